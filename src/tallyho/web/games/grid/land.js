/** Sea, land and coast below a map of squares or hexes, the edge of the board, the names of the seas. */

/** @import { Outline } from "../raf/raf.js" */
/** @import { Box, Projection, Spot } from "../raf/map/geometry.js" */
/** @import { Kit } from "../raf/parts.js" */
import { svg } from "../../shell/dom.js";
import { short } from "../raf/map/geometry.js";

/** @typedef {{ outline: Outline, projection: Projection, whole: Box, seas: { name: string, spot: Spot }[] }} Shores */

/** @param {Shores} shores @param {Kit} kit @param {(coast: string) => SVGElement[]} [tinted] what lies on the land below the line of the coast */
export function land({ outline, projection, whole, seas }, kit, tinted = () => []) {
  const coast = (/** @type {(land: string) => boolean} */ wanted) =>
    outline.rings.filter((ring) => wanted(ring.land)).map((ring) => projection.path(ring.points, true)).join("");
  const all = coast(() => true);
  const far = (/** @type {string} */ name) => name === "continent" || name === "ireland";
  return svg(
    "g",
    { class: "land", "aria-hidden": "true" },
    svg("path", { class: "shallows", d: all }),
    svg("path", { class: "far", d: coast(far) }),
    svg("path", { class: "grid-britain", d: coast((name) => !far(name)) }),
    tinted(all),
    svg("path", { class: "coast", d: all }),
    svg("rect", { class: "grid-edge", ...whole }),
    seas.map(({ name, spot }) => svg("text", { class: "grid-sea", x: short(spot.x), y: short(spot.y) }, kit.say("sea", { sea: name }))),
  );
}
