/** The advice of a bot, with its reasons. */

/**
 * @import { Asked } from "../types.js"
 * @import { Page } from "./play.js"
 */

import { clear, el } from "../shell/dom.js";
import { worded } from "./offers.js";
import { reasonList } from "./reasons.js";
import { DONE, isPlace } from "./series.js";

/** @param {Page} page */
export function openHint(page) {
  const element = el("section", { class: "hint" });
  /** @type {unknown} */
  let drawn = null;

  const draw = () => {
    const { session } = page;
    const { hint } = session;
    element.hidden = hint === null || !session.shown().live;
    if (hint === drawn) return;
    drawn = hint;
    if (hint === null) return;
    const picks = session.advisedPicks().length > 0;
    clear(
      element,
      el("h3", {}, page.say("advice", { bot: page.botName(hint.bot) })),
      el(
        "ul",
        { class: "bare advice" },
        steps(page).map((step) => el("li", { class: "chip" }, step)),
      ),
      hint.reasons.length === 0
        ? null
        : el("details", { class: "why" }, el("summary", {}, page.say("why-advice")), reasonList(page, hint.reasons)),
      el(
        "div",
        { class: "row hint-acts" },
        el(
          "button",
          { type: "button", class: "button small", "data-act": "advice", onclick: () => void session.takeAdvice() },
          page.say(picks ? "advice-pick" : "advice-give"),
        ),
        el("button", { type: "button", class: "button small quiet", onclick: () => page.hint() }, page.say("put-away")),
      ),
    );
    page.tell(`${page.say("advice", { bot: page.botName(hint.bot) })} ${hint.words}`);
  };
  return { element, draw };
}

/** The advice step by step; a unit and its place are one step. @param {Page} page */
function steps(page) {
  const { session } = page;
  const asked = session.ask();
  if (asked === null || session.hint === null) return [];
  const words = session.hint.answers.map((answer, place) => answerWords(page, asked, answer, place));
  const placing = isPlace(session.state.head.game, asked.key);
  if (!placing && session.plan(asked).next === "") return words;
  const [first, rest] = placing ? [words.slice(0, 1), words.slice(1)] : [[], words];
  const pairs = Array.from({ length: Math.ceil(rest.length / 2) }, (_, place) =>
    rest.slice(2 * place, 2 * place + 2).join(" → "),
  );
  return [...first, ...pairs];
}

/** @param {Page} page @param {Asked} asked @param {string} answer @param {number} place */
function answerWords(page, asked, answer, place) {
  const told = page.session.hint?.reasons[place]?.text ?? answer;
  const offer = asked.offers.find((one) => one.answer === answer);
  if (offer === undefined && answer === DONE) return page.say("advice-done");
  return worded(page, offer ?? { answer, words: told }, asked).label;
}
