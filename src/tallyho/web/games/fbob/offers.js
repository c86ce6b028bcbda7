/** What may be answered, in better words than the bare names: hexes with what is there, units with their factors. */

/** @import { Asked, Offer } from "../../types.js" */
/** @import { Said } from "../grid/offers.js" */
/** @import { Kit } from "../raf/parts.js" */
/** @import { FbobPosition } from "./position.js" */
import { said } from "../grid/offers.js";
import { fuelOf, spareAt } from "./endurance.js";
import { direction, distance, isHex } from "./hexes.js";
import { dangers } from "./route.js";
import { contents, dangerInWords, factors, hexName, homeInWords, landName, marksOf, noteInWords, shipName, some, targetName, typesOf, unitName, whereIs } from "./wording.js";

/** Lists with more hexes than this are cut by country. */
const MANY = 20;
/** Questions in which towns of the enemy are wanted. */
const AT_THE_ENEMY = ["plot-recon", "mission-where", "examine"];
/** Places in a long list; no town is worth as much as the first of them. */
const OWN_TOWN = 20;
const LAST_OPEN = 30;
const LAST_SEA = 40;
const SHIPS = ["carrier", "tender-1", "tender-2"];
/** Before the name of a unit: what it is to do. */
const ORDERS = ["patrol", "target", "rest", "night", "ace"];

/** @param {Kit} kit @param {FbobPosition} at @param {Offer} offer @param {Asked} asked @returns {Said | null} */
export function offerInWords(kit, at, { answer }, asked) {
  if (asked.kind === "chance") return null;
  const [first = "", second = ""] = answer.split(" ");
  if (isHex(first)) return hexOffer(kit, at, answer, asked);
  if (asked.key === "fly") return flyOffer(kit, at, answer, asked);
  if (asked.key === "aim") return said(targetName(kit, at, answer), aimed(kit, at, answer));
  if (first in at.table.groups) return groupOffer(kit, at, answer);
  if (ORDERS.includes(first) && second in at.components.units) return orderOffer(kit, at, first, second);
  if (answer in at.components.units) return unitOffer(kit, at, answer, asked);
  if (answer in at.components.ground) return groundOffer(kit, at, answer);
  if (isHex(second)) return movedOffer(kit, at, answer);
  if (SHIPS.includes(answer)) return said(shipName(kit, answer), some(shipHex(at, answer)), kit.say("offers-ships"));
  return plainOffer(kit, answer);
}

/** @param {Kit} kit @param {string} answer */
function plainOffer(kit, answer) {
  return answer === "standard" || answer === "free-aa" ? said(kit.say(`offer-${answer}`), [kit.say(`about-${answer}`)]) : null;
}

/** A hex, alone or with what is meant there. @param {Kit} kit @param {FbobPosition} at @param {string} answer @param {Asked} asked */
function hexOffer(kit, at, answer, asked) {
  const [hex = "", what = ""] = answer.split(" ");
  const label = what === "" ? hexName(at, hex) : what === "under" ? kit.say("below", { hex: hexName(at, hex) }) : noteInWords(kit, at, answer);
  if (asked.key === "fly") return said(label, [...stepInWords(kit, at, hex), ...contents(kit, at, hex)], kit.say("offers-next"));
  const from = origin(at, asked);
  const known = at.hex(hex);
  const details = [
    known?.value === undefined ? "" : kit.say("target-class", { number: known.value }),
    ...contents(kit, at, hex),
    from === "" || from === hex ? "" : kit.say("away", { number: distance(from, hex) }),
  ];
  return asked.offers.length > MANY ? { ...said(label, details, country(kit, at, hex)), order: orderOf(at, hex, asked.key) } : said(label, details);
}

/** The hex of the unit that is placed or sent. @param {FbobPosition} at @param {Asked} asked */
function origin(at, asked) {
  const unit = asked.args["unit"] ?? asked.args["what"];
  return typeof unit === "string" ? (at.state(unit)?.at ?? "") : "";
}

/** The direction, what lies in wait, and whether home can still be reached. @param {Kit} kit @param {FbobPosition} at @param {string} hex */
function stepInWords(kit, at, hex) {
  const from = at.group(at.table.moving)?.at ?? "";
  const way = direction(from, hex);
  const fuel = fuelOf(at, at.table.moving);
  const spare = fuel === null ? 0 : spareAt(at, fuel, hex);
  return some(
    way === "" ? "" : kit.say("direction", { direction: way }),
    ...dangers(at)(hex).map((danger) => dangerInWords(kit, at, { ...danger, hex: "" })),
    spare < 0 ? kit.say("no-return") : "",
  );
}

/** In a long list towns come first, then open country, then the sea; where an enemy is looked for, his towns by what they are worth. @param {FbobPosition} at @param {string} hex @param {string} key */
function orderOf(at, hex, key) {
  const known = at.hex(hex);
  if (known?.place === undefined) return known?.country === undefined ? LAST_SEA : LAST_OPEN;
  if (!AT_THE_ENEMY.includes(key)) return 1;
  return known.control === at.side ? OWN_TOWN : OWN_TOWN - 1 - (known.value ?? 0);
}

/** @param {Kit} kit @param {FbobPosition} at @param {string} hex */
function country(kit, at, hex) {
  const known = at.hex(hex);
  if (known?.country === undefined) return kit.say("offers-sea");
  return kit.say(known.place === undefined ? "offers-open" : "offers-places", { country: known.country });
}

/** @param {Kit} kit @param {FbobPosition} at @param {string} answer @param {Asked} asked */
function flyOffer(kit, at, answer, asked) {
  const group = String(asked.args["group"] ?? "");
  const [order = "", other = ""] = answer.split(" ");
  const fuel = fuelOf(at, group);
  if (order === "join") return said(kit.say("offer-join", { group: other }), [typesOf(kit, at, at.members(other), 0)]);
  const details = order === "stop" && fuel !== null ? [homeInWords(kit, at, { ...fuel, left: 0, reach: fuel.reach - fuel.left, spare: fuel.spare - fuel.left })] : [];
  return said(kit.say(`offer-${order}`, { hex: hexName(at, at.group(group)?.at ?? "") }), details);
}

/** @param {Kit} kit @param {FbobPosition} at @param {string} answer */
function aimed(kit, at, answer) {
  const hex = at.hex(at.askedFor("hex"));
  return answer === "city" && hex?.value !== undefined ? [kit.say("target-class", { number: hex.value })] : [];
}

/** A group, a part of it, or a group against another. @param {Kit} kit @param {FbobPosition} at @param {string} answer */
function groupOffer(kit, at, answer) {
  const [group = "", ...rest] = answer.split(" ");
  const [other = ""] = rest;
  const units = (/** @type {string} */ one) => typesOf(kit, at, at.members(one), at.group(one)?.hidden ?? 0);
  const hex = hexName(at, at.group(group)?.at ?? "");
  const fuel = fuelOf(at, group);
  if (other in at.table.groups) return said(kit.say("against", { group, other }), [hex, kit.say("versus", { units: units(group), others: units(other) })]);
  const part = rest.length > 0 ? kit.say("part-of", { group, units: rest.map((id) => unitName(kit, at, id)).join(", ") }) : group;
  return said(part, [units(group), hex, ...(fuel === null ? [] : [kit.say("fuel", { turns: fuel.turns, last: fuel.last }), homeInWords(kit, at, fuel)])], kit.say("offers-groups"));
}

/** @param {Kit} kit @param {FbobPosition} at @param {string} order @param {string} id */
function orderOffer(kit, at, order, id) {
  return said(kit.say("order", { order, unit: unitName(kit, at, id) }), [whereIs(kit, at, id), ...factors(kit, at, id).slice(1), ...marksOf(kit, at, id)], kit.say("offers-order", { order }));
}

/** @param {Kit} kit @param {FbobPosition} at @param {string} id @param {Asked} asked */
function unitOffer(kit, at, id, asked) {
  const buying = asked.key === "buy";
  const free = at.state(id)?.place === "set-up";
  const price = buying ? kit.say(free ? "free" : "costs", { number: at.cost(id) }) : "";
  const where = buying || asked.key === "take-off" ? "" : whereIs(kit, at, id);
  const group = buying ? kit.say(free ? "offers-waiting" : "offers-air") : asked.key === "redeploy" ? kit.say("offers-air") : "";
  return said(unitName(kit, at, id), [price, where, ...factors(kit, at, id), ...marksOf(kit, at, id)], group);
}

/** @param {Kit} kit @param {FbobPosition} at @param {string} id */
function groundOffer(kit, at, id) {
  const one = at.components.ground[id];
  return said(unitName(kit, at, id), [kit.say("costs", { number: one?.cost ?? 0 })], kit.say("offers-land"));
}

/** `aa 1019`, `aa 1019 1`, `headquarters 1420`: what is moved from where. @param {Kit} kit @param {FbobPosition} at @param {string} answer */
function movedOffer(kit, at, answer) {
  const [kind = "", hex = "", part = ""] = answer.split(" ");
  const strength = (at.table.land[hex]?.units ?? []).find((unit) => unit.startsWith("aa"))?.slice(2) ?? "";
  const what = landName(kit, kind === "aa" ? `aa${part || strength}` : kind);
  return said(kit.say("target-in", { target: what, hex: hexName(at, hex) }), part === "" ? [] : [kit.say("part", { number: Number(strength) })], kit.say("offers-land"));
}

/** @param {FbobPosition} at @param {string} name */
function shipHex(at, name) {
  const hex = (at.table.ships ?? []).find((ship) => ship.name === name)?.at;
  return hex === undefined ? "" : hexName(at, hex);
}
