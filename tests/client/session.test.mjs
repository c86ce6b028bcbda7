/** A game that is open in a page: what is picked, what is sent, what is looked at. The server is played by the test. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { provide } from "./browser.mjs";
import { Session } from "../../src/tallyho/web/play/session.js";
import { put, speak } from "../../src/tallyho/web/shell/words.js";

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
  listed: [],
  no_undo: null,
  log: Array.from({ length: number }, (_, place) => line(place)),
  log_from: 0,
  log_total: number,
  stopped: null,
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

test("answers that were given together are taken back together", async () => {
  const session = await opened(state(3));
  replies = [json({ state: from(3, state(6)), frames: [] }), json({ ...state(3), revision: 9 })];
  assert.equal(await session.giveTogether(["a", "b", "done"]), true);
  await session.undo();
  assert.deepEqual(sent[1].body, { number: 6, revision: 6, side: "british", times: 3 });
});

test("after a series that was taken back, and one answer more, that answer alone is taken back", async () => {
  const session = await opened(state(3));
  replies = [
    json({ state: from(3, state(5)), frames: [] }),
    json({ ...state(3), revision: 7 }),
    json({ state: { ...from(3, state(4)), revision: 8 }, frames: [] }),
    json({ ...state(3), revision: 9 }),
  ];
  await session.giveTogether(["a", "done"]);
  await session.undo();
  await session.give(["delay"]);
  await session.undo();
  assert.deepEqual(sent[3].body, { number: 4, revision: 8, side: "british" });
});

test("a series that was refused is not remembered as one", async () => {
  const session = await opened(state(3));
  replies = [json({ detail: "no", rule: null }, 422), json({ ...state(2), revision: 4 })];
  assert.equal(await session.giveTogether(["a", "b"]), false);
  await session.undo();
  assert.deepEqual(sent[1].body, { number: 3, revision: 3, side: "british" });
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

test("of a game that has stopped the moments that cannot be shown are leapt over, both ways", async () => {
  const session = await opened(state(9, [], { stopped: { text: "Other rules.", fits: 4 } }));
  const looked = async (at) => {
    sent = [];
    replies = [json({ ...state(9), at: Math.min(at, 4) })];
    await session.lookAt(at);
    return sent.map((one) => /at=(\d+)/.exec(one.address)?.[1]);
  };
  assert.deepEqual(await looked(8), ["4"]);
  assert.deepEqual(await looked(3), ["3"]);
  assert.deepEqual(await looked(5), []);
  assert.equal(session.past, null);
});

test("an answer that other rules do not take any more shows the game as it was seen last", async () => {
  const session = await opened(state(3));
  const stopped = state(3, [], { stopped: { text: "Other rules.", fits: 1 } });
  replies = [json({ detail: "Other rules.", key: "unreadable", state: null }, 409), json(stopped)];
  await session.give(["a"]);
  await new Promise((resolve) => setTimeout(resolve));
  assert.deepEqual(sent.map((one) => one.method), ["POST", "GET"]);
  assert.equal(session.state.stopped?.fits, 1);
  assert.equal(session.unreadable, false);
});

test("a game of which not even a view was kept is not shown any more", async () => {
  const session = await opened(state(3));
  const unreadable = () => json({ detail: "Other rules.", key: "unreadable", state: null }, 409);
  replies = [unreadable(), unreadable()];
  await session.give(["a"]);
  await new Promise((resolve) => setTimeout(resolve));
  assert.equal(session.unreadable, true);
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

test("picks that are offered no more do not come back when the first of them came too late", async () => {
  const session = await opened(state(3, [question("patrol-squadron", ["a", "b", "c", "done"])]));
  session.choose("a");
  session.choose("b");
  const now = state(6, [question("patrol-squadron", ["b", "c", "done"])]);
  replies = [json({ detail: "Too late.", state: now }, 409)];
  await session.confirm(false);
  assert.deepEqual([session.chosen, session.group], [["b"], []]);
  assert.equal(session.trouble?.text, "Too late.");
});

test("picks are forgotten when something else is asked after the first of them came too late", async () => {
  const session = await opened(state(3, [question("patrol-squadron", ["a", "b", "c", "done"])]));
  session.choose("a");
  session.choose("b");
  replies = [json({ detail: "Too late.", state: state(6, [question("slip-past", ["a", "b", "done"])]) }, 409)];
  await session.confirm(false);
  assert.deepEqual([session.chosen, session.group], [[], []]);
});

test("those who go together are not sent after a unit that somebody else has named", async () => {
  const circle = (squadron) => question("patrol-circle", ["6/11", "7/11"], { repeats: false, args: { squadron } });
  const session = await opened(state(3, [question("patrol-squadron", ["a", "b", "c", "done"])]));
  session.choose("a");
  session.choose("b");
  replies = [json({ state: from(3, state(4, [circle("a")])), frames: [] })];
  await session.confirm(false);
  assert.deepEqual(session.group, ["a", "b"]);
  session.take(state(6, [circle("c")]));
  assert.deepEqual(session.group, []);
});

test("a state that is older than the answer given meanwhile is asked for again", async () => {
  const session = await opened(state(3));
  const reply = {};
  replies = [new Promise((resolve) => (reply.old = resolve)), json({ state: from(3, state(4)), frames: [] }), json(from(3, state(4)))];
  const loading = session.load(3);
  await session.give(["delay"]);
  reply.old(json(from(3, state(3))));
  await loading;
  assert.deepEqual([session.state.number, session.lines.length, sent.length], [4, 4, 3]);
});

test("a server that knows less than we do is believed when it says so twice", async () => {
  const session = await opened(state(3));
  replies = [json(state(2)), json(state(2))];
  await session.load(0);
  assert.deepEqual([session.state.number, sent.length], [2, 2]);
});

test("lines that were taken back while nobody listened are fetched again", async () => {
  const session = await opened(state(3));
  const other = { ...state(4), revision: 6, log: [line(0), line(1), { ...line(2), text: "another" }, line(3)] };
  replies = [json(from(3, other)), json(other)];
  await session.load(3);
  assert.deepEqual(session.lines.map((one) => one.text), ["line 0", "line 1", "another", "line 3"]);
  assert.match(sent[1].address, /log_from=0$/);
});

test("news that tell of something taken back are read from the first line on", async () => {
  const session = await opened(state(3));
  replies = [json({ ...state(2), revision: 4 })];
  await session.follow({ revision: 4, number: 2 });
  assert.match(sent[0].address, /log_from=0$/);
  assert.equal(session.lines.length, 2);
});

test("what a side may see that has left the screen is not shown", async () => {
  const session = await opened(state(3));
  session.side = "british";
  const reply = {};
  replies = [new Promise((resolve) => (reply.late = resolve))];
  const loading = session.load(0);
  session.side = "german";
  reply.late(json({ ...state(5), table: { secret: true } }));
  await loading;
  assert.deepEqual(session.state.table, { vp: 3 });
});

test("an answer that was given in the other language is told again in this one", async () => {
  await speak("en", []);
  const session = await opened(state(3));
  const reply = {};
  replies = [new Promise((resolve) => (reply.answer = resolve)), json(state(4))];
  const giving = session.give(["delay"]);
  await speak("fr", []);
  reply.answer(json({ state: from(3, state(4)), frames: [] }));
  await giving;
  await new Promise(setImmediate);
  await speak("en", []);
  assert.match(sent[1].address, /log_from=0$/);
});

test("a moment that was taken back is not looked at any longer", async () => {
  const session = await opened(state(5));
  replies = [json({ ...state(5), at: 4, log: [] })];
  await session.lookAt(4);
  assert.equal(session.past?.at, 4);
  session.take({ ...state(4), revision: 6 });
  assert.deepEqual([session.past, session.wanted], [null, -1]);
});

test("that one came too late is not said any longer when the game has gone on again", async () => {
  const session = await opened(state(3));
  replies = [json({ detail: "Too late.", state: state(4) }, 409)];
  await session.give(["delay"]);
  assert.equal(session.trouble?.text, "Too late.");
  session.take(state(5));
  assert.equal(session.trouble, null);
});

test("a server that cannot be reached is asked again by one clock, however often one has pressed", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const session = await opened(state(3));
  await session.give(["delay"]);
  await session.give(["delay"]);
  assert.deepEqual([sent.length, session.lost], [2, true]);
  replies = [json(state(3)), json(state(3))];
  context.mock.timers.tick(1500);
  await new Promise(setImmediate);
  await new Promise(setImmediate);
  assert.deepEqual([sent.length, session.lost, session.trouble], [3, false, null]);
});

test("where two sit at one screen a die is rolled for the side that sits there, and typed in for its eyes", async () => {
  const dice = question("roll", ["1", "2"], { kind: "chance", side: "chance", repeats: false });
  const session = await opened(state(3, [dice]));
  session.side = "british";
  replies = [json({ state: from(3, state(4, [dice])), frames: [] })];
  await session.roll();
  assert.deepEqual(sent[0].body, { number: 3, revision: 3, side: "british" });
  replies = [json({ state: from(4, state(5)), frames: [] })];
  await session.give(["2"]);
  assert.deepEqual(sent[1].body, { number: 4, revision: 4, side: "chance", answers: ["2"], eyes: "british" });
  assert.deepEqual(session.state.table, { vp: 5 });
});

test("a state in the language that was spoken before is not taken", async () => {
  await speak("en", []);
  const session = await opened(state(3));
  const reply = {};
  replies = [new Promise((resolve) => (reply.english = resolve)), json({ ...state(3), step: "french" })];
  const english = session.load(0);
  await speak("fr", []);
  await session.load(0);
  reply.english(json({ ...state(3), step: "english" }));
  await english;
  await speak("en", []);
  assert.equal(session.state.step, "french");
});

test("a game that has expired is gone", async () => {
  const session = await opened(state(3));
  replies = [json({ detail: "expired" }, 410)];
  await session.load(3);
  assert.equal(session.gone, true);
});

test("while something is sent nothing else is sent or taken back", async () => {
  const session = await opened(state(3));
  const reply = {};
  replies = [new Promise((resolve) => (reply.first = resolve))];
  const first = session.give(["delay"]);
  assert.equal(await session.give(["delay"]), false);
  await session.undo();
  await session.advise();
  assert.equal(sent.length, 1);
  reply.first(json({ state: from(3, state(4)), frames: [] }));
  assert.equal(await first, true);
});

test("a log that has become shorter than what was asked for is read anew", async () => {
  const session = await opened(state(5));
  replies = [json({ ...state(2), revision: 5 })];
  session.take({ ...state(2), log: [], log_from: 5, log_total: 2, revision: 5 });
  await new Promise(setImmediate);
  await new Promise(setImmediate);
  assert.match(sent[0].address, /log_from=0$/);
  assert.equal(session.lines.length, 2);
});

test("what a die shows is given in the name of chance", async () => {
  const dice = question("roll", ["1", "2"], { kind: "chance", side: "chance", repeats: false });
  const session = await opened(state(3, [dice]));
  replies = [json({ state: from(3, state(4)), frames: [] })];
  await session.give(["2"]);
  assert.equal(sent[0].body.side, "chance");
});

test("a moment is fetched anew when the game has moved, for what was taken back is no more", async () => {
  const session = await opened(state(3));
  replies = [json({ ...state(3), at: 1 }), json({ ...state(5), at: 1 })];
  await session.lookAt(1);
  session.take(state(5));
  await session.lookAt(1);
  assert.equal(sent.length, 2);
});

test("only the last moments are kept", async () => {
  const session = await opened(state(70));
  for (let at = 0; at <= 60; at += 1) {
    replies = [json({ ...state(70), at, log: [] })];
    await session.lookAt(at);
  }
  await session.lookAt(60);
  assert.equal(sent.length, 61);
  replies = [json({ ...state(70), at: 0, log: [] })];
  await session.lookAt(0);
  assert.equal(sent.length, 62);
});

test("advice that was put away does not come back in the other language", async () => {
  const session = await opened(state(3));
  const advice = (words) => json({ answers: ["a"], words, bot: "doctrine", reasons: [] });
  const reply = {};
  replies = [advice("english"), advice("french"), new Promise((resolve) => (reply.late = resolve))];
  await session.advise();
  await session.adviseAgain();
  assert.equal(session.hint?.words, "french");
  const late = session.adviseAgain();
  session.hint = null;
  reply.late(advice("english"));
  await late;
  assert.equal(session.hint, null);
});
