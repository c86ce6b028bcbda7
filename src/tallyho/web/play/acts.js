/** What the player does with the question: send, end, roll, take back, ask for advice, leave it to the bot. */

/**
 * @import { Asked } from "../types.js"
 * @import { Page } from "./play.js"
 */

import { clear, el } from "../shell/dom.js";
import { has } from "../shell/words.js";
import { sentenceCase, worded } from "./offers.js";
import { DONE, most } from "./series.js";

/**
 * @typedef {object} Action
 * @property {string} id
 * @property {string} label
 * @property {string} [detail]
 * @property {string} kind The class of the button.
 * @property {string} [key] The key that presses it.
 * @property {string | null} [why] Why it cannot be done now.
 * @property {boolean} [pressed]
 * @property {() => void} act
 */

/** @param {Page} page */
export function openActs(page) {
  const mains = el("div", { class: "acts-main" });
  const others = el("div", { class: "acts-other" });
  const element = el("div", { class: "acts" }, mains, others);
  let drawn = "";

  const draw = () => {
    const found = [mainActions(page), otherActions(page)];
    const key = JSON.stringify([found, page.session.busy, page.session.moment()]);
    if (key === drawn) return; // a button that is being pressed stays where it is
    drawn = key;
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset["act"] : undefined;
    const inside = element.contains(document.activeElement);
    [mains, others].forEach((place, which) => clear(place, found[which]?.map((one) => actionButton(page, one))));
    if (!inside) return;
    const same = element.querySelector(`[data-act="${focused ?? ""}"]`);
    if (same instanceof HTMLElement) same.focus();
    else page.focusOffers();
  };
  /** @param {string} id */
  const press = (id) => {
    const button = element.querySelector(`[data-act="${id}"]`);
    if (button instanceof HTMLButtonElement) button.click();
    return button !== null;
  };
  /** The main action. @returns {HTMLElement | null} */
  const main = () => mains.querySelector("button");
  return { element, draw, press, main };
}

/** @param {Page} page @param {Action} action */
function actionButton(page, action) {
  const refused = action.why !== undefined && action.why !== null;
  return el(
    "button",
    {
      type: "button",
      class: `button ${action.kind}`,
      "data-act": action.id,
      "aria-keyshortcuts": action.key ?? null,
      "aria-disabled": refused || page.session.busy ? "true" : null,
      "aria-description": action.why ?? null,
      "aria-pressed": action.pressed === undefined ? null : String(action.pressed),
      title: action.why ?? null,
      onclick: () => {
        if (refused) page.tell(action.why ?? "");
        else if (!page.session.busy) action.act();
      },
    },
    el("span", {}, action.label, action.detail === undefined ? null : el("small", {}, action.detail)),
    action.key === undefined ? null : el("kbd", { class: "cap", "aria-hidden": "true" }, action.key),
  );
}

/** @param {Page} page @returns {Action[]} */
function mainActions(page) {
  const { session } = page;
  if (session.past !== null)
    return [{ id: "now", label: page.say("back-to-now"), kind: "main", key: "Esc", act: () => session.backToNow() }];
  if (session.showing !== null)
    return [{ id: "skip", label: page.say("skip"), kind: "main", key: "Space", act: () => page.skip() }];
  const asked = session.ask();
  if (asked === null) return [];
  if (asked.kind === "chance")
    return [{ id: "roll", label: page.say("roll-for-me"), kind: "main", key: "g", act: () => void session.roll() }];
  return session.chosen.length > 0 ? confirming(page, asked) : ending(page, asked);
}

/** @param {Page} page @param {Asked} asked @returns {Action[]} */
function confirming(page, asked) {
  const { session } = page;
  const plan = session.plan(asked);
  const n = session.chosen.length;
  const done = asked.offers.find((offer) => offer.answer === DONE);
  const ends = plan.ends && done !== undefined;
  const all = n >= most(plan, asked);
  const words = has("web-play", `confirm-${asked.key}`) ? `confirm-${asked.key}` : "confirm";
  /** @type {Action[]} */
  const found = [
    {
      id: "confirm",
      label: page.say(words, { n }),
      kind: "main",
      key: "g",
      act: () => void session.confirm(plan.ends),
    },
  ];
  const [first] = found;
  if (first !== undefined && ends && !all)
    first.detail = page.say("and-done", { done: worded(page, done, asked).label });
  if (ends && !all)
    found.push({ id: "more", label: page.say("send-and-choose-on"), kind: "", act: () => void session.confirm(false) });
  return found;
}

/** @param {Page} page @param {Asked} asked @returns {Action[]} */
function ending(page, asked) {
  const done = asked.offers.find((offer) => offer.answer === DONE);
  if (done === undefined) return [];
  const label = has("web-play", `done-${asked.key}`)
    ? page.say(`done-${asked.key}`)
    : sentenceCase(worded(page, done, asked).label);
  return [{ id: "done", label, kind: "main", key: "d", act: () => void page.session.give([DONE]) }];
}

/** @param {Page} page @returns {Action[]} */
function otherActions(page) {
  const { session } = page;
  const { side, ending, stopped } = session.state;
  if (side === null || ending !== null || stopped !== null || session.past !== null || session.showing !== null)
    return [];
  const asked = session.ask();
  const why = session.state.no_undo;
  /** @type {Action[]} */
  const found = [{ id: "undo", label: page.say("undo"), kind: "", key: "u", why, act: () => void session.undo() }];
  if (session.chosen.length > 0)
    found.unshift({ id: "none", label: page.say("pick-nobody"), kind: "", act: () => session.unpick() });
  if (asked?.kind === "choice") {
    found.push({
      id: "hint",
      label: page.say("hint"),
      kind: "",
      key: "h",
      pressed: session.hint !== null,
      act: () => page.hint(),
    });
    found.push({ id: "bot", label: page.say("bot"), kind: "", key: "b", act: () => page.openBot() });
  }
  return found;
}
