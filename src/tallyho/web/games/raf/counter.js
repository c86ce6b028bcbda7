/** Counters of units: our own drawing of what the cardboard shows. */

/** @import { CounterOptions, CounterUnit } from "./raf.js" */

import { silhouette } from "./silhouettes.js";
import { svg } from "../../shell/dom.js";
import { short } from "./map/geometry.js";

export { silhouette };

const BRITISH = new Set(["hurricane", "spitfire", "blenheim"]);
/** The sign of an ace, drawn around its middle. */
export const STAR = "M0-5.6L1.6-1.9 5.5-1.7 2.4.8 3.5 4.6 0 2.4-3.5 4.6-2.4.8-5.5-1.7-1.6-1.9Z";

/**
 * The counter of a unit.
 * @param {CounterUnit} unit
 * @param {CounterOptions} [options]
 * @returns {SVGSVGElement}
 */
export function counter(unit, options = {}) {
  const size = options.size ?? 44;
  const element = svg(
    "svg",
    {
      class: classes(unit, size),
      "data-unit": unit.id,
      viewBox: "-2 -2 44 44",
      width: short(size),
      height: short(size),
    },
    svg("rect", { class: "counter-glow", x: -1, y: -1, width: 42, height: 42, rx: 5 }),
    svg("rect", { class: "counter-face", x: 0.5, y: 0.5, width: 39, height: 39, rx: 4 }),
    unit.reduced && svg("path", { class: "counter-stripe", d: "M1 34L34 1H39V6L6 39H1Z" }),
    svg("path", { class: "counter-band", d: `M.5 ${band(unit)}V4.5a4 4 0 0 1 4-4h31a4 4 0 0 1 4 4V${band(unit)}Z` }),
    // what it shows is told by its name
    svg("g", { "aria-hidden": "true" }, designation(unit), plane(unit), ...ratings(unit), ...badges(unit), tick()),
  );
  setLit(element, options.lit ?? false, options.chosen ?? false);
  if (options.title === undefined) element.setAttribute("aria-hidden", "true");
  else element.prepend(svg("title", {}, options.title));
  return element;
}

/**
 * Lights a counter, or whatever else may be chosen, or puts the light out.
 * @param {Element} element
 * @param {boolean} lit
 * @param {boolean} chosen
 */
export function setLit(element, lit, chosen) {
  element.classList.toggle("lit", lit);
  element.classList.toggle("chosen", chosen);
  if (lit) {
    element.setAttribute("role", "button");
    element.setAttribute("tabindex", "0");
    element.setAttribute("aria-pressed", String(chosen));
  } else {
    element.setAttribute("role", "img");
    element.setAttribute("tabindex", "-1");
    element.removeAttribute("aria-pressed");
  }
}

/**
 * Calls `press` when a lit element is clicked, or Enter or Space pressed on it.
 * @param {Element} element
 * @param {() => void} press
 */
export function onPress(element, press) {
  element.addEventListener("click", () => {
    if (element.classList.contains("lit")) press();
  });
  element.addEventListener("keydown", (event) => {
    const key = /** @type {KeyboardEvent} */ (event).key;
    if ((key !== "Enter" && key !== " ") || !element.classList.contains("lit")) return;
    event.preventDefault();
    event.stopPropagation();
    press();
  });
}

/** Gives an element its words. @param {Element} element @param {string} words */
export function name(element, words) {
  element.removeAttribute("aria-hidden");
  element.setAttribute("aria-label", words);
}

/** @param {CounterUnit} unit @param {number} size */
function classes(unit, size) {
  const side = BRITISH.has(unit.type) ? "british" : "german";
  const small = size < 20 ? " small" : "";
  return `counter ${side} ${unit.type}${unit.reduced ? " reduced" : ""}${small}`;
}

/** How far down the band of the designation reaches: a squadron's number is short and so can be large. @param {CounterUnit} unit */
function band(unit) {
  return BRITISH.has(unit.type) ? 16.5 : 12.5;
}

/** The number of a squadron, the Gruppe and Geschwader of a Gruppe. @param {CounterUnit} unit */
function designation(unit) {
  const text = unit.number;
  const size = BRITISH.has(unit.type) ? 17 : text.length > 5 ? 9.5 : 11.5;
  const element = svg("text", { class: "counter-id", x: 20, y: band(unit) / 2 + size * 0.36, "font-size": size }, text);
  if (text.length > 7) {
    element.setAttribute("textLength", "37");
    element.setAttribute("lengthAdjust", "spacingAndGlyphs");
  }
  return element;
}

/** @param {CounterUnit} unit */
function plane(unit) {
  return svg("g", { class: "counter-plane", transform: `translate(20 ${BRITISH.has(unit.type) ? 28 : 26}) scale(${BRITISH.has(unit.type) ? 0.3 : 0.33})` }, silhouette(unit.type));
}

/** @param {CounterUnit} unit */
function ratings(unit) {
  const marks = [
    svg("text", { class: "counter-combat", x: 2.6, y: 38 }, String(unit.combat)),
    svg("text", { class: "counter-letter", x: 37.4, y: 38 }, unit.letter),
  ];
  if (unit.bombing === null) return marks;
  const bomb = svg(
    "g",
    { class: "counter-bombing" },
    svg("path", { d: "M2 15.5h9v6.5a4.5 4.5 0 0 1-9 0Z" }),
    svg("text", { x: 6.5, y: 24 }, String(unit.bombing)),
  );
  return [...marks, bomb];
}

/** @param {CounterUnit} unit */
function badges(unit) {
  const marks = [];
  if (unit.ace) marks.push(svg("path", { class: "counter-ace", d: STAR, transform: "translate(34 21)" }));
  if (unit.green) marks.push(greenBadge());
  if (unit.jabo) marks.push(jaboBadge());
  return marks;
}

/** Two leaves: pilots who are new. */
function greenBadge() {
  return svg(
    "g",
    { class: "counter-green", transform: "translate(6.5 21)" },
    svg("circle", { r: 5 }),
    svg("path", { d: "M0 3.5V-.5M0 .5C-3.5.5-3.5-2.5-3.5-2.5-.5-2.5 0-1 0 .5 0-1.5.5-3.5 3.5-3.5 3.5-.5 1.5.5 0 .5Z" }),
  );
}

/** A bomb under a fighter. */
function jaboBadge() {
  return svg(
    "g",
    { class: "counter-jabo", transform: "translate(34 21)" },
    svg("circle", { r: 5 }),
    svg("path", { d: "M0-3.6C1.8-2 1.8 1 0 3.6-1.8 1-1.8-2 0-3.6ZM-1.6-3.6H1.6" }),
  );
}

/** The sign of a chosen counter: a tick, so that colour is not the only sign. */
function tick() {
  return svg(
    "g",
    { class: "counter-tick", transform: "translate(36 4)" },
    svg("circle", { r: 6.5 }),
    svg("path", { d: "M-3.2.2L-.8 2.8 3.4-2.6" }),
  );
}
