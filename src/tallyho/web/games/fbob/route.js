/** Where a group can go in its move, the way there hex by hex, and what is known to lie in wait on it. */

/** @import { FbobPosition } from "./position.js" */
/** @import { Side } from "./fbob.js" */
import { leftOf } from "./endurance.js";
import { beside, cellOf, distance, within } from "./hexes.js";

/** What one thing that lies in wait is worth, in parts of a hex; all together less than one, for ways are shortest. */
const PRICE = { guns: 0.02, enemy: 0.05, patrol: 0.03, watched: 0.01, hidden: 0.005 };
/** Of ways that are equally good the straighter one is taken. */
const BEND = 0.0001;

/** What is known to lie in wait in a hex. @typedef {{ hex: string, kind: "guns" | "enemy" | "patrol" | "watched" | "hidden", number: number }} Danger */

/** The hexes that the moving group can reach in this move, without those beside it. @param {FbobPosition} at @returns {Set<string>} */
export function reachable(at) {
  const { moving } = at.table;
  const group = at.group(moving);
  if (group === undefined || group.side !== at.side || at.asked?.key !== "fly" || group.patrol) return new Set();
  return new Set(within(group.at, Math.max(0, leftOf(at, moving))).filter((hex) => distance(group.at, hex) > 1));
}

/**
 * The best of the shortest ways from one hex to another, the goal last: nothing on the map bars a way, so a way is shortest if each step
 * comes nearer; of these the least dangerous is taken, then the straightest.
 * @param {FbobPosition} at @param {string} from @param {string} goal @returns {string[]}
 */
export function wayTo(at, from, goal) {
  const prices = pricesOf(at);
  /** @type {Map<string, { cost: number, next: string }>} */
  const best = new Map([[goal, { cost: 0, next: "" }]]);
  let edge = [goal];
  for (let far = 1; far <= distance(from, goal); far++) {
    const step = new Set(edge.flatMap((hex) => beside(hex)).filter((hex) => distance(hex, goal) === far && distance(from, hex) + far === distance(from, goal)));
    for (const hex of step) {
      const [next] = beside(hex).filter((near) => best.has(near) && distance(near, goal) === far - 1).toSorted((one, other) => (best.get(one)?.cost ?? 0) - (best.get(other)?.cost ?? 0));
      if (next !== undefined) best.set(hex, { cost: (best.get(next)?.cost ?? 0) + prices(hex) + BEND * bend(from, goal, hex), next });
    }
    edge = [...step];
  }
  /** @type {string[]} */
  const way = [];
  for (let hex = best.get(from)?.next ?? ""; hex !== ""; hex = best.get(hex)?.next ?? "") way.push(hex);
  return way;
}

/** How far a hex lies from the straight line. @param {string} from @param {string} goal @param {string} hex */
function bend(from, goal, hex) {
  const spot = (/** @type {string} */ one) => ({ x: cellOf(one).column * 0.866, y: cellOf(one).row + (cellOf(one).column % 2) / 2 });
  const [a, b, c] = [spot(from), spot(goal), spot(hex)];
  const long = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  return Math.abs((b.x - a.x) * (a.y - c.y) - (a.x - c.x) * (b.y - a.y)) / long;
}

/** @param {FbobPosition} at */
function pricesOf(at) {
  const tell = dangers(at);
  /** @type {Map<string, number>} */
  const known = new Map();
  return (/** @type {string} */ hex) => {
    const before = known.get(hex);
    if (before !== undefined) return before;
    const found = tell(hex).reduce((sum, danger) => sum + PRICE[danger.kind] * Math.max(1, danger.number), 0);
    known.set(hex, found);
    return found;
  };
}

/** What is known to lie in wait for a side in a hex. @param {FbobPosition} at @returns {(hex: string) => Danger[]} */
export function dangers(at) {
  const side = at.side;
  if (side === null) return () => [];
  const enemy = at.enemy(side);
  const watched = at.watched(enemy);
  const patrols = at.groupsOf(enemy).filter((group) => at.group(group)?.patrol).flatMap((group) => within(at.group(group)?.at ?? "", 1));
  return (hex) => [...inHex(at, enemy, hex), ...(patrols.includes(hex) ? [danger(hex, "patrol", 1)] : []), ...(watched.has(hex) ? [danger(hex, "watched", 1)] : [])];
}

/** @param {FbobPosition} at @param {Side} enemy @param {string} hex @returns {Danger[]} */
function inHex(at, enemy, hex) {
  const land = at.table.land[hex];
  const guns = at.guns(enemy, hex);
  const hidden = land?.side === enemy ? land.hidden : 0;
  const groups = at.groupsIn(hex).filter((group) => at.group(group)?.side === enemy).length;
  return [
    ...(guns > 0 ? [danger(hex, "guns", guns)] : []),
    ...(hidden > 0 ? [danger(hex, "hidden", hidden)] : []),
    ...(groups > 0 ? [danger(hex, "enemy", groups)] : []),
  ];
}

/** @param {string} hex @param {Danger["kind"]} kind @param {number} number @returns {Danger} */
function danger(hex, kind, number) {
  return { hex, kind, number };
}
