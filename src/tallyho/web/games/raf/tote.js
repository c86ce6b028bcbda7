/** The Tote Board: a row for every sector, a lamp for every squadron in the column of what it is doing. */

/** @import { Leaf } from "../../shell/dom.js" */
/** @import { Kit } from "./parts.js" */
/** @import { Sector } from "./raf.js" */
/** @import { Position } from "./position.js" */
import { el } from "../../shell/dom.js";
import { hidden } from "./elements.js";
import { RAID_BOXES } from "./position.js";

/** What a squadron can be doing, in the order of its day. */
export const STATES = ["ready", "cup", "patrol", "raid", "inflight", "landing", "rearm", "light-loss", "heavy-loss", "night-patrol"];

/** What a squadron is doing; empty if it is not in play. @param {Position} at @param {string} id */
export function stateOf(at, id) {
  const box = at.box(id);
  if (box.startsWith("patrol ")) return "patrol";
  if (RAID_BOXES.includes(box)) return "raid";
  if (box === "cup" || box === "beside-cup") return "cup";
  if (STATES.includes(box)) return box;
  return at.sector(box) === undefined ? "" : "ready";
}

/** The squadrons of each sector by what they do. @param {Position} at */
export function squadronsBySector(at) {
  /** @type {Map<string, Map<string, string[]>>} */
  const board = new Map();
  for (const [id, unit] of Object.entries(at.components.units)) {
    const state = unit.side === "british" ? stateOf(at, id) : "";
    if (state === "") continue;
    const home = at.home(id);
    const row = board.get(home) ?? new Map();
    board.set(home, row);
    row.set(state, [...(row.get(state) ?? []), id]);
  }
  return board;
}

/** The whole tray. @param {Kit} kit @param {Position} at @returns {Leaf[]} */
export function toteTray(kit, at) {
  const board = squadronsBySector(at);
  const states = kit.layout.tote.states.filter((state) => state !== "night-patrol" || at.table.options.includes("night"));
  const groups = kit.layout.tote.groups.map((group) => at.components.sectors.filter((sector) => sector.group === group));
  return [
    kit.heading("h2", kit.say("tray-tote"), kit.say("about-tote")),
    el(
      "div",
      { class: "raf-tote-frame" },
      el(
        "table",
        { class: "raf-tote" },
        el("caption", { class: "visually-hidden" }, kit.say("about-tote")),
        el(
          "thead",
          {},
          el(
            "tr",
            {},
            el("th", { scope: "col" }, kit.say("sector")),
            states.map((state) => columnHead(kit, state)),
          ),
        ),
        groups.map((sectors) =>
          el(
            "tbody",
            {},
            sectors.map((sector) => row(kit, at, sector, board.get(sector.id), states)),
          ),
        ),
        el("tfoot", {}, totals(kit, board, states)),
      ),
    ),
    legend(kit),
    pool(kit, at),
  ];
}

/** What the letters and rings on the lamps mean. @param {Kit} kit */
function legend(kit) {
  const lamp = (/** @type {string} */ look, /** @type {string} */ letter) =>
    el("span", { class: `raf-lamp raf-key ${look}`, "aria-hidden": "true" }, letter);
  return el(
    "p",
    { class: "raf-legend" },
    el("span", {}, lamp("raf-lamp-ready", "S"), kit.words.type("spitfire")),
    el("span", {}, lamp("raf-lamp-ready", "H"), kit.words.type("hurricane")),
    el("span", {}, lamp("raf-lamp-ready", "B"), kit.words.type("blenheim")),
    el("span", {}, lamp("raf-lamp-ready raf-half", ""), kit.say("legend-reduced")),
  );
}

/** @param {Kit} kit @param {string} state */
function columnHead(kit, state) {
  const full = kit.say("state", { state });
  return el(
    "th",
    { scope: "col", title: full, class: `raf-state-${state}` },
    hidden(full),
    el("span", { class: "raf-wide", "aria-hidden": "true" }, full),
    el("span", { class: "raf-narrow", "aria-hidden": "true" }, kit.say("state-short", { state })),
  );
}

/** @param {Kit} kit @param {Position} at @param {Sector} sector @param {Map<string, string[]> | undefined} found @param {string[]} states */
function row(kit, at, sector, found, states) {
  const text = rowInWords(kit, at, sector, found);
  const name = kit.button(
    sector.id,
    text,
    "raf-sector raf-always",
    el("b", {}, sector.id),
    " ",
    el("span", { class: "raf-sector-name" }, sector.name),
  );
  return el(
    "tr",
    {},
    el("th", { scope: "row" }, name),
    states.map((state) =>
      el(
        "td",
        { class: `raf-state-${state}` },
        (found?.get(state) ?? []).map((id) => lamp(kit, at, id, state)),
      ),
    ),
  );
}

/** `6/11 Hornchurch: ready 54 Spitfire, 65 Spitfire; landing 74 Spitfire.` @param {Kit} kit @param {Position} at @param {Sector} sector @param {Map<string, string[]> | undefined} found */
export function rowInWords(kit, at, sector, found) {
  const parts = kit.layout.tote.states.flatMap((state) => {
    const units = found?.get(state) ?? [];
    return units.length === 0
      ? []
      : [kit.say("row-part", { state: kit.say("state", { state }), units: kit.words.units(at, units) })];
  });
  return kit.say("row", {
    sector: kit.words.sector(at, sector.id),
    parts: parts.join(kit.say("between")) || kit.say("row-nobody"),
  });
}

/** @param {Kit} kit @param {Position} at @param {string} id @param {string} state */
function lamp(kit, at, id, state) {
  const unit = at.unit(id);
  const look = [
    "raf-lamp",
    `raf-lamp-${state}`,
    at.reduced(id) ? "raf-half" : "",
    at.counter(id).ace ? "raf-ace" : "",
    at.askedAbout(id) ? "raf-asked" : "",
  ].join(" ");
  const type = el("span", { class: "raf-lamp-type" }, (unit?.type ?? "").charAt(0).toUpperCase());
  const name = kit.words.designation(at, id);
  return kit.button(id, kit.words.full(at, id), look, type, el("span", { class: "raf-lamp-name" }, name));
}

/** @param {Kit} kit @param {Map<string, Map<string, string[]>>} board @param {string[]} states */
function totals(kit, board, states) {
  const count = (/** @type {string} */ state) =>
    [...board.values()].reduce((sum, found) => sum + (found.get(state)?.length ?? 0), 0);
  return el(
    "tr",
    {},
    el("th", { scope: "row" }, kit.say("all")),
    states.map((state) => el("td", {}, String(count(state) || ""))),
  );
}

/** Reinforcements still to come, as counters, since they may be chosen. @param {Kit} kit @param {Position} at */
function pool(kit, at) {
  const units = at.in("pool", "british");
  if (units.length === 0 || !at.campaigning) return null;
  return el(
    "details",
    { class: "raf-pool", open: units.some((id) => kit.offered.has(id)) },
    el("summary", {}, kit.say("pool", { count: units.length })),
    kit.pieces(at, units, "raf-british"),
  );
}
