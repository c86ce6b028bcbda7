/** Times in words. */

import assert from "node:assert/strict";
import { test } from "node:test";
import "./browser.mjs";
import { ago, exactly } from "../../src/tallyho/web/shell/language.js";
import { change } from "../../src/tallyho/web/shell/settings.js";

const NOW = Date.parse("1940-09-15T12:00:00Z");
const before = (seconds) => ago(new Date(NOW - seconds * 1000).toISOString(), NOW);

test("how long ago, in the largest unit that fits", () => {
  const said = [0, 59, 60, 3540, 7200, 86_400, 3 * 86_400, 14 * 86_400, 70 * 86_400, 800 * 86_400].map(before);
  assert.deepEqual(said, [
    "now",
    "now",
    "1 minute ago",
    "59 minutes ago",
    "2 hours ago",
    "yesterday",
    "3 days ago",
    "2 weeks ago",
    "2 months ago",
    "2 years ago",
  ]);
});

test("a unit that is not full does not count: never 60 minutes ago", () => {
  assert.equal(before(3599), "59 minutes ago");
  assert.equal(before(86_399), "23 hours ago");
  assert.equal(before(-3599), "in 59 minutes");
});

test("a clock that is ahead of the server's", () => {
  assert.equal(before(-120), "in 2 minutes");
});

test("in French too", () => {
  change({ language: "fr" });
  assert.equal(before(7200), "il y a 2 heures");
  assert.match(exactly("1940-09-15T12:00:00Z"), /^dimanche 15 septembre 1940/);
  change({ language: "en" });
});
