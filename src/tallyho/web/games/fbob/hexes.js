/** The hexes by number: column and row, odd columns half a hex lower; neighbours, distances, directions. */

export const COLUMNS = 55;
export const ROWS = 33;

/** Column and row of a hex, both from 1. @typedef {{ column: number, row: number }} Cell */

/** All hexes, column by column. */
export const HEXES = Array.from({ length: COLUMNS }, (_, column) => Array.from({ length: ROWS }, (_, row) => nameOf(column + 1, row + 1))).flat();

const KNOWN = new Set(HEXES);
const DIRECTIONS = ["north", "north-east", "south-east", "south", "south-west", "north-west"];

/** @param {number} column @param {number} row */
function nameOf(column, row) {
  return `${String(column).padStart(2, "0")}${String(row).padStart(2, "0")}`;
}

/** Whether this is the number of a hex. @param {string} name */
export function isHex(name) {
  return KNOWN.has(name);
}

/** @param {string} hex @returns {Cell} */
export function cellOf(hex) {
  return { column: Number(hex.slice(0, 2)), row: Number(hex.slice(2)) };
}

/** The six hexes around one, clockwise from the north; empty where the map ends. @param {string} hex @returns {string[]} */
export function around(hex) {
  const { column, row } = cellOf(hex);
  const lower = column % 2;
  const cells = [[column, row - 1], [column + 1, row - 1 + lower], [column + 1, row + lower], [column, row + 1], [column - 1, row + lower], [column - 1, row - 1 + lower]];
  return cells.map(([one = 0, other = 0]) => nameOf(one, other)).map((name) => (KNOWN.has(name) ? name : ""));
}

/** The neighbours of a hex. @param {string} hex @returns {string[]} */
export function beside(hex) {
  return around(hex).filter((name) => name !== "");
}

/** How many hexes one is from another. @param {string} one @param {string} other */
export function distance(one, other) {
  const [a, b] = [slanted(one), slanted(other)];
  const [dq, dr] = [a.q - b.q, a.r - b.r];
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
}

/** @param {string} hex */
function slanted(hex) {
  const { column, row } = cellOf(hex);
  return { q: column, r: row - (column - (column % 2)) / 2 };
}

/** The hexes at most so far from one, itself among them. @param {string} start @param {number} radius @returns {string[]} */
export function within(start, radius) {
  const { column, row } = cellOf(start);
  const columns = Array.from({ length: 2 * radius + 1 }, (_, step) => column - radius + step);
  const rows = Array.from({ length: 2 * radius + 1 }, (_, step) => row - radius + step);
  const names = columns.flatMap((one) => rows.map((other) => (one < 1 || other < 1 ? "" : nameOf(one, other))));
  return names.filter((name) => KNOWN.has(name) && distance(start, name) <= radius);
}

/** Where a neighbour lies: `north-east`; empty if it is none. @param {string} from @param {string} to */
export function direction(from, to) {
  return DIRECTIONS[around(from).indexOf(to)] ?? "";
}
