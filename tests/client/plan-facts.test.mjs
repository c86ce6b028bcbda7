/** What the planning board of Eagle reads from the table, on a small one made by hand. */

import assert from "node:assert/strict";
import { test } from "node:test";
import "./browser.mjs";
import { accepts, loadLeft, placeMeant, sameAs, thatFit, withUnits } from "../../src/tallyho/web/games/eagle/plan-carry.js";
import * as facts from "../../src/tallyho/web/games/eagle/plan-facts.js";
import { EaglePosition } from "../../src/tallyho/web/games/eagle/position.js";

const gruppe = (type, letter, home = "LF2") => ({
  type,
  side: "german",
  home,
  letter,
  combat: [2, 1],
  bombing: type.startsWith("me") ? null : [4, 2],
  luftflotte: home,
  entry: "initial",
  flags: "",
  name: {},
});
const components = {
  units: {
    "I/KG1/2": gruppe("do17", "A"),
    "II/KG1/2": gruppe("do17", "B"),
    "III/KG1/2": gruppe("do17", "C"),
    "I/JG3/2": gruppe("me109", "A"),
    "II/JG3/2": gruppe("me109", "A"),
    "I/ZG26/2": gruppe("me110", "B"),
    "I/KG51/3": gruppe("ju88", "A", "LF3"),
  },
  sectors: [],
  sites: [],
  targets: { 12: { forward_airfield: true }, 15: { forward_airfield: false }, 40: {} },
  strategy: { 155: { name: "decoy-raid" } },
  tracks: { channel_patrol: { "0-1": { me109: 0 }, "2-3": { me109: 1 }, "4-6": { me109: 2 }, "10+": { me109: 4 } } },
};
const raid = (more = {}) => ({ kind: "major", limit: 3, site: "", me109: "in", luftflotten: ["LF2"], ...more });
const question = (key, mine = true) => ({ key, mine, args: {}, because: [], offers: [] });

/** A day that is planned: 12 at 0800 with a bomber and a fighter, 15 at 1400, 40 in the hand. */
function day({ raidOf = { "I/KG1/2": 12, "I/JG3/2": 12 }, raids = {}, plan = {}, units = {}, asked = [question("plan")], live = true, ...table } = {}) {
  const assigned = Object.fromEntries(Object.keys(raidOf).map((id) => [id, "planned"]));
  const whole = {
    units: { ...Object.fromEntries(Object.keys(components.units).map((id) => [id, "airbase"])), ...assigned, ...units },
    cards: { 12: "track", 15: "track", 40: "hand" },
    planned: { 12: "0800", 15: "1400" },
    raid_of: raidOf,
    strategy_on: {},
    forward: [],
    jabos: [],
    options: [],
    effects: [],
    weather: {},
    damage: {},
    clock: "0600",
    opened: 0,
    derived: {
      plan: { free: ["0600", "0800", "1000", "1400"], fighters: ["0800", "1000", "1200"], jabos: 0, ...plan },
      raids: { 12: raid(), 15: raid(), 40: raid({ kind: "minor" }), ...raids },
    },
    ...table,
  };
  return new EaglePosition(components, whole, { asked, side: "german", live, motion: false, step: "", log: [] });
}
const WAVE = { asked: [question("assign-fighters")] };
const board = (at) => ({ at, moves: { strategyOn: (strategy) => at.table.strategy_on[strategy] ?? 0 } });
const units = (...names) => ({ kind: "units", units: names });

test("something is planned while one of its questions is mine and the present is shown", () => {
  for (const key of ["plan", "plan-raid", "assign-fighters", "assign-to-raid"]) assert.equal(facts.planning(day({ asked: [question(key)] })), true, key);
  assert.equal(facts.planning(day({ asked: [question("choose-raid")] })), false);
  assert.equal(facts.planning(day({ asked: [question("plan", false)] })), false);
  assert.equal(facts.planning(day({ live: false })), false);
  assert.deepEqual([facts.wholeDay(day()), facts.wholeDay(day(WAVE))], [true, false]);
});

test("raids that are flown are not planned any more", () => {
  assert.deepEqual(facts.raidsToFly(day()), [12, 15]);
  assert.deepEqual(facts.raidsToFly(day({ cards: { 12: "flown", 15: "track" } })), [15]);
});

test("a raid has room up to its limit", () => {
  assert.equal(facts.room(day(), 12), 1);
  assert.equal(facts.room(day({ raids: { 12: raid({ limit: 1 }) } }), 12), 0);
});

test("a Gruppe fits if it is ready, of the right Luftflotte, and there is room", () => {
  assert.equal(facts.fits(day(), "II/KG1/2", 12), true);
  assert.equal(facts.fits(day(), "I/KG1/2", 12), false, "it is there");
  assert.equal(facts.fits(day(), "I/KG1/2", 15), true, "it can change raids");
  assert.equal(facts.fits(day(), "I/KG51/3", 12), false, "the other Luftflotte");
  assert.equal(facts.fits(day({ units: { "II/KG1/2": "airbase reduced" } }), "II/KG1/2", 12), false, "reduced");
  assert.equal(facts.fits(day({ units: { "II/KG1/2": "clock 1400" } }), "II/KG1/2", 12), false, "away");
  assert.equal(facts.fits(day({ raids: { 12: raid({ limit: 2 }) } }), "II/KG1/2", 12), false, "full");
});

test("fighters fit only in the segments of their wave, bombers only while the day is planned", () => {
  assert.equal(facts.fits(day(), "I/ZG26/2", 12), true);
  assert.equal(facts.fits(day(), "I/ZG26/2", 15), false);
  const wave = day({ ...WAVE, plan: { fighters: ["1200", "1400"] } });
  assert.equal(facts.fits(wave, "I/ZG26/2", 15), true);
  assert.equal(facts.fits(wave, "II/KG1/2", 15), false);
  assert.deepEqual([facts.movable(wave, "I/JG3/2"), facts.movable(wave, "I/KG1/2")], [false, false]);
  assert.deepEqual([facts.movable(day(), "I/JG3/2"), facts.movable(day(), "I/KG1/2")], [true, true]);
});

test("Jabos need a marker, range and room, and are no fighters then", () => {
  const able = { plan: { jabos: 2 } };
  assert.equal(facts.fitsAsJabo(day(able), "II/JG3/2", 15), true);
  assert.equal(facts.fitsAsJabo(day(), "II/JG3/2", 15), false, "no marker");
  assert.equal(facts.fitsAsJabo(day(able), "I/ZG26/2", 15), false, "no Me 109");
  assert.equal(facts.fitsAsJabo(day({ ...able, raids: { 15: raid({ me109: "edge" }) } }), "II/JG3/2", 15), false, "too far");
  assert.equal(facts.fitsAsJabo(day({ ...able, raids: { 15: raid({ limit: 0 }) } }), "II/JG3/2", 15), false, "full");
  const jabo = day({ ...able, jabos: ["I/JG3/2"] });
  assert.deepEqual([facts.asFighter(jabo, "I/JG3/2"), facts.asFighter(day(), "I/JG3/2")], [false, true]);
});

test("forward airfields need the advanced rules and a card that has one", () => {
  const advanced = day({ options: ["advanced"] });
  assert.deepEqual([facts.mayBeForward(advanced, 12), facts.mayBeForward(advanced, 15), facts.mayBeForward(day(), 12)], [true, false, false]);
});

test("a segment is closed by haze or because it is full", () => {
  const hazy = day({ effects: ["morning-haze"], plan: { free: ["1000"] } });
  assert.deepEqual(["0600", "0800", "1000", "1200"].map((time) => facts.closed(hazy, time)), ["haze", "haze", null, "full"]);
});

test("letters and missions of a raid are counted", () => {
  const full = day({ raidOf: { "I/KG1/2": 12, "II/KG1/2": 12, "I/JG3/2": 12, "II/JG3/2": 12, "I/ZG26/2": 12 } });
  const { bombers, me109, me110 } = facts.missions(full, 12);
  assert.deepEqual([bombers, me109, me110], [["I/KG1/2", "II/KG1/2"], ["I/JG3/2", "II/JG3/2"], ["I/ZG26/2"]]);
  assert.deepEqual(facts.letters(full, [...bombers, ...me109]), [3, 1, 0]);
});

test("the Channel is patrolled as the chart says, by all beyond range", () => {
  const two = { "I/KG1/2": 12, "II/KG1/2": 12, "I/JG3/2": 12, "II/JG3/2": 12 };
  assert.equal(facts.patrollers(day(), 12), 0);
  assert.equal(facts.patrollers(day({ raidOf: two }), 12), 1);
  assert.equal(facts.patrollers(day({ raidOf: two, raids: { 12: raid({ me109: "edge" }) } }), 12), 1);
  assert.equal(facts.patrollers(day({ raidOf: two, raids: { 12: raid({ me109: "beyond" }) } }), 12), 2);
  assert.equal(facts.patrollers(day({ raidOf: two, jabos: ["I/JG3/2"] }), 12), 1, "a Jabo is no bomber");
});

test("the day is summed up", () => {
  assert.deepEqual(facts.totals(day(), [{ mean: 2.5 }, { mean: 1 }]), { raids: 2, bombers: 1, fighters: 1, squadrons: 3.5 });
  assert.deepEqual([facts.readyLeft(day(), true), facts.readyLeft(day(), false)], [2, 3]);
});

test("what a forecast depends on changes its signature, and nothing else does", () => {
  const before = facts.signature(day());
  assert.equal(facts.signature(day({ opened: 12 })), before);
  assert.notEqual(facts.signature(day({ raidOf: {} })), before);
  assert.notEqual(facts.signature(day({ planned: { 12: "1000", 15: "1400" } })), before);
});

test("what is carried is taken where it fits", () => {
  const at = board(day());
  const may = (load, place) => accepts(at, load, placeMeant(at, load, place));
  assert.equal(may({ kind: "card", card: 40 }, { kind: "time", time: "1000" }), true);
  assert.equal(may({ kind: "card", card: 40 }, { kind: "time", time: "1200" }), false, "closed");
  assert.equal(may({ kind: "card", card: 40 }, { kind: "raid", card: 15 }), true, "it means the segment");
  assert.equal(may({ kind: "card", card: 40 }, { kind: "hand" }), false, "it is there");
  assert.equal(may({ kind: "raid", card: 12 }, { kind: "hand" }), true);
  assert.equal(may({ kind: "raid", card: 12 }, { kind: "time", time: "0800" }), false, "it is there");
  assert.equal(may(units("II/KG1/2"), { kind: "time", time: "0800" }), true, "it means the only raid");
  assert.equal(may(units("II/KG1/2"), { kind: "time", time: "1000" }), false, "no raid");
  assert.equal(may(units("II/KG1/2"), { kind: "base" }), false, "it is there");
  assert.equal(may(units("I/KG1/2"), { kind: "hand" }), true, "it means the airbase");
  assert.equal(may({ kind: "strategy", strategy: "155" }, { kind: "raid", card: 12 }), true);
  assert.equal(may({ kind: "strategy", strategy: "155" }, { kind: "hand" }), false, "it is there");
});

test("of many Gruppen those that fit are put down, a single one is always tried", () => {
  const at = board(day());
  const place = { kind: "raid", card: 12 };
  assert.deepEqual(thatFit(at, units("II/KG1/2", "III/KG1/2", "I/KG51/3"), place), units("II/KG1/2"));
  assert.deepEqual(thatFit(at, units("I/KG51/3"), place), units("I/KG51/3"));
  const able = board(day({ plan: { jabos: 1 }, raidOf: {} }));
  assert.deepEqual(thatFit(able, units("I/JG3/2", "II/JG3/2"), { kind: "jabo", card: 12 }), units("I/JG3/2"));
});

test("all of a type are those that stand ready, or those on the same raid", () => {
  const at = day({ raidOf: { "I/KG1/2": 12, "II/KG1/2": 12, "I/JG3/2": 12 } });
  assert.deepEqual(sameAs(at, "III/KG1/2"), ["III/KG1/2"]);
  assert.deepEqual(sameAs(at, "I/KG1/2"), ["I/KG1/2", "II/KG1/2"]);
});

test("Gruppen join those that are picked, and leave them when they are pressed again", () => {
  assert.deepEqual(withUnits(null, ["a"]), units("a"));
  assert.deepEqual(withUnits(units("a"), ["b", "a"]), units("a", "b"));
  assert.deepEqual(withUnits(units("a", "b"), ["a"]), units("b"));
  assert.equal(withUnits(units("a"), ["a"]), null);
});

test("what is picked up is let go when it is gone", () => {
  const at = day({ units: { "II/KG1/2": "inflight" } });
  assert.deepEqual(loadLeft(at, units("I/KG1/2", "II/KG1/2")), units("I/KG1/2"));
  assert.equal(loadLeft(at, units("II/KG1/2")), null);
  assert.equal(loadLeft(at, { kind: "card", card: 99 }), null);
  assert.deepEqual(loadLeft(at, { kind: "card", card: 40 }), { kind: "card", card: 40 });
});
