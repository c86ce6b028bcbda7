/** What the pages of all reports are made of: heading, sections, tiles, what happened in 1940. */
/** @import { Head } from "../types" */
/** @import { DayThen, Figures, Report, Tell } from "./shapes" */

import { tabled } from "./frame.js";
import { author, cited, dated, decimal, language } from "./speech.js";
import { html } from "./svg.js";

/** @param {string} title @param {...Node} parts */
export function section(title, ...parts) {
  return html("section", {}, html("h2", {}, title), ...parts);
}

/** @param {Report} report @param {Tell} tell @param {Head} head @param {string} span */
export function heading(report, tell, head, span) {
  const played = [head.name, ...head.options.map((option) => option.name), span].filter(Boolean).join(" · ");
  const ending = report.ending;
  const made = html(
    "header",
    { class: "report-head paper" },
    html("p", { class: "kicker" }, tell(report.over ? "kicker-over" : "kicker-going-on")),
    html("h1", {}, head.scenario.name),
    html("p", { class: "played" }, played),
  );
  if (ending && report.game === "lion") {
    const verdict = html("p", { class: "verdict" }, tell(`level-${ending.level}`));
    made.append(html("div", { class: "ending" }, verdict, html("p", {}, tell(`reason-${ending.reason}`))));
  }
  made.append(actions(tell, head));
  return made;
}

/** @param {Tell} tell @param {Head} head */
function actions(tell, head) {
  const print = html("button", { type: "button", class: "print" }, tell("print"));
  print.addEventListener("click", () => window.print());
  return html("p", { class: "actions" }, print, html("a", { href: `/play/${head.id}` }, tell("to-game")));
}

/** Figures with their names and notes. @param {[figure: string, name: string, note: string][]} figures */
export function tiled(figures) {
  return html(
    "dl",
    { class: "tiles" },
    ...figures.map(([figure, name, note]) =>
      html(
        "div",
        {},
        html("dt", {}, name),
        html("dd", { class: "figure" }, figure),
        html("dd", { class: "note" }, note),
      ),
    ),
  );
}

/**
 * The totals of the whole battle and the strength of Fighter Command, for a campaign.
 * @param {{ history: { totals: Figures[], strength: { author: string, date: string, serviceable: number, verified: boolean }[] } }} report
 * @param {Tell} tell
 */
export function wholeBattle({ history }, tell) {
  if (!history.totals.length) return [];
  const totals = tabled(
    {
      headings: [tell("col-author"), tell("col-raf"), tell("col-luftwaffe"), tell("col-ratio"), tell("col-verified")],
      rows: history.totals.map((one) => [
        author(tell, one.author),
        one.raf,
        one.luftwaffe,
        decimal(one.luftwaffe / one.raf, 2),
        tell("read", { read: one.read }),
      ]),
    },
    tell("totals-caption"),
  );
  const strength = tabled({
    headings: [tell("col-date"), tell("col-serviceable"), tell("col-author"), tell("col-verified")],
    rows: history.strength.map((one) => [
      dated(tell, one.date),
      one.serviceable,
      author(tell, one.author),
      tell("read", { read: one.verified ? "both" : "none" }),
    ]),
  });
  const folded = html(
    "details",
    { class: "numbers" },
    html("summary", {}, tell("strength-caption")),
    scrolled(strength, tell("strength-caption")),
  );
  return [html("div", { class: "battle" }, scrolled(totals, tell("totals-caption")), folded)];
}

/** A table that scrolls by itself where the page is narrow. @param {HTMLElement} table @param {string} label */
export function scrolled(table, label) {
  return html("div", { class: "scrolled", tabindex: "0", role: "region", "aria-label": label }, table);
}

/** A day of 1940. @param {DayThen} then @param {Tell} tell */
export function happened(then, tell) {
  const spoken = language();
  return [
    html("p", {}, then.raids[spoken] ?? ""),
    html(
      "p",
      { class: "note" },
      tell("then-weather", { weather: then.weather[spoken] ?? "", phase: tell("phase", { phase: then.phase }) }),
    ),
    html("ul", { class: "figures" }, ...then.figures.map((one) => html("li", {}, cited(tell, one)))),
  ];
}
