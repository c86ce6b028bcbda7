/** Dice and cards as they happen: the way from one state to the next, frame by frame, at the speed the player has set. */

/**
 * @import { Frame, State } from "../types.js"
 * @import { Page } from "./play.js"
 */

import { clear, dialog, el } from "../shell/dom.js";
import { motion, settings } from "../shell/settings.js";
import { die, isFace } from "./dice.js";
import { patchedTable } from "./patch.js";

const KEPT = 24;
/** An answer of somebody needs less time than a die. */
const CHOICE_SHARE = 0.5;

export class Reveal {
  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    this.stage = el("div", { class: "stage", onclick: () => this.skip() });
    this.strip = el("ol", { class: "bare strip" });
    this.caption = el("p", { class: "strip-caption" });
    this.element = el("section", { class: "reveal", hidden: true }, this.stage, this.caption, this.strip);
    /** Dice and cards since the player's last answer. @type {Frame[]} */
    this.last = [];
    this.skipped = false;
    this.hurry = () => {};
  }

  /** Shows the frames; the session already has what they lead to. @param {Frame[]} frames @param {State} before */
  async play(frames, before) {
    const { page } = this;
    this.last = frames.filter((frame) => frame.kind === "chance" && frame.answer !== null && isThing(page, frame) && !isOffered(page, frame));
    this.skipped = settings.speed === 0 || !motion();
    let table = before.table;
    for (const frame of frames) {
      if (this.skipped) break;
      table = patchedTable(table, frame.patch);
      const seconds = frame.kind === "choice" && frame.side === before.side ? 0 : duration(frame);
      if (seconds === 0) continue;
      page.session.showing = { table, lines: frame.log[1] };
      clear(this.stage, picture(page, frame));
      page.draw();
      await this.wait(seconds);
    }
    page.session.showing = null;
    clear(this.stage);
  }

  /** @param {number} seconds */
  wait(seconds) {
    return new Promise((/** @type {(value?: unknown) => void} */ resolve) => {
      this.hurry = () => resolve();
      setTimeout(resolve, seconds * 1000);
    });
  }

  skip() {
    this.skipped = true;
    this.hurry();
  }

  /** Forgets what was drawn last: somebody else sits here now. */
  forget() {
    this.last = [];
  }

  draw() {
    const { element, last, page, strip } = this;
    const { session } = page;
    const showing = session.showing !== null;
    element.hidden = !showing && (last.length === 0 || session.past !== null || session.state.ending !== null);
    this.stage.hidden = !showing;
    strip.hidden = showing || last.length === 0;
    this.caption.hidden = strip.hidden;
    this.caption.textContent = page.say("just-drawn");
    strip.setAttribute("aria-label", page.say("just-now", { n: last.length }));
    const key = `${page.language()} ${last.length} ${last[0]?.number ?? ""} ${last.at(-1)?.number ?? ""}`;
    if (strip.dataset["key"] === key) return;
    strip.dataset["key"] = key;
    clear(strip, ...last.slice(-KEPT).map((frame) => el("li", {}, small(page, frame))));
  }
}

/** @param {Frame} frame */
function duration(frame) {
  if (frame.kind === "chance") return frame.answer === null ? 0 : settings.speed;
  return frame.words === null || frame.side === "chance" ? 0 : settings.speed * CHOICE_SHARE;
}

/** The question and what came; a card speaks for itself. @param {Page} page @param {Frame} frame */
function picture(page, frame) {
  const speaks = frame.kind === "chance" && !isDie(page, frame);
  return el(
    "div",
    { class: "throw" },
    el("p", { class: "throw-question" }, frame.text),
    el("div", { class: "throw-thing" }, thing(page, frame)),
    el("p", { class: speaks ? "visually-hidden" : "throw-answer" }, told(page, frame)),
  );
}

/** What was rolled or drawn, small; it opens. @param {Page} page @param {Frame} frame */
function small(page, frame) {
  const face = isDie(page, frame);
  const label = `${frame.text} ${told(page, frame)}`;
  const open = () => void dialog(page.say("just-drawn"), picture(page, frame));
  return el(
    "button",
    { type: "button", class: "throw-small", title: label, "aria-label": label, onclick: open },
    face
      ? die(frame.answer ?? "")
      : page.table?.small?.(frame.key, frame.answer ?? "") ?? el("span", { class: "chip" }, page.table?.cardName?.(frame.key, frame.answer ?? "") ?? frame.words),
  );
}

/** A die, a card of the module, or the words. @param {Page} page @param {Frame} frame */
function thing(page, frame) {
  if (frame.kind === "choice") return el("span", { class: "chip" }, frame.side_name);
  const card = page.table?.card?.(frame.key, frame.answer ?? "") ?? null;
  if (card !== null) return card;
  return isFace(frame.answer) ? die(frame.answer ?? "") : el("span", { class: "chip big" }, frame.words);
}

/** Whether it is a die or a card, not only a name. @param {Page} page @param {Frame} frame */
function isThing(page, frame) {
  return isFace(frame.answer) || (page.table?.card?.(frame.key, frame.answer ?? "") ?? null) !== null;
}

/** Whether it is a card that can be chosen now, and so is shown as an answer. @param {Page} page @param {Frame} frame */
function isOffered(page, frame) {
  return !isFace(frame.answer) && (page.session.ask()?.offers ?? []).some((offer) => offer.answer === frame.answer);
}

/** @param {Page} page @param {Frame} frame */
function isDie(page, frame) {
  return isFace(frame.answer) && !(page.table?.card?.(frame.key, frame.answer ?? "") ?? null);
}

/** @param {Page} page @param {Frame} frame */
function told(page, frame) {
  return isDie(page, frame) ? page.say("die", { die: frame.answer ?? "" }) : (frame.words ?? "");
}
