/** What one sees first: the plotting table, the clock, and the way into a game. */

import { ApiTrouble, newGame } from "./api.js";
import { el } from "./dom.js";
import { go } from "./navigate.js";
import { plottingTable, sectorClock } from "./plotting-table.js";
import { fresh, wish } from "./wish.js";
import { say } from "./words.js";

/** @import { Head, Me, Title } from "../types.d.ts" */

/** @param {{ titles: Title[], games: Head[], me: Me }} known */
export function hero(known) {
  const clock = sectorClock();
  const latest = known.games.find((game) => !game.over && game.seats.some((seat) => seat.mine));
  const element = el(
    "section",
    { class: known.games.length === 0 ? "hero first" : "hero", "aria-labelledby": "hero-title" },
    plottingTable(),
    el("div", { class: "hero-clock" }, clock.element),
    el("div", { class: "hero-card paper" }, latest === undefined ? firstWords(known) : welcomeBack(known, latest)),
  );
  return { element, stop: clock.stop };
}

/** @param {{ titles: Title[] }} known */
function firstWords(known) {
  const title = known.titles.find((one) => one.guided !== null);
  return [
    el("h1", { id: "hero-title" }, say("web", "hero-title")),
    el("p", {}, say("web", "hero-text")),
    title === undefined ? null : guidedButton(title, title.sides[0], "main", "guided"),
    title === undefined ? null : el("p", { class: "help" }, say("web", "guided-help", { scenario: guidedName(title) })),
    ...guidedButtons(known.titles).slice(1),
  ];
}

/** @param {{ titles: Title[] }} known @param {Head} latest */
function welcomeBack(known, latest) {
  return [
    el("h1", { id: "hero-title" }, say("web", "hero-again")),
    el(
      "p",
      {},
      el("strong", {}, say("web", "game-title", { game: latest.name, scenario: latest.scenario.name })),
      el("br"),
      latest.summary,
    ),
    el(
      "p",
      { class: "hero-doing" },
      el("a", { class: "button main hero-button", href: `/play/${latest.id}` }, say("web", "continue-this")),
    ),
    ...guidedButtons(known.titles),
  ];
}

/** A guided game of every side of every title. @param {Title[]} titles */
function guidedButtons(titles) {
  const guided = titles.filter((one) => one.guided !== null);
  const games = guided.flatMap((title) => title.sides.map((side, place) => ({ title, side, id: place === 0 ? title.game : `${title.game}-${side.id}` })));
  return games.map(({ title, side, id }, place) => guidedButton(title, side, "quiet", place === 0 ? "guided" : `guided-${id}`));
}

/** @param {Title} title */
function guidedName(title) {
  return title.scenarios.find((one) => one.id === title.guided)?.name ?? "";
}

/** Begins the guided first game of a side with one click. @param {Title} title @param {Title["sides"][number] | undefined} side @param {"main" | "quiet"} kind @param {string} id */
function guidedButton(title, side, kind, id) {
  const trouble = el("p", { class: "error", role: "alert" });
  const press = async (/** @type {Event} */ event) => {
    const button = /** @type {HTMLButtonElement} */ (event.currentTarget);
    button.disabled = true;
    try {
      const made = await newGame({ ...wish(fresh(title, side?.id)), guided: true });
      go(`/play/${made.id}`);
    } catch (wrong) {
      trouble.textContent = wrong instanceof ApiTrouble ? wrong.detail : String(wrong);
      button.disabled = false;
    }
  };
  const main = kind === "main";
  const look = main ? "button main hero-button" : "button quiet";
  const name = main ? say("web", "guided") : say("web", "guided-of", { game: title.name, side: side?.name ?? "" });
  return el("div", { class: "hero-doing" }, el("button", { type: "button", class: look, id, onclick: press }, name), trouble);
}
