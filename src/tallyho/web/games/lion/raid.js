/** The Raid Display: who hunts whom, the bombers and their escort, the patrol over the Channel, and who is in flight. */

/** @import { Leaf } from "../../shell/dom.js" */
/** @import { Kit } from "./parts.js" */
/** @import { Position } from "./position.js" */
import { el } from "../../shell/dom.js";
import { hidden } from "./elements.js";

const EFFECTS_TOLD = [
  ...["follow-up", "snap-raid", "delayed-response", "bombs-first", "british-altitude", "german-altitude", "big-wing"],
  ...["escort-coordination", "pathfinders", "low-level", "non-essential", "secondary-a", "secondary-b", "secondary-c"],
  ...["snap-raid-due", "no-advance-warning", "lf3-to-lf2", "terror", "tension", "sealion-preparations", "stabilized"],
];
const LASTING = ["snap-raid-due", "no-advance-warning", "lf3-to-lf2", "terror", "tension", "sealion-preparations", "stabilized"];

/** The whole tray. @param {Kit} kit @param {Position} at @returns {Leaf[]} */
export function raidTray(kit, at) {
  return at.underWay ? raidUnderWay(kit, at) : noRaid(kit, at);
}

/** @param {Kit} kit @param {Position} at @returns {Leaf[]} */
function raidUnderWay(kit, at) {
  const site = kit.words.site(at, at.target?.site ?? "");
  const raid = el("strong", { class: "lion-raid-name" }, kit.say("raid-on", { raid: at.table.raid, site }));
  return [
    kit.heading("h2", kit.say("tray-raid"), kit.say("about-raid"), raid),
    facts(kit, at),
    reach(kit, at),
    unknownGruppen(kit, at),
    el("div", { class: "lion-boxes" }, [...kit.layout.raid.map((of) => box(kit, at, of)), inFlight(kit, at)]),
  ];
}

/** @param {Kit} kit @param {Position} at @returns {Leaf[]} */
function noRaid(kit, at) {
  const night = nightRaid(kit, at);
  return [
    kit.heading("h2", kit.say("tray-raid"), kit.say("about-raid")),
    el("p", { class: "lion-quiet" }, kit.say(night === null ? "raid-none" : "raid-by-night")),
    at.table.clock === "end-of-day" ? null : warningOfRaids(kit, at),
    effectsOf(kit, at).length > 0 ? el("p", {}, effects(kit, at)) : null,
    inFlight(kit, at),
    night,
  ];
}

/** What is known of the raid. @param {Kit} kit @param {Position} at */
function facts(kit, at) {
  const { table, target } = at;
  if (target === undefined) return null;
  return el(
    "div",
    { class: "lion-raid-facts" },
    kit.chip(kit.say("site-type", { type: target.type })),
    kit.chip(kit.words.sector(at, target.sector)),
    kit.chip(kit.say("warning", { warning: table.warning }), `lion-known lion-warning lion-warning-${table.warning}`),
    kit.chip(kit.say("intelligence", { intelligence: table.intelligence }), "lion-known"),
    effects(kit, at),
  );
}

/** Where squadrons must be to respond with this warning (lion:7.1). @param {Kit} kit @param {Position} at */
function reach(kit, at) {
  const { target } = at;
  const may = at.components.tracks.eligible[at.table.warning];
  if (target === undefined || may === undefined || !at.moment.asked.some((asked) => asked.key === "commit")) return null;
  const sectors = (/** @type {string[]} */ ids) => ids.map((id) => kit.words.number(at, id)).join(", ");
  const who = Object.keys(may)
    .filter((from) => may[from])
    .map((from) => kit.say("eligible", { from, enroute: sectors(target.enroute), inrange: sectors(target.in_range) }));
  return el(
    "p",
    { class: "lion-reach" },
    el("b", {}, kit.say("may-respond")),
    " ",
    who.length === 0 ? kit.say("nobody") : who.join(kit.say("between")),
  );
}

/** @param {Kit} kit @param {Position} at */
function effects(kit, at) {
  return effectsOf(kit, at).map((text) => kit.chip(text, "lion-effect"));
}

/** What is in effect, in words; effects of a raid end with it. @param {Kit} kit @param {Position} at */
export function effectsOf(kit, at) {
  const told = at.underWay ? EFFECTS_TOLD : LASTING;
  const effects = new Set(at.table.effects.filter((effect) => told.includes(effect)));
  if (at.damagedNets.length > 1) effects.add("no-advance-warning"); // lion:11.21d
  if (at.radarCrippled) effects.add("radar-crippled");
  return [...effects].map((effect) => kit.say("effect", { effect }));
}

/** Gruppen whose number may be known but whose types are not: they are shown by their backs. @param {Kit} kit @param {Position} at */
function unknownGruppen(kit, at) {
  if (at.raiders.length > 0 || at.table.raid === "none") return null;
  const size = at.table.size;
  const words = size === 0 ? kit.say("gruppen-unknown") : kit.say("gruppen-counted", { count: size });
  const backs = Array.from({ length: Math.max(size, 1) }, () => el("span", { class: "lion-back", "aria-hidden": "true" }, "?"));
  return el("div", { class: "lion-unknown" }, backs, el("span", {}, words));
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
    { class: `lion-box lion-box-${box}`, "aria-label": name },
    el("h3", {}, kit.goal(box, name), counts(kit, gruppen, british.length)),
    gruppen + british.length === 0 ? el("p", { class: "lion-empty" }, kit.say("box-about", { box })) : null,
    kit.pieces(at, german, "lion-german"),
    waiting.length > 0 && el("p", { class: "lion-aside" }, kit.say("aside")),
    kit.pieces(at, waiting, "lion-german lion-waiting"),
    british.length > 0 && gruppen > 0 && el("div", { class: "lion-against", "aria-hidden": "true" }),
    kit.pieces(at, british, "lion-british"),
  );
}

/** @param {Kit} kit @param {number} german @param {number} british */
function counts(kit, german, british) {
  if (german + british === 0) return null;
  return el(
    "span",
    { class: "lion-counts" },
    hidden(kit.say("box-counts", { german, british })),
    german > 0 && el("span", { class: "lion-count-german", "aria-hidden": "true" }, german),
    british > 0 && el("span", { class: "lion-count-british", "aria-hidden": "true" }, british),
  );
}

/** @param {Kit} kit @param {Position} at */
function inFlight(kit, at) {
  const german = at.in("inflight", "german");
  const british = at.in("inflight", "british");
  const nobody = german.length + british.length === 0;
  if (nobody && !at.underWay) return null;
  const name = kit.words.box("inflight");
  return el(
    "section",
    { class: "lion-box lion-box-inflight", "aria-label": name },
    el("h3", {}, kit.goal("inflight", name), counts(kit, german.length, british.length)),
    nobody ? el("p", { class: "lion-empty" }, kit.say("box-about", { box: "inflight" })) : null,
    kit.pieces(at, german, "lion-german lion-small"),
    kit.pieces(at, british, "lion-british lion-small"),
  );
}

/** After the end of the day: who bombs by night and who waits for them (lion:18). @param {Kit} kit @param {Position} at */
function nightRaid(kit, at) {
  const met = at.in("bomber");
  const german = at.in("night-raid", "german");
  if (at.table.clock !== "end-of-day" || german.length + met.length === 0) return null;
  const name = kit.words.box("night-raid");
  const british = at.in("night-patrol", "british");
  return el(
    "section",
    { class: "lion-box lion-night", "aria-label": name },
    el("h3", {}, name, counts(kit, german.length, british.length)),
    kit.pieces(at, german, "lion-german"),
    met.length > 0 && group(kit, at, kit.say("night-met"), met, "lion-waiting"),
    british.length > 0 && group(kit, at, kit.words.box("night-patrol"), british, "lion-british"),
  );
}

/** @param {Kit} kit @param {Position} at @param {string} title @param {string[]} units @param {string} look */
function group(kit, at, title, units, look) {
  return el("div", { class: "lion-night-part" }, el("p", { class: "lion-aside" }, title), kit.pieces(at, units, look));
}

/** Where the next raids may come from, if the backs of the target cards tell. @param {Kit} kit @param {Position} at */
function warningOfRaids(kit, at) {
  const { pulled, top } = at.table;
  if (pulled === "" && top === "") return null;
  const [first, second] = pulled === "" ? [top, ""] : [pulled, top];
  const text = second === "" ? kit.say("next-raid", { region: first }) : kit.say("next-raids", { first, second });
  return el("p", { class: "lion-advance" }, text);
}
