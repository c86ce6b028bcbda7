/** Squadron cards and mission cards, as they lie in the trays and as they are drawn. */

/** @import { Kit } from "../raf/parts.js" */
/** @import { HkswPosition } from "./position.js" */
/** @import { Side } from "./hksw.js" */
import { el, svg } from "../../shell/dom.js";
import { siteIcon } from "../raf/map/icons.js";
import { thrown, throwInWords } from "./dice.js";
import { plane } from "./planes.js";
import { legs } from "./route.js";
import { cardName, cardTold, damageInWords, designation, targetTold, typeName } from "./wording.js";

const SQUADRONS = ["draw-squadron", "dogfight-opponent", "intercept-draw", "lost-before"];
/** Names of more letters are set smaller. */
const LONG = 8;
const MISSIONS = ["draw-mission", "draw-first-missions"];

/** A squadron card: a button that gives it as an answer while it is offered. @param {Kit} kit @param {HkswPosition} at @param {string} card @param {string} [extra] */
export function squadronCard(kit, at, card, extra = "") {
  const made = kit.button(card, cardTold(kit, at, card), look(at, card, extra), ...printed(kit, at, card));
  made.dataset["card"] = card;
  return made;
}

/** The same where nothing can be chosen. @param {Kit} kit @param {HkswPosition} at @param {string} card @param {string} [extra] */
export function shownCard(kit, at, card, extra = "hksw-card-large") {
  return el("article", { class: look(at, card, extra), "aria-label": cardTold(kit, at, card) }, ...printed(kit, at, card));
}

/** @param {HkswPosition} at @param {string} card @param {string} extra */
function look(at, card, extra) {
  const type = at.type(card);
  return `hksw-card hksw-${type?.side ?? "raf"} hksw-class-${type?.class ?? "fighter"} ${extra}`;
}

/** @param {Kit} kit @param {HkswPosition} at @param {string} card */
function printed(kit, at, card) {
  const type = at.type(card);
  const name = at.components.squadrons[card]?.type ?? "";
  return [
    el("b", { class: `hksw-card-name ${designation(card).length > LONG ? "hksw-long" : ""}` }, designation(card)),
    svg("svg", { class: "hksw-card-plane", viewBox: "-50 -50 100 100", "aria-hidden": "true" }, plane(name)),
    el("span", { class: "hksw-card-type" }, typeName(kit, name)),
    el(
      "span",
      { class: "hksw-card-numbers" },
      el("span", { class: "hksw-number-dogfight" }, String(type?.dogfight ?? 0)),
      type === undefined || type.bombing === 0 ? null : el("span", { class: "hksw-number-bombing" }, String(type.bombing)),
      el("span", { class: "hksw-number-damage" }, String(type?.damage ?? 0)),
    ),
  ];
}

/** Cards in a row, those that are not known as backs. @param {Kit} kit @param {HkswPosition} at @param {string[]} cards @param {{ hidden?: number | null, side?: Side, empty?: string }} [more] */
export function cardRow(kit, at, cards, { hidden = 0, side = "raf", empty = "" } = {}) {
  if (cards.length === 0 && (hidden ?? 0) === 0) return empty === "" ? null : el("p", { class: "raf-quiet" }, empty);
  return el(
    "div",
    { class: "hksw-cards" },
    cards.map((card) => squadronCard(kit, at, card)),
    backs(kit, side, hidden ?? 0),
  );
}

/** The cards of a flight to look at only. @param {Kit} kit @param {HkswPosition} at @param {string} flight */
export function stackShown(kit, at, flight) {
  const { known, hidden } = at.stack(flight);
  return el(
    "div",
    { class: "hksw-cards" },
    known.map((card) => shownCard(kit, at, card, "")),
    backs(kit, at.flight(flight)?.side ?? "raf", hidden ?? 0),
  );
}

/** Cards face down. @param {Kit} kit @param {Side} side @param {number} number */
export function backs(kit, side, number) {
  if (number === 0) return null;
  const words = kit.say("cards-unknown", { number });
  return el(
    "span",
    { class: `hksw-backs hksw-${side}`, role: "img", "aria-label": words, title: words },
    Array.from({ length: number }, () => el("span", { class: "hksw-back" })),
  );
}

/** A mission card. @param {Kit} kit @param {HkswPosition} at @param {string} target @param {string} flight whose way there is told; empty: nobody's */
export function missionCard(kit, at, target, flight) {
  const told = [targetTold(kit, at, target), kit.say("worth", { number: at.worth(target) })];
  if (flight !== "") told.push(kit.say("distance", { flight, number: legs(at, flight, target) }));
  const made = kit.button(target, told.join(", "), missionLook(at, target), ...missionFace(kit, at, target, flight));
  made.dataset["mission"] = target;
  return made;
}

/** @param {HkswPosition} at @param {string} target */
function missionLook(at, target) {
  return `hksw-mission hksw-mission-${at.target(target)?.kind ?? "city"} ${at.isOut(target) ? "hksw-out" : ""}`;
}

/** @param {Kit} kit @param {HkswPosition} at @param {string} target @param {string} flight */
function missionFace(kit, at, target, flight) {
  const known = at.target(target);
  if (known === undefined) return [target];
  const damage = damageInWords(kit, at, target);
  const way = flight === "" ? [] : [kit.say("away", { number: legs(at, flight, target) })];
  return [
    svg("svg", { class: "hksw-mission-icon", viewBox: "-9 -9 18 18", "aria-hidden": "true" }, siteIcon(known.kind)),
    el("b", {}, known.name),
    el("span", { class: "hksw-mission-line" }, `${kit.say("kind", { kind: known.kind })} · ${kit.say("worth", { number: at.worth(target) })}`),
    el("span", { class: "hksw-mission-line" }, [known.square, ...way].join(" · ")),
    damage === "" ? null : el("span", { class: "hksw-mission-out" }, damage),
  ];
}

/** What the display of dice and cards shows; null for what is neither. @param {Kit} kit @param {HkswPosition} at @param {string} key @param {string} answer */
export function cardFor(kit, at, key, answer) {
  if (SQUADRONS.includes(key) && answer in at.components.squadrons) return shownCard(kit, at, answer);
  if (MISSIONS.includes(key) && answer in at.components.targets)
    return el("article", { class: `${missionLook(at, answer)} hksw-card-large` }, ...missionFace(kit, at, answer, ""));
  return thrown(key, answer);
}

/** The same in one or two words. @param {Kit} kit @param {HkswPosition} at @param {string} key @param {string} answer */
export function cardInWords(kit, at, key, answer) {
  if (SQUADRONS.includes(key)) return cardName(kit, at, answer);
  if (MISSIONS.includes(key)) return at.target(answer)?.name ?? answer;
  return throwInWords(kit, answer);
}
