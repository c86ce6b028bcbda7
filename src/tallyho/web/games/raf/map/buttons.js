/** The buttons on the map: zoom, whole map, and a compass that turns it. */

/** @import { Context } from "../../../types.js" */
/** @import { View } from "../view.js" */

import { svg } from "../../../shell/dom.js";

const STEP = 1.5;

/**
 * @param {Context} context
 * @param {View} view
 * @param {() => void} turn
 */
export function mapButtons(context, view, turn) {
  const element = document.createElement("div");
  element.className = "map-buttons";
  const compass = svg(
    "g",
    {},
    svg("path", { class: "needle-north", d: "M12 2L15.5 12H8.5Z" }),
    svg("path", { class: "needle-south", d: "M12 22L15.5 12H8.5Z" }),
  );
  const into = button(svg("path", { d: "M12 5V19M5 12H19" }), () => view.zoomBy(STEP));
  const out = button(svg("path", { d: "M5 12H19" }), () => view.zoomBy(1 / STEP));
  const all = button(svg("path", { d: "M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15" }), () => view.overview());
  const turner = button(compass, turn);
  element.append(turner, into, out, all);
  return {
    element,
    /** Says what the buttons do. @param {boolean} southUp */
    say(southUp) {
      name(into, context.say("web-raf-map", "zoom-in"));
      name(out, context.say("web-raf-map", "zoom-out"));
      name(all, context.say("web-raf-map", "show-all"));
      name(turner, context.say("web-raf-map", "turn-map", { up: southUp ? "south" : "north" }));
      compass.setAttribute("transform", southUp ? "rotate(180 12 12)" : "");
    },
  };
}

/** The button that appears while something that may be chosen lies beside the picture. @param {() => void} press */
export function finder(press) {
  const element = document.createElement("button");
  element.type = "button";
  element.className = "map-finder";
  element.hidden = true;
  element.addEventListener("click", press);
  return element;
}

/** @param {SVGElement} icon @param {() => void} press */
function button(icon, press) {
  const element = document.createElement("button");
  element.type = "button";
  element.append(svg("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, icon));
  element.addEventListener("click", press);
  return element;
}

/** @param {HTMLButtonElement} element @param {string} words */
function name(element, words) {
  element.setAttribute("aria-label", words);
  element.title = words;
}
