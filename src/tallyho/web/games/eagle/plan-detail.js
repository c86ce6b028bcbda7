/** What is told about a card: why it is good for a raid, how the raid is made up, and what awaits it. */

/** @import { Forecast } from "../../types.js" */
/** @import { Leaf } from "../../shell/dom.js" */
/** @import { PlanBoard } from "./plan-board.js" */
import { el } from "../../shell/dom.js";
import { hidden } from "../raf/elements.js";
import { signed } from "../raf/wording.js";
import { chart } from "./cards.js";
import { forward, takeOff } from "./plan-acts.js";
import { LETTERS, letters, mayBeForward, missions, patrollers, wholeDay } from "./plan-facts.js";
import { signs } from "./plan-hand.js";
import { decimal, doButton, fact, ruleChip } from "./plan-parts.js";
import { cardTitle, kindInWords } from "./wording.js";

const WARNINGS = ["none", "late", "sufficient", "early", "very-early"];
const INTELLIGENCE = ["poor", "limited", "accurate"];

/** @param {PlanBoard} board @returns {Leaf[]} */
export function detailPart(board) {
  const { at, kit, told } = board;
  const target = at.components.targets[String(told)];
  const raid = at.raid(told);
  if (target === undefined || raid === null)
    return [el("p", { class: "raf-quiet" }, board.say(wholeDay(at) ? "how-to" : "how-to-wave"))];
  const planned = at.timeOf(told) !== "";
  return [
    el(
      "h3",
      {},
      cardTitle(kit, at, told),
      el("span", { class: "plan-badges" }, signs(board, told)),
      planned ? orders(board, told) : null,
    ),
    el(
      "p",
      { class: "raf-quiet" },
      [
        kit.say("site-type", { type: target.type }),
        kit.words.sector(at, target.sector),
        kit.say("depth", { depth: target.depth }),
        raid.luftflotten.map((one) => kit.words.luftflotte(one)).join(" + "),
      ].join(" · "),
    ),
    el("dl", { class: "plan-facts" }, eligibility(board, told), planned ? makeUp(board, told) : []),
    planned ? awaits(board, told) : null,
    chart(kit, at, String(told)),
  ];
}

/** Why the card is good for this kind of raid, and for how many Gruppen. @param {PlanBoard} board @param {number} card @returns {Leaf[]} */
function eligibility(board, card) {
  const { at, kit } = board;
  const target = at.components.targets[String(card)];
  const raid = at.raid(card);
  if (target === undefined || raid === null) return [];
  const priority = kit.say("priority-of", { priority: at.table.priorities[target.type] ?? "low" });
  const why = `${priority}, ${board.say("value", { value: target.value })}`;
  const number = at.gruppenOn(card).length;
  return [
    fact(kit.say("card-eligible"), [`${kindInWords(kit, at, card)} (${why}) `, ruleChip(board, "eagle:5.1d")]),
    fact(board.say("gruppen"), [
      kit.say("gruppen-of", { number, limit: raid.limit }),
      ` (${board.say("limit", { by: raid.limited_by })}) `,
      ruleChip(board, raid.limit_rule),
    ]),
    raid.me109 === "in" ? null : range(board, raid.me109),
  ];
}

/** What it means for Me 109s that a target is so far. @param {PlanBoard} board @param {"edge" | "beyond"} range */
function range(board, range) {
  const rule = range === "edge" ? "eagle:19.4a" : "eagle:5.31";
  return fact(board.kit.say("card-me109"), [`${board.say("range-about", { range })} `, ruleChip(board, rule)]);
}

/** Who flies: bombers and fighters with their letters, and the Me 109s that must patrol the Channel. @param {PlanBoard} board @param {number} card @returns {Leaf[]} */
function makeUp(board, card) {
  const { at, kit } = board;
  if (at.decoy(card)) return [];
  const { bombers, me110, me109 } = missions(at, card);
  const wanted = patrollers(at, card);
  const patrol = board.say("channel-wanted", { wanted, number: me109.length });
  return [
    fact(board.say("bombers"), mission(board, bombers)),
    fact(board.say("fighters"), [
      `${me109.length} ${kit.words.type("me109")}, ${me110.length} ${kit.words.type("me110")} `,
      balance(board, [...me109, ...me110]),
    ]),
    wanted === 0 && me109.length === 0
      ? null
      : fact(board.say("channel"), [`${patrol} `, ruleChip(board, "eagle:6.1e")]),
  ];
}

/** @param {PlanBoard} board @param {string[]} units @returns {Leaf[]} */
function mission(board, units) {
  if (units.length === 0) return [board.say("nobody")];
  return [`${board.kit.words.tally(board.at, units)} `, balance(board, units)];
}

/** `A 2 · B 1 · C 1`, marked where the letters are uneven (eagle:5.4j). @param {PlanBoard} board @param {string[]} units */
function balance(board, units) {
  if (units.length === 0) return null;
  const numbers = letters(board.at, units);
  const uneven = Math.max(...numbers) - Math.min(...numbers) > 1;
  const text = LETTERS.map((letter, place) => `${letter} ${numbers[place]}`).join(" · ");
  const title = board.say(uneven ? "letters-uneven" : "letters-even");
  const look = uneven ? "plan-letters plan-warns" : "plan-letters";
  return el("span", { class: look, title }, text, uneven ? hidden(` ${title}`) : null);
}

/** Detection and the British response, as far as they can be foreseen. @param {PlanBoard} board @param {number} card */
function awaits(board, card) {
  const forecast = board.forecasts.get(card);
  if (forecast === undefined) return el("p", { class: "raf-quiet" }, board.say("forecast-waits"));
  return el(
    "dl",
    { class: "plan-facts plan-forecast" },
    fact(board.say("detection"), [`${board.say("modifier", { modifier: signed(forecast.modifier) })} `, ruleChip(board, "eagle:6.2a")]),
    fact(board.say("warning"), chances(board, "warning", WARNINGS, forecast.warning)),
    fact(board.say("intelligence"), chances(board, "intelligence", INTELLIGENCE, forecast.intelligence)),
    fact(board.say("squadrons"), [
      el("b", {}, board.say("mean", { mean: decimal(board, forecast.mean) })),
      spread(board, forecast),
    ]),
  );
}

/** `late 33 % · sufficient 67 %`. @param {PlanBoard} board @param {"warning" | "intelligence"} of @param {string[]} all @param {Record<string, number>} shares */
function chances(board, of, all, shares) {
  return all
    .map((level) => ({ what: board.say(`${of}-level`, { level }), percent: Math.round(100 * (shares[level] ?? 0)) }))
    .filter(({ percent }) => percent > 0)
    .map((chance) => board.say("chance", chance))
    .join(" · ");
}

/** How likely each number of squadrons is, as bars. @param {PlanBoard} board @param {Forecast} forecast */
function spread(board, { squadrons }) {
  const all = Object.entries(squadrons).map(([number, share]) => ({ number: Number(number), percent: Math.round(100 * share) }));
  const most = Math.max(...all.map(({ percent }) => percent), 1);
  const text = all.map(({ number, percent }) => board.say("spread", { number, percent })).join(", ");
  return el(
    "span",
    { class: "plan-spread", role: "img", "aria-label": text, title: text },
    all.map(({ number, percent }) => bar(number, percent / most)),
  );
}

/** @param {number} number @param {number} share */
function bar(number, share) {
  const made = el("span", { class: "plan-bar" }, String(number));
  made.style.setProperty("--share", String(share));
  return made;
}

/** What can be done with the raid beside moving things on it. @param {PlanBoard} board @param {number} card */
function orders(board, card) {
  const { at } = board;
  if (!wholeDay(at)) return null;
  const more = { pressed: at.table.forward.includes(card), title: board.say("forward-about") };
  return el(
    "span",
    { class: "plan-orders" },
    mayBeForward(at, card) ? doButton("forward", board.say("forward"), () => forward(board, card), more) : null,
    doButton("take-off", board.say("take-off"), () => void takeOff(board, card)),
  );
}
