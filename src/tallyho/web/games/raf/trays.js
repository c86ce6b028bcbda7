/** The trays under the map as tabs: on a wide page some share one, on a narrow page each has its own. */

/** @import { Leaf } from "../../shell/dom.js" */
/** @import { Kit } from "./parts.js" */
/** @import { Moment } from "../../types.js" */
import { clear, el, unique } from "../../shell/dom.js";
import { redraw } from "./elements.js";

/** What trays must know of a table. @typedef {{ moment: Moment, underWay: boolean }} Drawable */

/**
 * Draws what is in a tray.
 * @template {Drawable} P
 * @typedef {(kit: Kit, at: P) => Leaf[]} Tray
 */

const SHOWN_BELOW = 12;

/** The trays of a table. @template {Drawable} P */
export class Trays {
  /** @param {HTMLElement} place @param {Kit} kit @param {Record<string, Tray<P>>} trays */
  constructor(place, kit, trays) {
    this.place = place;
    this.kit = kit;
    this.trays = trays;
    this.stem = unique("raf-tray");
    this.open = kit.layout.quiet;
    /** The tray that opens by itself while something is under way. */
    this.busy = kit.layout.busy ?? "raid";
    /** The tray that was open before a question opened another. */
    this.before = "";
    /** The tabs as they were drawn last. */
    this.looks = "";
    this.raidBefore = false;
    /** @type {P | null} */
    this.at = null;
    this.tabs = el("div", {
      class: "raf-tabs",
      role: "tablist",
      onkeydown: (/** @type {KeyboardEvent} */ event) => this.step(event),
    });
    this.panel = el("div", { class: "raf-panel", role: "tabpanel", id: this.stem, tabindex: 0 });
    place.classList.add("raf-trays");
    clear(place, this.tabs, this.panel);
    kit.openTray = (tray) => this.openTray(tray);
    this.wide = this.isWide();
    new ResizeObserver(() => this.resized()).observe(place);
  }

  /** @param {P} at */
  draw(at) {
    this.at = at;
    if (at.underWay && !this.raidBefore) [this.open, this.before] = [this.busy, ""];
    if (!at.underWay && this.open === this.busy && this.raidBefore && this.before === "") this.open = this.kit.layout.quiet;
    this.raidBefore = at.underWay;
    this.redraw();
  }

  /** Draws the tabs and the open tray; the others are drawn when they are opened. */
  redraw() {
    const { at, kit } = this;
    if (at === null) return;
    this.drawTabs();
    const drawn = this.view().map((tray) => ({ tray, parts: this.trays[tray]?.(kit, at) ?? [] }));
    if (drawn.every(({ parts: [first] }) => first instanceof Node && this.panel.contains(first))) return; // it draws itself where it is
    const sections = drawn.map(({ tray, parts }) => el("section", { class: `raf-tray raf-tray-${tray}` }, parts));
    this.panel.className = `raf-panel ${at.underWay ? "raf-under-way" : "raf-no-raid"} ${sections.length > 1 ? "raf-side-by-side" : ""}`;
    this.panel.setAttribute("aria-labelledby", this.tabId(this.view()));
    redraw(this.panel, sections);
  }

  /**
   * A new question: where the map shows nothing that may be chosen and the open tray neither, the one that does is opened,
   * and the next question gives the player's own back.
   * @param {boolean} onMap Whether the map shows something.
   */
  asked(onMap) {
    if (this.before !== "") this.show([this.before]);
    if (onMap || this.panel.querySelector(".raf-lit") !== null) return;
    const holder = this.views().find((trays) => trays.some((tray) => this.holds(tray)));
    if (holder === undefined) return;
    const before = this.open;
    this.show(holder);
    this.before = before;
  }

  /** Whether something that may be chosen lies in a tray. @param {string} tray */
  holds(tray) {
    if (this.at === null) return false;
    return el("div", {}, this.trays[tray]?.(this.kit, this.at)).querySelector(".raf-lit") !== null;
  }

  /** The trays of the open tab. */
  view() {
    return this.views().find((trays) => trays.includes(this.open)) ?? [this.busy];
  }

  views() {
    return this.wide ? this.kit.layout.wide : this.kit.layout.narrow;
  }

  /** @param {string[]} trays */
  tabId(trays) {
    return `${this.stem}-${trays.join("-")}`;
  }

  /** Draws the tabs if they have changed: to bring the open one into view, the browser must lay out the page. */
  drawTabs() {
    const tabs = this.views().map((trays) => this.tab(trays));
    const looks = tabs.map((tab) => tab.outerHTML).join("");
    if (looks === this.looks) return;
    this.looks = looks;
    const focused = this.tabs.contains(document.activeElement);
    this.tabs.setAttribute("aria-label", this.kit.say("trays"));
    clear(this.tabs, tabs);
    if (focused) this.focusTab();
    const selected = this.tabs.querySelector("[aria-selected=true]");
    if (selected instanceof HTMLElement) this.tabs.scrollLeft = selected.offsetLeft - this.tabs.clientWidth / 3;
  }

  /** @param {string[]} trays */
  tab(trays) {
    const { kit, at } = this;
    const selected = trays.includes(this.open);
    const words = trays.length > 1 ? kit.say("tab-operations") : kit.say(`tab-${trays[0]}`);
    const busy = trays.includes(this.busy) && at?.underWay;
    return el(
      "button",
      {
        type: "button",
        role: "tab",
        id: this.tabId(trays),
        "aria-selected": String(selected),
        "aria-controls": this.stem,
        tabindex: selected ? 0 : -1,
        onclick: () => this.show(trays),
      },
      words,
      busy
        ? el(
            "span",
            { class: "raf-busy", title: kit.say("raid-under-way") },
            el("span", { class: "visually-hidden" }, kit.say("raid-under-way")),
          )
        : null,
    );
  }

  /** Opens a tray and takes the reader there. @param {string} tray */
  openTray(tray) {
    this.show([tray]);
    this.focusTab();
  }

  /** @param {string[]} trays */
  show(trays) {
    this.open = trays[0] ?? this.busy;
    this.before = "";
    this.redraw();
    this.place.parentElement?.scrollTo({ top: 0 });
  }

  /** Arrow keys, Home and End go from tab to tab. @param {KeyboardEvent} event */
  step(event) {
    const views = this.views();
    const now = views.findIndex((trays) => trays.includes(this.open));
    const steps = { ArrowRight: now + 1, ArrowLeft: now - 1 + views.length, Home: 0, End: views.length - 1 };
    const next = steps[/** @type {keyof typeof steps} */ (event.key)];
    const trays = next === undefined ? undefined : views[next % views.length];
    if (trays === undefined) return;
    event.preventDefault();
    this.show(trays);
    this.focusTab();
  }

  focusTab() {
    const tab = this.tabs.querySelector("[aria-selected=true]");
    if (tab instanceof HTMLElement) tab.focus({ preventScroll: true });
  }

  resized() {
    if (this.isWide() === this.wide) return;
    this.wide = !this.wide;
    this.redraw();
  }

  isWide() {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
    return this.place.clientWidth >= this.kit.layout.wide_from_rem * rem;
  }
}

/**
 * If nothing that may be chosen is seen in the trays, they are scrolled to the first of it: to a counter, for a lamp of the
 * Tote Board does not show its ratings.
 * @param {HTMLElement} trays
 */
export function bringLit(trays) {
  const box = trays.parentElement;
  const [counters, all] = [".raf-piece.raf-lit", ".raf-lit"].map((which) => [...trays.querySelectorAll(which)]);
  const lit = (counters?.length ? counters : (all ?? [])).map((element) => element.getBoundingClientRect());
  const [first] = lit;
  if (box === null || first === undefined || box.scrollHeight <= box.clientHeight) return;
  const { top, bottom } = box.getBoundingClientRect();
  const tabs = trays.querySelector("[role=tablist]")?.clientHeight ?? 0;
  if (lit.some((one) => one.top >= top + tabs && one.bottom <= bottom)) return;
  box.scrollTop += first.bottom > bottom ? first.bottom - bottom + SHOWN_BELOW : first.top - top - tabs - SHOWN_BELOW;
}
