/** A flight flies several squares by one press: real answers one after another, until something happens on the way. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { provide } from "./browser.mjs";
import { Session } from "../../src/tallyho/web/play/session.js";

const json = (body) => new Response(JSON.stringify(body), { status: 200, headers: { "Content-Type": "application/json" } });
const fly = (...offers) => [{ side: "luftwaffe", kind: "choice", mine: true, key: "fly", args: { flight: "2A" }, repeats: true, offers: offers.map((answer) => ({ answer, words: answer })) }];
const state = (number, asked, revision = number) => ({
  head: { game: "hksw", seats: [{ side: "luftwaffe", mine: true }] },
  ...{ side: "luftwaffe", revision, number, at: number, step: "", table: { radar: number }, asked, listed: [], no_undo: null, log: [], log_from: 0, log_total: 0, stopped: null },
});

let sent = [];
let replies = [];
provide("fetch", async (_, { body }) => {
  sent.push(body === undefined ? null : JSON.parse(body));
  return json(replies.shift());
});

async function opened() {
  const session = new Session("1", () => {}, async () => {});
  replies = [state(5, fly("done", "A1"))];
  await session.load();
  sent = [];
  return session;
}
const given = () => sent.flatMap((one) => one.answers);
const answered = (number, asked) => ({ state: state(number, asked), frames: [] });
const always = () => true;

beforeEach(() => {
  sent = [];
});

test("every square is an answer of its own, and one undo takes them all back", async () => {
  const session = await opened();
  replies = [answered(6, fly("done", "A2")), answered(7, fly("done", "A3")), answered(8, fly("done", "A4"))];
  await session.walk(["A1", "A2", "A3"], always);
  assert.deepEqual(sent.map((one) => [one.number, one.answers]), [[5, ["A1"]], [6, ["A2"]], [7, ["A3"]]]);
  replies = [state(5, fly("done", "A1"), 11)];
  sent = [];
  await session.undo();
  assert.equal(sent[0].times, 3);
});

test("the flight stops where the next square is not offered, another is asked, or something else is", async () => {
  for (const asked of [fly("done"), [], [{ ...fly("A2")[0], key: "take-hits" }]]) {
    const session = await opened();
    replies = [answered(6, asked)];
    await session.walk(["A1", "A2"], always);
    assert.deepEqual(given(), ["A1"]);
  }
});

test("it stops when the player would want to look, which is asked after each square", async () => {
  const session = await opened();
  replies = [answered(6, fly("A2")), answered(7, fly("A3"))];
  const tables = [];
  await session.walk(["A1", "A2", "A3"], (table, asked) => {
    tables.push([table.radar, asked.args.flight]);
    return table.radar < 7;
  });
  assert.deepEqual(given(), ["A1", "A2"]);
  assert.deepEqual(tables, [[6, "2A"], [7, "2A"]]);
});

test("when somebody else has answered in between it stops, and only what was given in a row is taken back", async () => {
  const session = await opened();
  replies = [answered(6, fly("A2")), answered(8, fly("A3"))];
  await session.walk(["A1", "A2", "A3"], always);
  assert.deepEqual(given(), ["A1", "A2"]);
  assert.deepEqual(session.series, [[5, 6]]);
});

test("a square that is refused ends the way", async () => {
  const session = await opened();
  const refusal = { detail: "no", key: "k", rule: null, state: null };
  provide("fetch", async (_, { body }) => {
    sent.push(JSON.parse(body));
    return new Response(JSON.stringify(refusal), { status: 422, headers: { "Content-Type": "application/json" } });
  });
  await session.walk(["A1", "A2"], always);
  assert.deepEqual([given(), session.trouble?.text, session.series], [["A1"], "no", []]);
});
