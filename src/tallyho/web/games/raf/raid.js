/** Parts of the Raid Display: its boxes, who is in flight, the raid by night, and what is in effect. */

/** @import { Leaf } from "../../shell/dom.js" */
/** @import { Kit } from "./parts.js" */
/** @import { Position } from "./position.js" */
import { el } from "../../shell/dom.js";
import { hidden } from "./elements.js";

/** What is known of the raid. @param {Kit} kit @param {Position} at @param {...Leaf} more */
export function raidFacts(kit, at, ...more) {
  const { table, target } = at;
  const site = at.siteOf(at.site);
  if (target === undefined || site === undefined) return null;
  return el(
    "div",
    { class: "raf-raid-facts" },
    kit.chip(kit.say("site-type", { type: site.type })),
    kit.chip(kit.words.sector(at, site.sector)),
    at.detected && [
      kit.chip(kit.say("warning", { warning: table.warning }), `raf-known raf-warning raf-warning-${table.warning}`),
      kit.chip(kit.say("intelligence", { intelligence: table.intelligence }), "raf-known"),
    ],
    ...more,
    effects(kit, at),
  );
}

/** @param {Kit} kit @param {Position} at */
export function effects(kit, at) {
  return effectsOf(kit, at).map((text) => kit.chip(text, "raf-effect"));
}

/** What is in effect, in words. @param {Kit} kit @param {Position} at */
export function effectsOf(kit, at) {
  return at.inEffect.map((effect) => kit.say("effect", { effect }));
}

/** Its boxes, and who has left it. @param {Kit} kit @param {Position} at */
export function boxes(kit, at) {
  return el("div", { class: "raf-boxes" }, [...kit.layout.raid.map((of) => box(kit, at, of)), inFlight(kit, at)]);
}

/** @param {Kit} kit @param {Position} at @param {{ box: string, aside: string }} of */
function box(kit, at, { box, aside }) {
  const name = kit.words.box(box);
  const german = at.in(box, "german");
  const british = at.in(box, "british");
  const waiting = aside === "" ? [] : at.in(aside, "german");
  const gruppen = german.length + waiting.length;
  return el(
    "section",
    { class: `raf-box raf-box-${box}`, "aria-label": name },
    el("h3", {}, kit.goal(box, name), counts(kit, gruppen, british.length)),
    gruppen + british.length === 0 ? el("p", { class: "raf-empty" }, kit.say("box-about", { box })) : null,
    kit.pieces(at, german, "raf-german"),
    waiting.length > 0 && el("p", { class: "raf-aside" }, kit.say("aside")),
    kit.pieces(at, waiting, "raf-german raf-waiting"),
    british.length > 0 && gruppen > 0 && el("div", { class: "raf-against", "aria-hidden": "true" }),
    kit.pieces(at, british, "raf-british"),
  );
}

/** @param {Kit} kit @param {number} german @param {number} british */
function counts(kit, german, british) {
  if (german + british === 0) return null;
  return el(
    "span",
    { class: "raf-counts" },
    hidden(kit.say("box-counts", { german, british })),
    german > 0 && el("span", { class: "raf-count-german", "aria-hidden": "true" }, german),
    british > 0 && el("span", { class: "raf-count-british", "aria-hidden": "true" }, british),
  );
}

/** @param {Kit} kit @param {Position} at */
export function inFlight(kit, at) {
  const german = at.in("inflight", "german");
  const british = at.in("inflight", "british");
  const nobody = german.length + british.length === 0;
  if (nobody && !at.underWay) return null;
  const name = kit.words.box("inflight");
  return el(
    "section",
    { class: "raf-box raf-box-inflight", "aria-label": name },
    el("h3", {}, kit.goal("inflight", name), counts(kit, german.length, british.length)),
    nobody ? el("p", { class: "raf-empty" }, kit.say("box-about", { box: "inflight" })) : null,
    kit.pieces(at, german, "raf-german raf-small"),
    kit.pieces(at, british, "raf-british raf-small"),
  );
}

/** After the end of the day: who bombs by night and who waits for them (lion:18, eagle:18). @param {Kit} kit @param {Position} at */
export function nightRaid(kit, at) {
  const met = at.in("bomber");
  const german = at.in("night-raid", "german");
  if (at.table.clock !== "end-of-day" || german.length + met.length === 0) return null;
  const name = kit.words.box("night-raid");
  const british = at.in("night-patrol", "british");
  return el(
    "section",
    { class: "raf-box raf-night", "aria-label": name },
    el("h3", {}, name, counts(kit, german.length, british.length)),
    kit.pieces(at, german, "raf-german"),
    met.length > 0 && group(kit, at, kit.say("night-met"), met, "raf-waiting"),
    british.length > 0 && group(kit, at, kit.words.box("night-patrol"), british, "raf-british"),
  );
}

/** @param {Kit} kit @param {Position} at @param {string} title @param {string[]} units @param {string} look */
function group(kit, at, title, units, look) {
  return el("div", { class: "raf-night-part" }, el("p", { class: "raf-aside" }, title), kit.pieces(at, units, look));
}
