/** A table of Lion as the trays read it, on a small one made by hand. */

import assert from "node:assert/strict";
import { test } from "node:test";
import "./browser.mjs";
import { LionPosition } from "../../src/tallyho/web/games/lion/position.js";
import { RAID_BOXES, shortName } from "../../src/tallyho/web/games/raf/position.js";
import { effectsOf } from "../../src/tallyho/web/games/raf/raid.js";
import { squadronsBySector, stateOf } from "../../src/tallyho/web/games/raf/tote.js";
import { Wording, signed } from "../../src/tallyho/web/games/raf/wording.js";

const squadron = (letter, home = "6/11", more = {}) => ({
  type: "spitfire",
  side: "british",
  home,
  letter,
  combat: [3, 2],
  bombing: null,
  luftflotte: null,
  entry: "initial",
  flags: "",
  name: {},
  ...more,
});
const gruppe = (letter, type = "do17", home = "LF2") =>
  squadron(letter, home, { type, side: "german", luftflotte: home, bombing: [4, 2], combat: [1, 0] });

const components = {
  units: {
    "54/6/11": squadron("C", "6/11", { name: { en: "54 Squadron" } }),
    "65/6/11": squadron("A"),
    "74/6/11": squadron("B"),
    "ACE-S": squadron("A", "", { entry: "ace", combat: [4, 3] }),
    "I/KG1/2": gruppe("B"),
    "II/KG1/2": gruppe("A"),
    "I/JG3/2": gruppe("A", "me109"),
  },
  sectors: [{ id: "6/11", name: "Hornchurch", group: "11" }],
  sites: [
    { id: "dover-port", name: "Dover", radar_net: null, region: "LF2 South" },
    { id: "rye", name: "Rye", radar_net: 6, region: "LF2 South" },
    { id: "pevensey", name: "Pevensey", radar_net: 5, region: "LF2 South" },
    { id: "ventnor", name: "Ventnor", radar_net: 3, region: "LF3" },
  ],
  targets: { 26: { site: "dover-port", radar_nets: ["rye", "pevensey"] } },
  force: {},
  tracks: {},
};

/** A position with these units elsewhere than at home. */
function at(units = {}, { table = {}, asked = [], log = [] } = {}) {
  const places = { "54/6/11": "6/11", "65/6/11": "6/11", "74/6/11": "6/11", "ACE-S": "ace-box" };
  const german = { "I/KG1/2": "airbase", "II/KG1/2": "airbase", "I/JG3/2": "clock 1200" };
  const whole = {
    units: { ...places, ...german, ...units },
    aces: { "ACE-S": "" },
    scenario: "prelude",
    clock: "1000",
    ending: "",
    target: 0,
    force: 0,
    depletion: 0,
    damage: {},
    effects: [],
    derived: { depletion_level: 0, radar_crippled: false, nets_silent: false },
    ...table,
  };
  return new LionPosition(components, whole, { asked, side: "british", live: true, motion: false, step: "", log });
}

test("units are found in their boxes, whichever side is up, by letter", () => {
  const found = at({ "65/6/11": "6/11 reduced", "74/6/11": "patrol 6/11 reduced" });
  assert.deepEqual(found.in("6/11"), ["65/6/11", "54/6/11"]);
  assert.deepEqual(found.in("patrol 6/11"), ["74/6/11"]);
  assert.deepEqual(found.in("airbase", "british"), []);
  assert.deepEqual(found.in("nowhere"), []);
  assert.deepEqual([found.box("65/6/11"), found.box("unknown")], ["6/11", "out"]);
  assert.deepEqual([found.reduced("65/6/11"), found.reduced("54/6/11")], [true, false]);
});

test("a counter has the numbers of the side that is up", () => {
  const found = at({ "65/6/11": "6/11 reduced", "I/KG1/2": "bomber reduced" });
  assert.deepEqual([found.counter("54/6/11").combat, found.counter("65/6/11").combat], [3, 2]);
  assert.deepEqual([found.counter("II/KG1/2").bombing, found.counter("I/KG1/2").bombing], [4, 2]);
  assert.equal(found.counter("54/6/11").bombing, null);
  assert.throws(() => found.counter("1/1/1"), /no unit 1\/1\/1/);
});

test("an ace counter has the number, the home and the history of the squadron it stands for", () => {
  const ace = at({ "ACE-S": "6/11", "54/6/11": "ace-box" }, { table: { aces: { "ACE-S": "54/6/11" } } });
  const { number, home, combat, letter } = ace.counter("ACE-S");
  assert.deepEqual({ number, home, combat, letter }, { number: "54", home: "6/11", combat: 4, letter: "A" });
  assert.equal(at().counter("I/KG1/2").number, "I/KG1");
  const told = new Wording((_, message) => message, "web-lion").told(ace, "ACE-S");
  assert.match(told, /^54 aircraft, Hornchurch 6\/11, .*, ace, .* · 54 Squadron$/);
  assert.doesNotMatch(told, /ACE/);
});

test("a reduced squadron is green but in a raid and in flight", () => {
  const green = (box) => at({ "54/6/11": `${box} reduced` }).green("54/6/11");
  for (const box of ["6/11", "patrol 6/11", "patrol london", "landing", "rearm"]) assert.equal(green(box), true, box);
  assert.equal(at({ "54/6/11": "6/11" }).counter("54/6/11").green, false);
  for (const box of ["inflight", ...RAID_BOXES]) assert.equal(green(box), false, box);
  assert.equal(at({ "I/KG1/2": "airbase reduced" }).green("I/KG1/2"), false);
});

test("sectors, targets and squadrons in their sectors or on patrol are on the map, all else is in the trays", () => {
  const found = at({ "65/6/11": "patrol 6/11 reduced", "74/6/11": "rearm" });
  for (const id of ["6/11", "dover-port", "54/6/11", "65/6/11"]) assert.equal(found.onMap(id), true, id);
  for (const id of ["74/6/11", "I/KG1/2", "ACE-S", "done", "26"]) assert.equal(found.onMap(id), false, id);
});

test("what the rules make of damaged radar nets is told with the effects, once", () => {
  const kit = { say: (_, { effect }) => effect };
  const told = (radar_crippled, nets_silent, effects = []) =>
    effectsOf(kit, at({}, { table: { effects, derived: { radar_crippled, nets_silent } } }));
  assert.deepEqual(told(false, false), []);
  assert.deepEqual(told(false, true), ["no-advance-warning"]);
  assert.deepEqual(told(true, true), ["no-advance-warning", "radar-crippled"]);
  assert.deepEqual(told(false, true, ["no-advance-warning"]), ["no-advance-warning"]);
});

test("an undamaged net of the card tells of the raid", () => {
  const watching = (damage) => ["rye", "pevensey", "ventnor"].filter((net) => at({}, { table: { target: 26, damage } }).watches(net));
  assert.deepEqual(watching({}), ["rye", "pevensey"]);
  assert.deepEqual(watching({ rye: "light" }), ["pevensey"]);
  assert.equal(at().watches("rye"), false);
});

test("effects of a raid are told while it lasts, those that outlast it always", () => {
  const kit = { say: (_, { effect }) => effect };
  const table = { target: 26, effects: ["big-wing", "bombed", "snap-raid-due", "terror"] };
  assert.deepEqual(effectsOf(kit, at({}, { table })), ["snap-raid-due", "terror"]);
  assert.deepEqual(effectsOf(kit, at({ "I/KG1/2": "bomber" }, { table })), ["big-wing", "snap-raid-due", "terror"]);
});

test("a raid is under way while units are in its boxes or its questions are asked", () => {
  const table = { target: 26 };
  assert.equal(at({}, { table }).underWay, false);
  assert.equal(at({ "I/KG1/2": "bomber" }, { table }).underWay, true);
  assert.equal(at({}, { table, asked: [{ key: "commit", args: {} }] }).underWay, true);
  assert.equal(at({}, { table, asked: [{ key: "patrol-squadron", args: {} }] }).underWay, false);
  assert.equal(at({ "I/KG1/2": "bomber" }).underWay, false);
  assert.equal(at({ "I/KG1/2": "bomber" }, { table: { ...table, ending: "over" } }).underWay, false);
  assert.equal(at({ "I/KG1/2": "bomber" }, { table: { ...table, clock: "end-of-day" } }).underWay, false);
});

test("raiders and Gruppen of a Luftflotte", () => {
  const found = at({ "I/KG1/2": "bomber", "54/6/11": "bomber" });
  assert.deepEqual(found.raiders, ["I/KG1/2"]);
  assert.deepEqual(found.gruppen("LF2", "do17", "airbase"), ["II/KG1/2"]);
  assert.deepEqual(found.gruppen("LF3", "do17", "airbase"), []);
  assert.deepEqual(found.gruppen("LF2", "me109", "clock 1200"), ["I/JG3/2"]);
});

test("a question is about a unit that it names", () => {
  const found = at({}, { asked: [{ key: "patrol-circle", args: { squadron: "54/6/11" } }] });
  assert.deepEqual([found.askedAbout("54/6/11"), found.askedAbout("65/6/11")], [true, false]);
});

test("scenarios of more than a day, and with Sealion", () => {
  const facts = ["prelude", "hardest-days", "thin-blue-line", "campaign"].map((scenario) => {
    const found = at({}, { table: { scenario } });
    return [found.campaigning, found.withSealion];
  });
  assert.deepEqual(facts, [[false, false], [true, false], [true, true], [true, true]]);
});

test("an ace counter stands for its squadron: its sector, its name, its row", () => {
  const found = at({ "54/6/11": "ace-box", "ACE-S": "6/11" }, { table: { aces: { "ACE-S": "54/6/11" } } });
  assert.deepEqual([found.squadron("ACE-S"), found.home("ACE-S"), found.squadron("65/6/11")], ["54/6/11", "6/11", "65/6/11"]);
  assert.equal(found.counter("ACE-S").ace, true);
  assert.deepEqual(squadronsBySector(found).get("6/11")?.get("ready"), ["65/6/11", "74/6/11", "ACE-S"]);
  const words = new Wording((_catalogue, message, args) => [message, ...Object.values(args ?? {})].join(" "), "web-lion");
  assert.equal(words.unit(found, "ACE-S"), "54 aircraft spitfire");
  assert.equal(words.home(found, "ACE-S"), "Hornchurch 6/11");
});

test("an ace counter without a squadron is in no row", () => {
  assert.deepEqual([...squadronsBySector(at()).keys()], ["6/11"]);
  assert.equal(at().home("ACE-S"), "");
});

test("what a squadron is doing", () => {
  const doing = (box) => stateOf(at({ "54/6/11": box }), "54/6/11");
  const boxes = ["6/11", "patrol 6/11", "hunt", "inflight", "landing reduced", "light-loss", "pool", "out"];
  assert.deepEqual(boxes.map(doing), ["ready", "patrol", "raid", "inflight", "landing", "light-loss", "", ""]);
});

test("names are short, points have a sign", () => {
  assert.equal(shortName("54/6/11", components.units["54/6/11"]), "54");
  assert.equal(shortName("II/KG1/2", components.units["II/KG1/2"]), "II/KG1");
  assert.equal(shortName("ACE-S", components.units["ACE-S"]), "ACE-S");
  assert.equal(shortName("x/y", undefined), "x/y");
  assert.deepEqual([4, -2, 0].map(signed), ["+4", "−2", "0"]);
});

test("units are counted by type and named, reduced ones as such", () => {
  const words = new Wording((_catalogue, message, args) => [message, ...Object.values(args ?? {})].join(" "), "web-lion");
  const found = at({ "65/6/11": "6/11 reduced" });
  assert.equal(words.tally(found, ["54/6/11", "I/KG1/2", "65/6/11"]), "2 aircraft spitfire, 1 aircraft do17");
  assert.equal(words.units(found, ["54/6/11", "65/6/11"]), "54 aircraft spitfire, reduced-unit 65 aircraft spitfire");
  assert.equal(words.date("1940-08-05"), "date 8 5");
});
