/** Where a group of First Battle of Britain can go, how it gets there, and whether it gets home again. */

import assert from "node:assert/strict";
import { test } from "node:test";
import "./browser.mjs";
import { basesOf, fuelOf, leftOf, ring, spareAt, turnsFor } from "../../src/tallyho/web/games/fbob/endurance.js";
import { around, beside, direction, distance, HEXES, isHex } from "../../src/tallyho/web/games/fbob/hexes.js";
import { FbobPosition } from "../../src/tallyho/web/games/fbob/position.js";
import { dangers, reachable, wayTo } from "../../src/tallyho/web/games/fbob/route.js";

const NUMBERS = { "flying-turns": 24, "command-radius": 4, "early-warning": 2, "early-warning-command": 4, "naval-spotting": 4 };
const GROUND = {
  "b-aerodrome": { side: "british", kind: "aerodrome", aa: 1 },
  "g-aerodrome": { side: "german", kind: "aerodrome", aa: 1 },
  "b-carrier": { side: "british", kind: "carrier", aa: 2 },
  "b-tender": { side: "british", kind: "tender", aa: 1 },
};
const UNITS = {
  13: { side: "german", type: "GB", class: "bomber", speed: 5, endurance: 18 },
  "L-1": { side: "german", type: "LZ", class: "zeppelin", speed: 4, endurance: 0 },
  44: { side: "british", type: "SCF", class: "fighter", speed: 8, endurance: 8 },
};

/** A German group at 3020, base 4024, unless a test says otherwise. */
function position({ side = "german", table = {}, asked = "fly" } = {}) {
  const hexes = Object.fromEntries(HEXES.map((id) => [id, { lat: 0, lon: 0, terrain: "sea" }]));
  const components = { hexes, units: UNITS, ground: GROUND, months: [], numbers: NUMBERS, levels: {} };
  const usual = {
    turn: 5,
    phasing: "german",
    moving: "G1",
    raf: false,
    units: { 13: { place: "flying", at: "3020", group: 1, box: 19, used: 0 } },
    groups: { G1: { side: "german", at: "3020", size: 1, hidden: 0, patrol: false, moved: false, took_off: 1 } },
    land: { 4024: { side: "german", units: ["aerodrome"], hidden: 0 } },
    based: {},
    ships: [],
    recon: { german: [], british: [] },
    bombed: [],
    fought: [],
  };
  const question = { mine: true, key: asked, args: { group: "G1", hex: "3020" }, offers: [] };
  return new FbobPosition(components, { ...usual, ...table }, { asked: [question], side, live: true, motion: false, step: "movement.fly", log: [] });
}

test("directions go round clockwise from the north, and the edge has fewer", () => {
  assert.deepEqual(around("0202").map((near) => direction("0202", near)), ["north", "north-east", "south-east", "south", "south-west", "north-west"]);
  assert.deepEqual(beside("0101"), ["0201", "0202", "0102"]);
  assert.equal(direction("0202", "0505"), "");
  assert.ok(isHex("5533") && !isHex("5534") && !isHex("done") && !isHex("44"));
});

test("a group reaches all hexes within its speed, and those beside it are answers of their own", () => {
  const found = reachable(position());
  for (const hex of HEXES) assert.equal(found.has(hex), distance("3020", hex) > 1 && distance("3020", hex) <= 5, hex);
  assert.equal(reachable(position({ asked: "move" })).size, 0);
  assert.equal(reachable(position({ side: "british" })).size, 0);
});

test("a way is as short as can be, and each step leads to a neighbour", () => {
  for (const goal of ["3520", "2518", "3015", "3025", "2722", "1019"]) {
    const way = wayTo(position(), "3020", goal);
    assert.equal(way.length, distance("3020", goal), goal);
    assert.equal(way.at(-1), goal);
    ["3020", ...way].slice(1).forEach((hex, place) => assert.equal(distance(["3020", ...way][place], hex), 1));
  }
  assert.deepEqual(wayTo(position(), "3020", "3016"), ["3019", "3018", "3017", "3016"]);
});

test("of ways equally long the one without guns is taken", () => {
  const plain = wayTo(position(), "3020", "2620");
  const guns = { [plain[1]]: { side: "british", units: ["aa4"], hidden: 0 } };
  const other = wayTo(position({ table: { land: guns } }), "3020", "2620");
  assert.equal(other.length, plain.length);
  assert.ok(!other.includes(plain[1]));
});

test("what lies in wait is what the side knows: guns, groups, patrols, watchers, and that something is hidden", () => {
  const groups = {
    G1: { side: "german", at: "3020", size: 1, hidden: 0, patrol: false, moved: false },
    B1: { side: "british", at: "2520", size: 1, hidden: 1, patrol: true, moved: false },
  };
  const land = { 2020: { side: "british", units: ["aerodrome", "aa2"], hidden: 1 }, 1520: { side: "british", units: ["early-warning"], hidden: 0 } };
  const tell = dangers(position({ table: { groups, land, ships: [{ at: "3510", name: "" }] } }));
  const kinds = (hex) => tell(hex).map(({ kind, number }) => `${kind} ${number}`);
  assert.deepEqual(kinds("2020"), ["guns 3", "hidden 1"]);
  assert.deepEqual(kinds("2520"), ["enemy 1", "patrol 1"]);
  assert.deepEqual(kinds("2519"), ["patrol 1"]);
  assert.deepEqual(kinds("1522"), ["watched 1"]);
  assert.deepEqual(kinds("1523"), []);
  assert.deepEqual(kinds("3510"), ["guns 1", "watched 1"]);
  assert.deepEqual(kinds("3514"), ["watched 1"]);
});

test("a headquarters near makes early warning see further", () => {
  const land = { 1520: { side: "british", units: ["early-warning"], hidden: 0 }, 1516: { side: "british", units: ["headquarters"], hidden: 0 } };
  const seen = position({ table: { land } }).watched("british");
  assert.ok(seen.has("1524") && !seen.has("1525"));
});

test("fuel lasts until the box of the marker, the last turn of the month at most", () => {
  const fuel = fuelOf(position(), "G1");
  assert.deepEqual([fuel.left, fuel.last, fuel.turns, fuel.reach], [5, 19, 15, 75]);
  assert.equal(fuel.home, "4024");
  assert.equal(fuel.away, distance("3020", "4024"));
  assert.equal(fuel.spare, 75 - fuel.away);
  const late = position({ table: { turn: 22, units: { 13: { place: "flying", at: "3020", group: 1, box: 30, used: 2 } } } });
  assert.deepEqual([fuelOf(late, "G1").left, fuelOf(late, "G1").last, fuelOf(late, "G1").reach], [3, 24, 13]);
});

test("who has moved waits for the next turn, and whose half is to come has it before them", () => {
  const moved = { G1: { side: "german", at: "3020", size: 1, hidden: 0, patrol: false, moved: true } };
  assert.equal(leftOf(position({ table: { groups: moved } }), "G1"), 0);
  assert.equal(fuelOf(position({ table: { groups: moved } }), "G1").turns, 14);
  assert.equal(leftOf(position({ table: { phasing: "british" } }), "G1"), 0);
  const table = {
    units: { 44: { place: "flying", at: "2020", group: 2, box: 9, used: 8 } },
    groups: { B2: { side: "british", at: "2020", size: 1, hidden: 0, patrol: false, moved: true } },
  };
  assert.equal(leftOf(position({ side: "british", table }), "B2"), 8);
});

test("Zeppelins and the enemy have no fuel to be told of", () => {
  const table = { units: { "L-1": { place: "flying", at: "3020", group: 1 } } };
  assert.equal(fuelOf(position({ table }), "G1"), null);
  assert.equal(fuelOf(position({ side: "british" }), "G1"), null);
});

test("the ring has just the hexes from which home can be reached", () => {
  const at = position({ table: { turn: 17 } });
  const fuel = fuelOf(at, "G1");
  assert.equal(fuel.reach, 15);
  const found = ring(at, fuel);
  for (const hex of HEXES) {
    assert.equal(found.has(hex), distance("3020", hex) + distance(hex, "4024") <= 15, hex);
    assert.equal(found.has(hex), spareAt(at, fuel, hex) >= 0, hex);
  }
  assert.ok(found.has("3020"));
});

test("turns for a way: the rest of this one, then whole ones", () => {
  const fuel = { left: 2, speed: 5 };
  assert.deepEqual([0, 1, 2, 3, 7, 8].map((hexes) => turnsFor(fuel, hexes)), [0, 1, 1, 2, 2, 3]);
  assert.deepEqual([1, 5, 6].map((hexes) => turnsFor({ left: 0, speed: 5 }, hexes)), [1, 1, 2]);
});

test("only carrier units come home to the carrier", () => {
  const table = {
    units: { 44: { place: "flying", at: "2020", group: 2, box: 9 } },
    groups: { B2: { side: "british", at: "2020", size: 1, hidden: 0, patrol: false, moved: false } },
    land: {},
    ships: [{ at: "2915", name: "carrier" }],
  };
  assert.deepEqual(basesOf(position({ side: "british", table }), "B2"), []);
});

test("an answer lies in its hex, that of its unit or of its group", () => {
  const table = { units: { 44: { place: "based", at: "1318" } }, ships: [{ at: "2915", name: "tender-1" }] };
  const at = position({ table, asked: "redeploy" });
  const found = ["2424", "2424 under", "1019 city", "aa 1019 1", "headquarters 1420", "44", "ace 44", "patrol 44", "tender-1", "G1", "G1 B5", "done", "standard"].map((answer) => at.hexOf(answer));
  assert.deepEqual(found, ["2424", "2424", "1019", "1019", "1420", "1318", "1318", "1318", "2915", "3020", "3020", "", ""]);
  assert.equal(position({ table }).hexOf("stop"), "3020");
  assert.equal(position({ table, asked: "buy" }).hexOf("tender-1"), "");
});
