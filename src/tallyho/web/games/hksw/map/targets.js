/** Targets and bases on the map: kinds by their icons, production by pips, hits by bursts; and their names. */

/** @import { Projection, Spot } from "../../raf/map/geometry.js" */
/** @import { Kit } from "../../raf/parts.js" */
/** @import { HkswBoard, Target } from "../hksw.js" */
/** @import { HkswPosition } from "../position.js" */
import { svg } from "../../../shell/dom.js";
import { nameMark } from "../../grid/names.js";
import { siteIcon } from "../../raf/map/icons.js";
import { flightName, targetTold } from "../wording.js";

/** Units of the board for a unit of the drawings. */
const SIZE = 1.25;
const BURST = "M0-5L1.3-1.7 4.6-2.7 2.3.2 4.4 3 1.2 2.2 0 5-1.2 2.2-4.4 3-2.3.2-4.6-2.7-1.3-1.7Z";

/** @param {HkswBoard} board @param {Projection} projection @param {Kit} kit @param {HkswPosition} at */
export function targetMarks(board, projection, kit, at) {
  const flight = at.askedFor("flight");
  const asked = at.square(flight) === "" ? (at.flight(flight)?.base ?? "") : "";
  return Object.entries(at.components.targets).map(([id, target]) => {
    const { x, y } = targetSpot(board, projection, id, target);
    const out = at.isOut(id);
    return svg(
      "g",
      {
        class: `hksw-target hksw-target-${target.kind} ${out ? "out" : ""} ${id === asked ? "asked" : ""}`,
        "data-target": id,
        "data-in": target.square,
        "aria-label": targetTold(kit, at, id),
        transform: `translate(${x} ${y}) scale(${SIZE})`,
      },
      svg("circle", { class: "hksw-glow", r: 11 }),
      svg("g", { transform: target.kind === "city" ? "scale(.82)" : "scale(.92)" }, siteIcon(target.kind)),
      target.kind === "city" ? pips(target.production) : null,
      bursts(at.table.damage[id] ?? 0, out),
    );
  });
}

/** Where a target is drawn: those that would lie on another are moved. @param {HkswBoard} board @param {Projection} projection @param {string} id @param {Target} target @returns {Spot} */
export function targetSpot(board, projection, id, target) {
  const [right, up] = board.beside[id] ?? [0, 0];
  return projection.spot([target.lon + right, target.lat + up]);
}

/** Dice for repair. @param {number} production */
function pips(production) {
  return svg(
    "g",
    { class: "hksw-pips" },
    Array.from({ length: production }, (_, place) => svg("circle", { cx: (place - (production - 1) / 2) * 4, cy: 8.6, r: 1.5 })),
  );
}

/** A burst for every hit, and a stroke through what is knocked out. @param {number} hits @param {boolean} out */
function bursts(hits, out) {
  if (hits === 0) return null;
  return svg(
    "g",
    { class: "hksw-hits" },
    Array.from({ length: hits }, (_, place) => svg("path", { class: "hksw-burst", d: BURST, transform: `translate(${-6 + place * 6} -7) scale(.8)` })),
    out ? svg("path", { class: "hksw-struck", d: "M-7-7L7 7M7-7L-7 7" }) : null,
  );
}

/** The airfields of the Luftwaffe. @param {Projection} projection @param {HkswPosition} at */
export function baseMarks(projection, at) {
  return at.flightsOf("luftwaffe").map((id) => {
    const { x, y } = baseSpot(projection, at, id);
    return svg(
      "g",
      {
        class: `hksw-base ${at.askedFor("flight") === id && at.square(id) === "" ? "asked" : ""}`,
        role: "img",
        "data-base": id,
        transform: `translate(${x} ${y}) scale(${SIZE})`,
        "aria-label": flightName(at, id),
      },
      svg("circle", { class: "hksw-glow", r: 11 }),
      svg("rect", { x: -6, y: -6, width: 12, height: 12, rx: 2 }),
      svg("path", { d: "M-3.6 2.2L3.6-2.2M-2-3.6L2 3.6" }),
    );
  });
}

/** Where the airfield of a Luftwaffe flight is drawn. @param {Projection} projection @param {HkswPosition} at @param {string} id */
export function baseSpot(projection, at, id) {
  const flight = at.flight(id);
  return projection.spot([flight?.lon ?? 0, flight?.lat ?? 0]);
}

/**
 * The names of targets and bases; where they stand is found later, when it is known what lies around.
 * Airfields come first, for flights are named after them, then cities by what they produce.
 * @param {HkswBoard} board @param {Projection} projection @param {HkswPosition} at
 */
export function nameMarks(board, projection, at) {
  const rank = (/** @type {Target} */ target) => ({ airfield: 0, city: 4 - target.production, radar: 4 })[target.kind];
  const targets = Object.entries(at.components.targets).toSorted(([, one], [, other]) => rank(one) - rank(other));
  return [
    ...at.flightsOf("luftwaffe").map((id) => nameMark(`base ${id}`, at.flight(id)?.name ?? id, "base", baseSpot(projection, at, id), "right")),
    ...targets.map(([id, target]) => nameMark(id, target.name, target.kind, targetSpot(board, projection, id, target), board.names[id] ?? "right")),
  ];
}
