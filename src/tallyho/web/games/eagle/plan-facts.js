/** What the planning board reads from the table: what may be changed now, who fits where, how a raid is made up. */

/** @import { Asked, Forecast } from "../../types.js" */
/** @import { AircraftType, Letter, Luftflotte } from "../raf/raf.js" */
/** @import { EaglePosition } from "./position.js" */
import { SEGMENTS } from "../raf/position.js";

/** The questions that the board answers. */
const OF_THE_DAY = ["plan", "plan-raid"];
const OF_FIGHTERS = ["assign-fighters", "assign-to-raid"];
/** Segments that morning haze closes (eagle:5.13). */
const HAZY = SEGMENTS.slice(0, 2);
const HAZE = "morning-haze";
const ADVANCED = "advanced";
export const LETTERS = /** @type {Letter[]} */ (["A", "B", "C"]);

/** The question of the plan that the player may answer now; null: something else is asked. @param {readonly Asked[]} asked */
export function planQuestion(asked) {
  return asked.find(isPlan) ?? null;
}

/** Whether the board answers a question. @param {Asked} asked */
export function isPlan(asked) {
  return asked.mine && [...OF_THE_DAY, ...OF_FIGHTERS].includes(asked.key);
}

/** @param {EaglePosition} at */
export function planning(at) {
  return at.moment.live && planQuestion(at.moment.asked) !== null;
}

/** Whether the whole day is planned, not only the fighters of the next raids. @param {EaglePosition} at */
export function wholeDay(at) {
  return OF_THE_DAY.includes(planQuestion(at.moment.asked)?.key ?? "");
}

/** Raids on the track that have not been flown, by time. @param {EaglePosition} at */
export function raidsToFly(at) {
  return SEGMENTS.flatMap((time) => raidsLeft(at, time));
}

/** Raids of a segment that have not been flown. @param {EaglePosition} at @param {string} time */
export function raidsLeft(at, time) {
  return at.raidsAt(time).filter((card) => !at.flown(card));
}

/** How many more Gruppen a raid takes. @param {EaglePosition} at @param {number} card */
export function room(at, card) {
  return Math.max(0, (at.raid(card)?.limit ?? 0) - at.gruppenOn(card).length);
}

/** Whether fighters may be assigned to a raid now, or taken from it. @param {EaglePosition} at @param {number} card */
export function takesFighters(at, card) {
  return at.table.derived.plan.fighters.includes(at.timeOf(card));
}

/** Whether a Gruppe flies as a fighter, without bombs. @param {EaglePosition} at @param {string} id */
export function asFighter(at, id) {
  return at.fighter(id) && !at.table.jabos.includes(id);
}

/** Whether a Gruppe may be taken from the raid it is on, or be put on one. @param {EaglePosition} at @param {string} id */
export function movable(at, id) {
  const card = at.raidOf(id);
  if (card !== 0) return asFighter(at, id) ? takesFighters(at, card) : wholeDay(at);
  return at.box(id) === "airbase" && !at.reduced(id) && (asFighter(at, id) || wholeDay(at));
}

/** Whether a Gruppe could join a raid. @param {EaglePosition} at @param {string} id @param {number} card */
export function fits(at, id, card) {
  const luftflotte = at.unit(id)?.luftflotte;
  if (at.raidOf(id) === card || !movable(at, id) || room(at, card) === 0) return false;
  if (luftflotte === null || luftflotte === undefined || !at.raid(card)?.luftflotten.includes(luftflotte)) return false;
  return !asFighter(at, id) || takesFighters(at, card);
}

/** Whether an Me 109 Gruppe could join a raid with bombs (eagle:19.3a). @param {EaglePosition} at @param {string} id @param {number} card */
export function fitsAsJabo(at, id, card) {
  const { jabos } = at.table.derived.plan;
  const luftflotte = at.unit(id)?.luftflotte;
  const may = wholeDay(at) && jabos > 0 && at.unit(id)?.type === "me109" && at.raid(card)?.me109 === "in";
  return may && !!luftflotte && at.raid(card)?.luftflotten.includes(luftflotte) === true && room(at, card) > 0 && movable(at, id);
}

/** Whether a raid may strike a forward airfield instead (eagle:19.1a). @param {EaglePosition} at @param {number} card */
export function mayBeForward(at, card) {
  return at.table.options.includes(ADVANCED) && at.components.targets[String(card)]?.forward_airfield === true;
}

/** Why no raid can be laid on a segment; null: one can. @param {EaglePosition} at @param {string} time @returns {"haze" | "full" | null} */
export function closed(at, time) {
  if (at.table.derived.plan.free.includes(time)) return null;
  return at.has(HAZE) && HAZY.includes(time) ? "haze" : "full";
}

/** How many fighters, or bombers, stand ready. @param {EaglePosition} at @param {boolean} fighters */
export function readyLeft(at, fighters) {
  return at.in("airbase", "german").filter((id) => !at.reduced(id) && at.fighter(id) === fighters).length;
}

/** Gruppen of a Luftflotte and type that stand ready. @param {EaglePosition} at @param {Luftflotte} luftflotte @param {AircraftType} type */
export function readyGruppen(at, luftflotte, type) {
  return at.gruppen(luftflotte, type, "airbase").filter((id) => !at.reduced(id));
}

/** How many Gruppen of a raid have each letter. @param {EaglePosition} at @param {readonly string[]} gruppen */
export function letters(at, gruppen) {
  return LETTERS.map((letter) => gruppen.filter((id) => at.letter(id) === letter).length);
}

/** The Gruppen of a raid by what they do: those with bombs, and those without. @param {EaglePosition} at @param {number} card */
export function missions(at, card) {
  const gruppen = at.byLetter(at.gruppenOn(card));
  return {
    bombers: gruppen.filter((id) => !asFighter(at, id)),
    me110: gruppen.filter((id) => asFighter(at, id) && at.unit(id)?.type === "me110"),
    me109: gruppen.filter((id) => asFighter(at, id) && at.unit(id)?.type === "me109"),
  };
}

/** How many Me 109s must patrol the Channel before others may do anything else (eagle:6.1e); beyond their range all of them (eagle:6.1f). @param {EaglePosition} at @param {number} card */
export function patrollers(at, card) {
  const { bombers, me109 } = missions(at, card);
  if (at.raid(card)?.me109 === "beyond") return me109.length;
  const flying = bombers.filter((id) => !at.fighter(id)).length;
  const row = Object.entries(at.components.tracks.channel_patrol).find(([band]) => inBand(band, flying));
  return row?.[1].me109 ?? 0;
}

/** Whether a number is in a band such as `4-6` or `10+`. @param {string} band @param {number} number */
function inBand(band, number) {
  const [low = 0, high = band.endsWith("+") ? Infinity : low] = band.split("-").map((part) => Number.parseInt(part, 10));
  return low <= number && number <= high;
}

/** The whole plan in numbers. @param {EaglePosition} at @param {readonly Forecast[]} forecasts */
export function totals(at, forecasts) {
  const raids = raidsToFly(at);
  const gruppen = raids.flatMap((card) => at.gruppenOn(card));
  return {
    raids: raids.length,
    bombers: gruppen.filter((id) => !asFighter(at, id)).length,
    fighters: gruppen.filter((id) => asFighter(at, id)).length,
    squadrons: forecasts.reduce((sum, one) => sum + one.mean, 0),
  };
}

/** Everything that a forecast depends on and the board can change. @param {EaglePosition} at */
export function signature(at) {
  const { planned, raid_of, strategy_on, forward, jabos, weather, damage, clock } = at.table;
  return JSON.stringify([planned, raid_of, strategy_on, forward, jabos, weather, damage, clock]);
}
