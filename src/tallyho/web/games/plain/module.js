/** The table of a game that has no board of its own: everything that is on it, as headed lists. */

import { clear, el } from "../../shell/dom.js";

/** @import { Context, Json, Places, Table } from "../../types.d.ts" */

/** @param {Places} where @param {Context} context @returns {Table} */
export function open(where, context) {
  /** @type {{ [name: string]: Json }} */
  let last = {};
  const draw = () => {
    const parts = described(last, context);
    clear(
      where.board,
      el(
        "div",
        { class: "plain-table stack" },
        el("p", { class: "muted" }, context.say("web", "plain-intro")),
        parts.map(shown),
      ),
    );
  };
  return {
    draw(table) {
      last = table;
      draw();
    },
    light() {},
    describe: (table) => described(table, context),
    refresh: draw,
  };
}

/** @param {{ heading: string, lines: string[] }} part */
function shown(part) {
  return el(
    "section",
    { class: "panel padded" },
    el("h3", {}, part.heading),
    el(
      "ul",
      {},
      part.lines.map((line) => el("li", {}, line)),
    ),
  );
}

/** Each name of the table with what stands under it, one line a thing. @param {{ [name: string]: Json }} table @param {Context} context */
function described(table, context) {
  return Object.entries(table).map(([name, value]) => ({ heading: spaced(name), lines: lines(value, context) }));
}

/** @param {Json} value @param {Context} context @returns {string[]} */
function lines(value, context) {
  if (Array.isArray(value) && value.length > 0) return value.map((one) => inline(one, context));
  if (typeof value === "object" && value !== null && !Array.isArray(value) && Object.keys(value).length > 0) {
    return Object.entries(value).map(([name, one]) => `${spaced(name)}: ${inline(one, context)}`);
  }
  return [inline(value, context)];
}

/** @param {Json} value @param {Context} context @returns {string} */
function inline(value, context) {
  if (value === null || value === "") return context.say("web", "plain-none");
  if (typeof value === "boolean") return context.say("web", value ? "plain-yes" : "plain-no");
  if (typeof value !== "object") return String(value);
  const parts = Array.isArray(value)
    ? value.map((one) => inline(one, context))
    : Object.entries(value).map(([name, one]) => `${spaced(name)} ${inline(one, context)}`);
  return parts.length === 0 ? context.say("web", "plain-none") : parts.join(", ");
}

/** @param {string} name */
function spaced(name) {
  return name.replaceAll("_", " ");
}
