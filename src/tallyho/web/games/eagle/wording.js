/** Cards and raids of Eagle in words. */

/** @import { Kit } from "../raf/parts.js" */
/** @import { EaglePosition } from "./position.js" */

/** `12 Kenley`. @param {Kit} kit @param {EaglePosition} at @param {string | number} card */
export function cardTitle(kit, at, card) {
  return `${card} ${kit.words.site(at, at.siteOfCard(card))}`;
}

/** `Pathfinders`. @param {Kit} kit @param {EaglePosition} at @param {string | number} number */
export function strategyTitle(kit, at, number) {
  return kit.say("strategy", { strategy: at.components.strategy[String(number)]?.name ?? "" });
}

/** `decoy`, `major raid`. @param {Kit} kit @param {EaglePosition} at @param {string | number} card */
export function kindInWords(kit, at, card) {
  return at.decoy(card) ? kit.say("decoy") : kit.say("raid-kind", { raid: at.raid(card)?.kind ?? "none" });
}

/** Everything about a planned raid but its target and time: `major raid, 5 of 14 Gruppen: ...; Pathfinders`. @param {Kit} kit @param {EaglePosition} at @param {string | number} card */
export function raidInWords(kit, at, card) {
  const gruppen = at.gruppenOn(card);
  return raidInShort(kit, at, card, gruppen.length === 0 ? "" : kit.words.units(at, gruppen));
}

/** The same with other words, or none, in the place of the Gruppen. @param {Kit} kit @param {EaglePosition} at @param {string | number} card @param {string} [named] */
export function raidInShort(kit, at, card, named = "") {
  const raid = at.raid(card);
  return [
    kindInWords(kit, at, card),
    raid === null || at.decoy(card) ? "" : kit.say("gruppen-of", { number: at.gruppenOn(card).length, limit: raid.limit }),
    named,
    at.table.forward.includes(Number(card)) ? kit.say("forward") : "",
    ...at.strategiesOn(card).map((number) => strategyTitle(kit, at, number)),
    at.flown(card) ? kit.say("flown") : "",
  ]
    .filter((part) => part !== "")
    .join(", ");
}
