/** What follows from the table of Battle of Britain, and how dice, hits and battles are read. */

import assert from "node:assert/strict";
import { test } from "node:test";
import "./browser.mjs";
import { names, storyOf } from "../../src/tallyho/web/games/hksw/battle.js";
import { colourOf, counted, throwsOf } from "../../src/tallyho/web/games/hksw/dice.js";
import { hitsTaken } from "../../src/tallyho/web/games/hksw/offers.js";
import { HkswPosition } from "../../src/tallyho/web/games/hksw/position.js";
import { designation } from "../../src/tallyho/web/games/hksw/wording.js";

const MOMENT = { asked: [], side: "raf", live: true, motion: false, step: "", log: [] };
const COMPONENTS = {
  squares: { J25: { line12: "south" }, K15: { line12: "north" } },
  targets: {
    tangmere: { kind: "airfield", group: "11", square: "J25", hits: 1, production: 0 },
    portsmouth: { kind: "city", group: "11", square: "J25", hits: 3, production: 2 },
    london: { kind: "city", group: "11", square: "K23", hits: 3, production: 3 },
  },
  flights: {
    "11A": { side: "raf", formation: "11", base: "tangmere", square: "J25" },
    "12A": { side: "raf", formation: "12", base: "duxford", square: "L21" },
    "2A": { side: "luftwaffe", formation: "LF2", base: "saint-omer", square: "O25" },
  },
  types: { bf110: { dogfight: 3, north: 2 } },
  squadrons: { "I/ZG2/3": { type: "bf110", formation: "LF3" } },
  points: { "city-mission": 2, "site-mission": 2 },
};

function position(table) {
  const usual = { at: {}, cards: {}, sizes: {}, damage: {}, missions: {}, phase_marks: {}, sortie_marks: {}, battle: "", moving: "", race: "", wing: "" };
  return new HkswPosition(COMPONENTS, { ...usual, ...table }, MOMENT);
}

test("a throw is counted by its symbols, and its dice have the colour of who throws", () => {
  assert.deepEqual(counted("roundel 1 cross 12 blank 0"), { roundel: 1, cross: 12, blank: 0 });
  for (const answer of ["", "92/10", "roundel 1 cross 2", "x roundel 1 cross 2 blank 3"]) assert.equal(counted(answer), null);
  assert.equal(colourOf("bombing-dice"), "black");
  assert.equal(colourOf("dogfight-dice-luftwaffe"), "black");
  assert.equal(colourOf("ack-ack-dice"), "white");
  assert.equal(colourOf("dogfight-dice-raf"), "white");
});

test("hits are taken by cards that are lost and one that is stood down", () => {
  assert.deepEqual(hitsTaken("lost 92/10 87/10 down 609/10"), { lost: ["92/10", "87/10"], down: "609/10" });
  assert.deepEqual(hitsTaken("down 609/10"), { lost: [], down: "609/10" });
  assert.deepEqual(hitsTaken("lost 92/10"), { lost: ["92/10"], down: "" });
});

test("a card is called without its formation", () => {
  assert.equal(designation("92/10"), "92");
  assert.equal(designation("I/JG3/2"), "I/JG3");
});

test("of a flight's cards some are known and the others counted", () => {
  const at = position({ cards: { a: "2A", b: "ready", c: "2A" }, sizes: { "2A": 6, "11A": null } });
  assert.deepEqual(at.stack("2A"), { known: ["a", "c"], hidden: 4 });
  assert.deepEqual(at.stack("11A"), { known: [], hidden: null });
});

test("a city produces until it is hit, and is out at its third hit", () => {
  const at = (hits) => position({ damage: { portsmouth: hits, tangmere: hits > 0 ? 1 : 0 } });
  assert.equal(at(0).production("11"), 5);
  assert.equal(at(1).production("11"), 3);
  assert.equal(at(2).isOut("portsmouth"), false);
  assert.equal(at(3).isOut("portsmouth"), true);
  assert.deepEqual(at(3).outIn("11"), ["tangmere"]);
  assert.equal(at(1).isGrounded("11A"), true);
  assert.equal(at(0).isGrounded("11A"), false);
});

test("a mission is worth more over a city, by its production", () => {
  assert.equal(position({}).worth("london"), 5);
  assert.equal(position({}).worth("tangmere"), 2);
});

test("north of the line a card fights with its other strength", () => {
  assert.equal(position({}).dogfight("I/ZG2/3", "J25"), 3);
  assert.equal(position({}).dogfight("I/ZG2/3", "K15"), 2);
  assert.equal(position({}).dogfight("I/ZG2/3", ""), 3);
});

test("a combat is on where two flights meet, with the Big Wing if it is there", () => {
  const at = { "2A": "J25", "11A": "J25", "12A": "J25" };
  assert.equal(position({ at }).combat, null);
  assert.deepEqual(position({ at, battle: "2A", race: "11A", wing: "12A" }).combat, { kind: "dogfight", german: "2A", british: ["11A", "12A"], square: "J25" });
  assert.deepEqual(position({ at: { ...at, "12A": "L21" }, battle: "2A", race: "11A", wing: "12A" }).combat?.british, ["11A"]);
  assert.equal(position({ at, moving: "2A", race: "11A" }).combat?.kind, "intercept");
  assert.equal(position({ at: { ...at, "11A": "J24" }, moving: "2A", race: "11A" }).combat, null);
  assert.equal(position({ at: { "2A": "box", "11A": "J25" }, battle: "2A", race: "11A" }).underWay, false);
});

test("the story of a battle begins with its own groups and leaves out what does not belong to it", () => {
  const line = (key, args = {}) => ({ key, args, text: key });
  const log = [line("groups-formed", { flight: "3A" }), line("shot-down"), line("patrols"), line("mission-fails")];
  const told = (flight) => storyOf(log, flight).map((one) => one.key);
  assert.deepEqual(told(""), ["groups-formed", "shot-down", "mission-fails"]);
  assert.deepEqual(told("3A"), ["groups-formed", "shot-down", "mission-fails"]);
  assert.deepEqual(told("2A"), []);
  assert.deepEqual(storyOf([line("intercept", { luftwaffe: "2A" })], "2A").length, 1);
  assert.deepEqual(storyOf([], ""), []);
});

test("only names are taken from a line of the log", () => {
  assert.deepEqual(names({ args: { german: ["a", 3, "b"] } }, "german"), ["a", "b"]);
  assert.deepEqual(names(undefined, "german"), []);
  assert.deepEqual(names({ args: { german: "a" } }, "german"), []);
});

test("the throws that a line of the log tells of are read, black before white", () => {
  const line = (args) => ({ key: "dogfight", args });
  assert.deepEqual(throwsOf(line({ roundels: 1, crosses: 2 })), []);
  assert.deepEqual(throwsOf(line({ white: "roundel 0 cross 2 blank 1", black: "roundel 1 cross 0 blank 3" })), [
    { colour: "black", found: { roundel: 1, cross: 0, blank: 3 } },
    { colour: "white", found: { roundel: 0, cross: 2, blank: 1 } },
  ]);
  assert.deepEqual(throwsOf(line({ white: "roundel 0 cross 2 blank 1" })).map((one) => one.colour), ["white"]);
});

test("a flight that has bombed is the battle, until it is home; an air combat comes first", () => {
  const bombed = { at: { "2A": "J25", "11A": "J25" }, sortie_marks: { "2A": ["bombed"] } };
  assert.deepEqual(position(bombed).combat, { kind: "bombing", german: "2A", british: [], square: "J25" });
  assert.equal(position(bombed).underWay, true);
  assert.equal(position({ ...bombed, battle: "2A", race: "11A" }).combat.kind, "dogfight");
  assert.equal(position({ ...bombed, at: { "2A": "box" } }).combat, null);
});

test("of a group some cards are known and the others counted", () => {
  const groups = { luftwaffe: { cards: { a: 1, b: 2 }, counts: [2, 1, 3, 0] }, raf: null };
  assert.deepEqual(position({ groups }).inGroup("luftwaffe", 1), { known: ["a"], hidden: 1 });
  assert.deepEqual(position({ groups }).inGroup("luftwaffe", 3), { known: [], hidden: 3 });
  assert.deepEqual(position({ groups }).inGroup("raf", 1), { known: [], hidden: 0 });
});
