/** What belongs to the games that have a module of their own; all others are played with the plain one. */

/** @import { GameModule } from "../types.js" */

/**
 * `phase` is the phase of the sequence of play that the bot can play to its end, `wins` where the points lie that the
 * player wants: above or below zero.
 * @typedef {{ catalogues: string[], styles: string[], phase: string, wins: "above" | "below" }} Belongings
 */

/** The last ones have the last word. */
const STYLES = ["play", "play-offers", "play-log", "play-narrow"].map((name) => `/static/styles/${name}.css`);

const RAF = ["/static/styles/map.css", "/static/styles/raf.css"];

/** @type {Record<string, Belongings>} */
const GAMES = {
  lion: { catalogues: ["web-lion", "web-raf-map", "coach-lion"], styles: RAF, phase: "raid", wins: "above" },
  eagle: {
    catalogues: ["web-eagle", "web-eagle-plan", "web-raf-map", "coach-eagle"],
    styles: [...RAF, "/static/styles/eagle.css"],
    phase: "raid",
    wins: "below",
  },
  hksw: {
    catalogues: ["web-hksw", "web-raf-map", "coach-hksw", "names-hksw"],
    styles: [...RAF, "/static/styles/hksw.css"],
    phase: "",
    wins: "above",
  },
  fbob: {
    catalogues: ["web-fbob", "web-raf-map", "coach-fbob", "names-fbob"],
    styles: [...RAF, "/static/styles/fbob.css"],
    phase: "",
    wins: "above",
  },
};

/** The catalogues that the pages of a game speak. @param {string} game @returns {string[]} */
export function cataloguesOf(game) {
  return ["web-play", ...(GAMES[game]?.catalogues ?? [])];
}

/** The style sheets of the page. @param {string} game @returns {string[]} */
export function stylesOf(game) {
  return [...(GAMES[game]?.styles ?? []), ...STYLES];
}

/** The phase that the bot can play to its end; empty: none. @param {string} game */
export function botPhase(game) {
  return GAMES[game]?.phase ?? "";
}

/** Whether points below zero are those that the player of a game wants. @param {string} game */
export function winsBelow(game) {
  return GAMES[game]?.wins === "below";
}

/** Whether a game has a module, and so needs its components. @param {string} game */
export function hasModule(game) {
  return game in GAMES;
}

/** The module of a game. @param {string} game @returns {Promise<GameModule>} */
export async function moduleOf(game) {
  return import(`/static/games/${hasModule(game) ? game : "plain"}/module.js`);
}
