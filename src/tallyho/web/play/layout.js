/** Where things stand on the play page; the style sheet moves them for narrow screens. */

import { clear, dress, el } from "../shell/dom.js";
import { topbar } from "../shell/topbar.js";
import { openSplitter } from "./splitter.js";

/** @typedef {"orders" | "board" | "trays" | "log"} Tab */
/** @type {Tab[]} */
const TABS = ["orders", "board", "trays", "log"];

export class Layout {
  /**
   * @param {(message: string) => string} say
   * @param {{ tab: (tab: Tab) => void, menu: () => void }} then What follows a press on the tabs.
   */
  constructor(say, then) {
    this.say = say;
    this.then = then;
    this.heading = el("h1", { class: "visually-hidden", tabindex: -1 });
    this.prompt = el("section", { class: "prompt-place" });
    this.orders = el("section", { class: "orders-place paper" });
    this.acts = el("section", { class: "acts-place paper" });
    this.aside = el("section", { class: "aside-place" });
    this.log = el("div", { class: "log-place panel" });
    this.board = el("div", { class: "board-place" });
    this.caption = el("p", { class: "caption", hidden: true });
    this.boardBox = el("section", { class: "board-box panel" }, this.board, this.caption);
    this.trays = el("div", { class: "trays-place" });
    this.traysBox = el("section", { class: "trays-box" }, this.trays);
    this.words = el("div", { class: "words-place" });
    this.foot = el("div", { class: "foot-place panel" });
    this.tabs = el("nav", { class: "tabs" });
    const side = el("div", { class: "side" }, this.prompt, this.orders, this.acts, this.aside, this.log);
    this.element = el("div", { class: "play", "data-tab": "orders" }, this.heading, side);
    this.splitter = openSplitter(this.element, this.boardBox, this.traysBox);
    this.element.append(this.boardBox, this.splitter.element, this.traysBox, this.words, this.foot, this.tabs);
    this.measured = new ResizeObserver(() => this.measure());
    this.measured.observe(document.getElementById("top") ?? this.element);
    this.measured.observe(topbar.status);
  }

  /** The page, and the curtain before it, fill what the bar above leaves. */
  measure() {
    const bar = document.getElementById("top");
    const whole = this.element.parentElement ?? this.element;
    whole.style.setProperty("--top", `${bar?.offsetHeight ?? 0}px`);
    const { status } = topbar;
    const scrolls = status.scrollWidth > status.clientWidth;
    const label = scrolls ? this.say("status") : null;
    dress(status, { tabindex: scrolls ? 0 : null, role: scrolls ? "region" : null, "aria-label": label });
  }

  draw() {
    const { say, tabs } = this;
    this.boardBox.setAttribute("aria-label", say("tab-board"));
    this.traysBox.setAttribute("aria-label", say("tab-trays"));
    this.prompt.setAttribute("aria-label", say("tab-orders"));
    this.splitter.say(say("splitter"));
    tabs.setAttribute("aria-label", say("tabs"));
    const key = `${say("menu")} ${this.element.dataset["tab"]}`;
    if (key === tabs.dataset["key"]) return; // a button that is being pressed stays where it is
    tabs.dataset["key"] = key;
    const held = tabs.contains(document.activeElement);
    const menu = el("button", { type: "button", "aria-haspopup": "true", onclick: this.then.menu }, say("menu"));
    clear(tabs, ...TABS.map((tab) => this.tabButton(tab)), menu);
    if (held) /** @type {HTMLElement | null} */ (tabs.querySelector("[aria-pressed=true]"))?.focus();
  }

  /** @param {Tab} tab */
  tabButton(tab) {
    const pressed = String(this.element.dataset["tab"] === tab);
    return el(
      "button",
      { type: "button", "aria-pressed": pressed, onclick: () => this.show(tab) },
      this.say(`tab-${tab}`),
    );
  }

  /** On a narrow screen: shows this part. @param {Tab} tab */
  show(tab) {
    this.element.dataset["tab"] = tab;
    this.draw();
    this.then.tab(tab);
  }

  close() {
    this.measured.disconnect();
    dress(topbar.status, { tabindex: null, role: null, "aria-label": null });
  }
}
