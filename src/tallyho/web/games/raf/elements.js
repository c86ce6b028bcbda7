/** Two small things the trays need beside `shell/dom.js`. */

/** @import { Child } from "../../shell/dom.js" */
import { clear, el } from "../../shell/dom.js";

/** Words for screen readers alone. @param {string} text */
export function hidden(text) {
  return el("span", { class: "visually-hidden" }, text);
}

/** Draws anew what is in a place and puts the focus back on the answer that had it. @param {HTMLElement} place @param {Child} children */
export function redraw(place, children) {
  const focused = document.activeElement;
  const key = focused instanceof HTMLElement && place.contains(focused) ? focused.dataset["answer"] : undefined;
  clear(place, children);
  if (key === undefined) return;
  const again = place.querySelector(`[data-answer="${CSS.escape(key)}"]`);
  if (again instanceof HTMLElement) again.focus({ preventScroll: true });
}
