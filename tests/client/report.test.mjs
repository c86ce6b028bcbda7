/** Numbers of the report: their words, the axis of points, and the verdict on dice. */

import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { root } from "./browser.mjs";
import { signed } from "../../src/tallyho/web/report/charts.js";
import { lossesThen, raidsByDay } from "../../src/tallyho/web/report/days.js";
import { diceChart, dieSaid, swingChart, swingOf } from "../../src/tallyho/web/report/luck.js";
import { pointsChart } from "../../src/tallyho/web/report/points.js";
import { cited, dated, decimal, percent, surplus } from "../../src/tallyho/web/report/speech.js";
import { scale, steps } from "../../src/tallyho/web/report/svg.js";

const tell = (message, args = {}) => [message, ...Object.values(args)].join(" ");

afterEach(() => void (root.lang = "en"));

test("numbers have their places, and the signs of print", () => {
  assert.deepEqual([decimal(3.456, 2), decimal(-1, 1), decimal(0, 1), decimal(1940, 0)], ["3.46", "−1.0", "0.0", "1,940"]);
  root.lang = "fr";
  assert.deepEqual([decimal(3.456, 2), decimal(-1.5, 1)], ["3,46", "−1,5"]);
});

test("what rounds to zero has no sign", () => {
  const values = [0, -0, 0.04, -0.04, 0.0495, -0.0495];
  assert.deepEqual(new Set(values.map(surplus)), new Set(["0.0"]));
  assert.deepEqual(values.map((value) => decimal(value, 1)), values.map(() => "0.0"));
  root.lang = "fr";
  assert.deepEqual(new Set(values.map(surplus)), new Set(["0,0"]));
});

test("a surplus shows its sign", () => {
  assert.deepEqual([0.05, 1.25, -0.05, -3].map(surplus), ["+0.1", "+1.3", "−0.1", "−3.0"]);
  root.lang = "fr";
  assert.deepEqual([2, -2].map(surplus), ["+2,0", "−2,0"]);
});

test("shares below one in ten have a place", () => {
  const shares = [0, 0.001, 0.05, 0.0994, 0.0996, 0.5, 1].map(percent);
  assert.deepEqual(shares, ["0.0\u00a0%", "0.1\u00a0%", "5.0\u00a0%", "9.9\u00a0%", "10\u00a0%", "50\u00a0%", "100\u00a0%"]);
});

test("points have a sign, dates no zeros", () => {
  assert.deepEqual([4, -2, 0].map(signed), ["+4", "−2", "0"]);
  assert.equal(dated(tell, "1940-08-05"), "date 8 5");
});

test("a scale goes from end to end, and stays finite without a span", () => {
  const to = scale([-5, 5], [0, 100]);
  assert.deepEqual([-5, 0, 5].map(to), [0, 50, 100]);
  assert.equal(Number.isFinite(scale([3, 3], [0, 100])(3)), true);
});

test("steps of an axis are whole, within it, and not too many", () => {
  for (const [low, high, wanted] of [[-7, 12, 5], [0, 3, 8], [-120, 260, 6], [0, 1, 1]]) {
    const found = steps(low, high, wanted);
    assert.ok(found.length <= wanted + 1, `${found}`);
    assert.ok(found.every((value) => Number.isInteger(value) && value >= low && value <= high), `${found}`);
  }
});

const die = (more) => ({
  key: "bombing",
  rule: "",
  faces: 6,
  number: 60,
  counts: [10, 10, 10, 10, 10, 10],
  mean: 3.5,
  expected: 3.5,
  low: 3.1,
  high: 3.9,
  z: 0,
  odds: 1,
  chi_square: 0,
  faces_odds: 1,
  ...more,
});

test("the verdict on a die: too few rolls, usual, unusual, rare", () => {
  const verdicts = [{ number: 9, odds: 0.001 }, { odds: 0.5 }, { odds: 0.1 }, { odds: 0.011 }, { odds: 0.01 }].map(
    (more) => dieSaid(die(more), tell).split(" ").at(-1),
  );
  assert.deepEqual(verdicts, ["few", "usual", "unusual", "unusual", "rare"]);
});

test("the table of dice has a cell for every heading, and says what there is too little of", () => {
  const luck = { all: die({ key: "all", number: 120 }), dice: [die(), die({ key: "x", chi_square: null, faces_odds: null })], draws: [], swing: [] };
  const { headings, rows } = diceChart(luck, tell).table;
  assert.deepEqual(rows.map((row) => row.length), [headings.length, headings.length, headings.length]);
  assert.deepEqual(rows[2].slice(-2), ["too-few", "too-few"]);
});

test("deviations of independent dice add up by their squares", () => {
  const swing = [
    { key: "a", number: 4, surplus: 2, deviation: 3 },
    { key: "b", number: 6, surplus: -3.5, deviation: 4 },
  ];
  assert.deepEqual(swingOf({ swing }), { total: -1.5, deviation: 5, number: 10 });
  const chart = swingChart({ swing, dice: [], all: null, draws: [] }, tell);
  assert.deepEqual(chart.table.rows[0].slice(1), [10, "−1.5", "± 5.0"]);
  assert.deepEqual(swingOf({ swing: [] }), { total: 0, deviation: 0, number: 0 });
});

const point = (number, date, clock, vp, change, cause = "bombing") => ({ number, date, clock, vp, change, cause });
const POINTS = [
  point(0, "1940-08-11", "0600", 0, 0, "start"),
  point(9, "1940-08-11", "0600", -2, -2),
  point(20, "1940-08-11", "1000", 1, 3),
  point(22, "1940-08-11", "1000", 2, 1),
  point(30, "1940-08-11", "end-of-day", 4, 2),
  point(40, "1940-08-13", "0800", 3, -1),
];

/** The chart, and the line it would draw. */
function drawnPoints(points, more = {}) {
  const report = {
    vp: { now: 3, points, bands: [], limit: null, sealion: [], ...more },
    days: [...new Set(points.map((one) => one.date))].map((date) => ({ date })),
  };
  return pointsChart(report, tell);
}

test("the table of points tells every change, with its sign", () => {
  const { table, summary, values } = drawnPoints(POINTS);
  assert.equal(summary, "vp-summary +3 −2 +4 5");
  assert.deepEqual(table.rows.map((row) => row.length), POINTS.map(() => table.headings.length));
  assert.deepEqual(table.rows[1], ["date 8 11", "clock 0600", "−2", "−2", "cause bombing", 9]);
  assert.equal(values.length, POINTS.length);
});

test("points stand one after another on the axis, each on its day", () => {
  const drawn = [];
  const element = () => ({ setAttribute() {}, append() {} });
  document.createElementNS = element;
  const surface = { svg: element(), width: 600, height: 300, line: 12, mark: (x) => drawn.push(x) };
  drawnPoints(POINTS).draw(surface);
  assert.equal(drawn.length, POINTS.length);
  assert.deepEqual(drawn, [...drawn].sort((one, other) => one - other));
  assert.equal(new Set(drawn).size, POINTS.length);
  assert.ok(drawn.at(-1) <= 600);
});

test("limits are drawn where they are near, and Sealion's on the days that have them", () => {
  const sealion = [{ date: "1940-08-13", start: -10, cancel: 12 }];
  const legend = (more) => drawnPoints(POINTS, more).legend.map((one) => one.label);
  assert.deepEqual(legend({ sealion }), ["sealion-cancel", "sealion-start"]);
  assert.deepEqual(legend({ sealion: [{ ...sealion[0], date: "1940-09-01" }] }), []);
  const labels = (limit) => drawnTexts(drawnPoints(POINTS, { limit }));
  assert.ok(labels(12).includes("limit +12"));
  assert.ok(!labels(12).includes("limit −12"));
  assert.ok(!labels(40).includes("limit +40"));
});

/** The texts of a chart as it is drawn. */
function drawnTexts(chart, width = 600) {
  const texts = [];
  const element = () => ({ setAttribute() {}, append: (...all) => texts.push(...all.filter((one) => typeof one === "string")) });
  document.createElementNS = element;
  chart.draw({ svg: element(), width, height: 300, line: 12, mark() {} });
  return texts;
}

test("a value of Sealion that holds for days is named once, and only where there is room", () => {
  const sealion = ["1940-08-11", "1940-08-13"].map((date) => ({ date, start: -11, cancel: 13 }));
  const named = (texts) => texts.filter((one) => one === "−11" || one === "+13").sort();
  assert.deepEqual(named(drawnTexts(drawnPoints(POINTS, { sealion }))), ["+13", "−11"]);
  const falling = [sealion[0], { ...sealion[1], cancel: 9 }];
  assert.ok(drawnTexts(drawnPoints(POINTS, { sealion: falling })).includes("+9"));
  assert.ok(!drawnTexts(drawnPoints(POINTS, { sealion: falling }), 60).includes("+9"));
});

test("figures say which of them are from memory, and those alone are drawn hollow", () => {
  const figure = (read) => cited(tell, { author: "x", raf: 1, luftwaffe: 2, read });
  assert.equal(figure("both"), "figures 1 2 author x");
  assert.equal(figure("raf"), "figures 1 2 author-memory author x raf");
  const series = ["both", "raf", "luftwaffe", "none"].map((read) => ({ date: "1940-08-11", raf: 1, luftwaffe: 2, read }));
  const chart = lossesThen({ history: { author: "x", series }, days: [] }, tell);
  assert.deepEqual(chart.table.rows.map((row) => row.at(-1)), ["read both", "read raf", "read luftwaffe", "read none"]);
  assert.deepEqual(chart.values.map((value) => value.includes("author-memory")), [false, true, true, true]);
  assert.deepEqual(filled(chart), ["heavy heavy", "memory heavy", "heavy memory", "memory memory"]);
});

/** Of each day, how the two columns are drawn: solid, or hollow for memory. */
function filled(chart) {
  const drawn = [];
  const element = () => ({ append() {}, setAttribute: (name, value) => name === "fill" && drawn.push(value) });
  document.createElementNS = element;
  chart.draw({ svg: element(), width: 600, height: 300, line: 12, mark() {} });
  const kinds = drawn.map((fill) => (fill.startsWith("color-mix") ? "memory" : "heavy"));
  return Array.from({ length: kinds.length / 2 }, (_, day) => kinds.slice(2 * day, 2 * day + 2).join(" "));
}

test("raids of a day are counted with words that can agree, and a day may have none", () => {
  const day = (date, vp) => ({ date, missed: {}, committed: 0, bombings: 0, damage_points: 0, vp });
  const raids = ["met", "met", "false"].map((outcome) => ({ date: "1940-08-11", outcome }));
  const chart = raidsByDay({ days: [day("1940-08-11", 3), day("1940-08-13", -2)], raids }, tell);
  assert.deepEqual(chart.values, [
    "raids-value date 8 11 outcome-count met 2, outcome-count false 1",
    "raids-value date 8 13 no-raid",
  ]);
  assert.deepEqual(chart.table.rows.map((row) => row.at(-1)), ["+3", "−2"]);
});
