/** The table as the trays read it: which unit stands where, and whether a raid is under way. */

/** @import { Moment } from "../../types.js" */
/** @import { AircraftType, Components, CounterUnit, ForceCard, LionTable, Luftflotte, Sector, Site, Target, UnitCounter } from "./lion.js" */

import { Story } from "./story.js";

const REDUCED = " reduced";
export const RAID_BOXES = ["hunt", "bomber", "close-escort", "channel-patrol", "bomber-aside", "escort-aside"];
export const BRITISH_TYPES = /** @type {const} */ (["hurricane", "spitfire", "blenheim"]);
export const GERMAN_TYPES = /** @type {const} */ (["me109", "me110", "do17", "he111", "ju88", "ju87"]);
export const SEGMENTS = ["0600", "0800", "1000", "1200", "1400", "1600", "1800"];
const ASKED_IN_A_RAID = new Set([
  ...["detection", "commit", "force-card-size", "force-card-types", "which-gruppe", "approach-card", "slip-past"],
  ...["go-home", "push-on", "evade", "fend", "turn-reduced", "hunter-attack", "press-on", "press-on-disrupted"],
  ...["target-event-card", "radio-confusion", "after-blenheims", "intercept", "escort-aside", "squadron-attack"],
  ...["bombing", "heavy-damage", "disperse"],
]);

/** A table with the components it is played with. */
export class Position {
  /** @param {Components} components @param {LionTable} table @param {Moment} moment */
  constructor(components, table, moment) {
    this.components = components;
    this.table = table;
    this.moment = moment;
    this.story = new Story(moment.log);
    /** @type {Map<string, string[]>} */
    this.boxes = new Map();
    for (const [id, place] of Object.entries(table.units)) {
      const box = place.endsWith(REDUCED) ? place.slice(0, -REDUCED.length) : place;
      const there = this.boxes.get(box);
      if (there) there.push(id);
      else this.boxes.set(box, [id]);
    }
    this.aces = new Set(Object.values(table.aces).filter((squadron) => squadron !== ""));
  }

  /** @param {string} id @returns {UnitCounter | undefined} */
  unit(id) {
    return this.components.units[id];
  }

  /** The squadron that an ace counter stands for (lion:19.43); any other unit stands for itself. @param {string} id */
  squadron(id) {
    return this.table.aces[id] || id;
  }

  /** The sector or Luftflotte that a unit belongs to. @param {string} id */
  home(id) {
    return this.unit(this.squadron(id))?.home ?? "";
  }

  /** Units in a box, those of one side or all, by letter. @param {string} box @param {"british" | "german"} [side] */
  in(box, side) {
    const units = (this.boxes.get(box) ?? []).filter((id) => side === undefined || this.unit(id)?.side === side);
    return this.byLetter(units);
  }

  /** @param {string[]} units */
  byLetter(units) {
    return [...units].sort((one, other) => this.letter(one).localeCompare(this.letter(other)));
  }

  /** @param {string} id */
  letter(id) {
    return this.unit(id)?.letter ?? "";
  }

  /** The box of a unit, whichever side is up. @param {string} id */
  box(id) {
    const place = this.table.units[id] ?? "out";
    return place.endsWith(REDUCED) ? place.slice(0, -REDUCED.length) : place;
  }

  /** @param {string} id */
  reduced(id) {
    return (this.table.units[id] ?? "").endsWith(REDUCED);
  }

  /** Green pilots: a reduced squadron anywhere but in a raid or in flight (lion:2.21e). @param {string} id */
  green(id) {
    const box = this.box(id);
    return this.unit(id)?.side === "british" && this.reduced(id) && box !== "inflight" && !RAID_BOXES.includes(box);
  }

  /** @param {string} id @returns {CounterUnit} */
  counter(id) {
    const unit = this.unit(id);
    if (unit === undefined) throw new Error(`there is no unit ${id} among the components`);
    const face = this.reduced(id) ? 1 : 0;
    const squadron = this.squadron(id);
    return {
      id,
      number: shortName(squadron, this.unit(squadron)),
      type: unit.type,
      home: this.home(id),
      letter: unit.letter,
      combat: unit.combat[face],
      bombing: unit.bombing?.[face] ?? null,
      reduced: face === 1,
      ace: this.aces.has(id) || unit.entry === "ace",
      green: this.green(id),
    };
  }

  /** Whether a raid by day is being resolved: the fields of the last one stay on the table when it is over. */
  get underWay() {
    if (this.table.target === 0 || this.table.ending !== "" || this.table.clock === "end-of-day") return false;
    if (this.story.underWay || RAID_BOXES.some((box) => this.boxes.has(box))) return true;
    return this.moment.asked.some((asked) => ASKED_IN_A_RAID.has(asked.key));
  }

  /** Gruppen of the raid under way that are in the Raid Display, whatever their box. */
  get raiders() {
    return RAID_BOXES.flatMap((box) => this.in(box, "german"));
  }

  /** @returns {Target | undefined} */
  get target() {
    return this.components.targets[String(this.table.target)];
  }

  /** @returns {ForceCard | undefined} */
  get force() {
    return this.components.force[String(this.table.force)];
  }

  /** @param {string} id @returns {Site | undefined} */
  site(id) {
    return this.components.sites.find((site) => site.id === id);
  }

  /** @param {string} id @returns {Sector | undefined} */
  sector(id) {
    return this.components.sectors.find((sector) => sector.id === id);
  }

  /** Whether an answer lies on the map: a sector, a target, a squadron in its sector or on patrol. @param {string} answer */
  onMap(answer) {
    const box = this.box(answer);
    return [answer, box].some((id) => this.sector(id) ?? this.site(id)) || box.startsWith("patrol ");
  }

  /** Gruppen of a Luftflotte and type in a box. @param {Luftflotte} luftflotte @param {AircraftType} type @param {string} box */
  gruppen(luftflotte, type, box) {
    return this.in(box, "german").filter((id) => {
      const unit = this.unit(id);
      return unit?.luftflotte === luftflotte && unit.type === type;
    });
  }

  /** Level of Luftwaffe depletion (lion:15.4). */
  get depletionLevel() {
    const levels = Object.entries(this.components.tracks.depletion_levels);
    const reached = levels.filter(([, { spaces }]) => Number.parseInt(spaces, 10) <= this.table.depletion);
    return Number(reached.at(-1)?.[0] ?? 0);
  }

  /** Whether somebody is asked about this unit: where it patrols, whether it presses on. @param {string} id */
  askedAbout(id) {
    return this.moment.asked.some((asked) => asked.args["squadron"] === id || asked.args["evader"] === id);
  }

  /** Radar stations that are damaged, lightly or heavily: they detect nothing (lion:11.21c). */
  get damagedNets() {
    return this.components.sites.filter((site) => site.radar_net !== null && (this.table.damage[site.id] ?? "none") !== "none");
  }

  /** Whether the Radar System Crippled card lies on the target deck (lion:11.21e). */
  get radarCrippled() {
    return new Set(this.damagedNets.map((site) => site.region)).size > 1;
  }

  /** @param {string} effect */
  has(effect) {
    return this.table.effects.includes(effect);
  }

  /** Whether more than one day is played, so that replacements count. */
  get campaigning() {
    return this.table.scenario !== "prelude";
  }

  /** Whether Sealion decides (lion:16). */
  get withSealion() {
    return this.table.scenario === "campaign" || this.table.scenario === "thin-blue-line";
  }
}

/** The part of a designation that is the unit's own: `54`, `I/KG1`. @param {string} id @param {UnitCounter | undefined} unit */
export function shortName(id, unit) {
  if (unit === undefined || unit.entry === "ace") return id;
  return id
    .split("/")
    .slice(0, unit.side === "british" ? -2 : -1)
    .join("/");
}
