/** The flying turns of the month as the Endurance Track: the turn that is flown, night, and the markers of one's own units. */

/** @import { Leaf } from "../../shell/dom.js" */
/** @import { Kit } from "../raf/parts.js" */
/** @import { FbobPosition } from "./position.js" */
import { el } from "../../shell/dom.js";
import { hidden } from "../raf/elements.js";
import { fuelOf } from "./endurance.js";
import { turnInWords } from "./status.js";
import { designation, fuelInWords, groupTold, hexName, typesOf, unitName } from "./wording.js";

/** @param {Kit} kit @param {FbobPosition} at @returns {Leaf[]} */
export function trackTray(kit, at) {
  return [kit.heading("h2", kit.say("tray-track"), kit.say("about-track"), el("span", { class: "raf-quiet" }, turnInWords(kit, at))), track(kit, at), groups(kit, at)];
}

/** @param {Kit} kit @param {FbobPosition} at */
function track(kit, at) {
  const last = at.number("flying-turns");
  const markers = markersOf(at);
  const later = markers.filter((one) => one.box > last);
  const boxes = Array.from({ length: last }, (_, place) => box(kit, at, place + 1, markers.filter((one) => one.box === place + 1)));
  return el("ol", { class: "bare fbob-track" }, boxes, later.length === 0 ? null : beyond(kit, at, last, later));
}

/** The own units in the air with the boxes of their markers. @param {FbobPosition} at */
export function markersOf(at) {
  if (at.side === null) return [];
  return at.unitsOf(at.side).flatMap((id) => {
    const state = at.state(id);
    return state?.place === "flying" && state.box !== undefined ? [{ id, box: state.box, group: at.groupOf(id) }] : [];
  });
}

/** @param {Kit} kit @param {FbobPosition} at @param {number} turn @param {{ id: string, group: string }[]} markers */
function box(kit, at, turn, markers) {
  const { night_turn, turn: now } = at.table;
  const looks = ["fbob-box", turn >= night_turn ? "fbob-night" : "", turn === now ? "fbob-now" : turn < now ? "fbob-past" : ""];
  return el(
    "li",
    { class: looks.join(" "), "aria-current": turn === now ? "step" : null, "data-turn": turn },
    el("span", { class: "fbob-box-number" }, turn === night_turn ? [hidden(kit.say("night-from")), "☾ "] : null, String(turn)),
    markers.map((one) => marker(kit, at, one)),
  );
}

/** Markers beyond the last box: only the end of the month brings these down. @param {Kit} kit @param {FbobPosition} at @param {number} last @param {{ id: string, group: string }[]} markers */
function beyond(kit, at, last, markers) {
  return el("li", { class: "fbob-box fbob-beyond" }, el("span", { class: "fbob-box-number" }, kit.say("beyond", { turn: last })), markers.map((one) => marker(kit, at, one)));
}

/** @param {Kit} kit @param {FbobPosition} at @param {{ id: string, group: string }} one */
function marker(kit, at, { id, group }) {
  const text = kit.say("marker", { unit: unitName(kit, at, id), group });
  return el("span", { class: `fbob-marker-chip fbob-${at.unit(id)?.side ?? ""}`, title: text }, hidden(text), el("span", { "aria-hidden": "true" }, `${group} `, el("b", {}, designation(id))));
}

/** The groups in the air: one's own with fuel and the way home, the enemy's as far as they are known. @param {Kit} kit @param {FbobPosition} at */
function groups(kit, at) {
  const all = Object.keys(at.table.groups);
  if (all.length === 0) return el("p", { class: "raf-quiet" }, kit.say("nobody-flies"));
  const sorted = all.toSorted((one, other) => Number(at.group(other)?.side === at.side) - Number(at.group(one)?.side === at.side));
  return el("ul", { class: "bare fbob-groups" }, sorted.map((group) => groupRow(kit, at, group)));
}

/** @param {Kit} kit @param {FbobPosition} at @param {string} group */
function groupRow(kit, at, group) {
  const found = at.group(group);
  const fuel = fuelOf(at, group);
  const look = fuel === null ? "" : fuel.spare < 0 ? "fbob-bad" : fuel.spare < fuel.speed ? "fbob-warn" : "";
  return el(
    "li",
    { class: `fbob-${found?.side ?? ""}` },
    kit.button(group, groupTold(kit, at, group), "fbob-group-button", group),
    el("span", {}, [hexName(at, found?.at ?? ""), typesOf(kit, at, at.members(group), found?.hidden ?? 0)].join(" · ")),
    fuel === null ? null : el("span", { class: look }, fuelInWords(kit, at, fuel).join(" · ")),
  );
}
