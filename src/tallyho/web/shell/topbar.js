/** The bar above every page: name, title, the game's status, connection, language, menu. */

import { connection, isConnected, noteConnection } from "./api.js";
import { announce, clear, dress, el, svg } from "./dom.js";
import { showKeys } from "./keys.js";
import { change, LANGUAGE_NAMES, LANGUAGES, settings } from "./settings.js";
import { say } from "./words.js";

/** @import { Language } from "../types.d.ts" */

const MENU = "menu";
const title = el("p", { class: "top-title" });
const status = el("div", { class: "top-status" });
const lamp = el("p", { class: "lamp", hidden: true });

/** The bar; pages write into `title` (or call `name`) and `status`. */
export const topbar = {
  title,
  status,
  /** Says which page this is, in the window's title and, unless the page has it as a heading, in the bar. @param {string} text @param {boolean} [shown] */
  name(text, shown = true) {
    title.textContent = shown ? text : "";
    document.title = text === "" ? "Tallyho" : `${text} · Tallyho`;
  },
  /** Empties what the last page wrote. */
  reset() {
    topbar.name("");
    clear(status);
    status.hidden = false;
  },
};

/** Draws the bar, again after a change of language. @param {HTMLElement} place */
export function drawTopbar(place) {
  const held = place.contains(document.activeElement) ? document.activeElement?.id : undefined;
  place.className = "top";
  clear(place, brand(), title, status, el("div", { class: "top-tools" }, lamp, languages(), menuButton()), menu());
  drawLamp();
  if (held) document.getElementById(held)?.focus();
}

/** Shows when the server cannot be reached, and when it can again. */
export function watchConnection() {
  connection.addEventListener("lost", () => {
    drawLamp();
    announce(say("web", "connection-lost"), "assertive");
    knock();
  });
  connection.addEventListener("back", () => {
    drawLamp();
    announce(say("web", "connection-back"));
  });
}

/** Asks every few seconds whether the server is there again, until it is. */
async function knock() {
  while (!isConnected()) {
    await new Promise((resolve) => setTimeout(resolve, 3000));
    const answered = await fetch("/health", { cache: "no-store" }).catch(() => null);
    if (answered?.ok) noteConnection(true);
  }
}

function drawLamp() {
  dress(lamp, { hidden: isConnected(), title: say("web", "connection-lost") });
  lamp.textContent = say("web", "connection-lamp");
}

function brand() {
  return el("a", { class: "brand sign", href: "/", "aria-label": say("web", "brand-label") }, mark(), "Tallyho");
}

/** A small sector clock. */
function mark() {
  const wedges = [0, 60, 120, 180, 240, 300].map((turn, place) =>
    svg("path", {
      d: "M0 0V-10A10 10 0 0 1 8.66-5Z",
      transform: `rotate(${turn})`,
      class: `clock-${["red", "yellow", "blue"][place % 3]}`,
    }),
  );
  return svg(
    "svg",
    { viewBox: "-12 -12 24 24", "aria-hidden": "true" },
    svg("circle", { r: 11.5, class: "clock-rim" }),
    wedges,
  );
}

function languages() {
  return el(
    "div",
    { class: "languages", role: "group", "aria-label": say("web", "language") },
    LANGUAGES.map(languageButton),
  );
}

/** @param {Language} language */
function languageButton(language) {
  return el(
    "button",
    {
      type: "button",
      id: `language-${language}`,
      lang: language,
      "aria-pressed": String(settings.language === language),
      "aria-label": `${language.toUpperCase()}: ${LANGUAGE_NAMES[language]}`,
      title: LANGUAGE_NAMES[language],
      onclick: () => settings.language !== language && change({ language }),
    },
    language.toUpperCase(),
  );
}

function menuButton() {
  const lines = svg("path", {
    d: "M3 5H17M3 10H17M3 15H17",
    stroke: "currentColor",
    "stroke-width": 2,
    "stroke-linecap": "round",
  });
  return el(
    "button",
    {
      type: "button",
      id: "menu-button",
      class: "icon-button",
      popovertarget: MENU,
      "aria-label": say("web", "menu"),
      title: say("web", "menu"),
    },
    svg("svg", { viewBox: "0 0 20 20", "aria-hidden": "true" }, lines),
  );
}

async function openSettings() {
  (await import("./settings-dialog.js")).showSettings();
}

function menu() {
  const shut = () => document.getElementById(MENU)?.hidePopover();
  /** @param {() => void} then */
  const item = (then) => () => {
    shut();
    document.getElementById("menu-button")?.focus();
    then();
  };
  return el(
    "nav",
    { id: MENU, popover: "auto", class: "menu panel", "aria-label": say("web", "menu") },
    el("a", { href: "/", onclick: shut }, say("web", "start-page")),
    el("a", { href: "/rules", onclick: shut }, say("web", "rules")),
    el("button", { type: "button", onclick: item(openSettings) }, say("web", "settings")),
    el("button", { type: "button", onclick: item(showKeys) }, say("web", "keys"), el("kbd", {}, "?")),
  );
}
