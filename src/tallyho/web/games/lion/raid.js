/** The Raid Display of Lion: what is known of the raid under way, who may respond, and who meets whom. */

/** @import { Leaf } from "../../shell/dom.js" */
/** @import { Kit } from "../raf/parts.js" */
/** @import { LionPosition } from "./position.js" */
import { el } from "../../shell/dom.js";
import { boxes, effects, inFlight, nightRaid, raidFacts } from "../raf/raid.js";

/** The whole tray. @param {Kit} kit @param {LionPosition} at @returns {Leaf[]} */
export function raidTray(kit, at) {
  return at.underWay ? raidUnderWay(kit, at) : noRaid(kit, at);
}

/** @param {Kit} kit @param {LionPosition} at @returns {Leaf[]} */
function raidUnderWay(kit, at) {
  const site = kit.words.site(at, at.target?.site ?? "");
  const raid = el("strong", { class: "raf-raid-name" }, kit.say("raid-on", { raid: at.table.raid, site }));
  return [
    kit.heading("h2", kit.say("tray-raid"), kit.say("about-raid"), raid),
    raidFacts(kit, at),
    reach(kit, at),
    unknownGruppen(kit, at),
    boxes(kit, at),
  ];
}

/** @param {Kit} kit @param {LionPosition} at @returns {Leaf[]} */
function noRaid(kit, at) {
  const night = nightRaid(kit, at);
  return [
    kit.heading("h2", kit.say("tray-raid"), kit.say("about-raid")),
    el("p", { class: "raf-quiet" }, kit.say(night === null ? "raid-none" : "raid-by-night")),
    at.table.clock === "end-of-day" ? null : warningOfRaids(kit, at),
    at.inEffect.length > 0 ? el("p", {}, effects(kit, at)) : null,
    inFlight(kit, at),
    night,
  ];
}

/** Where squadrons must be to respond with this warning (lion:7.1). @param {Kit} kit @param {LionPosition} at */
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
    { class: "raf-reach" },
    el("b", {}, kit.say("may-respond")),
    " ",
    who.length === 0 ? kit.say("nobody") : who.join(kit.say("between")),
  );
}

/** Gruppen whose number may be known but whose types are not: they are shown by their backs. @param {Kit} kit @param {LionPosition} at */
function unknownGruppen(kit, at) {
  if (at.raiders.length > 0 || at.table.raid === "none") return null;
  const size = at.table.size;
  const words = size === 0 ? kit.say("gruppen-unknown") : kit.say("gruppen-counted", { count: size });
  const backs = Array.from({ length: Math.max(size, 1) }, () => el("span", { class: "raf-back", "aria-hidden": "true" }, "?"));
  return el("div", { class: "raf-unknown" }, backs, el("span", {}, words));
}

/** What the next raids may go for, if the backs of the target cards tell. @param {Kit} kit @param {LionPosition} at */
function warningOfRaids(kit, at) {
  const { pulled, top } = at.table;
  if (pulled === "" && top === "") return null;
  const [first, second] = pulled === "" ? [top, ""] : [pulled, top];
  const text = second === "" ? kit.say("next-raid", { region: first }) : kit.say("next-raids", { first, second });
  return el("p", { class: "raf-advance" }, text);
}
