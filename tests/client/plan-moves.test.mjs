/** What is moved on the planning board of Eagle, and the answers that this comes to. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { answersFor, changed, dropped, placeOf, together } from "../../src/tallyho/web/games/eagle/plan-moves.js";

const TIMES = { 12: "0800", 15: "0800", 18: "1400" };
const RAIDS = { "I/KG1/2": 12, "II/KG1/2": 12, "I/JG3/2": 18 };
const STRATEGIES = { 155: 12 };
const track = (opened = 0) => ({
  opened,
  raidOf: (unit) => RAIDS[unit] ?? 0,
  strategyOn: (strategy) => STRATEGIES[strategy] ?? 0,
  timeOf: (card) => TIMES[card] ?? "",
});
const moved = (load, place, opened = 0) => answersFor(track(opened), load, placeOf(place));
const units = (...names) => ({ kind: "units", units: names });

test("places are named as the board names them", () => {
  assert.deepEqual(placeOf("time 0800"), { kind: "time", time: "0800" });
  assert.deepEqual(placeOf("raid 12"), { kind: "raid", card: 12 });
  assert.deepEqual(placeOf("jabo 12"), { kind: "jabo", card: 12 });
  assert.deepEqual([placeOf("hand"), placeOf("base")], [{ kind: "hand" }, { kind: "base" }]);
  assert.deepEqual([placeOf("head"), placeOf("")], [null, null]);
});

test("a card goes from the hand to a segment", () => {
  assert.deepEqual(moved({ kind: "card", card: 6 }, "time 1000"), ["6", "1000", "done"]);
});

test("a card dropped on a raid goes to the segment of that raid", () => {
  assert.deepEqual(moved({ kind: "card", card: 6 }, "raid 18"), ["6", "1400", "done"]);
});

test("a raid moves to another segment, and nothing happens in its own", () => {
  assert.deepEqual(moved({ kind: "raid", card: 12 }, "time 1400"), ["12", "1400", "done"]);
  assert.deepEqual(moved({ kind: "raid", card: 12 }, "time 0800"), []);
  assert.deepEqual(moved({ kind: "raid", card: 12 }, "raid 15"), []);
});

test("a raid goes back to the hand, which closes its card", () => {
  assert.deepEqual(moved({ kind: "raid", card: 12 }, "hand"), ["12", "drop"]);
  assert.deepEqual(moved({ kind: "card", card: 6 }, "hand"), []);
});

test("a card does not go to an airbase", () => {
  assert.equal(moved({ kind: "card", card: 6 }, "base"), null);
});

test("Gruppen join a raid, all at once", () => {
  assert.deepEqual(moved(units("I/KG2/2", "II/KG2/2"), "raid 15"), ["15", "I/KG2/2", "II/KG2/2", "done"]);
});

test("Gruppen leave their raids before they join another", () => {
  assert.deepEqual(moved(units("I/KG1/2", "I/JG3/2", "I/KG2/2"), "raid 15"), [
    ...["12", "I/KG1/2", "done"],
    ...["18", "I/JG3/2", "done"],
    ...["15", "I/KG1/2", "I/JG3/2", "I/KG2/2", "done"],
  ]);
});

test("Gruppen that are on the raid already stay", () => {
  assert.deepEqual(moved(units("I/KG1/2", "I/KG2/2"), "raid 12"), ["12", "I/KG2/2", "done"]);
  assert.deepEqual(moved(units("I/KG1/2"), "raid 12"), []);
});

test("Gruppen go home, from the hand's side too", () => {
  assert.deepEqual(moved(units("I/KG1/2", "II/KG1/2"), "base"), ["12", "I/KG1/2", "II/KG1/2", "done"]);
  assert.deepEqual(moved(units("I/KG1/2"), "hand"), ["12", "I/KG1/2", "done"]);
  assert.deepEqual(moved(units("I/KG2/2"), "base"), []);
});

test("Gruppen do not go to a segment", () => {
  assert.equal(moved(units("I/KG1/2"), "time 0800"), null);
});

test("fighters get bombs, on the raid they are on as well", () => {
  assert.deepEqual(moved(units("I/JG51/2"), "jabo 18"), ["18", "jabo I/JG51/2", "done"]);
  assert.deepEqual(moved(units("I/JG3/2"), "jabo 18"), ["18", "I/JG3/2", "done", "18", "jabo I/JG3/2", "done"]);
});

test("a strategy card joins a raid, changes to another, and comes back", () => {
  assert.deepEqual(moved({ kind: "strategy", strategy: "156" }, "raid 18"), ["18", "156", "done"]);
  assert.deepEqual(moved({ kind: "strategy", strategy: "155" }, "raid 18"), ["12", "155", "done", "18", "155", "done"]);
  assert.deepEqual(moved({ kind: "strategy", strategy: "155" }, "hand"), ["12", "155", "done"]);
  assert.deepEqual(moved({ kind: "strategy", strategy: "155" }, "raid 12"), []);
  assert.equal(moved({ kind: "strategy", strategy: "155" }, "time 0800"), null);
});

test("a card that is open is closed first, but only if something changes", () => {
  assert.deepEqual(moved({ kind: "card", card: 6 }, "time 1000", 15), ["done", "6", "1000", "done"]);
  assert.deepEqual(moved({ kind: "raid", card: 12 }, "time 0800", 15), []);
  assert.deepEqual(together(track(15), [dropped(12), dropped(18)]), ["done", "12", "drop", "18", "drop"]);
  assert.deepEqual(together(track(15), []), []);
  assert.deepEqual(together(track(), [changed(12, "forward")]), ["12", "forward", "done"]);
  assert.deepEqual(changed(12), []);
});
