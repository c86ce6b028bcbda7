/** Every answer that is offered, as a button: by mouse, by number and letter, by arrow keys. */

/**
 * @import { Asked, Offer } from "../types.js"
 * @import { Page } from "./play.js"
 */

import { clear, el } from "../shell/dom.js";
import { die, isFace } from "./dice.js";
import { DONE, pickable } from "./series.js";

/** The keys of the offers one after another; the letters that mean something else are left out. */
export const CAPS = "123456789acefijklnopqrsvxz";
const FILTER_FROM = 13;
const COMMON_FROM = 4;
const BETWEEN = " · ";

/** @typedef {{ label: string, detail: string, group: string, order?: number }} Worded */

/** The list of answers. */
export class Offers {
  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    this.filter = el("input", {
      type: "search",
      class: "offer-filter",
      autocomplete: "off",
      oninput: () => this.narrow(),
      onkeydown: (/** @type {KeyboardEvent} */ event) => this.leaveFilter(event),
    });
    this.list = el("div", { class: "offer-list" });
    /** Leads to the board that is made for the question, on a page that does not show it beside the question. */
    this.toBoard = el("button", { type: "button", class: "button main to-board", onclick: () => this.page.layout.show("trays") });
    this.summary = el("summary", {});
    this.fold = el("details", { class: "offer-fold" }, this.summary);
    this.element = el("div", { class: "offers" }, this.filter, this.list);
    /** @type {Map<string, HTMLButtonElement>} */
    this.buttons = new Map();
    this.drawn = "";
    this.question = "";
    /** Whether the focus was here when the answers went away. */
    this.wantsFocus = false;
  }

  draw() {
    const { session } = this.page;
    const asked = session.shown().live ? session.ask() : null;
    const label = this.page.say("filter-offers");
    this.filter.setAttribute("aria-label", label);
    this.filter.placeholder = label;
    const words = asked?.offers.map((offer) => offer.words) ?? [];
    const key = asked === null ? "" : [session.moment(), asked.key, this.page.language(), ...words].join(" ");
    if (key !== this.drawn) {
      this.drawn = key;
      this.rebuild(asked);
    }
    if (asked !== null) this.mark(asked);
    this.element.hidden = this.buttons.size === 0;
  }

  /** @param {Asked | null} asked */
  rebuild(asked) {
    this.wantsFocus ||= this.element.contains(document.activeElement);
    const offers = asked === null ? [] : listed(asked);
    this.filter.value = "";
    this.filter.hidden = offers.length < FILTER_FROM;
    this.buttons = new Map();
    clear(this.list, asked === null ? null : grouped(this.page, asked, offers, this.buttons));
    rove([...this.buttons.values()], this.list);
    this.foldAway(asked, offers.length);
    if (this.question !== asked?.key) this.element.parentElement?.scrollTo(0, 0);
    this.question = asked?.key ?? "";
    this.element.hidden = offers.length === 0;
    if (asked !== null && this.wantsFocus) this.focusFirst();
  }

  /** Where there is a board made for the question, the list is folded. @param {Asked | null} asked @param {number} number */
  foldAway(asked, number) {
    const { element, filter, fold, list, page } = this;
    const board = asked === null ? null : (page.table?.board?.(asked) ?? null);
    if (board === null) return element.replaceChildren(filter, list);
    this.toBoard.textContent = board;
    this.summary.textContent = page.say("offers-folded", { n: number });
    if (fold.contains(list)) return;
    fold.append(filter, list);
    element.replaceChildren(this.toBoard, fold);
  }

  /** Whether the list is folded away. */
  get folded() {
    return this.fold.contains(this.list) && !this.fold.open;
  }

  /** What is picked, and whether anything can be chosen at this moment. @param {Asked} asked */
  mark(asked) {
    const { session } = this.page;
    const possible = pickable(session.plan(asked), asked);
    for (const [answer, button] of this.buttons) {
      if (possible.includes(answer)) button.setAttribute("aria-pressed", String(session.chosen.includes(answer)));
      if (session.busy) button.setAttribute("aria-disabled", "true");
      else button.removeAttribute("aria-disabled");
    }
  }

  /** Shows only the answers with the text that was typed. */
  narrow() {
    const wanted = this.filter.value.trim().toLocaleLowerCase();
    for (const button of this.buttons.values()) {
      button.hidden = !(button.textContent ?? "").toLocaleLowerCase().includes(wanted);
    }
    for (const group of this.list.children) {
      if (group instanceof HTMLElement) group.hidden = group.querySelector("button:not([hidden])") === null;
    }
    const [first] = this.shown();
    for (const button of this.buttons.values()) button.tabIndex = button === first ? 0 : -1;
  }

  /** From the field to the answers that are left. @param {KeyboardEvent} event */
  leaveFilter(event) {
    if (event.key !== "Enter" && event.key !== "ArrowDown") return;
    event.preventDefault();
    this.shown()[0]?.focus();
  }

  /** Gives the focus to the first answer, or to the main action; whether one of them could take it. */
  focusFirst() {
    this.wantsFocus = false;
    const first = this.folded ? this.summary : (this.shown()[0] ?? this.page.mainAction());
    first?.focus();
    return first !== null && first === document.activeElement;
  }

  shown() {
    return [...this.buttons.values()].filter((button) => !button.hidden);
  }

  /** Presses the answer with this key. @param {string} key */
  press(key) {
    const button = [...this.buttons.values()][CAPS.indexOf(key)];
    if (button === undefined || button.hidden || this.folded) return false;
    button.focus();
    button.click();
    return true;
  }

  search() {
    this.fold.open = true;
    this.filter.hidden = false;
    this.filter.focus();
  }
}

/** The answers of the list: all but `done`, which stands apart. @param {Asked} asked */
function listed(asked) {
  return asked.offers.filter((offer) => offer.answer !== DONE);
}

/** @param {Page} page @param {Asked} asked @param {Offer[]} offers @param {Map<string, HTMLButtonElement>} buttons */
function grouped(page, asked, offers, buttons) {
  /** @type {Map<string, HTMLElement>} */
  const groups = new Map();
  const dice = asked.kind === "chance" && offers.every((offer) => isFace(offer.answer));
  const all = offers.map((offer) => worded(page, offer, asked));
  const common = commonParts(all.map((words) => words.detail));
  const listed = inOrder(offers.map((offer, place) => ({ offer, words: withoutParts(all[place] ?? worded(page, offer, asked), common) })));
  for (const { offer, words } of listed) {
    const button = offerButton(page, offer, words, buttons.size, dice);
    buttons.set(offer.answer, button);
    const group = groups.get(words.group) ?? groupOf(words.group, dice);
    groups.set(words.group, group);
    group.lastElementChild?.append(button);
  }
  const told =
    common.length === 0
      ? null
      : el("p", { class: "offer-common" }, page.say("all-offers", { what: common.join(", ") }));
  return [told, ...groups.values()];
}

/** Answers by their groups: a group stands where its first answer does, unless the game has an order. @template {{ words: Worded }} T @param {T[]} answers @returns {T[]} */
export function inOrder(answers) {
  const order = (/** @type {T} */ { words }) => words.order ?? 0;
  /** @type {Map<string, T[]>} */
  const groups = new Map();
  for (const one of answers) groups.set(one.words.group, [...(groups.get(one.words.group) ?? []), one]);
  const sorted = [...groups.values()].map((group) => group.toSorted((one, other) => order(one) - order(other)));
  const first = (/** @type {T[]} */ [one]) => (one === undefined ? 0 : order(one));
  return sorted.toSorted((one, other) => first(one) - first(other)).flat();
}

/** What is the same for all answers of a long list. @param {string[]} details */
function commonParts(details) {
  const [first = "", ...others] = details;
  if (details.length < COMMON_FROM || first === "") return [];
  return first.split(BETWEEN).filter((part) => others.every((detail) => detail.split(BETWEEN).includes(part)));
}

/** @param {Worded} words @param {string[]} parts @returns {Worded} */
function withoutParts(words, parts) {
  return {
    ...words,
    detail: words.detail
      .split(BETWEEN)
      .filter((part) => !parts.includes(part))
      .join(BETWEEN),
  };
}

/**
 * The words of an answer: the module's, or the server's.
 * @param {Page} page @param {Offer} offer @param {Asked} asked
 * @returns {Worded}
 */
export function worded(page, offer, asked) {
  const words = page.table?.offer?.(offer, asked) ?? { label: sentenceCase(offer.words), detail: "", group: "" };
  return { ...words, detail: withoutGroup(words.detail, words.group) };
}

/** What the heading says already is not said again. @param {string} detail @param {string} group */
function withoutGroup(detail, group) {
  const known = new Set(group.split(" "));
  const parts = detail
    .split(BETWEEN)
    .filter((part) => group === "" || part.split(" ").some((word) => !known.has(word)));
  return parts.join(BETWEEN);
}

/** @param {string} text */
export function sentenceCase(text) {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** @param {string} name @param {boolean} dice */
function groupOf(name, dice) {
  const row = el("div", { class: dice ? "offer-row dice-row" : "offer-row" });
  const heading = name === "" ? null : el("h3", { class: "offer-heading" }, name);
  return el("div", { class: "offer-group", role: "group", "aria-label": name === "" ? null : name }, heading, row);
}

/** @param {Page} page @param {Offer} offer @param {Worded} words @param {number} place @param {boolean} dice */
function offerButton(page, offer, words, place, dice) {
  const cap = CAPS[place];
  const attrs = {
    type: "button",
    class: dice ? "offer die-offer" : "offer",
    "data-answer": offer.answer,
    "aria-keyshortcuts": cap ?? null,
    onclick: () => page.session.choose(offer.answer),
  };
  if (dice) return el("button", { ...attrs, "aria-label": page.say("die", { die: offer.answer }) }, die(offer.answer));
  return el(
    "button",
    attrs,
    cap === undefined ? null : el("kbd", { class: "cap", "aria-hidden": "true" }, cap),
    el("span", { class: "offer-words" }, el("span", { class: "offer-label" }, words.label), small(words.detail)),
    el("span", { class: "tick", "aria-hidden": "true" }),
  );
}

/** @param {string} detail */
function small(detail) {
  return detail === "" ? null : [" ", el("span", { class: "offer-detail" }, detail)];
}

/**
 * Only one button of the list is in the order of the Tab key; arrows go to the others.
 * @param {HTMLButtonElement[]} buttons @param {HTMLElement} list
 */
function rove(buttons, list) {
  buttons.forEach((button, place) => (button.tabIndex = place === 0 ? 0 : -1));
  for (const button of buttons)
    button.onfocus = () => buttons.forEach((one) => (one.tabIndex = one === button ? 0 : -1));
  list.onkeydown = (event) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const shown = buttons.filter((button) => !button.hidden);
    const here = shown.findIndex((button) => button === document.activeElement);
    const ends = { Home: 0, End: shown.length - 1 }[event.key];
    if (here < 0 || (step === undefined && ends === undefined)) return;
    event.preventDefault();
    shown[ends ?? (here + (step ?? 0) + shown.length) % shown.length]?.focus();
  };
}
