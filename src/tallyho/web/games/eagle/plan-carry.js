/** What is carried over the planning board: what an element stands for, where it may be put down, what it is called. */

/** @import { PlanBoard } from "./plan-board.js" */
/** @import { Load, Place } from "./plan-moves.js" */
/** @import { AircraftType, Luftflotte } from "../raf/raf.js" */
/** @import { EaglePosition } from "./position.js" */
import { fits, fitsAsJabo, raidsLeft, readyGruppen, room, wholeDay } from "./plan-facts.js";
import { placeOf } from "./plan-moves.js";
import { cardTitle, strategyTitle } from "./wording.js";

/** What an element stands for, when it is dragged. @param {PlanBoard} board @param {string} key as in `data-key` @param {boolean} all Whether all of its kind are meant. @returns {Load | null} */
export function loadOf(board, key, all) {
  const [kind = "", ...rest] = key.split(" ");
  const name = rest.join(" ");
  if (kind === "card" || kind === "raid") return wholeDay(board.at) ? { kind, card: Number(name) } : null;
  if (kind === "strategy") return wholeDay(board.at) ? { kind, strategy: name } : null;
  if (kind === "type") return unitsOr(ofType(board.at, name));
  if (kind !== "unit") return null;
  if (board.picked(name)) return board.load;
  return { kind: "units", units: all ? sameAs(board.at, name) : [name] };
}

/** Gruppen that stand ready: `LF2 do17`. @param {EaglePosition} at @param {string} name */
export function ofType(at, name) {
  const [luftflotte, type] = name.split(" ");
  return readyGruppen(at, /** @type {Luftflotte} */ (luftflotte), /** @type {AircraftType} */ (type));
}

/** Gruppen of the same type in the same place. @param {EaglePosition} at @param {string} id */
export function sameAs(at, id) {
  const [unit, card] = [at.unit(id), at.raidOf(id)];
  if (card === 0) return ofType(at, `${unit?.luftflotte} ${unit?.type}`);
  return at.gruppenOn(card).filter((other) => at.unit(other)?.type === unit?.type);
}

/** The Gruppen that are carried when these are pressed: they join those that are, or leave them. @param {Load | null} load @param {string[]} units */
export function withUnits(load, units) {
  const before = load?.kind === "units" ? load.units : [];
  const all = units.every((unit) => before.includes(unit));
  return unitsOr(all ? before.filter((unit) => !units.includes(unit)) : [...new Set([...before, ...units])]);
}

/** What is carried may be gone, or be somewhere else, after a change. @param {EaglePosition} at @param {Load | null} load @returns {Load | null} */
export function loadLeft(at, load) {
  if (load === null || load.kind === "strategy") return load;
  if (load.kind === "units") return unitsOr(load.units.filter((unit) => ["airbase", "planned"].includes(at.box(unit))));
  return at.raid(load.card) === null ? null : load;
}

/** Whether what is carried could be put down here. @param {PlanBoard} board @param {Load} load @param {Place} place */
export function accepts({ at, moves }, load, place) {
  if (load.kind === "units") {
    if (place.kind === "base") return load.units.some((unit) => at.raidOf(unit) !== 0);
    if (place.kind === "jabo") return load.units.some((unit) => fitsAsJabo(at, unit, place.card));
    return place.kind === "raid" && load.units.some((unit) => fits(at, unit, place.card));
  }
  if (load.kind === "strategy") {
    const on = moves.strategyOn(load.strategy);
    return place.kind === "raid" ? place.card !== on : place.kind === "hand" && on !== 0;
  }
  if (place.kind === "hand") return at.timeOf(load.card) !== "";
  return place.kind === "time" && at.table.derived.plan.free.includes(place.time) && at.timeOf(load.card) !== place.time;
}

/** The place that is meant: a card dropped on a raid goes to its segment, Gruppen and strategy cards dropped beside the only raid of a segment join it. @param {PlanBoard} board @param {Load} load @param {Place} place @returns {Place} */
export function placeMeant({ at }, load, place) {
  if (load.kind === "card" || load.kind === "raid")
    return place.kind === "raid" ? { kind: "time", time: at.timeOf(place.card) } : place;
  if (place.kind === "hand" && load.kind === "units") return { kind: "base" };
  if (place.kind !== "time") return place;
  const [only, ...others] = raidsLeft(at, place.time);
  return only !== undefined && others.length === 0 ? { kind: "raid", card: only } : place;
}

/** Of many Gruppen those for which the raid has room; a single one is always tried, so that the refusal says why not. @param {PlanBoard} board @param {Load} load @param {Place} place @returns {Load} */
export function thatFit({ at }, load, place) {
  if (load.kind !== "units" || load.units.length < 2 || (place.kind !== "raid" && place.kind !== "jabo")) return load;
  const free = room(at, place.card);
  const [may, most] = place.kind === "raid" ? [fits, free] : [fitsAsJabo, Math.min(free, at.table.derived.plan.jabos)];
  return unitsOr(load.units.filter((unit) => may(at, unit, place.card)).slice(0, most)) ?? load;
}

/** What is carried, in words. @param {PlanBoard} board @param {Load} load */
export function named({ at, kit }, load) {
  if (load.kind === "strategy") return strategyTitle(kit, at, load.strategy);
  if (load.kind !== "units") return cardTitle(kit, at, load.card);
  const [first = ""] = load.units;
  return load.units.length === 1 ? kit.words.unit(at, first) : kit.words.tally(at, load.units);
}

/** Where something was put. @param {PlanBoard} board @param {string} key as in `data-drop` */
export function placeName(board, key) {
  const place = placeOf(key);
  if (place === null) return "";
  if (place.kind === "time") return board.kit.words.hour(place.time);
  if ("card" in place) return cardTitle(board.kit, board.at, place.card);
  return board.say("place", { place: place.kind });
}

/** @param {string[]} units @returns {Load | null} */
function unitsOr(units) {
  return units.length === 0 ? null : { kind: "units", units };
}
