/** What the server tells about Battle of Britain, HKSW version: the components, and the table as a side sees it. */

export type Side = "luftwaffe" | "raf";
export type Kind = "airfield" | "radar" | "city";
export type DieSymbol = "roundel" | "cross" | "blank";
export type Colour = "black" | "white";
export type RadarState = "" | "detected" | "undetected" | "spotted";

export interface Square {
  terrain: "sea" | "coast" | "land";
  /** The radar station whose line it belongs to; empty outside the line. */
  station: string;
  line12: "north" | "divided" | "south";
  /** Whether the RAF may fly there. */
  raf: boolean;
}

export interface Target {
  name: string;
  kind: Kind;
  group: string;
  square: string;
  lat: number;
  lon: number;
  /** Hits that knock it out. */
  hits: number;
  /** Dice for repair; cities only. */
  production: number;
}

export interface Flight {
  side: Side;
  formation: string;
  /** The target that is its airfield, for the RAF. */
  base: string;
  name: string;
  square: string;
  lat: number;
  lon: number;
}

export interface AircraftType {
  side: Side;
  class: "fighter" | "bomber" | "dive-bomber";
  dogfight: number;
  /** Dogfight strength wholly north of the 12 Group line. */
  north: number;
  damage: number;
  bombing: number;
  dive: number;
  short_range: boolean;
}

export interface Squadron {
  side: Side;
  formation: string;
  type: string;
  enters: number;
  withdrawn: number;
}

export interface Turn {
  turn: number;
  first_day: string;
  last_day: string;
  weather: "clear" | "respite";
  flown: "yes" | "no" | "optional";
  london: "stay" | "out" | "top";
  ace: string;
  cities: number;
  radar: number;
  airfields: number;
  city_hits: number;
  replaced: boolean;
  named: string[];
}

export interface Rotation {
  turn: number;
  donor: string;
  receiver: string;
  type: string;
  count: number;
}

export interface HkswComponents {
  squares: { [id: string]: Square };
  targets: { [id: string]: Target };
  flights: { [id: string]: Flight };
  types: { [id: string]: AircraftType };
  squadrons: { [id: string]: Squadron };
  turns: Turn[];
  rotations: Rotation[];
  numbers: { [name: string]: number };
  points: { [name: string]: number };
  dice: { [colour in Colour]: { [face in DieSymbol]: number } };
}

/** The groups of a dogfight that a side may know: cards by name, and how many are in groups 1, 2, 3 and back. */
export interface Groups {
  cards: { [card: string]: number };
  counts: number[];
}

/** What `State.table` has; null where it is not to be known now. */
export interface HkswTable {
  /** The square of every flight, or `box`. */
  at: { [flight: string]: string };
  fuel: { [flight: string]: number };
  radar: { [flight: string]: RadarState };
  ace: { [flight: string]: string };
  sortie_marks: { [flight: string]: string[] };
  phase_marks: { [flight: string]: string[] };
  downed: { [flight: string]: number };
  damage: { [target: string]: number };
  alert: { [formation: string]: "to-do" | "placing" | "alerted" };
  wins: number;
  standing: Side | "nobody";
  fighting: number;
  turn: number;
  last_turn: number;
  phase: number;
  markers: number;
  reserve: number;
  top_cards: number;
  mission_points: number;
  failed: number;
  head_start: number;
  moving: string;
  left: number;
  free: string;
  race: string;
  battle: string;
  wing: string;
  first_alert: boolean;
  big_wing: boolean;
  back: { [card: string]: number };
  table: { [side in Side]: string };
  aces: { [side in Side]: string };
  /** The place of every card that is known: a flight, `ready`, `damaged`, `home 2A`... */
  cards: { [card: string]: string };
  sizes: { [flight: string]: number | null };
  sent_home: { [flight: string]: number };
  ready: { [formation: string]: number | null };
  groups: { [side in Side]: Groups | null };
  /** The place of every mission card that is known: `hand`, `used`, `top`, `second`, or a flight. */
  missions: { [target: string]: string };
  has_mission: { [flight: string]: boolean | null };
  hand: number | null;
  deck: number;
  score: { [side in Side]: number };
}

/** `boards/hksw-map.json`: where the squares lie in the world, and what is shown at first. */
export interface HkswBoard {
  /** Units of the board for a degree; `lon` and `lat` are in its middle. */
  projection: { kind: "equirectangular"; lon: number; lat: number; per_lon: number; per_lat: number };
  /** The corner of A1, and the size of a square in degrees: 40 km both ways. */
  grid: { west: number; north: number; lon: number; lat: number };
  /** What is shown at first on a wide screen, and on a narrow one: the squares of two corners. */
  near: { from: string; to: string };
  narrow: { from: string; to: string };
  /** Targets that would lie on top of another are moved by so many degrees. */
  beside: { [target: string]: [lon: number, lat: number] };
  /** Where the names of targets stand that have no room at the right. */
  names: { [target: string]: "left" | "right" | "above" | "below" };
  seas: { name: string; square: string }[];
}
