/** The last dogfight, AA fire or bombing: the dice, every modifier, and the row of the table that was read. */

/** @import { Leaf } from "../../shell/dom.js" */
/** @import { LogLine, Reason } from "../../types.js" */
/** @import { Kit } from "../raf/parts.js" */
/** @import { Chart } from "./fbob.js" */
/** @import { FbobPosition } from "./position.js" */
import { el } from "../../shell/dom.js";
import { die, isFace } from "../../play/dice.js";

/** With these lines of the log a fight begins. */
const BEGINS = ["dogfight", "guns-fire", "bombs"];
/** And these tell how it goes on. */
const TELLS = [
  ...BEGINS,
  ...["interception", "ranged-interception", "pursuit", "fire", "noted", "bomb-result", "damage", "shattered", "no-formation", "pushed", "nowhere-to-go"],
  ...["eliminated", "recycled", "gone", "ace", "no-ace-left", "ace-lost", "ace-parted", "relief", "guns-hit", "unharmed", "land-lost"],
  ...["ship-unharmed", "ship-damage", "sunk", "morale", "out-of-fuel", "crash", "fake-seen", "spotted"],
];
/** The chart that a line was read from. @type {Record<string, "pursuit" | "combat" | "bombardment">} */
const CHARTS = { pursuit: "pursuit", fire: "combat", "bomb-result": "bombardment" };

/** The column shifts of bombs by their rules. @type {Record<string, string>} */
const SHIFTS = {
  "fbob:14.3.2": "bomb-recon",
  "fbob:13.8b": "bomb-bombed",
  "fbob:24.3a": "bomb-up",
  "fbob:27.2a": "bomb-designated",
  "fbob:27.2b": "bomb-other",
  "fbob:29.1c": "bomb-night",
};

/** @param {Kit} kit @param {FbobPosition} at @returns {Leaf[]} */
export function battleTray(kit, at) {
  const lines = storyOf(at.moment.log);
  const heading = kit.heading("h2", kit.say("tray-battle"), kit.say("about-battle"), el("span", { class: "raf-quiet" }, lines.length === 0 ? kit.say("no-battle") : kit.say(at.underWay ? "this-battle" : "last-battle")));
  if (lines.length === 0) return [heading];
  return [
    heading,
    el(
      "ol",
      { class: "bare fbob-story" },
      lines.map((line) => el("li", { class: BEGINS.includes(line.key) ? "fbob-begins" : "" }, rolled(line), el("div", {}, el("p", {}, line.text), because(line.because), read(kit, at, lines, line)))),
    ),
  ];
}

/** The lines of the log that tell of the last fight. @param {LogLine[]} log */
export function storyOf(log) {
  const from = log.findLastIndex((line) => BEGINS.includes(line.key));
  if (from < 0) return [];
  const end = log.findIndex((line, place) => place > from && !TELLS.includes(line.key));
  return log.slice(from, end < 0 ? undefined : end);
}

/** @param {LogLine} line */
function rolled(line) {
  const face = String(line.args["die"] ?? "");
  return el("span", { class: "fbob-rolled" }, isFace(face) ? die(face) : null);
}

/** Every modifier. @param {Reason[]} reasons */
function because(reasons) {
  return reasons.length === 0 ? null : el("ul", { class: "fbob-because" }, reasons.map((reason) => el("li", {}, reason.text)));
}

/** The row of the chart that was read, with the result marked. @param {Kit} kit @param {FbobPosition} at @param {LogLine[]} lines @param {LogLine} line */
function read(kit, at, lines, line) {
  const name = CHARTS[line.key];
  if (name === undefined) return null;
  const chart = at.components.charts[name];
  const found = cellOf(at, chart, line, lines);
  const head = chart.least.map((least, place) => (place === 0 && least < 0 ? "…" : place === chart.least.length - 1 ? `${least}+` : String(least)));
  return el(
    "table",
    { class: "fbob-chart" },
    el("caption", {}, kit.say("chart", { chart: name, die: found.row + 1 })),
    el("thead", {}, el("tr", {}, head.map((text, place) => el("th", { scope: "col", class: place === found.column ? "fbob-read" : "" }, text)))),
    el("tbody", {}, el("tr", {}, (chart.rows[found.row] ?? []).map((result, place) => el("td", { class: place === found.column ? "fbob-read" : "" }, result)))),
  );
}

/** Which cell of a chart a line tells of: the die with its modifiers, and the column with its shifts. @param {FbobPosition} at @param {Chart} chart @param {LogLine} line @param {LogLine[]} lines */
export function cellOf(at, chart, line, lines) {
  const number = (/** @type {LogLine | undefined} */ one, /** @type {string} */ name) => Number(one?.args[name] ?? 0);
  const moved = valuesOf(at, line);
  const bombs = line.key === "bomb-result";
  const before = lines.slice(0, lines.indexOf(line)).findLast((one) => one.key === "bombs");
  const value = line.key === "pursuit" ? number(line, "difference") : number(bombs ? before : line, "power");
  const shifts = bombs ? moved.all : line.key === "fire" ? moved.up : 0;
  const column = chart.least.findLastIndex((least) => least <= value) + shifts;
  const total = line.key === "pursuit" ? number(line, "total") : number(line, "die") + (line.key === "fire" ? moved.reduced : 0);
  return { row: Math.max(1, Math.min(6, total)) - 1, column: Math.max(-1, Math.min(chart.least.length - 1, column)) };
}

/**
 * The sums of the modifiers that a line names, known by their rules; ace and weather have the same, and weather counts for all.
 * @param {FbobPosition} at @param {LogLine} line
 */
function valuesOf(at, line) {
  const { modifiers, shifts } = at.components;
  const shared = line.because.filter((reason) => reason.rule === "fbob:13.5.3").length;
  const both = shared > 1 ? ["bomb-ace", "bomb-weather"] : shared === 1 ? [at.table.weather ? "bomb-weather" : "bomb-ace"] : [];
  const named = line.because.flatMap((reason) => SHIFTS[reason.rule] ?? []);
  const has = (/** @type {string} */ rule) => line.because.some((reason) => reason.rule === rule);
  return {
    all: [...named, ...both].reduce((sum, name) => sum + (shifts[name] ?? 0), 0),
    up: has("fbob:24.3a") ? (shifts["combat-up"] ?? 0) : 0,
    reduced: has("fbob:15.5.3b") ? (modifiers["combat-reduced"] ?? 0) : 0,
  };
}
