/** The shapes that the server sends and takes; the server's own are in `server/shapes.py`, and a test compares them. */

import type { KeyGroup } from "./shell/keys.js";

export type Json = boolean | number | string | null | Json[] | { [name: string]: Json };
export type Language = "en" | "fr";

export interface Named {
  id: string;
  name: string;
}

/** Who sits at a side: a person (perhaps you), a bot, or nobody yet. */
export interface Seat {
  side: string;
  name: string;
  player: "person" | "bot" | "open";
  bot: string | null;
  who: string;
  mine: boolean;
}

/** A game without its table: a line of the start page. */
export interface Head {
  id: string;
  game: string;
  name: string;
  scenario: Named;
  options: Named[];
  seats: Seat[];
  manual: boolean;
  guided: boolean;
  created: string;
  touched: string;
  number: number;
  over: boolean;
  /** The sides that are asked now, `chance` among them if real dice are. */
  waits: string[];
  /** Where it stands, in words: `15 August 1940, 1000 hours, VP +4`. */
  summary: string;
  /** The game this one was branched from, and after how many answers. */
  branch_of: { id: string; at: number } | null;
  /** Whether you may look at everything: export, branch, see the seed. */
  open_to_me: boolean;
  seed: string | null;
}

export interface Offer {
  answer: string;
  words: string;
}

export interface Asked {
  side: string;
  side_name: string;
  kind: "choice" | "chance";
  /** Whether you may answer it now. */
  mine: boolean;
  key: string;
  rule: string;
  /** The question, if it is yours; otherwise what you are told while you wait. */
  text: string;
  args: { [name: string]: Json };
  /** What is told beside the question: what a plan still lacks. */
  because: Reason[];
  /** Empty if it is not yours. */
  offers: Offer[];
  /** Whether several answers may be given to this question one after another until `done` (patrols, commitments). */
  repeats: boolean;
}

export interface Reason {
  text: string;
  rule: string;
  because: Reason[];
}

export interface LogLine {
  /** Its place among the lines you may see. */
  number: number;
  /** So many answers had been given when it was told: `?at=after` shows the table then. */
  after: number;
  key: string;
  rule: string;
  text: string;
  args: { [name: string]: Json };
  because: Reason[];
}

export interface Ending {
  winner: string | null;
  winner_name: string;
  level: string;
  reason: string;
  rule: string;
  text: string;
}

/** Why a game cannot be played on with the rules and data of this server, and how many of its answers they still take. */
export interface Stopped {
  text: string;
  fits: number;
}

/** A game as you may see it, now or after `at` answers; one that has stopped as you saw it last. */
export interface State {
  head: Head;
  /** The side whose eyes you see with; null: a spectator. */
  side: string | null;
  /** Changes with every answer and every undo. */
  revision: number;
  /** Answers given so far; sent back with an answer, so that a late one is noticed. */
  number: number;
  /** The table shown is that after so many answers. */
  at: number;
  /** The running step of the sequence of play, as `raid.hunter-attack`. */
  step: string;
  /** The game's own view of the table: its module knows it. */
  table: { [name: string]: Json };
  asked: Asked[];
  /** The entries of a list that you are making in secret; nobody else learns of them. */
  listed: Offer[];
  /** Why the last answer cannot be taken back; null: it can. */
  no_undo: string | null;
  ending: Ending | null;
  /** The lines from `log_from` on. */
  log: LogLine[];
  log_from: number;
  log_total: number;
  stopped: Stopped | null;
}

/** One answer that has just been given, by whomever, with what it did to the table: for showing dice and cards. */
export interface Frame {
  /** Answers given, this one included. */
  number: number;
  side: string;
  side_name: string;
  kind: "choice" | "chance";
  key: string;
  rule: string;
  /** The question in words. */
  text: string;
  /** null: a secret. */
  answer: string | null;
  words: string | null;
  /** Lines of the log it led to: from, up to (not included), by `LogLine.number`. */
  log: [number, number];
  /** JSON merge patch from the table before to the table after it. */
  patch: { [name: string]: Json };
}

export interface Answered {
  state: State;
  frames: Frame[];
}

export interface Hint {
  answers: string[];
  words: string;
  bot: string;
  reasons: Reason[];
}

export interface OddsRow {
  /** What is done: `send these four`. */
  text: string;
  /** What may come of it, in the words of the game; empty: squadrons, Gruppen and bombing results tell it. */
  detail: string;
  vp: number;
  vp_low: number;
  vp_high: number;
  loses: number;
  squadrons: number;
  gruppen: number;
  /** Chances (0 to 1) of bombing results: none, one, two, heavy. */
  damage: { none: number; one: number; two: number; heavy: number };
  /** Chances of VP below, at and above zero: for the bar. */
  below: number;
  even: number;
  above: number;
}

export interface Odds {
  rows: OddsRow[];
  /** How they were worked out, in words; empty rows and this text if there are none here. */
  how: string;
  exact: boolean;
}

export interface Forecast {
  card: number;
  size: number;
  limit: number;
  modifier: number;
  warning: { [name: string]: number };
  intelligence: { [name: string]: number };
  squadrons: { [name: string]: number };
  mean: number;
}

export interface Suggested {
  answers: string[];
}

export interface Title {
  game: string;
  name: string;
  sides: Named[];
  scenarios: (Named & { rule: string; text: string })[];
  options: (Named & { rule: string; scenarios: string[]; needs: string[]; excludes: string[] })[];
  bots: Named[];
  /** The scenario of the guided first game, if there is one. */
  guided: string | null;
}

export interface RuleText {
  id: string;
  section: string;
  kind: string;
  text: string;
  rulings: { id: string; status: string; text: string }[];
}

export interface Me {
  name: string;
}

/** A browser that is mine. */
export interface Known {
  id: string;
  browser: string;
  made: string | null;
  expires: string;
  here: boolean;
}

/** The path of a link: `POST /api/me/key` (makes another browser yours), `POST .../invite` (seats somebody). */
export interface Invitation {
  path: string;
}

/** What goes wrong comes as this, with the right status. */
export interface Trouble {
  status_code: number;
  detail: string;
  key: string;
  rule: string | null;
  /** With 409: the game as it stands now. */
  state: State | null;
}

/** New game, as `POST /api/games` takes it. */
export interface Wish {
  game: string;
  scenario: string;
  options: string[];
  seed: string | null;
  /** Side -> `me`, `invite` or `bot:NAME`. */
  seats: { [side: string]: string };
  manual: boolean;
  guided: boolean;
}

/* What the shell and a game's module say to each other. */

/** A game's module: `games/GAME/module.js` exports `open`. */
export interface GameModule {
  open(where: Places, context: Context): Promise<Table> | Table;
}

/** Empty elements that the shell gives the module to fill. */
export interface Places {
  board: HTMLElement;
  trays: HTMLElement;
  /** On a wide page between the question and the log: what is told about the thing that is looked at. */
  aside: HTMLElement;
  /** In the top bar: date, clock, weather, score. */
  status: HTMLElement;
}

export interface Context {
  game: string;
  components: Json;
  say: Say;
  /** The player gives, or toggles, this answer: the board was clicked or Enter pressed on it. */
  choose(answer: string): void;
  /**
   * Gives several answers one after another, all or nothing, and one undo takes them back; false if they were refused,
   * which the page then shows.
   */
  give(answers: string[]): Promise<boolean>;
  /**
   * Gives answers to the same question one after another, as long as it is asked, offers the next of them and `goesOn`
   * says so of the table; one undo takes back what was given in a row.
   */
  walk(answers: string[], goesOn: (table: { [name: string]: Json }, asked: Asked) => boolean): Promise<void>;
  /** Why the last answers were refused; null: they were not. */
  refusal(): { text: string; rule: string | null } | null;
  /** Answers that would carry out a part of the plan as a bot would; none if there is nothing to do. */
  suggest(what: string, card: number): Promise<string[]>;
  /** What awaits every raid of the plan. */
  forecast(): Promise<Forecast[]>;
  /** Opens a rule. */
  rule(id: string): void;
  /** Shows something beside the pointer or in the side panel: a unit in words. */
  tell(text: string): void;
  settings: Settings;
}

export type Say = (catalogue: string, message: string, args?: { [name: string]: string | number }) => string;

/** What a module gives back: it draws states, lights offers. */
export interface Table {
  /** Draws a table (called for every state and every frame). */
  draw(table: { [name: string]: Json }, moment: Moment): void;
  /** Lights what may be chosen; `chosen` are the answers picked so far. */
  light(offers: Offer[], chosen: Set<string>): void;
  /** Words of an offer, better than the server's, if the module has any (`54 Spitfire, Hornchurch, full`); what has a smaller `order` (0 if none) is listed first. */
  offer?(offer: Offer, asked: Asked): { label: string; detail: string; group: string; order?: number } | null;
  /** The name of the board made for a question: then the list of answers is folded away, and a button leads to the board. */
  board?(asked: Asked): string | null;
  /** The keys of that board, for the help on `?`. */
  keys?(): KeyGroup | null;
  /** A card for the dice-and-cards display. */
  card?(key: string, answer: string): Element | null;
  /** What such a card is called in one or two words. */
  cardName?(key: string, answer: string): string | null;
  /** What was rolled, no larger than a die. */
  small?(key: string, answer: string): Element | null;
  /** The dice that a line of the log tells of, where they are not such as have one to six. */
  dice?(line: LogLine): Element | null;
  /** The table as text, for screen readers: headed lists. */
  describe(table: { [name: string]: Json }): { heading: string; lines: string[] }[];
  /** The language or a setting has changed: draw again. */
  refresh(): void;
}

export interface Moment {
  asked: Asked[];
  side: string | null;
  live: boolean;
  motion: boolean;
  /** The running step of the sequence of play, as `State.step`. */
  step: string;
  /** All lines of the log that are known by then. */
  log: LogLine[];
}

export interface Settings {
  language: Language;
  theme: "dark" | "light" | "auto";
  /** Seconds a die or card is shown; 0: not at all. */
  speed: number;
  coach: boolean;
  /** Whether single letters and digits answer; people who dictate may not want it. */
  shortcuts: boolean;
  southUp: boolean;
}
