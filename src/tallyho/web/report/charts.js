/** The charts: a step line, bars that stack up and down, level bars, and dots with their interval. */
/** @import { Surface } from "./shapes" */

import { edge, fills, grid, scale, steps, svg, text } from "./svg.js";

/** @typedef {{ x: number, y: number }} Spot */
/** A band of values; `foot` writes its label at its lower edge. @typedef {{ low: number, high: number, label: string, kind: string, foot?: boolean }} Band */
/** @typedef {{ from: number, to: number, y: number, kind: string, label: string }} Rule */
/** @typedef {{ x: number, label: string }} Tick */
/** @typedef {{ spots: Spot[], bands: Band[], rules: Rule[], labels: string[], hours: Tick[], end: number }} StepLine */
/** @typedef {{ fill: string, size: number }} Part */
/** @typedef {(value: number) => string} Said */
/** @typedef {{ label: string, up: Part[], down: Part[], marked?: boolean }} Column */

/** A number with its sign. @param {number} value */
export function signed(value) {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0";
}

/**
 * A line that steps from value to value, over bands; labels name the axis' stretches, `hours` places within them.
 * @param {StepLine} what
 * @param {Surface} surface
 */
export function stepLine({ spots, bands, rules, labels, hours, end }, surface) {
  const { svg: where, width, height, line } = surface;
  const values = [...spots.map((spot) => spot.y), ...rules.map((rule) => rule.y), 0];
  const [low, high] = [Math.min(...values) - 2, Math.max(...values) + 2];
  const [left, right, top, bottom] = [line * 2.6, width - line * 0.6, line * 0.6, height - line * 2];
  const x = scale([0, end], [left, right]);
  const y = scale([low, high], [bottom, top]);
  for (const band of bands) {
    const [from, to] = [Math.max(low, band.low - 0.5), Math.min(high, band.high + 0.5)];
    if (from < to) drawBand(surface, band, [left, right], [y(to), y(from)]);
  }
  grid(surface, steps(low, high, height / line / 3), y, [left, right], signed);
  stretches(surface, labels, x, [top, bottom]);
  for (const hour of hours) {
    where.append(svg("line", { x1: x(hour.x), x2: x(hour.x), y1: bottom, y2: bottom + 4, class: "zero" }));
    where.append(text(x(hour.x), bottom + line * 1.4, hour.label, "tick middle"));
  }
  for (const rule of rules) {
    where.append(svg("line", { x1: x(rule.from), x2: x(rule.to), y1: y(rule.y), y2: y(rule.y), class: rule.kind }));
    if (rule.label.length * line * 0.54 < x(rule.to) - x(rule.from))
      where.append(text(x(rule.to) - 3, y(rule.y) - line * 0.3, rule.label, "tick end muted"));
  }
  where.append(svg("path", { d: stepped(spots, x, y, end), class: "path" }));
  for (const spot of spots) {
    where.append(svg("circle", { cx: x(spot.x), cy: y(spot.y), r: 2.6, class: "spot" }));
    surface.mark(x(spot.x) - 5, y(spot.y) - 5, 10, 10);
  }
}

/** @param {Surface} surface @param {Band} band @param {[number, number]} across @param {[number, number]} down */
function drawBand({ svg: where, line }, band, [left, right], [top, bottom]) {
  where.append(svg("rect", { x: left, y: top, width: right - left, height: bottom - top, class: `band ${band.kind}` }));
  where.append(svg("line", { x1: left, x2: right, y1: bottom, y2: bottom, class: "border" }));
  const place = band.foot ? bottom - line * 0.5 : top + line * 1.15;
  if (bottom - top > line * 1.5) where.append(text(left + line * 0.5, place, band.label, "tick muted caps"));
}

/** @param {Spot[]} spots @param {(v: number) => number} x @param {(v: number) => number} y @param {number} end */
function stepped(spots, x, y, end) {
  const [first, ...rest] = spots;
  if (!first) return "";
  const moves = rest.map((spot) => `H${x(spot.x).toFixed(1)}V${y(spot.y).toFixed(1)}`);
  const last = Math.min(end, (spots.at(-1) ?? first).x + 0.05);
  return `M${x(first.x).toFixed(1)},${y(first.y).toFixed(1)}${moves.join("")}H${x(last).toFixed(1)}`;
}

/**
 * Named stretches of equal length under an axis, as many names as there is room for.
 * @param {Surface} surface
 * @param {string[]} labels
 * @param {(v: number) => number} x
 * @param {[number, number]} down
 */
function stretches({ svg: where, line }, labels, x, [top, bottom]) {
  const longest = Math.max(...labels.map((label) => label.length), 1);
  const every = Math.max(1, Math.ceil((longest * line * 0.54 + line * 0.5) / Math.max(1, x(1) - x(0))));
  labels.forEach((label, place) => {
    where.append(svg("line", { x1: x(place), x2: x(place), y1: top, y2: bottom, class: "grid" }));
    if (place % every === 0)
      where.append(text((x(place) + x(place + 1)) / 2, bottom + line * 1.4, label, "tick middle"));
  });
}

/**
 * Columns whose parts stack upwards and downwards from zero.
 * @param {{ columns: Column[], up: string, down: string }} what
 * @param {Surface} surface
 */
export function columns({ columns, up, down }, surface) {
  const { svg: where, width, height, line } = surface;
  const high = Math.max(1, ...columns.map((column) => sum(column.up)));
  const low = Math.max(0, ...columns.map((column) => sum(column.down)));
  const [left, right, top, bottom] = [line * 2.2, width - line * 0.4, line * 1.6, height - line * (down ? 3.2 : 2)];
  const x = scale([0, columns.length], [left, right]);
  const y = scale([-low, high], [bottom, top]);
  const fill = fills(
    where,
    columns.flatMap((column) => [...column.up, ...column.down].map((part) => part.fill)),
  );
  grid(surface, steps(-low, high, height / line / 3), y, [left, right], (value) => String(Math.abs(value)));
  axis(surface, columns, x, bottom);
  where.append(text(left, top - line * 0.6, `▲ ${up}`, "tick caps"));
  if (down) where.append(text(left, bottom + line * 2.9, `▼ ${down}`, "tick caps"));
  const broad = Math.min((x(1) - x(0)) * (columns.length > 20 ? 0.86 : 0.62), line * 4);
  columns.forEach((column, place) => {
    const middle = (x(place) + x(place + 1)) / 2;
    stacked(where, column.up, [middle - broad / 2, broad], y, 1, fill);
    stacked(where, column.down, [middle - broad / 2, broad], y, -1, fill);
    const [from, to] = [y(sum(column.up)), y(-sum(column.down))];
    if (column.marked) where.append(text(middle, from - line * 0.25, "◆", "tick middle diamond"));
    surface.mark(middle - broad / 2, from, broad, Math.max(2, to - from));
  });
}

/**
 * @param {SVGSVGElement} where
 * @param {Part[]} parts
 * @param {[number, number]} across
 * @param {(v: number) => number} y
 * @param {1 | -1} way
 * @param {Record<string, string>} fill
 */
function stacked(where, parts, [left, broad], y, way, fill) {
  let reached = 0;
  for (const part of parts) {
    if (!part.size) continue;
    const [one, other] = [y(way * reached), y(way * (reached + part.size))];
    reached += part.size;
    const place = { x: left, y: Math.min(one, other), width: broad, height: Math.abs(one - other) };
    const outline = broad > 6 || part.fill.endsWith("memory") ? `edge edge-${edge(part.fill)}` : "";
    where.append(svg("rect", { ...place, fill: fill[part.fill] ?? "none", class: outline }));
  }
}

/**
 * Names under columns, as many as there is room for.
 * @param {Surface} surface
 * @param {Column[]} columns
 * @param {(v: number) => number} x
 * @param {number} bottom
 */
function axis({ svg: where, line }, columns, x, bottom) {
  const longest = Math.max(...columns.map((column) => column.label.length), 1);
  const every = Math.max(1, Math.ceil((longest * line * 0.54 + line * 0.5) / Math.max(1, x(1) - x(0))));
  let reached = 0;
  columns.forEach((column, place) => {
    const half = column.label.length * line * 0.27;
    const middle = Math.min((x(place) + x(place + 1)) / 2, x(columns.length) - half);
    if (place % every || middle - half < reached) return;
    where.append(text(middle, bottom + line * 1.4, column.label, "tick middle"));
    reached = middle + half + line * 0.3;
  });
}

/** @param {Part[]} parts */
function sum(parts) {
  return parts.reduce((total, part) => total + part.size, 0);
}

/**
 * Level bars with their names at the left.
 * @param {{ rows: { label: string, parts: Part[] }[] }} what
 * @param {Surface} surface
 */
export function bars({ rows }, surface) {
  const { svg: where, width, height, line } = surface;
  const left = Math.max(...rows.map((row) => row.label.length), 4) * line * 0.6 + line;
  const x = scale([0, Math.max(1, ...rows.map((row) => sum(row.parts)))], [left, width - line * 2.4]);
  const fill = fills(
    where,
    rows.flatMap((row) => row.parts.map((part) => part.fill)),
  );
  const high = height / Math.max(1, rows.length);
  rows.forEach(({ label, parts }, place) => {
    const [top, thick] = [place * high + high * 0.18, high * 0.64];
    where.append(text(left - line * 0.5, top + thick / 2 + line * 0.32, label, "tick end"));
    let reached = 0;
    for (const part of parts) {
      const place = { x: x(reached), y: top, width: x(reached + part.size) - x(reached), height: thick };
      if (part.size)
        where.append(svg("rect", { ...place, fill: fill[part.fill] ?? "none", class: `edge edge-${edge(part.fill)}` }));
      reached += part.size;
    }
    where.append(text(x(reached) + line * 0.4, top + thick / 2 + line * 0.32, String(reached), "tick strong"));
    surface.mark(x(0), top, Math.max(4, x(reached) - x(0)), thick);
  });
}

/** @typedef {{ label: string, value: number, low: number, high: number, shown: string }} Dot */

/**
 * A dot a row with the interval in which it was to be expected; a dot outside it is a diamond.
 * @param {{ rows: Dot[], middle: number, ends: [number, number], ticks: number[], said: Said, axis: string }} what
 * @param {Surface} surface
 */
export function dots({ rows, middle, ends, ticks, said, axis }, surface) {
  const { svg: where, width, height, line } = surface;
  const narrow = width < line * 40;
  const left = narrow ? line : Math.max(...rows.map((row) => row.label.length)) * line * 0.56 + line;
  const [top, bottom] = [line * 0.4, height - line * 2.6];
  const x = scale(ends, [left, width - line * 3.6]);
  for (const value of ticks) {
    where.append(svg("line", { x1: x(value), x2: x(value), y1: top, y2: bottom, class: "grid" }));
    where.append(text(x(value), bottom + line * 1.2, said(value), "tick middle"));
  }
  where.append(svg("line", { x1: x(middle), x2: x(middle), y1: top, y2: bottom, class: "expected" }));
  where.append(text((left + width - line * 3.6) / 2, bottom + line * 2.35, axis, "tick middle muted"));
  const high = (bottom - top) / Math.max(1, rows.length);
  rows.forEach((row, place) => {
    const y = top + high * (place + (narrow ? 0.72 : 0.5));
    where.append(
      narrow
        ? text(left, y - line * 0.75, row.label, "tick")
        : text(left - line * 0.7, y + line * 0.32, row.label, "tick end"),
    );
    where.append(svg("line", { x1: x(row.low), x2: x(row.high), y1: y, y2: y, class: "interval" }));
    where.append(dot(x(row.value), y, row.value < row.low || row.value > row.high));
    where.append(text(width - line * 3.2, y + line * 0.32, row.shown, "tick strong"));
    surface.mark(x(row.value) - 8, y - 8, 16, 16);
  });
}

/** @param {number} x @param {number} y @param {boolean} beyond */
function dot(x, y, beyond) {
  if (!beyond) return svg("circle", { cx: x, cy: y, r: 5, class: "dot" });
  return svg("path", { d: `M${x},${y - 8}l8,8l-8,8l-8,-8z`, class: "dot beyond" });
}
