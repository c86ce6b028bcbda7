/** Names and arrow keys on maps of squares and hexes. */

import assert from "node:assert/strict";
import { test } from "node:test";
import "./browser.mjs";
import { nextPlace } from "../../src/tallyho/web/games/grid/choices.js";
import { boxAt, placed } from "../../src/tallyho/web/games/grid/names.js";
import { overlap } from "../../src/tallyho/web/games/raf/map/geometry.js";

test("an arrow leads to the nearest lit place on its side", () => {
  const lit = [{ id: "A1", x: 0, y: 0 }, { id: "B1", x: 1, y: 0 }, { id: "C1", x: 2, y: 0 }, { id: "A2", x: 0, y: 1 }];
  assert.equal(nextPlace(lit, "A1", "ArrowRight"), "B1");
  assert.equal(nextPlace(lit, "C1", "ArrowLeft"), "B1");
  assert.equal(nextPlace(lit, "A1", "ArrowDown"), "A2");
  assert.equal(nextPlace(lit, "A1", "ArrowUp"), "");
  assert.equal(nextPlace(lit, "A1", "Enter"), "");
  assert.equal(nextPlace(lit, "V32", "ArrowUp"), "");
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
