/** What the server tells about First Battle of Britain: the components, and the table as a side sees it. */

export type Side = "german" | "british";
export type LandKind = "aa" | "aerodrome" | "civil-defence" | "early-warning" | "headquarters";
export type Mark = "flew" | "bombed" | "turned-back" | "shaken" | "patrol" | "moved" | "fought" | "intercepted";

export interface Hex {
  lat: number;
  lon: number;
  terrain: "land" | "coastal" | "sea";
  country?: "gb" | "fr" | "be" | "nl";
  control?: Side;
  place?: string;
  kind?: "town" | "city";
  /** Whether the front runs along it. */
  front?: boolean;
  /** The class of the target there, 1 to 3. */
  value?: number;
}

export interface AirUnit {
  side: Side;
  type: string;
  class: "fighter" | "carrier-fighter" | "bomber" | "carrier-bomber" | "zeppelin" | "fake";
  air: number;
  pursuit: number;
  bombs: number;
  speed: number;
  /** Flying turns; 0: without limit. */
  endurance: number;
  cost: number;
  defends: boolean;
  strafes: boolean;
  late: boolean;
  night: boolean;
  carrier: boolean;
}

export interface Ground {
  side: Side;
  kind: LandKind | "carrier" | "tender";
  strength: number;
  aa: number;
  count: number;
  cost: number;
  points: number;
}

export interface Chart {
  /** The least value of every column. */
  least: number[];
  /** The results by die and column. */
  rows: string[][];
}

export interface Fate {
  effect: string;
  months: number;
  ace: string;
}

export interface FbobComponents {
  hexes: { [id: string]: Hex };
  units: { [id: string]: AirUnit };
  ground: { [id: string]: Ground };
  months: { month: string; night: number }[];
  numbers: { [name: string]: number };
  levels: { [name: string]: number };
  charts: { pursuit: Chart; combat: Chart; bombardment: Chart };
  fates: { [table: string]: Fate[] };
  recon: string[];
  scores: { [name: string]: number };
}

/** What is known of an air unit; endurance and roster notes of one's own only. */
export interface UnitState {
  place: "pool" | "set-up" | "based" | "aboard" | "flying" | "recycling" | "gone";
  at?: string;
  origin?: string;
  post?: string;
  group?: number;
  used?: number;
  took_off?: number;
  /** The box of its endurance marker. */
  box?: number;
  ace?: number;
  /** Aces that the enemy has not seen with it yet. */
  unseen?: number;
  spotted?: number;
  /** The month in which it is back. */
  back?: number;
  fastest?: number;
  marks?: Mark[];
  training?: ("up" | "night-trained" | "resting" | "training")[];
  note?: string;
}

export interface GroupState {
  side: Side;
  at: string;
  size: number;
  /** How many of its units are not known. */
  hidden: number;
  patrol: boolean;
  moved: boolean;
  took_off: number;
}

/** `aerodrome`, `aa2`...: the top first; `hidden` more lie below. */
export interface LandState {
  side: Side;
  units: string[];
  hidden: number;
}

export interface ShipState {
  at?: string;
  name: string;
  back?: number;
}

/** What `State.table` has. */
export interface FbobTable {
  mp: { [side in Side]: number };
  month: number;
  last_month: number;
  started: number;
  /** The flying turn; 0 while the month is planned. */
  turn: number;
  phasing: Side | "nobody";
  arranging: Side | "nobody";
  fought: string[];
  recon: { [side in Side]: string[] };
  bombed: string[];
  went: { [side in Side]: number };
  idle: number;
  free_aa: number;
  raf: boolean;
  weather: boolean;
  rules: string[];
  night: boolean;
  night_turn: number;
  /** The base of each unit that is being sent up, of one at least; empty: none is. */
  rising: string[];
  /** The group that is moving; empty: none. */
  moving: string;
  units: { [id: string]: UnitState };
  groups: { [group: string]: GroupState };
  based: { [side in Side]?: { [place: string]: number } };
  land: { [hex: string]: LandState };
  ships?: ShipState[];
  /** How many land units of each kind a side has left to buy; null while it arranges its units unseen. */
  land_pool: { [side in Side]: { [kind: string]: number } | null };
  picked?: string;
  plots?: string[];
  stock?: number[];
  moved_units?: string[];
}

/** `boards/fbob-map.json`: where hexes lie, how large they are, and what is shown at first. */
export interface FbobBoard {
  projection: { kind: "equirectangular"; lon: number; lat: number; per_lon: number; per_lat: number };
  /** The height of a hex in units of the board. */
  hex: number;
  near: { from: string; to: string };
  narrow: { from: string; to: string };
  seas: { name: string; hex: string }[];
  /** Names of cities that cover several hexes. */
  cities: { name: string; hex: string }[];
  /** Where the names of places stand that have no room at the right. */
  names: { [hex: string]: "left" | "right" | "above" | "below" };
}
