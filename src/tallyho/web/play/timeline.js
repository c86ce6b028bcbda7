/** The whole game on one line: any moment of it can be looked at, and branched into another game. */

/** @import { Mark } from "./chapters.js" */
/** @import { Page } from "./play.js" */

import * as api from "../shell/api.js";
import { clear, dialog, el, unique } from "../shell/dom.js";
import { go } from "../shell/navigate.js";
import { marksOf } from "./chapters.js";

const PAUSE = 90;
const PLAYING = 700;
const LABEL_GAP = 6;

export class Timeline {
  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    this.buttons = el("div", { class: "timeline-buttons" });
    this.marks = el("div", { class: "marks", "aria-hidden": "true" });
    this.slider = el("input", {
      type: "range",
      min: 0,
      step: 1,
      class: "slider",
      oninput: () => this.slide(),
      onkeydown: (/** @type {KeyboardEvent} */ event) => this.leap(event),
    });
    this.place = el("output", { class: "timeline-place" });
    const track = el("div", { class: "track" }, this.marks, this.slider);
    this.element = el("section", { class: "timeline" }, this.buttons, track, this.place);
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.waiting = undefined;
    /** @type {ReturnType<typeof setInterval> | undefined} */
    this.playing = undefined;
    this.marked = "";
    /** Where days and raids begin. @type {Mark[]} */
    this.chapters = [];
    new ResizeObserver(() => this.room()).observe(this.marks);
  }

  /** The moment that is shown. */
  here() {
    return this.page.session.past?.at ?? this.page.session.state.number;
  }

  draw() {
    const { page, slider } = this;
    const { session } = page;
    const { number } = session.state;
    if (session.past === null) this.halt();
    const words = this.words(this.here());
    this.element.setAttribute("aria-label", page.say("timeline"));
    slider.max = String(number);
    if (document.activeElement !== slider || session.past === null) slider.value = String(this.here());
    slider.setAttribute("aria-label", page.say("timeline"));
    slider.setAttribute("aria-valuetext", [words, ...this.chapterAt(this.here())].join(", "));
    this.place.textContent = words;
    this.drawButtons();
    const key = `${session.edition} ${session.told().length} ${number} ${page.language()}`;
    if (key === this.marked) return;
    this.marked = key;
    this.chapters = marksOf(session.lines, page.say);
    slider.setAttribute("aria-valuetext", [words, ...this.chapterAt(this.here())].join(", "));
    drawMarks(this.marks, this.chapters, number);
    this.room();
  }

  /** @param {number} at */
  words(at) {
    return this.page.say("after-answers", { at, number: this.page.session.state.number });
  }

  /** The day and the raid of a moment, in words. @param {number} at */
  chapterAt(at) {
    const day = this.chapters.findLast((mark) => mark.level === "day" && mark.at <= at);
    const raid = this.chapters.findLast((mark) => mark.level === "raid" && mark.at <= at && mark.at >= (day?.at ?? 0));
    return [day?.label ?? "", raid?.text ?? ""].filter((text) => text !== "");
  }

  /** Labels that would lie on each other are left out; one that would not fit after its mark stands before it. */
  room() {
    let end = -Infinity;
    const edge = this.marks.getBoundingClientRect().right;
    for (const label of this.marks.querySelectorAll(".mark-label")) {
      label.classList.remove("hidden", "before");
      label.classList.toggle("before", label.getBoundingClientRect().right > edge + LABEL_GAP);
      const { left, right } = label.getBoundingClientRect();
      const crowded = left < end + LABEL_GAP;
      label.classList.toggle("hidden", crowded);
      if (!crowded) end = right;
    }
  }

  /** Page Up and Page Down go from raid to raid. @param {KeyboardEvent} event */
  leap(event) {
    if (event.key !== "PageUp" && event.key !== "PageDown") return;
    event.preventDefault();
    const here = Number(this.slider.value);
    const { number } = this.page.session.state;
    const ats = this.chapters.map((mark) => mark.at);
    const next = event.key === "PageUp" ? (ats.find((at) => at > here) ?? number) : (ats.findLast((at) => at < here) ?? 0);
    this.slider.value = String(next);
    this.slide();
  }

  drawButtons() {
    const { buttons, page } = this;
    const { past, state } = page.session;
    const key = [page.language(), past !== null, this.playing !== undefined, state.head.open_to_me].join(" ");
    if (key === buttons.dataset["key"]) return; // a button that is being pressed stays where it is
    buttons.dataset["key"] = key;
    const active = document.activeElement;
    const held = active instanceof HTMLElement && buttons.contains(active) ? active.dataset["do"] : undefined;
    clear(
      buttons,
      this.button("step-back", "◀", () => this.step(-1)),
      ...(page.session.past === null ? [] : this.more()),
    );
    if (held === undefined) return;
    const same = buttons.querySelector(`[data-do="${held}"]`) ?? buttons.querySelector("button");
    if (same instanceof HTMLElement) same.focus();
  }

  /** What can be done while the past is looked at. */
  more() {
    const { page } = this;
    const plays = this.playing !== undefined;
    const branch = () => void askForBranch(page, this.here());
    return [
      this.button(plays ? "pause" : "play-on", plays ? "❚❚" : "▶▶", () => this.playOn()),
      this.button("step-forward", "▶", () => this.step(1)),
      this.button("back-to-now", "", () => page.session.backToNow()),
      page.session.state.head.open_to_me ? this.button("branch-here", "", branch) : null,
    ];
  }

  /** @param {string} name @param {string} sign Empty: the name itself is shown. @param {() => void} act */
  button(name, sign, act) {
    const words = this.page.say(name);
    const attrs = { type: "button", class: "button small", "data-do": name, onclick: act };
    if (sign === "") return el("button", attrs, words);
    return el("button", { ...attrs, "aria-label": words, title: words }, el("span", { "aria-hidden": "true" }, sign));
  }

  slide() {
    const { page, slider } = this;
    const at = Number(slider.value);
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => void page.session.lookAt(at), PAUSE);
    this.place.textContent = this.words(at);
    slider.setAttribute("aria-valuetext", [this.words(at), ...this.chapterAt(at)].join(", "));
  }

  /** @param {number} by */
  step(by) {
    const { session } = this.page;
    void session.lookAt((session.wanted < 0 ? session.state.number : session.wanted) + by);
  }

  /** Goes on from the moment that is shown, answer by answer; or pauses. */
  playOn() {
    if (this.playing !== undefined) this.halt();
    else this.playing = setInterval(() => this.step(1), PLAYING);
    this.page.draw();
  }

  halt() {
    clearInterval(this.playing);
    this.playing = undefined;
  }
}

/** @param {HTMLElement} place @param {Mark[]} marks @param {number} number */
function drawMarks(place, marks, number) {
  if (number === 0) return clear(place);
  clear(
    place,
    marks.map((mark) => {
      const label = mark.label === "" ? null : el("span", { class: "mark-label" }, mark.label);
      const made = el("span", { class: `mark mark-${mark.level}`, title: mark.text }, label);
      made.style.left = `${(100 * mark.at) / number}%`;
      return made;
    }),
  );
}

/** Branches a new game off, with the dice to come as they were or new ones. @param {Page} page @param {number} at */
export async function askForBranch(page, at) {
  const name = unique("dice");
  /** @param {"same" | "new"} value */
  const choice = (value) =>
    el(
      "label",
      { class: "check" },
      el("input", { type: "radio", name, value, checked: value === "same" }),
      el(
        "span",
        {},
        el("strong", {}, page.say(`branch-${value}`)),
        " ",
        el("span", { class: "help" }, page.say(`branch-${value}-help`)),
      ),
    );
  const body = el(
    "form",
    { class: "stack" },
    el("p", {}, page.say("branch-text", { at })),
    choice("same"),
    choice("new"),
  );
  const asked = dialog(page.say("branch"), body, [
    { label: page.say("cancel"), value: "" },
    { label: page.say("branch-go"), value: "go", kind: "main" },
  ]);
  if ((await asked.closed) !== "go") return;
  const picked = body.querySelector("input:checked");
  const dice = picked instanceof HTMLInputElement && picked.value === "new" ? "new" : "same";
  try {
    go(`/play/${(await api.branch(page.session.id, { at, dice })).id}`);
  } catch (error) {
    page.session.fail(error);
    page.draw();
  }
}
