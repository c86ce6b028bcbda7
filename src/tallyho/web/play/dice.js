/** A die, drawn. */

import { svg } from "../shell/dom.js";

/** @type {Record<string, [number, number][]>} Pips on a face of 40 by 40. */
const PIPS = {
  1: [[20, 20]],
  2: [
    [11, 29],
    [29, 11],
  ],
  3: [
    [11, 29],
    [20, 20],
    [29, 11],
  ],
  4: [
    [11, 11],
    [29, 11],
    [11, 29],
    [29, 29],
  ],
  5: [
    [11, 11],
    [29, 11],
    [20, 20],
    [11, 29],
    [29, 29],
  ],
  6: [
    [11, 10],
    [29, 10],
    [11, 20],
    [29, 20],
    [11, 30],
    [29, 30],
  ],
};

/** Whether this is what a die can show. @param {unknown} value */
export function isFace(value) {
  return /^[1-6]$/.test(String(value));
}

/** A face; words beside it tell it to screen readers. @param {string | number} face */
export function die(face) {
  const pips = (PIPS[String(face)] ?? []).map(([cx, cy]) => svg("circle", { cx, cy, r: 3.6, class: "die-pip" }));
  const body = svg("rect", { x: 1.5, y: 1.5, width: 37, height: 37, rx: 8, class: "die-face" });
  return svg("svg", { viewBox: "0 0 40 40", class: "die", "aria-hidden": "true" }, body, pips);
}
