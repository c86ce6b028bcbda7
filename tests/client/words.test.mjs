/** Words: what is missing, and going over to another language. `test_words_agree.py` compares every message. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { provide, root } from "./browser.mjs";
import { has, put, say, speak, spoken } from "../../src/tallyho/web/shell/words.js";

const fetched = [];
provide("fetch", async (address) => {
  fetched.push(address);
  return address.endsWith("/lost") ? { ok: false } : { ok: true, json: async () => ({ hello: [address] }) };
});

put("en", "here", {
  hello: ["Hello ", { arg: "who" }],
  twice: [{ message: "hello" }, ", ", { message: "hello" }],
  lacks: [{ message: "nowhere" }],
  month: [{ by: "month", of: { 8: ["August"], 9: ["September"] }, else: "9" }],
  count: [{ by: "n", of: { 0: ["none"], one: ["one"], other: [{ arg: "n" }, " many"] }, else: "other" }],
});
put("fr", "here", { hello: ["Bonjour ", { arg: "who" }] });

beforeEach(() => speak("en", []));

test("a message that is missing shows as its id, an argument as its name", () => {
  assert.equal(say("here", "bye"), "[here/bye]");
  assert.equal(say("nowhere", "hello"), "[nowhere/hello]");
  assert.equal(say("here", "lacks"), "[nowhere]");
  assert.equal(say("here", "hello"), "Hello {who}");
});

test("messages in messages have the same arguments", () => {
  assert.equal(say("here", "twice", { who: "Park" }), "Hello Park, Hello Park");
});

test("what every object has is no message and no choice", () => {
  assert.equal(has("here", "toString"), false);
  assert.equal(say("here", "constructor"), "[here/constructor]");
  assert.equal(say("here", "month", { month: "constructor" }), "September");
});

test("digits select as the number does, in text too: months of a date are text", () => {
  assert.deepEqual([say("here", "month", { month: "8" }), say("here", "month", { month: 8 })], ["August", "August"]);
});

test("a number itself wins over its category", () => {
  assert.deepEqual(
    [0, 1, 2].map((n) => say("here", "count", { n })),
    ["none", "one", "2 many"],
  );
});

test("another language is spoken when its words are there, and they are fetched once", async () => {
  fetched.length = 0;
  const going = speak("fr", ["here", "new"]);
  assert.equal(spoken(), "en");
  await going;
  await speak("fr", ["here", "new"]);
  assert.deepEqual(fetched, ["/api/words/fr/new"]);
  assert.deepEqual([spoken(), root.lang], ["fr", "fr"]);
  assert.equal(say("here", "hello", { who: "Park" }), "Bonjour Park");
  assert.equal(has("new", "hello"), true);
});

test("a catalogue that the server does not have is empty", async () => {
  await speak("en", ["lost"]);
  assert.equal(say("lost", "hello"), "[lost/hello]");
});

test("of two languages that are chosen one after the other the last is spoken, whichever comes first", async () => {
  await speak("en", []);
  const slow = speak("fr", ["late"]);
  await speak("en", []);
  await slow;
  assert.equal(spoken(), "en");
  assert.equal(root.lang, "en");
});
