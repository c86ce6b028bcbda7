/** The plan of the day: the planning board while it is made, and later the raids of each time segment. */

/** @import { Leaf } from "../../shell/dom.js" */
/** @import { Kit } from "../raf/parts.js" */
/** @import { EaglePosition } from "./position.js" */
import { el } from "../../shell/dom.js";
import { SEGMENTS } from "../raf/position.js";
import { PlanBoard } from "./plan-board.js";
import { planning } from "./plan-facts.js";
import { cardTitle, raidInShort, raidInWords } from "./wording.js";

/** The board of each page that shows the game. @type {WeakMap<Kit, PlanBoard>} */
const BOARDS = new WeakMap();

/** The whole tray. @param {Kit} kit @param {EaglePosition} at @returns {Leaf[]} */
export function planTray(kit, at) {
  const board = BOARDS.get(kit) ?? new PlanBoard(kit);
  BOARDS.set(kit, board);
  board.draw(at);
  return planning(at) ? [board.element] : track(kit, at);
}

/** What is planned, for those who only look. @param {Kit} kit @param {EaglePosition} at @returns {Leaf[]} */
function track(kit, at) {
  return [
    kit.heading("h2", kit.say("tray-plan"), kit.say("about-plan")),
    el(
      "ol",
      { class: "raf-plan bare" },
      SEGMENTS.map((time) => segment(kit, at, time)),
    ),
  ];
}

/** @param {Kit} kit @param {EaglePosition} at @param {string} time */
function segment(kit, at, time) {
  const raids = at.raidsAt(time);
  return el(
    "li",
    { "aria-current": at.table.clock === time ? "time" : null },
    el("b", {}, time),
    raids.map((card) => raidLine(kit, at, card)),
  );
}

/** @param {Kit} kit @param {EaglePosition} at @param {number} card */
function raidLine(kit, at, card) {
  const title = cardTitle(kit, at, card);
  return el(
    "div",
    { class: "raf-plan-raid" },
    kit.button(String(card), `${title}: ${raidInWords(kit, at, card)}`, "raf-goal raf-always", title),
    el("span", {}, ` ${raidInShort(kit, at, card)}`),
    kit.pieces(at, at.gruppenOn(card), "raf-german raf-small"),
  );
}
