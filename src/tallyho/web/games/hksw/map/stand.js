/** Where counters stand in a square, so that nothing is covered that must be seen. */

/** @import { Spot } from "../../raf/map/geometry.js" */
import { around } from "../../raf/map/geometry.js";

/** How far a counter may stand from the middle of its square, in units of the board. */
const ACROSS = [0, -8, 8];
const DOWN = [0, -6, 6, -11, 11];
/** The room of a target's sign. */
const SIGN = 18;
/** The rows of both sides lie so far above and below the middle; counters of a row so far from each other. */
const ROW = 15;
const BESIDE = 32;
/** The upper counter stands a little to the right, so that the lower one shows its name. */
const LEAN = 6;
/** How large counters are that share a square: one of each side, or more. */
const TWO = 0.86;
const MORE = 0.76;

/** Near the middle of a square, where a counter covers least of the targets there. @param {Spot} middle @param {{ width: number, height: number }} size @param {Spot[]} sites @returns {Spot} */
export function clearOf(middle, { width, height }, sites) {
  if (sites.length === 0) return middle;
  const spots = DOWN.flatMap((down) => ACROSS.map((across) => ({ x: middle.x + across, y: middle.y + down })));
  const cost = (/** @type {Spot} */ spot) =>
    sites.reduce((sum, site) => sum + covered(around(spot, width, height), around(site, SIGN, SIGN)), Math.hypot(spot.x - middle.x, spot.y - middle.y));
  return spots.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best));
}

/** The ground that two boxes have in common. @param {import("../../raf/map/geometry.js").Box} a @param {import("../../raf/map/geometry.js").Box} b */
function covered(a, b) {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, across) * Math.max(0, down);
}

/**
 * How far from the middle of a square a flight stands, and how much smaller it is: the Luftwaffe above, the RAF below, those
 * of one side (a Big Wing) beside each other.
 * @param {[string[], string[]]} rows @param {string} id
 */
export function inSquare(rows, id) {
  const [above, below] = rows;
  const number = above.length + below.length;
  if (number < 2) return { right: 0, down: 0, size: 1 };
  const row = above.includes(id) ? above : below;
  const both = above.length > 0 && below.length > 0;
  const sign = row === above ? -1 : 1;
  const lean = both && row.length === 1 ? -sign * LEAN : 0;
  return { right: (row.indexOf(id) - (row.length - 1) / 2) * BESIDE + lean, down: both ? sign * ROW : 0, size: number > 2 || row.length > 1 ? MORE : TWO };
}
