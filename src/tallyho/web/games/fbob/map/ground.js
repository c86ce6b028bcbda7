/** What lies under everything: sea and coast, who holds the land, the front, the hexes, cities and towns. */

/** @import { Outline } from "../../raf/raf.js" */
/** @import { Kit } from "../../raf/parts.js" */
/** @import { FbobBoard, FbobComponents, Hex } from "../fbob.js" */
/** @import { Shape } from "./shape.js" */
import { svg, unique } from "../../../shell/dom.js";
import { short } from "../../raf/map/geometry.js";
import { beside, HEXES } from "../hexes.js";

/** @typedef {{ board: FbobBoard, outline: Outline, shape: Shape, components: FbobComponents }} Ground */

/** Sea, land and coast, and who holds the land. @param {Ground} ground @param {Kit} kit */
export function land({ board, outline, shape, components }, kit) {
  const { projection } = shape;
  const coast = (/** @type {(land: string) => boolean} */ wanted) =>
    outline.rings.filter((ring) => wanted(ring.land)).map((ring) => projection.path(ring.points, true)).join("");
  const all = coast(() => true);
  const held = (/** @type {string} */ side) => HEXES.filter((hex) => components.hexes[hex]?.control === side);
  const abroad = held("british").filter((hex) => components.hexes[hex]?.country !== "gb");
  const clip = unique("fbob-land");
  const far = (/** @type {string} */ name) => name === "continent" || name === "ireland";
  return svg(
    "g",
    { class: "land", "aria-hidden": "true" },
    svg("clipPath", { id: clip }, svg("path", { d: all })),
    svg("path", { class: "shallows", d: all }),
    svg("path", { class: "far", d: coast(far) }),
    svg("path", { class: "fbob-britain", d: coast((name) => !far(name)) }),
    svg("g", { "clip-path": `url(#${clip})` }, svg("path", { class: "fbob-held fbob-held-german", d: shape.area(held("german")) }), svg("path", { class: "fbob-held fbob-held-british", d: shape.area(abroad) })),
    svg("path", { class: "coast", d: all }),
    svg("rect", { class: "fbob-edge", ...shape.whole }),
    board.seas.map((sea) => {
      const { x, y } = shape.middle(sea.hex);
      return svg("text", { class: "fbob-sea", x: short(x), y: short(y) }, kit.say("sea", { sea: sea.name }));
    }),
  );
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
  const cities = board.cities.map(({ name, hex }) => text(name, kit.say("city", { city: name }), "city", shape.middle(hex), "above", ""));
  return [
    ...cities,
    ...sorted.map(([id, hex]) => text(id, hex.place ?? "", hex.kind === "city" ? "city" : "town", shape.middle(id), board.names[id] ?? "right", hex.value === undefined ? "fbob-name-small" : "")),
  ];
}

/** Whether a hex is one of the hexes of London, which have one name together. @param {FbobComponents} named @param {string} id */
function isLondon(named, id) {
  const hex = named.hexes[id];
  return hex?.kind === "city" && hex.country === "gb";
}

/** @param {string} id @param {string} words @param {string} kind @param {{ x: number, y: number }} spot @param {string} first @param {string} more */
function text(id, words, kind, { x, y }, first, more) {
  return svg("text", { class: `fbob-name fbob-name-${kind} ${more}`, "data-name": id, "data-kind": kind, "data-x": short(x), "data-y": short(y), "data-first": first }, words);
}
