/** The report of First Battle of Britain: where morale stands, how attacks, losses and raids are counted. */

import assert from "node:assert/strict";
import { test } from "node:test";
import "./browser.mjs";
import {
  aimsChart,
  along,
  attacksChart,
  bandsOf,
  causesChart,
  gained,
  gainsChart,
  known,
  moraleChart,
  thenChart,
  typesChart,
} from "../../src/tallyho/web/report/fbob-charts.js";

const own = (message, args = {}) => [message, ...Object.values(args)].join(" ");
const point = (month, turn, source = "panic", german = 0) => ({ number: 1, month, turn, side: "german", source, change: 1, german, british: 0 });

test("a change of morale stands in its month and flying turn, after those before it", () => {
  const morale = [point(1, 0, "start"), point(3, 0), point(3, 4), point(3, 4), point(4, 24)];
  const found = morale.map((_, place) => along(morale, place, [3, 4]));
  assert.equal(found[0], 0);
  assert.deepEqual(found, found.toSorted((one, other) => one - other));
  assert.equal(new Set(found).size, found.length);
  assert.ok(found[3] < 1 && found[4] > 1.9 && found[4] < 2);
});

const levels = [
  { level: "draw", least: 0 },
  { level: "marginal", least: 6 },
  { level: "tactical", least: 16 },
  { level: "super-strategic", least: 50 },
];

test("every lead has one level of victory", () => {
  const bands = bandsOf({ levels }, own);
  for (let lead = -60; lead <= 60; lead += 1) {
    assert.equal(bands.filter((band) => band.low <= lead && lead <= band.high).length, 1, String(lead));
  }
  const of = (lead) => bands.find((band) => band.low <= lead && lead <= band.high)?.label;
  assert.deepEqual([of(-5), of(5), of(6), of(15), of(-16), of(50)], [
    "band  draw",
    "band  draw",
    "band german marginal",
    "band german marginal",
    "band british tactical",
    "band german super-strategic",
  ]);
});

const month = (name, changes, attacks = {}) => ({ month: 1, name, flying_turns: 9, mp: { german: 8, british: 2 }, changes, attacks });
const may = month("1917-05", { german: { panic: 2, bought: -3, event: -1 }, british: { outrage: 1 } }, { german_london: 2, british_unit: 1 });
const june = month("1917-06", { german: {}, british: { rest: 4, raf: -10 } }, { german_town: 1 });

test("morale points gained and spent are told apart, and both totals stand beside them", () => {
  assert.equal(gained(may, "german"), 1);
  const chart = gainsChart({ months: [may, june] }, own);
  assert.deepEqual(chart.table.headings, [
    "col-month",
    "change german panic",
    "change german event",
    "change german bought",
    "col-german",
    "change british outrage",
    "change british rest",
    "change british raf",
    "col-british",
  ]);
  assert.deepEqual(chart.table.rows, [
    ["month 1917 5", "+2", "−1", "−3", 8, "+1", "0", "0", 2],
    ["month 1917 6", "0", "0", "0", 8, "0", "+4", "−10", 2],
  ]);
});

test("the lead is shown after every change", () => {
  const report = { morale: [point(1, 0, "start"), point(1, 3, "panic", 4), point(1, 9, "damage", 1)], months: [may], mp: { german: 1, british: 0 }, levels };
  const chart = moraleChart(report, own);
  assert.equal(chart.summary, "morale-summary 1 0 0 +4");
  assert.equal(chart.values.length, 3);
  assert.equal(chart.table.rows[1][0], "when month 1917 5 3");
});

test("attacks are counted by month and by aim", () => {
  const chart = attacksChart({ months: [may, june] }, own);
  assert.deepEqual(chart.table.rows, [
    ["month 1917 5", 2, 0, 0, 0, 1],
    ["month 1917 6", 0, 1, 0, 0, 0],
  ]);
  assert.deepEqual(chart.legend.map((one) => one.label), ["aim-of german london", "aim-of german town", "aim-of british unit"]);
  const places = [
    { side: "german", aim: "london", attacks: 2, effect: 1 },
    { side: "german", aim: "london", attacks: 3, effect: 3 },
    { side: "british", aim: "unit", attacks: 1, effect: 0 },
  ];
  assert.deepEqual(aimsChart({ places }, own).table.rows.map((row) => row.slice(1)), [[5, 4], [0, 0], [0, 0], [0, 0], [1, 0]]);
});

const raid = (kind, when) => ({ kind, when });
const then = (name, list, lost) => ({ month: name, raids: list.length, killed: 3, injured: 4, lost, verified: 1, list });

test("what is not known of 1917-18 stays unknown", () => {
  assert.deepEqual([known(null, own), known(0, own), known(3, own)], ["unknown", "0", "3"]);
  const august = then("1917-08", [raid("aeroplane", "day"), raid("airship", "night")], null);
  const chart = thenChart({ history: { months: [august], total: { ...august, list: [] } } }, own);
  assert.deepEqual(chart.table.rows, [["month 1917 8", 1, 0, 1, 3, 4, "unknown", "of-raids 1 2"]]);
  assert.equal(chart.values[0], "then-value month 1917 8 2 3 4 unknown");
});

test("losses have a row of numbers for each type and cause", () => {
  const side = (types, causes) => ({ all: { eliminated: 1, recycled: 2 }, types, causes });
  const lost = { eliminated: 1, recycled: 2 };
  const losses = { german: side({ AF: lost }, { guns: lost }), british: side({ AF: lost }, { guns: lost }) };
  const types = typesChart({ losses }, own).table.rows;
  assert.deepEqual(types, [["type german-AF", "side german", 1, 2], ["type british-AF", "side british", 1, 2]]);
  const causes = causesChart({ losses }, own).table.rows;
  assert.equal(causes.length, 7);
  assert.deepEqual(causes[1], ["cause guns", 1, 2, 1, 2]);
});
