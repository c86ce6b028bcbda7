/** The start page: the first game in one click, my games, a new game, a record, who I am. */

import { listGames, me, titles } from "./api.js";
import { clear, el } from "./dom.js";
import { drawGames } from "./games-list.js";
import { hero } from "./hero.js";
import { importForm } from "./import-record.js";
import { newGameForm } from "./new-game.js";
import { topbar } from "./topbar.js";
import { whoForm } from "./who.js";
import { say } from "./words.js";

/** @import { Head, Me, Title } from "../types.d.ts" */
/** @typedef {{ titles: Title[], games: Head[], me: Me }} Known */

/** @param {HTMLElement} place */
export async function open(place) {
  let known = await load();
  const form = newGameForm();
  const record = importForm();
  let picture = hero(known);
  const draw = () => {
    picture.stop();
    picture = hero(known);
    topbar.name("");
    const parts = arranged(known, picture.element, form.draw(known.titles), record.draw(), removed);
    clear(place, el("div", { class: "start" }, el("div", { class: "start-grid" }, parts)));
  };
  /** @param {string} id */
  const removed = (id) => {
    known = { ...known, games: known.games.filter((one) => one.id !== id) };
    draw();
    const heading = place.querySelector("h2");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus();
  };
  draw();
  return {
    close: () => picture.stop(),
    refresh: async () => {
      known = await load();
      draw();
    },
  };
}

/** @returns {Promise<Known>} */
async function load() {
  const [all, games, who] = await Promise.all([titles(), listGames(), me()]);
  return { titles: all, games, me: who };
}

/**
 * @param {Known} known @param {HTMLElement} picture @param {HTMLElement} form @param {HTMLElement} record
 * @param {(id: string) => void} removed
 */
function arranged(known, picture, form, record, removed) {
  const mine = known.games.length === 0 ? null : drawGames(known.games, removed);
  const rules = el(
    "section",
    { class: "panel padded stack" },
    el("h2", {}, say("web", "rules")),
    el("p", { class: "muted" }, say("web", "rules-about")),
    el("p", {}, el("a", { class: "button", href: "/rules" }, say("web", "rules-open"))),
  );
  return [
    picture,
    el("div", { class: "start-main" }, mine, form),
    el("div", { class: "start-side" }, record, whoForm(known.me), rules),
  ];
}
