/** The counters of the groups in the air: where they stand, how large they are, how they move. */

/** @import { Box, Spot } from "../../raf/map/geometry.js" */
/** @import { Kit } from "../../raf/parts.js" */
/** @import { FbobPosition } from "../position.js" */
/** @import { Shape } from "./shape.js" */
import { svg } from "../../../shell/dom.js";
import { onPress } from "../../raf/counter.js";
import { around } from "../../raf/map/geometry.js";
import { groupCounter, HEIGHT, WIDTH } from "../counter.js";

const MOVE_TIME = 350;
/** Counters are never drawn smaller than at so many px for a unit. */
const COUNTERS_FROM = 1.2;
/** A lone counter stands above the middle of its hex, where land units are seen below it. */
const UP = -7;
const EDGES = 4;

export class Groups {
  /** @param {Kit} kit @param {Shape} shape @param {(group: string) => void} press */
  constructor(kit, shape, press) {
    this.kit = kit;
    this.shape = shape;
    this.press = press;
    this.layer = svg("g");
    /** @type {FbobPosition | null} */
    this.at = null;
    this.size = 1;
    /** @type {Map<string, Spot>} */
    this.before = new Map();
  }

  /** The one that moves lies on top. @param {FbobPosition} at */
  draw(at) {
    this.at = at;
    const shown = Object.keys(at.table.groups).toSorted((one, other) => Number(one === at.focus) - Number(other === at.focus));
    this.layer.replaceChildren(...shown.map((group) => this.counter(at, group)));
  }

  /** @param {FbobPosition} at @param {string} group */
  counter(at, group) {
    const made = groupCounter(this.kit, at, group);
    onPress(made, () => this.press(group));
    return made;
  }

  /** Puts the counters where they stand. @param {number} scale px for a unit of the board */
  place(scale) {
    this.size = Math.max(1, COUNTERS_FROM / scale);
    for (const [group, counter] of this.counters()) {
      const { x, y } = this.spot(group);
      counter.setAttribute("transform", `translate(${x} ${y}) scale(${this.size})`);
    }
  }

  /** Counters that have moved glide. @param {boolean} motion */
  glide(motion) {
    /** @type {Map<string, Spot>} */
    const now = new Map();
    for (const [group, counter] of this.counters()) {
      const spot = this.spot(group);
      const from = this.before.get(group);
      now.set(group, spot);
      if (!motion || from === undefined || Math.hypot(from.x - spot.x, from.y - spot.y) < 1) continue;
      const way = [from, spot].map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px) scale(${this.size})` }));
      counter.animate(way, { duration: MOVE_TIME, easing: "ease-in-out" });
    }
    this.before = now;
  }

  /** @returns {[string, Element][]} */
  counters() {
    return [...this.layer.children].map((counter) => [counter.getAttribute("data-group") ?? "", counter]);
  }

  /** The room that the counters take. @returns {Box[]} */
  boxes() {
    return this.counters().map(([group]) => around(this.spot(group), (WIDTH + EDGES) * this.size, (HEIGHT + EDGES) * this.size));
  }

  /** Where a group stands: alone above the middle of its hex, with others one below the other. @param {string} group @returns {Spot} */
  spot(group) {
    const hex = this.at?.group(group)?.at ?? "";
    const middle = this.shape.middle(hex);
    const here = this.at?.groupsIn(hex) ?? [];
    const step = Math.min(HEIGHT + 1, 36 / Math.max(1, here.length)) * this.size;
    const down = here.length < 2 ? UP * this.size : (here.indexOf(group) - (here.length - 1) / 2) * step - 2;
    return { x: middle.x + (here.length > 2 ? (here.indexOf(group) % 2 ? 5 : -5) : 0), y: middle.y + down };
  }
}
