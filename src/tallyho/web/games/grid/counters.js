/** The counters that stand on a map of squares or hexes: put in their places, and gliding from one to the next. */

/** @import { Box, Spot } from "../raf/map/geometry.js" */
import { svg } from "../../shell/dom.js";
import { onPress } from "../raf/counter.js";
import { around } from "../raf/map/geometry.js";

/** Less than this is no move, in units of the board. */
const STILL = 1;

/** The counters of a game extend this, and say how one is drawn and where it stands. */
export class Counters {
  /** @param {string} attribute that names a counter @param {number} time of a move in ms @param {{ width: number, height: number }} room that a counter takes at size 1 @param {(id: string) => void} press */
  constructor(attribute, time, room, press) {
    this.attribute = attribute;
    this.time = time;
    this.room = room;
    this.press = press;
    this.layer = svg("g");
    /** Where they stood. @type {Map<string, Spot>} */
    this.before = new Map();
  }

  /** Where a counter stands. @param {string} _id @returns {Spot} */
  spot(_id) {
    return { x: 0, y: 0 };
  }

  /** @param {string} _id */
  sizeOf(_id) {
    return 1;
  }

  /** Shows these counters, the last one on top. @param {string[]} ids @param {(id: string) => SVGElement} drawn */
  show(ids, drawn) {
    const made = ids.map((id) => {
      const counter = drawn(id);
      onPress(counter, () => this.press(id));
      return counter;
    });
    this.layer.replaceChildren(...made);
  }

  /** Puts the counters where they stand. */
  put() {
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
      if (!motion || from === undefined || Math.hypot(from.x - spot.x, from.y - spot.y) < STILL) continue;
      const way = [from, spot].map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px) scale(${this.sizeOf(id)})` }));
      counter.animate(way, { duration: this.time, easing: "ease-in-out" });
    }
    this.before = now;
  }

  /** @returns {[string, Element][]} */
  counters() {
    return [...this.layer.children].map((counter) => [counter.getAttribute(this.attribute) ?? "", counter]);
  }

  /** The room that the counters take. @returns {Box[]} */
  boxes() {
    return this.counters().map(([id]) => around(this.spot(id), this.room.width * this.sizeOf(id), this.room.height * this.sizeOf(id)));
  }
}
