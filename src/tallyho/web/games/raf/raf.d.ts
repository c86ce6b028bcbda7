/** What the server tells about the RAF games: the components, which never change, and the table as a side sees it. */

import type { Context, Offer } from "../../types.d.ts";
import type { Projection } from "./map/geometry.js";
import type { Position } from "./position.js";
import type { Wording } from "./wording.js";

export type BritishType = "hurricane" | "spitfire" | "blenheim";
export type GermanType = "me109" | "me110" | "do17" | "he111" | "ju87" | "ju88";
export type AircraftType = BritishType | GermanType;
export type SiteType = "radar" | "port" | "airfield" | "industry" | "city" | "headquarters" | "military_base";
export type Luftflotte = "LF2" | "LF3";
export type Region = "LF2 East" | "LF2 South" | "LF3";
export type Depth = "coast" | "inland" | "deep";
export type Range109 = "in" | "edge" | "beyond";
export type Letter = "A" | "B" | "C";
export type Damage = "none" | "light" | "heavy";
export type Warning = "none" | "late" | "sufficient" | "early" | "very-early";
export type Intelligence = "poor" | "limited" | "accurate";
export type Raid = "none" | "minor" | "major";
export type Weather = "clear" | "patchy" | "broken";
export type Priority = "low" | "medium" | "high";
export type CardPlace = "aside" | "deck" | "discard" | "pulled" | "hand" | "track" | "flown";

/** A squadron, a Gruppe or an ace counter; its id is its designation (`54/6/11`, `I/KG1/2`, `ACE-S`). */
export interface UnitCounter {
  type: AircraftType;
  side: "british" | "german";
  /** The sector of a squadron, the Luftflotte of a Gruppe; empty for an ace counter. */
  home: string;
  letter: Letter;
  /** Combat rating full and reduced. */
  combat: [number, number];
  /** Bombing rating full and reduced; null for those that do not bomb. */
  bombing: [number, number] | null;
  luftflotte: Luftflotte | null;
  /** How it comes into the game: initial, reinforcement, ace... */
  entry: string;
  /** `VHF`, `E`, or empty. */
  flags: string;
  /** History in words: `54 Squadron, Hornchurch`. */
  name: { [language: string]: string };
}

export interface Sector {
  id: string;
  name: string;
  /** `10`, `11`, `12`; empty for London. */
  group: string;
  lat: number;
  lon: number;
  /** Site ids; empty where there is none. */
  airfield: string;
  hq: string;
}

export interface Site {
  id: string;
  name: string;
  type: SiteType;
  sector: string;
  lat: number;
  lon: number;
  radar_net: number | null;
  luftflotte: Luftflotte;
  region: Region;
  depth: Depth;
  me109_range: Range109;
}

/** A target card (1-60). */
export interface Target {
  stage: string;
  /** Site id of the primary target. */
  site: string;
  type: SiteType;
  sector: string;
  depth: Depth;
  luftflotte: Luftflotte;
  region: Region;
  value: number;
  me109: Range109;
  /** Site ids of radar stations. */
  radar_nets: string[];
  /** Observer Corps in clear, patchy, broken weather. */
  observers: [number, number, number];
  vp_double: boolean;
  forward_airfield: boolean;
  secondary: string;
  secondary_type: SiteType;
  /** Sector ids. */
  enroute: string[];
  in_range: string[];
}

export interface CardEvent {
  games: string;
  event: string;
  letters?: Letter[];
  any_of?: { [name: string]: unknown }[];
  only_if?: { [name: string]: unknown }[];
  [parameter: string]: unknown;
}

/** A Raid Event card (91-134). */
export interface RaidEvent {
  stage: string;
  time_advance: number;
  time_advance_depleted: number | null;
  no_aw: boolean;
  follow_up: boolean;
  approach: CardEvent[];
  target: CardEvent[];
}

/** A Day Event card (135-154). */
export interface DayEvent {
  days: number;
  repair: number;
  reinforcement: boolean;
  event: CardEvent[];
  replacements: { [points: string]: number };
  pilots: { vp_min: number; vp_max: number; points: number }[];
}

/** The tables of `tracks.toml`, by their names in it. */
export interface Tracks {
  weather: { [die: string]: { LF2: Weather; LF3: Weather } };
  detection: { [space: string]: { warning: Warning; intelligence: Intelligence } };
  track_tops: { [points: string]: { top: number } };
  depletion_levels: { [level: string]: { spaces: string } };
  priorities: { [when: string]: { [type: string]: Priority } };
  numbers: { [name: string]: { value: number } };
  /** Raid days of a scenario that has a number of them, and what its totals mean. */
  scenarios: { [id: string]: { raid_days?: number; bands?: Band[] } };
  /** Totals at which Sealion starts or is cancelled, on days that have them. */
  calendar: { [date: string]: { start?: number; cancel?: number } };
}

export interface Band {
  low: number;
  high: number;
  level: string;
  winner: string;
}

/** What `GET /api/titles/GAME/components` has of both games. */
export interface Components {
  units: { [id: string]: UnitCounter };
  sectors: Sector[];
  sites: Site[];
  /** Pairs of sectors that share a border. */
  adjacency: [string, string][];
  targets: { [number: string]: Target };
  raid_events: { [number: string]: RaidEvent };
  day_events: { [number: string]: DayEvent };
  tracks: Tracks;
}

export interface Derived {
  depletion_level: number;
}

/** What `State.table` of both games has. */
export interface RafTable {
  /** Box of every unit, ` reduced` after it on its reduced side: `6/11`, `patrol london reduced`, `clock 1400`. */
  units: { [id: string]: string };
  cards: { [number: string]: CardPlace };
  damage: { [site: string]: Damage };
  priorities: { [type: string]: Priority };
  points: { [track: string]: number };
  weather: { LF2: Weather; LF3: Weather };
  scenario: string;
  options: string[];
  ending: string;
  vp: number;
  date: string;
  raid_day: number;
  clock: string;
  depletion: number;
  sealion: string;
  checks: number;
  day_card: number;
  /** Target card in play, 0: none. */
  target: number;
  approach: number;
  event: number;
  raid: Raid;
  warning: Warning;
  intelligence: Intelligence;
  /** Gruppen of the raid, 0: not known yet. */
  size: number;
  spaces: number;
  effects: string[];
  /** What the rules make of all that. */
  derived: Derived;
}

/** A unit as a counter shows it now. */
export interface CounterUnit {
  id: string;
  /** `54`, `I/KG1`; on an ace counter that of its squadron. */
  number: string;
  type: AircraftType;
  home: string;
  letter: Letter;
  /** The rating of the side that is up. */
  combat: number;
  bombing: number | null;
  reduced: boolean;
  /** The squadron an ace flies with, or the ace's own counter. */
  ace: boolean;
  /** It stands in its sector on its reduced side: its pilots are green. */
  green: boolean;
  /** A fighter that carries bombs. */
  jabo: boolean;
}

export interface CounterOptions {
  /** Width and height in px, or in units of the SVG around it; 44 if not given. */
  size?: number | undefined;
  lit?: boolean | undefined;
  chosen?: boolean | undefined;
  /** Words for `aria-label` and the tooltip; without them the counter is hidden from screen readers. */
  title?: string | undefined;
}

/** What `openMap` gives back. */
export interface RafMap<P extends Position> {
  element: HTMLElement;
  draw(at: P): void;
  light(offers: Offer[], chosen: Set<string>): void;
  /** Language, theme or south-up has changed. */
  refresh(): void;
}

/** `boards/GAME-trays.json`: which trays there are, in which order their boxes, columns and tracks stand. */
export interface TrayLayout {
  wide_from_rem: number;
  /** Trays that share a tab, tab by tab. */
  wide: string[][];
  narrow: string[][];
  /** The tray that is open while no raid is under way. */
  quiet: string;
  /** The tray that opens when something is under way; else `raid`. */
  busy?: string;
  /** Boxes of the Raid Display, each with the box of those that nobody has intercepted. */
  raid: { box: string; aside: string }[];
  tote: { groups: string[]; states: string[] };
  points: string[];
  vp_ticks: number[];
}

/** `boards/britain.json`, made by `tools/outline`. */
export interface Outline {
  source: string;
  /** West, south, east, north. */
  window: [number, number, number, number];
  rings: { land: string; points: [number, number][] }[];
}

export type Place = [lon: number, lat: number];

/** A place for counters: its middle, and its size in units of the board (px at the first zoom). */
export interface CounterPlace {
  at: Place;
  width: number;
  height: number;
}

export interface SectorShape {
  group: string;
  /** Names of `RafBoard.points`, one after another around the sector, the first not repeated. */
  ring: string[];
  patrol: CounterPlace;
  /** Squadrons that stand in the sector; London has none. */
  squadrons: CounterPlace | null;
}

export interface Window {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** `boards/raf-map.json`. */
export interface RafBoard {
  /** Units of the board for a degree; `lon` and `lat` are in its middle. */
  projection: { kind: "equirectangular"; lon: number; lat: number; per_lon: number; per_lat: number };
  /** What is shown at first on a wide screen, and on a narrow one. */
  home: Window;
  near: Window;
  points: { [name: string]: Place };
  sectors: { [id: string]: SectorShape };
  luftflotte_line: Place[];
  me109_range: Place[];
  airbases: { LF2: { at: Place }; LF3: { at: Place } };
  /** Where raids come from, by the region of their target card. */
  raids: { [region in Region]: Place };
}

/** All that a part of the map is drawn from. */
export interface Scene {
  board: RafBoard;
  components: Components;
  projection: Projection;
  context: Context;
  table: RafTable;
  at: Position;
  words: Wording;
  /** Whether sectors have patrol circles. */
  patrols: boolean;
}
