/** From longitude and latitude to the board: north up, or south up as the plotting table was seen from the gallery. */

/** @import { RafBoard, Place, Window } from "../raf.js" */

/** What the projection reads of a board: its terms. @typedef {Pick<RafBoard, "projection">} Ground */

/** @typedef {{ x: number, y: number }} Spot */
/** @typedef {{ x: number, y: number, width: number, height: number }} Box */

const BEND = 7;

export class Projection {
  /** @param {Ground} board */
  constructor(board) {
    this.terms = board.projection;
    this.southUp = false;
  }

  /** @param {Place} place @returns {Spot} */
  spot([lon, lat]) {
    const sign = this.southUp ? -1 : 1;
    const { lon: west, lat: north, per_lon, per_lat } = this.terms;
    return { x: sign * (lon - west) * per_lon, y: sign * (north - lat) * per_lat };
  }

  /** @param {Window} window @returns {Box} */
  box({ west, south, east, north }) {
    const a = this.spot([west, north]);
    const b = this.spot([east, south]);
    return { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), width: Math.abs(b.x - a.x), height: Math.abs(b.y - a.y) };
  }

  /** A path through places. @param {Place[]} places @param {boolean} [closed] */
  path(places, closed = false) {
    const steps = places.map((place, i) => {
      const { x, y } = this.spot(place);
      return `${i ? "L" : "M"}${short(x)} ${short(y)}`;
    });
    return steps.join("") + (closed ? "Z" : "");
  }

  /** A smooth path through places: each piece bends toward the next place but one. @param {Place[]} places */
  curve(places) {
    const spots = places.map((place) => this.spot(place));
    const at = (/** @type {number} */ i) => /** @type {Spot} */ (spots[Math.max(0, Math.min(spots.length - 1, i))]);
    let path = `M${short(at(0).x)} ${short(at(0).y)}`;
    for (let i = 1; i < spots.length; i++) {
      const [a, b, c, d] = [at(i - 2), at(i - 1), at(i), at(i + 1)];
      const out = pair(b.x + (c.x - a.x) / BEND, b.y + (c.y - a.y) / BEND);
      const into = pair(c.x - (d.x - b.x) / BEND, c.y - (d.y - b.y) / BEND);
      path += `C${out} ${into} ${pair(c.x, c.y)}`;
    }
    return path;
  }
}

/** @param {number} x @param {number} y */
function pair(x, y) {
  return `${short(x)} ${short(y)}`;
}

/** Whether two boxes have ground in common. @param {Box} a @param {Box} b */
export function overlap(a, b) {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** The box of a size around a spot. @param {Spot} spot @param {number} width @param {number} height @returns {Box} */
export function around({ x, y }, width, height) {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** The middle of a box. @param {Box} box @returns {Spot} */
export function middleOf({ x, y, width, height }) {
  return { x: x + width / 2, y: y + height / 2 };
}

/** A number for an attribute: at most two decimals. @param {number} value */
export function short(value) {
  return Math.round(value * 100) / 100;
}
