/** The way that a player looks at: what of it is flown in this turn, where each turn ends, and where the group must turn back. */

/** @import { Fuel } from "./endurance.js" */
/** @import { FbobPosition } from "./position.js" */
import { fuelOf, leftOf, spareAt, speedOf, turnsFor } from "./endurance.js";
import { isHex } from "./hexes.js";
import { wayTo } from "./route.js";

/**
 * `pinned`: the goal was pressed once; `now`: so many hexes of the way are flown in this turn; `turns`: it takes so many, this one counted;
 * `ends`: the hexes where they end, with their numbers; `back`: the last hex on the way from which home can be reached; empty: the goal
 * itself, or none at all.
 * @typedef {{ goal: string, way: string[], pinned: boolean, now: number, turns: number, ends: Map<string, number>, back: string }} Plan
 */

/** Whether the group that moves can be sent towards a hex, however far. @param {FbobPosition} at @param {string} hex */
export function mayHeadFor(at, hex) {
  const group = at.group(at.table.moving);
  if (group === undefined || group.side !== at.side || at.asked?.key !== "fly" || group.patrol) return false;
  return isHex(hex) && hex !== group.at && leftOf(at, at.table.moving) > 0;
}

/** @param {FbobPosition} at @param {string} goal @param {boolean} pinned @returns {Plan} */
export function planTo(at, goal, pinned) {
  const { moving, turn } = at.table;
  const way = wayTo(at, at.group(moving)?.at ?? "", goal);
  const [left, speed] = [Math.max(0, leftOf(at, moving)), speedOf(at, at.members(moving))];
  const turns = turnsFor({ left, speed }, way.length);
  /** @type {[string, number][]} */
  const ends = Array.from({ length: Math.max(0, turns - 1) }, (_, place) => [way[left + speed * place - 1] ?? "", turn + place]);
  return { goal, way, pinned, now: Math.min(left, way.length), turns, ends: new Map(ends), back: turnBack(at, fuelOf(at, moving), way) };
}

/** @param {FbobPosition} at @param {Fuel | null} fuel @param {string[]} way */
function turnBack(at, fuel, way) {
  if (fuel === null) return "";
  const last = way.findLastIndex((hex, place) => spareAt(at, fuel, hex, place + 1) >= 0);
  return last < 0 || last === way.length - 1 ? "" : (way[last] ?? "");
}
