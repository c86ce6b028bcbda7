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

export class Log {
  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    this.heading = el("h2", { class: "sign" });
    this.find = el("input", { type: "search", class: "log-find", autocomplete: "off", oninput: () => this.rebuild() });
    this.earlier = el("button", { type: "button", class: "button small quiet", onclick: () => this.showAll() });
    this.latest = el("button", { type: "button", class: "button small log-latest", onclick: () => this.toEnd() });
    this.latest.hidden = true;
    this.list = el("ol", { class: "bare" });
    this.lines = el("div", { class: "log-lines", role: "log", "aria-live": "polite", tabindex: 0 }, this.list);
    this.lines.addEventListener("scroll", () => this.scrolled());
    const head = el("div", { class: "log-head" }, this.heading, this.find);
    this.element = el("section", { class: "log" }, head, this.lines, this.latest);
    /** So many lines have been drawn, from the first on that is shown. */
    this.drawn = 0;
    this.first = 0;
    this.all = false;
    this.edition = "";
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
    this.label();
    const now = `${session.edition} ${this.page.language()}`;
    if (now !== this.edition || session.told().length < this.drawn) {
      this.edition = now;
      this.rebuild();
    } else if (session.told().length > this.drawn) this.append();
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

  rebuild() {
    const told = this.page.session.told();
    this.first = this.all || this.find.value !== "" ? 0 : Math.max(0, told.length - SHOWN_AT_FIRST);
    this.lines.setAttribute("aria-busy", "true");
    const scroll = this.lines.scrollTop;
    this.label();
    clear(this.list, this.first === 0 ? null : el("li", { class: "log-earlier" }, this.earlier));
    this.drawn = this.first;
    this.append();
    if (!this.stays) this.lines.scrollTop = scroll;
    this.lines.removeAttribute("aria-busy");
  }

  append() {
    const told = this.page.session.told();
    const wanted = this.find.value.trim().toLocaleLowerCase();
    const fresh = told.slice(this.drawn).filter((line) => line.text.toLocaleLowerCase().includes(wanted));
    this.list.append(...fresh.flatMap((line) => lineItems(this.page, line)));
    this.drawn = told.length;
    if (this.stays) this.lines.scrollTop = this.lines.scrollHeight;
  }

  /** The lines that were left out at first, too; what was seen stays where it is. */
  showAll() {
    this.all = true;
    const before = this.lines.scrollHeight;
    this.rebuild();
    this.lines.scrollTop += this.lines.scrollHeight - before;
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
  return el(
    "li",
    { class: "log-line", "data-after": line.after, "data-key": line.key },
    isFace(face) ? die(String(face)) : null,
    el("div", {}, words, " ", ruleChip(page, line.rule), folded(page, line.because)),
  );
}

/** Lines that lie in the future of what is looked at are quiet. @param {HTMLElement} lines @param {number | null} at */
function mark(lines, at) {
  for (const item of lines.querySelectorAll("[data-after]")) {
    const after = Number(item.getAttribute("data-after"));
    item.classList.toggle("later", at !== null && after > at);
    item.classList.toggle("here", at !== null && after === at);
  }
}
