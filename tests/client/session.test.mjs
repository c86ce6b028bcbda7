/** A game that is open in a page: what is picked, what is sent, what is looked at. The server is played by the test. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { provide } from "./browser.mjs";
import { Session } from "../../src/tallyho/web/play/session.js";
import { put } from "../../src/tallyho/web/shell/words.js";

put("en", "web", { "connection-lost": ["no server"] });

const json = (body, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json" } });
const line = (number, after = number) => ({ number, after, key: "k", rule: "", text: `line ${number}`, args: {}, because: [] });
const question = (key, answers, more = {}) => ({
  side: "british",
  kind: "choice",
  mine: true,
  key,
  args: {},
  repeats: true,
  offers: answers.map((answer) => ({ answer, words: answer })),
  ...more,
});
const COMMIT = question("commit", ["a", "b", "c", "delay", "done"]);

/** A state after so many answers; its log has a line for each. */
const state = (number, asked = [COMMIT], more = {}) => ({
  head: { game: "lion", seats: [{ side: "british", mine: true }] },
  side: "british",
  revision: number,
  number,
  at: number,
  step: "",
  table: { vp: number },
  asked,
  no_undo: null,
  log: Array.from({ length: number }, (_, place) => line(place)),
  log_from: 0,
  log_total: number,
  ...more,
});
/** As an answer to `log_from`. */
const from = (start, whole) => ({ ...whole, log: whole.log.slice(start), log_from: start });

let sent = [];
let replies = [];
provide("fetch", async (address, { method, body }) => {
  sent.push({ method, address, body: body === undefined ? null : JSON.parse(body) });
  const reply = replies.shift();
  if (reply === undefined) throw new Error(`nobody expected ${method} ${address}`);
  return reply;
});

/** A session with this state. */
async function opened(first, reveal = async () => {}) {
  const session = new Session("1", () => {}, reveal);
  replies = [json(first)];
  await session.load();
  sent = [];
  return session;
}
const given = () => sent.map((one) => one.body.answers);

beforeEach(() => {
  sent = [];
  replies = [];
});

test("picks are toggled, and sent with done", async () => {
  const session = await opened(state(3));
  for (const answer of ["a", "b", "a", "c"]) session.choose(answer);
  assert.deepEqual(session.chosen, ["b", "c"]);
  replies = [json({ state: from(3, state(6, [])), frames: [] })];
  await session.confirm(true);
  assert.deepEqual(sent[0].body, { number: 3, revision: 3, side: "british", answers: ["b", "c", "done"] });
  assert.deepEqual(session.chosen, []);
  assert.deepEqual(session.lines.map((one) => one.number), [0, 1, 2, 3, 4, 5]);
});

test("what is not offered is not chosen", async () => {
  const session = await opened(state(3));
  session.choose("z");
  assert.deepEqual([session.chosen, sent], [[], []]);
});

test("an answer that stands alone is sent at once", async () => {
  const session = await opened(state(3));
  replies = [json({ state: from(3, state(4)), frames: [] })];
  session.choose("delay");
  await new Promise(setImmediate);
  assert.deepEqual(given(), [["delay"]]);
});

test("no more are picked than there may be; of one, the other takes its place", async () => {
  const two = question("slip-past", ["a", "b", "c", "done"], { args: { excess: 2 } });
  const session = await opened(state(3, [two]));
  for (const answer of ["a", "b", "c"]) session.choose(answer);
  assert.deepEqual(session.chosen, ["a", "b"]);
  const one = question("slip-past", ["a", "b", "done"], { args: { excess: 1 } });
  session.take(state(4, [one]));
  session.unpick();
  for (const answer of ["a", "b"]) session.choose(answer);
  assert.deepEqual(session.chosen, ["b"]);
});

test("a question that ended by itself before done is answered without it", async () => {
  const session = await opened(state(3));
  session.choose("a");
  replies = [json({ detail: "no more" }, 422), json({ state: from(3, state(4, [])), frames: [] })];
  await session.confirm(true);
  assert.deepEqual(given(), [["a", "done"], ["a"]]);
  assert.equal(session.trouble, null);
});

test("who comes too late does not send the same again into a game that has moved on", async () => {
  const session = await opened(state(3));
  session.choose("a");
  replies = [json({ detail: "Too late.", state: { ...state(3), revision: 5 } }, 409), json({ state: from(3, state(4)), frames: [] })];
  await session.confirm(true);
  assert.deepEqual(given(), [["a", "done"]]);
  assert.equal(session.trouble?.text, "Too late.");
  assert.equal(session.state.revision, 5);
});

test("an answer that was perhaps taken is not sent again when the server is lost", async () => {
  const session = await opened(state(3));
  session.choose("a");
  await session.confirm(true);
  session.closed = true;
  assert.deepEqual(given(), [["a", "done"]]);
  assert.deepEqual([session.lost, session.trouble?.text], [true, "no server"]);
});

test("several squadrons go on patrol to one place", async () => {
  const squadrons = question("patrol-squadron", ["a", "b", "c", "done"]);
  const circles = question("patrol-circle", ["6/11", "7/11"], { repeats: false });
  const session = await opened(state(3, [squadrons]));
  session.choose("a");
  session.choose("b");
  replies = [json({ state: from(3, state(4, [circles])), frames: [] })];
  await session.confirm(false);
  assert.deepEqual(session.group, ["a", "b"]);
  replies = [json({ state: from(4, state(7, [question("patrol-squadron", ["c", "done"])])), frames: [] })];
  session.choose("7/11");
  await new Promise(setImmediate);
  await new Promise(setImmediate);
  assert.deepEqual(given(), [["a"], ["7/11", "b", "7/11"]]);
  assert.deepEqual([session.group, session.chosen], [[], []]);
});

test("picks that can still be made stay while the same is asked", async () => {
  const session = await opened(state(3));
  session.choose("a");
  session.choose("c");
  session.take(state(4, [question("commit", ["b", "c", "done"])]));
  assert.deepEqual(session.chosen, ["c"]);
  session.take(state(5, [question("slip-past", ["b", "c", "done"])]));
  assert.deepEqual(session.chosen, []);
});

test("while something is sent nothing else is chosen", async () => {
  const session = await opened(state(3));
  session.busy = true;
  session.choose("a");
  assert.deepEqual(session.chosen, []);
});

test("frames are revealed from the table before", async () => {
  const seen = [];
  const session = await opened(state(3), async (frames, before) => void seen.push([frames, before.number]));
  replies = [json({ state: from(3, state(4)), frames: [{ number: 4 }] })];
  await session.give(["delay"]);
  assert.deepEqual(seen, [[[{ number: 4 }], 3]]);
});

test("taking back takes lines of the log back too", async () => {
  const session = await opened(state(3));
  const edition = session.edition;
  replies = [json({ ...state(2), revision: 4 })];
  await session.undo();
  assert.deepEqual(sent[0].body, { number: 3, revision: 3, side: "british" });
  assert.equal(session.lines.length, 2);
  assert.ok(session.edition > edition);
});

test("what cannot be taken back is not asked for", async () => {
  const session = await opened(state(3, [COMMIT], { no_undo: "the dice have been rolled" }));
  await session.undo();
  assert.deepEqual(sent, []);
});

test("the past is fetched once, and is not answered", async () => {
  const session = await opened(state(3));
  replies = [json({ ...state(3), at: 1, log: [], table: { vp: 1 } })];
  await session.lookAt(1);
  assert.equal(sent[0].address, "/api/games/1?side=british&at=1&log_from=3");
  assert.deepEqual([session.shown().table, session.shown().live], [{ vp: 1 }, false]);
  assert.deepEqual(session.known().map((one) => one.number), [0, 1]);
  session.choose("a");
  assert.deepEqual(session.chosen, []);
  session.backToNow();
  await session.lookAt(1);
  assert.equal(sent.length, 1);
});

test("looking beyond the ends shows the ends", async () => {
  const session = await opened(state(3));
  await session.lookAt(9);
  assert.equal(session.past, null);
  replies = [json({ ...state(3), at: 0 })];
  await session.lookAt(-4);
  assert.match(sent[0].address, /at=0&/);
});

test("only the last moment that was wanted is shown", async () => {
  const session = await opened(state(3));
  const reply = {};
  replies = [new Promise((resolve) => (reply.first = resolve)), json({ ...state(3), at: 2 })];
  const first = session.lookAt(1);
  await session.lookAt(2);
  reply.first(json({ ...state(3), at: 1 }));
  await first;
  assert.equal(session.past?.at, 2);
});

test("news that are known already are not asked for", async () => {
  const session = await opened(state(3));
  await session.follow({ revision: 3, number: 3 });
  assert.deepEqual(sent, []);
  replies = [json(from(3, state(4)))];
  await session.follow({ revision: 4, number: 4 });
  assert.equal(sent[0].address, "/api/games/1?log_from=3");
  assert.equal(session.lines.length, 4);
});

test("news that come while something is sent are looked at afterwards", async () => {
  const session = await opened(state(3));
  replies = [json({ state: from(3, state(4)), frames: [] }), json(from(4, state(5)))];
  const giving = session.give(["delay"]);
  await session.follow({ revision: 5, number: 5 });
  await giving;
  await new Promise(setImmediate);
  await new Promise(setImmediate);
  assert.equal(session.state.number, 5);
  assert.equal(sent.length, 2);
});

test("advice is picked as far as it can be, to be looked at", async () => {
  const session = await opened(state(3));
  replies = [json({ answers: ["b", "a", "done"], words: "", bot: "doctrine", reasons: [] })];
  await session.advise();
  await session.takeAdvice();
  assert.deepEqual(session.chosen, ["b", "a"]);
  assert.equal(sent.length, 1);
});

test("a game that is gone is known to be gone", async () => {
  const session = new Session("1", () => {}, async () => {});
  replies = [json({ detail: "no such game" }, 404)];
  await session.load();
  assert.equal(session.gone, true);
});
