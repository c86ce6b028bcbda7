/** From longitude and latitude to the board and back. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Projection, around, overlap, short } from "../../src/tallyho/web/games/raf/map/geometry.js";

const board = JSON.parse(readFileSync(new URL("../../src/tallyho/web/boards/raf-map.json", import.meta.url), "utf-8"));

/** The place of a spot: the projection, solved for longitude and latitude. */
function place({ terms, southUp }, { x, y }) {
  const sign = southUp ? -1 : 1;
  return [terms.lon + (sign * x) / terms.per_lon, terms.lat - (sign * y) / terms.per_lat];
}

for (const southUp of [false, true]) {
  const projection = Object.assign(new Projection(board), { southUp });
  const name = southUp ? "south up" : "north up";

  test(`${name}: every point of the board comes back`, () => {
    const points = Object.values(board.points);
    assert.ok(points.length > 10);
    for (const point of points) {
      const [lon, lat] = place(projection, projection.spot(point));
      assert.ok(Math.abs(lon - point[0]) < 1e-9 && Math.abs(lat - point[1]) < 1e-9, `${point}`);
    }
  });

  test(`${name}: north and east are where they belong`, () => {
    const [dover, london, plymouth] = [[1.3, 51.13], [-0.12, 51.5], [-4.14, 50.37]].map((one) => projection.spot(one));
    assert.equal(london.y < dover.y, !southUp);
    assert.equal(plymouth.x < london.x, !southUp);
  });

  test(`${name}: a window has all that is in it`, () => {
    const box = projection.box(board.home);
    const { west, south, east, north } = board.home;
    assert.ok(box.width > 0 && box.height > 0);
    for (const corner of [[west, south], [east, north], [(west + east) / 2, (south + north) / 2]]) {
      const { x, y } = projection.spot(corner);
      assert.ok(x >= box.x - 1e-9 && x <= box.x + box.width + 1e-9, `${corner}`);
      assert.ok(y >= box.y - 1e-9 && y <= box.y + box.height + 1e-9, `${corner}`);
    }
    assert.ok(Math.abs(box.width - (east - west) * board.projection.per_lon) < 1e-9);
  });
}

test("the scale is that of the middle of the board: miles are as long north as east", () => {
  const { per_lon, per_lat, lat } = board.projection;
  assert.ok(Math.abs(per_lon / per_lat / Math.cos((lat * Math.PI) / 180) - 1) < 0.15);
});

test("a path goes through its places; a closed one ends where it began", () => {
  const projection = new Projection({ projection: { lon: 0, lat: 50, per_lon: 100, per_lat: 200 } });
  const places = [[0, 50], [1, 51], [0.12345, 50]];
  assert.equal(projection.path(places), "M0 0L100 -200L12.35 0");
  assert.equal(projection.path(places, true), "M0 0L100 -200L12.35 0Z");
});

test("a curve passes through every place, with a bend for each piece", () => {
  const projection = new Projection({ projection: { lon: 0, lat: 50, per_lon: 100, per_lat: 200 } });
  const path = projection.curve([[0, 50], [1, 50], [2, 51]]);
  const pieces = path.split(/[MC]/).filter((piece) => piece !== "");
  assert.deepEqual(pieces.map((piece) => piece.split(" ").slice(-2).map(Number)), [[0, 0], [100, 0], [200, -200]]);
});

test("boxes overlap if they share ground, not if they touch", () => {
  const box = around({ x: 0, y: 0 }, 10, 4);
  assert.deepEqual(box, { x: -5, y: -2, width: 10, height: 4 });
  assert.equal(overlap(box, around({ x: 9, y: 0 }, 10, 4)), true);
  assert.equal(overlap(box, around({ x: 10, y: 0 }, 10, 4)), false);
  assert.equal(overlap(box, around({ x: 0, y: 4 }, 10, 4)), false);
  assert.equal(overlap(box, around({ x: 0, y: 0 }, 1, 1)), true);
});

test("numbers of attributes have two decimals at most", () => {
  assert.deepEqual([1.23456, -1.23456, 3].map(short), [1.23, -1.23, 3]);
});
