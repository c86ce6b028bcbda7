/** One rule in our words, with the rulings on it: in a dialog, or on its page. */

import { rule } from "./api.js";
import { dialog, el } from "./dom.js";
import { has, say } from "./words.js";

/** @import { RuleText } from "../types.d.ts" */

/** Opens a rule in a dialog. @param {string} id */
export async function showRule(id) {
  const body = el("div", { class: "stack" }, el("p", { class: "muted", role: "status" }, say("web", "loading")));
  const shown = dialog(say("web", "rule-title", { rule: id }), body);
  try {
    const found = await rule(id);
    body.replaceChildren(...ruleParts(found), el("p", {}, el("a", { href: `/rules/${id}` }, say("web", "rule-more"))));
  } catch (trouble) {
    body.replaceChildren(
      el("p", { class: "error", role: "alert" }, trouble instanceof Error ? trouble.message : String(trouble)),
    );
  }
  await shown.closed;
}

/** The text of a rule and its rulings. @param {RuleText} found @returns {HTMLElement[]} */
export function ruleParts(found) {
  return [
    el(
      "p",
      { class: "row small" },
      el("span", { class: "muted" }, found.section),
      el("span", { class: "tag" }, kindWords(found.kind)),
    ),
    el("p", { class: "rule-text" }, found.text),
    ...(found.rulings.length === 0
      ? []
      : [el("section", { class: "stack tight" }, el("h3", {}, say("web", "rulings")), found.rulings.map(ruling))]),
  ];
}

/** @param {string} kind */
export function kindWords(kind) {
  return has("web", `kind-${kind}`) ? say("web", `kind-${kind}`) : kind;
}

/** @param {RuleText["rulings"][number]} one */
function ruling(one) {
  const status = has("web", `ruling-${one.status}`) ? say("web", `ruling-${one.status}`) : one.status;
  return el(
    "div",
    { class: "ruling" },
    el("p", { class: "small" }, el("strong", {}, one.id), " ", el("span", { class: "muted" }, status)),
    el("p", {}, one.text),
  );
}
