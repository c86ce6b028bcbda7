/** What lies under everything: sea and coast, the squares, the radar line, the 12 Group line. */

/** @import { Outline, Place } from "../../raf/raf.js" */
/** @import { Projection } from "../../raf/map/geometry.js" */
/** @import { Kit } from "../../raf/parts.js" */
/** @import { HkswBoard, HkswComponents } from "../hksw.js" */
/** @import { HkswPosition } from "../position.js" */
import { svg } from "../../../shell/dom.js";
import { land as shores } from "../../grid/land.js";
import { middleOf, short } from "../../raf/map/geometry.js";
import { COLUMNS, ROWS, SQUARES, windowOf } from "../squares.js";

/** @typedef {{ board: HkswBoard, outline: Outline, projection: Projection, components: HkswComponents }} Ground */

/** Sea, land and coast. @param {Ground} ground @param {Kit} kit */
export function land({ board, outline, projection }, kit) {
  const whole = projection.box(windowOf(board.grid, "A1", `V${ROWS}`));
  const seas = board.seas.map((sea) => ({ name: sea.name, spot: middleOf(projection.box(windowOf(board.grid, sea.square))) }));
  return shores({ outline, projection, whole, seas }, kit);
}

/** Every square, to be pointed at, chosen and lit. @param {Ground} ground */
export function squares({ board, projection, components }) {
  const stations = [...new Set(Object.values(components.squares).map((square) => square.station))].filter((name) => name !== "");
  return SQUARES.map((id) => {
    const station = components.squares[id]?.station ?? "";
    const { x, y, width, height } = projection.box(windowOf(board.grid, id));
    const look = station === "" ? "hksw-square" : `hksw-square hksw-radar hksw-radar-${stations.indexOf(station) % 3}`;
    return svg(
      "g",
      { class: look, "data-square": id, "data-station": station === "" ? null : station },
      svg("rect", { x: short(x), y: short(y), width: short(width), height: short(height) }),
      svg("text", { x: short(x + 3), y: short(y + 10) }, id),
    );
  });
}

/** Marks the squares of stations that are knocked out. @param {Element} layer @param {HkswPosition} at */
export function markRadar(layer, at) {
  for (const square of layer.querySelectorAll("[data-station]"))
    square.classList.toggle("out", at.isOut(square.getAttribute("data-station") ?? ""));
}

/** The 12 Group line runs through the squares that it divides. @param {Ground} ground @param {Kit} kit */
export function groupLine({ board, projection, components }, kit) {
  const places = [...COLUMNS].flatMap((column) => {
    const rows = Array.from({ length: ROWS }, (_, row) => row + 1).filter((row) => components.squares[`${column}${row}`]?.line12 === "divided");
    const [first, last] = [rows[0], rows.at(-1)];
    if (first === undefined || last === undefined) return [];
    const { west, east, north, south } = windowOf(board.grid, `${column}${first}`, `${column}${last}`);
    /** @type {Place} */
    const middle = [(west + east) / 2, (north + south) / 2];
    return [middle];
  });
  const [first, last] = [places[0], places.at(-1)];
  if (first === undefined || last === undefined) return null;
  const half = board.grid.lon / 2;
  /** @type {Place[]} */
  const whole = [[first[0] - half, first[1]], ...places, [last[0] + half, last[1]]];
  const drawn = projection.southUp ? whole.toReversed() : whole;
  return svg(
    "g",
    { class: "hksw-line12", "aria-hidden": "true" },
    svg("path", { id: "hksw-line12", d: projection.curve(drawn) }),
    svg("text", { dy: -4 }, svg("textPath", { href: "#hksw-line12", startOffset: "73%" }, kit.say("group-line"))),
  );
}
