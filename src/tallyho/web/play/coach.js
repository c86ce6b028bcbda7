/** The coach: explains what occurs for the first time, one thing after another. */

/**
 * @import { LogLine } from "../types.js"
 * @import { Page } from "./play.js"
 */

import * as api from "../shell/api.js";
import { clear, el } from "../shell/dom.js";
import { change, settings } from "../shell/settings.js";
import { has, say } from "../shell/words.js";

/** So many lessons about events are kept of one answer; the others come when their event occurs again. */
const EVENTS = 3;
/** Parts of the screen that are pointed at in a guided game, in this order. */
const PLACES = ["offers", "plan", "map", "log", "tote-board", "displays", "hint", "raid-display", "battle", "odds", "undo"];

/** @typedef {{ id: string, place: string }} Lesson */

/** @param {Page} page */
export function openCoach(page) {
  const element = el("section", { class: "coach", hidden: true });
  let store = "tallyho-coach";
  /** @type {Set<string>} */
  let known = read(store);
  /** Lines that were there before are no news. */
  let seen = -1;
  /** @type {Lesson[]} */
  let waiting = [];

  const begin = async () => {
    /** Each game has its own coach, who may say something else about the same thing. */
    store = `tallyho-coach-${page.session.state.head.game}`;
    try {
      store = `${store}-${(await api.me()).name}`;
    } catch {
      /* Somebody who only looks on has no name. */
    }
    known = read(store);
  };
  const learn = (/** @type {string} */ id) => {
    known.add(id);
    waiting = waiting.filter((lesson) => lesson.id !== id);
    keep(store, known);
    page.draw();
    page.focusOffers();
  };
  const draw = () => {
    const { session } = page;
    const catalogue = `coach-${session.state.head.game}`;
    const on = settings.coach && session.state.ending === null;
    if (on && session.shown().live) waiting = collect(page, catalogue, known, waiting, seen);
    if (session.showing === null) seen = session.lines.length;
    const shown = on && session.shown().live ? waiting.slice(0, 1) : [];
    element.hidden = shown.length === 0;
    const key = shown.map((lesson) => lesson.id).join(" ") + page.language();
    if (element.dataset["key"] !== key) {
      element.dataset["key"] = key;
      clear(
        element,
        shown.map((lesson) => card(page, catalogue, lesson, learn)),
      );
      for (const lesson of shown) page.tell(say(catalogue, lesson.id));
    }
    point(page, shown);
  };
  return { element, draw, begin };
}

/**
 * What occurs now for the first time.
 * @param {Page} page @param {string} catalogue
 * @param {Set<string>} known @param {Lesson[]} waiting What was not read yet. @param {number} seen Lines of the log that are no news.
 * @returns {Lesson[]}
 */
function collect(page, catalogue, known, waiting, seen) {
  const { session } = page;
  const asked = session.ask();
  const fresh = seen < 0 ? [] : session.lines.slice(seen);
  /** @param {Lesson} one */
  const unknown = (one) => !known.has(one.id) && has(catalogue, one.id);
  const questions = asked === null ? [] : [{ id: `ask-${asked.key}`, place: "" }];
  const events = fresh.flatMap((line) => eventLessons(line)).filter(unknown);
  const places = (session.state.head.guided ? PLACES : []).filter((place) => page.part(place) !== null);
  const kept = waiting.filter((one) => events.length === 0 && one.place === "log" && !one.id.startsWith("place-"));
  return unique(
    [
      ...questions,
      ...kept,
      ...unique(events).slice(0, EVENTS),
      ...places.map((place) => ({ id: `place-${place}`, place })),
    ].filter(unknown),
  );
}

/** What a line of the log may teach. @param {LogLine} line @returns {Lesson[]} */
function eventLessons(line) {
  const result = line.args["result"];
  const about = { id: `log-${line.key}`, place: "log" };
  return typeof result === "string"
    ? [{ id: `result-${result === "-" ? "none" : result}`, place: "log" }, about]
    : [about];
}

/** @param {Lesson[]} lessons */
function unique(lessons) {
  return lessons.filter((lesson, place) => lessons.findIndex((other) => other.id === lesson.id) === place);
}

/** @param {Page} page @param {string} catalogue @param {Lesson} lesson @param {(id: string) => void} learn */
function card(page, catalogue, lesson, learn) {
  return el(
    "div",
    { class: "lesson", role: "note" },
    el("p", {}, say(catalogue, lesson.id)),
    el(
      "div",
      { class: "row" },
      el(
        "button",
        { type: "button", class: "button small", onclick: () => learn(lesson.id) },
        page.say("coach-learnt"),
      ),
      off(page),
    ),
  );
}

/** @param {Page} page */
function off(page) {
  const act = () => {
    change({ coach: false });
    page.draw();
    page.focusOffers();
  };
  return el("button", { type: "button", class: "button small quiet", onclick: act }, page.say("coach-off"));
}

/** Lights the part of the screen that a lesson is about. @param {Page} page @param {Lesson[]} shown */
function point(page, shown) {
  const first = shown.find((lesson) => lesson.id.startsWith("place-"));
  for (const place of PLACES) page.part(place)?.classList.toggle("pointed-at", first?.place === place);
}

/** @param {string} store @returns {Set<string>} */
function read(store) {
  try {
    return new Set(JSON.parse(localStorage.getItem(store) ?? "[]"));
  } catch {
    return new Set();
  }
}

/** @param {string} store @param {Set<string>} known */
function keep(store, known) {
  try {
    localStorage.setItem(store, JSON.stringify([...known]));
  } catch {
    /* A browser that keeps nothing: the lessons come again next time. */
  }
}
