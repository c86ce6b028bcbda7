/** What is sent to the server, and what its troubles become. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { provide } from "./browser.mjs";
import * as api from "../../src/tallyho/web/shell/api.js";
import { put } from "../../src/tallyho/web/shell/words.js";

put("en", "web", { "connection-lost": ["no server"], "server-trouble": ["status ", { arg: "status" }] });

let sent = [];
let answers = [];
provide("fetch", async (address, wanted) => {
  sent.push({ address, ...wanted });
  const next = answers.shift();
  if (next === undefined) throw new TypeError("failed to fetch");
  return next;
});
const later = setTimeout;
const json = (body, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json" } });

beforeEach(() => {
  sent = [];
  answers = [];
  document.cookie = "user=1; csrftoken=a%3Db";
  provide("setTimeout", (act) => later(act, 0));
});

test("a state is asked for with what is wanted of it, and no more", async () => {
  answers = [json({ revision: 1 }), json({})];
  assert.deepEqual(await api.state("a/b", { side: null, at: 0, log_from: 7 }), { revision: 1 });
  await api.rule("lion:9.1a");
  assert.deepEqual(
    sent.map((one) => [one.method, one.address]),
    [
      ["GET", "/api/games/a%2Fb?at=0&log_from=7"],
      ["GET", "/api/rules/lion:9.1a"],
    ],
  );
  assert.equal(sent[0].headers.get("Accept-Language"), "en");
  assert.equal(sent[0].headers.has("x-csrftoken"), false);
});

test("an answer carries the token of the cookie", async () => {
  answers = [json({})];
  await api.answer("1", { number: 3, side: "british", answers: ["54/6/11", "done"] }, 12);
  const [one] = sent;
  assert.equal(one.address, "/api/games/1/answers?log_from=12");
  assert.equal(one.headers.get("x-csrftoken"), "a=b");
  assert.equal(one.headers.get("Content-Type"), "application/json");
  assert.deepEqual(JSON.parse(one.body), { number: 3, side: "british", answers: ["54/6/11", "done"] });
});

test("a record goes and comes as plain text", async () => {
  answers = [json({ id: "1" }, 201), new Response("record", { headers: { "Content-Type": "text/plain" } })];
  await api.importRecord("tallyho 1\n");
  assert.equal(sent[0].body, "tallyho 1\n");
  assert.match(sent[0].headers.get("Content-Type"), /^text\/plain/);
  assert.equal(await api.record("1"), "record");
});

test("a refusal has the server's sentence and rule", async () => {
  answers = [json({ status_code: 409, detail: "Too late.", key: "late", rule: "lion:9.1a", state: { number: 4 } }, 409)];
  await assert.rejects(api.undo("1", { number: 3 }), (trouble) => {
    assert.ok(trouble instanceof api.ApiTrouble);
    const { status, detail, key, rule, state, lost } = trouble;
    assert.deepEqual([status, detail, key, rule, state, lost], [409, "Too late.", "late", "lion:9.1a", { number: 4 }, false]);
    return true;
  });
});

test("a trouble without words of the server has ours", async () => {
  answers = [new Response("<html>", { status: 502 })];
  await assert.rejects(api.deleteGame("1"), { status: 502, detail: "status 502", rule: null });
});

test("what is only asked for is asked again when the server cannot be reached", async () => {
  const told = [];
  api.connection.addEventListener("lost", () => told.push("lost"));
  api.connection.addEventListener("back", () => told.push("back"));
  await assert.rejects(api.me(), { status: 0, key: "connection", detail: "no server" });
  assert.equal(sent.length, 4);
  assert.equal(api.isConnected(), false);
  answers = [json({ name: "Park" })];
  assert.deepEqual(await api.me(), { name: "Park" });
  assert.deepEqual(told, ["lost", "back"]);
});

test("an answer is never sent twice", async () => {
  await assert.rejects(api.roll("1", { number: 3 }), { lost: true });
  assert.equal(sent.length, 1);
});
