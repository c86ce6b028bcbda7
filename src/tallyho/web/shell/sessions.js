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
      const key = one.here ? "sessions-end-here" : "sessions-end-there";
      const title = say("web", `${key}-title`, { browser: called(one) });
      const words = { yes: say("web", "sessions-end"), danger: true };
      if (!(await confirm(title, say("web", key, { browser: known(one, called(one)) }), words))) return;
      await endSession(one.id);
      if (one.here) return location.assign("/");
      announce(say("web", "sessions-ended", { browser: known(one, called(one)) }));
      draw(await sessions());
    });
  /** @param {Known[]} found */
  const draw = (found) => {
    const none = el("p", { class: "help" }, say("web", "sessions-none"));
    const list = { class: "bare stack tight", "aria-labelledby": id };
    clear(place, found.length === 0 ? none : el("ul", list, found.map((one) => item(one, end))));
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
  const name = one.here ? say("web", "sessions-here", { browser: called(one) }) : called(one);
  const label = say("web", "sessions-end-label", { browser: known(one, name) });
  const act = { type: "button", class: "button small", "aria-label": label, onclick: () => end(one) };
  return el(
    "li",
    { class: "browser" },
    el(
      "div",
      { class: "browser-words" },
      el("p", { class: "browser-name" }, name),
      one.made === null
        ? null
        : el("p", { class: "help" }, el("time", { datetime: one.made }, say("web", "sessions-since", since(one.made)))),
    ),
    el("button", act, say("web", "sessions-end")),
  );
}

/** @param {Known} one */
function called(one) {
  return one.browser || say("web", "sessions-unknown");
}

/** A browser by its name and, where that was noted, since when it is mine. @param {Known} one @param {string} name */
function known(one, name) {
  return one.made === null ? name : say("web", "sessions-known", { browser: name, ...since(one.made) });
}

/** @param {string} when An ISO date. */
function since(when) {
  const manner = settings.language === "en" ? "en-GB" : settings.language;
  /** @param {Intl.DateTimeFormatOptions} how */
  const told = (how) => new Intl.DateTimeFormat(manner, how).format(new Date(when));
  return { day: told({ dateStyle: "long" }), time: told({ timeStyle: "short" }) };
}
