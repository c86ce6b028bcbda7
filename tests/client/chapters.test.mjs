/** Where the log and the timeline are divided. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { headingOf, marksOf } from "../../src/tallyho/web/play/chapters.js";

const say = (message, args = {}) => [message, ...Object.values(args)].join(" ").trim();
const line = (key, after = 0, args = {}) => ({ number: 0, after, key, rule: "", text: "", args, because: [] });

test("days, nights and raids have headings, other lines have none", () => {
  assert.deepEqual(headingOf(line("day-begins", 0, { time: "1940-08-11" }), say), {
    level: "day",
    text: "chapter-day 1940-08-11",
  });
  assert.deepEqual(headingOf(line("end-of-day"), say), { level: "day", text: "chapter-night" });
  assert.deepEqual(headingOf(line("raid-major", 3, { site: "Dover" }), say), {
    level: "raid",
    text: "chapter-raid-major Dover",
  });
  assert.deepEqual(headingOf(line("follow-up", 3, { site: "Dover" }), say), { level: "raid", text: "chapter-follow-up" });
  assert.equal(headingOf(line("clock"), say), null);
});

test("a game of turns has its turns and phases", () => {
  const lines = [line("turn-begins", 3, { turn: 2 }), line("phase-begins", 9, { phase: 1 })];
  assert.deepEqual(
    marksOf(lines, say).map(({ at, level, text, label }) => [at, level, text, label]),
    [
      [3, "day", "chapter-turn 2", "turn-label 2"],
      [9, "raid", "chapter-phase 1", ""],
    ],
  );
});

test("an argument without words is left away", () => {
  assert.equal(headingOf(line("raid-minor", 3, { site: ["Dover"] }), say).text, "chapter-raid-minor");
  assert.equal(headingOf(line("raid-minor"), say).text, "chapter-raid-minor");
});

test("the timeline is marked where days and raids begin, not at night", () => {
  const lines = [line("day-begins", 0), line("clock", 2), line("raid-major", 5), line("end-of-day", 9), line("day-begins", 12)];
  assert.deepEqual(
    marksOf(lines, say).map(({ at, level, label }) => [at, level, label]),
    [
      [0, "day", "day-label 1"],
      [5, "raid", ""],
      [12, "day", "day-label 2"],
    ],
  );
  assert.deepEqual(marksOf([], say), []);
});
