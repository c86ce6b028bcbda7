/** The charts of First Battle of Britain: morale over the months, bombs, raids beside those of 1917-18, losses. */
/** @import { Chart, FbobLost, FbobMonth, FbobReport, FbobSide, Tell } from "./shapes" */

import { bars, columns, signed, stepLine } from "./charts.js";

/** Sources of morale points that a side can gain from; the others are spent. @type {Record<FbobSide, string[]>} */
export const GAINS = {
  german: ["panic", "damage", "units", "rest", "event"],
  british: ["outrage", "units", "rest", "event"],
};
export const SPENT = ["bought", "recon", "raf"];
/** @type {Record<FbobSide, string[]>} */
const AIMS = { german: ["london", "town", "unit"], british: ["town", "unit"] };
const CAUSES = ["dogfight", "guns", "bombs", "stacking", "landing", "fuel", "event"];
/** @type {FbobSide[]} */
export const SIDES = ["german", "british"];
/** Kinds of raids of 1917-18, each with its fill. */
const RAIDS = /** @type {const} */ ([
  ["aeroplane", "day", "german-0"],
  ["aeroplane", "night", "german-1"],
  ["airship", "night", "german-2"],
]);
/** Places of a month on the axis: planning, flying turns, and the rest of it. */
const SLOTS = 26;

/** `June 1917`. @param {string} name @param {Tell} own */
export function monthSaid(name, own) {
  return own("month", ofMonth(name));
}

/** `Jun`. @param {string} name @param {Tell} own */
export function monthShort(name, own) {
  return own("month-short", ofMonth(name));
}

/** @param {string} name */
function ofMonth(name) {
  const [year = "1917", month = "5"] = name.split("-");
  return { year, month: String(Number(month)) };
}

/** The name of a month of the game. @param {FbobReport} report @param {number} month */
export function nameOf({ months }, month) {
  return months.find((one) => one.month === month)?.name ?? months[0]?.name ?? "1917-05";
}

/** `June 1917, turn 8`. @param {FbobReport} report @param {{ month: number, turn: number }} one @param {Tell} own */
export function when(report, { month, turn }, own) {
  return own("when", { month: monthSaid(nameOf(report, month), own), turn });
}

/* Morale */

/** What the German is ahead, over the levels of victory. @param {FbobReport} report @param {Tell} own @returns {Chart} */
export function moraleChart(report, own) {
  const { morale, months, mp } = report;
  const numbers = months.map((one) => one.month);
  const spots = morale.map((point, place) => ({ x: along(morale, place, numbers), y: point.german - point.british }));
  const leads = spots.map((spot) => spot.y);
  const source = (/** @type {FbobReport["morale"][number]} */ point) => own("change", { side: point.side, source: point.source });
  return {
    title: own("morale-title"),
    note: own("morale-note"),
    summary: own("morale-summary", { german: mp.german, british: mp.british, low: signed(Math.min(...leads)), high: signed(Math.max(...leads)) }),
    legend: [],
    table: {
      headings: ["col-when", "col-source", "col-change", "col-german", "col-british"].map((one) => own(one)),
      rows: morale.map((point) => [when(report, point, own), source(point), signed(point.change), point.german, point.british]),
    },
    values: morale.map((point) =>
      own("morale-value", { when: when(report, point, own), source: source(point), change: signed(point.change), german: point.german, british: point.british }),
    ),
    height: 21,
    draw: (surface) =>
      stepLine({ spots, bands: bandsOf(report, own), rules: [], labels: months.map((one) => monthShort(one.name, own)), hours: [], end: Math.max(1, months.length) }, surface),
  };
}

/** Where a change of morale stands on the axis: its month, its flying turn, its place among those of the turn. @param {FbobReport["morale"]} morale @param {number} place @param {number[]} months */
export function along(morale, place, months) {
  const point = morale[place];
  const month = months.indexOf(point?.month ?? 0);
  if (point === undefined || point.source === "start" || month < 0) return 0;
  const same = morale.filter((one) => one.month === point.month && one.turn === point.turn && one.source !== "start");
  return month + (Math.min(point.turn, SLOTS - 1) + (same.indexOf(point) + 0.5) / same.length) / SLOTS;
}

/** A band for every level of victory of either side, and one for a draw. @param {FbobReport} report @param {Tell} own */
export function bandsOf({ levels }, own) {
  const won = levels.slice(1).flatMap(({ level, least }, place) => {
    const most = (levels[place + 2]?.least ?? 1000) - 1;
    return [
      { low: least, high: most, label: own("band", { side: "german", level }), kind: "against" },
      { low: -most, high: -least, label: own("band", { side: "british", level }), kind: "for", foot: true },
    ];
  });
  const even = (levels[1]?.least ?? 1) - 1;
  return [...won, { low: -even, high: even, label: own("band", { side: "", level: "draw" }), kind: "even" }];
}

/** Morale points gained, month by month: the German above, the British below. @param {FbobReport} report @param {Tell} own @returns {Chart} */
export function gainsChart({ months }, own) {
  const used = (/** @type {FbobSide} */ side, /** @type {string[]} */ sources) =>
    sources.filter((source) => months.some((month) => (month.changes[side][source] ?? 0) !== 0));
  const parts = (/** @type {FbobMonth} */ month, /** @type {FbobSide} */ side) =>
    GAINS[side].map((source, place) => ({ fill: `${side}-${place}`, size: Math.max(0, month.changes[side][source] ?? 0) }));
  const shown = SIDES.map((side) => /** @type {const} */ ([side, [...used(side, GAINS[side]), ...used(side, SPENT)]]));
  return {
    title: own("gains-title"),
    note: own("gains-note"),
    summary: months.map((month) => gainSaid(month, own)).join(" "),
    legend: SIDES.flatMap((side) => used(side, GAINS[side]).map((source) => ({ fill: `${side}-${GAINS[side].indexOf(source)}`, label: own("change", { side, source }) }))),
    table: {
      headings: [own("col-month"), ...shown.flatMap(([side, sources]) => [...sources.map((source) => own("change", { side, source })), own(`col-${side}`)])],
      rows: months.map((month) => [
        monthSaid(month.name, own),
        ...shown.flatMap(([side, sources]) => [...sources.map((source) => signed(month.changes[side][source] ?? 0)), month.mp[side]]),
      ]),
    },
    values: months.map((month) => gainSaid(month, own)),
    height: 17,
    draw: (surface) =>
      columns(
        {
          columns: months.map((month) => ({ label: monthShort(month.name, own), up: parts(month, "german"), down: parts(month, "british") })),
          up: own("side", { side: "german" }),
          down: own("side", { side: "british" }),
        },
        surface,
      ),
  };
}

/** @param {FbobMonth} month @param {Tell} own */
function gainSaid(month, own) {
  const [german, british] = SIDES.map((side) => gained(month, side));
  return own("gains-value", { month: monthSaid(month.name, own), german: german ?? 0, british: british ?? 0, german_mp: month.mp.german, british_mp: month.mp.british });
}

/** What a side has gained in a month, losses by events taken off. @param {FbobMonth} month @param {FbobSide} side */
export function gained(month, side) {
  return GAINS[side].reduce((sum, source) => sum + (month.changes[side][source] ?? 0), 0);
}

/* Bombs */

/** Attacks by what they were aimed at, with and without effect. @param {FbobReport} report @param {Tell} own @returns {Chart} */
export function aimsChart({ places }, own) {
  const rows = SIDES.flatMap((side) =>
    AIMS[side].map((aim) => {
      const mine = places.filter((one) => one.side === side && one.aim === aim);
      const attacks = mine.reduce((sum, one) => sum + one.attacks, 0);
      return { side, name: own("aim-of", { side, aim }), attacks, effect: mine.reduce((sum, one) => sum + one.effect, 0) };
    }),
  );
  const said = (/** @type {typeof rows[number]} */ one) => own("aims-value", { name: one.name, attacks: one.attacks, effect: one.effect });
  return {
    title: own("aims-title"),
    note: own("aims-note"),
    summary: rows.map(said).join(" "),
    legend: SIDES.flatMap((side) => [
      { fill: `${side}-0`, label: own("effect-of", { side, effect: "yes" }) },
      { fill: `${side}-memory`, label: own("effect-of", { side, effect: "no" }) },
    ]),
    table: {
      headings: ["col-aim", "col-attacks", "col-effect"].map((one) => own(one)),
      rows: rows.map((one) => [one.name, one.attacks, one.effect]),
    },
    values: rows.map(said),
    height: rows.length * 2.4,
    draw: (surface) =>
      bars(
        {
          rows: rows.map(({ side, name, attacks, effect }) => ({
            label: name,
            parts: [
              { fill: `${side}-0`, size: effect },
              { fill: `${side}-memory`, size: attacks - effect },
            ],
          })),
        },
        surface,
      ),
  };
}

/** Attacks month by month: the German above, the British below. @param {FbobReport} report @param {Tell} own @returns {Chart} */
export function attacksChart({ months }, own) {
  const number = (/** @type {FbobMonth} */ month, /** @type {FbobSide} */ side, /** @type {string} */ aim) => month.attacks[`${side}_${aim}`] ?? 0;
  const kinds = SIDES.flatMap((side) => AIMS[side].map((aim, place) => ({ side, aim, fill: `${side}-${place}`, label: own("aim-of", { side, aim }) })));
  const parts = (/** @type {FbobMonth} */ month, /** @type {FbobSide} */ side) =>
    kinds.filter((kind) => kind.side === side).map(({ aim, fill }) => ({ fill, size: number(month, side, aim) }));
  const said = (/** @type {FbobMonth} */ month) => own("attacks-value", { month: monthSaid(month.name, own), london: number(month, "german", "london"), towns: number(month, "german", "town"), units: number(month, "german", "unit"), british: number(month, "british", "town") + number(month, "british", "unit") });
  const any = (/** @type {FbobSide} */ side) => months.some((month) => AIMS[side].some((aim) => number(month, side, aim) > 0));
  return {
    title: own("attacks-title"),
    note: own("attacks-note"),
    summary: months.map(said).join(" "),
    legend: kinds.filter(({ side, aim }) => months.some((month) => number(month, side, aim) > 0)).map(({ fill, label }) => ({ fill, label })),
    table: {
      headings: [own("col-month"), ...kinds.map((kind) => kind.label)],
      rows: months.map((month) => [monthSaid(month.name, own), ...kinds.map(({ side, aim }) => number(month, side, aim))]),
    },
    values: months.map(said),
    height: 17,
    draw: (surface) =>
      columns(
        {
          columns: months.map((month) => ({ label: monthShort(month.name, own), up: parts(month, "german"), down: parts(month, "british") })),
          up: own("attacks-of", { side: "german" }),
          down: any("british") ? own("attacks-of", { side: "british" }) : "",
        },
        surface,
      ),
  };
}

/** The raids of the same months as they were. @param {FbobReport} report @param {Tell} own @returns {Chart} */
export function thenChart({ history }, own) {
  const { months, total } = history;
  const number = (/** @type {typeof total} */ month, /** @type {string} */ kind, /** @type {string} */ time) =>
    month.list.filter((raid) => raid.kind === kind && raid.when === time).length;
  const said = (/** @type {typeof total} */ month) =>
    own("then-value", { month: monthSaid(month.month, own), raids: month.raids, killed: month.killed, injured: month.injured, lost: known(month.lost, own) });
  return {
    title: own("then-title"),
    note: own("then-note", { raids: total.raids, verified: total.verified }),
    summary: own("then-summary", { raids: total.raids, killed: total.killed, injured: total.injured, lost: known(total.lost, own) }),
    legend: RAIDS.map(([kind, time, fill]) => ({ fill, label: own("raids-of", { kind, time }) })),
    table: {
      headings: [own("col-month"), ...RAIDS.map(([kind, time]) => own("raids-of", { kind, time })), own("col-killed"), own("col-injured"), own("col-lost"), own("col-verified")],
      rows: months.map((month) => [monthSaid(month.month, own), ...RAIDS.map(([kind, time]) => number(month, kind, time)), month.killed, month.injured, known(month.lost, own), own("of-raids", { verified: month.verified, raids: month.raids })]),
    },
    values: months.map(said),
    height: 17,
    draw: (surface) =>
      columns(
        {
          columns: months.map((month) => ({ label: monthShort(month.month, own), up: RAIDS.map(([kind, time, fill]) => ({ fill, size: number(month, kind, time) })), down: [] })),
          up: own("then-up"),
          down: "",
        },
        surface,
      ),
  };
}

/** A figure, or that it is not known: unknown is neither zero nor a guess. @param {number | null} figure @param {Tell} own */
export function known(figure, own) {
  return figure === null ? own("unknown") : String(figure);
}

/* Losses */

/** Units lost by type. @param {FbobReport} report @param {Tell} own @returns {Chart} */
export function typesChart({ losses }, own) {
  const rows = SIDES.flatMap((side) => Object.entries(losses[side].types).map(([type, lost]) => ({ side, name: own("type", { type: `${side}-${type}` }), ...lost })));
  const said = (/** @type {typeof rows[number]} */ one) => own("types-value", { name: one.name, side: one.side, eliminated: one.eliminated, recycled: one.recycled });
  return {
    title: own("types-title"),
    note: own("types-note"),
    summary: rows.map(said).join(" "),
    legend: lossLegend(own),
    table: {
      headings: ["col-type", "col-side", "col-eliminated", "col-recycled"].map((one) => own(one)),
      rows: rows.map((one) => [one.name, own("side", { side: one.side }), one.eliminated, one.recycled]),
    },
    values: rows.map(said),
    height: Math.max(1, rows.length) * 2.2,
    draw: (surface) => bars({ rows: rows.map((one) => ({ label: one.name, parts: lostParts(one.side, one) })) }, surface),
  };
}

/** What units were lost to. @param {FbobReport} report @param {Tell} own @returns {Chart} */
export function causesChart({ losses }, own) {
  const rows = CAUSES.map((cause) => ({ name: own("cause", { cause }), german: losses.german.causes[cause], british: losses.british.causes[cause] }));
  const all = (/** @type {FbobLost | undefined} */ lost) => (lost?.eliminated ?? 0) + (lost?.recycled ?? 0);
  const said = (/** @type {typeof rows[number]} */ one) => own("causes-value", { cause: one.name, german: all(one.german), british: all(one.british) });
  return {
    title: own("causes-title"),
    note: own("causes-note"),
    summary: rows.map(said).join(" "),
    legend: lossLegend(own),
    table: {
      headings: [own("col-cause"), ...SIDES.flatMap((side) => ["eliminated", "recycled"].map((how) => own("lost-of", { side, how })))],
      rows: rows.map((one) => [one.name, ...SIDES.flatMap((side) => [one[side]?.eliminated ?? 0, one[side]?.recycled ?? 0])]),
    },
    values: rows.map(said),
    height: rows.length * 2.4,
    draw: (surface) => bars({ rows: rows.map((one) => ({ label: one.name, parts: SIDES.flatMap((side) => lostParts(side, one[side])) })) }, surface),
  };
}

/** @param {FbobSide} side @param {FbobLost | undefined} lost */
function lostParts(side, lost) {
  return [
    { fill: `${side}-heavy`, size: lost?.eliminated ?? 0 },
    { fill: `${side}-light`, size: lost?.recycled ?? 0 },
  ];
}

/** @param {Tell} own */
function lossLegend(own) {
  return SIDES.flatMap((side) => [
    { fill: `${side}-heavy`, label: own("lost-of", { side, how: "eliminated" }) },
    { fill: `${side}-light`, label: own("lost-of", { side, how: "recycled" }) },
  ]);
}
