/** How the last fight of First Battle of Britain is read from the log: its lines, and the cell of the chart. */

import assert from "node:assert/strict";
import { test } from "node:test";
import "./browser.mjs";
import { cellOf, storyOf } from "../../src/tallyho/web/games/fbob/battle.js";
import { lead } from "../../src/tallyho/web/games/fbob/morale.js";
import { designation } from "../../src/tallyho/web/games/fbob/wording.js";

const line = (key, args = {}, because = []) => ({ key, args, text: key, because: because.map((rule) => ({ text: rule, rule, because: [] })) });
const SHIFTS = { "combat-up": 1, "bomb-recon": 2, "bomb-bombed": -1, "bomb-night": -1, "bomb-ace": 1, "bomb-weather": -1 };
const at = (weather = false) => ({ table: { weather }, components: { shifts: SHIFTS, modifiers: { "combat-reduced": -1 } } });
const chart = (least) => ({ least, rows: Array.from({ length: 6 }, () => least.map(String)) });

test("the story begins with the last fight and ends when something else is told", () => {
  const log = [line("dogfight"), line("fire"), line("flies"), line("bombs"), line("bomb-result"), line("morale"), line("flies")];
  assert.deepEqual(storyOf(log).map((one) => one.key), ["bombs", "bomb-result", "morale"]);
  assert.deepEqual(storyOf(log.slice(0, 3)).map((one) => one.key), ["dogfight", "fire"]);
  assert.deepEqual(storyOf([line("flies")]), []);
});

test("the Pursuit Table is read by the difference and the die with its modifiers", () => {
  const least = chart([-99, -3, -1, 0, 1, 2, 4]);
  assert.deepEqual(cellOf(at(), least, line("pursuit", { difference: 3, die: 5, total: 7 }), []), { row: 5, column: 5 });
  assert.deepEqual(cellOf(at(), least, line("pursuit", { difference: -2, die: 1, total: 0 }), []), { row: 0, column: 1 });
});

test("fire is read by the firepower, a column further for those who are Up, a row less after A-", () => {
  const least = chart([1, 2, 3, 5, 7, 10]);
  assert.deepEqual(cellOf(at(), least, line("fire", { power: 6, die: 4 }), []), { row: 3, column: 3 });
  assert.deepEqual(cellOf(at(), least, line("fire", { power: 6, die: 4 }, ["fbob:24.3a", "fbob:15.5.3b"]), []), { row: 2, column: 4 });
  assert.deepEqual(cellOf(at(), least, line("fire", { power: 12, die: 6 }, ["fbob:24.3a"]), []), { row: 5, column: 5 });
});

test("bombs are read by their strength with all shifts", () => {
  const least = chart([1, 2, 4, 7, 11, 16]);
  const read = (because, weather = false) => {
    const lines = [line("bombs", { power: 9 }), line("bomb-result", { die: 3 }, because)];
    return cellOf(at(weather), least, lines[1], lines);
  };
  assert.deepEqual(read([]), { row: 2, column: 3 });
  assert.deepEqual(read(["fbob:14.3.2"]), { row: 2, column: 5 });
  assert.deepEqual(read(["fbob:13.8b", "fbob:29.1c"]), { row: 2, column: 1 });
  assert.deepEqual(read(["fbob:13.5.3"]), { row: 2, column: 4 });
  assert.deepEqual(read(["fbob:13.5.3"], true), { row: 2, column: 2 });
  assert.deepEqual(read(["fbob:13.5.3", "fbob:13.5.3"], true), { row: 2, column: 3 });
});

test("who leads, and how clearly", () => {
  const levels = { draw: 0, marginal: 6, tactical: 16, strategic: 26 };
  const leads = (german, british) => lead({ table: { mp: { german, british } }, components: { levels } });
  assert.deepEqual(leads(12, 9), { side: "german", ahead: 3, level: "draw" });
  assert.deepEqual(leads(3, 20), { side: "british", ahead: 17, level: "tactical" });
});

test("a counter has a short name", () => {
  assert.deepEqual(["44", "Jasta-11", "Fake-2", "1/501"].map(designation), ["44", "J11", "F2", "1/501"]);
});
