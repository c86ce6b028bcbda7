/** The table as map and trays read it: which unit stands where, and whether a raid is under way. */

/** @import { Moment } from "../../types.js" */
/** @import { AircraftType, CardEvent, Components, CounterUnit, Luftflotte, RafTable, Raid, Sector, Site, Target, UnitCounter, Weather } from "./raf.js" */

import { Story } from "./story.js";

const REDUCED = " reduced";
export const RAID_BOXES = ["hunt", "bomber", "close-escort", "channel-patrol", "bomber-aside", "escort-aside"];
export const BRITISH_TYPES = /** @type {const} */ (["hurricane", "spitfire", "blenheim"]);
export const GERMAN_TYPES = /** @type {const} */ (["me109", "me110", "do17", "he111", "ju88", "ju87"]);
export const SEGMENTS = ["0600", "0800", "1000", "1200", "1400", "1600", "1800"];

/**
 * A table with the components it is played with; each game has a position of its own.
 * @template {RafTable} [T=RafTable]
 * @template {Components} [C=Components]
 */
export class Position {
  /** @param {C} components @param {T} table @param {Moment} moment */
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
  }

  /** The weather over an area. @param {"LF2" | "LF3"} area @returns {Weather | "unknown"} */
  weatherOver(area) {
    return this.table.weather[area];
  }

  /** @param {string} id @returns {UnitCounter | undefined} */
  unit(id) {
    return this.components.units[id];
  }

  /** The squadron that a counter stands for, if not for its own. @param {string} id */
  squadron(id) {
    return id;
  }

  /** @param {string} id */
  ace(id) {
    return this.unit(id)?.entry === "ace";
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

  /** Green pilots: a reduced squadron anywhere but in a raid or in flight (lion:2.21e, eagle:2.21e). @param {string} id */
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
      ace: this.ace(id),
      green: this.green(id),
      jabo: false,
    };
  }

  /** Whether a raid by day is being resolved. */
  get underWay() {
    return this.table.target !== 0 && this.table.ending === "";
  }

  /** What kind of raid it is, as far as the player knows. @returns {Raid} */
  get raidKind() {
    return this.table.raid;
  }

  /** Gruppen of the raid, 0: not known yet. */
  get raidSize() {
    return this.table.size;
  }

  /** The site that the raid attacks; empty: none. */
  get site() {
    return this.target?.site ?? "";
  }

  /** Whether a radar net can tell of the raid (lion:11.21c, eagle:10.21c). @param {string} site */
  watches(site) {
    return this.target?.radar_nets.includes(site) === true && (this.table.damage[site] ?? "none") === "none";
  }

  /** Whether warning and intelligence are those of the raid under way. */
  get detected() {
    return true;
  }

  /** The target card that a unit is assigned to; 0: none. @param {string} _id @returns {number} */
  raidOf(_id) {
    return 0;
  }

  /** The sectors that the raid concerns. @returns {string[]} */
  get sectorsRoused() {
    return this.target?.enroute ?? [];
  }

  /** The unit that is being moved; empty: none. */
  get picked() {
    return "";
  }

  /** Gruppen of the raid under way that are in the Raid Display, whatever their box. */
  get raiders() {
    return RAID_BOXES.flatMap((box) => this.in(box, "german"));
  }

  /** @returns {Target | undefined} */
  get target() {
    return this.components.targets[String(this.table.target)];
  }

  /** @param {string} id @returns {Site | undefined} */
  siteOf(id) {
    return this.components.sites.find((site) => site.id === id);
  }

  /** @param {string} id @returns {Sector | undefined} */
  sector(id) {
    return this.components.sectors.find((sector) => sector.id === id);
  }

  /** Whether an answer lies on the map: a sector, a target, a squadron in its sector or on patrol. @param {string} answer */
  onMap(answer) {
    const box = this.box(answer);
    return [answer, box].some((id) => this.sector(id) ?? this.siteOf(id)) || box.startsWith("patrol ");
  }

  /** Gruppen of a Luftflotte and type in a box. @param {Luftflotte} luftflotte @param {AircraftType} type @param {string} box */
  gruppen(luftflotte, type, box) {
    return this.in(box, "german").filter((id) => {
      const unit = this.unit(id);
      return unit?.luftflotte === luftflotte && unit.type === type;
    });
  }

  /** Level of Luftwaffe depletion (lion:15.4, eagle:14.4). */
  get depletionLevel() {
    return this.table.derived.depletion_level;
  }

  /** Whether somebody is asked about this unit: where it patrols, whether it presses on. @param {string} id */
  askedAbout(id) {
    return this.moment.asked.some((asked) => asked.args["squadron"] === id || asked.args["evader"] === id);
  }

  /** @param {string} effect */
  has(effect) {
    return this.table.effects.includes(effect);
  }

  /** What is in effect and worth telling; what belongs to a raid is told while it lasts. */
  get inEffect() {
    const told = [...this.lasting, ...(this.underWay ? this.ofRaid : [])];
    return this.table.effects.filter((effect) => told.includes(effect));
  }

  /** Effects that end with a raid. */
  get ofRaid() {
    return [
      ...["bombs-first", "british-altitude", "german-altitude", "big-wing", "escort-coordination"],
      ...["pathfinders", "low-level", "non-essential"],
    ];
  }

  /** Effects that outlast it. */
  get lasting() {
    return ["lf3-to-lf2", "terror", "sealion-preparations", "stabilized"];
  }

  /** 1 if points above zero are the player's, -1 if those below. */
  get sense() {
    return 1;
  }

  /** Whose events on a card do not count: those of the other game. */
  get otherGame() {
    return "";
  }

  /** The event of a card that counts. @param {CardEvent[]} events */
  event(events) {
    return events.find((event) => event.games !== this.otherGame);
  }

  /** Whether more than one day is played, so that replacements count. */
  get campaigning() {
    return this.table.scenario !== "prelude";
  }

  /** Whether Sealion decides (lion:16, eagle:16). */
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
