/** The plane of a flight on the map: its name, the number of its cards, its fuel and its marks. */

/** @import { Kit } from "../raf/parts.js" */
/** @import { HkswPosition } from "./position.js" */
import { svg } from "../../shell/dom.js";
import { STAR } from "../raf/counter.js";
import { cross, roundel } from "./dice.js";
import { flightTold } from "./wording.js";

export const WIDTH = 36;
export const HEIGHT = 27;
const MOST_EDGES = 3;

/** Drawn around its middle. @param {Kit} kit @param {HkswPosition} at @param {string} id */
export function flightCounter(kit, at, id) {
  const side = at.flight(id)?.side ?? "raf";
  const { known, hidden } = at.stack(id);
  const size = known.length + (hidden ?? 0);
  const moving = [at.table.moving, at.table.race, at.askedFor("flight")].includes(id);
  const looks = ["hksw-plane", `hksw-${side}`, moving ? "moving" : "", at.hasDone(id, "moved") ? "moved" : ""];
  return svg(
    "g",
    { class: looks.join(" "), "data-flight": id, "aria-label": flightTold(kit, at, id) },
    svg("rect", { class: "hksw-glow", x: -WIDTH / 2 - 3, y: -HEIGHT / 2 - 3, width: WIDTH + 6, height: HEIGHT + 6, rx: 7 }),
    Array.from({ length: Math.min(MOST_EDGES, Math.max(0, size - 1)) }, (_, place, far = Math.min(MOST_EDGES, size - 1) - place) => face(far * 1.6)),
    face(0),
    side === "raf" ? roundel(-10.5, 3.5, 5.2) : cross(-10.5, 3.5, 5.4),
    svg("text", { class: "hksw-plane-name", x: 0, y: -3.2 }, id),
    svg("text", { class: "hksw-plane-size", x: 15, y: 9.5 }, hidden === null ? "?" : String(size)),
    side === "luftwaffe" ? fuel(at, id) : null,
    ...badges(at, id),
  );
}

/** @param {number} off */
function face(off) {
  return svg("rect", { class: "hksw-plane-face", x: -WIDTH / 2 + off, y: -HEIGHT / 2 - off, width: WIDTH, height: HEIGHT, rx: 4 });
}

/** A drop for every token, empty ones for those that are burnt. @param {HkswPosition} at @param {string} id */
function fuel(at, id) {
  const most = at.components.numbers["fuel"] ?? 0;
  const left = at.table.fuel[id] ?? 0;
  return svg(
    "g",
    { class: "hksw-fuel" },
    Array.from({ length: most }, (_, place) =>
      svg("circle", { class: place < left ? "full" : "burnt", cx: -3 + place * 4.2, cy: 11.2, r: 1.6 }),
    ),
  );
}

/** Small signs on the edge: of the Luftwaffe above, of the RAF below, for in a square that both share they stand so. @param {HkswPosition} at @param {string} id */
function badges(at, id) {
  const radar = at.table.radar[id] ?? "";
  const edge = ((at.flight(id)?.side === "raf" ? 1 : -1) * HEIGHT) / 2;
  return [
    radar === "" ? null : badge(`radar-${radar}`, WIDTH / 2, edge, RADAR[radar]),
    at.hasDone(id, "bomb-run") ? badge("bomb", -WIDTH / 2, edge, "M0-4C2.2-2 2.2 1.4 0 4.2-2.2 1.4-2.2-2 0-4ZM-2-4.4H2") : null,
    at.hasDone(id, "dogfight") ? badge("dogfight", -WIDTH / 2, edge, "M-3.4-3.4L3.4 3.4M3.4-3.4L-3.4 3.4") : null,
    at.hasDone(id, "intercepting") ? badge("intercepting", -WIDTH / 2, edge, "M-3.2 0H3M.6-2.6L3.2 0 .6 2.6") : null,
    at.table.ace[id] ? svg("path", { class: "hksw-ace", d: STAR, transform: `translate(${-WIDTH / 2} 0) scale(1.05)` }) : null,
  ];
}

/** Seen by radar; crossed it unseen; seen by the Observer Corps. @type {Record<string, string>} */
const RADAR = {
  detected: "M0 3.6V-.4M-2.3-1A2.4 2.4 0 0 1 2.3-1M-4-2.4A4.6 4.6 0 0 1 4-2.4",
  undetected: "M-3.8 0C-2-2.7 2-2.7 3.8 0 2 2.7-2 2.7-3.8 0ZM-3.4 3.6L3.4-3.6",
  spotted: "M-3.8 0C-2-2.7 2-2.7 3.8 0 2 2.7-2 2.7-3.8 0ZM-.2 0H.2",
};

/** @param {string} kind @param {number} x @param {number} y @param {string | undefined} drawing */
function badge(kind, x, y, drawing) {
  return svg(
    "g",
    { class: `hksw-badge hksw-badge-${kind}`, transform: `translate(${x} ${y})` },
    svg("circle", { r: 6.2 }),
    svg("path", { d: drawing ?? "" }),
  );
}
