/** What the player does on the planning board: picks up, puts down, has things suggested, confirms. */

/** @import { PlanBoard, Refusal } from "./plan-board.js" */
/** @import { Load } from "./plan-moves.js" */
/** @import { EaglePosition } from "./position.js" */
import { announce, confirm } from "../../shell/dom.js";
import { loadOf, named, placeMeant, placeName, thatFit, withUnits } from "./plan-carry.js";
import { planQuestion, raidsToFly, wholeDay } from "./plan-facts.js";
import { answersFor, changed, dropped, placeOf, together } from "./plan-moves.js";

const DONE = "done";

/* What is pressed */

/** A card in the hand. @param {PlanBoard} board @param {number} card */
export function pressCard(board, card) {
  const same = board.load?.kind === "card" && board.load.card === card;
  board.open = same ? 0 : card;
  pick(board, same ? null : { kind: "card", card });
  if (board.narrow && !same) board.track.scrollIntoView({ block: "center" });
}

/** @param {PlanBoard} board @param {string} time */
export function pressTime(board, time) {
  const { load, open, at } = board;
  if (load !== null) return void putDown(board, load, `time ${time}`);
  if (open !== 0 && at.timeOf(open) === "") return void putDown(board, { kind: "card", card: open }, `time ${time}`);
  announce(board.say("nothing-picked"));
}

/** A raid on the track: takes what is carried, or opens. @param {PlanBoard} board @param {number} card */
export function pressRaid(board, card) {
  if (board.load !== null) return void putDown(board, board.load, `raid ${card}`);
  board.show(board.open === card ? 0 : card);
}

/** Gruppen join the open raid or leave it; without one they are picked up. @param {PlanBoard} board @param {string[]} units */
export function pressUnits(board, units) {
  const { openRaid, at } = board;
  const elsewhere = units.some((unit) => ![0, openRaid].includes(at.raidOf(unit)));
  if (openRaid === 0 || elsewhere || board.load !== null) return pick(board, withUnits(board.load, units));
  const leave = units.every((unit) => at.raidOf(unit) === openRaid);
  void putDown(board, { kind: "units", units }, leave ? "base" : `raid ${openRaid}`);
}

/** A strategy card: leaves its raid, joins the open one, or is picked up. @param {PlanBoard} board @param {string} strategy */
export function pressStrategy(board, strategy) {
  const { load, openRaid } = board;
  const same = load?.kind === "strategy" && load.strategy === strategy;
  const carried = /** @type {Load} */ ({ kind: "strategy", strategy });
  if (board.moves.strategyOn(strategy) !== 0) return void putDown(board, carried, "hand");
  if (openRaid !== 0 && load === null) return void putDown(board, carried, `raid ${openRaid}`);
  pick(board, same ? null : carried);
}

/** @param {PlanBoard} board @param {Load | null} load */
export function pick(board, load) {
  board.load = load;
  board.refusal = null;
  announce(load === null ? board.say("put-back") : board.say("picked-up", { what: named(board, load), kind: load.kind }));
  board.render();
}

/** Takes something back to the hand or to its airbase; whether it was anywhere else. @param {PlanBoard} board @param {string} key as in `data-key` */
export function takeBack(board, key) {
  const load = loadOf(board, key, false);
  if (load === null || load.kind === "card") return false;
  void putDown(board, load, load.kind === "units" ? "base" : "hand");
  return true;
}

/** Puts back what is picked up, or closes what is open; whether there was anything. @param {PlanBoard} board */
export function cancel(board) {
  if (board.load !== null) pick(board, null);
  else if (board.refusal !== null) refuse(board, null);
  else if (board.open !== 0) board.show(0);
  else return false;
  return true;
}

/* What is done */

/** Puts something down. @param {PlanBoard} board @param {Load} load @param {string} key as in `data-drop` */
export async function putDown(board, load, key) {
  const place = placeOf(key);
  const goal = place === null ? null : placeMeant(board, load, place);
  const put = goal === null ? load : thatFit(board, load, goal);
  const answers = goal === null ? null : answersFor(board.moves, put, goal);
  if (answers === null) return refuse(board, { key, text: board.say("no-place", { kind: load.kind }), rule: "" });
  board.load = null;
  if (answers.length === 0) return board.render();
  const before = board.at;
  if (!(await give(board, answers, key)) || board.now === null) return;
  announce(board.say("put-down", { what: named(board, put), where: placeName(board, key) }));
  if (load.kind === "card" || load.kind === "raid") return cardLaid(board, load.card, before);
  board.render();
}

/** A card that has been laid on the track is open; who had to go home when raids changed their times is told (eagle:5.3b). @param {PlanBoard} board @param {number} card @param {EaglePosition} before */
function cardLaid(board, card, before) {
  const { at } = board;
  board.open = at.timeOf(card) === "" ? 0 : card;
  const home = Object.keys(before.table.raid_of).filter((unit) => before.raidOf(unit) !== 0 && at.raidOf(unit) === 0);
  const number = board.open === 0 ? 0 : home.length;
  board.refusal = number === 0 ? null : { key: `raid ${card}`, text: board.say("sent-home", { number }), rule: "eagle:5.3b" };
  if (board.refusal !== null) announce(board.refusal.text);
  board.render();
  board.bring();
}

/** Gives answers; what is refused is said at the place. @param {PlanBoard} board @param {string[]} answers @param {string} key */
async function give(board, answers, key) {
  const { context } = board.kit;
  if (await context.give(answers)) return true;
  const refusal = context.refusal();
  if (refusal === null || board.now === null) return false;
  const rule = refusal.rule ?? "";
  refuse(board, { key, text: refusal.text.replace(` (${rule})`, ""), rule });
  return false;
}

/** @param {PlanBoard} board @param {Refusal | null} refusal */
function refuse(board, refusal) {
  board.refusal = refusal;
  if (refusal !== null) announce(refusal.text, "assertive");
  board.render();
  board.element.querySelector(".plan-refusal")?.scrollIntoView({ block: "nearest" });
}

/** Takes a raid off the track. @param {PlanBoard} board @param {number} card */
export async function takeOff(board, card) {
  if (await give(board, together(board.moves, [dropped(card)]), `raid ${card}`)) board.show(0);
}

/** The raid strikes the forward airfield, or not any more. @param {PlanBoard} board @param {number} card */
export function forward(board, card) {
  void give(board, together(board.moves, [changed(card, "forward")]), `raid ${card}`);
}

/** Lets the bot carry out a part of the plan. @param {PlanBoard} board @param {string} what @param {number} card 0: all raids */
export async function suggest(board, what, card) {
  const { context } = board.kit;
  const key = card === 0 ? "head" : `raid ${card}`;
  board.load = null;
  board.thinks = `${what} ${card}`;
  board.render();
  const answers = await context.suggest(what, card);
  board.thinks = "";
  if (board.now === null) return;
  const nothing = { key, text: context.refusal()?.text ?? board.say("nothing-to-do", { what }), rule: "" };
  if (answers.length === 0) return refuse(board, nothing);
  if (await give(board, answers, key)) announce(board.say("suggested", { what }));
}

/** Takes everything off the track, or all fighters of the wave from their raids. @param {PlanBoard} board */
export async function empty(board) {
  const raids = raidsToFly(board.at);
  const words = { yes: board.say("empty"), danger: true };
  const sure = await confirm(board.say("empty"), board.say("empty-sure", { number: raids.length }), words);
  if (sure && board.now !== null) void give(board, together(board.moves, raids.map(dropped)), "head");
}

/** The plan stands. @param {PlanBoard} board */
export async function confirmPlan(board) {
  const { at } = board;
  const asked = planQuestion(at.moment.asked);
  const [lacking] = at.table.opened === 0 ? (asked?.because ?? []) : [];
  if (lacking !== undefined) return refuse(board, { key: "head", text: lacking.text, rule: lacking.rule });
  const nothing = wholeDay(at) && raidsToFly(at).length === 0;
  const words = { yes: board.say("confirm") };
  if (nothing && !(await confirm(board.say("confirm"), board.say("confirm-nothing"), words))) return;
  void give(board, at.table.opened === 0 ? [DONE] : [DONE, DONE], "head");
}
