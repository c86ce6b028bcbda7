/** The battle tray: an intercept, a dogfight or bombs, with the dice as they fell and what has happened so far. */

/** @import { LogLine } from "../../types.js" */
/** @import { Leaf } from "../../shell/dom.js" */
/** @import { Kit } from "../raf/parts.js" */
/** @import { Side } from "./hksw.js" */
/** @import { HkswPosition } from "./position.js" */
import { el } from "../../shell/dom.js";
import { cardRow, missionCard } from "./cards.js";
import { diceOf, throwsOf } from "./dice.js";
import { dogfight } from "./dogfight.js";
import { flightName, squareName } from "./wording.js";

/** With these lines of the log a battle begins. */
const BEGINS = ["intercept", "groups-formed", "bombed"];
/** And these tell how it goes on. */
const TELLS = [
  ...BEGINS,
  ...["intercept-hits", "lost", "stood-down", "wings-beside", "dogfight", "nobody-down", "shot-down", "two-wins"],
  ...["ace-flies", "ace-lost", "ace-gained", "flight-lost", "knocked-out", "stays-out", "city-damaged", "no-hits", "ack-ack"],
  ...["out-of-fuel", "made-it-home", "mission-succeeds", "mission-fails"],
];

/** @param {Kit} kit @param {HkswPosition} at @returns {Leaf[]} */
export function battleTray(kit, at) {
  const { combat } = at;
  const heading = (/** @type {Leaf} */ more) => kit.heading("h2", kit.say("tray-battle"), kit.say("about-battle"), more);
  if (combat === null) return [heading(el("span", { class: "raf-quiet" }, kit.say("no-battle"))), story(kit, at)];
  const title = kit.say("meeting", {
    kind: combat.kind,
    german: flightName(at, combat.german),
    british: combat.british.map((id) => flightName(at, id)).join(kit.say("and")),
    square: squareName(at, combat.square),
  });
  const stages = {
    intercept: () => intercept(kit, at),
    dogfight: () => (at.fought ? fallen(kit, at) : dogfight(kit, at, combat.square, fallen(kit, at))),
    bombing: () => bombing(kit, at, combat.german),
  };
  return [heading(el("span", { class: "hksw-meeting" }, title)), stages[combat.kind](), story(kit, at)];
}

/** The cards that were turned up for an intercept, and the dice. @param {Kit} kit @param {HkswPosition} at */
function intercept(kit, at) {
  const line = at.moment.log.findLast((one) => one.key === "intercept");
  const rows = /** @type {[Side, string][]} */ ([["luftwaffe", "german"], ["raf", "british"]]).map(([side, name]) =>
    stage(kit.say("side", { side }), `hksw-${side}`, cardRow(kit, at, names(line, name), { empty: kit.say("cards-to-come") })),
  );
  return el("div", { class: "hksw-stages" }, rows, fallen(kit, at));
}

/** The cards that a line of the log names. @param {LogLine | undefined} line @param {string} name */
export function names(line, name) {
  const value = line?.args[name];
  return Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
}

/** The target, the bombers that are known, and the dice of the bombs and the guns. @param {Kit} kit @param {HkswPosition} at @param {string} flight */
function bombing(kit, at, flight) {
  const target = at.mission(flight);
  const bombers = at.cardsIn(flight).filter((card) => (at.type(card)?.bombing ?? 0) > 0);
  return el(
    "div",
    { class: "hksw-stages" },
    target === "" ? null : stage(kit.say("bombed-target"), "", missionCard(kit, at, target, "")),
    stage(kit.say("bombers"), "hksw-luftwaffe", cardRow(kit, at, bombers, { empty: kit.say("no-cards") })),
    fallen(kit, at),
  );
}

/** @param {string} name @param {string} look @param {Leaf} child */
function stage(name, look, child) {
  return el("div", { class: `hksw-row ${look}` }, el("h3", {}, name), child);
}

/** The dice that fell last in this battle; null: none yet. @param {Kit} kit @param {HkswPosition} at */
function fallen(kit, at) {
  const throws = storyOf(at.moment.log, at.combat?.german ?? "").filter((line) => throwsOf(line).length > 0);
  const shown = at.combat?.kind === "bombing" ? throws : throws.slice(-1);
  if (shown.length === 0) return null;
  return el(
    "section",
    { class: "hksw-fallen", "aria-label": kit.say("dice-fallen") },
    el("h3", {}, kit.say("dice-fallen")),
    shown.map((line) => el("p", {}, diceOf(line, ""), el("span", {}, line.text))),
  );
}

/** What has happened since the battle began. @param {Kit} kit @param {HkswPosition} at */
function story(kit, at) {
  const lines = storyOf(at.moment.log, at.combat?.german ?? "");
  if (lines.length === 0) return null;
  const name = kit.say(at.combat === null ? "last-battle" : "this-battle");
  return el(
    "section",
    { class: "hksw-story", "aria-label": name },
    el("h3", {}, name),
    el(
      "ol",
      {},
      lines.map((line) => el("li", {}, line.text, " ", diceOf(line))),
    ),
  );
}

/** The lines of the log that tell of the battle of a flight, or of the last one that was. @param {LogLine[]} log @param {string} flight empty: the last one */
export function storyOf(log, flight) {
  const from = log.findLastIndex((line) => BEGINS.includes(line.key));
  const of = log[from]?.args;
  if (from < 0 || (flight !== "" && of?.["flight"] !== flight && of?.["luftwaffe"] !== flight)) return [];
  return log.slice(from).filter((line) => TELLS.includes(line.key));
}
