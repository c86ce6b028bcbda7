/** A game that is open in this page: what the server said last, what the player has picked, and what is looked at. */

/** @import { Answered, Asked, Forecast, Frame, Hint, Json, LogLine, State } from "../types.js" */

import * as api from "../shell/api.js";
import { ApiTrouble } from "../shell/api.js";
import { spoken } from "../shell/words.js";
import { Pictures, shownMoment } from "./pictures.js";
import { DONE, answersFor, most, pickable, placedTogether, planOf } from "./series.js";

/** @typedef {{ [name: string]: Json }} TableView */
/** A picture on the way from one state to the next. @typedef {{ table: TableView, lines: number }} Showing */
/** What is to be shown; `live`: it is the present. @typedef {{ table: TableView, asked: Asked[], live: boolean, step: string }} Shown */

/** Milliseconds after which a server that could not be reached is asked again. */
const AGAIN = 1500;

export class Session {
  /**
   * @param {string} id
   * @param {() => void} changed Called after every change.
   * @param {(frames: Frame[], before: State) => Promise<void>} reveal Shows how it came to the new state.
   */
  constructor(id, changed, reveal) {
    this.id = id;
    this.changed = changed;
    this.reveal = reveal;
    /** @type {State | null} */
    this.now = null;
    /** @type {LogLine[]} */
    this.lines = [];
    /** Rises when lines that were there are other ones now. */
    this.edition = 0;
    /** @type {string[]} */
    this.chosen = [];
    /** Units that go to one place together, which is asked for the first of them. @type {string[]} */
    this.group = [];
    /** The question that asks for it. */
    this.placeKey = "";
    /** @type {State | null} */
    this.past = null;
    /** @type {Showing | null} */
    this.showing = null;
    /** @type {Hint | null} */
    this.hint = null;
    /** @type {{ text: string, rule: string | null } | null} */
    this.trouble = null;
    /** In hotseat the side that has said it is there. @type {string | null} */
    this.side = null;
    this.busy = false;
    this.gone = false;
    /** Whether it was played with other rules or data than the server has now. */
    this.unreadable = false;
    this.closed = false;
    /** Whether the trouble is that the server could not be reached. */
    this.lost = false;
    /** When it is asked again. @type {ReturnType<typeof setTimeout> | undefined} */
    this.again = undefined;
    /** The moment that is to be looked at; -1: the present. */
    this.wanted = -1;
    /** What was told while we were busy. @type {{ revision: number, number: number } | null} */
    this.missed = null;
    this.pictures = new Pictures(id);
    /** Series of answers that are taken back together: how many had been given before each and after it. @type {[number, number][]} */
    this.series = [];
  }

  /** The state, once there is one. */
  get state() {
    if (this.now === null) throw new Error("The game has not been loaded yet.");
    return this.now;
  }

  /* What is shown */

  /** @returns {Shown} */
  shown() {
    const { step } = this.past ?? this.state;
    if (this.past !== null) return { table: this.past.table, asked: this.past.asked, live: false, step };
    if (this.showing !== null) return { table: this.showing.table, asked: [], live: false, step };
    return { table: this.state.table, asked: this.state.asked, live: true, step };
  }

  /** The lines of the log that had been told by the moment that is shown. */
  known() {
    const { past } = this;
    return past === null ? this.told() : this.lines.filter((line) => line.after <= past.at);
  }

  /** The lines of the log that have been told by now. */
  told() {
    return this.showing === null ? this.lines : this.lines.slice(0, this.showing.lines);
  }

  /** The question that the player may answer now. @returns {Asked | null} */
  ask() {
    return this.now?.asked.find((one) => one.mine) ?? null;
  }

  /** How that question is answered. @param {Asked} asked */
  plan(asked) {
    return planOf(this.state.head.game, asked);
  }

  /** The sides that this user plays. */
  mySides() {
    return this.state.head.seats.filter((seat) => seat.mine).map((seat) => seat.side);
  }

  /* Loading */

  /**
   * Asks the server how the game stands; from the first line of the log if the language has changed.
   * @param {number} [from] @param {boolean} [doubts] Whether what is older than what we know is asked for again.
   * @returns {Promise<void>}
   */
  async load(from = 0, doubts = true) {
    const { side } = this;
    const language = spoken();
    try {
      const found = await api.state(this.id, { side, log_from: from });
      if (side !== this.side || language !== spoken()) return; // whoever has changed that asks again
      if (doubts && found.revision < (this.now?.revision ?? 0)) return this.load(from, false); // an answer was quicker
      if (from > 0 && this.takenBack(found)) return this.load(0);
      if (this.lost) this.trouble = null;
      this.lost = false;
      this.take(found);
    } catch (error) {
      this.fail(error, true);
    }
    this.changed();
  }

  /** Whether answers have been taken back since: each raises the revision and lowers the number. @param {{ revision: number, number: number }} moved */
  takenBack(moved) {
    return this.now !== null && moved.revision - moved.number !== this.now.revision - this.now.number;
  }

  /** Changes with every answer, every undo and every entry of a list of one's own. */
  moment() {
    return momentOf(this.state);
  }

  /** How much of the game we have seen: an answer says so, and a late one is noticed. */
  seen() {
    return { number: this.state.number, revision: this.state.revision };
  }

  /** Somebody has moved or taken back. @param {{ revision: number, number: number }} moved */
  async follow(moved) {
    this.missed = this.busy ? moved : null;
    if (this.now === null || moved.revision <= this.now.revision || this.busy) return;
    await this.load(this.takenBack(moved) ? 0 : this.lines.length);
  }

  /** Takes a state as the present one. @param {State} state */
  take(state) {
    if (state.log_from > this.lines.length || state.log_total < state.log_from) {
      this.lines = [];
      void this.load(0);
    }
    if (state.log_from < this.lines.length) this.edition += 1;
    this.lines = [...this.lines.slice(0, state.log_from), ...state.log];
    if (this.now === null || momentOf(this.now) !== momentOf(state)) {
      this.hint = null;
      this.trouble = null;
      this.pictures.clear();
    }
    const before = this.ask()?.key ?? "";
    this.now = state;
    if (this.past !== null && this.past.at >= state.number) this.leavePast();
    this.keepPicks(before);
  }

  /** Picks that can still be made stay, as long as the same is asked. @param {string} before The question before. */
  keepPicks(before) {
    const asked = this.ask();
    if (asked?.key !== before) this.chosen = [];
    const plan = asked === null ? null : this.plan(asked);
    const possible = asked === null || plan === null ? [] : pickable(plan, asked);
    this.chosen = this.chosen.filter((answer) => possible.includes(answer));
    if (this.group.length === 0 || (asked !== null && this.placesGroup(asked))) return;
    this.chosen = this.group.filter((answer) => possible.includes(answer));
    this.group = [];
  }

  /** Whether it is asked where those go who go together; not another unit, which somebody else has named. @param {Asked} asked */
  placesGroup(asked) {
    const named = Object.values(asked.args);
    return asked.key === this.placeKey && (named.length === 0 || named.includes(this.group[0] ?? ""));
  }

  /** @param {unknown} error @param {boolean} [loading] Whether it was asked how the game stands. */
  fail(error, loading = false) {
    if (!(error instanceof ApiTrouble)) throw error;
    if (error.status === 404 || error.status === 410) this.gone = true;
    if (error.unreadable && loading) this.unreadable = true;
    else if (error.unreadable) void this.load(0); // the rules have changed meanwhile: it is shown as it was seen last
    this.lost = error.lost;
    clearTimeout(this.again);
    if (error.lost) this.again = setTimeout(() => this.closed || void this.load(this.lines.length), AGAIN);
    if (error.state !== null) this.take(error.state);
    this.trouble = { text: error.detail, rule: error.rule };
  }

  /* Answering */

  /** The player has clicked on an answer: it is given, or picked. @param {string} answer */
  choose(answer) {
    const asked = this.ask();
    if (asked === null || this.busy || !this.shown().live || !asked.offers.some((offer) => offer.answer === answer))
      return;
    const plan = this.plan(asked);
    if (pickable(plan, asked).includes(answer)) this.pick(asked, answer);
    else if (this.group.length > 0) void this.give(placedTogether(answer, this.group.slice(1)));
    else void this.give([answer]);
  }

  /** @param {Asked} asked @param {string} answer */
  pick(asked, answer) {
    this.trouble = null;
    if (this.chosen.includes(answer)) this.chosen = this.chosen.filter((one) => one !== answer);
    else if (this.chosen.length < most(this.plan(asked), asked)) this.chosen = [...this.chosen, answer];
    else if (most(this.plan(asked), asked) === 1) this.chosen = [answer];
    this.changed();
  }

  unpick() {
    this.chosen = [];
    this.changed();
  }

  /** Sends what was picked; `ends`: and says that this was all. @param {boolean} ends */
  async confirm(ends) {
    const asked = this.ask();
    if (asked === null || this.chosen.length === 0) return;
    const plan = this.plan(asked);
    if (plan.next !== "") return this.placeFirst(plan.next);
    const answers = answersFor(plan, asked, this.chosen, ends);
    const { revision } = this.state;
    const done = answers.at(-1) === DONE;
    if ((await this.give(answers, done)) || !done || this.trouble === null) return;
    // a question that ended by itself before `done` could be said; but not a game that has moved on or been lost
    if (this.state.revision === revision && !this.lost) await this.give(answers.slice(0, -1));
    else this.changed();
  }

  /** Names the first unit, so that its places can be offered; the others follow it. @param {string} next */
  async placeFirst(next) {
    const picked = this.chosen;
    const before = this.ask()?.key ?? "";
    this.placeKey = next;
    this.group = picked;
    if (await this.give(picked.slice(0, 1))) return;
    this.group = [];
    this.chosen = picked;
    this.keepPicks(before);
    this.changed();
  }

  /** Gives answers; false if they were refused. @param {string[]} answers @param {boolean} [quiet] A refusal is not shown yet. */
  async give(answers, quiet = false) {
    const asked = this.ask();
    if (asked === null) return false;
    const dice = asked.kind === "chance";
    const side = dice ? asked.side : (this.state.side ?? asked.side);
    const eyes = dice && this.side !== null ? { eyes: this.side } : {}; // of two at one screen the one who sits there
    return this.act((from) => api.answer(this.id, { ...this.seen(), side, answers, ...eyes }, from), quiet);
  }

  /** Gives answers that one undo takes back; false if they were refused. @param {string[]} answers */
  async giveTogether(answers) {
    const before = this.state.number;
    if (!(await this.give(answers))) return false;
    const after = Math.min(this.state.number, before + answers.length); // a `done` that is not needed is passed over
    this.series = [...this.series.filter(([, end]) => end <= before), [before, after]];
    return true;
  }

  /**
   * Gives answers to the same question one by one, as long as the next is offered and all goes on as it was thought.
   * @param {string[]} answers @param {(table: TableView, asked: Asked) => boolean} goesOn
   */
  async walk(answers, goesOn) {
    const key = this.ask()?.key;
    const before = this.state.number;
    for (const [place, answer] of answers.entries()) {
      const asked = this.ask();
      const possible = asked?.key === key && asked?.offers.some((offer) => offer.answer === answer);
      if (asked === null || !possible || (place > 0 && !goesOn(this.state.table, asked))) return;
      if (!(await this.give([answer])) || this.state.number !== before + place + 1) return;
      this.series = [...this.series.filter(([, end]) => end <= before), [before, this.state.number]];
    }
  }

  /** Lets the seed roll. */
  async roll() {
    return this.act((from) => api.roll(this.id, { ...this.seen(), side: this.side }, from));
  }

  /** Lets a bot answer so many times; nothing is revealed step by step. @param {string} bot @param {number} times */
  async letBot(bot, times) {
    const side = this.state.side;
    if (side === null) return false;
    const ask = (/** @type {number} */ from) =>
      api.answer(this.id, { ...this.seen(), side, bot, times }, from);
    return this.act(async (from) => ({ ...(await ask(from)), frames: [] }));
  }

  /** @param {(from: number) => Promise<Answered>} wanted @param {boolean} [quiet] */
  async act(wanted, quiet = false) {
    if (this.busy) return false;
    this.begin();
    try {
      const before = this.state;
      const language = spoken();
      const { state, frames } = await wanted(this.lines.length);
      this.take(state);
      this.busy = false;
      if (language !== spoken()) void this.load(0);
      if (frames.length > 0) await this.reveal(frames, before);
      return true;
    } catch (error) {
      this.fail(error);
      return false;
    } finally {
      this.end(quiet && this.trouble !== null);
    }
  }

  begin() {
    this.busy = true;
    this.trouble = null;
    this.leavePast();
    this.changed();
  }

  /** @param {boolean} [quiet] */
  end(quiet = false) {
    this.busy = false;
    if (!quiet) this.changed();
    if (this.missed !== null) void this.follow(this.missed);
  }

  /** Takes the last answer back, or the last series of answers that were given as one. */
  async undo() {
    if (this.busy || this.state.no_undo !== null) return;
    const { number } = this.state;
    const series = this.state.listed.length > 0 ? undefined : this.series.find(([, after]) => after === number);
    const [goal] = series ?? [number - 1];
    const times = number - goal;
    this.begin();
    try {
      this.take(await api.undo(this.id, { ...this.seen(), side: this.state.side, ...(times > 1 ? { times } : {}) }));
    } catch (error) {
      this.fail(error);
    }
    this.end();
  }

  /** Asks the bot for advice. */
  async advise() {
    const side = this.state.side;
    if (side === null || this.busy) return;
    this.begin();
    try {
      this.hint = await api.hint(this.id, side);
    } catch (error) {
      this.fail(error);
    }
    this.end();
  }

  /** The advice that is shown, in the language that is spoken now. */
  async adviseAgain() {
    const { hint, state } = this;
    if (hint === null || state.side === null) return;
    try {
      const found = await api.hint(this.id, state.side);
      if (this.hint === hint) this.hint = found;
    } catch (error) {
      this.fail(error);
    }
  }

  /** Whether the advice can be picked, to be looked at before it is sent. */
  advisedPicks() {
    const asked = this.ask();
    if (asked === null || this.hint === null || this.plan(asked).next !== "") return [];
    const possible = pickable(this.plan(asked), asked);
    const end = this.hint.answers.findIndex((answer) => !possible.includes(answer));
    return this.hint.answers.slice(0, end < 0 ? undefined : end);
  }

  /** Follows the advice: picks, or answers. */
  async takeAdvice() {
    if (this.hint === null || this.busy) return;
    const picks = this.advisedPicks();
    if (picks.length === 0) return void (await this.give(this.hint.answers));
    this.chosen = picks;
    this.changed();
  }

  /* Planning */

  /** Answers that would carry out a part of the plan. @param {string} what @param {number} card @returns {Promise<string[]>} */
  async suggested(what, card) {
    const side = this.state.side;
    if (side === null || this.busy) return [];
    this.trouble = null;
    try {
      return (await api.suggest(this.id, { side, what, card })).answers;
    } catch (error) {
      this.fail(error);
      this.changed();
      return [];
    }
  }

  /** What awaits every raid of the plan; nothing for those who only look on. @returns {Promise<Forecast[]>} */
  async forecast() {
    const side = this.state.side;
    if (side === null) return [];
    try {
      return await api.forecast(this.id, side);
    } catch (error) {
      this.fail(error);
      this.changed();
      return [];
    }
  }

  /* Looking back */

  /** Shows the table after so many answers. @param {number} at */
  async lookAt(at) {
    const meant = Math.max(0, Math.min(at, this.state.number));
    const wanted = shownMoment(this.state, meant, this.past?.at ?? this.state.number);
    this.wanted = wanted;
    if (wanted === this.state.number) return this.backToNow();
    try {
      const found = await this.pictures.at(wanted, this.state.side, this.lines.length);
      if (this.wanted === wanted) this.past = found;
    } catch (error) {
      this.fail(error);
    }
    this.changed();
  }

  backToNow() {
    this.leavePast();
    this.changed();
  }

  leavePast() {
    this.wanted = -1;
    this.past = null;
  }
}

/** @param {State} state */
function momentOf(state) {
  return [state.revision, ...state.listed.map((one) => one.answer)].join("; ");
}
