/** The log: one line an event, by days and raids, with dice, rules and reasons; a line shows the table as it was. */

/**
 * @import { LogLine } from "../types.js"
 * @import { Page } from "./play.js"
 */

import { clear, el } from "../shell/dom.js";
import { die, isFace } from "./dice.js";
import { headingOf } from "./chapters.js";
import { ruleChip } from "./prompt.js";
import { folded } from "./reasons.js";

const SHOWN_AT_FIRST = 250;
const NEAR_THE_END = 40;
/** Milliseconds after which a screen reader reads what comes, when lines were drawn anew. */
const QUIET = 500;
/** What can have the focus in a line. */
const STOPS = "button, summary";

/** @typedef {{ line: LogLine, language: string, items: HTMLElement[] }} Drawn */

export class Log {
  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    this.heading = el("h2", { class: "sign" });
    this.find = el("input", { type: "search", class: "log-find", autocomplete: "off", oninput: () => this.sync() });
    this.earlier = el("button", {
      type: "button",
      class: "button small quiet",
      tabindex: -1,
      onclick: () => this.showAll(),
    });
    this.latest = el("button", { type: "button", class: "button small log-latest", onclick: () => this.toEnd() });
    this.latest.hidden = true;
    this.list = el("ol", { class: "bare" });
    this.lines = el("div", { class: "log-lines", role: "log", "aria-live": "off" }, this.list);
    this.lines.addEventListener("scroll", () => this.scrolled());
    this.list.addEventListener("focusin", (event) => this.stopAt(event.target));
    this.list.addEventListener("keydown", (event) => this.move(event));
    const head = el("div", { class: "log-head" }, this.heading, this.find);
    this.element = el("section", { class: "log" }, head, this.lines, this.latest);
    /** The lines that are drawn. @type {Drawn[]} */
    this.drawn = [];
    /** The first line that is shown. */
    this.first = 0;
    this.all = false;
    this.known = "";
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.hush = undefined;
    /** The moment that was looked at when the log was drawn last; -1: the present. */
    this.at = -1;
    /** Whether the reader stays at the end as lines come. */
    this.stays = true;
    this.height = 0;
    new ResizeObserver(() => this.resized()).observe(this.lines);
  }

  resized() {
    this.height = this.lines.clientHeight;
    if (this.stays) this.toEnd();
  }

  draw() {
    const { session } = this.page;
    this.sync();
    this.label();
    mark(this.lines, session.past?.at ?? null);
    this.follow(session.past?.at ?? -1);
  }

  /** Goes to the lines of the moment that is looked at, unless the reader is among them. @param {number} at */
  follow(at) {
    if (at === this.at) return;
    this.at = at;
    if (this.lines.matches(":hover") || this.lines.contains(document.activeElement)) return;
    if (at < 0) return this.toEnd();
    this.seek();
  }

  /** The log has come into sight: the newest lines, or those of the moment that is looked at. */
  appear() {
    if (this.at < 0) this.toEnd();
    else this.seek();
  }

  /** Scrolls to the last line of the moment that is looked at. */
  seek() {
    this.stays = false;
    this.latest.hidden = false;
    const known = [...this.list.querySelectorAll("[data-after]:not(.later)")].at(-1);
    if (known instanceof HTMLElement)
      this.lines.scrollTop += known.getBoundingClientRect().bottom - this.lines.getBoundingClientRect().bottom + 24;
  }

  label() {
    const { page } = this;
    this.heading.textContent = page.say("log");
    this.find.placeholder = page.say("log-find");
    this.find.setAttribute("aria-label", page.say("log-find"));
    this.lines.setAttribute("aria-label", page.say("log"));
    this.earlier.textContent = page.say("log-earlier", { n: this.first });
    this.latest.textContent = page.say("log-latest");
  }

  /** Draws the lines that are not there yet; what is there already stays, and with it the place of the reader. */
  sync() {
    const { page } = this;
    const told = page.session.told();
    const wanted = this.find.value.trim().toLocaleLowerCase();
    const known = [page.session.edition, told.length, page.language(), this.all, wanted].join(" ");
    if (known === this.known) return;
    this.known = known;
    if (this.all || wanted !== "") this.first = 0;
    else if (this.drawn.length === 0 || told.length < this.first) this.first = Math.max(0, told.length - SHOWN_AT_FIRST);
    this.replace(told.slice(this.first).filter((line) => line.text.toLocaleLowerCase().includes(wanted)));
  }

  /** @param {LogLine[]} lines */
  replace(lines) {
    const { drawn, list, page } = this;
    const language = page.language();
    const other = drawn.findIndex((one, place) => one.language !== language || !isSame(one.line, lines[place]));
    const kept = other < 0 ? drawn.length : other;
    if (kept < drawn.length || kept === 0) this.keepQuiet();
    const held = list.contains(document.activeElement);
    const scroll = this.lines.scrollTop;
    for (const one of drawn.splice(kept)) for (const item of one.items) item.remove();
    const fresh = lines.slice(kept).map((line) => ({ line, language, items: lineItems(page, line) }));
    drawn.push(...fresh);
    list.append(...fresh.flatMap((one) => one.items));
    this.showEarlier();
    this.lines.scrollTop = this.stays ? this.lines.scrollHeight : scroll;
    if (held && !list.contains(document.activeElement)) this.goTo(list.querySelectorAll(".log-words").length - 1);
    else if (!held) this.stopAt([...list.querySelectorAll(".log-words")].at(-1) ?? null);
  }

  /** Lines that are drawn anew are no news: a screen reader need not read them. */
  keepQuiet() {
    this.lines.setAttribute("aria-live", "off");
    clearTimeout(this.hush);
    this.hush = setTimeout(() => this.lines.setAttribute("aria-live", "polite"), QUIET);
  }

  /** Lines that were left out at first can be shown, too. */
  showEarlier() {
    const there = this.list.querySelector(".log-earlier");
    if (this.first === 0) there?.remove();
    else if (there === null) this.list.prepend(el("li", { class: "log-earlier" }, this.earlier));
  }

  /** The lines that were left out at first, too; what was seen stays where it is. */
  showAll() {
    this.all = true;
    const before = this.lines.scrollHeight;
    this.stays = false;
    const [seen] = this.drawn;
    this.drawn = [];
    clear(this.list);
    this.sync();
    this.lines.scrollTop += this.lines.scrollHeight - before;
    this.goTo(this.drawn.findIndex((one) => one.line.number === seen?.line.number));
  }

  /* By keyboard: the log is one stop of the Tab key; arrows go from line to line, and to what belongs to a line. */

  /** The next Tab leads here. @param {EventTarget | null} target */
  stopAt(target) {
    const stop = target instanceof Element ? target.closest(STOPS) : null;
    if (!(stop instanceof HTMLElement)) return;
    for (const one of this.list.querySelectorAll('[tabindex="0"]')) one.setAttribute("tabindex", "-1");
    stop.tabIndex = 0;
  }

  /** @param {KeyboardEvent} event */
  move(event) {
    const here = document.activeElement;
    const heads = [...this.list.querySelectorAll(".log-earlier button, .log-words")];
    const line = heads.findIndex((one) => one.closest("li") === here?.closest("li.log-line, li.log-earlier"));
    const goals = { ArrowUp: line - 1, ArrowDown: line + 1, Home: 0, End: heads.length - 1 };
    if (line < 0) return;
    if (event.key in goals) focusOn(heads[goals[/** @type {keyof typeof goals} */ (event.key)]]);
    else if (event.key === "ArrowRight") focusOn(beside(here, 1));
    else if (event.key === "ArrowLeft") focusOn(beside(here, -1));
    else return;
    event.preventDefault();
  }

  /** Gives the focus to a line. @param {number} place */
  goTo(place) {
    focusOn(this.list.querySelectorAll(".log-words")[place]);
  }

  toEnd() {
    this.stays = true;
    this.latest.hidden = true;
    this.lines.scrollTop = this.lines.scrollHeight;
  }

  /** The reader has scrolled; or the page has given the log another height. */
  scrolled() {
    const { lines } = this;
    if (lines.clientHeight !== this.height) return this.resized();
    this.stays = lines.scrollHeight - lines.scrollTop - lines.clientHeight < NEAR_THE_END;
    this.latest.hidden = this.stays;
  }
}

/** @param {LogLine} one @param {LogLine | undefined} other */
function isSame(one, other) {
  return one === other || (one.number === other?.number && one.after === other.after && one.text === other.text);
}

/** @param {Element | undefined | null} one */
function focusOn(one) {
  if (one instanceof HTMLElement) one.focus();
}

/** What comes before or after in the same line. @param {Element | null} here @param {number} by */
function beside(here, by) {
  const all = [...(here?.closest("li.log-line")?.querySelectorAll(STOPS) ?? [])].filter((one) => one.checkVisibility());
  return here === null ? null : all[all.indexOf(here) + by];
}

/** A line, with the heading that begins with it. @param {Page} page @param {LogLine} line */
function lineItems(page, line) {
  const heading = headingOf(line, page.say);
  const item = lineItem(page, line);
  if (heading === null) return [item];
  const title = el(heading.level === "day" ? "h3" : "h4", {}, heading.text);
  return [el("li", { class: `log-heading log-${heading.level}` }, title), item];
}

/** @param {Page} page @param {LogLine} line */
function lineItem(page, line) {
  const face = line.args["die"];
  const look = () => void page.session.lookAt(line.after);
  const words = el(
    "button",
    { type: "button", class: "log-words", title: page.say("log-look", { at: line.after }), onclick: look },
    line.text,
  );
  const item = el(
    "li",
    { class: "log-line", "data-after": line.after, "data-key": line.key },
    isFace(face) ? die(String(face)) : null,
    el("div", {}, words, " ", page.table?.dice?.(line) ?? null, " ", ruleChip(page, line.rule), folded(page, line.because)),
  );
  for (const stop of item.querySelectorAll(STOPS)) stop.setAttribute("tabindex", "-1");
  return item;
}

/** Lines that lie in the future of what is looked at are quiet. @param {HTMLElement} lines @param {number | null} at */
function mark(lines, at) {
  for (const item of lines.querySelectorAll("[data-after]")) {
    const after = Number(item.getAttribute("data-after"));
    item.classList.toggle("later", at !== null && after > at);
    item.classList.toggle("here", at !== null && after === at);
  }
}
