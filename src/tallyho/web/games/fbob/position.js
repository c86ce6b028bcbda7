/** The table of First Battle of Britain as a side sees it, with what follows from it. */

/** @import { AirUnit, FbobComponents, FbobTable, GroupState, Hex, Mark, Side, UnitState } from "./fbob.js" */
import { SidePosition } from "../grid/position.js";
import { distance, isHex, within } from "./hexes.js";

/** @type {Side[]} */
export const SIDES = ["german", "british"];
const LETTERS = { german: "G", british: "B" };
/** Steps of the sequence in which something is fought out. */
const FIGHTING = ["combat.", "bombing."];

/** @extends {SidePosition<FbobComponents, FbobTable, Side>} */
export class FbobPosition extends SidePosition {
  /** The enemy of a side. @param {Side} side @returns {Side} */
  enemy(side) {
    return side === "german" ? "british" : "german";
  }

  /** @param {string} name */
  number(name) {
    return this.components.numbers[name] ?? 0;
  }

  /* Hexes */

  /** @param {string} id @returns {Hex | undefined} */
  hex(id) {
    return this.components.hexes[id];
  }

  /** The AA strength of a side in a hex as far as it is known: of its land units and ships. @param {Side} side @param {string} hex */
  guns(side, hex) {
    const land = this.table.land[hex];
    const known = land?.side === side ? land.units.map((unit) => this.gunsOf(side, unit)) : [];
    const ships = side === "british" ? this.shipsIn(hex).map((ship) => this.shipGuns(ship.name)) : [];
    return [...known, ...ships].reduce((sum, one) => sum + one, 0);
  }

  /** @param {Side} side @param {string} unit */
  gunsOf(side, unit) {
    if (unit.startsWith("aa")) return Number(unit.slice(2)) || 0;
    return Object.values(this.components.ground).find((one) => one.side === side && one.kind === unit)?.aa ?? 0;
  }

  /** An unknown ship has at least the guns of a tender. @param {string} name */
  shipGuns(name) {
    const kind = name === "carrier" ? "carrier" : "tender";
    return Object.values(this.components.ground).find((one) => one.kind === kind)?.aa ?? 0;
  }

  /** @param {string} hex */
  shipsIn(hex) {
    return (this.table.ships ?? []).filter((ship) => ship.at === hex);
  }

  /** Whether a known land unit of a kind lies in a hex. @param {string} hex @param {string} kind @param {Side} side */
  hasLand(hex, kind, side) {
    const land = this.table.land[hex];
    return land?.side === side && land.units.some((unit) => (kind === "aa" ? unit.startsWith("aa") : unit === kind));
  }

  /** The hexes of a side with a known land unit of a kind. @param {Side} side @param {string} kind */
  hexesWith(side, kind) {
    return Object.keys(this.table.land).filter((hex) => this.hasLand(hex, kind, side));
  }

  /** Whether a known headquarters of a side is near. @param {Side} side @param {string} hex */
  commandNear(side, hex) {
    return this.hexesWith(side, "headquarters").some((one) => distance(one, hex) <= this.number("command-radius"));
  }

  /** What known early warning units and ships of a side watch: from where, and how far. @param {Side} side @returns {{ hex: string, radius: number }[]} */
  posts(side) {
    const warning = this.hexesWith(side, "early-warning").map((hex) => ({
      hex,
      radius: this.number(this.commandNear(side, hex) ? "early-warning-command" : "early-warning"),
    }));
    const ships = side === "british" ? (this.table.ships ?? []).flatMap((ship) => (ship.at === undefined ? [] : [ship.at])) : [];
    return [...warning, ...ships.map((hex) => ({ hex, radius: this.number("naval-spotting") }))];
  }

  /** The hexes that a side watches, as far as it is known. @param {Side} side @returns {Set<string>} */
  watched(side) {
    return new Set(this.posts(side).flatMap(({ hex, radius }) => within(hex, radius)));
  }

  /* Air units */

  /** @param {string} id @returns {AirUnit | undefined} */
  unit(id) {
    return this.components.units[id];
  }

  /** @param {string} id @returns {UnitState | undefined} */
  state(id) {
    return this.table.units[id];
  }

  /** The known units of a side. @param {Side} side */
  unitsOf(side) {
    return Object.keys(this.table.units).filter((id) => this.unit(id)?.side === side);
  }

  /** @param {string} id @param {Mark} mark */
  hasMark(id, mark) {
    return this.state(id)?.marks?.includes(mark) ?? false;
  }

  /** The known units on the ground in a hex. @param {string} hex */
  basedIn(hex) {
    return Object.keys(this.table.units).filter((id) => this.state(id)?.place === "based" && this.state(id)?.at === hex);
  }

  /** How many air units of a side are on the ground in a hex, known or not. @param {Side} side @param {string} hex */
  basedCount(side, hex) {
    return this.table.based[side]?.[hex] ?? 0;
  }

  /** The morale points that a unit costs now. @param {string} id */
  cost(id) {
    const one = this.unit(id);
    if (one === undefined) return 0;
    const bomber = one.side === "british" && (one.class === "bomber" || one.class === "carrier-bomber");
    return bomber ? this.number(this.table.raf ? "bomber-with-raf" : "bomber-before-raf") : one.cost;
  }

  /* Groups */

  /** @param {string} group @returns {GroupState | undefined} */
  group(group) {
    return this.table.groups[group];
  }

  /** The known units of a group. @param {string} group */
  members(group) {
    const found = this.group(group);
    const number = Number(group.slice(1));
    if (found === undefined) return [];
    return this.unitsOf(found.side).filter((id) => this.state(id)?.place === "flying" && this.state(id)?.group === number);
  }

  /** The group of a flying unit. @param {string} id */
  groupOf(id) {
    const [one, state] = [this.unit(id), this.state(id)];
    return one === undefined || state?.place !== "flying" ? "" : `${LETTERS[one.side]}${state.group ?? 0}`;
  }

  /** @param {string} hex */
  groupsIn(hex) {
    return Object.keys(this.table.groups).filter((group) => this.group(group)?.at === hex);
  }

  /** The groups of a side. @param {Side} side */
  groupsOf(side) {
    return Object.keys(this.table.groups).filter((group) => this.group(group)?.side === side);
  }

  /** Whether the enemy knows a group of one's own. @param {string} group */
  isSpotted(group) {
    const units = this.members(group);
    return units.length > 0 && units.some((id) => (this.state(id)?.spotted ?? 0) > 0);
  }

  /** The group that moves, or that is asked about; else the one that is looked at. */
  get focus() {
    return this.table.moving || this.askedFor("group");
  }

  /* Answers */

  /** The hex that an answer lies in; empty: nowhere on the map. @param {string} answer */
  hexOf(answer) {
    const [first = "", second = ""] = answer.split(" ");
    const key = this.asked?.key ?? "";
    if (isHex(first)) return first;
    if (isHex(second)) return second;
    if (first in this.table.groups) return this.group(first)?.at ?? "";
    if (key === "fly" || key === "aim") return this.askedFor("hex");
    if (key === "buy") return "";
    if (first in this.components.units) return this.state(first)?.at ?? "";
    if (second in this.components.units) return this.state(second)?.at ?? "";
    return (this.table.ships ?? []).find((ship) => ship.name === first)?.at ?? "";
  }

  /* Combat */

  /** Whether the tray of the battle is to be open. */
  get underWay() {
    const { asked, log, step } = this.moment;
    if (asked.some((one) => ["pick-hit", "keep-in-hex", "scatter", "driven-off", "aim", "intercept"].includes(one.key))) return true;
    return FIGHTING.some((phase) => step.startsWith(phase)) && log.length > 0 && this.fresh(log.length);
  }

  /** Whether something was fought out in this phase: since the last line that tells of flying. @param {number} lines */
  fresh(lines) {
    const { log } = this.moment;
    for (let place = lines - 1; place >= 0; place--) {
      const key = log[place]?.key ?? "";
      if (["dogfight", "bombs", "guns-fire"].includes(key)) return true;
      if (["flies", "flying-turn", "takes-off", "lands"].includes(key)) return false;
    }
    return false;
  }
}
