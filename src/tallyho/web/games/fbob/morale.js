/** The morale of both sides and how clearly one would win, and the months with the turn of nightfall. */

/** @import { Leaf } from "../../shell/dom.js" */
/** @import { Kit } from "../raf/parts.js" */
/** @import { FbobPosition } from "./position.js" */
import { el } from "../../shell/dom.js";
import { SIDES } from "./position.js";
import { monthName, sideName } from "./wording.js";

/** @param {Kit} kit @param {FbobPosition} at @returns {Leaf[]} */
export function moraleTray(kit, at) {
  return [kit.heading("h2", kit.say("tray-morale"), kit.say("about-morale")), points(kit, at), months(kit, at)];
}

/** Who leads, and how clearly. @param {FbobPosition} at */
export function lead(at) {
  const { german, british } = at.table.mp;
  const ahead = Math.abs(german - british);
  const levels = Object.entries(at.components.levels).toSorted(([, one], [, other]) => other - one);
  const [level] = levels.find(([, least]) => ahead >= least) ?? ["draw"];
  return { side: german >= british ? /** @type {const} */ ("german") : /** @type {const} */ ("british"), ahead, level };
}

/** @param {Kit} kit @param {FbobPosition} at */
export function leadInWords(kit, at) {
  const { ahead, level, side } = lead(at);
  return ahead === 0 ? kit.say("lead-even") : kit.say("lead", { side: sideName(kit, side), number: ahead, level });
}

/** @param {Kit} kit @param {FbobPosition} at */
function points(kit, at) {
  const { mp } = at.table;
  const most = Math.max(10, ...SIDES.map((side) => Math.abs(mp[side])));
  return el(
    "section",
    { class: "fbob-morale", "aria-label": kit.say("morale-points") },
    SIDES.map((one) =>
      el("p", { class: `fbob-${one}` }, el("span", { class: "fbob-morale-side" }, sideName(kit, one)), el("meter", { min: 0, max: most, value: Math.max(0, mp[one]), "aria-label": sideName(kit, one) }), el("b", {}, String(mp[one]))),
    ),
    el("p", {}, leadInWords(kit, at)),
    el("p", { class: "raf-quiet" }, kit.say("sudden-death", { number: at.number("sudden-death") })),
  );
}

/** @param {Kit} kit @param {FbobPosition} at */
function months(kit, at) {
  const { last_month, month, started } = at.table;
  const played = at.components.months.map((one, place) => ({ ...one, number: place + 1 })).filter(({ number }) => number >= started && number <= last_month);
  return el(
    "ol",
    { class: "bare fbob-months" },
    played.map(({ number, night }) =>
      el(
        "li",
        { class: number === month ? "fbob-now" : number < month ? "fbob-past" : "", "aria-current": number === month ? "step" : null },
        el("b", {}, monthName(kit, at, number)),
        el("span", {}, kit.say("night-at", { turn: night })),
      ),
    ),
  );
}
