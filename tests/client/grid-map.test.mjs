/** What all maps do alike: bring choices into sight, follow the focus, turn round; and the counters, lights and menus of squares and hexes. */

import assert from "node:assert/strict";
import { test } from "node:test";
import "./browser.mjs";
import { FakeElement } from "./elements.mjs";
import { Counters } from "../../src/tallyho/web/games/grid/counters.js";
import { GridLights } from "../../src/tallyho/web/games/grid/lights.js";
import { GridMap } from "../../src/tallyho/web/games/grid/map.js";
import { Menu } from "../../src/tallyho/web/games/grid/menu.js";

const BOARD = { projection: { kind: "equirectangular", lon: 0, lat: 0, per_lon: 1, per_lat: 1 } };
const WHOLE = { x: 0, y: 0, width: 100, height: 100 };
const SPOTS = { near: { x: 20, y: 20 }, far: { x: 900, y: 20 } };

/** A kit that keeps what was chosen. */
function kitOf(chosen = []) {
  const say = (_catalogue, key, args) => (args === undefined ? key : `${key} ${Object.values(args).join(" ")}`);
  return { say: (key) => key, context: { say, settings: { southUp: false }, choose: (answer) => chosen.push(answer) } };
}

class TestMap extends GridMap {
  constructor(kit = kitOf()) {
    super(new FakeElement("div"), kit, BOARD, { home: () => WHOLE, near: () => WHOLE, bounds: () => WHOLE });
    this.offers = [];
    this.painted = 0;
    this.drawn = 0;
    this.gathered = [];
    Object.assign(this.view, { visible: true, width: 100, height: 100, middle: { x: 50, y: 50 }, gather: (spots) => this.gathered.push(spots), show() {} });
    for (const id of Object.keys(SPOTS)) this.picture.append(place(id));
  }

  get choices() {
    return { offers: this.offers, spots: this.offers.map(({ answer }) => SPOTS[answer]) };
  }

  get things() {
    return ["data-unit", "data-place"];
  }

  middle(id) {
    return SPOTS[id];
  }

  paint() {
    this.painted += 1;
  }

  draw(at) {
    super.draw(at);
    this.drawn += 1;
  }

  ask(...answers) {
    this.offers = answers.map((answer) => ({ answer, words: answer.toUpperCase() }));
    this.offered();
  }
}

function place(id, look = "lit") {
  const made = new FakeElement("g");
  made.setAttribute("data-place", id);
  made.setAttribute("class", look);
  return made;
}

test("what may be chosen beside the picture is counted, and brought into it once for a question", () => {
  const map = new TestMap();
  map.ask("near");
  assert.equal(map.finder.hidden, true);
  assert.deepEqual(map.gathered, [], "all of it is seen");
  map.ask("near", "far");
  assert.equal(map.finder.hidden, false);
  assert.equal(map.finder.textContent, "show-choices 1");
  assert.deepEqual(map.gathered, [[SPOTS.near, SPOTS.far]]);
  map.offered();
  assert.equal(map.gathered.length, 1, "the same question does not move the picture again");
  map.finder.happens("click");
  assert.equal(map.gathered.length, 2);
});

test("nothing is brought into a picture that is hidden or held by a finger; it comes when the picture appears", () => {
  const map = new TestMap();
  map.view.visible = false;
  map.ask("far");
  assert.deepEqual([map.gathered.length, map.finder.hidden], [0, true]);
  map.view.visible = true;
  map.view.fingers.set(1, { x: 0, y: 0 });
  map.bring();
  assert.equal(map.gathered.length, 0);
  map.view.fingers.clear();
  map.view.frame.appeared();
  assert.equal(map.gathered.length, 1);
  map.view.frame.appeared();
  assert.equal(map.gathered.length, 1);
});

test("a picture of another size that nobody has moved brings what may be chosen into it once more", () => {
  const map = new TestMap();
  map.ask("far");
  Object.assign(map.picture, { clientWidth: 200, clientHeight: 150 });
  map.view.resize();
  assert.equal(map.gathered.length, 2);
  map.view.untouched = false;
  Object.assign(map.picture, { clientWidth: 100 });
  map.view.resize();
  assert.equal(map.gathered.length, 2, "a player has gone somewhere else");
});

test("a piece is found by any of its names, and so is the one that has the focus", () => {
  const map = new TestMap();
  const near = map.piece("near");
  assert.equal(near.getAttribute("data-place"), "near");
  assert.equal(map.piece(""), null);
  assert.equal(map.piece("nowhere"), null);
  near.focus();
  assert.equal(map.focusedOn(), "near");
  new FakeElement("button").focus();
  assert.equal(map.focusedOn(), "");
});

test("what the keyboard goes to is told and brought into the picture; what a pointer presses is not", () => {
  const map = new TestMap();
  const told = [];
  const brought = [];
  map.view.bring = (spot) => brought.push(spot);
  const far = map.piece("far");
  far.box = { left: 20, top: 30, bottom: 40, width: 10, height: 10 };
  map.follow(far, (thing) => told.push(thing));
  assert.deepEqual([told, brought], [[far], [map.view.under({ clientX: 25, clientY: 35 })]]);
  far.visibly = false;
  map.follow(far, (thing) => told.push(thing));
  map.follow(map.picture);
  map.follow(null);
  assert.deepEqual([told.length, brought.length], [1, 1]);
});

test("a map that is turned shows the same middle, and draws ground and table anew", () => {
  const map = new TestMap();
  map.view.middle = { x: 30, y: -20 };
  map.turn(true);
  assert.deepEqual(map.view.middle, { x: -30, y: 20 });
  assert.ok(map.element.classList.contains("south-up"));
  assert.deepEqual([map.painted, map.drawn], [1, 0], "there is no table yet");
  map.draw({ moment: { motion: true } });
  map.refresh();
  assert.deepEqual(map.view.middle, { x: 30, y: -20 });
  assert.deepEqual([map.painted, map.drawn, map.motion], [2, 2, true]);
  map.refresh();
  assert.deepEqual(map.view.middle, { x: 30, y: -20 }, "a new language does not turn it");
});

test("counters stand where they stand, and glide only from a place they had", () => {
  const spots = { G1: { x: 1, y: 2 }, G2: { x: 5, y: 5 } };
  const made = (id) => {
    const counter = new FakeElement("g");
    counter.setAttribute("data-group", id);
    return counter;
  };
  class Groups extends Counters {
    spot(id) {
      return spots[id];
    }

    sizeOf() {
      return 2;
    }
  }
  const pressed = [];
  const groups = new Groups("data-group", 350, { width: 10, height: 4 }, (id) => pressed.push(id));
  groups.show(["G1", "G2"], made);
  groups.put();
  groups.glide(true);
  assert.deepEqual(groups.counters().map(([id, counter]) => [id, counter.getAttribute("transform")]), [["G1", "translate(1 2) scale(2)"], ["G2", "translate(5 5) scale(2)"]]);
  assert.deepEqual(groups.boxes()[0], { x: -9, y: -2, width: 20, height: 8 });
  assert.ok(groups.counters().every(([, counter]) => counter.animations.length === 0));
  spots.G1 = { x: 9, y: 2 };
  groups.glide(true);
  const moved = groups.counters().map(([, counter]) => counter.animations.length);
  assert.deepEqual(moved, [1, 0]);
  spots.G1 = { x: 1, y: 2 };
  groups.glide(false);
  assert.equal(groups.counters()[0][1].animations.length, 1, "without motion nothing glides");
  const [, counter] = groups.counters()[0];
  counter.happens("click");
  counter.setAttribute("class", "lit");
  counter.happens("click");
  assert.deepEqual(pressed, ["G1"]);
});

test("one lit place is in the order of Tab, the nearest one first; arrows go on from there", () => {
  const map = new TestMap();
  map.piece("far").setAttribute("class", "lit far-off");
  const lights = new GridLights(map, "data-place");
  new FakeElement("button").focus();
  lights.rove();
  assert.deepEqual(lights.lit.map((one) => one.getAttribute("tabindex")), ["0", "-1"]);
  map.piece("near").focus();
  let held = 0;
  lights.step({ key: "ArrowRight", preventDefault: () => (held += 1) });
  assert.equal(document.activeElement, map.piece("far"));
  assert.deepEqual(lights.lit.map((one) => one.getAttribute("tabindex")), ["-1", "0"]);
  const moved = [];
  map.view.key = (event) => moved.push(event.key);
  lights.step({ key: "ArrowRight", preventDefault: () => (held += 1) });
  lights.step({ key: "ArrowLeft", ctrlKey: true, preventDefault: () => (held += 1) });
  assert.deepEqual([held, moved], [1, ["ArrowRight", "ArrowLeft"]], "what leads nowhere moves the picture");
});

test("a thing with one answer gives it, one with several asks beside it", () => {
  const chosen = [];
  const map = new TestMap(kitOf(chosen));
  const menu = new Menu(map.element, map.kit);
  const lights = new GridLights(map, "data-place");
  const offer = (answer) => ({ answer, words: `do ${answer}` });
  lights.give(menu, "near", []);
  lights.give(menu, "near", [offer("one")]);
  assert.deepEqual([chosen, menu.element.hidden], [["one"], true]);
  lights.give(menu, "near", [offer("one"), offer("two")]);
  assert.equal(menu.element.hidden, false);
  assert.equal(menu.element.getAttribute("aria-label"), "near");
  assert.deepEqual(menu.element.children.map((button) => button.children[0]), ["do one", "do two"]);
  assert.equal(document.activeElement, menu.element.children[0]);
  menu.element.children[1].happens("click");
  assert.deepEqual([chosen, menu.element.hidden], [["one", "two"], true]);
});
