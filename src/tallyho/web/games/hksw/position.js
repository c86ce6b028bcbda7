/** The table of Battle of Britain as a side sees it, with what follows from it. */

/** @import { AircraftType, Flight, HkswComponents, HkswTable, Side, Target } from "./hksw.js" */
import { SidePosition } from "../grid/position.js";

export const GROUPS = ["10", "11", "12", "13"];
export const LUFTFLOTTEN = ["LF2", "LF3", "LF5"];
const BOX = "box";
/** Before the name of a flight: a card that has gone home ahead of it. */
const HOME = "home ";

/** @extends {SidePosition<HkswComponents, HkswTable, Side>} */
export class HkswPosition extends SidePosition {
  /* Flights */

  /** @param {string} id @returns {Flight | undefined} */
  flight(id) {
    return this.components.flights[id];
  }

  /** @param {Side} side */
  flightsOf(side) {
    return Object.keys(this.components.flights).filter((id) => this.flight(id)?.side === side);
  }

  /** @param {string} formation */
  flightsIn(formation) {
    return Object.keys(this.components.flights).filter((id) => this.flight(id)?.formation === formation);
  }

  /** The square of a flight; empty while it is on its box. @param {string} id */
  square(id) {
    const at = this.table.at[id] ?? BOX;
    return at === BOX ? "" : at;
  }

  /** The flights in a square. @param {string} square */
  flightsAt(square) {
    return Object.keys(this.table.at).filter((id) => this.table.at[id] === square);
  }

  /** Whether another flight of the same side is in a square. @param {string} flight @param {string} square */
  friendIn(flight, square) {
    return this.flightsAt(square).some((id) => id !== flight && this.flight(id)?.side === this.flight(flight)?.side);
  }

  /** Whether a flight of the other side is in a square. @param {string} flight @param {string} square */
  enemyIn(flight, square) {
    return this.flightsAt(square).some((id) => this.flight(id)?.side !== this.flight(flight)?.side);
  }

  /** Whether a flight's own airfield is knocked out. @param {string} id */
  isGrounded(id) {
    const flight = this.flight(id);
    return flight?.side === "raf" && this.isOut(flight.base);
  }

  /** @param {string} id @param {string} mark */
  hasDone(id, mark) {
    return (this.table.phase_marks[id] ?? []).includes(mark) || (this.table.sortie_marks[id] ?? []).includes(mark);
  }

  /* Cards */

  /** @param {string} card @returns {AircraftType | undefined} */
  type(card) {
    return this.components.types[this.components.squadrons[card]?.type ?? ""];
  }

  /** The known cards in a place, in the order of the cards. @param {string} place */
  cardsIn(place) {
    return Object.keys(this.table.cards).filter((card) => this.table.cards[card] === place);
  }

  /** The known cards of a formation in a place. @param {string} formation @param {string} place */
  cardsOf(formation, place) {
    return this.cardsIn(place).filter((card) => this.components.squadrons[card]?.formation === formation);
  }

  /** The cards of a flight: those known, and how many more there are; null: that is not to be known now. @param {string} flight */
  stack(flight) {
    const known = this.cardsIn(flight);
    const size = this.table.sizes[flight];
    return { known, hidden: typeof size === "number" ? Math.max(0, size - known.length) : null };
  }

  /** Cards that have gone home ahead of their flight, and may be known. @param {string} flight */
  homeAhead(flight) {
    return this.cardsIn(HOME + flight);
  }

  /** Whether a card that cannot fly north of the 12 Group line is known to be with a flight. @param {string} flight */
  hasShortRange(flight) {
    return this.cardsIn(flight).some((card) => this.type(card)?.short_range === true);
  }

  /** The dogfight strength of a card where it fights (hksw:6.line12.e). @param {string} card @param {string} square */
  dogfight(card, square) {
    const type = this.type(card);
    return (square !== "" && this.isNorth(square) ? type?.north : type?.dogfight) ?? 0;
  }

  /* The map */

  /** Whether a square lies wholly north of the 12 Group line. @param {string} square */
  isNorth(square) {
    return this.components.squares[square]?.line12 === "north";
  }

  /** The radar station that watches a square; empty: none. @param {string} square */
  watchedBy(square) {
    return this.components.squares[square]?.station ?? "";
  }

  /** @param {string} id @returns {Target | undefined} */
  target(id) {
    return this.components.targets[id];
  }

  /** @param {string} square */
  targetsIn(square) {
    return Object.keys(this.components.targets).filter((id) => this.target(id)?.square === square);
  }

  /** Whether a target is knocked out. @param {string} id */
  isOut(id) {
    return (this.table.damage[id] ?? 0) >= (this.target(id)?.hits ?? Infinity);
  }

  /** The dice a Group repairs with: its cities without a bomb marker. @param {string} group */
  production(group) {
    return Object.entries(this.components.targets)
      .filter(([id, target]) => target.group === group && (this.table.damage[id] ?? 0) === 0)
      .reduce((sum, [, target]) => sum + target.production, 0);
  }

  /** The airfields and radar stations of a Group that are knocked out. @param {string} group */
  outIn(group) {
    return Object.keys(this.components.targets).filter((id) => {
      const target = this.target(id);
      return target?.group === group && target.kind !== "city" && this.isOut(id);
    });
  }

  /* Missions */

  /** The mission of a flight; empty if there is none or it is not known. @param {string} flight */
  mission(flight) {
    return Object.keys(this.table.missions).find((target) => this.table.missions[target] === flight) ?? "";
  }

  /** The mission cards in a place. @param {string} place */
  missionsIn(place) {
    return Object.keys(this.table.missions).filter((target) => this.table.missions[target] === place);
  }

  /** What a successful mission scores. @param {string} target */
  worth(target) {
    const known = this.target(target);
    const { points } = this.components;
    return known?.kind === "city" ? (points["city-mission"] ?? 0) + known.production : (points["site-mission"] ?? 0);
  }

  /* Combat */

  /** The cards of a side in a group of the dogfight: those known, and how many more there are. @param {Side} side @param {number} number */
  inGroup(side, number) {
    const groups = this.table.groups[side];
    const known = Object.keys(groups?.cards ?? {}).filter((card) => groups?.cards[card] === number);
    return { known, hidden: (groups?.counts[number - 1] ?? 0) - known.length };
  }

  /** The flights of the combat that is on, or that which has just bombed; null: there is none. @returns {{ kind: "dogfight" | "intercept" | "bombing", german: string, british: string[], square: string } | null} */
  get combat() {
    const { battle, moving, race, wing } = this.table;
    if (battle !== "" && race !== "" && this.square(battle) !== "")
      return this.meeting("dogfight", battle, [race, ...(wing !== "" && this.square(wing) === this.square(race) ? [wing] : [])]);
    const met = moving !== "" && race !== "" && this.square(moving) === this.square(race);
    if (met) return this.meeting("intercept", moving, [race]);
    const bomber = this.flightsOf("luftwaffe").find((id) => this.square(id) !== "" && this.hasDone(id, "bombed"));
    return bomber === undefined ? null : this.meeting("bombing", bomber, []);
  }

  /** @param {"dogfight" | "intercept" | "bombing"} kind @param {string} german @param {string[]} british */
  meeting(kind, german, british) {
    return { kind, german, british, square: this.square(german) };
  }

  /** Whether the dogfight is fought, and only asked who goes home: its cards are in no group any more. */
  get fought() {
    return this.moment.step === "battle.head-home";
  }

  /** Whether the tray of the battle is to be open. */
  get underWay() {
    return this.combat !== null;
  }
}
