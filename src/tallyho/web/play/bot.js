/** The bot plays on for the player: this decision, this raid, the rest; with progress, and it can be stopped. */

/** @import { Page } from "./play.js" */

import { dialog, el, unique } from "../shell/dom.js";
import { botPhase } from "./modules.js";

/** @typedef {"decision" | "phase" | "end"} Until */

const AT_ONCE = { decision: 1, phase: 1, end: 20 };

/** @param {Page} page */
export function openBotRun(page) {
  const bar = el("progress", { "aria-hidden": "true" });
  const text = el("span", {});
  const stop = el("button", { type: "button", class: "button small" });
  const element = el("div", { class: "bot-run", hidden: true }, text, bar, stop);
  let stopped = true;
  stop.addEventListener("click", () => (stopped = true));

  /** @param {string} bot @param {Until} until */
  const run = async (bot, until) => {
    const { session } = page;
    const start = { number: session.state.number, key: session.ask()?.key ?? "", entered: false };
    start.entered = phaseOf(session.state.step) === botPhase(session.state.head.game);
    stopped = false;
    element.hidden = false;
    stop.textContent = page.say("stop");
    for (let turns = 0; !stopped && !reached(page, until, start, turns); turns += 1) {
      text.textContent = page.say("bot-playing", { n: session.state.number - start.number });
      if (!(await session.letBot(bot, AT_ONCE[until]))) break;
    }
    stopped = true;
    element.hidden = true;
    if (page.leaves) return;
    page.tell(page.say("bot-played", { n: session.state.number - start.number }));
    page.focusOffers();
  };
  return { element, run, stop: () => (stopped = true), running: () => !stopped };
}

/** @param {string} step */
function phaseOf(step) {
  return step.split(".")[0] ?? "";
}

/**
 * Whether the bot has got as far as was wanted. A phase is done when it has been entered and left again.
 * @param {Page} page @param {Until} until @param {{ key: string, entered: boolean }} start @param {number} turns
 */
function reached(page, until, start, turns) {
  const asked = page.session.ask();
  if (asked === null || page.session.gone) return true;
  if (turns === 0 || until === "end") return false;
  if (until === "decision") return asked.key !== start.key;
  const within = phaseOf(page.session.state.step) === botPhase(page.session.state.head.game);
  start.entered ||= within;
  return start.entered && !within;
}

/** Asks which bot and how far. @param {Page} page @param {(bot: string, until: Until) => void} run */
export async function askForBot(page, run) {
  const id = unique("bot");
  const select = el(
    "select",
    { id },
    page.bots().map((bot) => el("option", { value: bot.id }, bot.name)),
  );
  const body = [
    el("p", {}, page.say("bot-text")),
    el("div", { class: "field" }, el("label", { for: id }, page.say("bot-which")), select),
  ];
  const raids = botPhase(page.session.state.head.game) !== "";
  const asked = dialog(page.say("bot-title"), body, [
    { label: page.say("bot-decision"), value: "decision", kind: "main" },
    ...(raids ? [{ label: page.say("bot-raid"), value: "phase" }] : []),
    { label: page.say("bot-end"), value: "end" },
  ]);
  const until = await asked.closed;
  if (until === "decision" || until === "phase" || until === "end") run(select.value, until);
}
