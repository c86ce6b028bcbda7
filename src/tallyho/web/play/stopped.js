/** What can still be done with a game that the rules and data of this server do not take any more. */

/** @import { Page } from "./play.js" */

import { el } from "../shell/dom.js";
import { say } from "../shell/words.js";
import { askForBranch } from "./timeline.js";

/** Below the reason: that nothing is lost, and what to do. @param {Page} page */
export function stopped(page) {
  const { head, stopped, at, number } = page.session.state;
  if (stopped === null || page.session.past !== null) return null;
  const { fits } = stopped;
  const branch = () => void askForBranch(page, fits);
  return [
    el("p", {}, say("web", "lost-unreadable-text")),
    at < number ? el("p", {}, page.say("stopped-older", { at, number })) : null,
    head.open_to_me && fits > 0
      ? el("button", { type: "button", class: "button main", onclick: branch }, page.say("stopped-branch", { fits }))
      : null,
    head.open_to_me ? exported(page) : null,
  ];
}

/** @param {Page} page */
function exported(page) {
  const { head } = page.session.state;
  const to = { class: "button", href: `/api/games/${head.id}/record`, download: `${head.game}-${head.id}.txt` };
  return el("a", to, page.say("export"));
}
