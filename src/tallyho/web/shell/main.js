/** The shell: which page an address is, the bar above it, the language it speaks. */

import { ApiTrouble, connection, report as reportOf, state, unreachable } from "./api.js";
import { clear, el, hush, stylesheet } from "./dom.js";
import { listenForHelp } from "./keys.js";
import { need } from "./language.js";
import { open as openLost } from "./lost.js";
import { onArrival } from "./navigate.js";
import { apply, onChange } from "./settings.js";
import { drawTopbar, topbar, watchConnection } from "./topbar.js";
import { say, spoken } from "./words.js";

/** @typedef {{ close(): void, refresh?(): void | Promise<void> }} Page */
/** @typedef {(place: HTMLElement, name: string) => Promise<Page>} Opener */

/** @type {[RegExp, Opener][]} */
const ROUTES = [
  [/^\/$/, async (place) => (await module(import("./start.js"))).open(place)],
  [/^\/play\/([^/]+)$/, play],
  [/^\/report\/([^/]+)$/, report],
  [/^\/rules(?:\/([^/]*))?$/, async (place, name) => (await module(import("./rules-page.js"))).open(place, name)],
  [/^\/join\/([^/]+)$/, async (place, name) => (await module(import("./join.js"))).open(place, name)],
];

const top_ = /** @type {HTMLElement} */ (document.getElementById("top"));
const main = /** @type {HTMLElement} */ (document.getElementById("main"));

/** @type {Page | null} */
let page = null;
/** Counts arrivals, so that a page that was slow to open does not take the place of a later one. */
let arrivals = 0;

begin();

async function begin() {
  apply();
  watchConnection();
  listenForHelp();
  onChange((changed) => "language" in changed && respeak());
  try {
    await need();
  } catch {
    clear(
      main,
      el("p", { class: "lost" }, "Tallyho’s server cannot be reached. Le serveur de Tallyho est injoignable."),
    );
    return;
  }
  dress();
  onArrival((path) => arrive(path, true));
  await arrive(location.pathname, false);
}

/** The words of the shell itself. */
function dress() {
  const skip = document.getElementById("skip");
  if (skip !== null) skip.textContent = say("web", "skip");
  drawTopbar(top_);
}

/** Goes over to the chosen language; the page keeps its state. */
async function respeak() {
  try {
    await need();
  } catch {
    unreachable();
    connection.addEventListener("back", respeak, { once: true });
    return;
  }
  hush();
  dress();
  await redrawn();
  document.dispatchEvent(new CustomEvent("spoken", { detail: spoken() }));
}

async function redrawn() {
  if (page?.refresh === undefined) return arrive(location.pathname, false);
  try {
    return await page.refresh();
  } catch (trouble) {
    if (!(trouble instanceof ApiTrouble)) throw trouble; /* The bar tells what an ApiTrouble is. */
  }
}

/** @param {string} path @param {boolean} moved Whether the user came from another page of ours. */
async function arrive(path, moved) {
  arrivals += 1;
  const arrival = arrivals;
  page?.close();
  page = null;
  topbar.reset();
  clear(main, el("p", { class: "waiting", role: "status" }, say("web", "loading")));
  const place = el("div", { class: "page" });
  const opened = await opening(path, place);
  if (arrival !== arrivals) return opened.close();
  page = opened;
  if (place.parentNode === null) clear(main, place);
  if (moved) focusHeading();
}

/** @param {string} path @param {HTMLElement} place @returns {Promise<Page>} */
async function opening(path, place) {
  for (const [pattern, open] of ROUTES) {
    const found = pattern.exec(path);
    if (found === null) continue;
    try {
      return await open(place, decodeURIComponent(found[1] ?? ""));
    } catch (trouble) {
      return openLost(place, trouble);
    }
  }
  return openLost(place, null);
}

/**
 * A module of ours; that it cannot be fetched means that the server cannot be reached.
 * @template Module
 * @param {Promise<Module>} fetched
 * @returns {Promise<Module>}
 */
async function module(fetched) {
  try {
    return await fetched;
  } catch (wrong) {
    throw wrong instanceof TypeError ? unreachable() : wrong;
  }
}

function focusHeading() {
  scrollTo(0, 0);
  const heading = main.querySelector("h1") ?? main;
  if (!heading.hasAttribute("tabindex")) heading.setAttribute("tabindex", "-1");
  /** @type {HTMLElement} */ (heading).focus({ preventScroll: true });
}

/** @type {Opener} */
async function play(place, id) {
  clear(main, place);
  return (await module(import("../play/play.js"))).open(place, id);
}

/** @type {Opener} */
async function report(place, id) {
  const sheet = stylesheet("/static/styles/report.css");
  const page = await module(import("../report/report.js"));
  await sheet;
  const draw = async () => {
    await need("web-report");
    const [told, game] = await Promise.all([reportOf(id), state(id, { log_from: 1e7 })]);
    await need(...page.cataloguesOf(game.head.game));
    clear(place);
    topbar.name(say("web", "report-title", { scenario: game.head.scenario.name }));
    await page.open(place, told, say, game.head);
  };
  await draw();
  return { close() {}, refresh: draw };
}
