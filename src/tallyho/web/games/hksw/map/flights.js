/** The counters of the flights on the map: where they stand, how large they are, how they move. */

/** @import { Box, Spot } from "../../raf/map/geometry.js" */
/** @import { Kit } from "../../raf/parts.js" */
/** @import { HkswPosition } from "../position.js" */
import { Counters } from "../../grid/counters.js";
import { middleOf } from "../../raf/map/geometry.js";
import { flightCounter, HEIGHT, WIDTH } from "../counter.js";
import { clearOf, inSquare } from "./stand.js";

const MOVE_TIME = 450;
/** Counters are never drawn smaller than at so many px for a unit. */
const COUNTERS_FROM = 0.78;
/** Units of the board for a unit of a counter. */
const SIZE = 1.16;
/** How far cards below the uppermost one stick out at the sides. */
const EDGES = 6;

/** Where squares lie, and the targets in them. @typedef {{ box: (square: string) => Box, sites: (square: string) => Spot[] }} Around */

export class Flights extends Counters {
  /** @param {Kit} kit @param {Around} ground @param {(id: string) => void} press */
  constructor(kit, ground, press) {
    super("data-flight", MOVE_TIME, { width: WIDTH + EDGES, height: HEIGHT + EDGES }, press);
    this.kit = kit;
    this.ground = ground;
    /** @type {HkswPosition | null} */
    this.at = null;
    this.size = SIZE;
  }

  /** Those that are just moving or fighting lie on top. @param {HkswPosition} at */
  draw(at) {
    this.at = at;
    const last = [at.table.moving, at.table.race, at.table.battle];
    const shown = Object.keys(at.components.flights).filter((id) => at.square(id) !== "");
    const sorted = shown.toSorted((one, other) => Number(last.includes(one)) - Number(last.includes(other)));
    this.show(sorted, (id) => flightCounter(this.kit, at, id));
  }

  /** Puts the counters where they stand. @param {number} scale px for a unit of the board */
  place(scale) {
    this.size = SIZE * Math.max(1, COUNTERS_FROM / scale);
    this.put();
  }

  /** Where a flight stands: alone, beside the targets of its square; with others, each side in a row of its own. @param {string} id @returns {Spot} */
  spot(id) {
    const square = this.at?.square(id) ?? "";
    const middle = middleOf(this.ground.box(square));
    const rows = this.rows(square);
    if (rows.flat().length > 1) {
      const { right, down } = inSquare(rows, id);
      return { x: middle.x + right, y: middle.y + down };
    }
    return clearOf(middle, { width: WIDTH * this.size, height: HEIGHT * this.size }, this.ground.sites(square));
  }

  /** @param {string} id */
  sizeOf(id) {
    return this.size * inSquare(this.rows(this.at?.square(id) ?? ""), id).size;
  }

  /** The flights of the Luftwaffe in a square, and those of the RAF. @param {string} square @returns {[string[], string[]]} */
  rows(square) {
    const all = this.at?.flightsAt(square) ?? [];
    const of = (/** @type {string} */ side) => all.filter((id) => this.at?.flight(id)?.side === side);
    return [of("luftwaffe"), of("raf")];
  }
}
