/** The way of a group of First Battle of Britain over several turns, where it must turn back, and in which order hexes are listed. */

import assert from "node:assert/strict";
import { test } from "node:test";
import "./browser.mjs";
import { distance, HEXES } from "../../src/tallyho/web/games/fbob/hexes.js";
import { offerInWords } from "../../src/tallyho/web/games/fbob/offers.js";
import { cornerFor } from "../../src/tallyho/web/games/fbob/map/card.js";
import { mayHeadFor, planTo } from "../../src/tallyho/web/games/fbob/plan.js";
import { FbobPosition } from "../../src/tallyho/web/games/fbob/position.js";
import { inOrder } from "../../src/tallyho/web/play/offers.js";

const SPEED = 5;
const UNITS = { 13: { side: "german", type: "GB", class: "bomber", speed: SPEED, endurance: 18 }, "L-1": { side: "german", type: "LZ", class: "zeppelin", speed: SPEED, endurance: 0 } };
const PLACES = {
  1019: { place: "London", kind: "city", value: 3, country: "gb", control: "british", terrain: "land" },
  2424: { place: "Dover", value: 2, country: "gb", control: "british", terrain: "coast" },
  1624: { place: "Ashford", country: "gb", control: "british", terrain: "land" },
  1020: { country: "gb", control: "british", terrain: "land" },
  4023: { place: "Ostend", value: 2, country: "be", control: "german", terrain: "coast" },
};

/** A group at 3020, base 4024, that has used two of the hexes of turn 5. */
function position({ side = "german", unit = "13", box = 19, patrol = false, key = "fly", offers = [] } = {}) {
  const hexes = Object.fromEntries(HEXES.map((id) => [id, PLACES[id] ?? { lat: 0, lon: 0, terrain: "sea" }]));
  const components = { hexes, units: UNITS, ground: { "g-aerodrome": { side: "german", kind: "aerodrome", aa: 1 } }, months: [], numbers: { "flying-turns": 24 }, levels: {} };
  const table = {
    turn: 5, phasing: "german", moving: "G1", raf: false, based: {}, ships: [], recon: { german: [], british: [] }, bombed: [], fought: [],
    units: { [unit]: { place: "flying", at: "3020", group: 1, ...(box > 0 ? { box } : {}), used: 2 } },
    groups: { G1: { side: "german", at: "3020", size: 1, hidden: 0, patrol, moved: false, took_off: 1 } },
    land: { 4024: { side: "german", units: ["aerodrome"], hidden: 0 } },
  };
  const question = { mine: true, kind: "choice", key, args: { group: "G1", hex: "3020" }, offers };
  return new FbobPosition(components, table, { asked: [question], side, live: true, motion: false, step: "movement.fly", log: [] });
}

test("a group can be sent towards any hex, but for its own, by its owner, while it moves", () => {
  assert.ok(mayHeadFor(position(), "1019") && mayHeadFor(position(), "3019"));
  assert.ok(!mayHeadFor(position(), "3020") && !mayHeadFor(position(), "") && !mayHeadFor(position(), "9999"));
  assert.ok(!mayHeadFor(position({ side: "british" }), "1019"));
  assert.ok(!mayHeadFor(position({ patrol: true }), "1019"));
  assert.ok(!mayHeadFor(position({ key: "move" }), "1019"));
});

test("of a far way the rest of this turn is flown, and the ends of all turns but the last are named", () => {
  const plan = planTo(position(), "1019", true);
  const far = distance("3020", "1019");
  assert.equal(plan.way.length, far);
  assert.deepEqual([plan.now, plan.turns], [SPEED - 2, 1 + Math.ceil((far - 3) / SPEED)]);
  assert.deepEqual([...plan.ends], [[plan.way[2], 5], [plan.way[7], 6], [plan.way[12], 7], [plan.way[17], 8]]);
  const near = planTo(position(), "2820", false);
  assert.deepEqual([near.now, near.turns, near.ends.size, near.pinned], [2, 1, 0, false]);
});

test("where the fuel does not last for the way out and home, the last safe hex of the way is named", () => {
  assert.equal(planTo(position(), "1019", true).back, "", "home can be reached from the goal");
  const at = position({ box: 9 });
  const { back, way } = planTo(at, "1019", true);
  const reach = SPEED - 2 + 4 * SPEED;
  assert.equal(back, way.findLast((hex, place) => place + 1 + distance(hex, "4024") <= reach));
  assert.ok(back !== "" && back !== "1019");
  assert.equal(planTo(position({ box: 5 }), "1019", true).back, "", "no hex is safe any more");
  assert.equal(planTo(position({ unit: "L-1", box: 0 }), "1019", true).back, "", "a Zeppelin has no end");
});

test("where recon is plotted the enemy's towns come first by their worth, then one's own, open country, the sea", () => {
  const kit = { say: (key) => key, words: {} };
  const answers = ["1020", "3020", "4023", "1624", "2424", "1019"];
  const offers = [...answers, ...HEXES.slice(0, 20)].map((answer) => ({ answer, words: answer }));
  const listed = (key) => {
    const at = position({ key, offers });
    return inOrder(answers.map((answer) => ({ answer, words: offerInWords(kit, at, { answer }, at.asked) }))).map(({ answer }) => answer);
  };
  assert.deepEqual(listed("plot-recon"), ["1019", "2424", "1624", "4023", "1020", "3020"]);
  assert.deepEqual(listed("deploy-aa").slice(0, 4), ["4023", "1624", "2424", "1019"], "towns first, as they are offered");
});

test("without an order answers stay as they are offered, group by group", () => {
  const answers = [["b", "two"], ["a", ""], ["c", "two"], ["d", "three"], ["e", ""]].map(([label, group]) => ({ words: { label, detail: "", group } }));
  assert.deepEqual(inOrder(answers).map(({ words }) => words.label), ["b", "c", "a", "e", "d"]);
});

test("the card goes where it covers neither the group nor its goal, and stays there", () => {
  const [card, map] = [{ width: 380, height: 170 }, { width: 670, height: 395 }];
  const lower = { x: 500, y: 300 };
  assert.equal(cornerFor("", card, map, []), "bottom-right");
  assert.equal(cornerFor("", card, map, [{ x: 450, y: 200 }, lower]), "bottom-left");
  assert.equal(cornerFor("bottom-left", card, map, []), "bottom-left");
  assert.equal(cornerFor("bottom-left", card, map, [{ x: 60, y: 300 }, lower]), "top-right");
  const everywhere = [{ x: 350, y: 350 }, { x: 600, y: 50 }];
  assert.equal(cornerFor("top-right", card, map, everywhere), "top-right");
});
