/** What is moved on the planning board, where it is dropped, and the answers that this comes to. */

/** @import { EaglePosition } from "./position.js" */

/**
 * What is carried: a target card from the hand, a raid with all that is on it, Gruppen, or a strategy card.
 * @typedef {{ kind: "card" | "raid", card: number }
 *   | { kind: "units", units: string[] }
 *   | { kind: "strategy", strategy: string }} Load
 */
/**
 * Where something can be put down.
 * @typedef {{ kind: "time", time: string }
 *   | { kind: "raid", card: number }
 *   | { kind: "jabo", card: number }
 *   | { kind: "hand" }
 *   | { kind: "base" }} Place
 */
/**
 * What the answers depend on.
 * @typedef {object} Track
 * @property {number} opened the card that is open; 0: none
 * @property {(unit: string) => number} raidOf the card that a Gruppe is on; 0: none
 * @property {(strategy: string) => number} strategyOn the card that a strategy card is on; 0: none
 * @property {(card: number) => string} timeOf the segment of a card; empty: it is in the hand
 */

const DONE = "done";
const DROP = "drop";
const JABO = "jabo ";

/** @param {EaglePosition} at @returns {Track} */
export function trackOf(at) {
  return {
    opened: at.table.opened,
    raidOf: (unit) => at.raidOf(unit),
    strategyOn: (strategy) => at.table.strategy_on[strategy] ?? 0,
    timeOf: (card) => at.timeOf(card),
  };
}

/** The place that `data-drop` names: `time 0800`, `raid 12`, `jabo 12`, `hand`, `base`. @param {string} text @returns {Place | null} */
export function placeOf(text) {
  const [kind, rest = ""] = text.split(" ");
  if (kind === "time") return { kind, time: rest };
  if (kind === "raid" || kind === "jabo") return { kind, card: Number(rest) };
  return kind === "hand" || kind === "base" ? { kind } : null;
}

/** The answers for putting something down; none if that changes nothing, null if it makes no sense. @param {Track} track @param {Load} load @param {Place} place @returns {string[] | null} */
export function answersFor(track, load, place) {
  const changes = changesFor(track, load, place);
  if (changes === null || changes.length === 0) return changes;
  return track.opened === 0 ? changes : [DONE, ...changes];
}

/** The answers for several things at once, one after another. @param {Track} track @param {string[][]} all */
export function together(track, all) {
  const answers = all.flat();
  return track.opened === 0 || answers.length === 0 ? answers : [DONE, ...answers];
}

/** Changes one raid. @param {number} card @param {...string} answers */
export function changed(card, ...answers) {
  return answers.length === 0 ? [] : [String(card), ...answers, DONE];
}

/** Takes a raid off the track, which closes its card. @param {number} card */
export function dropped(card) {
  return [String(card), DROP];
}

/** @param {Track} track @param {Load} load @param {Place} place @returns {string[] | null} */
function changesFor(track, load, place) {
  if (load.kind === "units") return unitsMoved(track, load.units, place);
  if (load.kind === "strategy") return strategyMoved(track, load.strategy, place);
  return cardMoved(track, load.card, place);
}

/** A raid dropped on another goes to its time. @param {Track} track @param {number} card @param {Place} place */
function cardMoved(track, card, place) {
  const now = track.timeOf(card);
  if (place.kind === "hand") return now === "" ? [] : dropped(card);
  if (place.kind === "base") return null;
  const time = place.kind === "time" ? place.time : track.timeOf(place.card);
  return time === now ? [] : changed(card, time);
}

/** @param {Track} track @param {string} strategy @param {Place} place */
function strategyMoved(track, strategy, place) {
  const now = track.strategyOn(strategy);
  const off = now === 0 ? [] : changed(now, strategy);
  if (place.kind === "hand") return off;
  if (place.kind !== "raid" && place.kind !== "jabo") return null;
  return place.card === now ? [] : [...off, ...changed(place.card, strategy)];
}

/** Gruppen leave the raids they are on and join another, or go home. @param {Track} track @param {string[]} units @param {Place} place @returns {string[] | null} */
function unitsMoved(track, units, place) {
  if (place.kind === "time") return null;
  const to = place.kind === "raid" || place.kind === "jabo" ? place.card : 0;
  const moving = place.kind === "jabo" ? units : units.filter((unit) => track.raidOf(unit) !== to);
  const from = new Set(moving.map((unit) => track.raidOf(unit)).filter((card) => card !== 0));
  const off = [...from].flatMap((card) => changed(card, ...moving.filter((unit) => track.raidOf(unit) === card)));
  if (to === 0) return off;
  return [...off, ...changed(to, ...moving.map((unit) => (place.kind === "jabo" ? JABO + unit : unit)))];
}
