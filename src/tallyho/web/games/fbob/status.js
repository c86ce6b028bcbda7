/** The top bar: month, flying turn, day or night, morale points; a narrow bar shows the first of them. */

/** @import { Kit } from "../raf/parts.js" */
/** @import { FbobPosition } from "./position.js" */
import { el, svg } from "../../shell/dom.js";
import { redraw } from "../raf/elements.js";
import { SIDES } from "./position.js";
import { monthName, sideName } from "./wording.js";

const SUN = "M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10ZM12 1v3M12 20v3M1 12h3M20 12h3M4 4l2 2M18 18l2 2M20 4l-2 2M6 18l-2 2";
const MOON = "M15 3A9.5 9.5 0 1 0 21 15.5 8 8 0 0 1 15 3Z";

/** @param {HTMLElement} place @param {Kit} kit @param {FbobPosition} at */
export function drawStatus(place, kit, at) {
  const { mp, raf, weather } = at.table;
  place.classList.add("raf-status");
  redraw(place, [
    el("span", { class: "raf-chip raf-when" }, monthName(kit, at, at.table.month)),
    el("span", { class: "raf-chip fbob-turn-chip" }, light(at), turnInWords(kit, at)),
    el(
      "span",
      { class: "raf-chip fbob-points", title: kit.say("morale-points") },
      SIDES.map((side, place) => el("span", { class: `fbob-${side}` }, place > 0 ? " · " : "", sideName(kit, side), " ", el("b", {}, String(mp[side])))),
    ),
    weather ? el("span", { class: "raf-chip" }, kit.say("bad-weather")) : null,
    raf ? el("span", { class: "raf-chip" }, kit.say("raf-exists")) : null,
  ]);
}

/** `flying turn 7 of 24, day`, or what is planned. @param {Kit} kit @param {FbobPosition} at */
export function turnInWords(kit, at) {
  const { night, phasing, turn } = at.table;
  if (turn === 0) return kit.say("planning", { phase: at.moment.step.split(".")[0] ?? "" });
  const number = kit.say("turn-of", { turn, last: at.number("flying-turns"), light: night ? "night" : "day" });
  return phasing === "nobody" ? number : kit.say("phasing", { turn: number, side: phasing });
}

/** Sun or moon. @param {FbobPosition} at */
function light(at) {
  if (at.table.turn === 0) return null;
  return svg("svg", { class: `fbob-light ${at.table.night ? "night" : "day"}`, viewBox: "0 0 24 24", "aria-hidden": "true" }, svg("path", { d: at.table.night ? MOON : SUN }));
}
