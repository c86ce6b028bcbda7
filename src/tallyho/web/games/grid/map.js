/** A map of squares or hexes: a map sheet whose places can be found by name. */

/** @import { Moment } from "../../types.js" */
/** @import { Spot } from "../raf/map/geometry.js" */
import { MapSheet } from "../raf/map/sheet.js";

/** @template {{ moment: Moment }} P @extends {MapSheet<P>} */
export class GridMap extends MapSheet {
  /** The squares or hexes. @returns {Element} */
  get places() {
    return this.picture;
  }

  /** The middle of a square or hex. @param {string} _place @returns {Spot} */
  middle(_place) {
    return { x: 0, y: 0 };
  }
}
