/** The cards of Eagle, as they lie beside the map, in the hand, and as they are drawn. */

/** @import { Child, Leaf } from "../../shell/dom.js" */
/** @import { Kit } from "../raf/parts.js" */
/** @import { EaglePosition } from "./position.js" */
import { el } from "../../shell/dom.js";
import { card, dayCard, decks, eventCard, eventOf, lying, targetCard } from "../raf/cards.js";
import { COLUMNS } from "./position.js";
import { cardTitle, kindInWords, strategyTitle } from "./wording.js";

const DECKS = [
  { deck: "target", first: 1, last: 60 },
  { deck: "raid-event", first: 91, last: 134 },
  { deck: "day-event", first: 135, last: 154 },
  { deck: "strategy", first: 155, last: 164 },
];
const PLACES = ["deck", "hand", "track", "discard", "aside"];
const TARGET_CARDS = ["target-card", "further-target-card"];

/** The whole tray. @param {Kit} kit @param {EaglePosition} at @returns {Leaf[]} */
export function cardsTray(kit, at) {
  const { table } = at;
  const raid = at.underWay
    ? [
        lying(kit, "target", eagleTarget(kit, at, String(table.target))),
        ...at.strategiesOn(table.target).map((number) => lying(kit, "strategy", strategyCard(kit, at, number))),
        lying(kit, "approach", eventCard(kit, at, String(table.approach), "approach")),
        lying(kit, "target-event", eventCard(kit, at, String(table.event), "target")),
      ]
    : [];
  const current = [...raid, lying(kit, "day", dayCard(kit, at, String(table.day_card)))].filter((one) => one !== null);
  const hand = [
    ...at.hand.map((number) => inHand(kit, String(number), cardTitle(kit, at, number), eagleTarget(kit, at, String(number)))),
    ...at.strategies.map((number) =>
      inHand(kit, String(number), strategyTitle(kit, at, number), strategyCard(kit, at, String(number))),
    ),
  ];
  return [
    kit.heading("h2", kit.say("tray-cards"), kit.say("about-cards")),
    current.length + hand.length === 0 ? el("p", { class: "raf-quiet" }, kit.say("no-cards")) : null,
    current.length > 0 ? el("div", { class: "raf-cards" }, current) : null,
    hand.length > 0 ? el("h3", { class: "raf-last-raid" }, kit.say("in-hand", { number: hand.length })) : null,
    hand.length > 0 ? el("div", { class: "raf-cards" }, hand) : null,
    decks(kit, at, DECKS, PLACES),
  ];
}

/** A card of the hand; its name is lit while it may be chosen. @param {Kit} kit @param {string} answer @param {string} name @param {Element | null} card */
function inHand(kit, answer, name, card) {
  return el("figure", {}, el("figcaption", {}, kit.goal(answer, name)), card);
}

/** A card for the display of dice and cards; null for what is no card. @param {Kit} kit @param {EaglePosition} at @param {string} key @param {string} answer */
export function cardFor(kit, at, key, answer) {
  if (TARGET_CARDS.includes(key)) return eagleTarget(kit, at, answer);
  if (key === "strategy-card") return strategyCard(kit, at, answer);
  if (key === "approach-card") return eventCard(kit, at, answer, "approach");
  if (key === "target-event-card") return eventCard(kit, at, answer, "target");
  if (key === "day-card") return dayCard(kit, at, answer);
  return null;
}

/** What a card is called in one or two words. @param {Kit} kit @param {EaglePosition} at @param {string} key @param {string} answer */
export function cardName(kit, at, key, answer) {
  if (key === "approach-card") return eventOf(kit, at, answer, "approach");
  if (key === "target-event-card") return eventOf(kit, at, answer, "target");
  if (TARGET_CARDS.includes(key)) return kit.words.site(at, at.components.targets[answer]?.site ?? answer);
  if (key === "strategy-card") return strategyTitle(kit, at, answer);
  return key === "day-card" ? kit.say("card-numbered", { card: answer }) : null;
}

/** With what it is good for and the sectors that answer a raid on it. @param {Kit} kit @param {EaglePosition} at @param {string} number */
function eagleTarget(kit, at, number) {
  /** @type {[string, Child][]} */
  const own = at.raid(number) === null ? [] : [[kit.say("card-eligible"), kindInWords(kit, at, number)]];
  return targetCard(kit, at, number, own, chart(kit, at, number));
}

/** The squadrons that each sector gives, by warning (eagle:7.1a). @param {Kit} kit @param {EaglePosition} at @param {string} number */
export function chart(kit, at, number) {
  const lines = at.components.targets[number]?.chart ?? [];
  const now = at.detected && Number(number) === at.table.target ? at.column : -1;
  const look = (/** @type {number} */ column) => (column === now ? "raf-now" : "");
  return el(
    "table",
    { class: "raf-chart" },
    el("caption", {}, kit.say("chart")),
    el(
      "thead",
      {},
      el(
        "tr",
        {},
        el("th", { scope: "col" }, kit.say("sector")),
        COLUMNS.map((warning, column) =>
          el("th", { scope: "col", class: look(column), title: kit.say("warning", { warning }) }, kit.say("warning-short", { warning })),
        ),
      ),
    ),
    el(
      "tbody",
      {},
      lines.map((line) =>
        el(
          "tr",
          {},
          el("th", { scope: "row", title: kit.words.sector(at, line.sector) }, kit.words.number(at, line.sector)),
          line.squadrons.map((squadrons, column) => el("td", { class: look(column) }, squadrons === 0 ? "–" : String(squadrons))),
        ),
      ),
    ),
  );
}

/** @param {Kit} kit @param {EaglePosition} at @param {string} number */
function strategyCard(kit, at, number) {
  const strategy = at.components.strategy[number]?.name;
  if (strategy === undefined) return null;
  return card("strategy", number, kit.say("strategy", { strategy }), el("p", {}, kit.say("strategy-about", { strategy })));
}
