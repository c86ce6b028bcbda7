/** What may be answered, in better words than the bare designations: `54 Spitfire`, `7/11 Biggin Hill`. */

/** @import { Asked, Offer } from "../../types.js" */
/** @import { Kit } from "./parts.js" */
/** @import { Position } from "./position.js" */
import { eventName, lionEvent } from "./events.js";

/** Boxes whose units are listed by their homes, so that the box itself must be told. */
const AT_HOME = ["pool", "light-loss", "night-patrol", "airbase"];
const EVENT_CARDS = ["time-card", "approach-card", "target-event-card"];

/** @param {Kit} kit @param {Position} at @param {Offer} offer @param {Asked} asked */
export function offerInWords(kit, at, { answer }, asked) {
  if (at.unit(answer) !== undefined) return unitInWords(kit, at, answer);
  if (at.sector(answer) !== undefined) return sectorInWords(kit, at, answer);
  if (asked.key === "target-card") return targetInWords(kit, at, answer);
  if (EVENT_CARDS.includes(asked.key)) return eventInWords(kit, at, answer);
  return null;
}

/** @param {Kit} kit @param {Position} at @param {string} id */
function unitInWords(kit, at, id) {
  const box = at.box(id);
  const group = at.sector(box) === undefined ? groupOf(kit, at, box, id) : kit.words.sector(at, box);
  const place = AT_HOME.includes(box) ? "" : kit.words.place(at, box);
  const details = kit.words.details(at, id).filter((part) => part !== place);
  return { label: kit.words.unit(at, id), detail: details.join(" · "), group };
}

/** The heading under which units of a box are listed. @param {Kit} kit @param {Position} at @param {string} box @param {string} id */
function groupOf(kit, at, box, id) {
  if (box.startsWith("patrol ")) return kit.say("group-patrol", { sector: kit.words.sector(at, box.slice(7)) });
  const home = at.home(id);
  if (box === "pool" || box === "light-loss" || box === "night-patrol")
    return at.sector(home) === undefined ? kit.words.box(box) : kit.words.sector(at, home);
  if (box === "airbase" || box.startsWith("clock ")) return kit.words.luftflotte(home);
  return kit.words.box(box);
}

/** @param {Kit} kit @param {Position} at @param {string} sector */
function sectorInWords(kit, at, sector) {
  const there = at.in(`patrol ${sector}`);
  const detail = there.length === 0 ? kit.say("patrol-empty") : kit.say("patrol-there", { units: kit.words.units(at, there) });
  const group = at.sector(sector)?.group ?? "";
  return { label: kit.words.sector(at, sector), detail, group: group === "" ? kit.say("london") : kit.say("group", { group }) };
}

/** @param {Kit} kit @param {Position} at @param {string} number */
function targetInWords(kit, at, number) {
  const target = at.components.targets[number];
  if (target === undefined) return null;
  const detail = [kit.say("site-type", { type: target.type }), kit.words.sector(at, target.sector)].join(" · ");
  return { label: `${number} ${kit.words.site(at, target.site)}`, detail, group: target.region };
}

/** @param {Kit} kit @param {Position} at @param {string} number */
function eventInWords(kit, at, number) {
  const card = at.components.raid_events[number];
  if (card === undefined) return null;
  const names = [card.approach, card.target]
    .map((events) => lionEvent(events))
    .map((event) => (event === undefined ? kit.say("no-event") : eventName(kit, event)));
  return { label: number, detail: names.join(" · "), group: "" };
}
