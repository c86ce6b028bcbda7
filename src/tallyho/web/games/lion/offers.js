/** What may be answered in Lion, in better words than the bare designations: `54 Spitfire`, `7/11 Biggin Hill`. */

/** @import { Asked, Offer } from "../../types.js" */
/** @import { Kit } from "../raf/parts.js" */
/** @import { LionPosition } from "./position.js" */
import { eventInWords, targetInWords, unitInWords } from "../raf/offers.js";

const EVENT_CARDS = ["time-card", "approach-card", "target-event-card"];

/** @param {Kit} kit @param {LionPosition} at @param {Offer} offer @param {Asked} asked */
export function offerInWords(kit, at, { answer }, asked) {
  if (at.unit(answer) !== undefined) return unitInWords(kit, at, answer, patrolOf(kit, at, answer));
  if (at.sector(answer) !== undefined) return sectorInWords(kit, at, answer);
  if (asked.key === "target-card") return targetInWords(kit, at, answer);
  if (EVENT_CARDS.includes(asked.key)) return eventInWords(kit, at, answer);
  return null;
}

/** The patrol a squadron is on, as a heading. @param {Kit} kit @param {LionPosition} at @param {string} id */
function patrolOf(kit, at, id) {
  const box = at.box(id);
  if (!box.startsWith("patrol ")) return undefined;
  return kit.say("group-patrol", { sector: kit.words.sector(at, box.slice("patrol ".length)) });
}

/** @param {Kit} kit @param {LionPosition} at @param {string} sector */
function sectorInWords(kit, at, sector) {
  const there = at.in(`patrol ${sector}`);
  const detail = there.length === 0 ? kit.say("patrol-empty") : kit.say("patrol-there", { units: kit.words.units(at, there) });
  const group = at.sector(sector)?.group ?? "";
  return { label: kit.words.sector(at, sector), detail, group: group === "" ? kit.say("london") : kit.say("group", { group }) };
}
