/** Victory points over time. */
/** @import { Chart, LionReport, Point, Tell } from "./shapes" */
/** @import { Rule } from "./charts.js" */

import { signed, stepLine } from "./charts.js";
import { dated, shortly, timed } from "./speech.js";

const CLOCK = ["before-dawn", "0600", "0800", "1000", "1200", "1400", "1600", "1800", "end-of-day"];
/** Of a day, how much of its width goes to hours before which nothing happens, and to an hour's slot. */
const [DAWN, SLOT] = [0.02, 0.12];
/** The hours of a single day, in the middle of their slots. */
const HOURS = CLOCK.slice(1, -1).map((label, place) => ({ x: DAWN + (place + 0.9) * SLOT, label }));

/** @param {LionReport} report @param {Tell} tell @returns {Chart} */
export function pointsChart(report, tell) {
  const { vp, days } = report;
  const one = days.length < 2;
  const dates = days.map((day) => day.date);
  const spots = vp.points.map((point, place) => ({ x: along(vp.points, place, dates), y: point.vp }));
  const end = Math.max(dates.length, 1) + ((spots.at(-1)?.x ?? 0) >= dates.length ? 0.3 : 0);
  const bands = vp.bands.map((band) => ({ ...band, label: tell(`level-${band.level}`), kind: kindOf(band) }));
  const rules = limits(report, dates, end, tell);
  const total = vp.points.map((point) => point.vp);
  const facts = {
    now: signed(vp.now),
    low: signed(Math.min(...total)),
    high: signed(Math.max(...total)),
    changes: total.length - 1,
  };
  return {
    title: tell("vp-title"),
    note: tell(vp.bands.length ? "vp-note-bands" : "vp-note-sealion"),
    summary: tell("vp-summary", facts),
    legend:
      vp.sealion.length && rules.some((rule) => rule.kind !== "limit")
        ? [
            { fill: "line:cancel", label: tell("sealion-cancel") },
            { fill: "line:start", label: tell("sealion-start") },
          ]
        : [],
    table: {
      headings: [
        tell("col-date"),
        tell("col-time"),
        tell("col-change"),
        tell("col-total"),
        tell("col-cause"),
        tell("col-answer"),
      ],
      rows: vp.points.map((point) => [
        dated(tell, point.date),
        timed(tell, point.clock),
        signed(point.change),
        signed(point.vp),
        tell("cause", { cause: point.cause }),
        point.number,
      ]),
    },
    values: vp.points.map((point) => spoken(point, tell)),
    height: 21,
    draw: (surface) =>
      stepLine(
        {
          spots,
          bands,
          rules,
          labels: one ? [""] : dates.map((date) => shortly(tell, date)),
          hours: one ? HOURS : [],
          end,
        },
        surface,
      ),
  };
}

/**
 * Where a point stands on the axis: its day, its hour, and its place among the points of that hour.
 * @param {Point[]} points
 * @param {number} place
 * @param {string[]} dates
 */
function along(points, place, dates) {
  const point = /** @type {Point} */ (points[place]);
  if (point.cause === "start") return 0;
  const day = dates.indexOf(point.date);
  if (day < 0) return dates.filter((date) => date < point.date).length;
  const hour = Math.max(0, CLOCK.indexOf(point.clock));
  const same = points.filter((one) => one.date === point.date && one.clock === point.clock && one.cause !== "start");
  const inside = (same.indexOf(point) + (hour ? 0.5 : 0)) / same.length;
  return day + DAWN + (hour ? (hour - 0.6) * SLOT + inside * SLOT : inside * SLOT * 0.4);
}

/** Whether a band is good for the player: of a solitaire game only the player is ever the winner. @param {{ level: string, winner: string | null }} band */
function kindOf({ level, winner }) {
  return level === "draw" ? "even" : winner === null ? "against" : "for";
}

/**
 * The totals that end a campaign: Sealion's on the days that have them, and those of elimination if they are near.
 * @param {LionReport} report
 * @param {string[]} dates
 * @param {number} end
 * @param {Tell} tell
 * @returns {Rule[]}
 */
function limits({ vp }, dates, end, tell) {
  const last = vp.points.at(-1)?.date ?? "";
  const values = new Map(vp.sealion.map((one) => [one.date, one]));
  const shown = last > (dates.at(-1) ?? "") ? [...dates, last] : dates;
  const rules = [
    ...levels("cancel", shown.map((date) => values.get(date)?.cancel), end),
    ...levels("start", shown.map((date) => values.get(date)?.start), end),
  ];
  const limit = vp.limit;
  if (limit === null) return rules;
  for (const y of [limit, -limit]) {
    const near = vp.points.some((point) => Math.abs(y - point.vp) < 10);
    if (near) rules.push({ from: 0, to: end, y, kind: "limit", label: tell("limit", { vp: signed(y) }) });
  }
  return rules;
}

/**
 * A line for every stretch of days with the same value; days without a value have none.
 * @param {string} kind
 * @param {(number | undefined)[]} values
 * @param {number} end
 */
function levels(kind, values, end) {
  /** @type {Rule[]} */
  const rules = [];
  values.forEach((y, place) => {
    const last = rules.at(-1);
    const to = Math.min(end, place + 1);
    if (y === undefined) return;
    if (last && last.y === y && last.to === place) last.to = to;
    else rules.push({ from: place, to, y, kind, label: signed(y) });
  });
  return rules;
}

/** @param {Point} point @param {Tell} tell */
function spoken(point, tell) {
  const when = { date: dated(tell, point.date), time: timed(tell, point.clock), vp: signed(point.vp) };
  return tell("vp-value", { ...when, change: signed(point.change), cause: tell("cause", { cause: point.cause }) });
}
