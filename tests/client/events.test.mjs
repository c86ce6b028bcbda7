/** What is heard of a game as it happens; the browser's EventSource is played by the test. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { provide } from "./browser.mjs";
import { follow } from "../../src/tallyho/web/shell/events.js";
import { isConnected } from "../../src/tallyho/web/shell/api.js";

let sources = [];
class EventSource {
  static CLOSED = 2;
  constructor(address) {
    Object.assign(this, { address, readyState: 1, heard: new Map() });
    sources.push(this);
  }
  addEventListener(name, listener) {
    this.heard.set(name, listener);
  }
  close() {
    this.readyState = EventSource.CLOSED;
  }
  tell(name, data) {
    this.heard.get(name)({ data: JSON.stringify(data) });
  }
}
provide("EventSource", EventSource);

let told = [];
const listen = () =>
  follow(
    "a/b",
    5,
    (moved) => told.push(moved.revision),
    () => told.push("gone"),
    (connected) => told.push(connected),
    () => told.push("seated"),
  );

beforeEach(() => {
  sources = [];
  told = [];
});

test("news are heard from the revision on that was seen, each once", () => {
  listen();
  assert.equal(sources[0].address, "/api/games/a%2Fb/events?since=5");
  for (const revision of [5, 6, 6, 4, 8]) sources[0].tell("moved", { revision, number: revision });
  sources[0].tell("seated");
  assert.deepEqual(told, [6, 8, "seated"]);
});

test("after an interruption the browser comes back by itself", () => {
  listen();
  sources[0].readyState = 0;
  sources[0].tell("error");
  assert.equal(isConnected(), false);
  sources[0].tell("open");
  assert.equal(isConnected(), true);
  assert.deepEqual([told, sources.length], [[false, true], 1]);
});

test("where the browser has given up we begin again with what was seen last", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  listen();
  sources[0].tell("moved", { revision: 9, number: 9 });
  sources[0].close();
  sources[0].tell("error");
  assert.deepEqual(told, [9, false, "seated"], "it is asked how the game stands: it may have been removed");
  context.mock.timers.tick(3000);
  assert.equal(sources[1]?.address, "/api/games/a%2Fb/events?since=9");
  sources[1].tell("open");
});

test("who has left is not called back", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const stop = listen();
  sources[0].close();
  sources[0].tell("error");
  stop();
  context.mock.timers.tick(3000);
  assert.equal(sources.length, 1);
});

test("a game that is gone is not listened to any longer", () => {
  listen();
  sources[0].tell("gone");
  assert.deepEqual(told, ["gone"]);
  assert.equal(sources[0].readyState, EventSource.CLOSED);
});
