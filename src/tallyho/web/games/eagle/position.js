/** The table of Eagle as map and trays read it: what is planned, and the raid that flies. */

/** @import { Raid, Weather } from "../raf/raf.js" */
/** @import { EagleComponents, EagleTable, EagleTarget, RaidOfCard } from "./eagle.js" */
import { Position } from "../raf/position.js";

const PLANNING = "planning.";
export const DECOY = "decoy-raid";
const DETECTED = ["detected", "detected-by-ultra"];
/** The columns of a target card's chart; very early warning is read as early (eagle:7.12). */
export const COLUMNS = /** @type {const} */ (["none", "late", "sufficient", "early"]);
const FIRST_STRATEGY = 155;
const LAST_TARGET = 60;

/** @extends {Position<EagleTable, EagleComponents>} */
export class EaglePosition extends Position {
  /** @override @returns {EagleTarget | undefined} */
  get target() {
    return this.components.targets[String(this.table.target)];
  }

  /** Nobody knows the weather of a day that is being planned. @override @param {"LF2" | "LF3"} area @returns {Weather | "unknown"} */
  weatherOver(area) {
    return this.moment.step.startsWith(PLANNING) ? "unknown" : super.weatherOver(area);
  }

  /** What a card is good for; null: it is neither in the hand nor on the planning track. @param {string | number} card @returns {RaidOfCard | null} */
  raid(card) {
    return this.table.derived.raids[String(card)] ?? null;
  }

  /** What kind of raid flies, whatever the British take it for. @override @returns {Raid} */
  get raidKind() {
    return this.raid(this.table.target)?.kind ?? "none";
  }

  /** @override */
  get raidSize() {
    return this.table.size || this.gruppenOn(this.table.target).length;
  }

  /** @override */
  get site() {
    return this.raid(this.table.target)?.site ?? this.target?.site ?? "";
  }

  /** The site that the raid of a card attacks. @param {string | number} card */
  siteOfCard(card) {
    return this.raid(card)?.site ?? this.components.targets[String(card)]?.site ?? "";
  }

  /** @override @param {string} site */
  watches(site) {
    return !this.table.derived.radar_blind && super.watches(site);
  }

  /** Whether the British have had their chance to see the raid. @override */
  get detected() {
    return this.story.raid.some((line) => DETECTED.includes(line.key));
  }

  /** The sectors whose squadrons can come, as soon as the warning is known (eagle:7.1a). @override */
  get sectorsRoused() {
    if (!this.detected) return [];
    return (this.target?.chart ?? []).filter((line) => (line.squadrons[this.column] ?? 0) > 0).map((line) => line.sector);
  }

  /** The column of the chart that the warning leads to. */
  get column() {
    const { warning } = this.table;
    return COLUMNS.indexOf(warning === "very-early" ? "early" : warning);
  }

  /** Target cards in the hand, those for major raids first. */
  get hand() {
    return this.cardsIn("hand", 1, LAST_TARGET).sort((one, other) => this.rank(one) - this.rank(other) || one - other);
  }

  /** @param {number} card */
  rank(card) {
    return { major: 0, minor: 1, none: 2 }[this.raid(card)?.kind ?? "none"];
  }

  /** Strategy cards in the hand. */
  get strategies() {
    return this.cardsIn("hand", FIRST_STRATEGY, FIRST_STRATEGY + Object.keys(this.components.strategy).length - 1);
  }

  /** @param {string} place @param {number} first @param {number} last */
  cardsIn(place, first, last) {
    return Object.keys(this.table.cards)
      .map(Number)
      .filter((card) => first <= card && card <= last && this.table.cards[String(card)] === place);
  }

  /** The raids of a time segment, flown ones among them. @param {string} time */
  raidsAt(time) {
    return Object.keys(this.table.planned)
      .filter((card) => this.table.planned[card] === time)
      .map(Number);
  }

  /** When the raid of a card flies; empty: it is not planned. @param {string | number} card */
  timeOf(card) {
    return this.table.planned[String(card)] ?? "";
  }

  /** @param {string | number} card */
  flown(card) {
    return this.table.cards[String(card)] === "flown";
  }

  /** The Gruppen of the raid of a card, bombers first. @param {string | number} card */
  gruppenOn(card) {
    const all = Object.keys(this.table.raid_of).filter((id) => this.table.raid_of[id] === Number(card));
    return all.sort((one, other) => Number(this.fighter(one)) - Number(this.fighter(other)));
  }

  /** @param {string} id */
  fighter(id) {
    return ["me109", "me110"].includes(this.unit(id)?.type ?? "");
  }

  /** The strategy cards on the raid of a card. @param {string | number} card */
  strategiesOn(card) {
    return Object.keys(this.table.strategy_on).filter((number) => this.table.strategy_on[number] === Number(card));
  }

  /** @param {string | number} card */
  decoy(card) {
    return this.strategiesOn(card).some((number) => this.components.strategy[number]?.name === DECOY);
  }

  /** Gruppen of the raid that have no mission yet. */
  get undeployed() {
    return this.gruppenOn(this.table.target).filter((id) => this.box(id) === "planned");
  }

  /** @override @param {string} id */
  raidOf(id) {
    return this.box(id) === "planned" ? (this.table.raid_of[id] ?? 0) : 0;
  }

  /** A Jabo fights and bombs with the ratings of its marker (eagle:19.3b). @override @param {string} id */
  counter(id) {
    const counter = super.counter(id);
    if (!this.table.jabos.includes(id)) return counter;
    const { marker } = this.components.tracks.jabo;
    const [combat, bombing] = counter.reduced
      ? [marker.combat_reduced, marker.bombing_reduced]
      : [marker.combat_full, marker.bombing_full];
    return { ...counter, combat, bombing, jabo: true };
  }

  /** @override @param {string} id */
  askedAbout(id) {
    return super.askedAbout(id) || this.moment.asked.some((asked) => asked.args["gruppe"] === id);
  }

  /** @override @param {string} answer */
  onMap(answer) {
    return super.onMap(answer) || (this.raid(answer) !== null && !this.flown(answer));
  }

  /** @override */
  get ofRaid() {
    return [...super.ofRaid, "false-raid", "navigational-error"];
  }

  /** @override */
  get lasting() {
    return [...super.lasting, "morning-haze", "pressed"];
  }

  /** @override */
  get inEffect() {
    return [...super.inEffect, ...(this.table.derived.radar_blind ? ["radar-blind"] : [])];
  }

  /** @override */
  get sense() {
    return -1;
  }

  /** @override */
  get otherGame() {
    return "L";
  }
}
