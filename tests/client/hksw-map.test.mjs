/** Where counters and names stand on the map of Battle of Britain, and which target a flight is shown. */

import assert from "node:assert/strict";
import { test } from "node:test";
import "./browser.mjs";
import { goalOf } from "../../src/tallyho/web/games/hksw/map/goal.js";
import { boxAt, placed } from "../../src/tallyho/web/games/hksw/map/names.js";
import { clearOf, inSquare } from "../../src/tallyho/web/games/hksw/map/stand.js";
import { HkswPosition } from "../../src/tallyho/web/games/hksw/position.js";
import { overlap } from "../../src/tallyho/web/games/raf/map/geometry.js";

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

const name = (id, x, y, first = "right") => ({ id, x, y, wide: 50, high: 10, first });

test("a name stands where it wants to if nothing is there", () => {
  assert.deepEqual([...placed([name("exeter", 0, 0, "below")], [])], [["exeter", "below"]]);
});

test("a name goes to another side of its sign if a counter or another name is in its way", () => {
  const counter = { x: 5, y: -20, width: 60, height: 40 };
  assert.equal(placed([name("exeter", 0, 0)], [counter]).get("exeter"), "left");
  const both = placed([name("one", 0, 0), name("two", 4, 30, "above")], []);
  const boxes = [boxAt(name("one", 0, 0), both.get("one")), boxAt(name("two", 4, 30), both.get("two"))];
  assert.equal(overlap(boxes[0], boxes[1]), false);
});

test("no name lies on the sign of another target", () => {
  const found = placed([name("one", 0, 0), name("two", 40, 0)], []);
  assert.equal(found.get("one"), "left");
});

test("a name without any room has no place", () => {
  assert.equal(placed([name("lost", 0, 0)], [{ x: -100, y: -100, width: 200, height: 200 }]).get("lost"), "");
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
