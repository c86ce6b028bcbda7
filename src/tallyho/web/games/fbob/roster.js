/** The air units on the map: one's own with factors and state, the enemy's as far as they are known. */

/** @import { Leaf } from "../../shell/dom.js" */
/** @import { Kit } from "../raf/parts.js" */
/** @import { Side, UnitState } from "./fbob.js" */
/** @import { FbobPosition } from "./position.js" */
import { el, svg } from "../../shell/dom.js";
import { planeOf } from "./counter.js";
import { SIDES } from "./position.js";
import { designation, marksOf, sideName, typeName, unitTold, whereIs } from "./wording.js";

/** @type {UnitState["place"][]} */
const ON_MAP = ["flying", "based", "aboard", "set-up"];

/** @param {Kit} kit @param {FbobPosition} at @returns {Leaf[]} */
export function rosterTray(kit, at) {
  const sides = at.side === null ? SIDES : [at.side, at.enemy(at.side)];
  return [kit.heading("h2", kit.say("tray-roster"), kit.say("about-roster")), ...sides.map((side) => roster(kit, at, side))];
}

/** @param {Kit} kit @param {FbobPosition} at @param {Side} side */
function roster(kit, at, side) {
  const units = at.unitsOf(side).filter((id) => ON_MAP.includes(at.state(id)?.place ?? "pool"));
  const sorted = units.toSorted((one, other) => ON_MAP.indexOf(at.state(one)?.place ?? "based") - ON_MAP.indexOf(at.state(other)?.place ?? "based"));
  const name = side === at.side ? kit.say("own-units") : kit.say("known-units", { side: sideName(kit, side) });
  return el(
    "section",
    { class: `fbob-roster fbob-${side}`, "aria-label": name },
    el("h3", {}, name),
    sorted.length === 0 ? el("p", { class: "raf-quiet" }, kit.say("none-known")) : el("ul", { class: "bare fbob-units" }, sorted.map((id) => el("li", {}, unitCounter(kit, at, id), el("span", { class: "fbob-unit-state" }, [whereIs(kit, at, id), ...marksOf(kit, at, id)].join(", "))))),
  );
}

/** A unit as its counter: a button that gives it as an answer while it is offered. @param {Kit} kit @param {FbobPosition} at @param {string} id @param {Leaf} [more] */
export function unitCounter(kit, at, id, more = null) {
  const one = at.unit(id);
  const look = `fbob-unit fbob-${one?.side ?? "british"} fbob-class-${one?.class ?? "fighter"}`;
  return kit.button(id, unitTold(kit, at, id), look, ...face(kit, at, id), more);
}

/** @param {Kit} kit @param {FbobPosition} at @param {string} id @returns {Leaf[]} */
function face(kit, at, id) {
  const one = at.unit(id);
  const bombs = one === undefined || one.bombs === 0 ? "–" : `${one.bombs}${one.strafes ? "s" : ""}`;
  return [
    svg("svg", { class: "fbob-unit-plane", viewBox: "-8 -8 16 16", "aria-hidden": "true" }, svg("path", { d: planeOf(at, id) })),
    el("b", { class: "fbob-unit-name" }, designation(id)),
    el("span", { class: "fbob-unit-type" }, typeName(kit, at, id)),
    one?.class === "fake" ? null : el("span", { class: "fbob-unit-factors" }, el("i", {}, `${one?.air ?? 0}${one?.defends ? "d" : ""}`), el("i", {}, String(one?.pursuit ?? 0)), el("i", {}, bombs), el("i", {}, String(one?.speed ?? 0)), el("i", {}, one?.endurance ? String(one.endurance) : "∞")),
    at.state(id)?.ace ? el("span", { class: "fbob-unit-ace" }, "★") : null,
  ];
}
