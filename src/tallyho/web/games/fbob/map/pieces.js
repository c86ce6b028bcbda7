/** What stands on the ground: land units, ships, air units at their bases, and the markers on the map. */

/** @import { Box } from "../../raf/map/geometry.js" */
/** @import { Kit } from "../../raf/parts.js" */
/** @import { LandState, Side } from "../fbob.js" */
/** @import { FbobPosition } from "../position.js" */
/** @import { Shape } from "./shape.js" */
import { svg } from "../../../shell/dom.js";
import { around, short } from "../../raf/map/geometry.js";
import { SIDES } from "../position.js";
import { landName, shipName } from "../wording.js";

/** A counter of a land unit: its size, and how far the next one is. */
const SIZE = 11;
const STEP = 9.5;
/** How far below the middle of its hex a row of counters stands. */
const DOWN = 6;

/** The drawings on land units, around their middle. @type {Record<string, string>} */
export const ICONS = {
  aerodrome: "M-3.6 2.4L3.6-2.4M-1.2 3.4L2.4-3.4M-3.8-1.2L1.2 3.4",
  aa: "M-3.6 3.4H3M-.8 3.2V.8L3.2-3.6M-2.6.8H1",
  "civil-defence": "M0-3.8L3.6-1.8V.6C3.6 2.6 1.6 3.6 0 4-1.6 3.6-3.6 2.6-3.6.6V-1.8Z",
  "early-warning": "M-3.4-2.6A4.6 4.6 0 0 0 2.4 3.2M-3.4-2.6L2.4 3.2M-.4.4L3.2-3.2",
  headquarters: "M-2.6 4V-4M-2.6-3.8H3.4L1.6-1.8 3.4.2H-2.6",
};
const SHIP = "M-5 0H5L3.4 3.4H-3.6ZM-2.6 0V-2.4H1.6V0M-.6-2.4V-5";
const DECK = "M-5.6-.6H5.8L3.8 3.4H-4ZM1.8-.6V-3H3.6V-.6";
const EYE = "M-4 0C-2-2.9 2-2.9 4 0 2 2.9-2 2.9-4 0ZM-.3 0H.3";
const BURST = "M0-5L1.3-1.7 4.6-2.7 2.3.2 4.4 3 1.2 2.2 0 5-1.2 2.2-4.4 3-2.3.2-4.6-2.7-1.3-1.7Z";

/** The room that the counters of land units and ships take, which no name may cover. @param {Shape} shape @param {FbobPosition} at @param {number} size @returns {Box[]} */
export function pieceBoxes(shape, at, size) {
  const ships = [...new Set((at.table.ships ?? []).flatMap((ship) => (ship.at === undefined ? [] : [ship.at])))];
  const stacks = Object.entries(at.table.land).map(([hex, { units, hidden }]) => ({ hex, number: units.length + (hidden > 0 ? 1 : 0) }));
  return [...stacks, ...ships.map((hex) => ({ hex, number: 1 }))].map(({ hex, number }) => {
    const { x, y } = shape.middle(hex);
    return around({ x, y: y + DOWN * size }, (SIZE + (number - 1) * STEP) * size, SIZE * size);
  });
}

/** All that stands on the ground. @param {Shape} shape @param {Kit} kit @param {FbobPosition} at */
export function pieces(shape, kit, at) {
  return [
    ...Object.entries(at.table.land).map(([hex, land]) => stack(shape, kit, at, hex, land)),
    ...bare(at).map(({ hex, side }) => group(shape, hex, `fbob-bare fbob-${side}`, count(at.basedCount(side, hex), 0, side))),
    ...fleets(shape, kit, at),
    ...markers(shape, at),
  ];
}

/** @param {Shape} shape @param {string} hex @param {string} look @param {...import("../../../shell/dom.js").Child} children */
function group(shape, hex, look, ...children) {
  const { x, y } = shape.middle(hex);
  return svg("g", { class: look, "data-in": hex, transform: `translate(${short(x)} ${short(y)})` }, svg("g", { class: "fbob-sized" }, ...children));
}

/** The land units of a hex, the top first; what lies below unseen is an edge with its number. @param {Shape} shape @param {Kit} kit @param {FbobPosition} at @param {string} hex @param {LandState} land */
function stack(shape, kit, at, hex, land) {
  const { side, units, hidden } = land;
  const places = units.length + (hidden > 0 ? 1 : 0);
  const left = (-(places - 1) * STEP) / 2;
  const based = at.basedCount(side, hex);
  const counters = units.map((unit, place) => landCounter(kit, unit, left + place * STEP));
  const below = hidden > 0 ? [svg("g", { class: "fbob-hidden", transform: `translate(${short(left + units.length * STEP)} ${DOWN})` }, face(), svg("text", { y: 3 }, `+${hidden}`))] : [];
  return group(shape, hex, `fbob-stack fbob-${side}`, ...below, ...counters.toReversed(), based > 0 ? count(based, left + (places - 1) * STEP, side) : null);
}

function face() {
  return svg("rect", { class: "fbob-land-face", x: -SIZE / 2, y: -SIZE / 2, width: SIZE, height: SIZE, rx: 1.6 });
}

/** @param {Kit} kit @param {string} unit @param {number} right */
function landCounter(kit, unit, right) {
  const aa = unit.startsWith("aa");
  const kind = aa ? "aa" : unit;
  return svg(
    "g",
    { class: `fbob-land fbob-land-${kind}`, transform: `translate(${short(right)} ${DOWN})` },
    svg("title", {}, landName(kit, unit)),
    face(),
    aa ? svg("text", { y: 3.6 }, unit.slice(2)) : svg("path", { d: ICONS[kind] ?? "" }),
  );
}

/** How many air units are on the ground. @param {number} number @param {number} right @param {Side} side */
function count(number, right, side) {
  return svg(
    "g",
    { class: `fbob-count fbob-${side}`, transform: `translate(${short(right + 6)} ${DOWN + 6})` },
    svg("circle", { r: 4.6 }),
    svg("text", { y: 2.6 }, String(number)),
  );
}

/** Air units on the ground where there is no land unit that is known. @param {FbobPosition} at */
function bare(at) {
  return SIDES.flatMap((side) =>
    Object.keys(at.table.based[side] ?? {})
      .filter((hex) => at.hex(hex) !== undefined && at.table.land[hex] === undefined)
      .map((hex) => ({ hex, side })),
  );
}

/** @param {Shape} shape @param {Kit} kit @param {FbobPosition} at */
function fleets(shape, kit, at) {
  const hexes = [...new Set((at.table.ships ?? []).flatMap((ship) => (ship.at === undefined ? [] : [ship.at])))];
  return hexes.map((hex) => {
    const ships = at.shipsIn(hex);
    const aboard = ships.some((ship) => ship.name === "carrier") ? (at.table.based.british?.["carrier"] ?? 0) : 0;
    const marks = ships.map((ship, place) =>
      svg(
        "g",
        { class: "fbob-ship", transform: `translate(${short((place - (ships.length - 1) / 2) * 13)} ${DOWN})` },
        svg("title", {}, shipName(kit, ship.name)),
        svg("rect", { class: "fbob-land-face", x: -7, y: -6, width: 14, height: 11.5, rx: 1.6 }),
        ship.name === "" ? svg("text", { y: 3 }, "?") : svg("path", { d: ship.name === "carrier" ? DECK : SHIP }),
      ),
    );
    return group(shape, hex, "fbob-stack fbob-british fbob-fleet", ...marks, aboard > 0 ? count(aboard, 4, "british") : null);
  });
}

/** Recon and Target Bombed markers, plots and posts of one's own, hexes in which there was a dogfight. @param {Shape} shape @param {FbobPosition} at */
function markers(shape, at) {
  const { table } = at;
  const mark = (/** @type {string} */ hex, /** @type {string} */ look, /** @type {number} */ x, /** @type {string} */ drawing) =>
    group(shape, hex, `fbob-marker ${look}`, svg("g", { transform: `translate(${x} -9)` }, svg("circle", { r: 5 }), svg("path", { d: drawing })));
  const posts = at.side === null ? [] : at.unitsOf(at.side).flatMap((id) => at.state(id)?.post ?? []);
  return [
    ...SIDES.flatMap((side) => table.recon[side].map((hex) => mark(hex, `fbob-recon fbob-${side}`, side === "german" ? 11 : 5, EYE))),
    ...table.bombed.map((hex) => mark(hex, "fbob-bombed", -11, BURST)),
    ...table.fought.map((hex) => mark(hex, "fbob-fought", 0, "M-3-3L3 3M3-3L-3 3")),
    ...[...(table.plots ?? []), ...posts].map((hex) => group(shape, hex, "fbob-plot", svg("polygon", { points: "8,0 4,7 -4,7 -8,0 -4,-7 4,-7" }))),
  ];
}
