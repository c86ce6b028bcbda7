/** What stands in the place of a game that is no more, or that was played with other rules or data than these. */

/** @import { Page } from "./play.js" */

import { clear, el } from "../shell/dom.js";
import { say } from "../shell/words.js";

/** @param {Page} page */
export function showGone(page) {
  const held = page.place.contains(document.activeElement);
  const { trouble, unreadable } = page.session;
  const heading = el("h1", { tabindex: -1 }, unreadable ? say("web", "lost-unreadable") : page.say("gone-title"));
  clear(
    page.place,
    el(
      "section",
      { class: "gone panel padded stack", role: "alert" },
      heading,
      el("p", {}, trouble?.text ?? page.say("gone-text")),
      unreadable && el("p", {}, say("web", "lost-unreadable-text")),
      el("p", {}, el("a", { class: "button main", href: "/" }, page.say("gone-home"))),
    ),
  );
  if (held) heading.focus();
}
