/** Chance against expectation: each kind of die, and what the dice brought in victory points. */
/** @import { Chart, Die, Luck, Swing, Tell } from "./shapes" */

import { dots, signed } from "./charts.js";
import { decimal, percent, surplus } from "./speech.js";

/** With fewer rolls than this hardly any mean would be remarkable. */
const FEW = 10;
/** Of a bell curve, 95 % lies within so many deviations. */
const MIDDLE = 1.96;

/** @param {Luck} luck @param {Tell} tell @returns {Chart} */
export function diceChart(luck, tell) {
  const dice = [...(luck.all && luck.dice.length > 1 ? [luck.all] : []), ...luck.dice].filter(
    (die) => die.faces === (luck.all?.faces ?? 6),
  );
  const name = (/** @type {Die} */ die) => tell("die", { die: die.key });
  const faces = luck.all?.faces ?? 6;
  const outside = luck.dice.filter((die) => die.mean < die.low || die.mean > die.high).length;
  return {
    title: tell("dice-title"),
    note: tell("dice-note"),
    summary: tell("dice-summary", {
      number: luck.all?.number ?? 0,
      mean: decimal(luck.all?.mean ?? 0, 2),
      expected: decimal(luck.all?.expected ?? 0, 1),
      kinds: luck.dice.length,
      outside,
    }),
    legend: [
      { fill: "line:interval", label: tell("dice-interval") },
      { fill: "line:expected", label: tell("dice-expected") },
    ],
    table: {
      headings: [
        tell("col-die"),
        tell("col-rolls"),
        ...Array.from({ length: faces }, (_, face) => String(face + 1)),
        tell("col-mean"),
        tell("col-expected"),
        "z",
        tell("col-odds"),
        tell("col-chi"),
        tell("col-faces-odds"),
      ],
      rows: dice.map((die) => [
        name(die),
        die.number,
        ...die.counts,
        decimal(die.mean, 2),
        decimal(die.expected, 1),
        decimal(die.z, 2),
        percent(die.odds),
        die.chi_square === null ? tell("too-few") : decimal(die.chi_square, 1),
        die.faces_odds === null ? tell("too-few") : percent(die.faces_odds),
      ]),
    },
    values: dice.map((die) => dieSaid(die, tell)),
    height: dice.length * 2.4 + 2.4,
    draw: (surface) =>
      dots(
        {
          rows: dice.map((die) => ({
            label: tell("dot-label", { name: name(die), number: die.number }),
            value: die.mean,
            low: die.low,
            high: die.high,
            shown: decimal(die.mean, 2),
          })),
          middle: (faces + 1) / 2,
          ends: [1, faces],
          ticks: Array.from({ length: faces }, (_, face) => face + 1),
          said: String,
          axis: tell("dice-axis"),
        },
        surface,
      ),
  };
}

/** @param {Die} die @param {Tell} tell */
export function dieSaid(die, tell) {
  const args = {
    name: tell("die", { die: die.key }),
    number: die.number,
    mean: decimal(die.mean, 2),
    expected: decimal(die.expected, 1),
    odds: percent(die.odds),
  };
  return `${tell("dice-value", args)} ${tell("verdict", { verdict: verdict(die) })}`;
}

/** @param {Die} die */
function verdict(die) {
  if (die.number < FEW) return "few";
  if (die.odds > 0.1) return "usual";
  return die.odds > 0.01 ? "unusual" : "rare";
}

/** @param {Luck} luck */
export function swingOf(luck) {
  const total = luck.swing.reduce((sum, one) => sum + one.surplus, 0);
  return {
    total,
    deviation: Math.sqrt(luck.swing.reduce((sum, one) => sum + one.deviation ** 2, 0)),
    number: luck.swing.reduce((sum, one) => sum + one.number, 0),
  };
}

/** @param {Luck} luck @param {Tell} tell @returns {Chart} */
export function swingChart(luck, tell) {
  const all = swingOf(luck);
  const rows = [
    { key: "these", number: all.number, surplus: all.total, deviation: all.deviation },
    ...luck.swing.filter((one) => one.deviation > 0),
  ];
  const reach = Math.max(3, ...rows.map((one) => Math.max(Math.abs(one.surplus), one.deviation * MIDDLE)));
  const name = (/** @type {Swing} */ one) => tell("die", { die: one.key });
  const step = reach > 16 ? 10 : reach > 8 ? 5 : reach > 4 ? 2 : 1;
  const count = Math.floor(reach / step);
  return {
    title: tell("swing-title"),
    note: tell("swing-note"),
    summary: tell("swing-summary", {
      number: all.number,
      surplus: surplus(all.total),
      deviation: decimal(all.deviation, 1),
    }),
    legend: [
      { fill: "line:interval", label: tell("swing-interval") },
      { fill: "line:expected", label: tell("swing-expected") },
    ],
    table: {
      headings: [tell("col-die"), tell("col-rolls"), tell("col-surplus"), tell("col-deviation")],
      rows: rows.map((one) => [name(one), one.number, surplus(one.surplus), `± ${decimal(one.deviation, 1)}`]),
    },
    values: rows.map((one) =>
      tell("swing-value", {
        name: name(one),
        number: one.number,
        surplus: surplus(one.surplus),
        deviation: decimal(one.deviation, 1),
      }),
    ),
    height: rows.length * 2.4 + 2.4,
    draw: (surface) =>
      dots(
        {
          rows: rows.map((one) => ({
            label: tell("dot-label", { name: name(one), number: one.number }),
            value: one.surplus,
            low: -one.deviation * MIDDLE,
            high: one.deviation * MIDDLE,
            shown: surplus(one.surplus),
          })),
          middle: 0,
          ends: [-reach, reach],
          ticks: Array.from({ length: 2 * count + 1 }, (_, place) => (place - count) * step),
          said: signed,
          axis: tell("swing-axis"),
        },
        surface,
      ),
  };
}
