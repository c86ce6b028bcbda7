/** The play page: puts its parts together and follows the game. */

/** @import { Named, Table } from "../types.js" */

import * as api from "../shell/api.js";
import { announce, clear, stylesheet } from "../shell/dom.js";
import { follow } from "../shell/events.js";
import { addKeys } from "../shell/keys.js";
import { need } from "../shell/language.js";
import { motion, onChange, settings } from "../shell/settings.js";
import { topbar } from "../shell/topbar.js";
import { say, spoken } from "../shell/words.js";
import { openActs } from "./acts.js";
import { askForBot, openBotRun } from "./bot.js";
import { openCoach } from "./coach.js";
import { nextSide, openCurtain } from "./curtain.js";
import { showGone } from "./gone.js";
import { openHint } from "./hint.js";
import { openInWords } from "./inwords.js";
import { keyGroup, listen } from "./keys.js";
import { Layout } from "./layout.js";
import { Log } from "./log.js";
import { openMenu } from "./menu.js";
import { cataloguesOf, hasModule, moduleOf, stylesOf } from "./modules.js";
import { openOdds } from "./odds.js";
import { Offers } from "./offers.js";
import { openPrompt } from "./prompt.js";
import { Reveal } from "./reveal.js";
import { showRule } from "./rule.js";
import { Session } from "./session.js";
import { Timeline } from "./timeline.js";

export { KEYS } from "./keys.js";

/** What the parts of the page may ask of it. @typedef {PlayPage} Page */

/** Opens a game in a place. @param {HTMLElement} place @param {string} gameId */
export async function open(place, gameId) {
  const first = await api.state(gameId);
  const { game } = first.head;
  await Promise.all([need(...cataloguesOf(game)), ...stylesOf(game).map(stylesheet)]);
  const page = new PlayPage(gameId, place);
  page.session.take(first);
  await page.begin();
  return { close: () => page.close(), refresh: () => page.refresh() };
}

class PlayPage {
  /** @param {string} gameId @param {HTMLElement} place */
  constructor(gameId, place) {
    this.place = place;
    this.session = new Session(
      gameId,
      () => this.draw(),
      (frames, before) => this.reveal.play(frames, before),
    );
    this.layout = new Layout((message) => this.say(message), {
      tab: (tab) => tab === "log" && this.log.appear(),
      menu: () => this.menu.open(),
    });
    /** @type {Table | null} */
    this.table = null;
    /** @type {Named[]} */
    this.knownBots = [];
    this.leaves = false;
    /** Whether the moment that the address names has been shown. */
    this.opened = false;
    this.interrupted = false;
    /** @type {unknown[]} */
    this.drawn = [];
    /** @type {(() => void)[]} */
    this.stops = [];
    this.prompt = openPrompt(this);
    this.coach = openCoach(this);
    this.reveal = new Reveal(this);
    this.offers = new Offers(this);
    this.hints = openHint(this);
    this.odds = openOdds(this);
    this.acts = openActs(this);
    this.botRun = openBotRun(this);
    this.log = new Log(this);
    this.timeline = new Timeline(this);
    this.words = openInWords(this);
    this.menu = openMenu(this);
    this.curtain = openCurtain(this, (side) => void this.seat(side));
    this.furnish();
  }

  /** Puts the parts where they stand. */
  furnish() {
    const { layout } = this;
    layout.prompt.append(this.coach.element, this.botRun.element, this.prompt.element);
    layout.orders.append(this.reveal.element, this.hints.element, this.offers.element);
    layout.acts.append(this.odds.element, this.acts.element);
    layout.log.append(this.log.element);
    layout.words.append(this.words.element);
    layout.foot.append(this.timeline.element, this.menu.element);
    layout.element.append(this.menu.popover);
  }

  /** Loads the game's module, draws, and follows what happens. */
  async begin() {
    const { session, layout } = this;
    const { game } = session.state.head;
    this.place.append(layout.element, this.curtain.element);
    const [module, components] = await Promise.all([
      moduleOf(game),
      hasModule(game) ? api.components(game) : null,
      this.coach.begin(),
      this.findBots(),
    ]);
    const places = { board: layout.board, trays: layout.trays, aside: layout.aside, status: topbar.status };
    this.table = await module.open(places, {
      game,
      components,
      say,
      choose: (answer) => session.choose(answer),
      give: (answers) => session.giveTogether(answers),
      walk: (answers, goesOn) => session.walk(answers, goesOn),
      refusal: () => session.trouble,
      suggest: (what, card) => session.suggested(what, card),
      forecast: () => session.forecast(),
      rule: (id) => this.rule(id),
      tell: (text) => this.caption(text),
      settings,
    });
    this.stops = [
      addKeys(keyGroup),
      addKeys(() => this.table?.keys?.() ?? null),
      listen(this, {
        press: (key) => this.offers.press(key),
        act: this.acts.press,
        search: () => this.offers.search(),
        step: (by) => this.timeline.step(by),
        menu: this.menu.open,
      }),
      session.state.stopped === null ? this.follows() : () => {},
      onChange((changed) => "language" in changed || this.redraw()),
    ];
    this.draw();
    const at = new URLSearchParams(location.search).get("at");
    if (at !== null && /^\d+$/.test(at)) {
      this.layout.show("board");
      await session.lookAt(Number(at));
    }
    this.opened = true;
  }

  /** Hears of what happens in the game, until it can happen no more. @returns {() => void} */
  follows() {
    const { session } = this;
    const end = follow(
      session.id,
      session.state.revision,
      (moved) => void session.follow(moved),
      () => this.removed(),
      (connected) => this.connection(connected),
      async () => {
        await session.load(session.lines.length);
        if (session.state.stopped !== null) end();
      },
    );
    return end;
  }

  async findBots() {
    const all = await api.titles().catch(() => []);
    this.knownBots = all.find((title) => title.game === this.session.state.head.game)?.bots ?? [];
  }

  /* Drawing */

  draw() {
    if (this.table === null || this.leaves) return;
    const { session, layout } = this;
    if (session.gone || session.unreadable) return this.removed();
    if (this.changesHands()) return;
    const held = layout.element.contains(document.activeElement);
    const { head } = session.state;
    topbar.name(`${head.name}: ${head.scenario.name}`);
    layout.heading.textContent = `${head.name}: ${head.scenario.name}`;
    layout.element.classList.toggle("looks-back", session.past !== null);
    layout.element.classList.toggle("shows", session.showing !== null);
    layout.element.classList.toggle("over", head.over);
    layout.element.classList.toggle("in-words-open", this.words.isOpen());
    layout.element.setAttribute("aria-busy", String(session.busy));
    if (this.opened && session.past === null && location.search !== "") history.replaceState(null, "", location.pathname);
    layout.draw();
    this.drawTable(this.table);
    for (const part of [
      this.prompt,
      this.coach,
      this.reveal,
      this.offers,
      this.hints,
      this.odds,
      this.acts,
      this.log,
      this.timeline,
      this.menu,
    ])
      part.draw();
    layout.orders.hidden = [...layout.orders.children].every((child) => /** @type {HTMLElement} */ (child).hidden);
    if (held) this.keepFocus();
  }

  /** What had the focus may be gone or hidden now: then the answers have it. */
  keepFocus() {
    const here = document.activeElement;
    if (here === null || here === document.body || !here.checkVisibility()) this.focusOffers();
  }

  /** The board is drawn anew only if there is something new; what fails there does not stop the game. @param {Table} table */
  drawTable(table) {
    const { session } = this;
    const shown = session.shown();
    const key = [shown.table, shown.asked, shown.live, this.language(), this.words.isOpen()];
    const asked = shown.live && !session.busy ? session.ask() : null;
    if (key.some((one, place) => one !== this.drawn[place])) {
      this.drawn = key;
      const moment = {
        asked: shown.asked,
        side: session.state.side,
        live: shown.live,
        motion: motion() && settings.speed > 0,
        step: shown.step,
        log: session.known(),
      };
      this.guarded(() => table.draw(shown.table, moment));
      this.guarded(() => this.words.draw());
    }
    this.guarded(() =>
      table.light(asked?.offers ?? [], new Set(session.group.length > 0 ? session.group : session.chosen)),
    );
  }

  /** @param {() => void} act */
  guarded(act) {
    try {
      act();
    } catch (error) {
      console.error(error);
      this.caption(this.say("board-trouble"));
    }
  }

  /** Whether the screen must be handed over first. */
  changesHands() {
    const { session } = this;
    // what is still shown to the side before is not for the one that has just sat down
    const there = session.state.side === session.side ? session.side : null;
    const side = session.showing === null ? nextSide(session.state, there) : null;
    this.layout.element.hidden = side !== null;
    topbar.status.hidden = side !== null;
    if (side === null) {
      this.curtain.rise();
      return false;
    }
    const name = session.state.head.seats.find((seat) => seat.side === side)?.name ?? side;
    this.curtain.fall(side, name);
    return true;
  }

  /** The player of a side is there. @param {string} side */
  async seat(side) {
    this.session.side = side;
    this.session.lines = [];
    this.session.chosen = [];
    this.session.group = [];
    this.reveal.forget();
    this.drawn = [];
    await this.session.load(0);
    this.focusOffers();
  }

  /** Language or settings have changed; nothing is lost. */
  async refresh() {
    await need(...cataloguesOf(this.session.state.head.game));
    await this.session.load(0);
    if (this.leaves) return showGone(this);
    if (this.session.past !== null) await this.session.lookAt(this.session.past.at);
    await this.session.adviseAgain();
    this.redraw();
  }

  redraw() {
    this.drawn = [];
    this.caption("");
    this.table?.refresh();
    this.draw();
  }

  /** After an interruption we ask how the game stands. @param {boolean} connected */
  connection(connected) {
    if (connected && this.interrupted) void this.session.load(this.session.lines.length);
    this.interrupted = !connected;
  }

  /** The game is no more, or cannot be played on. */
  removed() {
    if (this.leaves) return;
    this.leaving();
    showGone(this);
  }

  /** Stops following. */
  leaving() {
    this.leaves = true;
    this.session.closed = true;
    this.botRun.stop();
    this.timeline.halt();
    this.layout.close();
    for (const stop of this.stops) stop();
    this.stops = [];
  }

  close() {
    this.leaving();
    this.reveal.skip();
    topbar.status.hidden = false;
    clear(this.place);
  }

  /* What the parts ask for */

  /** @param {string} message @param {Record<string, string | number>} [args] */
  say = (message, args = {}) => say("web-play", message, args);

  /** The language that is spoken; the one that is chosen may still be on its way. */
  language() {
    return spoken();
  }

  /** @param {string} id */
  rule(id) {
    showRule(this, id);
  }

  /** Tells screen readers. @param {string} text */
  tell(text) {
    announce(text);
  }

  /** What the pointer or the focus is on. @param {string} text */
  caption(text) {
    this.layout.caption.textContent = text;
    this.layout.caption.hidden = text === "";
  }

  skip() {
    this.reveal.skip();
  }

  /** Asks for advice, or puts it away. */
  hint() {
    if (this.session.hint === null) return void this.session.advise();
    this.session.hint = null;
    this.draw();
  }

  openBot() {
    void askForBot(this, (bot, until) => void this.botRun.run(bot, until));
  }

  bots() {
    return this.knownBots;
  }

  /** @param {string} id */
  botName(id) {
    return this.knownBots.find((bot) => bot.id === id)?.name ?? id;
  }

  inWords() {
    this.words.toggle();
  }

  showsWords() {
    return this.words.isOpen();
  }

  /** The first answer, or what else can be pressed, or the question. */
  focusOffers() {
    if (!this.offers.focusFirst()) this.prompt.focus();
  }

  /** @returns {HTMLElement | null} */
  mainAction() {
    return this.acts.main();
  }

  hidden() {
    return this.curtain.down() || this.leaves;
  }

  /** A part of the screen by the name that the coach has for it. @param {string} name @returns {HTMLElement | null} */
  part(name) {
    const { layout } = this;
    const { live, table } = this.session.shown();
    /** @type {HTMLElement | null} */
    const board = layout.element.querySelector(".plan-board");
    const plan = board !== null && board.offsetParent !== null ? board : null; // it takes the place of map and trays
    /** @type {Record<string, HTMLElement | null>} */
    const parts = {
      offers: layout.orders,
      plan,
      map: plan === null ? layout.boardBox : null,
      log: layout.log,
      "tote-board": plan === null ? layout.traysBox : null,
      displays: layout.traysBox,
      battle: live && table["battle"] ? layout.traysBox : null,
      "raid-display": live && table["raid"] !== "none" ? layout.traysBox : null,
      odds: this.odds.element.hidden ? null : this.odds.element,
      undo: this.session.state.no_undo === null ? this.acts.element : null,
      hint: this.session.ask() === null ? null : this.acts.element,
    };
    return parts[name] ?? null;
  }
}
