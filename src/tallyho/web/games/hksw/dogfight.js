/** A dogfight: the groups with the cards of both sides, and the two cards on the table. */

/** @import { Leaf } from "../../shell/dom.js" */
/** @import { Kit } from "../raf/parts.js" */
/** @import { Side } from "./hksw.js" */
/** @import { HkswPosition } from "./position.js" */
import { el } from "../../shell/dom.js";
import { backs, cardRow, squadronCard } from "./cards.js";
import { face } from "./dice.js";

const GROUP_COUNT = 3;
/** Questions in which cards are put into groups. */
const PLACING = ["dogfight-shape", "dogfight-pick", "dogfight-beside"];

/** @param {Kit} kit @param {HkswPosition} at @param {string} square @param {Leaf} fallen the dice that fell last */
export function dogfight(kit, at, square, fallen) {
  return el(
    "div",
    { class: "hksw-dogfight" },
    Array.from({ length: GROUP_COUNT }, (_, place) => group(kit, at, place + 1)),
    onTheTable(kit, at, square, fallen),
  );
}

/** One of the groups with the cards of both sides. @param {Kit} kit @param {HkswPosition} at @param {number} number */
function group(kit, at, number) {
  const now = at.table.fighting === number;
  const name = kit.say("dogfight-group", { number });
  return el(
    "section",
    { class: `hksw-group ${now ? "hksw-now" : ""}`, "aria-label": name, "data-group": number },
    kit.button(String(number), name, "hksw-group-name", name),
    ["luftwaffe", "raf"].map((side) => groupSide(kit, at, /** @type {Side} */ (side), number)),
  );
}

/** @param {Kit} kit @param {HkswPosition} at @param {Side} side @param {number} number */
function groupSide(kit, at, side, number) {
  if (at.table.groups[side] === null) return el("p", { class: "raf-quiet" }, kit.say("groups-hidden", { side: kit.say("side", { side }) }));
  const onTable = Object.values(at.table.table);
  const { known, hidden } = at.inGroup(side, number);
  return el(
    "div",
    { class: `hksw-row hksw-${side}` },
    el(
      "div",
      { class: "hksw-cards" },
      known.map((card) => squadronCard(kit, at, card, onTable.includes(card) ? "hksw-fighting" : "")),
      backs(kit, side, hidden),
    ),
  );
}

/** The cards that are to be placed, or the two that fight, with their dice. @param {Kit} kit @param {HkswPosition} at @param {string} square @param {Leaf} fallen */
function onTheTable(kit, at, square, fallen) {
  const { table } = at.table;
  const unplaced = at.asked !== null && PLACING.includes(at.asked.key) ? waiting(at) : [];
  const name = kit.say(unplaced.length > 0 ? "to-place" : "on-table");
  const fights = table.luftwaffe !== "" || table.raf !== "" || fallen === null;
  return el(
    "section",
    { class: "hksw-table", "aria-label": name },
    unplaced.length > 0 || fights ? el("h3", {}, name) : null,
    unplaced.length > 0 ? cardRow(kit, at, unplaced) : fights ? duel(kit, at, square) : null,
    fallen,
  );
}

/** The two cards that fight. @param {Kit} kit @param {HkswPosition} at @param {string} square */
function duel(kit, at, square) {
  const { luftwaffe, raf } = at.table.table;
  const against = el("b", { "aria-hidden": "true" }, "×");
  return el("div", { class: "hksw-duel" }, duellist(kit, at, "luftwaffe", luftwaffe, square), against, duellist(kit, at, "raf", raf, square));
}

/** The player's cards that are in no group yet; a card that is asked about comes first. @param {HkswPosition} at */
function waiting(at) {
  const { combat, side } = at;
  if (combat === null || side === null) return [];
  const cards = (side === "luftwaffe" ? [combat.german] : combat.british).flatMap((id) => at.cardsIn(id));
  const placed = at.table.groups[side]?.cards ?? {};
  const asked = at.askedFor("card");
  return asked === "" ? cards.filter((card) => !(card in placed)) : [asked];
}

/** A card with its dice. @param {Kit} kit @param {HkswPosition} at @param {Side} side @param {string} card @param {string} square */
function duellist(kit, at, side, card, square) {
  if (card === "") return el("span", { class: `hksw-back hksw-empty hksw-${side}`, role: "img", "aria-label": kit.say("nobody-on-table", { side: kit.say("side", { side }) }) });
  const ace = at.table.aces[side] === card;
  const dice = at.dogfight(card, square) + (ace ? 1 : 0);
  const words = kit.say("throws", { number: dice });
  return el(
    "div",
    { class: "hksw-duellist" },
    squadronCard(kit, at, card, "hksw-card-large"),
    el(
      "span",
      { class: "hksw-dice hksw-dice-small", role: "img", "aria-label": words, title: words },
      Array.from({ length: dice }, () => face(side === "raf" ? "white" : "black", "blank")),
    ),
    ace ? kit.chip(kit.say("mark", { mark: "ace" })) : null,
  );
}
