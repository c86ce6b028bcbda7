/** The charts of Battle of Britain: points over the turns, missions by kind, cards lost, symbols of the dice. */
/** @import { Chart, HkswReport, SymbolDice, Tell } from "./shapes" */

import { bars, columns, dots, signed, stepLine } from "./charts.js";
import { decimal, surplus } from "./speech.js";

const KINDS = ["airfield", "radar", "city"];
const BRITISH = ["spitfire", "hurricane", "blenheim", "defiant", "gladiator"];
const GERMAN = ["bf109", "bf110", "do17", "he111", "ju87", "ju88", "other"];
/** Types that are counted with another. @type {Record<string, string>} */
const SAME = { "bf110-lf5": "bf110" };
const CAUSES = ["intercept", "dogfight", "ack_ack", "fuel"];
/** Of some dice only one symbol counts. @type {Record<string, "roundels" | "crosses">} */
const ONLY = { "squadron-dice": "roundels", "site-dice": "roundels", "ack-ack-dice": "crosses", "home-dice": "crosses", "observer-die": "crosses" };
/** Of a bell curve, 95 % lies within so many deviations. */
const MIDDLE = 1.96;
/** Slots of a turn on the axis: before the first phase, and four phases. */
const SLOTS = 5;

/** What the Luftwaffe is ahead. @param {HkswReport} report @param {Tell} own @returns {Chart} */
export function pointsChart({ track, turns }, own) {
  const numbers = turns.map((turn) => turn.turn);
  const spots = track.map((point, place) => ({ x: along(track, place, numbers), y: point.luftwaffe - point.raf }));
  const margins = spots.map((spot) => spot.y);
  const last = track.at(-1);
  return {
    title: own("points-title"),
    note: own("points-note"),
    summary: own("points-summary", { luftwaffe: last?.luftwaffe ?? 0, raf: last?.raf ?? 0, low: signed(Math.min(...margins)), high: signed(Math.max(...margins)) }),
    legend: [],
    table: {
      headings: ["col-when", "col-source", "col-change", "col-luftwaffe", "col-raf"].map((one) => own(one)),
      rows: track.map((point) => [when(point, own), own("source", { source: point.source }), signed(point.change), point.luftwaffe, point.raf]),
    },
    values: track.map((point) =>
      own("points-value", { when: when(point, own), source: own("source", { source: point.source }), change: signed(point.change), luftwaffe: point.luftwaffe, raf: point.raf }),
    ),
    height: 19,
    draw: (surface) =>
      stepLine(
        {
          spots,
          bands: [
            { low: 1, high: 1000, label: own("side", { side: "luftwaffe" }), kind: "against" },
            { low: -1000, high: 0, label: own("side", { side: "raf" }), kind: "for", foot: true },
          ],
          rules: [],
          labels: numbers.map((turn) => own("turn", { turn })),
          hours: [],
          end: Math.max(1, numbers.length),
        },
        surface,
      ),
  };
}

/** Where a change of points stands on the axis: its turn, its phase, its place among those of the phase. @param {HkswReport["track"]} track @param {number} place @param {number[]} turns */
export function along(track, place, turns) {
  const point = track[place];
  const turn = turns.indexOf(point?.turn ?? 0);
  if (point === undefined || point.source === "start" || turn < 0) return 0;
  const same = track.filter((one) => one.turn === point.turn && one.phase === point.phase && one.source !== "start");
  return turn + (point.phase + (same.indexOf(point) + 0.5) / same.length) / SLOTS;
}

/** @param {{ turn: number, phase: number }} point @param {Tell} own */
function when({ turn, phase }, own) {
  return phase === 0 ? own("turn", { turn }) : own("when", { turn, phase });
}

/** @param {HkswReport} report @param {Tell} own @returns {Chart} */
export function missionsChart({ targets }, own) {
  const rows = KINDS.map((kind) => ({ name: own("kind", { kind }), done: targets[kind]?.succeeded ?? 0, flown: targets[kind]?.flown ?? 0 }));
  const said = (/** @type {{ name: string, done: number, flown: number }} */ one) => own("missions-value", { kind: one.name, flown: one.flown, done: one.done });
  return {
    title: own("missions-title"),
    note: own("missions-note"),
    summary: rows.map(said).join(" "),
    legend: [
      { fill: "german-0", label: own("result", { succeeded: "yes" }) },
      { fill: "german-memory", label: own("result", { succeeded: "no" }) },
    ],
    table: {
      headings: ["col-kind", "col-flown", "col-succeeded"].map((one) => own(one)),
      rows: rows.map((one) => [one.name, one.flown, one.done]),
    },
    values: rows.map(said),
    height: rows.length * 2.6,
    draw: (surface) =>
      bars({ rows: rows.map((one) => ({ label: one.name, parts: [{ fill: "german-0", size: one.done }, { fill: "german-memory", size: one.flown - one.done }] })) }, surface),
  };
}

/** Cards lost turn by turn: the Luftwaffe above, the RAF below. @param {HkswReport} report @param {Tell} own @returns {Chart} */
export function lossesChart({ losses, turns }, own) {
  const [german, british] = [GERMAN.filter((type) => lost(losses.luftwaffe.types, type) > 0), BRITISH.filter((type) => lost(losses.raf.types, type) > 0)];
  const name = (/** @type {string} */ type) => own("type", { type });
  const parts = (/** @type {{ [type: string]: number }} */ types, /** @type {string[]} */ all, /** @type {string} */ side) =>
    all.map((type, place) => ({ fill: `${side}-${place}`, size: lost(types, type) }));
  return {
    title: own("losses-title"),
    note: own("losses-note"),
    summary: own("losses-summary", { luftwaffe: losses.luftwaffe.all, raf: losses.raf.all }),
    legend: [
      ...german.map((type) => ({ fill: `german-${GERMAN.indexOf(type)}`, label: name(type) })),
      ...british.map((type) => ({ fill: `british-${BRITISH.indexOf(type)}`, label: name(type) })),
    ],
    table: {
      headings: [own("col-turn"), ...[...german, ...british].map(name), own("col-luftwaffe"), own("col-raf")],
      rows: turns.map((turn) => [
        turn.turn,
        ...german.map((type) => lost(turn.losses.luftwaffe.types, type)),
        ...british.map((type) => lost(turn.losses.raf.types, type)),
        turn.losses.luftwaffe.all,
        turn.losses.raf.all,
      ]),
    },
    values: turns.map((turn) => own("losses-value", { turn: turn.turn, luftwaffe: turn.losses.luftwaffe.all, raf: turn.losses.raf.all })),
    height: 17,
    draw: (surface) =>
      columns(
        {
          columns: turns.map((turn) => ({
            label: own("turn-short", { turn: turn.turn }),
            up: parts(turn.losses.luftwaffe.types, GERMAN, "german"),
            down: parts(turn.losses.raf.types, BRITISH, "british"),
          })),
          up: own("side", { side: "luftwaffe" }),
          down: own("side", { side: "raf" }),
        },
        surface,
      ),
  };
}

/** The cards of a type, with those that are counted with it. @param {{ [type: string]: number }} types @param {string} wanted */
export function lost(types, wanted) {
  return Object.entries(types).reduce((sum, [type, number]) => sum + ((SAME[type] ?? type) === wanted ? number : 0), 0);
}

/** What the cards were lost to. @param {HkswReport} report @param {Tell} own @returns {Chart} */
export function causesChart({ losses }, own) {
  const rows = CAUSES.map((cause) => ({ name: own("cause", { cause }), german: losses.luftwaffe.causes[cause] ?? 0, british: losses.raf.causes[cause] ?? 0 }));
  const said = (/** @type {{ name: string, german: number, british: number }} */ one) => own("causes-value", { cause: one.name, luftwaffe: one.german, raf: one.british });
  return {
    title: own("causes-title"),
    note: own("causes-note"),
    summary: rows.map(said).join(" "),
    legend: [
      { fill: "german-0", label: own("side", { side: "luftwaffe" }) },
      { fill: "british-0", label: own("side", { side: "raf" }) },
    ],
    table: {
      headings: ["col-cause", "col-luftwaffe", "col-raf"].map((one) => own(one)),
      rows: rows.map((one) => [one.name, one.german, one.british]),
    },
    values: rows.map(said),
    height: rows.length * 2.6,
    draw: (surface) => bars({ rows: rows.map((one) => ({ label: one.name, parts: [{ fill: "german-0", size: one.german }, { fill: "british-0", size: one.british }] })) }, surface),
  };
}

/* Luck */

/** Every kind of die with the symbols that count there, against a fair one. @param {SymbolDice[]} dice @param {Tell} own @returns {Chart} */
export function diceChart(dice, own) {
  const rows = dice.flatMap((die) => symbolsOf(die).map((symbol) => ({ label: own("dice-label", { key: die.key, symbol }), dice: die.dice, ...die[symbol] })));
  const said = (/** @type {typeof rows[number]} */ one) => own("dice-value", { label: one.label, dice: one.dice, shown: one.shown, expected: decimal(one.expected, 1) });
  const widest = Math.ceil(Math.max(1, ...rows.map((one) => Math.max(Math.abs(one.shown - one.expected), MIDDLE * one.deviation))));
  return {
    title: own("dice-title"),
    note: own("dice-note"),
    summary: own("dice-summary", { dice: dice.reduce((sum, one) => sum + one.dice, 0), surplus: surplus(swing(dice)) }),
    legend: [
      { fill: "line:interval", label: own("dice-interval") },
      { fill: "line:expected", label: own("dice-expected") },
    ],
    table: {
      headings: ["col-dice", "col-number", "col-shown", "col-expected", "col-deviation"].map((one) => own(one)),
      rows: rows.map((one) => [one.label, one.dice, one.shown, decimal(one.expected, 1), decimal(one.deviation, 1)]),
    },
    values: rows.map(said),
    height: rows.length * 2.4 + 2.4,
    draw: (surface) =>
      dots(
        {
          rows: rows.map((one) => ({ label: one.label, value: one.shown - one.expected, low: -MIDDLE * one.deviation, high: MIDDLE * one.deviation, shown: surplus(one.shown - one.expected) })),
          middle: 0,
          ends: [-widest, widest],
          ticks: [-widest, 0, widest],
          said: signed,
          axis: own("dice-axis"),
        },
        surface,
      ),
  };
}

/** @param {SymbolDice} die @returns {("roundels" | "crosses")[]} */
function symbolsOf({ key }) {
  const only = ONLY[key];
  return only === undefined ? ["roundels", "crosses"] : [only];
}

/** Hits in air combat that the RAF has scored and been spared beyond what was to be expected. @param {SymbolDice[]} dice */
export function swing(dice) {
  const beyond = (/** @type {{ shown: number, expected: number }} */ one) => one.shown - one.expected;
  return dice
    .filter((die) => die.key.startsWith("intercept-dice") || die.key.startsWith("dogfight-dice"))
    .reduce((sum, die) => sum + beyond(die.crosses) - beyond(die.roundels), 0);
}
