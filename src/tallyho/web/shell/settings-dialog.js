/** The settings, changed as soon as they are touched. */

import { dialog, dress, el, unique } from "./dom.js";
import { change, LANGUAGE_NAMES, LANGUAGES, motion, onChange, settings, SLOWEST, THEMES } from "./settings.js";
import { say } from "./words.js";

const STEPS = 20;

export function showSettings() {
  let shown = dialog(say("web", "settings"), form());
  const stop = onChange((changed) => {
    if (!("language" in changed)) return;
    /* The words come a moment later: the shell tells when it has drawn them. */
    document.addEventListener("spoken", redraw, { once: true });
  });
  const redraw = () => {
    shown.element.querySelector("h2")?.replaceChildren(say("web", "settings"));
    const cross = shown.element.querySelector("header button");
    if (cross !== null) dress(cross, { "aria-label": say("web", "close"), title: say("web", "close") });
    const held = /** @type {HTMLInputElement | null} */ (document.activeElement);
    shown.element.querySelector(".body")?.replaceChildren(form());
    shown.element.querySelector(`[name="${held?.name}"]:checked`)?.setAttribute("autofocus", "");
    /** @type {HTMLElement | null} */ (shown.element.querySelector("[autofocus]"))?.focus();
  };
  shown.closed.then(stop);
}

function form() {
  return el(
    "form",
    { class: "stack settings", onsubmit: (/** @type {Event} */ event) => event.preventDefault() },
    choice("language", LANGUAGES, (one) => LANGUAGE_NAMES[one]),
    choice("theme", THEMES, (one) => say("web", `theme-${one}`)),
    speed(),
    flag("coach", say("web", "coach"), say("web", "coach-help")),
    flag("shortcuts", say("web", "shortcuts"), say("web", "shortcuts-help")),
    flag("southUp", say("web", "south-up"), say("web", "south-up-help")),
    el("p", { class: "help" }, say("web", motion() ? "motion-free" : "motion-reduced")),
  );
}

/**
 * @template {"language" | "theme"} Name
 * @param {Name} name
 * @param {ReadonlyArray<import("../types.d.ts").Settings[Name]>} values
 * @param {(value: import("../types.d.ts").Settings[Name]) => string} words
 */
function choice(name, values, words) {
  return el(
    "fieldset",
    { class: "field" },
    el("legend", {}, say("web", name)),
    el(
      "div",
      { class: "row" },
      values.map((value) =>
        el(
          "label",
          { class: "check" },
          el("input", {
            type: "radio",
            name,
            value,
            checked: settings[name] === value,
            onchange: () => change({ [name]: value }),
          }),
          el("span", {}, words(value)),
        ),
      ),
    ),
  );
}

function speed() {
  const id = unique("speed");
  const told = el("output", { class: "help", for: id }, speedWords(settings.speed));
  const slide = (/** @type {Event} */ event) => {
    const input = /** @type {HTMLInputElement} */ (event.target);
    change({ speed: Number(input.value) / (STEPS / SLOWEST) });
    input.setAttribute("aria-valuetext", speedWords(settings.speed));
    told.textContent = speedWords(settings.speed);
  };
  return el(
    "div",
    { class: "field" },
    el("label", { for: id }, say("web", "speed")),
    el("input", {
      id,
      type: "range",
      min: 0,
      max: STEPS,
      step: 1,
      value: Math.round((settings.speed * STEPS) / SLOWEST),
      "aria-valuetext": speedWords(settings.speed),
      oninput: slide,
    }),
    told,
  );
}

/** @param {number} seconds */
function speedWords(seconds) {
  if (seconds === 0) return say("web", "speed-none");
  const amount = new Intl.NumberFormat(settings.language, { minimumFractionDigits: 1 }).format(seconds);
  return say("web", seconds < 0.5 ? "speed-quick" : seconds <= 1 ? "speed-calm" : "speed-slow", {
    seconds: amount,
    "seconds-count": seconds,
  });
}

/** @param {"coach" | "shortcuts" | "southUp"} name @param {string} label @param {string} help */
function flag(name, label, help) {
  const toggle = (/** @type {Event} */ event) =>
    change({ [name]: /** @type {HTMLInputElement} */ (event.target).checked });
  return el(
    "label",
    { class: "check" },
    el("input", { type: "checkbox", name, checked: settings[name], onchange: toggle }),
    el("span", {}, label, el("br"), el("span", { class: "help" }, help)),
  );
}
