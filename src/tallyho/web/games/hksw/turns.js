/** The turn track with the weather and the notes of every turn, the Tally Ho phases, and the points. */

/** @import { Leaf } from "../../shell/dom.js" */
/** @import { Kit } from "../raf/parts.js" */
/** @import { Turn } from "./hksw.js" */
/** @import { HkswPosition } from "./position.js" */
import { el } from "../../shell/dom.js";
import { weatherIcon } from "../raf/signs.js";

/** @param {Kit} kit @param {HkswPosition} at @returns {Leaf[]} */
export function turnsTray(kit, at) {
  return [
    kit.heading("h2", kit.say("tray-turns"), kit.say("about-turns")),
    el("div", { class: "hksw-standing" }, phases(kit, at), score(kit, at)),
    el(
      "ol",
      { class: "bare hksw-turns" },
      at.components.turns.map((turn) => turnBox(kit, at, turn)),
    ),
  ];
}

/** @param {Kit} kit @param {HkswPosition} at @param {Turn} turn */
function turnBox(kit, at, turn) {
  const now = turn.turn === at.table.turn;
  const outside = turn.turn > at.table.last_turn;
  const look = now ? "hksw-now" : turn.turn < at.table.turn ? "hksw-past" : outside ? "hksw-outside" : "";
  return el(
    "li",
    { class: `hksw-turn ${look}`, "aria-current": now ? "step" : null, "data-turn": turn.turn },
    el("b", {}, kit.say("turn", { number: turn.turn })),
    el("span", { class: "hksw-turn-days" }, days(kit, turn)),
    el("span", { class: "hksw-weather" }, weatherIcon(turn.weather === "clear" ? "clear" : "broken"), kit.say("flown", { flown: turn.flown })),
    el(
      "ul",
      {},
      notesOf(kit, at, turn).map((note) => el("li", {}, note)),
    ),
  );
}

/** `10–16 July`, in the language spoken. @param {Kit} kit @param {Turn} turn */
export function days(kit, turn) {
  const form = new Intl.DateTimeFormat(kit.context.settings.language === "fr" ? "fr-FR" : "en-GB", { day: "numeric", month: "short", timeZone: "UTC" });
  return form.formatRange(new Date(turn.first_day), new Date(turn.last_day));
}

/** What is special about a turn. @param {Kit} kit @param {HkswPosition} at @param {Turn} turn @returns {string[]} */
export function notesOf(kit, at, turn) {
  const names = turn.named.map((id) => at.target(id)?.name ?? id).join(", ");
  const joining = Object.values(at.components.squadrons).filter((one) => one.enters === turn.turn && turn.turn > 1).length;
  const leaving = [...new Set(Object.values(at.components.squadrons).filter((one) => one.withdrawn === turn.turn).map((one) => one.type))];
  const { numbers } = at.components;
  const removed = /** @type {const} */ (["cities", "radar", "airfields"]).filter((kind) => turn[kind] > 0).map((kind) => kit.say(`removed-${kind}`, { number: turn[kind] })).join(", ");
  return [
    turn.replaced ? kit.say("note-replaced") : "",
    turn.london === "stay" ? "" : kit.say("note-london", { london: turn.london }),
    removed === "" ? "" : kit.say("note-removed", { cards: removed }),
    names === "" ? "" : kit.say("note-named", { names }),
    turn.city_hits > 0 ? kit.say("note-recover", { hits: turn.city_hits }) : "",
    turn.ace === "" ? "" : kit.say("note-ace", { group: turn.ace }),
    joining > 0 ? kit.say("note-joining", { number: joining }) : "",
    ...leaving.map((type) => kit.say("note-leaving", { type: kit.say("type", { type }) })),
    at.components.rotations.some((one) => one.turn === turn.turn) ? kit.say("note-rotations") : "",
    turn.turn === numbers["luftflotte-5-turn"] ? kit.say("note-luftflotte-5") : "",
    turn.turn === numbers["luftflotte-2-turn"] ? kit.say("note-luftflotte-2", { number: numbers["luftflotte-2-cards"] ?? 0 }) : "",
    turn.turn === numbers["big-wing-turn"] && at.table.big_wing ? kit.say("note-big-wing") : "",
  ].filter((note) => note !== "");
}

/** @param {Kit} kit @param {HkswPosition} at */
function phases(kit, at) {
  const { phase, markers } = at.table;
  const boxes = Array.from({ length: at.components.numbers["phases"] ?? 4 }, (_, place) =>
    el("li", { class: place + 1 === phase ? "hksw-now" : place + 1 < phase ? "hksw-past" : "", "aria-current": place + 1 === phase ? "step" : null }, String(place + 1)),
  );
  return el(
    "section",
    { class: "hksw-phases", "aria-label": kit.say("phases") },
    el("h3", {}, kit.say("phases")),
    el("ol", {}, boxes),
    el("p", { class: "raf-quiet" }, phase === 0 ? kit.say("no-phase") : kit.say("markers", { number: markers })),
  );
}

/** @param {Kit} kit @param {HkswPosition} at */
function score(kit, at) {
  const { score: total, mission_points, failed, head_start } = at.table;
  const { points } = at.components;
  const fromMissions = failed * (points["failed-mission"] ?? 0);
  const columns = ["missions", "squadrons", ...(head_start ? ["head-start"] : []), "total"];
  const row = (/** @type {"luftwaffe" | "raf"} */ side, /** @type {number} */ missions, /** @type {number} */ ahead) =>
    el(
      "tr",
      { class: `hksw-${side}` },
      el("th", { scope: "row" }, kit.say("side", { side })),
      el("td", {}, String(missions)),
      el("td", {}, String(total[side] - missions - ahead)),
      head_start ? el("td", {}, String(ahead)) : null,
      el("td", {}, el("b", {}, String(total[side]))),
    );
  return el(
    "section",
    { class: "hksw-score", "aria-label": kit.say("points") },
    el("h3", {}, kit.say("points")),
    el(
      "table",
      {},
      el("thead", {}, el("tr", {}, el("td", {}), columns.map((column) => el("th", { scope: "col" }, kit.say("points-for", { column }))))),
      el("tbody", {}, row("luftwaffe", mission_points, 0), row("raf", fromMissions, head_start)),
    ),
  );
}
