/** A table of Eagle as its trays read it, and the British response as they show it, on a small one made by hand. */

import assert from "node:assert/strict";
import { test } from "node:test";
import "./browser.mjs";
import { chartsOf } from "../../src/tallyho/web/games/eagle/charts.js";
import { offerInWords } from "../../src/tallyho/web/games/eagle/offers.js";
import { EaglePosition } from "../../src/tallyho/web/games/eagle/position.js";
import { foundOut, responseInWords } from "../../src/tallyho/web/games/eagle/response.js";
import { raidInWords } from "../../src/tallyho/web/games/eagle/wording.js";
import { Wording } from "../../src/tallyho/web/games/raf/wording.js";

const unit = (side, type, home, letter) => ({
  ...{ side, type, home, letter, luftflotte: side === "german" ? home : null, entry: "initial", flags: "", name: {} },
  ...{ combat: [1, 0], bombing: side === "german" ? [6, 3] : null },
});
const rows = (...answers) => Object.fromEntries(answers.map((row, pool) => [String(pool + 1), { answers: row }]));
const components = {
  units: {
    "54/6/11": unit("british", "spitfire", "6/11", "A"),
    "151/5/11": unit("british", "hurricane", "5/11", "B"),
    "I/KG1/2": unit("german", "he111", "LF2", "B"),
    "I/JG3/2": unit("german", "me109", "LF2", "A"),
  },
  sectors: ["5/11", "6/11"].map((id) => ({ id, name: `the sector ${id}`, group: "11" })),
  sites: ["kenley", "dover", "redhill"].map((id) => ({ id, name: id.toUpperCase(), type: "airfield", radar_net: null })),
  targets: {
    7: { region: "LF2 South", site: "dover", type: "port", value: 2, radar_nets: ["dover"], chart: [{ sector: "5/11", squadrons: [0, 0, 1, 2] }, { sector: "6/11", squadrons: [0, 2, 2, 3] }] },
    12: { region: "LF2 South", site: "kenley", type: "airfield", value: 3, radar_nets: [], chart: [] },
  },
  strategy: { 155: { name: "decoy-raid" }, 156: { name: "pathfinders" } },
  tracks: {
    jabo: { marker: { combat_full: 2, combat_reduced: 1, bombing_full: 3, bombing_reduced: 2 } },
    response_priority: { minimal: { dice: [1, 2] }, low: { dice: [3, 6] }, high: { dice: [4] }, "all-out": { dice: [5, 7] } },
    response_removed: { 1: { squadrons: [1, 0, 0, 0] }, "2-3": { squadrons: [2, 1, 0, 0] }, "4+": { squadrons: [3, 2, 1, 0] } },
    tactics_columns: { "1a": { bands: ["0-1", "2+"] }, "1b": { bands: ["0-4", "5+"] }, 2: { bands: ["0", "1+"] }, 3: { bands: ["1", "2-6", "7+"] } },
    tactics_1a: rows(["yes", "no"], ["yes", "B"]),
    tactics_1b: rows(["yes", "no"], ["yes", "no"]),
    tactics_2: rows(["yes", "no"], ["yes", "no"]),
    tactics_3: rows(["yes", "no", "no"], ["yes", "yes", "no"]),
    tactics_4: { 1: { minor: "all", major: "none" }, "2+": { minor: "2", major: "all" } },
  },
};
const RAID = { kind: "major", limit: 14, limited_by: "limit-major", limit_rule: "eagle:5.3", site: "dover", me109: "in", luftflotten: ["LF2"] };

/** A line of the log. */
const line = (key, args = {}, because = []) => ({ key, args, because, text: `${key}!`, rule: "eagle:7" });
const FLIES = line("raid-flies", { card: 7, site: "Dover", time: "1000" });

/** A position with these changes to the table. */
function at(table = {}, { asked = [], log = [], step = "" } = {}) {
  const whole = {
    ...{ scenario: "prelude", clock: "1000", ending: "", target: 0, raid: "none", size: 0, warning: "none", effects: [] },
    ...{ units: { "54/6/11": "6/11", "151/5/11": "5/11", "I/KG1/2": "planned", "I/JG3/2": "planned" }, damage: {} },
    ...{ cards: { 7: "track", 12: "hand", 155: "hand" }, planned: { 7: "1000" }, raid_of: { "I/JG3/2": 7, "I/KG1/2": 7 } },
    ...{ strategy_on: {}, jabos: [], forward: [], ultra: "", derived: { depletion_level: 0, radar_blind: false, raids: { 7: RAID, 12: { ...RAID, kind: "minor", site: "kenley" } } } },
    ...table,
  };
  return new EaglePosition(components, whole, { asked, side: "german", live: true, motion: false, step, log });
}

/** Says the name of a message and its facts. */
const speak = (_, message, args = {}) => [message, ...Object.values(args)].join(" ");
const words = new Wording(speak, "web-eagle");
const kit = { words, say: (message, args) => words.say(message, args) };

test("the Gruppen of a raid are told bombers first, with its kind, its limit and its strategy cards", () => {
  assert.deepEqual(at().gruppenOn(7), ["I/KG1/2", "I/JG3/2"]);
  assert.match(raidInWords(kit, at({ strategy_on: { 156: 7 } }), 7), /^raid-kind major, gruppen-of 2 14, .*I\/KG1.*, strategy pathfinders$/);
});

test("a decoy is told as one, without a limit of Gruppen", () => {
  const decoy = at({ strategy_on: { 155: 7 }, raid_of: {} });
  assert.equal(decoy.decoy(7), true);
  assert.equal(raidInWords(kit, decoy, 7), "decoy, strategy decoy-raid");
});

test("the hand has major raids first; strategy cards are told apart from targets", () => {
  const raids = { 7: { ...RAID, kind: "none" }, 12: { ...RAID, kind: "major" } };
  const held = at({ cards: { 7: "hand", 12: "hand", 155: "hand", 156: "deck" }, derived: { depletion_level: 0, radar_blind: false, raids } });
  assert.deepEqual([held.hand, held.strategies], [[12, 7], [155]]);
});

test("sectors are roused as soon as the raid is detected: those that the chart lists for the warning", () => {
  const warned = (warning, ...log) => at({ target: 7, warning }, { log: [FLIES, ...log] }).sectorsRoused;
  assert.deepEqual(warned("early"), []);
  assert.deepEqual(warned("none", line("detected")), []);
  assert.deepEqual(warned("late", line("detected")), ["6/11"]);
  assert.deepEqual(warned("sufficient", line("detected")), ["5/11", "6/11"]);
  assert.deepEqual(warned("very-early", line("detected-by-ultra")), ["5/11", "6/11"]);
});

test("a Jabo has the ratings of its marker, for the side that is up", () => {
  const jabo = (place) => at({ jabos: ["I/JG3/2"], units: { "I/JG3/2": place } }).counter("I/JG3/2");
  assert.deepEqual([jabo("hunt").combat, jabo("hunt").bombing, jabo("hunt").jabo], [2, 3, true]);
  assert.deepEqual([jabo("hunt reduced").combat, jabo("hunt reduced").bombing], [1, 2]);
  assert.equal(at().counter("I/JG3/2").jabo, false);
});

test("cards of raids that have not flown are answered on the map", () => {
  const found = at({ cards: { 7: "flown", 12: "hand" } });
  assert.deepEqual([found.onMap("7"), found.onMap("12"), at().onMap("7")], [false, true, true]);
});

test("a planned card is offered with its hour, its kind and how full it is; one in the hand says so", () => {
  const offered = (answer) => offerInWords(kit, at(), { answer, words: answer }, { key: "plan", args: {} });
  assert.equal(offered("7").label, "7 DOVER");
  assert.match(offered("7").group, /1000/);
  assert.match(offered("7").detail, /^raid-kind major · gruppen-of 2 14/);
  assert.equal(offered("12").group, "group-hand");
  assert.doesNotMatch(offered("12").detail, /gruppen-of/);
});

test("a Gruppe that is on the raid is offered to be taken off, others from their Luftflotte", () => {
  const offered = (table) => offerInWords(kit, at(table), { answer: "I/KG1/2", words: "" }, { key: "plan-raid", args: {} }).group;
  assert.equal(offered({}), "group-on-raid");
  assert.match(offered({ raid_of: {}, units: { "I/KG1/2": "airbase" } }), /luftflotte LF2, aircraft he111/);
});

const DETECTED = line("detected", { die: 2, modifier: 9, space: 11, warning: "late", intelligence: "accurate" }, [
  { text: "Radar.", rule: "eagle:6.2b", because: [] },
  { text: "Size.", rule: "eagle:6.2d", because: [] },
]);
const POOL = line("pool-formed", { number: 2, squadrons: ["54/6/11", "151/5/11"] });
const PRIORITY = line("response-priority", { die: 2, modifier: 4, total: 6, priority: "low", pool: 3, removed: 1 });
const told = (...log) => at({ target: 7 }, { log: [line("detected", { die: 6 }), FLIES, ...log] });

test("the response is told step by step, with the raid's own lines alone and every reason", () => {
  const log = [DETECTED, line("rendezvous-kept", { die: 3 }), POOL, PRIORITY, line("squadrons-respond", { number: 1, squadrons: ["54/6/11"] })];
  const found = foundOut(kit, told(...log));
  assert.deepEqual(found.map(({ step }) => step), ["detection", "rendezvous", "pool", "priority", "response"]);
  assert.deepEqual(found.map(({ squadrons }) => squadrons.length), [0, 0, 2, 0, 1]);
  const [detection = "", rendezvous, , priority] = responseInWords(kit, told(...log));
  assert.match(detection, /step-detected 2 9 11.*\. Radar\. Size\.$/);
  assert.match(rendezvous, /step-kept step-die 3/);
  assert.match(priority, /response-priority low .*step-priority 2 4 6 3 1/);
});

test("who suffers from a failed rendezvous is told in the words of the log", () => {
  const lines = responseInWords(kit, told(line("rendezvous-failed", { die: 5 }), line("rendezvous-leaves", { die: 1 })));
  assert.match(lines[0] ?? "", /step-failed/);
  assert.match(lines[1] ?? "", /rendezvous-leaves!$/);
});

test("nobody responds is told too, and a decoy misleads", () => {
  assert.equal(foundOut(kit, told(line("no-response")))[0]?.result, "squadrons-number 0");
  assert.equal(foundOut(kit, told(line("squadrons-misled", { number: 3 })))[0]?.detail, "step-misled");
});

/** The cells of the charts that are marked, by chart. */
const marked = (...log) =>
  Object.fromEntries(
    chartsOf(kit, told(...log))
      .filter(({ row }) => row >= 0)
      .map(({ name, rows: all, row, column, part }) => [name, [all[row]?.[1][column], part].filter((one) => one !== "").join(" / ")]),
  );
const tactics = (chart, args) => line("tactics-chart", { chart, ...args });

test("the priority marks the modified die, and how many stay at home", () => {
  assert.deepEqual(marked(PRIORITY), { priority: "3 · 6 / 6", removed: "1" });
  assert.deepEqual(marked(line("response-priority", { total: 9, priority: "all-out", pool: 1 })), { priority: "5 · 7+ / 7+", removed: "0" });
});

test("the cell of the tactics chart that was read is marked, on the way to 1B that of 1A as well", () => {
  const facts = { pool: 2, hunters: 3, fighters: 5, seen: 7 };
  assert.deepEqual(marked(tactics("1A", { ...facts, hunters: 1 })), { "tactics-1a": "chart-answer yes" });
  assert.deepEqual(marked(tactics("1B", facts)), { "tactics-1a": "chart-answer B", "tactics-1b": "chart-answer no" });
  assert.deepEqual(marked(tactics("2", { ...facts, hunters: 0 })), { "tactics-2": "chart-answer yes" });
  assert.deepEqual(marked(tactics("3", { ...facts, seen: 6 })), { "tactics-3": "chart-answer yes" });
  assert.deepEqual(marked(tactics("3", facts)), { "tactics-3": "chart-answer no" });
});

test("chart 4 is read by what the raid is taken for", () => {
  const taken = (raid, key) => marked(line(key, { raid }), tactics("4", { pool: 2 }))["tactics-4"];
  assert.equal(taken("minor", "raid-believed"), "chart-answer 2");
  assert.equal(taken("major", "decoy-believed"), "chart-answer all");
});

test("no chart is marked before it is read", () => {
  assert.deepEqual(marked(DETECTED, POOL), {});
});

test("nobody knows the weather of a day that is being planned", () => {
  const weather = { LF2: "clear", LF3: "broken" };
  assert.equal(at({ weather }, { step: "planning.plan" }).weatherOver("LF3"), "unknown");
  assert.equal(at({ weather }, { step: "raid.choose" }).weatherOver("LF3"), "broken");
});
