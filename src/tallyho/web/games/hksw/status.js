/** The top bar: turn, days, weather, points, Tally Ho phase; a narrow bar shows the first of them. */

/** @import { Kit } from "../raf/parts.js" */
/** @import { HkswPosition } from "./position.js" */
import { el } from "../../shell/dom.js";
import { redraw } from "../raf/elements.js";
import { weatherIcon } from "../raf/signs.js";
import { days } from "./turns.js";

/** @param {HTMLElement} place @param {Kit} kit @param {HkswPosition} at */
export function drawStatus(place, kit, at) {
  const { phase, markers, score, turn } = at.table;
  const now = at.components.turns[turn - 1];
  place.classList.add("raf-status");
  redraw(place, [
    el("span", { class: "raf-chip raf-when" }, kit.say("turn-of", { number: turn, last: at.table.last_turn })),
    now === undefined ? null : el("span", { class: "raf-chip" }, weatherIcon(now.weather === "clear" ? "clear" : "broken"), days(kit, now)),
    el(
      "span",
      { class: "raf-chip hksw-points", title: kit.say("points") },
      el("span", { class: "hksw-luftwaffe" }, kit.say("side", { side: "luftwaffe" }), " ", el("b", {}, String(score.luftwaffe))),
      " · ",
      el("span", { class: "hksw-raf" }, kit.say("side", { side: "raf" }), " ", el("b", {}, String(score.raf))),
    ),
    phase === 0 ? null : el("span", { class: "raf-chip" }, kit.say("phase-now", { number: phase, markers })),
  ]);
}
