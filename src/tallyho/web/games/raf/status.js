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
  place.classList.add("raf-status");
  const hour = kit.words.hour(table.clock);
  redraw(place, [
    sectorClock(table.clock, kit.say("clock-shows", { hour })),
    el("span", { class: "raf-chip raf-when" }, el("span", {}, kit.words.date(table.date)), " · ", el("span", {}, hour)),
    el("span", { class: "raf-chip raf-weathers" }, weathers(kit, at)),
    el(
      "span",
      { class: `raf-chip raf-score ${table.vp * at.sense < 0 ? "raf-below" : "raf-above"}` },
      kit.say("vp"),
      " ",
      el("b", {}, signed(table.vp)),
    ),
    at.underWay && at.detected
      ? el(
          "span",
          { class: `raf-chip raf-warning raf-warning-${table.warning}` },
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
  const areas = at.weatherOver("LF2") === at.weatherOver("LF3") ? [LUFTFLOTTEN.join(" · ")] : [...LUFTFLOTTEN];
  return areas.flatMap((area) => {
    const here = at.weatherOver(area === "LF3" ? "LF3" : "LF2");
    return [weatherIcon(here), el("span", {}, `${area} ${kit.say("weather-short", { weather: here })}`)];
  });
}
