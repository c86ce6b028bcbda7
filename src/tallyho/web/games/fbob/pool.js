/** The reinforcement pool of both sides with what units cost, and units that are being recycled, by the month of their return. */

/** @import { Leaf } from "../../shell/dom.js" */
/** @import { Kit } from "../raf/parts.js" */
/** @import { Side } from "./fbob.js" */
/** @import { FbobPosition } from "./position.js" */
import { el } from "../../shell/dom.js";
import { SIDES } from "./position.js";
import { unitCounter } from "./roster.js";
import { monthName, sideName, unitName } from "./wording.js";

/** January 1918: from this month on all units may come. */
const LATE = 9;

/** @param {Kit} kit @param {FbobPosition} at @returns {Leaf[]} */
export function poolTray(kit, at) {
  const sides = at.side === null ? SIDES : [at.side, at.enemy(at.side)];
  return [kit.heading("h2", kit.say("tray-pool"), kit.say("about-pool")), ...sides.map((side) => ofSide(kit, at, side))];
}

/** @param {Kit} kit @param {FbobPosition} at @param {Side} side */
function ofSide(kit, at, side) {
  const name = kit.say("pool-of", { side: sideName(kit, side), number: at.table.mp[side] });
  return el(
    "section",
    { class: `fbob-pool fbob-${side}`, "aria-label": name },
    el("h3", {}, name),
    pile(kit, at, kit.say("pile-waiting"), inPlace(at, side, "set-up"), false),
    pile(kit, at, kit.say("pile-pool"), inPlace(at, side, "pool").filter((id) => at.unit(id)?.class !== "fake"), true),
    el("p", { class: "fbob-ground" }, Object.keys(at.components.ground).filter((id) => at.components.ground[id]?.side === side).map((id) => ground(kit, at, id))),
    recycled(kit, at, side),
    lost(kit, at, side),
  );
}

/** @param {FbobPosition} at @param {Side} side @param {string} place */
function inPlace(at, side, place) {
  return at.unitsOf(side).filter((id) => at.state(id)?.place === place);
}

/** @param {Kit} kit @param {FbobPosition} at @param {string} name @param {string[]} units @param {boolean} priced */
function pile(kit, at, name, units, priced) {
  if (units.length === 0) return null;
  const price = (/** @type {string} */ id) => (priced ? el("span", { class: "fbob-price" }, kit.say("price", { number: at.cost(id) })) : null);
  const late = (/** @type {string} */ id) => (at.unit(id)?.late === true && at.table.month < LATE ? el("span", { class: "fbob-late" }, kit.say("from-1918")) : null);
  return el("div", {}, el("h4", {}, name), el("div", { class: "fbob-counters" }, units.map((id) => unitCounter(kit, at, id, el("span", { class: "fbob-unit-foot" }, price(id), late(id))))));
}

/** @param {Kit} kit @param {FbobPosition} at @param {string} id */
function ground(kit, at, id) {
  const one = at.components.ground[id];
  const left = one === undefined ? undefined : at.table.land_pool[one.side]?.[one.kind];
  const text = kit.say("ware", { unit: unitName(kit, at, id), number: one?.cost ?? 0, left: left === undefined ? "open" : String(left) });
  return kit.button(id, text, "fbob-ware", text);
}

/** @param {Kit} kit @param {FbobPosition} at @param {Side} side */
function recycled(kit, at, side) {
  const units = inPlace(at, side, "recycling");
  const months = [...new Set(units.map((id) => at.state(id)?.back ?? 0))].toSorted((one, other) => one - other);
  const back = (/** @type {number} */ month) => units.filter((id) => (at.state(id)?.back ?? 0) === month);
  return months.length === 0 ? null : el("div", {}, months.map((month) => pile(kit, at, kit.say("pile-back", { month: monthName(kit, at, month) }), back(month), false)));
}

/** @param {Kit} kit @param {FbobPosition} at @param {Side} side */
function lost(kit, at, side) {
  return pile(kit, at, kit.say("pile-gone"), inPlace(at, side, "gone"), false);
}
