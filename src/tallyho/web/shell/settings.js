/** What the user prefers, kept in this browser. */

/** @import { Language, Settings } from "../types.d.ts" */

const PLACE = "tallyho-settings";

/** @type {ReadonlyArray<Language>} */
export const LANGUAGES = ["en", "fr"];
/** Each in its own language. */
export const LANGUAGE_NAMES = { en: "English", fr: "Français" };
/** @type {ReadonlyArray<Settings["theme"]>} */
export const THEMES = ["auto", "dark", "light"];
export const SLOWEST = 2;

/** The settings as they are now; change them with `change`. @type {Settings} */
export const settings = kept();

/** @type {Set<(changed: Partial<Settings>) => void>} */
const listeners = new Set();

/** Changes settings, keeps them, applies them and tells those who listen. @param {Partial<Settings>} wanted */
export function change(wanted) {
  Object.assign(settings, sound({ ...settings, ...wanted }));
  keep();
  apply();
  for (const listener of [...listeners]) listener(wanted);
}

/** Calls `listener` with what was changed; gives back how to stop it. @param {(changed: Partial<Settings>) => void} listener */
export function onChange(listener) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Shows the theme; the language is shown when its words are there. */
export function apply() {
  document.documentElement.dataset["theme"] = settings.theme;
}

/** Whether things may move on the screen. */
export function motion() {
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** @returns {Settings} */
function kept() {
  try {
    return sound(JSON.parse(localStorage.getItem(PLACE) ?? "{}"));
  } catch {
    return sound({});
  }
}

function keep() {
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    /* A browser that keeps nothing: the settings hold for this page. */
  }
}

/** Settings in which whatever is wrong or missing is replaced by what is usual. @param {unknown} given @returns {Settings} */
export function sound(given) {
  const from = /** @type {Record<string, unknown>} */ (typeof given === "object" && given !== null ? given : {});
  return {
    language: LANGUAGES.find((one) => one === from["language"]) ?? usualLanguage(),
    theme: THEMES.find((one) => one === from["theme"]) ?? "auto",
    speed: seconds(from["speed"]),
    coach: typeof from["coach"] === "boolean" ? from["coach"] : true,
    shortcuts: typeof from["shortcuts"] === "boolean" ? from["shortcuts"] : true,
    southUp: typeof from["southUp"] === "boolean" ? from["southUp"] : false,
  };
}

/** @param {unknown} given */
function seconds(given) {
  return typeof given === "number" && given >= 0 && given <= SLOWEST ? given : 0.7;
}

/** @returns {Language} */
function usualLanguage() {
  return navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en";
}
