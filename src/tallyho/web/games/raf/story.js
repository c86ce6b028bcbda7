/** What the log tells that the table does not: where the raid was detected, which cards are its own, which days were raid days. */

/** @import { LogLine } from "../../types.js" */

const BEGINS = new Set(["raid-major", "raid-minor", "snap-raid-begins", "follow-up", "raid-flies"]);
const ENDS = new Set(["clock", "no-time-passes", "end-of-day", "raid-called-off", "day-begins"]);
const EVENT_CARDS = new Set(["event-approach", "event-target", "event-fails", "event-none"]);
const DAY = 24 * 60 * 60 * 1000;

export class Story {
  /** @param {LogLine[]} log All lines known by now. */
  constructor(log) {
    this.log = log;
    const begin = log.findLastIndex((line) => BEGINS.has(line.key));
    /** The lines of the last raid. */
    this.raid = begin < 0 ? [] : log.slice(begin);
  }

  /** Whether the last raid is still under way. */
  get underWay() {
    return this.raid.length > 0 && !this.raid.slice(1).some((line) => ENDS.has(line.key));
  }

  /** The space of the detection track; empty: not detected yet. */
  get space() {
    const found = this.raid.findLast((line) => line.key === "detected");
    return found === undefined ? "" : String(found.args["space"] ?? "");
  }

  /** Whether the raid has its own target event card: it is the second one that is drawn (lion:4.II.11). */
  get hasTargetEvent() {
    return this.raid.filter((line) => EVENT_CARDS.has(line.key)).length > 1;
  }

  /** Raid days so far, as ISO dates, today included. @param {string} today */
  raidDays(today) {
    const advances = this.log.filter((line) => line.key === "day-advance");
    const [first] = advances;
    if (first === undefined) return [today];
    const start = Date.parse(dateOf(first)) - Number(first.args["days"]) * DAY;
    return [new Date(start).toISOString().slice(0, 10), ...advances.map(dateOf)];
  }
}

/** @param {LogLine} line */
function dateOf(line) {
  const two = (/** @type {string} */ name) => String(line.args[name]).padStart(2, "0");
  return `1940-${two("month")}-${two("day")}`;
}
