/** The question: one sentence, the rule it rests on, whose move it is; what to wait for; how the game ended. */

/** @import { Page } from "./play.js" */

import { clear, el } from "../shell/dom.js";
import { say } from "../shell/words.js";
import { stopped } from "./stopped.js";

/** So many entries of a list in the making are shown, the latest. */
const MOST_LISTED = 8;

/** @param {Page} page */
export function openPrompt(page) {
  const whose = el("p", { class: "whose" });
  const question = el("h2", { class: "question", id: "question", tabindex: -1 });
  const more = el("div", { class: "prompt-more" });
  const trouble = el("div", { class: "prompt-trouble", role: "alert" });
  const chip = el("span", {});
  const element = el(
    "div",
    { class: "prompt paper" },
    el("div", { class: "prompt-head" }, whose, chip),
    question,
    more,
    trouble,
  );
  let told = "";
  let drawn = "";

  const draw = () => {
    const { session } = page;
    const { asked, live } = session.shown();
    const mine = session.ask();
    const first = (session.past === null ? mine : null) ?? asked[0] ?? null;
    element.classList.toggle("waits", mine === null);
    element.classList.toggle("was", !live && session.showing === null);
    whose.textContent = headline(page);
    question.textContent = sentence(page);
    const rule = session.showing !== null ? "" : (first?.rule ?? "");
    const key = [page.language(), rule, session.group.join(), session.past === null, session.state.ending?.text, session.state.stopped?.text, session.moment()].join(" ");
    if (key !== drawn) {
      drawn = key;
      clear(chip, ruleChip(page, rule));
      clear(more, together(page), listed(page), ended(page), stopped(page));
    }
    drawTrouble(page, trouble);
    if (live && told !== question.textContent) {
      told = question.textContent ?? "";
      page.tell(told);
    }
  };
  return { element, draw, focus: () => question.focus() };
}

/** The id of a rule, which opens it. @param {Page} page @param {string} rule */
export function ruleChip(page, rule) {
  if (rule === "") return null;
  const label = page.say("rule-opens", { rule });
  return el(
    "button",
    { type: "button", class: "rule-chip", "aria-label": label, onclick: () => page.rule(rule) },
    rule,
  );
}

/** @param {Page} page */
function headline(page) {
  const { session } = page;
  const { ending } = session.state;
  if (session.past !== null) return page.say("as-it-was", { at: session.past.at });
  if (session.state.stopped !== null) return say("web", "lost-unreadable");
  if (ending !== null) return page.say("over");
  if (session.showing !== null) return page.say("happening");
  const mine = session.ask();
  if (mine?.kind === "chance") return page.say("your-dice");
  if (mine !== null) return page.say("your-move", { side: mine.side_name });
  const other = session.state.asked[0];
  return other === undefined ? "" : page.say("their-move", { side: other.side_name });
}

/** @param {Page} page */
function sentence(page) {
  const { session } = page;
  const { asked } = session.shown();
  if (session.past === null && session.state.stopped !== null) return session.state.stopped.text;
  if (session.past === null && session.state.ending !== null) return session.state.ending.text;
  if (session.showing !== null) return page.say("watch");
  const one = (session.past === null ? session.ask() : null) ?? asked[0];
  return one?.text ?? "";
}

/** Several units go to one place. @param {Page} page */
function together(page) {
  const { group } = page.session;
  if (group.length < 2) return null;
  return el("p", { class: "together" }, page.say("together", { n: group.length, units: group.join(", ") }));
}

/** The list that the player is making. @param {Page} page */
function listed(page) {
  const { session } = page;
  const entries = session.state.listed.map((one) => one.words);
  if (entries.length === 0 || session.past !== null) return null;
  const last = entries.slice(-MOST_LISTED).join(", ");
  const long = entries.length > MOST_LISTED;
  return el("p", { class: "listed" }, long ? page.say("on-your-long-list", { number: entries.length, entries: last }) : page.say("on-your-list", { entries: last }));
}

/** @param {Page} page */
function ended(page) {
  const { head, ending, stopped } = page.session.state;
  if (ending === null || page.session.past !== null) return null;
  if (stopped !== null) return el("p", {}, ending.text);
  return [
    el("a", { class: "button main", href: `/report/${head.id}` }, page.say("open-report")),
    head.seed === null ? null : el("p", { class: "seed muted small" }, page.say("seed", { seed: head.seed })),
  ];
}

/** @param {Page} page @param {HTMLElement} place */
function drawTrouble(page, place) {
  const { trouble } = page.session;
  const shown = place.dataset["text"] ?? "";
  if (shown === (trouble?.text ?? "")) return;
  place.dataset["text"] = trouble?.text ?? "";
  if (trouble === null) return clear(place);
  const rule = trouble.rule ?? "";
  clear(place, el("p", { class: "error" }, trouble.text.replace(` (${rule})`, ""), " ", ruleChip(page, rule)));
}
