/** The report of a game: what was played, beside what happened then. */
/** @import { Head, Say } from "../types" */
/** @import { Day, DayThen, FbobReport, HkswReport, LionReport, Raid, Report, Tell } from "./shapes" */

import { signed } from "./charts.js";
import { lossesByDay, lossesByType, lossesThen, lost, missed, raidsByDay } from "./days.js";
import { fbobPage } from "./fbob.js";
import { framed, tabled } from "./frame.js";
import { hkswPage } from "./hksw.js";
import { dieSaid, diceChart, swingChart, swingOf } from "./luck.js";
import { happened, heading, scrolled, section, tiled, wholeBattle } from "./parts.js";
import { pointsChart } from "./points.js";
import { dated, decimal, language, shortly, surplus, teller } from "./speech.js";
import { html } from "./svg.js";

/**
 * Fills a place with a report; called again after a change of language.
 * @param {HTMLElement} place
 * @param {Report | LionReport | HkswReport | FbobReport} report
 * @param {Say} say
 * @param {Head} head
 */
export function open(place, report, say, head) {
  const tell = teller(say);
  const article = html("article", { class: "report" });
  if ("vp" in report) article.append(...lionPage(report, tell, head));
  else if ("track" in report) article.append(...hkswPage(report, say, head));
  else if ("morale" in report) article.append(...fbobPage(report, say, head));
  else article.append(heading(report, tell, head, ""), section(tell("luck-heading"), ...luckParts(report, tell)));
  place.replaceChildren(article);
}

/** @type {Record<string, string[]>} */
const OF_GAMES = { hksw: ["web-report-hksw", "names-hksw"], fbob: ["web-report-fbob", "names-fbob"] };

/** The catalogues that the report of a game speaks beside the one of all reports. @param {string} game */
export function cataloguesOf(game) {
  return OF_GAMES[game] ?? [];
}

/** @param {LionReport} report @param {Tell} tell @param {Head} head */
function lionPage(report, tell, head) {
  return [
    lionHeading(report, tell, head),
    section(tell("vp-heading"), framed(pointsChart(report, tell), tell)),
    section(
      tell("raids-heading"),
      html("div", { class: "pair" }, framed(raidsByDay(report, tell), tell), framed(lossesByType(report, tell), tell)),
    ),
    section(
      tell("losses-heading"),
      html("p", { class: "lead" }, tell("losses-unlike")),
      html("div", { class: "pair" }, framed(lossesByDay(report, tell), tell), framed(lossesThen(report, tell), tell)),
      ...wholeBattle(report, tell),
    ),
    section(tell("luck-heading"), ...luckParts(report, tell)),
    section(tell("days-heading"), ...report.days.map((day, place) => dayCard(day, report.history.days[place], tell))),
    section(tell("raid-list-heading"), raidList(report, tell, head)),
    html("footer", { class: "sources" }, html("h2", {}, tell("sources-heading")), html("p", {}, tell("sources-text"))),
  ];
}

/** @param {LionReport} report @param {Tell} tell @param {Head} head */
function lionHeading(report, tell, head) {
  const message = report.first === report.last ? "span-day" : "span";
  const span = tell(message, { first: dated(tell, report.first), last: dated(tell, report.last) });
  const made = heading(report, tell, head, span);
  made.append(tiles(report, tell));
  return made;
}

/** The figures that one looks for first. @param {LionReport} report @param {Tell} tell */
function tiles(report, tell) {
  const { days, raids, losses, luck, vp } = report;
  const flown = raids.filter((raid) => raid.size > 0).length;
  const damage = days.reduce((sum, day) => sum + day.damage_points, 0);
  const swing = swingOf(luck);
  /** @type {[string, string, string][]} */
  const figures = [
    [signed(vp.now), tell("tile-vp"), tell("tile-vp-note", { days: days.length })],
    [
      `${days.reduce((sum, day) => sum + day.met, 0)}/${flown}`,
      tell("tile-met"),
      tell("tile-met-note", { missed: days.reduce((sum, day) => sum + missed(day), 0) }),
    ],
    [String(lost(losses.german)), tell("tile-gruppen"), tell("tile-heavy", { heavy: heavy(losses.german) })],
    [String(lost(losses.british)), tell("tile-squadrons"), tell("tile-heavy", { heavy: heavy(losses.british) })],
    [
      String(damage),
      tell("tile-damage"),
      tell("tile-damage-note", { bombings: days.reduce((sum, day) => sum + day.bombings, 0) }),
    ],
    [surplus(swing.total), tell("tile-luck"), tell("tile-luck-note", { deviation: decimal(swing.deviation, 1) })],
  ];
  return tiled(figures);
}

/** @param {{ [type: string]: { heavy: number } }} losses */
function heavy(losses) {
  return Object.values(losses).reduce((sum, one) => sum + one.heavy, 0);
}

/** @param {Report} report @param {Tell} tell */
function luckParts({ luck }, tell) {
  if (!luck.all) return [html("p", { class: "lead" }, tell("luck-none"))];
  const draws = luck.draws.reduce((sum, one) => sum + one.number, 0);
  const charts = [
    framed(diceChart(luck, tell), tell),
    ...(luck.swing.length ? [framed(swingChart(luck, tell), tell)] : []),
  ];
  return [
    html("p", { class: "lead" }, dieSaid(luck.all, tell)),
    html("div", { class: "pair" }, ...charts),
    html("p", { class: "note" }, tell("luck-honest", { kinds: luck.dice.length, draws })),
  ];
}

/** A day as it was played, and as it was. @param {Day} day @param {DayThen | undefined} then @param {Tell} tell */
function dayCard(day, then, tell) {
  const title = html("h3", {}, dated(tell, day.date));
  const name = then?.name[language()];
  if (name) title.append(html("small", {}, name));
  const card = html(
    "div",
    { class: "day" },
    title,
    html("div", { class: "now" }, html("h4", {}, tell("day-played")), played(day, tell)),
  );
  if (then) card.append(html("div", { class: "then" }, html("h4", {}, tell("day-then")), ...happened(then, tell)));
  return card;
}

/** @param {Day} day @param {Tell} tell */
function played(day, tell) {
  const off = day.called_off + day.false_raids;
  const raids = [tell("day-raids", { met: day.met, missed: missed(day) }), ...(off ? [tell("day-off", { off })] : [])];
  const bombs = [
    tell("day-bombs", { bombings: day.bombings, points: day.damage_points }),
    ...(day.heavy_damage ? [tell("day-heavy", { heavy: day.heavy_damage })] : []),
  ];
  /** @type {[string, string][]} */
  const lines = [
    ...weathers(day, tell),
    [tell("row-raids"), raids.join(tell("semicolon"))],
    [tell("row-sent"), tell("day-sent", { committed: day.committed })],
    [tell("row-losses"), tell("day-losses", { squadrons: lost(day.losses.british), gruppen: lost(day.losses.german) })],
    [tell("row-bombs"), bombs.join(tell("semicolon"))],
    [tell("row-vp"), tell("day-vp", { dawn: signed(day.dawn_vp), dusk: signed(day.vp) })],
  ];
  return html("dl", {}, ...lines.flatMap(([name, words]) => [html("dt", {}, name), html("dd", {}, words)]));
}

/** @param {Day} day @param {Tell} tell @returns {[string, string][]} */
function weathers({ weather_lf2: lf2, weather_lf3: lf3 }, tell) {
  if (lf2 === null || lf3 === null) return [];
  const words = tell(lf2 === lf3 ? "day-weather-both" : "day-weather", {
    lf2: tell("weather", { weather: lf2 }),
    lf3: tell("weather", { weather: lf3 }),
  });
  return [[tell("row-weather"), words]];
}

/**
 * Every raid in a line; its date leads to the table as it was then.
 * @param {LionReport} report
 * @param {Tell} tell
 * @param {Head} head
 */
function raidList({ raids }, tell, head) {
  const headings = [
    "col-when",
    "col-target",
    "col-kind",
    "col-size",
    "col-warning",
    "col-committed",
    "col-outcome",
    "col-vp",
    "col-squadrons",
    "col-gruppen",
    "col-bombs",
  ];
  const table = tabled({
    headings: headings.map((heading) => tell(heading)),
    rows: raids.map((raid) => raidRow(raid, tell)),
  });
  table.querySelectorAll("tbody th").forEach((cell, place) => {
    const link = html("a", { href: `/play/${head.id}?at=${raids[place]?.number ?? 0}` }, cell.textContent ?? "");
    cell.replaceChildren(link);
  });
  return scrolled(table, tell("raid-list-heading"));
}

/** @param {Raid} raid @param {Tell} tell */
function raidRow(raid, tell) {
  return [
    `${shortly(tell, raid.date)}, ${raid.clock}`,
    `${raid.target} (${tell("site", { type: raid.type })})`,
    tell("kind", { kind: raid.kind }),
    raid.size,
    raid.warning === null ? "" : tell("warning", { warning: raid.warning }),
    raid.committed,
    tell("outcome", { outcome: raid.outcome }),
    signed(raid.vp),
    raid.squadrons_lost,
    raid.gruppen_lost,
    raid.bombing.map((result) => tell("bombing", { result })).join(", "),
  ];
}
