/** The counters of the groups in the air: where they stand, how large they are, how they move. */

/** @import { Spot } from "../../raf/map/geometry.js" */
/** @import { Kit } from "../../raf/parts.js" */
/** @import { FbobPosition } from "../position.js" */
/** @import { Shape } from "./shape.js" */
import { Counters } from "../../grid/counters.js";
import { groupCounter, HEIGHT, WIDTH } from "../counter.js";

const MOVE_TIME = 350;
/** Counters are never drawn smaller than at so many px for a unit. */
const COUNTERS_FROM = 1.2;
/** A lone counter stands above the middle of its hex, where land units are seen below it. */
const UP = -7;
const EDGES = 4;

export class Groups extends Counters {
  /** @param {Kit} kit @param {Shape} shape @param {(group: string) => void} press */
  constructor(kit, shape, press) {
    super("data-group", MOVE_TIME, { width: WIDTH + EDGES, height: HEIGHT + EDGES }, press);
    this.kit = kit;
    this.shape = shape;
    /** @type {FbobPosition | null} */
    this.at = null;
    this.size = 1;
  }

  /** The one that moves lies on top. @param {FbobPosition} at */
  draw(at) {
    this.at = at;
    const shown = Object.keys(at.table.groups).toSorted((one, other) => Number(one === at.focus) - Number(other === at.focus));
    this.show(shown, (group) => groupCounter(this.kit, at, group));
  }

  /** Puts the counters where they stand. @param {number} scale px for a unit of the board */
  place(scale) {
    this.size = Math.max(1, COUNTERS_FROM / scale);
    this.put();
  }

  sizeOf() {
    return this.size;
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
