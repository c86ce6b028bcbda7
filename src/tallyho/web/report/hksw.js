/** The report of Battle of Britain: points, missions, cards lost, luck, turn by turn beside the weeks of 1940. */
/** @import { Head, Say } from "../types" */
/** @import { HkswReport, HkswTurn, Tell } from "./shapes" */

import { framed, tabled } from "./frame.js";
import { causesChart, diceChart, lossesChart, missionsChart, pointsChart, swing } from "./hksw-charts.js";
import { happened, heading, scrolled, section, tiled, wholeBattle } from "./parts.js";
import { author, dated, language, surplus, teller } from "./speech.js";
import { html } from "./svg.js";

/** The words of this report, and of all of them. @param {HkswReport} report @param {Say} say @param {Head} head */
export function hkswPage(report, say, head) {
  const tell = teller(say);
  /** @type {Tell} */
  const own = (message, args) => say("web-report-hksw", message, args);
  /** @param {string} name */
  const piece = (name) => say("names-hksw", `piece-${name}`);
  return [
    top(report, tell, own, head),
    section(own("points-heading"), framed(pointsChart(report, own), tell)),
    section(
      own("missions-heading"),
      html("div", { class: "pair" }, framed(missionsChart(report, own), tell), combats(report, own)),
      scrolled(missionTable(report, own, piece, head), own("missions-list")),
    ),
    section(
      own("losses-heading"),
      html("p", { class: "lead" }, own("losses-lead")),
      html("div", { class: "pair" }, framed(lossesChart(report, own), tell), framed(causesChart(report, own), tell)),
      ...wholeBattle(report, tell),
    ),
    section(tell("luck-heading"), ...luck(report, tell, own)),
    section(own("turns-heading"), ...report.turns.map((turn, place) => turnCard(report, turn, place, tell, own))),
    html("footer", { class: "sources" }, html("h2", {}, tell("sources-heading")), html("p", {}, tell("sources-text"))),
  ];
}

/** @param {HkswReport} report @param {Tell} tell @param {Tell} own @param {Head} head */
function top(report, tell, own, head) {
  const span = report.first === "" ? "" : tell("span", { first: dated(tell, report.first), last: dated(tell, report.last) });
  const made = heading(report, tell, head, span);
  const { ending } = report;
  if (ending !== null) {
    const verdict = html("p", { class: "verdict" }, own("verdict", { winner: ending.winner ?? "" }));
    made.insertBefore(html("div", { class: "ending" }, verdict, html("p", {}, own(`reason-${ending.reason}`))), made.lastElementChild);
  }
  made.append(tiles(report, own));
  return made;
}

/** @param {HkswReport} report @param {Tell} own */
function tiles(report, own) {
  const { intercepts, losses, points, targets } = report;
  const all = Object.values(targets).reduce((sum, one) => ({ flown: sum.flown + one.flown, succeeded: sum.succeeded + one.succeeded }), { flown: 0, succeeded: 0 });
  return tiled([
    [`${points["luftwaffe_points"] ?? 0} : ${points["raf_points"] ?? 0}`, own("tile-points"), own("tile-points-note", { head_start: points["head_start_points"] ?? 0 })],
    [`${all.succeeded}/${all.flown}`, own("tile-missions"), own("tile-missions-note", { points: points["mission_points"] ?? 0 })],
    [String(losses.luftwaffe.all), own("tile-luftwaffe"), own("tile-luftwaffe-note")],
    [String(losses.raf.all), own("tile-raf"), own("tile-raf-note", { number: points["raf_squadron_points"] ?? 0 })],
    [`${intercepts.raf}/${intercepts.number}`, own("tile-intercepts"), own("tile-intercepts-note", { number: intercepts.luftwaffe })],
    [surplus(swing(report.dice)), own("tile-luck"), own("tile-luck-note")],
  ]);
}

/** Intercepts and dogfights, and who has won them. @param {HkswReport} report @param {Tell} own */
function combats({ intercepts, dogfights }, own) {
  const kinds = { intercepts, dogfights };
  const table = tabled(
    {
      headings: [own("col-combat"), own("col-number"), own("col-won-luftwaffe"), own("col-won-raf"), own("col-nobody")],
      rows: Object.entries(kinds).map(([kind, one]) => [own("combat", { kind }), one.number, one.luftwaffe, one.raf, one.number - one.luftwaffe - one.raf]),
    },
    own("combats-caption"),
  );
  return html("div", {}, scrolled(table, own("combats-caption")), html("p", { class: "note" }, own("combats-note")));
}

/** Every mission in a line; its turn leads to the table as it was then. @param {HkswReport} report @param {Tell} own @param {(name: string) => string} piece @param {Head} head */
function missionTable({ missions }, own, piece, head) {
  const table = tabled({
    headings: ["col-when", "col-flight", "col-target", "col-hits", "col-result", "col-points"].map((one) => own(one)),
    rows: missions.map((one) => [
      own("when", { turn: one.turn, phase: one.phase }),
      piece(one.flight),
      piece(one.target),
      one.hits === null ? own("no-bombs") : one.hits,
      own("result", { succeeded: one.succeeded ? "yes" : "no" }),
      own("points-of", { side: one.succeeded ? "luftwaffe" : "raf", points: one.points }),
    ]),
  });
  table.querySelectorAll("tbody th").forEach((cell, place) => {
    const link = html("a", { href: `/play/${head.id}?at=${missions[place]?.number ?? 0}` }, cell.textContent ?? "");
    cell.replaceChildren(link);
  });
  return table;
}

/** @param {HkswReport} report @param {Tell} tell @param {Tell} own */
function luck({ dice }, tell, own) {
  if (dice.length === 0) return [html("p", { class: "lead" }, tell("luck-none"))];
  return [framed(diceChart(dice, own), tell), html("p", { class: "note" }, own("luck-honest"))];
}

/** A turn as it was played, and its days of 1940. @param {HkswReport} report @param {HkswTurn} turn @param {number} place @param {Tell} tell @param {Tell} own */
function turnCard({ history }, turn, place, tell, own) {
  const then = history.turns[place];
  const span = own("turn-span", { first: dated(tell, turn.first), last: dated(tell, turn.last) });
  const card = html(
    "div",
    { class: "day" },
    html("h3", {}, own("turn", { turn: turn.turn }), html("small", {}, span)),
    html("div", { class: "now" }, html("h4", {}, tell("day-played")), played(turn, own)),
  );
  if (then === undefined) return card;
  const facts = { luftwaffe: then.luftwaffe, raf: then.raf, author: author(tell, history.author), read: then.read };
  const days = then.days.flatMap((day) => [html("h5", {}, `${dated(tell, day.date)}: ${day.name[language()] ?? ""}`), ...happened(day, tell)]);
  card.append(html("div", { class: "then" }, html("h4", {}, tell("day-then")), html("p", {}, own("turn-then", facts)), ...days));
  return card;
}

/** @param {HkswTurn} turn @param {Tell} own */
function played(turn, own) {
  const flown = Object.values(turn.missions).reduce((sum, one) => sum + one.flown, 0);
  const done = Object.values(turn.missions).reduce((sum, one) => sum + one.succeeded, 0);
  const { losses, points } = turn;
  /** @type {[string, string][]} */
  const lines = [
    [own("row-weather"), own("turn-weather", { weather: turn.weather, phases: turn.phases, flown: turn.flown ? "yes" : "no" })],
    [own("row-missions"), own("turn-missions", { flown, done })],
    [own("row-combats"), own("turn-combats", { intercepts: turn.intercepts.number, combats: turn.combats })],
    [own("row-losses"), own("turn-losses", { luftwaffe: losses.luftwaffe.all, raf: losses.raf.all })],
    [own("row-repairs"), own("turn-repairs", { repaired: turn.repaired, restored: turn.restored })],
    [own("row-points"), own("turn-points", { luftwaffe: points["luftwaffe_points"] ?? 0, raf: points["raf_points"] ?? 0 })],
  ];
  return html("dl", {}, ...lines.flatMap(([name, words]) => [html("dt", {}, name), html("dd", {}, words)]));
}
