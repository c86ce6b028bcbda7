/** The report of First Battle of Britain: morale, bombs, losses, luck, month by month beside the raids of 1917-18. */
/** @import { Head, Say } from "../types" */
/** @import { FbobMonth, FbobMonthThen, FbobRaid, FbobReport, FbobSide, Tell } from "./shapes" */

import { GAINS, SIDES, SPENT, aimsChart, attacksChart, causesChart, gainsChart, known, monthSaid, moraleChart, thenChart, typesChart, when } from "./fbob-charts.js";
import { signed } from "./charts.js";
import { framed, tabled } from "./frame.js";
import { dieSaid, diceChart, swingChart, swingOf } from "./luck.js";
import { heading, scrolled, section, tiled } from "./parts.js";
import { decimal, language, surplus, teller } from "./speech.js";
import { html } from "./svg.js";

/** Figures of a raid that are shown, and may have been read in a source. */
const SHOWN = ["sent", "reached", "killed", "injured", "lost"];
/** What this game says of luck in its own words. */
const OF_LUCK = new Set(["die", "luck-honest", "swing-title", "swing-note", "swing-summary", "swing-value", "swing-axis", "col-surplus"]);
/** What cannot stand in the name of a message. */
const NOT_IN_A_NAME = /[^A-Za-z0-9_-]/g;
/** The words of this report, and the names of pieces. @typedef {{ own: Tell, piece: (name: string) => string }} Words */

/** The words of this report, and of all of them. @param {FbobReport} report @param {Say} say @param {Head} head */
export function fbobPage(report, say, head) {
  const tell = teller(say);
  /** @type {Tell} */
  const own = (message, args) => say("web-report-fbob", message, args);
  const words = { own, piece: (/** @type {string} */ name) => say("names-fbob", `piece-${name.replace(NOT_IN_A_NAME, "-")}`) };
  if (report.months.length === 0) return [top(report, tell, own, head), html("p", { class: "lead" }, own("nothing-yet"))];
  return [
    top(report, tell, own, head),
    section(own("morale-heading"), framed(moraleChart(report, own), tell), framed(gainsChart(report, own), tell)),
    section(own("bombs-heading"), ...bombs(report, tell, words, head)),
    section(
      own("raids-heading"),
      html("p", { class: "lead" }, own("raids-lead")),
      html("div", { class: "pair" }, framed(attacksChart(report, own), tell), framed(thenChart(report, own), tell)),
    ),
    section(own("losses-heading"), ...losses(report, tell, words, head)),
    section(tell("luck-heading"), ...luck(report, tell, own)),
    section(own("months-heading"), ...report.months.map((month, place) => monthCard(month, report.history.months[place], own))),
    html("footer", { class: "sources" }, html("h2", {}, tell("sources-heading")), html("p", {}, own("sources-text"))),
  ];
}

/** @param {FbobReport} report @param {Tell} tell @param {Tell} own @param {Head} head */
function top(report, tell, own, head) {
  const { ending, first, last } = report;
  const span = first === "" ? "" : first === last ? monthSaid(first, own) : own("span", { first: monthSaid(first, own), last: monthSaid(last, own) });
  const made = heading(report, tell, head, span);
  if (ending !== null) {
    const verdict = html("p", { class: "verdict" }, own("verdict", { winner: ending.winner ?? "", level: ending.level }));
    made.insertBefore(html("div", { class: "ending" }, verdict, html("p", {}, own(`reason-${ending.reason}`))), made.lastElementChild);
  }
  made.append(tiles(report, own));
  return made;
}

/** @param {FbobReport} report @param {Tell} own */
function tiles(report, own) {
  const { losses, months, mp, places } = report;
  const turns = months.map((month) => month.flying_turns);
  const mean = turns.reduce((sum, one) => sum + one, 0) / Math.max(1, turns.length);
  const london = places.filter((one) => one.aim === "london");
  const swing = swingOf(report.luck);
  /** @type {[string, string, string][]} */
  const figures = [
    [`${mp.german} : ${mp.british}`, own("tile-mp"), report.raf === null ? own("tile-mp-note") : own("tile-raf-note", { month: monthSaid(report.raf, own) })],
    [String(london.reduce((sum, one) => sum + one.attacks, 0)), own("tile-london"), own("tile-london-note", { points: london.reduce((sum, one) => sum + one.german, 0) })],
    [String(losses.german.all.eliminated), own("tile-lost", { side: "german" }), own("tile-lost-note", { number: losses.german.all.recycled })],
    [String(losses.british.all.eliminated), own("tile-lost", { side: "british" }), own("tile-lost-note", { number: losses.british.all.recycled })],
    [decimal(mean, 1), own("tile-turns"), own("tile-turns-note", { most: Math.max(0, ...turns), months: turns.length })],
  ];
  if (report.luck.swing.length) figures.push([surplus(swing.total), own("tile-luck"), own("tile-luck-note", { deviation: decimal(swing.deviation, 1) })]);
  return tiled(figures);
}

/* Bombs */

/** @param {FbobReport} report @param {Tell} tell @param {Words} words @param {Head} head */
function bombs(report, tell, words, head) {
  const { own } = words;
  if (report.attacks.length === 0) return [html("p", { class: "lead" }, own("bombs-none"))];
  return [
    html("div", { class: "pair" }, framed(aimsChart(report, own), tell), scrolled(placeTable(report, words), own("places-caption"))),
    folded(own("attacks-list"), attackTable(report, words, head)),
  ];
}

/** @param {FbobReport} report @param {Words} words */
function placeTable({ places }, words) {
  const { own } = words;
  return tabled(
    {
      headings: ["col-place", "col-by", "col-attacks", "col-effect", "col-german-mp", "col-british-mp"].map((one) => own(one)),
      rows: places.map((one) => [placed(one, words), own("side", { side: one.side }), one.attacks, one.effect, signed(one.german), signed(one.british)]),
    },
    own("places-caption"),
  );
}

/** A place with its hex, and whether units there were meant. @param {{ place: string, hex: string, aim: string }} one @param {Words} words */
function placed({ place, hex, aim }, { own, piece }) {
  const name = place === "" ? own("hex", { hex }) : piece(hex);
  return aim === "unit" ? own("units-at", { place: name }) : name;
}

/** Every attack in a line; its time leads to the table as it was then. @param {FbobReport} report @param {Words} words @param {Head} head */
function attackTable(report, words, head) {
  const { own, piece } = words;
  const table = tabled({
    headings: ["col-when", "col-by", "col-place", "col-target", "col-units", "col-power", "col-result", "col-german-mp", "col-british-mp"].map((one) => own(one)),
    rows: report.attacks.map((one) => [
      when(report, one, own),
      own("side", { side: one.side }),
      placed({ ...one, aim: "" }, words),
      one.target === "" ? own("target", { target: one.aim }) : piece(one.target),
      one.units.map(piece).join(own("comma")),
      one.power,
      own("result", { result: one.result === "-" ? "none" : one.result }),
      signed(one.german),
      signed(one.british),
    ]),
  });
  return linked(table, report.attacks, head);
}

/** The first column of a table leads to the moment of each row. @param {HTMLElement} table @param {{ number: number }[]} rows @param {Head} head */
function linked(table, rows, head) {
  table.querySelectorAll("tbody th").forEach((cell, place) => {
    const link = html("a", { href: `/play/${head.id}?at=${rows[place]?.number ?? 0}` }, cell.textContent ?? "");
    cell.replaceChildren(link);
  });
  return table;
}

/** A long table, folded away. @param {string} title @param {HTMLElement} table */
function folded(title, table) {
  return html("details", { class: "numbers" }, html("summary", {}, title), scrolled(table, title));
}

/* Losses */

/** @param {FbobReport} report @param {Tell} tell @param {Words} words @param {Head} head */
function losses(report, tell, words, head) {
  const { own } = words;
  const { german, british } = report.losses;
  const any = Object.keys(german.types).length + Object.keys(british.types).length > 0;
  const charts = any
    ? html("div", { class: "pair" }, framed(typesChart(report, own), tell), framed(causesChart(report, own), tell))
    : html("p", { class: "note" }, own("losses-none"));
  const tables = html("div", { class: "pair" }, scrolled(foughtTable(report, own), own("fought-caption")), aces(report, words, head));
  return [html("p", { class: "lead" }, own("losses-lead")), charts, tables];
}

/** @param {FbobReport} report @param {Tell} own */
function foughtTable({ fought }, own) {
  return tabled(
    {
      headings: [own("col-what"), own("col-number")],
      rows: Object.entries(fought).map(([what, number]) => [own("fought", { what }), number]),
    },
    own("fought-caption"),
  );
}

/** @param {FbobReport} report @param {Words} words @param {Head} head */
function aces(report, { own, piece }, head) {
  if (report.aces.length === 0) return html("p", { class: "note" }, own("aces-none"));
  const table = tabled(
    {
      headings: ["col-when", "col-unit", "col-ace"].map((one) => own(one)),
      rows: report.aces.map((one) => [when(report, one, own), piece(one.unit), own("ace", { what: one.what })]),
    },
    own("aces-caption"),
  );
  return scrolled(linked(table, report.aces, head), own("aces-caption"));
}

/* Luck */

/** @param {FbobReport} report @param {Tell} tell @param {Tell} own */
function luck(report, tell, own) {
  /** @type {Tell} */
  const spoken = (message, args) => (OF_LUCK.has(message) ? own(message, args) : tell(message, args));
  const { luck } = report;
  if (!luck.all) return [html("p", { class: "lead" }, tell("luck-none"))];
  const charts = [framed(diceChart(luck, spoken), tell), ...(luck.swing.length ? [framed(swingChart(luck, spoken), tell)] : [])];
  return [
    html("p", { class: "lead" }, dieSaid(luck.all, spoken)),
    html("div", { class: "pair" }, ...charts),
    html("p", { class: "note" }, spoken("luck-honest", { kinds: luck.dice.length })),
  ];
}

/* Months */

/** A month as it was played, and its raids of 1917-18. @param {FbobMonth} month @param {FbobMonthThen | undefined} then @param {Tell} own */
function monthCard(month, then, own) {
  const card = html(
    "div",
    { class: "day" },
    html("h3", {}, monthSaid(month.name, own)),
    html("div", { class: "now" }, html("h4", {}, own("month-played")), played(month, own)),
  );
  if (then === undefined) return card;
  const toll = { raids: then.raids, killed: then.killed, injured: then.injured, lost: known(then.lost, own) };
  card.append(html("div", { class: "then" }, html("h4", {}, own("month-then")), html("p", {}, own("toll", toll)), ...then.list.flatMap((raid) => raidParts(raid, own))));
  return card;
}

/** @param {FbobMonth} month @param {Tell} own */
function played(month, own) {
  const { attacks, fought } = month;
  const british = (attacks["british_town"] ?? 0) + (attacks["british_unit"] ?? 0);
  /** @type {[string, string][]} */
  const lines = [
    ...(month.event === null ? [] : [/** @type {[string, string]} */ ([own("row-event"), own("event", { event: month.event })])]),
    [own("row-turns"), own("month-turns", { turns: month.flying_turns, german: month.take_offs.german, british: month.take_offs.british })],
    [own("row-bombs"), own("month-bombs", { london: attacks["german_london"] ?? 0, towns: attacks["german_town"] ?? 0, units: attacks["german_unit"] ?? 0, british })],
    [own("row-fights"), own("month-fights", { dogfights: fought["dogfights"] ?? 0, guns: fought["guns_fired"] ?? 0, interceptions: (fought["interceptions"] ?? 0) + (fought["ranged_interceptions"] ?? 0) })],
    [own("row-losses"), own("month-losses", { german: month.eliminated.german, british: month.eliminated.british, german_back: month.recycled.german, british_back: month.recycled.british })],
    ...SIDES.map((side) => /** @type {[string, string]} */ ([own("row-mp", { side }), moraleSaid(month, side, own)])),
  ];
  return html("dl", {}, ...lines.flatMap(([name, words]) => [html("dt", {}, name), html("dd", {}, words)]));
}

/** How a side's total of a month came about. @param {FbobMonth} month @param {FbobSide} side @param {Tell} own */
function moraleSaid(month, side, own) {
  const parts = [...GAINS[side], ...SPENT].flatMap((source) => {
    const points = month.changes[side][source] ?? 0;
    return points === 0 ? [] : [own("gain-part", { source: own("why", { source }), points: signed(points) })];
  });
  const total = own("month-mp", { mp: month.mp[side] });
  return parts.length ? [total, parts.join(own("comma"))].join(own("colon")) : total;
}

/** @param {FbobRaid} raid @param {Tell} own */
function raidParts(raid, own) {
  const [, month = "5", day = "1"] = raid.date.split("-");
  const date = own("date", { month: String(Number(month)), day: String(Number(day)) });
  const read = SHOWN.filter((one) => raid.read.includes(one));
  const source = read.length === 0 ? own("read-none") : own("read-some", { list: read.map((figure) => own("figure", { figure })).join(own("comma")) });
  const figures = own("raid-figures", { sent: raid.sent, reached: raid.reached, killed: raid.killed, injured: raid.injured });
  const lost = own("raid-lost", { down: known(raid.lost_to_defence, own), wrecked: known(raid.lost_crashed, own) });
  return [
    html("h5", {}, own("raid-title", { date, kind: raid.kind, time: raid.when })),
    html("p", {}, raid.text[language()] ?? ""),
    html("p", { class: "note" }, [figures, lost, source].join(" ")),
  ];
}
