/** The table in words: headed lists, for everybody who would rather read or listen. */

/** @import { Page } from "./play.js" */

import { clear, el } from "../shell/dom.js";

/** @param {Page} page */
export function openInWords(page) {
  const body = el("div", { class: "in-words-body" });
  const element = el("section", { class: "in-words", tabindex: -1 }, body);
  let open = false;
  /** What had the focus before. @type {Element | null} */
  let before = null;

  const draw = () => {
    element.classList.toggle("visually-hidden", !open);
    element.classList.toggle("open", open);
    element.tabIndex = open ? 0 : -1;
    element.setAttribute("aria-label", page.say("in-words"));
    const { table } = page.session.shown();
    const parts = page.table?.describe(table) ?? [];
    clear(
      body,
      el("h2", {}, page.say("in-words")),
      parts
        .map((part) => [
          el("h3", {}, part.heading),
          el(
            "ul",
            {},
            part.lines.map((line) => el("li", {}, line)),
          ),
        ])
        .flat(),
    );
  };
  const toggle = () => {
    open = !open;
    const held = element.contains(document.activeElement);
    if (open) before = document.activeElement;
    page.draw();
    if (open) element.focus();
    else if (held) leave();
    return open;
  };
  const leave = () => {
    if (before instanceof HTMLElement && before.isConnected && before !== document.body) before.focus();
    else page.focusOffers();
  };
  return { element, draw, toggle, isOpen: () => open };
}
