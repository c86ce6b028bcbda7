/** The hand: target cards that are good for raids today, and strategy cards. */

/** @import { Leaf } from "../../shell/dom.js" */
/** @import { PlanBoard } from "./plan-board.js" */
import { el } from "../../shell/dom.js";
import { pressCard } from "./plan-acts.js";
import { wholeDay } from "./plan-facts.js";
import { badge, refusalAt, strategyButton } from "./plan-parts.js";
import { kindInWords } from "./wording.js";

/** @param {PlanBoard} board @returns {Leaf[]} */
export function handPart(board) {
  const { at } = board;
  board.hand.hidden = !wholeDay(at);
  if (board.hand.hidden) return [];
  const cards = at.hand.map((card) => handCard(board, card));
  const strategies = at.strategies.map((number) => strategyButton(board, String(number)));
  return [
    el("h3", { class: "visually-hidden" }, board.say("hand", { number: cards.length })),
    cards.length + strategies.length === 0 ? el("p", { class: "raf-quiet" }, board.say("hand-empty")) : null,
    el("div", { class: "plan-cards" }, cards),
    strategies.length === 0 ? null : el("div", { class: "plan-strategies" }, strategies),
    refusalAt(board, "hand"),
  ];
}

/** @param {PlanBoard} board @param {number} card */
function handCard(board, card) {
  const { at, kit } = board;
  const type = kit.say("site-type", { type: at.components.targets[String(card)]?.type ?? "" });
  const raid = at.raid(card);
  const picked = board.load?.kind === "card" && board.load.card === card;
  return el(
    "button",
    {
      type: "button",
      class: `plan-card paper plan-${raid?.kind}${board.open === card ? " plan-open" : ""}`,
      "data-key": `card ${card}`,
      "data-card": card,
      "data-moves": "",
      "aria-pressed": String(picked),
      onclick: () => pressCard(board, card),
    },
    el("span", { class: "plan-badges" }, el("span", { class: "plan-number" }, String(card)), signs(board, card)),
    el("strong", {}, kit.words.site(at, at.siteOfCard(card))),
    el("span", { class: "plan-card-type" }, `${type} · ${raid?.luftflotten.join("+")}`),
    el("span", { class: "plan-card-kind" }, kindInWords(kit, at, card)),
    rangeSign(board, card),
  );
}

/** What distinguishes a target: its value, double points. @param {PlanBoard} board @param {number} card @returns {Leaf[]} */
export function signs(board, card) {
  const { at, kit } = board;
  const target = at.components.targets[String(card)];
  const raid = at.raid(card);
  if (target === undefined || raid === null) return [];
  const value = `${kit.say("card-value")}: ${target.value}`;
  return [
    el("span", { class: "plan-value", role: "img", "aria-label": value, title: value }, "★".repeat(target.value)),
    target.vp_double ? badge("VP×2", "plan-good", kit.say("card-vp-double")) : null,
  ];
}

/** Whether Me 109s hardly reach the target, or not at all. @param {PlanBoard} board @param {number} card @returns {Leaf} */
function rangeSign(board, card) {
  const range = board.at.raid(card)?.me109 ?? "in";
  return range === "in" ? null : badge(board.say("range", { range }), "plan-warns", board.say("range-about", { range }));
}
