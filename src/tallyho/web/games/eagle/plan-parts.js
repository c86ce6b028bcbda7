/** What all parts of the planning board are made of: buttons for what can be moved, rules, refusals. */

/** @import { Child, Leaf } from "../../shell/dom.js" */
/** @import { PlanBoard } from "./plan-board.js" */
import { el } from "../../shell/dom.js";
import { counter } from "../raf/counter.js";
import { hidden } from "../raf/elements.js";
import { pressStrategy, pressUnits } from "./plan-acts.js";
import { sameAs } from "./plan-carry.js";
import { fits } from "./plan-facts.js";
import { strategyTitle } from "./wording.js";

const SIZE = 34;

/** A Gruppe: a press puts it on the open raid or takes it off, or picks it up; with Shift all of its type. @param {PlanBoard} board @param {string} id @param {boolean} moves Whether it may be moved now. */
export function unitButton(board, id, moves) {
  const { at, kit } = board;
  const picked = board.picked(id);
  const misfit = board.openRaid !== 0 && at.raidOf(id) === 0 && !fits(at, id, board.openRaid);
  const press = (/** @type {MouseEvent} */ event) => pressUnits(board, event.shiftKey ? sameAs(at, id) : [id]);
  return el(
    "button",
    {
      type: "button",
      class: `plan-unit${misfit ? " plan-misfit" : ""}`,
      "data-key": `unit ${id}`,
      "data-moves": moves ? "" : null,
      "aria-pressed": String(picked),
      title: kit.words.told(at, id),
      onclick: press,
    },
    ...spoken(kit.words.full(at, id), counter(at.counter(id), { size: SIZE, chosen: picked })),
  );
}

/** A strategy card, in the hand or on a raid. @param {PlanBoard} board @param {string} number */
export function strategyButton(board, number) {
  const { at, kit } = board;
  const picked = board.load?.kind === "strategy" && board.load.strategy === number;
  const about = kit.say("strategy-about", { strategy: at.components.strategy[number]?.name ?? "" });
  return el(
    "button",
    {
      type: "button",
      class: "plan-strategy paper",
      "data-key": `strategy ${number}`,
      "data-moves": "",
      "aria-pressed": String(picked),
      "aria-description": about,
      title: about,
      onclick: () => pressStrategy(board, number),
    },
    el("span", { class: "plan-number" }, number),
    strategyTitle(kit, at, number),
  );
}

/** What is said, and what is seen instead. @param {string} words @param {...Leaf} seen @returns {Leaf[]} */
export function spoken(words, ...seen) {
  return [hidden(words), el("span", { class: "plan-seen", "aria-hidden": "true" }, ...seen)];
}

/** Why something was refused, where it was tried; nothing anywhere else. @param {PlanBoard} board @param {string} key */
export function refusalAt(board, key) {
  const { refusal } = board;
  if (refusal === null || refusal.key !== key) return null;
  return el("p", { class: "plan-refusal" }, refusal.text, " ", ruleChip(board, refusal.rule));
}

/** The id of a rule, which opens it. @param {PlanBoard} board @param {string} rule */
export function ruleChip(board, rule) {
  if (rule === "") return null;
  const label = board.say("rule-opens", { rule });
  return el(
    "button",
    { type: "button", class: "rule-chip", "aria-label": label, onclick: () => board.kit.context.rule(rule) },
    rule.slice(rule.indexOf(":") + 1),
  );
}

/** A button that does something. @param {string} name as in `data-do` @param {string} label @param {() => void} press @param {{ look?: string, title?: string, busy?: boolean, pressed?: boolean }} [more] */
export function doButton(name, label, press, more = {}) {
  return el(
    "button",
    {
      type: "button",
      class: `button plan-do ${more.look ?? ""}`,
      "data-key": `do ${name}`,
      "data-do": name,
      title: more.title,
      "aria-busy": more.busy ? "true" : null,
      "aria-pressed": more.pressed === undefined ? null : String(more.pressed),
      onclick: press,
    },
    label,
  );
}

/** A short fact with its name. @param {string} name @param {Child} value @param {string} [title] */
export function fact(name, value, title) {
  return el("div", { title }, el("dt", {}, name), el("dd", {}, value));
}

/** A sign on a card. @param {string} text @param {string} look @param {string} [title] @returns {Leaf} */
export function badge(text, look, title) {
  return el("span", { class: `plan-badge ${look}`, title }, text);
}

/** A number with one decimal, as the language writes it. @param {PlanBoard} board @param {number} value */
export function decimal(board, value) {
  const text = String(Math.round(value * 10) / 10);
  return board.kit.context.settings.language === "fr" ? text.replace(".", ",") : text;
}
