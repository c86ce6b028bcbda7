/** What all trays are made of: pieces that can be chosen, headings that say what a tray is for, chips. */

/** @import { Context, Offer } from "../../types.js" */
/** @import { Leaf } from "../../shell/dom.js" */
/** @import { TrayLayout } from "./raf.js" */
/** @import { Position } from "./position.js" */
import { counter } from "./counter.js";
import { el } from "../../shell/dom.js";
import { hidden } from "./elements.js";
import { Wording } from "./wording.js";

const SIZE = 44;

/** What a tray needs to draw itself. */
export class Kit {
  /** @param {Context} context @param {string} catalogue @param {TrayLayout} layout @param {HTMLElement | null} [aside] where a tray may tell about what is looked at */
  constructor(context, catalogue, layout, aside = null) {
    this.context = context;
    this.layout = layout;
    this.aside = aside;
    this.words = new Wording(context.say, catalogue);
    /** @type {Set<string>} */
    this.offered = new Set();
    /** @type {Set<string>} */
    this.chosen = new Set();
    /** Opens a tray; the trays themselves say how. @type {(tray: string) => void} */
    this.openTray = () => {};
  }

  /** @param {string} message @param {Record<string, string | number>} [args] */
  say(message, args) {
    return this.words.say(message, args);
  }

  /** A unit's counter: a button, out of the way of the Tab key until it may be chosen. @param {Position} at @param {string} id */
  piece(at, id) {
    const drawing = counter(at.counter(id), { size: SIZE });
    drawing.removeAttribute("role");
    drawing.removeAttribute("tabindex");
    return this.button(id, this.words.told(at, id), at.askedAbout(id) ? "raf-piece raf-asked" : "raf-piece", drawing);
  }

  /** Counters in a row; nothing if there are none. @param {Position} at @param {string[]} units @param {string} [extra] */
  pieces(at, units, extra = "") {
    if (units.length === 0) return null;
    return el(
      "div",
      { class: `raf-pieces ${extra}` },
      units.map((id) => this.piece(at, id)),
    );
  }

  /**
   * A button that gives an answer while it is offered and tells about itself otherwise.
   * @param {string} answer @param {string} text @param {string} look @param {...Leaf} children
   */
  button(answer, text, look, ...children) {
    const press = () => (this.offered.has(answer) ? this.context.choose(answer) : this.context.tell(text));
    const shown = el("span", { class: "raf-shown", "aria-hidden": "true" }, ...children);
    const made = el(
      "button",
      { type: "button", class: `raf-button ${look}`, "data-answer": answer, title: text, onclick: press },
      hidden(text),
      shown,
    );
    this.dress(made);
    return made;
  }

  /** The name of a box, lit while the box itself is an answer. @param {string} answer @param {string} name */
  goal(answer, name) {
    return this.button(answer, name, "raf-goal", name);
  }

  /** Lights what is offered, wherever it is drawn. @param {HTMLElement} root @param {Offer[]} offers @param {Set<string>} chosen */
  light(root, offers, chosen) {
    this.offered = new Set(offers.map((offer) => offer.answer));
    this.chosen = chosen;
    for (const element of root.querySelectorAll("[data-answer]")) if (element instanceof HTMLElement) this.dress(element);
    for (const fold of root.querySelectorAll("details")) if (fold.querySelector(".raf-lit") !== null) fold.open = true;
  }

  /** @param {HTMLElement} element */
  dress(element) {
    const answer = element.dataset["answer"] ?? "";
    const lit = this.offered.has(answer);
    element.classList.toggle("raf-lit", lit);
    element.classList.toggle("raf-chosen", lit && this.chosen.has(answer));
    element.querySelector(".counter")?.classList.toggle("lit", lit);
    element.querySelector(".counter")?.classList.toggle("chosen", lit && this.chosen.has(answer));
    element.tabIndex = lit || element.classList.contains("raf-always") ? 0 : -1;
    if (lit) element.setAttribute("aria-pressed", String(this.chosen.has(answer)));
    else element.removeAttribute("aria-pressed");
  }

  /** A heading with a mark that says what the thing below it is. @param {"h2" | "h3" | "h4"} level @param {string} name @param {string} [about] @param {...Leaf} more */
  heading(level, name, about, ...more) {
    return el(
      "div",
      { class: "raf-heading" },
      el(level, {}, name),
      about === undefined ? null : this.about(name, about),
      ...more,
    );
  }

  /** A track with its heading. @param {string} track @param {...Leaf} children */
  track(track, ...children) {
    const name = this.say("track", { track });
    return el(
      "section",
      { class: `raf-track raf-track-${track}`, "aria-label": name },
      this.heading("h3", name, this.say("track-about", { track })),
      ...children,
    );
  }

  /** @param {string} name @param {string} text */
  about(name, text) {
    const label = this.say("what-is-this", { name, text });
    return el(
      "button",
      { type: "button", class: "raf-about", title: text, "aria-label": label, onclick: () => this.context.tell(text) },
      "?",
    );
  }

  /** A short fact. @param {string} text @param {string} [look] */
  chip(text, look = "") {
    return el("span", { class: `raf-chip ${look}` }, text);
  }
}
