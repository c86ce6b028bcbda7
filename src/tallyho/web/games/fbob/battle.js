/** The last dogfight, AA fire or bombing: the dice, every modifier, and the row of the table that was read. */

/** @import { Leaf } from "../../shell/dom.js" */
/** @import { LogLine, Reason } from "../../types.js" */
/** @import { Kit } from "../raf/parts.js" */
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
      lines.map((line) => el("li", { class: BEGINS.includes(line.key) ? "fbob-begins" : "" }, rolled(line), el("div", {}, el("p", {}, line.text), because(line.because), read(kit, at, line)))),
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

/** The row of the chart that was read, with the result marked. @param {Kit} kit @param {FbobPosition} at @param {LogLine} line */
function read(kit, at, line) {
  const name = CHARTS[line.key];
  if (name === undefined) return null;
  const chart = at.components.charts[name];
  const found = cellOf(line);
  const head = chart.least.map((least, place) => (place === 0 && least < 0 ? "…" : place === chart.least.length - 1 ? `${least}+` : String(least)));
  return el(
    "table",
    { class: "fbob-chart" },
    el("caption", {}, kit.say("chart", { chart: name, die: found.row + 1 })),
    el("thead", {}, el("tr", {}, head.map((text, place) => el("th", { scope: "col", class: place === found.column ? "fbob-read" : "" }, text)))),
    el("tbody", {}, el("tr", {}, (chart.rows[found.row] ?? []).map((result, place) => el("td", { class: place === found.column ? "fbob-read" : "" }, result)))),
  );
}

/** The cell of a chart that a line tells of; column -1: left of the first one, where nothing happens. @param {LogLine} line */
export function cellOf({ args }) {
  return { row: Number(args["row"] ?? 1) - 1, column: Number(args["column"] ?? -1) };
}
