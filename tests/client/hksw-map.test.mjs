/** Where counters stand on the map of Battle of Britain, and which target a flight is shown. */

import assert from "node:assert/strict";
import { test } from "node:test";
import "./browser.mjs";
import { goalOf } from "../../src/tallyho/web/games/hksw/map/goal.js";
import { clearOf, inSquare } from "../../src/tallyho/web/games/hksw/map/stand.js";
import { HkswPosition } from "../../src/tallyho/web/games/hksw/position.js";

const COUNTER = { width: 42, height: 31 };
const MIDDLE = { x: 100, y: 100 };

test("a counter alone in a square stands in its middle, unless a target is there", () => {
  assert.deepEqual(clearOf(MIDDLE, COUNTER, []), MIDDLE);
  const above = clearOf(MIDDLE, COUNTER, [{ x: 100, y: 90 }]);
  assert.ok(above.y > 100, "a target above the middle pushes it down");
  const right = clearOf(MIDDLE, COUNTER, [{ x: 122, y: 100 }]);
  assert.ok(right.x < 100, "a target at the right pushes it left");
});

test("a target far from the counter does not move it", () => {
  assert.deepEqual(clearOf(MIDDLE, COUNTER, [{ x: 140, y: 140 }]), MIDDLE);
});

test("of two sides in a square the Luftwaffe stands above and the RAF below, both smaller", () => {
  const rows = [["3A"], ["11B"]];
  const [german, british] = [inSquare(rows, "3A"), inSquare(rows, "11B")];
  assert.ok(german.down < 0 && british.down > 0);
  assert.ok(german.right > british.right);
  assert.ok(german.size < 1 && german.size === british.size);
  assert.deepEqual(inSquare([[], ["11B"]], "11B"), { right: 0, down: 0, size: 1 });
});

test("the flights of a Big Wing stand beside each other, so that both can be read", () => {
  const rows = [["3A"], ["12A", "12B"]];
  const [left, right] = [inSquare(rows, "12A"), inSquare(rows, "12B")];
  assert.equal(left.down, right.down);
  assert.ok(right.right - left.right >= 36 * left.size, "they do not lie on each other");
  assert.equal(left.right, -right.right);
  assert.ok(inSquare(rows, "3A").down < 0);
});

function position(table, args) {
  const usual = { at: {}, cards: {}, missions: {}, phase_marks: {}, sortie_marks: {}, moving: "", race: "", battle: "", wing: "" };
  const asked = args === undefined ? [] : [{ key: "reach-home", mine: true, args }];
  return new HkswPosition({ flights: {}, targets: {} }, { ...usual, ...table }, { asked, side: "luftwaffe", live: true, motion: false, step: "", log: [] });
}

test("the target of the flight that moves is shown, or of that which is asked about, until it has bombed", () => {
  const missions = { hawkinge: "2A", ventnor: "2B" };
  assert.deepEqual(goalOf(position({ missions, moving: "2A" })), { flight: "2A", target: "hawkinge" });
  assert.deepEqual(goalOf(position({ missions }, { flight: "2B" })), { flight: "2B", target: "ventnor" });
  assert.equal(goalOf(position({ missions, moving: "2C" })), null);
  assert.equal(goalOf(position({ missions })), null);
  assert.equal(goalOf(position({ missions, moving: "2A", sortie_marks: { "2A": ["bombed"] } })), null);
});
