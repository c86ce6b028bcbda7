/** The report of a RAF game as `tallyho/lab/report_raf.py` makes it; `GET /api/games/{id}/report` sends it. */

export interface Ending {
  winner: string | null;
  level: string;
  reason: string;
  rule: string;
}

export interface Die {
  key: string;
  rule: string;
  faces: number;
  number: number;
  counts: number[];
  mean: number;
  expected: number;
  /** The middle 95 % of the means of so many fair dice. */
  low: number;
  high: number;
  z: number;
  /** The exact chance that so many fair dice stray at least so far. */
  odds: number;
  chi_square: number | null;
  faces_odds: number | null;
}

export interface Swing {
  key: string;
  number: number;
  surplus: number;
  deviation: number;
}

export interface Luck {
  dice: Die[];
  all: Die | null;
  draws: { key: string; rule: string; number: number }[];
  swing: Swing[];
}

export interface Point {
  number: number;
  date: string;
  clock: string;
  vp: number;
  change: number;
  cause: string;
}

export interface VictoryPoints {
  now: number;
  points: Point[];
  bands: { low: number; high: number; level: string; winner: string | null }[];
  limit: number | null;
  sealion: { date: string; start: number; cancel: number }[];
}

export interface Lost {
  light: number;
  heavy: number;
}

export interface Losses {
  british: { [type: string]: Lost };
  german: { [type: string]: Lost };
}

export interface Day {
  date: string;
  raid_day: number;
  begins: string;
  weather_lf2: string | null;
  weather_lf3: string | null;
  dawn_vp: number;
  vp: number;
  met: number;
  missed: { [why: string]: number };
  called_off: number;
  false_raids: number;
  committed: number;
  losses: Losses;
  bombings: number;
  damage_points: number;
  bombing_vp: number;
  light_damage: number;
  heavy_damage: number;
  nets_damaged: number;
}

export interface Raid {
  number: number;
  until: number;
  date: string;
  clock: string;
  kind: string;
  target: string;
  type: string;
  size: number;
  warning: string | null;
  intelligence: string | null;
  committed: number;
  outcome: string;
  squadrons_lost: number;
  gruppen_lost: number;
  bombing: string[];
  vp: number;
}

/** Which of two figures were read in a source; the others are from memory. */
export type Read = "both" | "raf" | "luftwaffe" | "none";

export interface Figures {
  author: string;
  raf: number;
  luftwaffe: number;
  read: Read;
}

export interface DayThen {
  date: string;
  phase: string;
  weather: { [language: string]: string };
  raids: { [language: string]: string };
  name: { [language: string]: string };
  figures: Figures[];
}

export interface LionHistory {
  author: string;
  days: DayThen[];
  series: { date: string; raf: number; luftwaffe: number; read: Read }[];
  strength: { author: string; date: string; serviceable: number; verified: boolean }[];
  totals: Figures[];
}

/** What the report of every game has. */
export interface Report {
  game: string;
  scenario: string;
  options: string[];
  side: string | null;
  over: boolean;
  answers: number;
  ending: Ending | null;
  luck: Luck;
}

export interface LionReport extends Report {
  first: string;
  last: string;
  vp: VictoryPoints;
  days: Day[];
  raids: Raid[];
  losses: Losses;
  history: LionHistory;
}

/** What `tallyho/lab/report_hksw.py` makes. */
export interface HkswReport extends Report {
  first: string;
  last: string;
  points: { [source: string]: number };
  track: { number: number; turn: number; phase: number; luftwaffe: number; raf: number; source: string; change: number }[];
  turns: HkswTurn[];
  missions: HkswMission[];
  targets: { [kind: string]: Flown };
  losses: HkswLosses;
  intercepts: Fought;
  dogfights: Fought;
  dice: SymbolDice[];
  history: HkswHistory;
}

export interface HkswTurn {
  turn: number;
  first: string;
  last: string;
  weather: string;
  flown: boolean;
  phases: number;
  points: { [source: string]: number };
  missions: { [kind: string]: Flown };
  losses: HkswLosses;
  intercepts: Fought;
  dogfights: Fought;
  combats: number;
  repaired: number;
  restored: number;
}

export interface HkswMission {
  number: number;
  turn: number;
  phase: number;
  flight: string;
  target: string;
  kind: string;
  succeeded: boolean;
  /** Null if no bomb fell. */
  hits: number | null;
  points: number;
}

export interface Flown {
  flown: number;
  succeeded: number;
}

/** Combats, and how many of them each side has won. */
export interface Fought {
  number: number;
  luftwaffe: number;
  raf: number;
}

export interface CardsLost {
  all: number;
  types: { [type: string]: number };
  causes: { [cause: string]: number };
}

export interface HkswLosses {
  luftwaffe: CardsLost;
  raf: CardsLost;
}

export interface SymbolDice {
  key: string;
  rule: string;
  colour: string;
  rolls: number;
  dice: number;
  roundels: SymbolCount;
  crosses: SymbolCount;
}

export interface SymbolCount {
  shown: number;
  expected: number;
  deviation: number;
}

export interface HkswHistory {
  author: string;
  turns: { turn: number; first: string; last: string; raf: number; luftwaffe: number; read: string; days: DayThen[] }[];
  series: LionHistory["series"];
  strength: LionHistory["strength"];
  totals: Figures[];
}

/** What `tallyho/lab/report_fbob.py` makes. */
export interface FbobReport extends Report {
  /** Months as 1917-05. */
  first: string;
  last: string;
  mp: BothSides;
  /** The month in which the Royal Air Force was created. */
  raf: string | null;
  levels: { level: string; least: number }[];
  morale: { number: number; month: number; turn: number; side: string; source: string; change: number; german: number; british: number }[];
  months: FbobMonth[];
  attacks: FbobAttack[];
  places: { hex: string; place: string; side: FbobSide; aim: string; attacks: number; effect: number; german: number; british: number }[];
  losses: { [side in FbobSide]: FbobLosses };
  aces: { number: number; month: number; turn: number; side: string; unit: string; type: string; what: string }[];
  fought: { [what: string]: number };
  history: { months: FbobMonthThen[]; total: FbobMonthThen };
}

export type FbobSide = "german" | "british";

export type BothSides = { [side in FbobSide]: number };

export interface FbobMonth {
  month: number;
  name: string;
  weather: boolean;
  event: string | null;
  flying_turns: number;
  mp: BothSides;
  /** Morale points by source; those spent are below zero. */
  changes: { [side in FbobSide]: { [source: string]: number } };
  take_offs: BothSides;
  bombed: BothSides;
  attacks: { [aim: string]: number };
  fought: { [what: string]: number };
  eliminated: BothSides;
  recycled: BothSides;
}

export interface FbobAttack {
  number: number;
  month: number;
  turn: number;
  side: FbobSide;
  hex: string;
  place: string;
  aim: string;
  /** Empty for the city or town itself. */
  target: string;
  units: string[];
  power: number;
  result: string;
  german: number;
  british: number;
}

export interface FbobLost {
  eliminated: number;
  recycled: number;
}

export interface FbobLosses {
  all: FbobLost;
  types: { [type: string]: FbobLost };
  causes: { [cause: string]: FbobLost };
}

/** The raids of a month of 1917-18; null is not known. */
export interface FbobMonthThen {
  month: string;
  raids: number;
  killed: number;
  injured: number;
  lost: number | null;
  verified: number;
  list: FbobRaid[];
}

export interface FbobRaid {
  date: string;
  kind: string;
  when: string;
  sent: number;
  reached: number;
  killed: number;
  injured: number;
  /** Shot down or missing. */
  lost_to_defence: number | null;
  lost_crashed: number | null;
  text: { [language: string]: string };
  verified: boolean;
  /** The figures that were read in a source. */
  read: string[];
}

/* Charts. */

/** A chart's frame: what is said of it, and its numbers. */
export interface Chart {
  title: string;
  note: string;
  summary: string;
  legend: { fill: string; label: string }[];
  table: Numbers;
  /** Words of each value that can be stepped through. */
  values: string[];
  height: number;
  draw(surface: Surface): void;
}

export interface Numbers {
  headings: string[];
  rows: (string | number)[][];
}

/** What a chart is drawn on: its size in pixels, a text line's height, and where the marks of values are put. */
export interface Surface {
  svg: SVGSVGElement;
  width: number;
  height: number;
  line: number;
  /** Registers the place of a value, in order: x, y and size of the mark shown when it is stepped to. */
  mark(x: number, y: number, width: number, height: number): void;
}

export type Tell = (message: string, args?: { [name: string]: string | number }) => string;
