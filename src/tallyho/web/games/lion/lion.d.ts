/** What the server tells about RAF: Lion beside what both RAF games have. */

import type { Components, Derived, RafTable, Raid, Region, Tracks } from "../raf/raf.d.ts";

/** A Force card (61-90). */
export interface ForceCard {
  stage: string;
  minor_size: string;
  major_size: string;
  /** Fourteen: `me109`, `me109-cp` (channel patrol), `me109-e` (escort), `do17`... */
  entries: string[];
  minor_sweep: string;
}

export interface LionTracks extends Tracks {
  raid_effort: { [column: string]: { results: string[] } };
  eligible: { [warning: string]: { [what: string]: boolean } };
  reinforcement_costs: { [date: string]: { vp: number } };
}

/** `GET /api/titles/lion/components`. */
export interface LionComponents extends Components {
  force: { [number: string]: ForceCard };
  tracks: LionTracks;
}

export interface LionDerived extends Derived {
  /** Whether the Radar System Crippled card lies on the target deck. */
  radar_crippled: boolean;
  /** Whether so many radar nets are damaged that there is no advance warning. */
  nets_silent: boolean;
}

/** `State.table` of Lion. */
export interface LionTable extends RafTable {
  /** Ace counter -> the squadron it stands for, or empty. */
  aces: { [ace: string]: string };
  pulled: string;
  top: Region | "";
  /** Force card in play, 0: none. */
  force: number;
  entered: number;
  first_target: number;
  first_raid: Raid;
  picked: string;
  derived: LionDerived;
}
