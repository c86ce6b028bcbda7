/** The browsers that are mine, each with a button that logs it out. */

import { ApiTrouble, endSession, sessions } from "./api.js";
import { announce, clear, confirm, el, unique } from "./dom.js";
import { settings } from "./settings.js";
import { say } from "./words.js";

/** @import { Known } from "../types.d.ts" */

/** The list is asked for when somebody wants it. */
export function browsers() {
  const id = unique("browsers");
  const place = el("div", { class: "stack tight" });
  const trouble = el("p", { class: "error", role: "alert" });
  /** @param {() => Promise<void>} work */
  const carefully = async (work) => {
    trouble.textContent = "";
    try {
      await work();
    } catch (wrong) {
      trouble.textContent = wrong instanceof ApiTrouble ? wrong.detail : String(wrong);
    }
  };
  const show = () => carefully(async () => draw(await sessions()));
  /** @param {Known} one */
  const end = (one) =>
    carefully(async () => {
      const text = say("web", one.here ? "sessions-end-here" : "sessions-end-there");
      const words = { yes: say("web", "sessions-end"), danger: true };
      if (!(await confirm(say("web", "sessions-end-title"), text, words))) return;
      await endSession(one.id);
      if (one.here) return location.assign("/");
      announce(say("web", "sessions-ended"));
      draw(await sessions());
    });
  /** @param {Known[]} found */
  const draw = (found) => {
    const none = el("p", { class: "help" }, say("web", "sessions-none"));
    clear(place, found.length === 0 ? none : el("ul", { "aria-labelledby": id }, found.map((one) => item(one, end))));
    place.setAttribute("tabindex", "-1");
    place.focus();
  };
  clear(
    place,
    el("p", {}, el("button", { type: "button", class: "button", onclick: show }, say("web", "sessions-show"))),
  );
  return el("div", { class: "stack tight" }, el("h3", { id }, say("web", "sessions")), place, trouble);
}

/** @param {Known} one @param {(one: Known) => void} end */
function item(one, end) {
  const name = one.browser || say("web", "sessions-unknown");
  const date = one.made === null ? "" : new Intl.DateTimeFormat(settings.language).format(new Date(one.made));
  return el(
    "li",
    { class: "row" },
    el("span", {}, one.here ? say("web", "sessions-here", { browser: name }) : name),
    date === "" ? null : el("span", { class: "help" }, say("web", "sessions-since", { date })),
    el("button", { type: "button", class: "button", onclick: () => end(one) }, say("web", "sessions-end")),
  );
}
