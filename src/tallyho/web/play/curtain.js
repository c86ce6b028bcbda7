/** Two people at one screen: a curtain falls between the sides, and nothing is shown before the next one is there. */

/**
 * @import { State } from "../types.js"
 * @import { Page } from "./play.js"
 */

import { clear, el } from "../shell/dom.js";

/** The side for which the screen must change hands; null: nobody. @param {State} state @param {string | null} seen */
export function nextSide(state, seen) {
  const mine = state.head.seats.filter((seat) => seat.mine).map((seat) => seat.side);
  if (mine.length < 2) return null;
  const asked = state.asked.map((one) => one.side).filter((side) => mine.includes(side));
  if (asked.length === 0) return seen === null ? (mine[0] ?? null) : null;
  return seen !== null && asked.includes(seen) ? null : (asked[0] ?? null);
}

/** @param {Page} page @param {(side: string) => void} here */
export function openCurtain(page, here) {
  const element = el("section", { class: "curtain", hidden: true });
  let drawn = "";

  /** Falls, until the player of this side says so. @param {string} side @param {string} name */
  const fall = (side, name) => {
    const key = `${page.language()} ${side}`;
    if (!element.hidden && key === drawn) return;
    const held = element.hidden || element.contains(document.activeElement);
    drawn = key;
    const heading = el("h2", { tabindex: -1 }, page.say("curtain-title", { side: name }));
    const button = el(
      "button",
      { type: "button", class: "button main", onclick: () => here(side) },
      page.say("curtain-here", { side: name }),
    );
    clear(
      element,
      el(
        "div",
        { class: "curtain-card paper" },
        heading,
        el("p", {}, page.say("curtain-text", { side: name })),
        button,
      ),
    );
    element.hidden = false;
    page.tell(heading.textContent ?? ""); // the last question, told to the other side, is told no longer
    if (held) heading.focus();
  };
  const rise = () => {
    element.hidden = true;
    clear(element);
  };
  return { element, fall, rise, down: () => !element.hidden };
}
