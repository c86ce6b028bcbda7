/** Settings that were kept badly, or cannot be kept. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { provide, root, storage } from "./browser.mjs";

const USUAL = { language: "en", theme: "auto", speed: 0.7, coach: true, shortcuts: true, southUp: false };
const PLACE = "tallyho-settings";
let loads = 0;

/** The module as a new page loads it. */
const loaded = () => import(`../../src/tallyho/web/shell/settings.js?page=${(loads += 1)}`);

beforeEach(() => {
  storage.clear();
  provide("localStorage", storage);
  provide("navigator", { language: "en-GB" });
});

for (const bad of ["", "{", "null", "[]", "3", '"dark"', '{"theme":"pink","speed":-1,"language":"de","coach":"no"}']) {
  test(`kept as ${bad || "nothing"}: the usual ones`, async () => {
    if (bad !== "") storage.setItem(PLACE, bad);
    assert.deepEqual((await loaded()).settings, USUAL);
  });
}

test("what is sound is kept beside what is not", async () => {
  storage.setItem(PLACE, '{"theme":"dark","speed":"fast","southUp":true,"coach":false,"shortcuts":false,"more":1}');
  assert.deepEqual((await loaded()).settings, { ...USUAL, theme: "dark", southUp: true, coach: false, shortcuts: false });
});

test("the speed has its ends", async () => {
  const { SLOWEST, sound } = await loaded();
  const speeds = [0, SLOWEST, SLOWEST + 0.01, NaN, Infinity, null].map((speed) => sound({ speed }).speed);
  assert.deepEqual(speeds, [0, SLOWEST, 0.7, 0.7, 0.7, 0.7]);
});

test("what is no record at all has nothing in it", async () => {
  const { sound } = await loaded();
  for (const given of [null, undefined, "dark", 3, ["dark"]]) assert.deepEqual(sound(given), USUAL);
});

test("the language of the browser is the usual one", async () => {
  provide("navigator", { language: "FR-ca" });
  assert.equal((await loaded()).settings.language, "fr");
  provide("navigator", { language: "de" });
  assert.equal((await loaded()).settings.language, "en");
});

test("a change is kept, shown and told, and a listener can stop", async () => {
  const { change, onChange, settings } = await loaded();
  const told = [];
  const stop = onChange((changed) => told.push(changed));
  change({ theme: "light" });
  stop();
  change({ theme: "dark" });
  assert.deepEqual(told, [{ theme: "light" }]);
  assert.equal(settings.theme, "dark");
  assert.equal(root.dataset.theme, "dark");
  assert.equal((await loaded()).settings.theme, "dark");
});

test("a change to what cannot be is not taken", async () => {
  const { change, settings } = await loaded();
  change({ theme: "pink", speed: 99 });
  assert.deepEqual(settings, USUAL);
});

test("a browser that keeps nothing has settings all the same", async () => {
  const refuse = () => {
    throw new Error("no storage");
  };
  provide("localStorage", { getItem: refuse, setItem: refuse });
  const { change, settings } = await loaded();
  assert.deepEqual(settings, USUAL);
  change({ coach: false });
  assert.equal(settings.coach, false);
});
