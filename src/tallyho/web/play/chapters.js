/** Days and raids, or turns and their phases: where the log and the timeline are divided. */

/** @import { LogLine } from "../types.js" */

/** @typedef {(message: string, args?: Record<string, string | number>) => string} Says */
/** @typedef {{ level: "day" | "raid", text: string }} Heading */

/** How days begin: with the first hour in Lion, with planning in Eagle. */
const DAYS = ["day-begins", "strategy-drawn"];
const RAIDS = ["raid-major", "raid-minor", "snap-raid-begins", "follow-up", "raid-flies"];
const NIGHTS = ["end-of-day"];

/** The heading that begins with a line; null: none. @param {LogLine} line @param {Says} say @returns {Heading | null} */
export function headingOf(line, say) {
  if (line.key === "turn-begins") return { level: "day", text: say("chapter-turn", { turn: text(line, "turn") }) };
  if (line.key === "phase-begins") return { level: "raid", text: say("chapter-phase", { phase: text(line, "phase") }) };
  if (line.key === "strategy-drawn") return { level: "day", text: say("chapter-planning") };
  if (DAYS.includes(line.key)) return { level: "day", text: say("chapter-day", { time: text(line, "time") }) };
  if (NIGHTS.includes(line.key)) return { level: "day", text: say("chapter-night") };
  if (line.key === "follow-up") return { level: "raid", text: say("chapter-follow-up") };
  if (!RAIDS.includes(line.key)) return null;
  return { level: "raid", text: say(`chapter-${line.key}`, { site: text(line, "site") }) };
}

/** @param {LogLine} line @param {string} name */
function text(line, name) {
  const value = line.args[name];
  return typeof value === "string" || typeof value === "number" ? value : "";
}

/** @typedef {{ at: number, level: "day" | "raid", text: string, label: string }} Mark */

/** Where days and raids begin. @param {LogLine[]} lines @param {Says} say @returns {Mark[]} */
export function marksOf(lines, say) {
  let days = 0;
  return lines.flatMap((line) => {
    const heading = NIGHTS.includes(line.key) ? null : headingOf(line, say);
    if (heading === null) return [];
    if (heading.level === "day") days += 1;
    const label = heading.level !== "day" ? "" : labelOf(line, days, say);
    return [{ at: line.after, ...heading, label }];
  });
}

/** @param {LogLine} line @param {number} days @param {Says} say */
function labelOf(line, days, say) {
  return line.key === "turn-begins" ? say("turn-label", { n: text(line, "turn") }) : say("day-label", { n: days });
}
