/** Small drawings: the weather and the sector clock of the operations rooms. */

/** @import { Weather } from "./raf.js" */
import { svg } from "../../shell/dom.js";

const CLOUD = "M7 17a4 4 0 0 1 .4-8 5.5 5.5 0 0 1 10.4 1.6A3.3 3.3 0 0 1 17.5 17Z";

/** Sun, sun behind a cloud, clouds; nothing for weather that is not known yet. @param {Weather | "unknown"} weather */
export function weatherIcon(weather) {
  if (weather === "unknown") return null;
  const sun = svg("circle", {
    class: "raf-sun",
    cx: weather === "clear" ? 12 : 8,
    cy: weather === "clear" ? 12 : 8,
    r: weather === "clear" ? 5 : 4,
  });
  const rays = svg("path", { class: "raf-rays", d: "M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2" });
  const cloud = svg("path", { class: "raf-cloud", d: CLOUD });
  const second = svg("path", { class: "raf-cloud raf-cloud-2", d: CLOUD, transform: "translate(-3.5 -4.5) scale(.9)" });
  const parts = { clear: [rays, sun], patchy: [sun, cloud], broken: [second, cloud] }[weather];
  return svg("svg", { class: "raf-weather-icon", viewBox: "0 0 24 24", "aria-hidden": "true" }, parts);
}

/**
 * The sector clock: each five minutes have a colour, so that a plot shows how old it is.
 * @param {string} time `1400`, or `end-of-day`
 * @param {string} words
 */
export function sectorClock(time, words) {
  const hour = time === "end-of-day" ? 20 : Number(time.slice(0, 2));
  const minute = time === "end-of-day" ? 0 : Number(time.slice(2));
  const triangles = Array.from({ length: 12 }, (_, index) => {
    const colour = ["red", "yellow", "blue"][index % 3];
    return svg("path", { class: `raf-clock-${colour}`, d: `M0 0L${round(index, 46)}L${round(index + 1, 46)}Z` });
  });
  const hours = Array.from({ length: 12 }, (_, index) =>
    svg("text", { x: point(index + 1, 37).x, y: point(index + 1, 37).y + 4.5 }, String(index + 1)),
  );
  return svg(
    "svg",
    { class: "raf-dial", viewBox: "-50 -50 100 100", role: "img", "aria-label": words },
    svg("circle", { class: "raf-dial-rim", r: 48 }),
    svg("circle", { class: "raf-dial-face", r: 46 }),
    triangles,
    svg("circle", { class: "raf-dial-middle", r: 28 }),
    svg("circle", { class: "raf-dial-ring", r: 46 }),
    hours,
    svg("line", {
      class: "raf-dial-hand raf-dial-hour",
      x1: 0,
      y1: 0,
      x2: point(hour + minute / 60, 22).x,
      y2: point(hour + minute / 60, 22).y,
    }),
    svg("line", { class: "raf-dial-hand", x1: 0, y1: 0, x2: point(minute / 5, 34).x, y2: point(minute / 5, 34).y }),
    svg("circle", { class: "raf-dial-hub", r: 4 }),
  );
}

/** A point on the dial at an hour. @param {number} hour @param {number} radius */
function point(hour, radius) {
  const angle = (hour / 12) * 2 * Math.PI;
  return { x: Math.round(Math.sin(angle) * radius * 10) / 10, y: Math.round(-Math.cos(angle) * radius * 10) / 10 };
}

/** @param {number} hour @param {number} radius */
function round(hour, radius) {
  const { x, y } = point(hour, radius);
  return `${x} ${y}`;
}
