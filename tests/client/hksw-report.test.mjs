/** The report of Battle of Britain: where points stand, how cards and luck are counted. */

import assert from "node:assert/strict";
import { test } from "node:test";
import "./browser.mjs";
import { along, causesChart, diceChart, lossesChart, lost, missionsChart, swing } from "../../src/tallyho/web/report/hksw-charts.js";

const own = (message, args = {}) => [message, ...Object.values(args)].join(" ");
const point = (turn, phase, source = "missions") => ({ number: 1, turn, phase, luftwaffe: 0, raf: 0, source, change: 1 });

test("a change of points stands in its turn and phase, after those before it", () => {
  const track = [point(1, 0, "start"), point(2, 1), point(2, 1), point(3, 0), point(3, 4)];
  const found = track.map((_, place) => along(track, place, [2, 3]));
  assert.equal(found[0], 0);
  assert.deepEqual(found, found.toSorted((one, other) => one - other));
  assert.equal(new Set(found).size, found.length);
  assert.ok(found[1] > 0.2 && found[2] < 0.4, "the first phase is the second of five slots");
  assert.ok(found[3] > 1 && found[3] < 1.2 && found[4] < 2);
});

test("both kinds of Bf 110 are counted together", () => {
  assert.equal(lost({ bf110: 2, "bf110-lf5": 1, bf109: 4 }, "bf110"), 3);
  assert.equal(lost({ bf109: 4 }, "ju87"), 0);
});

const dice = (key, roundels, crosses) => ({
  key,
  dice: 12,
  roundels: { shown: roundels, expected: 6, deviation: 1.7 },
  crosses: { shown: crosses, expected: 2, deviation: 1.3 },
});

test("luck of the RAF is crosses beyond expectation, and roundels that did not come, in air combat only", () => {
  assert.equal(swing([dice("dogfight-dice-luftwaffe", 4, 3)]), 3);
  assert.equal(swing([dice("intercept-dice-raf", 8, 2)]), -2);
  assert.equal(swing([dice("bombing-dice", 12, 0), dice("squadron-dice", 0, 9)]), 0);
});

test("of dice with one symbol that counts, only that one is shown", () => {
  const found = diceChart([dice("dogfight-dice-raf", 1, 1), dice("squadron-dice", 5, 1), dice("home-dice", 5, 1)], own);
  assert.deepEqual(found.table.rows.map((row) => row[0]), [
    "dice-label dogfight-dice-raf roundels",
    "dice-label dogfight-dice-raf crosses",
    "dice-label squadron-dice roundels",
    "dice-label home-dice crosses",
  ]);
});

test("missions and losses have a row of numbers for each kind, cause and turn", () => {
  const targets = { airfield: { flown: 6, succeeded: 5 }, city: { flown: 4, succeeded: 2 } };
  assert.deepEqual(missionsChart({ targets }, own).table.rows, [["kind airfield", 6, 5], ["kind radar", 0, 0], ["kind city", 4, 2]]);
  const losses = { luftwaffe: { all: 3, types: { bf110: 1, "bf110-lf5": 2 }, causes: { fuel: 3 } }, raf: { all: 1, types: { defiant: 1 }, causes: { dogfight: 1 } } };
  assert.deepEqual(causesChart({ losses }, own).table.rows.map((row) => row.slice(1)), [[0, 0], [0, 1], [0, 0], [3, 0]]);
  const chart = lossesChart({ losses, turns: [{ turn: 5, losses }] }, own);
  assert.deepEqual(chart.table.rows, [[5, 3, 1, 3, 1]]);
  assert.deepEqual(chart.legend.map((one) => one.label), ["type bf110", "type defiant"]);
});
