/** How long a group can fly, and whether it can still get home. */

/** @import { FbobPosition } from "./position.js" */
import { distance, HEXES } from "./hexes.js";

/**
 * What a group of one's own has left: `left` hexes in this flying turn, `turns` flying turns in which it can still move (this one among them),
 * `reach` hexes in all; null: without limit. `home` is the nearest base, `away` its distance, `spare` the hexes left after going straight there.
 * @typedef {{ group: string, at: string, speed: number, left: number, last: number, turns: number, reach: number, home: string, away: number, spare: number }} Fuel
 */

/** The endurance of a group; null for an enemy's, and for Zeppelins and Fakes, who have none. @param {FbobPosition} at @param {string} group @returns {Fuel | null} */
export function fuelOf(at, group) {
  const found = at.group(group);
  const units = at.members(group);
  const boxes = units.map((id) => at.state(id)?.box ?? 0).filter((box) => box > 0);
  if (found === undefined || found.side !== at.side || boxes.length === 0) return null;
  const turn = Math.max(1, at.table.turn);
  const last = Math.min(...boxes, at.number("flying-turns"));
  const speed = speedOf(at, units);
  const left = Math.max(0, leftOf(at, group));
  const turns = Math.max(0, last - turn + (left > 0 ? 1 : 0));
  const reach = left + speed * Math.max(0, last - turn);
  const { base, away } = nearestBase(at, group, found.at);
  return { group, at: found.at, speed, left, last, turns, reach, home: base, away, spare: base === "" ? -1 : reach - away };
}

/** The speed of a group: that of its slowest unit. @param {FbobPosition} at @param {string[]} units */
export function speedOf(at, units) {
  return Math.min(...units.map((id) => at.unit(id)?.speed ?? 0));
}

/** Whether the move of a group in this flying turn is over. @param {FbobPosition} at @param {string} group */
function hasMoved(at, group) {
  const { phasing } = at.table;
  const found = at.group(group);
  if (found === undefined) return false;
  if (phasing === found.side) return found.moved;
  return found.side === "german" && phasing === "british";
}

/** The hexes that a group can still fly in this flying turn. @param {FbobPosition} at @param {string} group */
export function leftOf(at, group) {
  if (hasMoved(at, group)) return 0;
  const units = at.members(group);
  const own = at.table.phasing === at.group(group)?.side;
  return Math.min(...units.map((id) => (at.unit(id)?.speed ?? 0) - (own ? (at.state(id)?.used ?? 0) : 0)));
}

/** The bases that a group may land at: aerodromes, and for carrier units the carrier. @param {FbobPosition} at @param {string} group @returns {string[]} */
export function basesOf(at, group) {
  const side = at.group(group)?.side;
  if (side === undefined) return [];
  const fields = at.hexesWith(side, "aerodrome");
  const carried = at.members(group).every((id) => at.unit(id)?.carrier === true);
  const carrier = side === "british" && carried ? (at.table.ships ?? []).find((ship) => ship.name === "carrier")?.at : undefined;
  return carrier === undefined ? fields : [...fields, carrier];
}

/** @param {FbobPosition} at @param {string} group @param {string} from */
export function nearestBase(at, group, from) {
  const bases = basesOf(at, group).map((base) => ({ base, away: distance(from, base) }));
  return bases.toSorted((one, other) => one.away - other.away)[0] ?? { base: "", away: Infinity };
}

/** The flying turns that a way takes, the rest of this one counted as one. @param {{ left: number, speed: number }} fuel @param {number} hexes */
export function turnsFor({ left, speed }, hexes) {
  if (hexes <= 0) return 0;
  if (hexes <= left) return 1;
  return (left > 0 ? 1 : 0) + Math.ceil((hexes - left) / speed);
}

/** What is left after flying to a hex: the hexes beyond the way home; below zero: home cannot be reached from there. @param {FbobPosition} at @param {Fuel} fuel @param {string} hex @param {number} [flown] */
export function spareAt(at, fuel, hex, flown = distance(fuel.at, hex)) {
  const { away } = nearestBase(at, fuel.group, hex);
  return fuel.reach - flown - away;
}

/** All hexes that a group can visit and still get home. @param {FbobPosition} at @param {Fuel} fuel @returns {Set<string>} */
export function ring(at, fuel) {
  const bases = basesOf(at, fuel.group);
  const home = (/** @type {string} */ hex) => Math.min(...bases.map((base) => distance(hex, base)));
  return new Set(HEXES.filter((hex) => distance(fuel.at, hex) + home(hex) <= fuel.reach));
}
