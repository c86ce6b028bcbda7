/** What lies under everything: sea and coast, who holds the land, the front, the hexes, cities and towns. */

/** @import { Outline } from "../../raf/raf.js" */
/** @import { Kit } from "../../raf/parts.js" */
/** @import { FbobBoard, FbobComponents, Hex } from "../fbob.js" */
/** @import { Shape } from "./shape.js" */
import { svg, unique } from "../../../shell/dom.js";
import { land as shores } from "../../grid/land.js";
import { nameMark } from "../../grid/names.js";
import { short } from "../../raf/map/geometry.js";
import { beside, HEXES } from "../hexes.js";

/** @typedef {{ board: FbobBoard, outline: Outline, shape: Shape, components: FbobComponents }} Ground */

/** Sea, land and coast, and who holds the land. @param {Ground} ground @param {Kit} kit */
export function land({ board, outline, shape, components }, kit) {
  const held = (/** @type {string} */ side) => HEXES.filter((hex) => components.hexes[hex]?.control === side);
  const abroad = held("british").filter((hex) => components.hexes[hex]?.country !== "gb");
  const clip = unique("fbob-land");
  const seas = board.seas.map((sea) => ({ name: sea.name, spot: shape.middle(sea.hex) }));
  return shores({ outline, projection: shape.projection, whole: shape.whole, seas }, kit, (coast) => [
    svg("clipPath", { id: clip }, svg("path", { d: coast })),
    svg("g", { "clip-path": `url(#${clip})` }, svg("path", { class: "fbob-held fbob-held-german", d: shape.area(held("german")) }), svg("path", { class: "fbob-held fbob-held-british", d: shape.area(abroad) })),
  ]);
}

/** The front: where hexes of both sides meet. @param {Ground} ground */
export function front({ shape, components }) {
  const sides = HEXES.filter((hex) => components.hexes[hex]?.control === "german").flatMap((hex) =>
    beside(hex).filter((near) => components.hexes[near]?.control === "british").map((near) => shape.edge(hex, near)),
  );
  return [svg("path", { class: "fbob-front fbob-front-back", d: sides.join("") }), svg("path", { class: "fbob-front", d: sides.join("") })];
}

/** Every hex, to be pointed at, chosen and lit. @param {Ground} ground */
export function hexes({ shape, components }) {
  return HEXES.map((id) => {
    const { x, y } = shape.middle(id);
    const kind = components.hexes[id]?.kind ?? "";
    return svg(
      "g",
      { class: `fbob-hex ${kind === "" ? "" : `fbob-hex-${kind}`}`, "data-hex": id },
      svg("polygon", { points: shape.points(id) }),
      svg("text", { x: short(x), y: short(y - shape.board.hex * 0.3) }, id),
    );
  });
}

/** The signs of cities and towns, with a dot for every class of the target. @param {Ground} ground */
export function places({ shape, components }) {
  return Object.entries(components.hexes)
    .filter(([, hex]) => hex.place !== undefined)
    .map(([id, hex]) => {
      const { x, y } = shape.middle(id);
      return svg("g", { class: `fbob-place fbob-place-${hex.kind ?? "town"}`, transform: `translate(${short(x)} ${short(y)})` }, sign(hex), ...pips(hex.value ?? 0));
    });
}

/** @param {Hex} hex */
function sign(hex) {
  if (hex.kind === "city") return svg("path", { class: "fbob-houses", d: "M-9 6V-2H-5V-6H-1V1H2V-4H6V-1H9V6Z" });
  return svg("circle", { class: "fbob-town", r: hex.value === undefined ? 2.2 : 3.2 });
}

/** @param {number} value */
function pips(value) {
  return Array.from({ length: value }, (_, place) => svg("circle", { class: "fbob-pip", cx: (place - (value - 1) / 2) * 4, cy: 10, r: 1.5 }));
}

/** The names of places; where they stand is found later. Targets come first, then the others. @param {Ground} ground @param {Kit} kit @param {FbobComponents} named */
export function names({ board, shape }, kit, named) {
  const known = Object.entries(named.hexes).filter(([id, hex]) => hex.place !== undefined && !isLondon(named, id));
  const sorted = known.toSorted(([, one], [, other]) => (other.value ?? 0) - (one.value ?? 0));
  const cities = board.cities.map(({ name, hex }) => nameMark(name, kit.say("city", { city: name }), "city", shape.middle(hex), "above"));
  return [
    ...cities,
    ...sorted.map(([id, hex]) => nameMark(id, hex.place ?? "", hex.kind === "city" ? "city" : "town", shape.middle(id), board.names[id] ?? "right", hex.value === undefined ? "fbob-name-small" : "")),
  ];
}

/** Whether a hex is one of the hexes of London, which have one name together. @param {FbobComponents} named @param {string} id */
function isLondon(named, id) {
  const hex = named.hexes[id];
  return hex?.kind === "city" && hex.country === "gb";
}
