/** A rule in our words, with its rulings and the rules beside it. */

/**
 * @import { RuleText } from "../types.js"
 * @import { Page } from "./play.js"
 */

import * as api from "../shell/api.js";
import { clear, dialog, el } from "../shell/dom.js";
import { ruleParts } from "../shell/rules.js";

/** Opens a rule. @param {Page} page @param {string} id */
export function showRule(page, id) {
  const body = el("div", { class: "rule-text stack", "aria-live": "polite" }, el("p", {}, page.say("loading")));
  const shown = dialog(id, body);
  const title = shown.element.querySelector("h2");
  let last = id;
  /** @param {string} wanted */
  const open = async (wanted) => {
    last = wanted;
    try {
      const rule = await api.rule(wanted);
      const beside = await neighbours(rule);
      if (last !== wanted) return;
      const held = body.contains(document.activeElement);
      if (title !== null) title.textContent = rule.section === "" ? rule.id : `${rule.id} · ${rule.section}`;
      clear(body, ruleParts(rule), links(page, beside, open));
      if (held) title?.focus();
    } catch (error) {
      if (last === wanted) clear(body, el("p", { class: "error" }, error instanceof Error ? error.message : String(error)));
    }
  };
  void open(id);
}

/** The rules before and after, as the ledger has them. @param {RuleText} rule */
async function neighbours(rule) {
  const game = rule.id.split(":")[0] ?? "";
  const all = await ledger(game);
  const place = all.findIndex((one) => one.id === rule.id);
  return { before: all[place - 1] ?? null, after: place < 0 ? null : (all[place + 1] ?? null) };
}

/** @type {Map<string, Promise<RuleText[]>>} */
const ledgers = new Map();

/** @param {string} game */
function ledger(game) {
  const kept = ledgers.get(game) ?? api.searchRules(game).catch(() => []);
  ledgers.set(game, kept);
  return kept;
}

/** @param {Page} page @param {{ before: RuleText | null, after: RuleText | null }} beside @param {(id: string) => Promise<void>} open */
function links(page, beside, open) {
  /** @param {RuleText | null} rule @param {string} message */
  const button = (rule, message) =>
    rule === null
      ? null
      : el(
          "button",
          { type: "button", class: "button small", onclick: () => void open(rule.id) },
          page.say(message, { rule: rule.id }),
        );
  return el(
    "nav",
    { class: "row spread", "aria-label": page.say("rule-neighbours") },
    button(beside.before, "rule-before"),
    button(beside.after, "rule-after"),
  );
}
