/** The counters of the flights on the map: where they stand, how large they are, how they move. */

/** @import { Box, Spot } from "../../raf/map/geometry.js" */
/** @import { Kit } from "../../raf/parts.js" */
/** @import { HkswPosition } from "../position.js" */
import { svg } from "../../../shell/dom.js";
import { onPress } from "../../raf/counter.js";
import { around } from "../../raf/map/geometry.js";
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

export class Flights {
  /** @param {Kit} kit @param {Around} ground @param {(id: string) => void} press */
  constructor(kit, ground, press) {
    this.kit = kit;
    this.ground = ground;
    this.press = press;
    this.layer = svg("g");
    /** @type {HkswPosition | null} */
    this.at = null;
    this.size = SIZE;
    /** @type {Map<string, Spot>} */
    this.before = new Map();
  }

  /** Those that are just moving or fighting lie on top. @param {HkswPosition} at */
  draw(at) {
    this.at = at;
    const last = [at.table.moving, at.table.race, at.table.battle];
    const shown = Object.keys(at.components.flights).filter((id) => at.square(id) !== "");
    const sorted = shown.toSorted((one, other) => Number(last.includes(one)) - Number(last.includes(other)));
    this.layer.replaceChildren(...sorted.map((id) => this.counter(at, id)));
  }

  /** @param {HkswPosition} at @param {string} id */
  counter(at, id) {
    const made = flightCounter(this.kit, at, id);
    onPress(made, () => this.press(id));
    return made;
  }

  /** Puts the counters where they stand. @param {number} scale px for a unit of the board */
  place(scale) {
    this.size = SIZE * Math.max(1, COUNTERS_FROM / scale);
    for (const [id, counter] of this.counters()) {
      const { x, y } = this.spot(id);
      counter.setAttribute("transform", `translate(${x} ${y}) scale(${this.sizeOf(id)})`);
    }
  }

  /** Counters that have moved glide. @param {boolean} motion */
  glide(motion) {
    /** @type {Map<string, Spot>} */
    const now = new Map();
    for (const [id, counter] of this.counters()) {
      const spot = this.spot(id);
      const from = this.before.get(id);
      now.set(id, spot);
      if (!motion || from === undefined || Math.hypot(from.x - spot.x, from.y - spot.y) < 1) continue;
      const way = [from, spot].map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px) scale(${this.sizeOf(id)})` }));
      counter.animate(way, { duration: MOVE_TIME, easing: "ease-in-out" });
    }
    this.before = now;
  }

  /** @returns {[string, Element][]} */
  counters() {
    return [...this.layer.children].map((counter) => [counter.getAttribute("data-flight") ?? "", counter]);
  }

  /** The room that the counters take, with the edges of their cards. @returns {Box[]} */
  boxes() {
    return this.counters().map(([id]) => around(this.spot(id), (WIDTH + EDGES) * this.sizeOf(id), (HEIGHT + EDGES) * this.sizeOf(id)));
  }

  /** Where a flight stands: alone, beside the targets of its square; with others, each side in a row of its own. @param {string} id @returns {Spot} */
  spot(id) {
    const square = this.at?.square(id) ?? "";
    const { x, y, width, height } = this.ground.box(square);
    const middle = { x: x + width / 2, y: y + height / 2 };
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
