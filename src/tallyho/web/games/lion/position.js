/** The table of Lion as map and trays read it. */

/** @import { LionComponents, LionTable } from "./lion.js" */
import { Position, RAID_BOXES } from "../raf/position.js";

const ASKED_IN_A_RAID = new Set([
  ...["detection", "commit", "force-card-size", "force-card-types", "which-gruppe", "approach-card", "slip-past"],
  ...["go-home", "push-on", "evade", "fend", "turn-reduced", "hunter-attack", "press-on", "press-on-disrupted"],
  ...["target-event-card", "radio-confusion", "after-blenheims", "intercept", "escort-aside", "squadron-attack"],
  ...["bombing", "heavy-damage", "disperse"],
]);

/** @extends {Position<LionTable, LionComponents>} */
export class LionPosition extends Position {
  /** The squadron that an ace counter stands for (lion:19.43); any other unit stands for itself. @override @param {string} id */
  squadron(id) {
    return this.table.aces[id] || id;
  }

  /** @override @param {string} id */
  ace(id) {
    return super.ace(id) || Object.values(this.table.aces).includes(id);
  }

  /** Whether a raid by day is being resolved: the fields of the last one stay on the table when it is over. @override */
  get underWay() {
    if (!super.underWay || this.table.clock === "end-of-day") return false;
    if (this.story.underWay || RAID_BOXES.some((box) => this.boxes.has(box))) return true;
    return this.moment.asked.some((asked) => ASKED_IN_A_RAID.has(asked.key));
  }

  /** @override */
  get picked() {
    return this.table.picked;
  }

  /** @override */
  get ofRaid() {
    return [...super.ofRaid, "follow-up", "snap-raid", "delayed-response", "secondary-a", "secondary-b", "secondary-c"];
  }

  /** @override */
  get lasting() {
    return [...super.lasting, "snap-raid-due", "no-advance-warning", "tension"];
  }

  /** @override */
  get inEffect() {
    const { nets_silent, radar_crippled } = this.table.derived;
    const more = [nets_silent ? "no-advance-warning" : "", radar_crippled ? "radar-crippled" : ""];
    return [...new Set([...super.inEffect, ...more.filter((effect) => effect !== "")])];
  }

  /** @override */
  get otherGame() {
    return "E";
  }
}
