/** The head of the planning board: the day in numbers, what the plan still lacks, what can be done for the player, and the confirmation. */

/** @import { Leaf } from "../../shell/dom.js" */
/** @import { PlanBoard } from "./plan-board.js" */
import { clear, el } from "../../shell/dom.js";
import { confirmPlan, empty, pick, suggest } from "./plan-acts.js";
import { named } from "./plan-carry.js";
import { planQuestion, raidsToFly, readyLeft, totals, wholeDay } from "./plan-facts.js";
import { decimal, doButton, refusalAt, ruleChip } from "./plan-parts.js";
import { cardTitle } from "./wording.js";

/** @param {PlanBoard} board @returns {Leaf[]} */
export function headPart(board) {
  const { at, kit } = board;
  const day = wholeDay(at);
  return [
    el(
      "div",
      { class: "plan-title" },
      kit.heading("h2", board.say(day ? "title-day" : "title-wave"), board.say(day ? "about-day" : "about-wave")),
      el("ul", { class: "plan-totals bare" }, sumsPart(board)),
      doButton("map", board.say("map"), () => toggleMap(board), { look: "plan-map", pressed: board.withMap }),
    ),
    el(
      "div",
      { class: "plan-tools", role: "group", "aria-label": board.say("tools") },
      tools(board),
      doButton("confirm", board.say(day ? "confirm" : "confirm-wave"), () => void confirmPlan(board), { look: "main" }),
    ),
    refusalAt(board, "head"),
    lacking(board),
  ];
}

/** The day in numbers, drawn anew. @param {PlanBoard} board */
export function tellTotals(board) {
  const place = board.head.querySelector(".plan-totals");
  if (place !== null) clear(place, sumsPart(board));
}

/** @param {PlanBoard} board */
function sumsPart(board) {
  return sums(board).map((text) => el("li", { class: "raf-chip" }, text));
}

/** The day in numbers. @param {PlanBoard} board */
function sums(board) {
  const { at } = board;
  const sum = totals(at, [...board.forecasts.values()]);
  const { fighters } = at.table.derived.plan;
  const wave = { first: fighters[0] ?? "", last: fighters.at(-1) ?? "" };
  return [
    board.say("sum-raids", { number: sum.raids }),
    wholeDay(at) ? board.say("sum-bombers", { number: sum.bombers, ready: readyLeft(at, false) }) : "",
    board.say("sum-fighters", { number: sum.fighters, ready: readyLeft(at, true), ...wave }),
    sum.raids > 0 && board.forecasts.size > 0 ? board.say("sum-squadrons", { number: decimal(board, sum.squadrons) }) : "",
  ].filter((text) => text !== "");
}

/** @param {PlanBoard} board @returns {Leaf[]} */
function tools(board) {
  const { at, openRaid } = board;
  const day = wholeDay(at);
  const nothing = raidsToFly(at).length === 0;
  const where = openRaid === 0 ? board.say("for-all") : board.say("for-raid", { raid: cardTitle(board.kit, at, openRaid) });
  const tool = (/** @type {string} */ what) =>
    doButton(what, board.say(what), () => void suggest(board, what, openRaid), {
      title: `${board.say(`${what}-about`)} ${where}`,
      busy: board.thinks === `${what} ${openRaid}`,
    });
  return [
    doButton("whole-day", board.say(day ? "whole-day" : "whole-wave"), () => void suggest(board, "whole-day", 0), {
      title: board.say(day ? "whole-day-about" : "whole-wave-about"),
      busy: board.thinks === "whole-day 0",
      look: "plan-whole",
    }),
    nothing ? null : el("span", { class: "plan-where" }, where),
    ...(nothing ? [] : [day ? tool("fill-bombers") : null, tool("fill-escort"), tool("balance")]),
    nothing || !day ? null : doButton("empty", board.say("empty"), () => void empty(board), { look: "plan-empty" }),
  ];
}

/** What is carried, and how to put it back: below everything, so that nothing moves away under the pointer. @param {PlanBoard} board @returns {Leaf[]} */
export function carriedPart(board) {
  const { load } = board;
  if (load === null) return [];
  return [
    el("span", {}, board.say("picked-up", { what: named(board, load), kind: load.kind })),
    doButton("put-back", board.say("put-it-back"), () => pick(board, null)),
  ];
}

/** What keeps the plan from being confirmed, each with its rule. @param {PlanBoard} board */
function lacking(board) {
  const because = board.at.table.opened === 0 ? (planQuestion(board.at.moment.asked)?.because ?? []) : [];
  if (because.length === 0 || board.refusal?.key === "head") return null;
  return el(
    "div",
    { class: "plan-lacking" },
    el("b", {}, board.say("lacking")),
    el("ul", { class: "bare" }, because.map((one) => el("li", {}, one.text, " ", ruleChip(board, one.rule)))),
  );
}

/** @param {PlanBoard} board */
function toggleMap(board) {
  board.withMap = !board.withMap;
  board.render();
}
