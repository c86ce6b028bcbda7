/** The mission cards: the hand, those of the flights, the deck and the used pile. */

/** @import { Leaf } from "../../shell/dom.js" */
/** @import { Kit } from "../raf/parts.js" */
/** @import { HkswPosition } from "./position.js" */
import { el } from "../../shell/dom.js";
import { missionCard } from "./cards.js";
import { flightName } from "./wording.js";

/** @param {Kit} kit @param {HkswPosition} at @returns {Leaf[]} */
export function missionsTray(kit, at) {
  const flight = at.asked?.key === "assign-mission" ? at.askedFor("flight") : "";
  return [
    kit.heading("h2", kit.say("tray-missions"), kit.say("about-missions")),
    el(
      "div",
      { class: "hksw-missions" },
      hand(kit, at, flight),
      section(kit.say("missions-flown"), [el("div", { class: "hksw-flown-all" }, at.flightsOf("luftwaffe").map((id) => ofFlight(kit, at, id)))]),
      section(kit.say("mission-deck"), [el("div", { class: "hksw-facts" }, deckFacts(kit, at)), pile(kit, at, "top"), pile(kit, at, "second"), used(kit, at)]),
    ),
  ];
}

/** @param {string} name @param {Leaf[]} children */
function section(name, children) {
  return el("section", { class: "hksw-mission-place", "aria-label": name }, el("h3", {}, name), ...children);
}

/** The hand of the Luftwaffe; others see the backs. @param {Kit} kit @param {HkswPosition} at @param {string} flight */
function hand(kit, at, flight) {
  const cards = at.missionsIn("hand");
  const number = at.table.hand;
  const name = number === null ? kit.say("hand-hidden") : kit.say("hand", { number });
  const asked = flight === "" ? null : el("p", { class: "hksw-asked-for" }, kit.say("mission-for", { flight: flightName(at, flight) }));
  const hidden = Math.max(0, (number ?? 0) - cards.length);
  return section(name, [
    asked,
    el(
      "div",
      { class: "hksw-hand" },
      cards.map((target) => missionCard(kit, at, target, flight)),
      Array.from({ length: hidden }, () => el("span", { class: "hksw-mission-back", "aria-hidden": "true" }, "?")),
    ),
  ]);
}

/** The mission of a flight, known or not. @param {Kit} kit @param {HkswPosition} at @param {string} id */
function ofFlight(kit, at, id) {
  const mission = at.mission(id);
  const has = at.table.has_mission[id];
  const told = has === null ? kit.say("mission-hidden") : has ? "?" : kit.say("no-mission");
  return el(
    "div",
    { class: "hksw-flown", "data-mission-of": id },
    el("b", {}, id),
    mission === "" ? el("span", { class: has ? "hksw-mission-back hksw-small" : "raf-quiet" }, told) : missionCard(kit, at, mission, id),
  );
}

/** @param {Kit} kit @param {HkswPosition} at */
function deckFacts(kit, at) {
  const { deck, top_cards } = at.table;
  return [kit.chip(kit.say("in-deck", { number: deck })), top_cards > 0 ? kit.chip(kit.say("top-cards", { number: top_cards })) : null];
}

/** @param {Kit} kit @param {HkswPosition} at @param {string} place */
function pile(kit, at, place) {
  const cards = at.missionsIn(place);
  if (cards.length === 0) return null;
  return el("div", { class: "hksw-hand" }, el("span", { class: "raf-quiet" }, kit.say("mission-place", { place })), cards.map((target) => missionCard(kit, at, target, "")));
}

/** @param {Kit} kit @param {HkswPosition} at */
function used(kit, at) {
  const cards = at.missionsIn("used");
  if (cards.length === 0) return el("p", { class: "raf-quiet" }, kit.say("none-used"));
  const names = cards.map((target) => at.target(target)?.name ?? target).join(", ");
  return el("p", { class: "hksw-used" }, el("b", {}, kit.say("used", { number: cards.length })), " ", names);
}
