/** What stands in the place of a game that is no more. */

/** @import { Page } from "./play.js" */

import { clear, el } from "../shell/dom.js";

/** @param {Page} page */
export function showGone(page) {
  const held = page.place.contains(document.activeElement);
  const heading = el("h1", { tabindex: -1 }, page.say("gone-title"));
  clear(
    page.place,
    el(
      "section",
      { class: "gone panel padded stack", role: "alert" },
      heading,
      el("p", {}, page.session.trouble?.text ?? page.say("gone-text")),
      el("p", {}, el("a", { class: "button main", href: "/" }, page.say("gone-home"))),
    ),
  );
  if (held) heading.focus();
}
