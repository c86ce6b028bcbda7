/** What may be answered in Eagle, in better words than the bare designations: `12 Kenley`, `I/KG1 Do 17`. */

/** @import { Asked, Offer } from "../../types.js" */
/** @import { Said } from "../raf/offers.js" */
/** @import { Kit } from "../raf/parts.js" */
/** @import { EaglePosition } from "./position.js" */
import { eventInWords, targetInWords, unitInWords } from "../raf/offers.js";
import { SEGMENTS } from "../raf/position.js";
import { cardTitle, kindInWords, strategyTitle } from "./wording.js";

const JABO = "jabo ";
const EVENT_CARDS = ["approach-card", "target-event-card"];
const TARGET_CARDS = ["plan", "assign-fighters", "choose-raid", "target-card", "further-target-card"];
const RAIDS = ["plan-raid", "assign-to-raid"];

/** @param {Kit} kit @param {EaglePosition} at @param {Offer} offer @param {Asked} asked @returns {Said | null} */
export function offerInWords(kit, at, { answer }, asked) {
  if (at.unit(answer) !== undefined) return gruppeInWords(kit, at, answer, asked);
  if (answer.startsWith(JABO)) return jaboInWords(kit, at, answer.slice(JABO.length));
  if (TARGET_CARDS.includes(asked.key)) return cardInWords(kit, at, answer);
  if (EVENT_CARDS.includes(asked.key)) return eventInWords(kit, at, answer);
  if (answer in at.components.strategy) return strategyInWords(kit, at, answer);
  if (SEGMENTS.includes(answer)) return timeInWords(kit, at, answer);
  return null;
}

/** A Gruppe that may join a raid or leave it, or a unit of any other question. @param {Kit} kit @param {EaglePosition} at @param {string} id @param {Asked} asked */
function gruppeInWords(kit, at, id, asked) {
  if (!RAIDS.includes(asked.key)) return unitInWords(kit, at, id);
  if (at.raidOf(id) !== 0) return unitInWords(kit, at, id, kit.say("group-on-raid"));
  return unitInWords(kit, at, id, `${kit.words.home(at, id)}, ${kit.words.type(at.unit(id)?.type ?? "")}`);
}

/** @param {Kit} kit @param {EaglePosition} at @param {string} id @returns {Said} */
function jaboInWords(kit, at, id) {
  return { ...unitInWords(kit, at, id), group: kit.say("group-jabo") };
}

/** A target card: what it is good for, or when it flies and with how many. @param {Kit} kit @param {EaglePosition} at @param {string} card @returns {Said | null} */
function cardInWords(kit, at, card) {
  const said = targetInWords(kit, at, card);
  const raid = at.raid(card);
  if (said === null || raid === null) return said;
  const time = at.timeOf(card);
  const gruppen = at.gruppenOn(card).length;
  const detail = [
    kindInWords(kit, at, card),
    time === "" || at.decoy(card) ? "" : kit.say("gruppen-of", { number: gruppen, limit: raid.limit }),
    said.detail,
  ];
  return {
    label: cardTitle(kit, at, card),
    detail: detail.filter((part) => part !== "").join(" · "),
    group: time === "" ? kit.say("group-hand") : kit.words.hour(time),
  };
}

/** @param {Kit} kit @param {EaglePosition} at @param {string} number @returns {Said} */
function strategyInWords(kit, at, number) {
  const strategy = at.components.strategy[number]?.name ?? "";
  return { label: strategyTitle(kit, at, number), detail: kit.say("strategy-about", { strategy }), group: kit.say("group-strategy") };
}

/** @param {Kit} kit @param {EaglePosition} at @param {string} time @returns {Said} */
function timeInWords(kit, at, time) {
  const raids = at.raidsAt(time).length;
  return { label: kit.words.hour(time), detail: kit.say("raids-number", { number: raids }), group: kit.say("group-time") };
}
