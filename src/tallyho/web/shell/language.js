/** Which catalogues the page speaks, so that all of them are there when the language changes. */

import { settings } from "./settings.js";
import { speak } from "./words.js";

/** @type {Set<string>} */
const needed = new Set(["web"]);

/** Loads these catalogues in the chosen language, and in every language chosen later. @param {...string} names */
export async function need(...names) {
  for (const name of names) needed.add(name);
  await speak(settings.language, [...needed]);
}

/** How long ago, or how soon: `2 hours ago`. @param {string} when An ISO date. @param {number} [now] */
export function ago(when, now = Date.now()) {
  const seconds = (Date.parse(when) - now) / 1000;
  const [unit, size] = UNITS.find(([, least]) => Math.abs(seconds) >= least) ?? ["second", 1];
  const format = new Intl.RelativeTimeFormat(settings.language, { numeric: "auto" });
  return unit === "second" ? format.format(0, "second") : format.format(Math.trunc(seconds / size), unit);
}

/** @type {[Intl.RelativeTimeFormatUnit, number][]} */
const UNITS = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["week", 604_800],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** The date and time in full, for the title of a time in words. @param {string} when */
export function exactly(when) {
  return new Intl.DateTimeFormat(settings.language, { dateStyle: "full", timeStyle: "short" }).format(new Date(when));
}
