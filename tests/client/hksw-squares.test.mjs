/** The squares of Battle of Britain: their names, neighbours and places, and where a flight can go. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { answersFor, squaresOf } from "../../src/tallyho/web/games/hksw/map/choices.js";
import { HkswPosition } from "../../src/tallyho/web/games/hksw/position.js";
import { legs, routes } from "../../src/tallyho/web/games/hksw/route.js";
import { SQUARES, beside, distance, isSquare, squareAt, wind, windowOf } from "../../src/tallyho/web/games/hksw/squares.js";

const board = JSON.parse(readFileSync(new URL("../../src/tallyho/web/boards/hksw-map.json", import.meta.url), "utf-8"));

const TYPES = { bf109: { side: "luftwaffe", short_range: true }, he111: { side: "luftwaffe", short_range: false } };

/** A sea without anything in it but what a test puts there. */
function position({ at, left = 3, cards = {}, stations = {}, north = [], out = [], radar = "" }) {
  const squares = Object.fromEntries(
    SQUARES.map((id) => [id, { terrain: "sea", station: stations[id] ?? "", line12: north.includes(id) ? "north" : "south", raf: true }]),
  );
  const flight = (side, square) => ({ side, square, formation: "", base: "", name: "" });
  const components = {
    squares,
    targets: { dover: { kind: "radar", square: "N24", hits: 1 }, london: { kind: "city", square: "K23", hits: 3 } },
    flights: { "2A": flight("luftwaffe", "O25"), "2B": flight("luftwaffe", "O27"), "11A": flight("raf", "J25") },
    types: TYPES,
    squadrons: { heinkel: { type: "he111" }, messerschmitt: { type: "bf109" } },
  };
  const damage = Object.fromEntries(out.map((id) => [id, 1]));
  const table = { at: { "2A": "box", "2B": "box", "11A": "box", ...at }, moving: "2A", left, cards, damage, radar: { "2A": radar } };
  return new HkswPosition(components, table, { asked: [], side: "luftwaffe", live: true, motion: false, step: "", log: [] });
}

test("there are 704 squares, and each lies where its middle is", () => {
  assert.equal(SQUARES.length, 704);
  assert.equal(SQUARES[23], "B2");
  for (const id of SQUARES) {
    const { west, east, north, south } = windowOf(board.grid, id);
    assert.equal(squareAt(board.grid, { lon: (west + east) / 2, lat: (north + south) / 2 }), id);
  }
  assert.equal(squareAt(board.grid, { lon: board.grid.west - 0.1, lat: 52 }), "");
  assert.equal(squareAt(board.grid, { lon: 0, lat: board.grid.north + 0.1 }), "");
});

test("a name is that of a square or not", () => {
  assert.ok(isSquare("V32") && isSquare("A1"));
  for (const name of ["W1", "A33", "A0", "", "2A", "done", "10"]) assert.ok(!isSquare(name), name);
});

test("a square has eight neighbours, fewer at the edge", () => {
  assert.deepEqual(beside("B2").toSorted(), ["A1", "A2", "A3", "B1", "B3", "C1", "C2", "C3"]);
  assert.deepEqual(beside("A1").toSorted(), ["A2", "B1", "B2"]);
  assert.deepEqual(beside("V32").toSorted(), ["U31", "U32", "V31"]);
});

test("diagonals count as one, and winds are told from where one is", () => {
  assert.equal(distance("A1", "C2"), 2);
  assert.equal(distance("C5", "C5"), 0);
  assert.deepEqual(
    ["F9", "G9", "G10", "G11", "F11", "E11", "E10", "E9", "F10"].map((to) => wind("F10", to)),
    ["north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west", ""],
  );
});

test("over an empty sea a flight reaches every square within its moves by a shortest way", () => {
  const found = routes(position({ at: { "2A": "K20" }, left: 2 }));
  assert.equal(found.size, 24);
  for (const [goal, way] of found) {
    assert.equal(way.length, distance("K20", goal), goal);
    assert.equal(way.at(-1), goal);
    ["K20", ...way].slice(1).forEach((square, place) => assert.equal(distance(["K20", ...way][place], square), 1));
  }
  assert.deepEqual(found.get("M20"), ["L20", "M20"]);
});

test("nobody goes anywhere without moves left, or while no flight moves", () => {
  assert.equal(routes(position({ at: { "2A": "K20" }, left: 0 })).size, 0);
  assert.equal(routes(position({ at: {}, left: 3 })).size, 0);
});

test("a friend is flown past, but not stopped with", () => {
  const found = routes(position({ at: { "2A": "A20", "2B": "B20" }, left: 2, north: ["A19", "B19", "A21", "B21"], cards: { messerschmitt: "2A" } }));
  assert.deepEqual(found.get("C20"), ["B20", "C20"]);
  assert.ok(!found.has("B20"));
});

test("an enemy's square ends the way", () => {
  const found = routes(position({ at: { "2A": "A20", "11A": "B20" }, left: 2, north: ["A19", "B19", "A21", "B21"], cards: { messerschmitt: "2A" } }));
  assert.deepEqual([...found.keys()], ["B20"]);
});

test("a friend over an enemy cannot be flown past", () => {
  const found = routes(position({ at: { "2A": "A20", "2B": "B20", "11A": "B20" }, left: 2, north: ["A19", "B19", "A21", "B21"], cards: { messerschmitt: "2A" } }));
  assert.equal(found.size, 0);
});

test("only flights with short-ranged cards stay south of the line", () => {
  const at = { "2A": "K20" };
  assert.ok(!routes(position({ at, left: 1, north: ["K19"], cards: { messerschmitt: "2A", heinkel: "2A" } })).has("K19"));
  assert.ok(routes(position({ at, left: 1, north: ["K19"], cards: { heinkel: "2A", messerschmitt: "2B" } })).has("K19"));
});

test("of ways equally long the one that radar does not see is taken", () => {
  const stations = { K19: "dover", J19: "dover" };
  const ways = (more) => routes(position({ at: { "2A": "K20" }, left: 2, stations, ...more })).get("K18");
  assert.deepEqual(ways({}), ["L19", "K18"]);
  assert.deepEqual(ways({ out: ["dover"] }), ["K19", "K18"]);
  assert.deepEqual(ways({ radar: "detected" }), ["K19", "K18"]);
});

test("a target is as far from a flight's base as the squares between them", () => {
  const at = position({ at: {} });
  assert.equal(legs(at, "2A", "london"), 4);
  assert.equal(legs(at, "2A", "nowhere"), 0);
});

test("a flight stands for its answers, and only for its own", () => {
  const offers = ["done", "2A", "2A long", "2B", "K23"].map((answer) => ({ answer, words: answer }));
  assert.deepEqual(answersFor(offers, "2A").map((one) => one.answer), ["2A", "2A long"]);
  assert.deepEqual(answersFor(offers, "2").map((one) => one.answer), []);
  assert.deepEqual(squaresOf(offers), ["K23"]);
});
