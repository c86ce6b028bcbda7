/** The Luftwaffe: airbases by Luftflotte and type, Gruppen that are away from them, and the losses of both sides. */

/** @import { Leaf } from "../../shell/dom.js" */
/** @import { Kit } from "./parts.js" */
/** @import { AircraftType, Luftflotte } from "./raf.js" */
/** @import { Position } from "./position.js" */
import { el } from "../../shell/dom.js";
import { GERMAN_TYPES, SEGMENTS } from "./position.js";

export const LUFTFLOTTEN = /** @type {const} */ (["LF2", "LF3"]);

/** The whole tray. @param {Kit} kit @param {Position} at @returns {Leaf[]} */
export function luftwaffeTray(kit, at) {
  return [
    kit.heading("h2", kit.say("tray-luftwaffe"), kit.say("about-luftwaffe")),
    el(
      "div",
      { class: "raf-luftflotten" },
      LUFTFLOTTEN.map((luftflotte) => airbases(kit, at, luftflotte)),
    ),
    el(
      "div",
      { class: "raf-away" },
      away(kit, at, "inflight", at.in("inflight")),
      away(kit, at, "light-loss", at.in("light-loss")),
      away(kit, at, "heavy-loss", at.in("heavy-loss")),
      at.table.options.includes("night") ? away(kit, at, "night-raid", at.in("night-raid")) : null,
      at.boxes.has("calendar") ? away(kit, at, "calendar", at.in("calendar")) : null,
      at.boxes.has("out") && at.campaigning ? away(kit, at, "out", at.in("out")) : null,
    ),
  ];
}

/** @param {Kit} kit @param {Position} at @param {Luftflotte} luftflotte */
function airbases(kit, at, luftflotte) {
  const name = kit.words.luftflotte(luftflotte);
  return el(
    "section",
    { class: "raf-luftflotte", "aria-label": name },
    el(
      "h3",
      {},
      name,
      el("span", { class: "raf-quiet" }, ` · ${kit.say("weather", { weather: at.weatherOver(luftflotte) })}`),
    ),
    GERMAN_TYPES.map((type) => airbase(kit, at, luftflotte, type)),
  );
}

/** @param {Kit} kit @param {Position} at @param {Luftflotte} luftflotte @param {AircraftType} type */
function airbase(kit, at, luftflotte, type) {
  const there = at.gruppen(luftflotte, type, "airbase");
  const full = there.filter((id) => !at.reduced(id));
  const reduced = there.filter((id) => at.reduced(id));
  const waiting = SEGMENTS.map((segment) => ({ segment, units: at.gruppen(luftflotte, type, `clock ${segment}`) })).filter(
    ({ units }) => units.length > 0,
  );
  const back = waiting.reduce((sum, { units }) => sum + units.length, 0);
  const planned = at.gruppen(luftflotte, type, "planned");
  if (there.length + back + planned.length === 0) return null;
  return el(
    "div",
    { class: "raf-airbase" },
    el(
      "h4",
      {},
      kit.words.type(type),
      " ",
      el(
        "span",
        { class: "raf-quiet" },
        kit.say("airbase-counts", { full: full.length, reduced: reduced.length, waiting: back, planned: planned.length }),
      ),
    ),
    kit.pieces(at, full, "raf-small"),
    planned.length > 0 && shelf(kit, at, kit.say("assigned"), planned),
    reduced.length > 0 && shelf(kit, at, kit.say("done-for-the-day"), reduced),
    waiting.map(({ segment, units }) => shelf(kit, at, kit.say("place-clock", { time: segment }), units)),
  );
}

/** Gruppen that are not ready, with the reason. @param {Kit} kit @param {Position} at @param {string} reason @param {string[]} units */
function shelf(kit, at, reason, units) {
  return el("div", { class: "raf-shelf" }, el("span", { class: "raf-quiet" }, reason), kit.pieces(at, units, "raf-small"));
}

/** A box beside the airbases. @param {Kit} kit @param {Position} at @param {string} box @param {string[]} units */
function away(kit, at, box, units) {
  const name = kit.words.box(box);
  const german = units.filter((id) => at.unit(id)?.side === "german");
  const british = units.filter((id) => at.unit(id)?.side === "british" && at.unit(id)?.entry !== "ace");
  return el(
    "section",
    { class: `raf-box raf-box-${box}`, "aria-label": name },
    el("h3", {}, name, el("span", { class: "raf-counts" }, String(german.length + british.length))),
    german.length + british.length === 0 ? el("p", { class: "raf-empty" }, kit.say("nobody")) : null,
    kit.pieces(at, german, "raf-german raf-small"),
    kit.pieces(at, british, "raf-british raf-small"),
  );
}
