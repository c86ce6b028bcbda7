/** The planning board: what is open on it, what is carried, and how it is drawn. */

/** @import { Forecast } from "../../types.js" */
/** @import { Kit } from "../raf/parts.js" */
/** @import { Load } from "./plan-moves.js" */
/** @import { EaglePosition } from "./position.js" */
import { clear, el } from "../../shell/dom.js";
import { basesPart } from "./plan-bases.js";
import { loadLeft } from "./plan-carry.js";
import { detailPart } from "./plan-detail.js";
import { markPlaces, openDrag } from "./plan-drag.js";
import { planning, raidsToFly, signature } from "./plan-facts.js";
import { focusAgain, focusHeld, openKeys, rove } from "./plan-focus.js";
import { handPart } from "./plan-hand.js";
import { carriedPart, headPart, tellTotals } from "./plan-head.js";
import { trackOf } from "./plan-moves.js";
import { tellSigns, trackPart } from "./plan-track.js";

export const CATALOGUE = "web-eagle-plan";
const NARROW_REM = 36;
/** Milliseconds without a change after which the forecasts are asked for. */
const PAUSE = 120;

/** Why something could not be put down, and the key of the place where it was tried. @typedef {{ key: string, text: string, rule: string }} Refusal */

export class PlanBoard {
  /** @param {Kit} kit */
  constructor(kit) {
    this.kit = kit;
    /** @type {EaglePosition | null} */
    this.now = null;
    /** The raid, or card of the hand, that is open; 0: none. */
    this.open = 0;
    /** The card that the pointer or the focus is on; 0: none. */
    this.seen = 0;
    /** What is picked up. @type {Load | null} */
    this.load = null;
    /** What is being dragged; meanwhile nothing is drawn anew. @type {Load | null} */
    this.dragged = null;
    /** @type {Refusal | null} */
    this.refusal = null;
    /** @type {Map<number, Forecast>} */
    this.forecasts = new Map();
    this.foreseen = "";
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.pause = undefined;
    /** What is being worked out for the player; empty: nothing. */
    this.thinks = "";
    this.narrow = false;
    /** Whether the map stands above the board. */
    this.withMap = false;
    this.head = el("div", { class: "plan-head" });
    this.hand = el("div", { class: "plan-hand", "data-zone": "hand", "data-drop": "hand" });
    this.track = el("div", { class: "plan-track", "data-zone": "track" });
    this.bases = el("div", { class: "plan-bases", "data-zone": "bases", "data-drop": "base" });
    this.carried = el("div", { class: "plan-carried" });
    this.detail = el("section", { class: "plan-detail" });
    this.element = el("div", { class: "plan-board", role: "group" }, this.head, this.hand, this.track, this.bases, this.carried);
    openDrag(this);
    openKeys(this);
    new ResizeObserver(() => this.resized()).observe(this.element);
  }

  /* Drawing */

  /** @param {EaglePosition} at */
  draw(at) {
    if (!planning(at)) return this.rest();
    const before = this.now?.table.opened ?? 0;
    this.now = at;
    const { opened } = at.table;
    if (opened !== 0 && opened !== before) this.open = opened;
    if (this.open !== 0 && at.raid(this.open) === null) this.open = 0;
    if (at.raid(this.seen) === null) this.seen = 0;
    this.refusal = null;
    this.load = loadLeft(at, this.load);
    this.render();
    this.foresee();
  }

  /** Nothing is to be planned now. */
  rest() {
    if (this.now === null) return;
    clearTimeout(this.pause);
    Object.assign(this, { now: null, open: 0, seen: 0, load: null, dragged: null, refusal: null, foreseen: "" });
    this.detail.remove();
    for (const part of [this.head, this.hand, this.track, this.bases, this.carried, this.detail]) clear(part);
  }

  render() {
    if (this.now === null || this.dragged !== null) return;
    const held = focusHeld(this.element);
    this.element.setAttribute("aria-label", this.say("board"));
    this.element.classList.toggle("plan-narrow", this.narrow);
    this.element.dataset["map"] = this.withMap ? "open" : "closed";
    clear(this.head, headPart(this));
    clear(this.hand, handPart(this));
    clear(this.bases, basesPart(this));
    clear(this.track, trackPart(this));
    clear(this.carried, carriedPart(this));
    this.placeOpen();
    this.look();
    markPlaces(this);
    rove(this.element);
    focusAgain(this.element, held);
  }

  /** What is told about a card stands beside the question; on a narrow page it and the airbases stand in what is open. */
  placeOpen() {
    const inside = this.narrow ? this.track.querySelector(".plan-inside") : null;
    if (inside !== null) inside.append(this.bases, this.detail);
    else {
      this.track.after(this.bases);
      (this.narrow ? this.hand : (this.kit.aside ?? this.element)).append(this.detail);
    }
    this.bases.hidden = this.narrow && inside === null && this.load?.kind !== "units";
    this.detail.hidden = this.narrow && this.open === 0;
  }

  /** Draws what is told about a card. */
  look() {
    const held = focusHeld(this.detail);
    this.detail.setAttribute("aria-label", this.say("detail"));
    clear(this.detail, detailPart(this));
    focusAgain(this.detail, held);
  }

  /** The pointer or the focus is on a card. @param {number} card */
  see(card) {
    if (this.narrow || this.seen === card || this.now === null || this.dragged !== null) return;
    if (card !== 0 && this.now.raid(card) === null) return;
    this.seen = card;
    this.look();
  }

  resized() {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
    const narrow = this.element.clientWidth > 0 && this.element.clientWidth < NARROW_REM * rem;
    if (narrow === this.narrow) return;
    this.narrow = narrow;
    this.render();
  }

  /** Opens a raid, or a card; 0: closes. @param {number} card */
  show(card) {
    this.open = card;
    this.refusal = null;
    this.render();
    this.bring();
  }

  /** Scrolls to the raid that is open; on a narrow page to its head, for the airbases stand below that. */
  bring() {
    if (this.openRaid === 0) return;
    this.track.querySelector(".plan-open")?.scrollIntoView({ block: this.narrow ? "start" : "nearest" });
  }

  /** Asks what awaits the raids, when nothing has changed for a moment. */
  foresee() {
    const wanted = signature(this.at);
    if (wanted === this.foreseen) return;
    this.foreseen = wanted;
    clearTimeout(this.pause);
    if (raidsToFly(this.at).length === 0) return void this.forecasts.clear();
    this.pause = setTimeout(async () => {
      const found = await this.kit.context.forecast();
      if (this.foreseen !== wanted) return;
      this.forecasts = new Map(found.map((one) => [one.card, one]));
      this.tell();
    }, PAUSE);
  }

  /** Tells what is foreseen and leaves everything else where it is: somebody may be pressing it just now. */
  tell() {
    if (this.now === null || this.dragged !== null) return;
    tellTotals(this);
    tellSigns(this);
    this.look();
  }

  /* What is known */

  /** The table; only while something is planned. */
  get at() {
    if (this.now === null) throw new Error("Nothing is planned now.");
    return this.now;
  }

  get moves() {
    return trackOf(this.at);
  }

  /** The raid that is open, if it is on the track. */
  get openRaid() {
    return this.open !== 0 && this.at.timeOf(this.open) !== "" && !this.at.flown(this.open) ? this.open : 0;
  }

  /** What is told about: the card that is looked at, or the one that is open; 0: none. */
  get told() {
    return this.seen || this.open;
  }

  /** @param {string} unit */
  picked(unit) {
    return this.load?.kind === "units" && this.load.units.includes(unit);
  }

  /** @param {string} message @param {Record<string, string | number>} [args] */
  say(message, args) {
    return this.kit.context.say(CATALOGUE, message, args);
  }
}
