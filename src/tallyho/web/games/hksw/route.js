/** Where a Luftwaffe flight can go in its move, and the way there square by square. */

/** @import { HkswPosition } from "./position.js" */
import { beside, distance } from "./squares.js";

/** What one square more of the radar line is worth a detour of the same length. */
const SEEN = 1;
/** Of ways that are equally long in squares the straighter one is taken. */
const BEND = 0.001;

/** The best way to a square found so far. @typedef {{ steps: number, cost: number, from: string }} Way */

/**
 * All squares in which the moving flight can end its move, as far as its owner knows, with the shortest ways there.
 * Nobody is passed: an enemy's square ends the move (hksw:6.movement.m), a friend's may only be flown through.
 * @param {HkswPosition} at @returns {Map<string, string[]>}
 */
export function routes(at) {
  const { moving, left } = at.table;
  const start = at.square(moving);
  if (moving === "" || start === "" || left < 1) return new Map();
  const ways = explored(at, start, left);
  const ends = [...ways.keys()].filter((square) => square !== start && !at.friendIn(moving, square));
  return new Map(ends.map((square) => [square, wayTo(ways, start, square)]));
}

/** @param {HkswPosition} at @param {string} start @param {number} left @returns {Map<string, Way>} */
function explored(at, start, left) {
  /** @type {Map<string, Way>} */
  const ways = new Map([[start, { steps: 0, cost: 0, from: "" }]]);
  let edge = [start];
  for (let steps = 1; steps <= left; steps++) {
    /** @type {Set<string>} */
    const next = new Set();
    for (const square of edge) {
      if (square !== start && at.enemyIn(at.table.moving, square)) continue;
      for (const near of beside(square)) {
        if (!mayEnter(at, near, left - steps + 1)) continue;
        const cost = (ways.get(square)?.cost ?? 0) + price(at, square, near);
        const known = ways.get(near);
        if (known !== undefined && (known.steps < steps || known.cost <= cost)) continue;
        ways.set(near, { steps, cost, from: square });
        next.add(near);
      }
    }
    edge = [...next];
  }
  return ways;
}

/** Whether the moving flight may enter a square beside it with so many moves left. @param {HkswPosition} at @param {string} square @param {number} left */
function mayEnter(at, square, left) {
  const { moving } = at.table;
  if (at.isNorth(square) && at.hasShortRange(moving)) return false;
  return !at.friendIn(moving, square) || (left > 1 && !at.enemyIn(moving, square));
}

/** @param {HkswPosition} at @param {string} from @param {string} to */
function price(at, from, to) {
  const watched = at.table.radar[at.table.moving] !== "detected" && at.watchedBy(to) !== "" && !at.isOut(at.watchedBy(to));
  const diagonal = from.charAt(0) !== to.charAt(0) && from.slice(1) !== to.slice(1);
  return (watched ? SEEN : 0) + (diagonal ? BEND : 0);
}

/** @param {Map<string, Way>} ways @param {string} start @param {string} goal */
function wayTo(ways, start, goal) {
  /** @type {string[]} */
  const found = [];
  for (let square = goal; square !== start && square !== ""; square = ways.get(square)?.from ?? "") found.unshift(square);
  return found;
}

/** The moves from a flight's base to a target and, at the least, home again. @param {HkswPosition} at @param {string} flight @param {string} target */
export function legs(at, flight, target) {
  const [from, to] = [at.components.flights[flight]?.square, at.components.targets[target]?.square];
  return from === undefined || to === undefined ? 0 : distance(from, to);
}
