/** Which links are followed without loading a page anew. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { happens, provide } from "./browser.mjs";

class Element {
  closest() {
    return this;
  }
}
class HTMLAnchorElement extends Element {
  constructor(address, more = {}) {
    super();
    const { origin, pathname, search, hash } = new URL(address, "http://tallyho.test");
    Object.assign(this, { address, origin, pathname, search, hash, target: "", download: false }, more);
  }
  getAttribute() {
    return this.address;
  }
  hasAttribute(name) {
    return name === "download" && this.download;
  }
}

const gone = [];
const move = (how) => (_state, _title, path) => {
  gone.push([how, path]);
  location.pathname = path.split("?")[0];
};
provide("Element", Element);
provide("HTMLAnchorElement", HTMLAnchorElement);
provide("location", { origin: "http://tallyho.test", pathname: "/" });
provide("history", { pushState: move("push"), replaceState: move("replace") });

const { go, onArrival } = await import("../../src/tallyho/web/shell/navigate.js");
const arrived = [];
onArrival((path) => arrived.push(path));

/** Clicks on a link; whether the browser was kept from following it. */
function click(address, { link = {}, ...more } = {}) {
  let prevented = false;
  const prevent = () => (prevented = true);
  const target = new HTMLAnchorElement(address, link);
  happens("click", { target, button: 0, defaultPrevented: false, preventDefault: prevent, ...more });
  return prevented;
}

beforeEach(() => {
  gone.length = 0;
  arrived.length = 0;
});

test("going to a page tells the shell its path", () => {
  go("/play/1?side=british");
  go("/rules", { replace: true });
  assert.deepEqual(gone, [
    ["push", "/play/1?side=british"],
    ["replace", "/rules"],
  ]);
  assert.deepEqual(arrived, ["/play/1", "/rules"]);
});

test("the browser's own buttons arrive too", () => {
  location.pathname = "/report/2";
  happens("popstate", {});
  assert.deepEqual(arrived, ["/report/2"]);
});

for (const address of ["/", "/play/1?at=3", "/report/1", "/rules/lion:9.1a", "/join/token", "/documents", "/apian"]) {
  test(`a link to ${address} is ours`, () => {
    assert.equal(click(address), true);
    assert.deepEqual(gone, [["push", address]]);
  });
}

for (const address of ["/api", "/api/games/1/record", "/static/index.html", "/enter/key", "/docs/", "/schema", "/rules#top", "http://elsewhere.test/"]) {
  test(`a link to ${address} is left to the browser`, () => {
    assert.equal(click(address), false);
    assert.deepEqual(gone, []);
  });
}

for (const more of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }, { defaultPrevented: true }, { link: { target: "_blank" } }, { link: { download: true } }, { target: {} }]) {
  test(`a click with ${JSON.stringify(more)} is left to the browser`, () => {
    assert.equal(click("/play/1", more), false);
    assert.deepEqual(gone, []);
  });
}

test("a link to a part of the page is followed without opening the page anew", () => {
  const done = [];
  const part = { scrollIntoView: () => done.push("seen"), focus: () => done.push("focused") };
  document.getElementById = (id) => (id === "main" ? part : null);
  assert.equal(click("#main"), true);
  assert.deepEqual([done, gone, arrived], [["seen", "focused"], [], []]);
  assert.equal(click("#nowhere"), true);
  assert.deepEqual(arrived, []);
});
