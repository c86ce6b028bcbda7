/** The top bar: day, sector clock, weather, score, and what is known of the raid. */

/** @import { Leaf } from "../../shell/dom.js" */
/** @import { Kit } from "./parts.js" */
/** @import { Position } from "./position.js" */
import { el } from "../../shell/dom.js";
import { redraw } from "./elements.js";
import { LUFTFLOTTEN } from "./luftwaffe.js";
import { sectorClock, weatherIcon } from "./signs.js";
import { signed } from "./wording.js";

/** Draws the status. @param {HTMLElement} place @param {Kit} kit @param {Position} at */
export function drawStatus(place, kit, at) {
  const { table } = at;
  place.classList.add("lion-status");
  const hour = kit.words.hour(table.clock);
  redraw(place, [
    sectorClock(table.clock, kit.say("clock-shows", { hour })),
    el("span", { class: "lion-chip lion-when" }, el("span", {}, kit.words.date(table.date)), " · ", el("span", {}, hour)),
    el("span", { class: "lion-chip lion-weathers" }, weathers(kit, at)),
    el(
      "span",
      { class: `lion-chip lion-score ${table.vp < 0 ? "lion-below" : "lion-above"}` },
      kit.say("vp"),
      " ",
      el("b", {}, signed(table.vp)),
    ),
    at.underWay
      ? el(
          "span",
          { class: `lion-chip lion-warning lion-warning-${table.warning}` },
          kit.say("warning-and-intelligence", {
            warning: kit.say("warning", { warning: table.warning }),
            intelligence: kit.say("intelligence", { intelligence: table.intelligence }),
          }),
        )
      : null,
  ]);
}

/** The weather of both areas, said once if it is the same. @param {Kit} kit @param {Position} at @returns {Leaf[]} */
function weathers(kit, at) {
  const { weather } = at.table;
  const areas = weather.LF2 === weather.LF3 ? [LUFTFLOTTEN.join(" · ")] : [...LUFTFLOTTEN];
  return areas.flatMap((area) => {
    const here = area === "LF3" ? weather.LF3 : weather.LF2;
    return [weatherIcon(here), el("span", {}, `${area} ${kit.say("weather-short", { weather: here })}`)];
  });
}
