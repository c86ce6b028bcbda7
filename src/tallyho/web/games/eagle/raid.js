/** The Raid Display of Eagle: who flies and does what, how the British respond, and who meets whom. */

/** @import { Leaf } from "../../shell/dom.js" */
/** @import { Kit } from "../raf/parts.js" */
/** @import { EaglePosition } from "./position.js" */
import { el } from "../../shell/dom.js";
import { boxes, effects, inFlight, nightRaid, raidFacts } from "../raf/raid.js";
import { responseButton } from "./response.js";
import { strategyTitle } from "./wording.js";

/** The whole tray. @param {Kit} kit @param {EaglePosition} at @returns {Leaf[]} */
export function raidTray(kit, at) {
  return at.underWay ? raidUnderWay(kit, at) : noRaid(kit, at);
}

/** @param {Kit} kit @param {EaglePosition} at @returns {Leaf[]} */
function raidUnderWay(kit, at) {
  const site = kit.words.site(at, at.site);
  const decoy = at.decoy(at.table.target);
  const name = decoy ? kit.say("decoy-on", { site }) : kit.say("raid-on", { raid: at.raidKind, site });
  return [
    kit.heading("h2", kit.say("tray-raid"), kit.say("about-raid"), el("strong", { class: "raf-raid-name" }, name)),
    raidFacts(kit, at, ...ownFacts(kit, at)),
    shelf(kit, at, "undeployed", at.undeployed, "raf-german"),
    pool(kit, at),
    boxes(kit, at),
  ];
}

/** What is special about this raid: its strategy cards, the forward airfield, ULTRA, and how the British respond. @param {Kit} kit @param {EaglePosition} at */
function ownFacts(kit, at) {
  const { target, forward, ultra, clock } = at.table;
  return [
    ...at.strategiesOn(target).map((number) => kit.chip(strategyTitle(kit, at, number), "raf-strategy")),
    forward.includes(target) ? kit.chip(kit.say("forward"), "raf-effect") : null,
    ultra === clock ? kit.chip(kit.say("ultra"), "raf-effect") : null,
    responseButton(kit, at),
  ];
}

/** The raid response pool while it is formed and reduced (eagle:7.1). @param {Kit} kit @param {EaglePosition} at */
function pool(kit, at) {
  const name = kit.say("box", { box: "cup" });
  const [cup, beside] = [at.in("cup"), at.in("beside-cup")];
  if (cup.length + beside.length === 0) return null;
  return el(
    "section",
    { class: "raf-box raf-box-cup", "aria-label": name },
    el("h3", {}, name, el("span", { class: "raf-counts" }, String(cup.length + beside.length))),
    kit.pieces(at, cup, "raf-british raf-small"),
    shelf(kit, at, "beside-cup", beside, "raf-british"),
  );
}

/** @param {Kit} kit @param {EaglePosition} at @param {string} message @param {string[]} units @param {string} look */
function shelf(kit, at, message, units, look) {
  if (units.length === 0) return null;
  return el("div", { class: "raf-shelf" }, el("span", { class: "raf-quiet" }, kit.say(message)), kit.pieces(at, units, `${look} raf-small`));
}

/** @param {Kit} kit @param {EaglePosition} at @returns {Leaf[]} */
function noRaid(kit, at) {
  const night = nightRaid(kit, at);
  return [
    kit.heading("h2", kit.say("tray-raid"), kit.say("about-raid")),
    el("p", { class: "raf-quiet" }, kit.say(night === null ? "raid-none" : "raid-by-night")),
    at.inEffect.length > 0 ? el("p", {}, effects(kit, at)) : null,
    inFlight(kit, at),
    night,
  ];
}
