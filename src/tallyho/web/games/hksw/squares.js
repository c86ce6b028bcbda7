/** The squares of the map: names, neighbours, directions, and where they lie in the world. */

/** @import { HkswBoard } from "./hksw.js" */
/** @import { Window } from "../raf/raf.js" */

export const COLUMNS = "ABCDEFGHIJKLMNOPQRSTUV";
export const ROWS = 32;

/** Column and row of a square, both from 0. @typedef {{ column: number, row: number }} Cell */

/** All squares, row by row. */
export const SQUARES = Array.from({ length: ROWS }, (_, row) => [...COLUMNS].map((column) => `${column}${row + 1}`)).flat();

const KNOWN = new Set(SQUARES);
const WINDS = [
  ["north-west", "north", "north-east"],
  ["west", "", "east"],
  ["south-west", "south", "south-east"],
];

/** Whether this is the name of a square. @param {string} name */
export function isSquare(name) {
  return KNOWN.has(name);
}

/** @param {string} square @returns {Cell} */
export function cellOf(square) {
  return { column: COLUMNS.indexOf(square.charAt(0)), row: Number(square.slice(1)) - 1 };
}

/** The name of a cell; empty beside the map. @param {Cell} cell */
export function nameOf({ column, row }) {
  const name = `${COLUMNS.charAt(column)}${row + 1}`;
  return column >= 0 && KNOWN.has(name) ? name : "";
}

/** The eight squares around one, fewer at the edge. @param {string} square @returns {string[]} */
export function beside(square) {
  const { column, row } = cellOf(square);
  const near = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((right) => nameOf({ column: column + right, row: row + down })));
  return near.filter((name) => name !== "" && name !== square);
}

/** How many moves one square is from another: diagonals count as one. @param {string} one @param {string} other */
export function distance(one, other) {
  const [a, b] = [cellOf(one), cellOf(other)];
  return Math.max(Math.abs(a.column - b.column), Math.abs(a.row - b.row));
}

/** The wind under which one square lies from another; empty for itself. @param {string} from @param {string} to */
export function wind(from, to) {
  const [a, b] = [cellOf(from), cellOf(to)];
  return WINDS[Math.sign(b.row - a.row) + 1]?.[Math.sign(b.column - a.column) + 1] ?? "";
}

/** The part of the world that the squares from one corner to another cover. @param {HkswBoard["grid"]} grid @param {string} from @param {string} [to] @returns {Window} */
export function windowOf({ west, north, lon, lat }, from, to = from) {
  const [a, b] = [cellOf(from), cellOf(to)];
  return {
    west: west + a.column * lon,
    east: west + (b.column + 1) * lon,
    north: north - a.row * lat,
    south: north - (b.row + 1) * lat,
  };
}

/** The square that a place lies in; empty beside the map. @param {HkswBoard["grid"]} grid @param {{ lon: number, lat: number }} place */
export function squareAt(grid, { lon, lat }) {
  return nameOf({ column: Math.floor((lon - grid.west) / grid.lon), row: Math.floor((grid.north - lat) / grid.lat) });
}
