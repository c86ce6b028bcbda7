/** The displays of the Groups and of the Luftflotten: flights with their boxes, ready, drawn, damaged and stood-down cards. */

/** @import { Leaf } from "../../shell/dom.js" */
/** @import { Kit } from "../raf/parts.js" */
/** @import { Side } from "./hksw.js" */
/** @import { HkswPosition } from "./position.js" */
import { el } from "../../shell/dom.js";
import { cardRow } from "./cards.js";
import { GROUPS, LUFTFLOTTEN } from "./position.js";
import { flightName, flightTold, formationName, marksOf, stackInWords, typesOf, whereIs } from "./wording.js";

/** @param {Kit} kit @param {HkswPosition} at @returns {Leaf[]} */
export function rafTray(kit, at) {
  return display(kit, at, "raf", GROUPS);
}

/** @param {Kit} kit @param {HkswPosition} at @returns {Leaf[]} */
export function luftwaffeTray(kit, at) {
  return display(kit, at, "luftwaffe", LUFTFLOTTEN);
}

/** @param {Kit} kit @param {HkswPosition} at @param {Side} side @param {string[]} formations @returns {Leaf[]} */
function display(kit, at, side, formations) {
  return [
    kit.heading("h2", kit.say(`tray-${side}`), kit.say(`about-${side}`)),
    ...formations.map((formation) => drawn(kit, at, formation)),
    el(
      "div",
      { class: `hksw-display hksw-display-${side}` },
      formations.map((formation) => column(kit, at, side, formation)),
    ),
  ];
}

/** @param {Kit} kit @param {HkswPosition} at @param {Side} side @param {string} formation */
function column(kit, at, side, formation) {
  const name = formationName(kit, formation);
  return el(
    "section",
    { class: `hksw-formation hksw-${side}`, "aria-label": name, "data-formation": formation },
    el("h3", {}, name),
    el("div", { class: "hksw-facts" }, facts(kit, at, side, formation)),
    at.flightsIn(formation).map((id) => flightBox(kit, at, side, id)),
    pile(kit, at, formation, "damaged"),
    pile(kit, at, formation, "stood-down"),
    pile(kit, at, formation, "returned"),
    readyPile(kit, at, formation),
    pile(kit, at, formation, "to-come"),
  );
}

/** @param {Kit} kit @param {HkswPosition} at @param {Side} side @param {string} formation */
function facts(kit, at, side, formation) {
  const ready = at.table.ready[formation];
  const found = [kit.chip(typeof ready === "number" ? kit.say("ready", { number: ready }) : kit.say("ready-hidden"))];
  if (side === "raf") found.push(kit.chip(kit.say("production-dice", { number: at.production(formation) })));
  if (formation === "13") found.push(kit.chip(kit.say("reserve", { number: at.table.reserve })));
  for (const id of side === "raf" ? at.outIn(formation) : []) found.push(kit.chip(kit.say("site-out", { site: at.target(id)?.name ?? id }), "hksw-out-chip"));
  return found;
}

/** Cards that their owner has just drawn. @param {Kit} kit @param {HkswPosition} at @param {string} formation */
function drawn(kit, at, formation) {
  const cards = at.cardsOf(formation, "drawn");
  if (cards.length === 0) return null;
  return el("div", { class: "hksw-drawn" }, el("h3", {}, kit.say("line", { name: formationName(kit, formation), value: kit.say("drawn", { number: cards.length }) })), cardRow(kit, at, cards));
}

/** A flight with the cards on its box. @param {Kit} kit @param {HkswPosition} at @param {Side} side @param {string} id */
function flightBox(kit, at, side, id) {
  const { known, hidden } = at.stack(id);
  const mission = at.mission(id);
  const asked = at.askedFor("flight") === id;
  const name = kit.button(id, flightTold(kit, at, id), "hksw-flight-name raf-always", el("b", {}, id), " ", el("span", {}, at.flight(id)?.name ?? ""));
  const notes = [whereIs(kit, at, id), ...marksOf(kit, at, id)];
  if (mission !== "") notes.push(kit.say("with-mission", { target: at.target(mission)?.name ?? mission }));
  else if (side === "luftwaffe" && at.table.has_mission[id]) notes.push(kit.say("has-mission"));
  return el(
    "div",
    { class: `hksw-flight ${asked ? "hksw-asked" : ""} ${at.isGrounded(id) ? "hksw-grounded" : ""}`, "data-flight": id },
    el("div", { class: "hksw-flight-head" }, name, el("span", { class: "hksw-flight-notes" }, notes.join(" · "))),
    hidden === null ? el("p", { class: "raf-quiet" }, kit.say("cards-being-placed")) : cardRow(kit, at, known, { hidden, side, empty: kit.say("no-cards") }),
    ahead(kit, at, side, id),
  );
}

/** Cards that have gone home ahead. @param {Kit} kit @param {HkswPosition} at @param {Side} side @param {string} id */
function ahead(kit, at, side, id) {
  const number = at.table.sent_home[id] ?? 0;
  if (number === 0) return null;
  const cards = at.homeAhead(id);
  return el(
    "div",
    { class: "hksw-ahead" },
    el("span", { class: "raf-quiet" }, kit.say("home-ahead", { number })),
    cardRow(kit, at, cards, { hidden: number - cards.length, side }),
  );
}

/** Cards that lie open in one of the boxes. @param {Kit} kit @param {HkswPosition} at @param {string} formation @param {string} place */
function pile(kit, at, formation, place) {
  const cards = at.cardsOf(formation, place);
  if (cards.length === 0) return null;
  const turns = place === "stood-down" ? [...new Set(cards.map((card) => at.table.back[card] ?? 0))].sort((one, other) => one - other) : [];
  const heading = el(
    "summary",
    {},
    kit.say("pile", { place, number: cards.length }),
    turns.length === 0 ? null : el("span", { class: "raf-quiet" }, " ", kit.say("back-on", { turns: turns.join(", ") })),
  );
  return el("details", { class: `hksw-pile hksw-pile-${place}`, open: place === "damaged" || place === "returned" }, heading, cardRow(kit, at, cards));
}

/** What the owner has ready. @param {Kit} kit @param {HkswPosition} at @param {string} formation */
function readyPile(kit, at, formation) {
  const cards = at.cardsOf(formation, "ready");
  if (cards.length === 0) return null;
  const heading = el("summary", {}, kit.say("pile", { place: "ready", number: cards.length }), el("span", { class: "raf-quiet" }, ` ${typesOf(kit, at, cards)}`));
  return el("details", { class: "hksw-pile hksw-pile-ready" }, heading, cardRow(kit, at, cards));
}

/** The displays in words, a line a flight. @param {Kit} kit @param {HkswPosition} at @param {string} formation */
export function formationInWords(kit, at, formation) {
  const flights = at.flightsIn(formation).map((id) => kit.say("line", { name: flightName(at, id), value: [whereIs(kit, at, id), stackInWords(kit, at, id), ...marksOf(kit, at, id)].join(", ") }));
  const piles = ["damaged", "stood-down", "returned", "drawn"].flatMap((place) => {
    const cards = at.cardsOf(formation, place);
    return cards.length === 0 ? [] : [kit.say("line", { name: kit.say("pile", { place, number: cards.length }), value: typesOf(kit, at, cards) })];
  });
  return [...flights, ...piles];
}
