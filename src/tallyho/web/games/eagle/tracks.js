/** The tracks of Eagle: those both games have, strategy cards by victory points, raids by priority. */

/** @import { Leaf } from "../../shell/dom.js" */
/** @import { Kit } from "../raf/parts.js" */
/** @import { EaglePosition } from "./position.js" */
import { el } from "../../shell/dom.js";
import { PRIORITIES, tracksTray as sharedTracks } from "../raf/tracks.js";
import { signed } from "../raf/wording.js";

/** The whole tray. @param {Kit} kit @param {EaglePosition} at @returns {Leaf[]} */
export function tracksTray(kit, at) {
  return sharedTracks(kit, at, strategyDraw(kit, at), eligibility(kit, at));
}

/** How many strategy cards the victory points give (eagle:15.1b). @param {Kit} kit @param {EaglePosition} at */
function strategyDraw(kit, at) {
  const rows = Object.values(at.components.tracks.strategy_draw).map(({ vp_min, vp_max, cards }) => {
    const now = vp_min <= at.table.vp && at.table.vp <= vp_max;
    const text = kit.say("strategy-row", { low: signed(vp_min), high: signed(vp_max), cards });
    return el("li", { class: now ? "raf-now" : "", "aria-current": now ? "true" : null }, text);
  });
  return kit.track("strategy", el("ul", { class: "raf-bands" }, rows));
}

/** What cards are good for, by priority and strategic value (eagle:5.1d). @param {Kit} kit @param {EaglePosition} at */
function eligibility(kit, at) {
  const table = at.components.tracks.raid_eligibility;
  const values = [1, 2, 3];
  const head = el(
    "tr",
    {},
    el("th", { scope: "col" }, kit.say("card-value")),
    values.map((value) => el("th", { scope: "col" }, String(value))),
  );
  const rows = PRIORITIES.map((priority) => {
    const { results, depleted } = table[priority];
    const shown = at.depletionLevel > 0 ? (depleted ?? results) : results;
    return el(
      "tr",
      {},
      el("th", { scope: "row" }, kit.say("priority", { priority })),
      shown.map((raid) => el("td", { class: `raf-raid-${raid}` }, kit.say("raid-short", { raid }))),
    );
  });
  return kit.track("eligibility", el("table", { class: "raf-priorities" }, el("thead", {}, head), el("tbody", {}, rows)));
}
