/** The tracks beside the map: score, clock, calendar, weather, priorities, replacements, depletion, detection. */

/** @import { Leaf } from "../../shell/dom.js" */
/** @import { Kit } from "./parts.js" */
/** @import { Position } from "./position.js" */
import { el } from "../../shell/dom.js";
import { calendar } from "./calendar.js";
import { hidden } from "./elements.js";
import { LUFTFLOTTEN } from "./luftwaffe.js";
import { SEGMENTS } from "./position.js";
import { victoryTrack } from "./score.js";
import { weatherIcon } from "./signs.js";

export const PRIORITIES = /** @type {const} */ (["low", "medium", "high"]);

/** The whole tray, with what a game has of its own. @param {Kit} kit @param {Position} at @param {...Leaf} own @returns {Leaf[]} */
export function tracksTray(kit, at, ...own) {
  return [
    kit.heading("h2", kit.say("tray-tracks"), kit.say("about-tracks")),
    el(
      "div",
      { class: "raf-tracks" },
      victoryTrack(kit, at),
      clock(kit, at),
      calendar(kit, at),
      el("div", { class: "raf-track-column" }, weather(kit, at), priorities(kit, at)),
      at.campaigning ? [replacements(kit, at), depletion(kit, at)] : null,
      ...own,
      detection(kit, at),
    ),
  ];
}

/** The Clock with the Gruppen that wait on it (lion:2.1n, lion:2.1o). @param {Kit} kit @param {Position} at */
function clock(kit, at) {
  const spaces = [...SEGMENTS, "end-of-day"].map((segment) => {
    const now = at.table.clock === segment;
    const passed = SEGMENTS.indexOf(segment) >= 0 && segment < at.table.clock;
    return el(
      "li",
      { class: `${now ? "raf-now" : ""} ${passed ? "raf-passed" : ""}`, "aria-current": now ? "time" : null },
      el("span", { class: "raf-clock-time" }, segment === "end-of-day" ? kit.say("end-of-day") : segment),
      kit.pieces(at, at.in(`clock ${segment}`), "raf-tiny"),
    );
  });
  return kit.track("clock", el("ol", { class: "raf-clock" }, spaces));
}

/** @param {Kit} kit @param {Position} at */
function weather(kit, at) {
  const areas = LUFTFLOTTEN.map((luftflotte) =>
    el(
      "li",
      {},
      weatherIcon(at.weatherOver(luftflotte)),
      el("span", {}, el("b", {}, luftflotte), " ", kit.say("weather", { weather: at.weatherOver(luftflotte) })),
    ),
  );
  return kit.track("weather", el("ul", { class: "raf-weather" }, areas));
}

/** @param {Kit} kit @param {Position} at */
function priorities(kit, at) {
  const head = el(
    "tr",
    {},
    el("td"),
    PRIORITIES.map((level) => el("th", { scope: "col" }, kit.say("priority", { priority: level }))),
  );
  const rows = Object.entries(at.table.priorities).map(([type, level]) =>
    el(
      "tr",
      {},
      el("th", { scope: "row" }, kit.say("site-types", { type })),
      PRIORITIES.map((column) =>
        el(
          "td",
          { class: column === level ? `raf-mark raf-mark-${level}` : "" },
          column === level ? [el("span", { "aria-hidden": "true" }, "●"), hidden(kit.say("yes"))] : "",
        ),
      ),
    ),
  );
  return kit.track("priorities", el("table", { class: "raf-priorities" }, el("thead", {}, head), el("tbody", {}, rows)));
}

/** Replacement points with the tops of their tracks (lion:2.1t, lion:15.1e). @param {Kit} kit @param {Position} at */
function replacements(kit, at) {
  const rows = kit.layout.points.map((name) => {
    const value = at.table.points[name] ?? 0;
    const top = at.components.tracks.track_tops[name]?.top ?? value;
    const german = name.startsWith("german");
    return el(
      "li",
      { class: german ? "raf-luft" : name === "experienced_pilot" ? "raf-pilots" : "raf-raf" },
      el("span", { class: "raf-points-name" }, kit.say("points", { points: name })),
      pips(value, top),
      el("b", {}, kit.say("of-top", { value, top })),
    );
  });
  return kit.track("replacements", el("ul", { class: "raf-points" }, rows));
}

/** A row of lamps, so many of them on. @param {number} value @param {number} top @param {(space: number) => string} [look] */
function pips(value, top, look = () => "") {
  const all = Array.from({ length: top }, (_, index) =>
    el("i", { class: `${index < value ? "raf-on" : ""} ${look(index + 1)}` }),
  );
  return el("span", { class: "raf-pips", "aria-hidden": "true" }, all);
}

/** Depletion points and the levels they lead to (lion:2.1u). @param {Kit} kit @param {Position} at */
function depletion(kit, at) {
  const levels = Object.entries(at.components.tracks.depletion_levels);
  const starts = levels.map(([, { spaces }]) => Number.parseInt(spaces, 10));
  const top = Number(levels.at(-1)?.[1].spaces.split("-").at(-1) ?? 0);
  const look = (/** @type {number} */ space) => (space > 1 && starts.includes(space) ? "raf-level-start" : "");
  const lines = levels.map(([level, { spaces }]) => {
    const now = Number(level) === at.depletionLevel;
    const text = kit.say("line", { name: spaces.replace("-", "–"), value: kit.say("depletion-level", { level }) });
    return el("li", { class: now ? "raf-now" : "", "aria-current": now ? "true" : null }, text);
  });
  return kit.track(
    "depletion",
    el(
      "div",
      { class: "raf-depletion" },
      pips(at.table.depletion, top, look),
      el("b", {}, kit.say("of-top", { value: at.table.depletion, top })),
    ),
    el("ul", { class: "raf-bands" }, lines),
  );
}

/** The twenty spaces; that of the raid under way is marked. @param {Kit} kit @param {Position} at */
function detection(kit, at) {
  const spaces = Object.entries(at.components.tracks.detection).map(([space, of]) => {
    const fits = at.underWay && space === at.story.space;
    const words = kit.say("detection-space", {
      space,
      warning: kit.say("warning", { warning: of.warning }),
      intelligence: kit.say("intelligence", { intelligence: of.intelligence }),
    });
    return el(
      "li",
      { class: `raf-warning-${of.warning} ${fits ? "raf-now" : ""}`, title: words, "aria-current": fits ? "true" : null },
      hidden(words),
      el(
        "span",
        { "aria-hidden": "true" },
        el("b", {}, space),
        el("span", { class: "raf-level" }, kit.say("warning-short", { warning: of.warning })),
        el("span", { class: "raf-level" }, { poor: "○", limited: "◐", accurate: "●" }[of.intelligence]),
      ),
    );
  });
  const key = ["poor", "limited", "accurate"].map((level, index) =>
    el("span", {}, `${"○◐●".charAt(index)} ${kit.say("intelligence", { intelligence: level })}`),
  );
  return kit.track("detection", el("ol", { class: "raf-detection" }, spaces), el("p", { class: "raf-legend" }, key));
}
