/** The odds of what is about to be decided: of sending nobody or those that are picked, of the raids that are planned. */

/**
 * @import { Odds, OddsRow } from "../types.js"
 * @import { Page } from "./play.js"
 */

import * as api from "../shell/api.js";
import { clear, el, svg } from "../shell/dom.js";
import { winsBelow } from "./modules.js";

const PAUSE = 150;
const SHARES = /** @type {const} */ (["below", "even", "above"]);

/** @param {Page} page */
export function openOdds(page) {
  const body = el("div", { class: "odds-body" });
  const fold = el("button", { type: "button", class: "odds-fold", "aria-expanded": "false", onclick: () => turn() });
  const element = el("section", { class: "odds", hidden: true }, fold, body);
  /** Whether the player wants to see odds that are not worked out unasked. */
  let opened = false;
  let wanted = "";
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let waiting;

  /** @param {string} key @param {string} side @param {string[]} answers */
  const fetchOdds = async (key, side, answers) => {
    if (wanted !== key) return; // it is not asked any more
    if (page.session.busy) {
      wanted = ""; // what was picked is on its way: those who draw next ask again
      return;
    }
    try {
      const found = await api.odds(page.session.id, side, answers);
      if (wanted === key) show(page, body, found);
    } catch {
      if (wanted === key) clear(body, el("p", { class: "small" }, page.say("odds-none")));
    }
    if (wanted === key) element.removeAttribute("aria-busy");
  };
  const turn = () => {
    opened = !opened;
    draw();
  };
  const draw = () => {
    const { session } = page;
    const asked = session.shown().live ? session.ask() : null;
    const side = session.state.side;
    element.hidden = asked === null || side === null || !session.plan(asked).odds;
    if (element.hidden || asked === null || side === null) {
      wanted = "";
      return;
    }
    const { folded } = session.plan(asked);
    fold.hidden = !folded;
    const planned = session.state.head.game === "eagle"; // its player plans raids
    fold.textContent = page.say(planned ? "odds-planned" : "odds-folded");
    fold.setAttribute("aria-expanded", String(opened));
    body.hidden = folded && !opened;
    body.classList.toggle("odds-many", folded);
    if (body.hidden) {
      wanted = "";
      return;
    }
    const waits = planned ? "odds-waiting" : "odds-counting";
    if (folded && body.childElementCount === 0) clear(body, el("p", { class: "small muted" }, page.say(waits)));
    const key = [session.moment(), page.language(), ...session.chosen].join(" ");
    if (key === wanted) return;
    wanted = key;
    element.setAttribute("aria-busy", "true");
    clearTimeout(waiting);
    waiting = setTimeout(() => void fetchOdds(key, side, [...session.chosen]), PAUSE);
  };
  return { element, draw };
}

/** @param {Page} page @param {HTMLElement} place @param {Odds} odds */
function show(page, place, odds) {
  const rows = odds.rows.map((row) => oddsRow(page, row));
  if (rows.length === 0) return clear(place, el("p", { class: "small muted" }, odds.how));
  const open = place.querySelector("details")?.open ?? false;
  const key = SHARES.flatMap((one) => [" ", swatch(looks(page, one)), page.say(`odds-${saidAs(page, one)}`)]);
  const how = `${odds.how}${odds.exact ? ` ${page.say("odds-exact")}` : ""}`;
  page.tell(odds.rows.map((row) => `${row.text}: ${row.detail === "" ? vpWords(page, row) : row.detail}`).join(". "));
  clear(
    place,
    rows,
    el(
      "details",
      { class: "small odds-how", open },
      el("summary", {}, page.say("odds-title"), el("span", { class: "odds-key" }, key)),
      el("p", {}, how),
    ),
  );
}

/** The colour of a share: that of what the player wants, or does not want. @param {Page} page @param {typeof SHARES[number]} share */
function looks(page, share) {
  if (!winsBelow(page.session.state.head.game) || share === "even") return share;
  return share === "below" ? "above" : "below";
}

/** Where points below zero are won, it is said whose they are. @param {Page} page @param {typeof SHARES[number]} share */
function saidAs(page, share) {
  if (!winsBelow(page.session.state.head.game) || share === "even") return share;
  return share === "below" ? "german" : "british";
}

/** @param {string} name */
function swatch(name) {
  return el("span", { class: `swatch ${name}` });
}

/** @param {Page} page @param {OddsRow} row */
function oddsRow(page, row) {
  const plain = new Intl.NumberFormat(page.language(), { maximumFractionDigits: 1 });
  const shares = { below: percent(page, row.below), even: percent(page, row.even), above: percent(page, row.above) };
  const { one, two, heavy } = row.damage;
  const facts = page.say("odds-facts", {
    squadrons: plain.format(row.squadrons),
    "squadrons-count": rounded(row.squadrons),
    gruppen: plain.format(row.gruppen),
    "gruppen-count": rounded(row.gruppen),
    hit: percent(page, one + two + heavy),
    heavy: percent(page, heavy),
  });
  if (row.detail !== "") return detailRow(page, row, shares);
  const vp = el("span", { class: "odds-vp" }, vpWords(page, row));
  return el(
    "div",
    { class: "odds-row" },
    el("p", { class: "odds-name" }, el("strong", {}, row.text), " ", vp),
    bar(page, row, page.say(winsBelow(page.session.state.head.game) ? "odds-bar-sides" : "odds-bar", shares)),
    el("p", { class: "odds-facts" }, facts),
  );
}

/** A row that says itself what may come of it; where no points can come of it, there is no bar. @param {Page} page @param {OddsRow} row @param {Record<string, string>} shares */
function detailRow(page, row, shares) {
  const [first = "", ...more] = row.detail;
  return el(
    "div",
    { class: "odds-row" },
    el("p", { class: "odds-name" }, el("strong", {}, row.text)),
    row.even === 1 ? null : bar(page, row, page.say("odds-bar", shares)),
    el("p", { class: "odds-facts" }, first.toLocaleUpperCase(page.language()) + more.join("")),
  );
}

/** As it is shown, for words that must agree with it. @param {number} value */
function rounded(value) {
  return Math.round(value * 10) / 10;
}

/** @param {Page} page @param {OddsRow} row */
function vpWords(page, row) {
  const format = new Intl.NumberFormat(page.language(), { maximumFractionDigits: 1, signDisplay: "exceptZero" });
  /** @param {number} value */
  const number = (value) => format.format(value).replace("-", "−");
  return page.say("odds-vp", { vp: number(row.vp), low: number(row.vp_low), high: number(row.vp_high) });
}

/** @param {Page} page @param {number} share */
function percent(page, share) {
  return new Intl.NumberFormat(page.language(), { style: "percent", maximumFractionDigits: 0 }).format(share);
}

/** @param {Page} page @param {OddsRow} row @param {string} words */
function bar(page, row, words) {
  let x = 0;
  const parts = SHARES.map((name) => {
    const width = row[name] * 100;
    const part = svg("rect", { x, y: 0, width, height: 10, class: `odds-${looks(page, name)}` });
    x += width;
    return part;
  });
  return svg(
    "svg",
    { viewBox: "0 0 100 10", preserveAspectRatio: "none", class: "odds-bar", role: "img", "aria-label": words },
    svg("title", {}, words),
    parts,
  );
}
