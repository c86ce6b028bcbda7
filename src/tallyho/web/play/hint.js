/** The advice of a bot, with its reasons. */

/** @import { Page } from "./play.js" */

import { clear, el } from "../shell/dom.js";
import { reasonList } from "./reasons.js";

/** @param {Page} page */
export function openHint(page) {
  const element = el("section", { class: "hint" });
  /** @type {unknown} */
  let drawn = null;

  const draw = () => {
    const { session } = page;
    const { hint } = session;
    element.hidden = hint === null || !session.shown().live;
    if (hint === null || hint === drawn) {
      drawn = hint;
      return;
    }
    drawn = hint;
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
        { class: "row" },
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
  const words = session.hint?.reasons.map((one) => one.text) ?? [];
  const asked = session.ask();
  if (asked === null || session.plan(asked).next === "") return words;
  return Array.from({ length: Math.ceil(words.length / 2) }, (_, place) =>
    words.slice(2 * place, 2 * place + 2).join(" → "),
  );
}
