/** How the last fight of First Battle of Britain is read from the log: its lines, and the cell of the chart. */

import assert from "node:assert/strict";
import { test } from "node:test";
import "./browser.mjs";
import { cellOf, storyOf } from "../../src/tallyho/web/games/fbob/battle.js";
import { lead } from "../../src/tallyho/web/games/fbob/morale.js";
import { designation } from "../../src/tallyho/web/games/fbob/wording.js";

const line = (key, args = {}, because = []) => ({ key, args, text: key, because: because.map((rule) => ({ text: rule, rule, because: [] })) });

test("the story begins with the last fight and ends when something else is told", () => {
  const log = [line("dogfight"), line("fire"), line("flies"), line("bombs"), line("bomb-result"), line("morale"), line("flies")];
  assert.deepEqual(storyOf(log).map((one) => one.key), ["bombs", "bomb-result", "morale"]);
  assert.deepEqual(storyOf(log.slice(0, 3)).map((one) => one.key), ["dogfight", "fire"]);
  assert.deepEqual(storyOf([line("flies")]), []);
});

test("the cell of a chart is the one that the log names", () => {
  assert.deepEqual(cellOf(line("fire", { power: 6, die: 4, row: 3, column: 2 }, ["fbob:15.5.3b"])), { row: 2, column: 2 });
  assert.deepEqual(cellOf(line("bomb-result", { die: 3, row: 3, column: -1 })), { row: 2, column: -1 });
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
