/** The counter of a group in the air: face down or up, its size, its fuel and its marks. */

/** @import { Kit } from "../raf/parts.js" */
/** @import { FbobPosition } from "./position.js" */
import { svg } from "../../shell/dom.js";
import { STAR } from "../raf/counter.js";
import { fuelOf } from "./endurance.js";
import { designation, groupTold } from "./wording.js";

export const WIDTH = 31;
export const HEIGHT = 19;
const MOST_EDGES = 2;
/** Fuel for fewer flying turns than this is short. */
const SHORT = 4;

/** The silhouettes of air units, nose up, about ten units wide. @type {Record<string, string>} */
export const PLANES = {
  fighter: "M-.7-5H.7V-3.2H5.4V-1H.7V2.6L2.4 3.4V4.8H-2.4V3.4L-.7 2.6V-1H-5.4V-3.2H-.7Z",
  bomber: "M-.8-4.6H.8V-3H7V-.6H3.8V.6H2.6V-.6H.8V3L2.8 3.8V5.2H-2.8V3.8L-.8 3V-.6H-2.6V.6H-3.8V-.6H-7V-3H-.8Z",
  zeppelin: "M-7 0C-6-2.4-2-3.2 1-3 4-2.8 6-1.6 7 0 6 1.6 4 2.8 1 3-2 3.2-6 2.4-7 0ZM-5.4-2.8L-7.4-4.2V4.2L-5.4 2.8Z",
  propeller: "M0-1.4C1.8-2.6 2.2-5.4.8-6.6-.8-6-1.6-3.4-.9-1.1ZM0 1.4C-1.8 2.6-2.2 5.4-.8 6.6.8 6 1.6 3.4.9 1.1ZM-1.6 0A1.6 1.6 0 1 0 1.6 0 1.6 1.6 0 1 0-1.6 0Z",
};

/** The drawing of an air unit. @param {FbobPosition} at @param {string} id */
export function planeOf(at, id) {
  const kind = at.unit(id)?.class ?? "fake";
  if (kind === "zeppelin") return PLANES["zeppelin"] ?? "";
  if (kind === "fake") return PLANES["propeller"] ?? "";
  return PLANES[kind.endsWith("bomber") ? "bomber" : "fighter"] ?? "";
}

/** Drawn around its middle. @param {Kit} kit @param {FbobPosition} at @param {string} group */
export function groupCounter(kit, at, group) {
  const found = at.group(group);
  const side = found?.side ?? "british";
  const units = at.members(group);
  const [first] = units;
  const size = found?.size ?? 1;
  const down = side === at.side ? !at.isSpotted(group) : (found?.hidden ?? 0) > 0;
  const looks = ["fbob-group", `fbob-${side}`, down ? "face-down" : "face-up", found?.moved ? "moved" : "", at.focus === group ? "moving" : ""];
  const edges = Math.min(MOST_EDGES, size - 1);
  const printed = first === undefined ? `×${size}` : label(at, units, size);
  const turns = fuelOf(at, group)?.turns;
  // who speaks to the page says what is printed, so the name has it in one piece
  const name = groupTold(kit, at, group).replace(group, turns === undefined ? `${group} ${printed}` : `${group} ${printed} ${turns}`);
  return svg(
    "g",
    { class: looks.join(" "), "data-group": group, "aria-label": name },
    svg("rect", { class: "fbob-glow", x: -WIDTH / 2 - 2.5, y: -HEIGHT / 2 - 2.5, width: WIDTH + 5, height: HEIGHT + 5, rx: 5 }),
    Array.from({ length: edges }, (_, place) => face((edges - place) * 1.5)),
    face(0),
    first === undefined ? svg("path", { class: "fbob-plane", d: PLANES["propeller"] ?? "", transform: "translate(-9.4 0)" }) : svg("path", { class: "fbob-plane", d: planeOf(at, first), transform: "translate(-9 .4) scale(.8)" }),
    svg("text", { class: "fbob-group-name", x: 5.6, y: -0.6 }, `${group} `),
    svg("text", { class: "fbob-group-units", x: 5.6, y: 7.4 }, `${printed} `),
    ...badges(at, group, down),
  );
}

/** @param {number} off */
function face(off) {
  return svg("rect", { class: "fbob-group-face", x: -WIDTH / 2 + off, y: -HEIGHT / 2 - off, width: WIDTH, height: HEIGHT, rx: 3 });
}

/** The type of a face-up group and how many there are, of a single unit its designation. @param {FbobPosition} at @param {string[]} units @param {number} size */
function label(at, units, size) {
  const [first = ""] = units;
  if (size === 1) return designation(first);
  const types = new Set(units.map((id) => at.unit(id)?.type));
  return types.size === 1 && units.length === size ? `${size}${at.unit(first)?.type ?? ""}` : `×${size}`;
}

/** Small signs on the edges: fuel left, patrol, known to the enemy, ace. @param {FbobPosition} at @param {string} group @param {boolean} down */
function badges(at, group, down) {
  const fuel = fuelOf(at, group);
  const found = at.group(group);
  const own = found?.side === at.side;
  const look = fuel === null ? "" : fuel.spare < 0 ? "lost" : fuel.turns < SHORT || fuel.spare < fuel.speed ? "short" : "";
  return [
    fuel === null ? null : badge(`fuel ${look}`, -WIDTH / 2, HEIGHT / 2, svg("text", { y: 3 }, String(fuel.turns))),
    found?.patrol ? badge("patrol", WIDTH / 2, -HEIGHT / 2, svg("path", { d: "M-2.6 1.6A3 3 0 1 1 1.6 2.4M1.6 2.4L3.4 1M1.6 2.4L.8.2" })) : null,
    own && !down ? badge("spotted", WIDTH / 2, HEIGHT / 2, svg("path", { d: "M-3.6 0C-2-2.6 2-2.6 3.6 0 2 2.6-2 2.6-3.6 0ZM-.3 0H.3" })) : null,
    at.members(group).some((id) => at.state(id)?.ace) ? svg("path", { class: "fbob-ace", d: STAR, transform: `translate(${-WIDTH / 2} ${-HEIGHT / 2}) scale(.85)` }) : null,
  ];
}

/** @param {string} kind @param {number} x @param {number} y @param {SVGElement} drawing */
function badge(kind, x, y, drawing) {
  return svg("g", { class: `fbob-badge fbob-badge-${kind}`, transform: `translate(${x} ${y})` }, svg("circle", { r: 5 }), drawing);
}
