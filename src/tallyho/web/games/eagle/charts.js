/** The charts by which the British respond; what the raid under way, or the last one, has led to is marked. */

/** @import { LogLine } from "../../types.js" */
/** @import { Leaf } from "../../shell/dom.js" */
/** @import { Kit } from "../raf/parts.js" */
/** @import { ResponsePriority } from "./eagle.js" */
/** @import { EaglePosition } from "./position.js" */
import { el } from "../../shell/dom.js";

/** @type {ResponsePriority[]} */
const RESPONSES = ["minimal", "low", "high", "all-out"];
const TACTICS = /** @type {const} */ (["1a", "1b", "2", "3"]);
const BETWEEN = " · ";
/** Which fact of the tactics the columns of a chart count. */
const COUNTED = { "1a": "hunters", "1b": "fighters", 2: "hunters", 3: "seen" };

/**
 * A chart: the step it is read in, its columns and rows, the row and column that are marked (-1: none), and the part of
 * that cell that counts (empty: all of it).
 * @typedef {{ step: string, name: string, corner: string, columns: string[], rows: [string, string[]][], row: number, column: number, part: string }} Chart
 */

/** Those that were read in a step, as they were read. @param {Kit} kit @param {EaglePosition} at @param {string} step */
export function chartsOfStep(kit, at, step) {
  return chartsOf(kit, at)
    .filter((chart) => chart.step === step && chart.row >= 0)
    .map((chart) => el("div", { class: "raf-charts" }, drawn(kit, chart)));
}

/** All of them, folded away one by one. @param {Kit} kit @param {EaglePosition} at */
export function responseCharts(kit, at) {
  return kit.track(
    "response",
    ...chartsOf(kit, at).map((chart) =>
      el("details", { class: "raf-charts" }, el("summary", {}, kit.say("chart-name", { chart: chart.name })), drawn(kit, chart)),
    ),
  );
}

/** @param {Kit} kit @param {EaglePosition} at @returns {Chart[]} */
export function chartsOf(kit, at) {
  return [
    priorityChart(kit, at),
    removedChart(kit, at),
    ...TACTICS.map((chart) => tacticsChart(kit, at, chart)),
    beliefChart(kit, at),
  ];
}

/** The line of the raid that tells of a step. @param {EaglePosition} at @param {...string} keys @returns {LogLine | undefined} */
function told(at, ...keys) {
  return at.story.raid.findLast((line) => keys.includes(line.key));
}

/** Which modified dice lead to which priority: not the higher the more (eagle:7.2a). @param {Kit} kit @param {EaglePosition} at @returns {Chart} */
function priorityChart(kit, at) {
  const line = told(at, "response-priority");
  const totals = RESPONSES.map((priority) => at.components.tracks.response_priority[priority].dice);
  const most = Math.max(...totals.flat());
  /** @param {number} total */
  const said = (total) => (total >= most ? `${most}+` : String(total));
  return {
    step: "priority",
    name: "priority",
    corner: kit.say("chart-priority"),
    columns: [kit.say("chart-dice")],
    rows: RESPONSES.map((priority, row) => [kit.say("response-priority", { priority }), [(totals[row] ?? []).map(said).join(BETWEEN)]]),
    row: line === undefined ? -1 : RESPONSES.findIndex((priority) => priority === line.args["priority"]),
    column: 0,
    part: line === undefined ? "" : said(Number(line.args["total"])),
  };
}

/** How many squadrons stay at home (eagle:7.2c). @param {Kit} kit @param {EaglePosition} at @returns {Chart} */
function removedChart(kit, at) {
  const line = told(at, "response-priority");
  const rows = Object.entries(at.components.tracks.response_removed);
  return {
    step: "priority",
    name: "removed",
    corner: kit.say("chart-pool"),
    columns: RESPONSES.map((priority) => kit.say("response-priority", { priority })),
    rows: rows.map(([pool, { squadrons }]) => [band(pool), squadrons.map(String)]),
    row: line === undefined ? -1 : placeOf(rows.map(([pool]) => pool), line.args["pool"]),
    column: RESPONSES.findIndex((priority) => priority === line?.args["priority"]),
    part: "",
  };
}

/** Chart 1A sends some on to 1B, and then both are marked. @param {Kit} kit @param {EaglePosition} at @param {typeof TACTICS[number]} chart @returns {Chart} */
function tacticsChart(kit, at, chart) {
  const line = told(at, "tactics-chart");
  const rows = Object.entries(at.components.tracks[`tactics_${chart}`]);
  const bands = at.components.tracks.tactics_columns[chart]?.bands ?? [];
  const read = String(line?.args["chart"] ?? "").toLowerCase();
  const used = line !== undefined && (read === chart || (read === "1b" && chart === "1a"));
  return {
    step: "tactics",
    name: `tactics-${chart}`,
    corner: kit.say("chart-pool"),
    columns: bands.map(band),
    rows: rows.map(([pool, { answers }]) => [band(pool), answers.map((answer) => kit.say("chart-answer", { answer }))]),
    row: used ? placeOf(rows.map(([pool]) => pool), line.args["pool"]) : -1,
    column: used ? placeOf(bands, line.args[COUNTED[chart]]) : -1,
    part: "",
  };
}

/** @param {Kit} kit @param {EaglePosition} at @returns {Chart} */
function beliefChart(kit, at) {
  const line = told(at, "tactics-chart");
  const rows = Object.entries(at.components.tracks.tactics_4);
  const used = line !== undefined && line.args["chart"] === "4";
  const raids = ["minor", "major"];
  return {
    step: "tactics",
    name: "tactics-4",
    corner: kit.say("chart-pool"),
    columns: raids.map((raid) => kit.say("raid-short", { raid })),
    rows: rows.map(([pool, { minor, major }]) => [
      band(pool),
      [minor, major].map((answer) => kit.say("chart-answer", { answer })),
    ]),
    row: used ? placeOf(rows.map(([pool]) => pool), line.args["pool"]) : -1,
    column: used ? raids.indexOf(String(told(at, "raid-believed", "decoy-believed")?.args["raid"] ?? "")) : -1,
    part: "",
  };
}

/** @param {Kit} kit @param {Chart} chart */
function drawn(kit, { name: chart, corner, columns, rows, row: marked, column, part }) {
  const head = columns.map((name, place) => el("th", { scope: "col", class: place === column ? "raf-now" : "" }, name));
  const lines = rows.map(([name, cells], row) =>
    el(
      "tr",
      { class: row === marked ? "raf-now" : "" },
      el("th", { scope: "row" }, name),
      cells.map((cell, place) =>
        row === marked && place === column ? el("td", { class: "raf-here" }, parted(cell, part)) : el("td", {}, cell),
      ),
    ),
  );
  return el(
    "table",
    { class: "raf-priorities" },
    el("caption", {}, kit.say("chart-name", { chart })),
    el("thead", {}, el("tr", {}, el("th", { scope: "col" }, corner), head)),
    el("tbody", {}, lines),
  );
}

/** A cell with the part of it that counts in bold. @param {string} cell @param {string} part @returns {Leaf[]} */
function parted(cell, part) {
  if (part === "") return [cell];
  const words = cell.split(BETWEEN).flatMap((word) => [BETWEEN, word === part ? el("b", {}, word) : word]);
  return words.slice(1);
}

/** `4–5`. @param {string} text */
function band(text) {
  return text.replace("-", "–");
}

/** Which of the bands has a number in it; -1: none. @param {string[]} bands @param {unknown} number */
function placeOf(bands, number) {
  return bands.findIndex((name) => {
    const [low = 0, high = name.endsWith("+") ? Infinity : low] = name.split("-").map((part) => Number.parseInt(part, 10));
    return low <= Number(number) && Number(number) <= high;
  });
}
