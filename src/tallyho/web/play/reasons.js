/** What was considered, folded away under what was done. */

/**
 * @import { Reason } from "../types.js"
 * @import { Page } from "./play.js"
 */

import { el } from "../shell/dom.js";
import { ruleChip } from "./prompt.js";

/** A fold with reasons in it; nothing if there are none. @param {Page} page @param {Reason[]} reasons @param {boolean} [open] */
export function folded(page, reasons, open = false) {
  if (reasons.length === 0) return null;
  const summary = el("summary", {}, page.say("why", { n: reasons.length }));
  return el("details", { class: "why", open }, summary, reasonList(page, reasons));
}

/** @param {Page} page @param {Reason[]} reasons @returns {HTMLElement} */
export function reasonList(page, reasons) {
  return el(
    "ul",
    { class: "bare reasons" },
    reasons.map((one) => el("li", {}, one.text, " ", ruleChip(page, one.rule), folded(page, one.because))),
  );
}
