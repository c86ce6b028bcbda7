/** The Calendar: every day from August 11, today, and what Sealion needs on a day. */

/** @import { Kit } from "./parts.js" */
/** @import { Position } from "./position.js" */
import { el } from "../../shell/dom.js";
import { hidden } from "./elements.js";
import { scenarioOf, sealionOn } from "./score.js";
import { signed } from "./wording.js";

const FIRST = Date.UTC(1940, 7, 11);
const LAST = Date.UTC(1940, 9, 1);
const DAY = 24 * 60 * 60 * 1000;

/** Every day of the Calendar as an ISO date. */
export const DAYS = Array.from({ length: (LAST - FIRST) / DAY + 1 }, (_, index) =>
  new Date(FIRST + index * DAY).toISOString().slice(0, 10),
);

/** The track; a scenario without Sealion shows only the days it can reach. @param {Kit} kit @param {Position} at */
export function calendar(kit, at) {
  const days = at.withSealion ? DAYS : DAYS.slice(0, 28);
  const weekdays = days.slice(0, 7).map((day) => el("th", { scope: "col" }, weekday(kit, day)));
  const weeks = Array.from({ length: Math.ceil(days.length / 7) }, (_, week) =>
    el(
      "tr",
      {},
      days.slice(week * 7, week * 7 + 7).map((day) => cell(kit, at, day)),
    ),
  );
  return kit.track(
    "calendar",
    el("p", {}, raidDay(kit, at)),
    at.withSealion ? el("p", {}, sealion(kit, at)) : null,
    at.campaigning && el("table", { class: "raf-calendar" }, el("thead", {}, el("tr", {}, weekdays)), el("tbody", {}, weeks)),
  );
}

/** `Raid day 2 of 4, August 15.` @param {Kit} kit @param {Position} at */
export function raidDay(kit, at) {
  const date = kit.words.date(at.table.date);
  const days = scenarioOf(at)?.raid_days;
  if (days === undefined) return kit.say("raid-day", { number: at.table.raid_day, date });
  return kit.say("raid-day-of", { number: at.table.raid_day, days, date });
}

/** What the Sealion marker says. @param {Kit} kit @param {Position} at */
export function sealion(kit, at) {
  const date = kit.words.date(at.table.sealion);
  if (at.has("sealion-preparations")) return kit.say("sealion-prepared", { date });
  const needed = sealionOn(at, at.table.sealion);
  if (needed === null) return kit.say("sealion-marker", { date });
  return kit.say("sealion-values", { date, start: signed(needed.start), cancel: signed(needed.cancel) });
}

/** @param {Kit} kit @param {string} day */
function weekday(kit, day) {
  const named = (/** @type {"narrow" | "long"} */ weekday) =>
    new Intl.DateTimeFormat(kit.context.settings.language, { weekday, timeZone: "UTC" }).format(new Date(day));
  return [hidden(named("long")), el("span", { "aria-hidden": "true" }, named("narrow"))];
}

/** @param {Kit} kit @param {Position} at @param {string} day */
function cell(kit, at, day) {
  const today = day === at.table.date;
  const marked = at.withSealion && day === at.table.sealion;
  const needed = at.withSealion ? sealionOn(at, day) : null;
  const raided = day < at.table.date && at.story.raidDays(at.table.date).includes(day);
  const words = raided ? kit.say("was-raid-day", { date: kit.words.date(day) }) : kit.words.date(day);
  const look = [
    today ? "raf-now" : day < at.table.date ? "raf-passed" : "",
    raided ? "raf-raided" : "",
    marked ? "raf-sealion" : "",
    day.slice(5, 7) === "08" ? "raf-august" : "",
  ];
  const first = day === DAYS[0] || day.endsWith("-01");
  return el(
    "td",
    { class: look.join(" "), "aria-current": today ? "date" : null, title: words },
    hidden(words),
    el(
      "span",
      { class: "raf-day", "aria-hidden": "true" },
      first
        ? kit.say("day-short", { month: String(Number(day.slice(5, 7))), day: String(Number(day.slice(8))) })
        : String(Number(day.slice(8))),
    ),
    raided ? el("span", { class: "raf-raided-sign", "aria-hidden": "true" }, "✕") : null,
    marked ? el("span", { class: "raf-tag" }, el("span", {}, kit.say("sealion"))) : null,
    needed === null
      ? null
      : el("span", { class: "raf-values" }, el("span", {}, signed(needed.start)), " ", el("span", {}, signed(needed.cancel))),
  );
}
