/** Losses and raids day by day, by type, and the losses of 1940 beside them. */
/** @import { Chart, Day, LionReport, Lost, Read, Tell } from "./shapes" */
/** @import { Part } from "./charts.js" */

import { bars, columns, signed } from "./charts.js";
import { author, authority, dated, shortly } from "./speech.js";

const BRITISH = ["hurricane", "spitfire", "blenheim"];
const GERMAN = ["me109", "me110", "do17", "he111", "ju87", "ju88"];
const MISSED = ["undetected", "out-of-reach", "let-through", "eluded"];

/** @param {{ [type: string]: Lost }} losses @param {string} [type] */
export function lost(losses, type) {
  const some = type === undefined ? Object.values(losses) : [losses[type] ?? { light: 0, heavy: 0 }];
  return some.reduce((total, one) => total + one.light + one.heavy, 0);
}

/** @param {Day} day */
export function missed(day) {
  return Object.values(day.missed).reduce((total, one) => total + one, 0);
}

/** @param {LionReport} report @param {Tell} tell @returns {Chart} */
export function lossesByDay({ days, losses }, tell) {
  const british = BRITISH.filter((type) => losses.british[type]);
  const german = GERMAN.filter((type) => losses.german[type]);
  const name = (/** @type {string} */ type) => tell("type", { type });
  return {
    title: tell("losses-day-title"),
    note: tell("losses-day-note"),
    summary: tell("losses-summary", {
      squadrons: lost(losses.british),
      gruppen: lost(losses.german),
      days: days.length,
    }),
    legend: [
      ...german.map((type) => ({ fill: `german-${GERMAN.indexOf(type)}`, label: name(type) })),
      ...british.map((type) => ({ fill: `british-${BRITISH.indexOf(type)}`, label: name(type) })),
    ],
    table: {
      headings: [tell("col-date"), ...[...british, ...german].map(name), tell("col-squadrons"), tell("col-gruppen")],
      rows: days.map((day) => [
        dated(tell, day.date),
        ...british.map((type) => lightHeavy(day.losses.british[type])),
        ...german.map((type) => lightHeavy(day.losses.german[type])),
        lost(day.losses.british),
        lost(day.losses.german),
      ]),
    },
    values: days.map((day) => dayLosses(day, tell)),
    height: 17,
    draw: (surface) =>
      columns(
        {
          columns: days.map((day) => ({
            label: shortly(tell, day.date),
            up: GERMAN.map((type, place) => ({ fill: `german-${place}`, size: lost(day.losses.german, type) })),
            down: BRITISH.map((type, place) => ({ fill: `british-${place}`, size: lost(day.losses.british, type) })),
          })),
          up: tell("gruppen-lost"),
          down: tell("squadrons-lost"),
        },
        surface,
      ),
  };
}

/** @param {Lost | undefined} one */
function lightHeavy(one) {
  return one ? `${one.light} + ${one.heavy}` : "0";
}

/** @param {Day} day @param {Tell} tell */
function dayLosses(day, tell) {
  const types = [...Object.entries(day.losses.german), ...Object.entries(day.losses.british)];
  const list = types.map(([type, one]) => lostWords(tell("type", { type }), one, tell));
  const args = { date: dated(tell, day.date), squadrons: lost(day.losses.british), gruppen: lost(day.losses.german) };
  return tell("losses-value", { ...args, list: list.join(", ") || tell("none") });
}

/** @param {LionReport} report @param {Tell} tell @returns {Chart} */
export function lossesThen({ history, days }, tell) {
  const played = new Set(days.map((day) => day.date));
  const name = author(tell, history.author);
  const total = history.series.reduce(
    (sum, one) => ({ raf: sum.raf + one.raf, luftwaffe: sum.luftwaffe + one.luftwaffe }),
    { raf: 0, luftwaffe: 0 },
  );
  const memory = history.series.some((one) => one.read !== "both");
  return {
    title: tell("then-title"),
    note: tell("then-note", { author: name }),
    summary: tell("then-summary", { ...total, days: history.series.length, author: name }),
    legend: [
      { fill: "german-heavy", label: tell("luftwaffe-aircraft") },
      { fill: "british-heavy", label: tell("raf-aircraft") },
      ...(memory ? [{ fill: "german-memory", label: tell("from-memory") }] : []),
    ],
    table: {
      headings: [tell("col-date"), tell("col-raf"), tell("col-luftwaffe"), tell("col-author"), tell("col-verified")],
      rows: history.series.map((one) => [
        dated(tell, one.date),
        one.raf,
        one.luftwaffe,
        name,
        tell("read", { read: one.read }),
      ]),
    },
    values: history.series.map((one) =>
      tell(played.has(one.date) ? "then-value-played" : "then-value", {
        date: dated(tell, one.date),
        raf: one.raf,
        luftwaffe: one.luftwaffe,
        author: authority(tell, { author: history.author, read: one.read }),
      }),
    ),
    height: 17,
    draw: (surface) =>
      columns(
        {
          columns: history.series.map((one) => ({
            label: shortly(tell, one.date),
            up: [{ fill: wasRead(one, "luftwaffe") ? "german-heavy" : "german-memory", size: one.luftwaffe }],
            down: [{ fill: wasRead(one, "raf") ? "british-heavy" : "british-memory", size: one.raf }],
            marked: played.has(one.date) && history.series.length > played.size,
          })),
          up: tell("luftwaffe-aircraft"),
          down: tell("raf-aircraft"),
        },
        surface,
      ),
  };
}

/** Whether a side's figure was read in a source. @param {{ read: Read }} one @param {"raf" | "luftwaffe"} side */
function wasRead({ read }, side) {
  return read === "both" || read === side;
}

/** @param {LionReport} report @param {Tell} tell @returns {Chart} */
export function raidsByDay({ days, raids }, tell) {
  const outcomes = ["met", ...MISSED, "called-off", "false", "under-way"].filter((one) =>
    raids.some((raid) => raid.outcome === one),
  );
  const name = (/** @type {string} */ outcome) => tell("outcome", { outcome });
  const count = (/** @type {Day} */ day, /** @type {string} */ outcome) =>
    raids.filter((raid) => raid.date === day.date && raid.outcome === outcome).length;
  const met = raids.filter((raid) => raid.outcome === "met").length;
  return {
    title: tell("raids-title"),
    note: tell("raids-note"),
    summary: tell("raids-summary", {
      raids: raids.length,
      met,
      missed: days.reduce((sum, day) => sum + missed(day), 0),
    }),
    legend: outcomes.map((outcome) => ({ fill: outcome, label: name(outcome) })),
    table: {
      headings: [
        tell("col-date"),
        ...outcomes.map(name),
        tell("col-committed"),
        tell("col-bombings"),
        tell("col-damage"),
        tell("col-dusk"),
      ],
      rows: days.map((day) => [
        dated(tell, day.date),
        ...outcomes.map((outcome) => count(day, outcome)),
        day.committed,
        day.bombings,
        day.damage_points,
        signed(day.vp),
      ]),
    },
    values: days.map((day) => {
      const list = outcomes
        .filter((one) => count(day, one))
        .map((one) => tell("outcome-count", { outcome: one, number: count(day, one) }));
      return tell("raids-value", { date: dated(tell, day.date), list: list.join(", ") || tell("no-raid") });
    }),
    height: 14,
    draw: (surface) =>
      columns(
        {
          columns: days.map((day) => ({
            label: shortly(tell, day.date),
            up: outcomes.map((outcome) => ({ fill: outcome, size: count(day, outcome) })),
            down: [],
          })),
          up: tell("raids-up"),
          down: "",
        },
        surface,
      ),
  };
}

/** @param {LionReport} report @param {Tell} tell @returns {Chart} */
export function lossesByType({ losses }, tell) {
  const rows = [
    ...BRITISH.filter((type) => losses.british[type]).map((type) =>
      typeRow("british", type, losses.british[type], tell),
    ),
    ...GERMAN.filter((type) => losses.german[type]).map((type) => typeRow("german", type, losses.german[type], tell)),
  ];
  return {
    title: tell("losses-type-title"),
    note: tell("losses-type-note"),
    summary: tell("losses-type-summary", { list: rows.map((row) => row.words).join(", ") || tell("none") }),
    legend: [
      { fill: "british-light", label: tell("squadrons-light") },
      { fill: "british-heavy", label: tell("squadrons-heavy") },
      { fill: "german-light", label: tell("gruppen-light") },
      { fill: "german-heavy", label: tell("gruppen-heavy") },
    ],
    table: {
      headings: [tell("col-type"), tell("col-light"), tell("col-heavy"), tell("col-both")],
      rows: rows.map((row) => [row.label, row.light, row.heavy, row.light + row.heavy]),
    },
    values: rows.map((row) => row.words),
    height: Math.max(4, rows.length * 1.9),
    draw: (surface) => bars({ rows }, surface),
  };
}

/** @param {string} side @param {string} type @param {Lost | undefined} one @param {Tell} tell */
function typeRow(side, type, one, tell) {
  const { light, heavy } = one ?? { light: 0, heavy: 0 };
  /** @type {Part[]} */
  const parts = [
    { fill: `${side}-light`, size: light },
    { fill: `${side}-heavy`, size: heavy },
  ];
  const label = tell("type", { type });
  return { label, parts, light, heavy, words: lostWords(label, { light, heavy }, tell) };
}

/** @param {string} name @param {Lost} one @param {Tell} tell */
function lostWords(name, { light, heavy }, tell) {
  return tell(!heavy ? "type-light" : !light ? "type-heavy" : "type-lost", { name, light, heavy });
}
