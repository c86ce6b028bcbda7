/** What the server tells about RAF: Eagle beside what both RAF games have. */

import type { CardPlace, Components, Derived, Luftflotte, Priority, RafTable, Raid, Range109, Target, Tracks } from "../raf/raf.d.ts";

/** A line of a target card's chart: the squadrons a sector gives at no, late, sufficient and early warning. */
export interface ChartLine {
  sector: string;
  squadrons: [number, number, number, number];
}

export interface EagleTarget extends Target {
  chart: ChartLine[];
}

/** A German strategy card (155-164). */
export interface StrategyCard {
  /** `decoy-raid`, `pathfinders`... */
  name: string;
}

export type ResponsePriority = "minimal" | "low" | "high" | "all-out";

/** The charts of the British response and of planning; rows and columns are bands of numbers such as `4-5` or `8+`. */
export interface EagleTracks extends Tracks {
  /** By priority: what a strategic value of 1, 2 and 3 is good for. */
  raid_eligibility: { [priority in Priority]: { results: Raid[]; depleted?: Raid[] } };
  channel_patrol: { [bombers: string]: { me109: number } };
  raid_limit: { [raids: string]: { gruppen: number } };
  detection_size: { [gruppen: string]: { value: number } };
  night_limits: { [priorities: string]: { least: number; most: number } };
  strategy_draw: { [row: string]: { vp_min: number; vp_max: number; cards: number } };
  jabo: { marker: { combat_full: number; combat_reduced: number; bombing_full: number; bombing_reduced: number } };
  response_priority: { [priority in ResponsePriority]: { dice: number[] } };
  response_removed: { [pool: string]: { squadrons: [number, number, number, number] } };
  tactics_columns: { [chart: string]: { bands: string[] } };
  tactics_1a: { [pool: string]: { answers: string[] } };
  tactics_1b: { [pool: string]: { answers: string[] } };
  tactics_2: { [pool: string]: { answers: string[] } };
  tactics_3: { [pool: string]: { answers: string[] } };
  tactics_4: { [pool: string]: { minor: string; major: string } };
}

/** `GET /api/titles/eagle/components`. */
export interface EagleComponents extends Components {
  targets: { [number: string]: EagleTarget };
  strategy: { [number: string]: StrategyCard };
  tracks: EagleTracks;
}

/** The raid that a card is good for. */
export interface RaidOfCard {
  kind: Raid;
  /** The most Gruppen it takes, what sets that (`limit-minor`...) and the rule. */
  limit: number;
  limited_by: string;
  limit_rule: string;
  /** What it attacks: with the strategy card for it the secondary target. */
  site: string;
  me109: Range109;
  /** Those whose Gruppen may fly there. */
  luftflotten: Luftflotte[];
}

/** What can be planned now. */
export interface PlanOfDay {
  /** Time segments that take one more raid. */
  free: string[];
  /** Time segments whose fighters are assigned now. */
  fighters: string[];
  /** Jabo markers that can still be given out. */
  jabos: number;
}

export interface EagleDerived extends Derived {
  /** Whether so many radar nets are damaged that none tells of a raid. */
  radar_blind: boolean;
  plan: PlanOfDay;
  /** By target card, for those in the hand and on the planning track. */
  raids: { [card: string]: RaidOfCard };
}

/** `State.table` of Eagle. */
export interface EagleTable extends RafTable {
  cards: { [number: string]: CardPlace };
  /** Time segment of every target card on the planning track. */
  planned: { [card: string]: string };
  /** Cards whose raids strike the forward airfield. */
  forward: number[];
  /** Gruppe -> the target card it is assigned to. */
  raid_of: { [gruppe: string]: number };
  /** Strategy card -> the target card it lies on. */
  strategy_on: { [card: string]: number };
  /** Gruppen that carry bombs. */
  jabos: string[];
  /** The time segment with the ULTRA marker; empty: none. */
  ultra: string;
  settled: number;
  raids: number;
  /** The target card that is being planned; 0: none. */
  opened: number;
  derived: EagleDerived;
}
