/** What stands ready in France: the Gruppen of each Luftflotte at its airbases, by type, and the weather over there. */

/** @import { GermanType, Luftflotte, Scene } from "../raf.js" */
/** @import { Say } from "../../../types.js" */
/** @import { Box } from "./geometry.js" */

import { name } from "../counter.js";
import { around, short } from "./geometry.js";
import { weatherIcon } from "./icons.js";
import { silhouette } from "../silhouettes.js";
import { svg } from "../../../shell/dom.js";

/** @type {GermanType[]} */
const TYPES = ["me109", "me110", "do17", "he111", "ju88", "ju87"];
const WIDTH = 118;
const HEIGHT = 66;

/** @typedef {{ element: SVGGElement, place: (scale: number) => Box }} Airbase */
/** @typedef {Map<GermanType, { full: number, reduced: number }>} Counts */

/** @param {Scene} scene @returns {Airbase[]} */
export function airbases(scene) {
  return /** @type {Luftflotte[]} */ (["LF2", "LF3"]).map((luftflotte) => {
    const spot = scene.projection.spot(scene.board.airbases[luftflotte].at);
    const element = panel(luftflotte, counted(luftflotte, scene), scene);
    return {
      element,
      place(scale) {
        element.setAttribute("transform", `translate(${short(spot.x)} ${short(spot.y)}) scale(${short(scale)})`);
        return around(spot, WIDTH * scale, HEIGHT * scale);
      },
    };
  });
}

/**
 * Gruppen at airbases, full and reduced, by type.
 * @param {Luftflotte} luftflotte
 * @param {Scene} scene
 * @returns {Counts}
 */
function counted(luftflotte, { components, table }) {
  const counts = new Map(TYPES.map((type) => [type, { full: 0, reduced: 0 }]));
  for (const [id, box] of Object.entries(table.units)) {
    const unit = components.units[id];
    const count = counts.get(/** @type {GermanType} */ (unit?.type));
    if (!count || unit?.luftflotte !== luftflotte || !box.startsWith("airbase")) continue;
    if (box === "airbase") count.full += 1;
    else count.reduced += 1;
  }
  return counts;
}

/** @param {Luftflotte} luftflotte @param {Counts} counts @param {Scene} scene */
function panel(luftflotte, counts, { table, context }) {
  const number = luftflotte.slice(2);
  const weather = table.weather[luftflotte];
  const icon = weatherIcon(weather);
  icon.setAttribute("transform", `translate(${WIDTH / 2 - 12} ${11 - HEIGHT / 2}) scale(.9)`);
  const title = context.say("web-raf-map", "luftflotte", { number });
  const words = airbaseWords(context.say, number, weather, counts);
  const element = svg(
    "g",
    { class: "airbase", role: "img" },
    svg("rect", { x: -WIDTH / 2, y: -HEIGHT / 2, width: WIDTH, height: HEIGHT, rx: 6 }),
    svg("text", { class: "airbase-name", "aria-hidden": "true", x: 7 - WIDTH / 2, y: 14 - HEIGHT / 2 }, title),
    icon,
    ...[...counts].map(([type, count], i) => cell(type, count, i)),
  );
  name(element, words);
  element.addEventListener("pointerenter", () => context.tell(words));
  return element;
}

/**
 * One type, in two rows of three.
 * @param {GermanType} type
 * @param {{ full: number, reduced: number }} count
 * @param {number} i
 */
function cell(type, count, i) {
  const plane = silhouette(type);
  plane.setAttribute("transform", "scale(.18)");
  const number = svg("text", { x: 9, y: 4 }, String(count.full));
  if (count.reduced) number.append(svg("tspan", { class: "airbase-reduced" }, `+${count.reduced}`));
  const [x, y] = [16 - WIDTH / 2 + (i % 3) * 38, 31 - HEIGHT / 2 + Math.floor(i / 3) * 22];
  const none = count.full + count.reduced ? "" : " none";
  return svg("g", { class: `airbase-type ${type}${none}`, "aria-hidden": "true", transform: `translate(${x} ${y})` }, plane, number);
}

/** @param {Say} say @param {string} number @param {string} weather @param {Counts} counts */
function airbaseWords(say, number, weather, counts) {
  const gruppen = [...counts.values()].reduce((sum, count) => sum + count.full + count.reduced, 0);
  const sky = say("web-raf-map", "weather", { weather });
  const types = [...counts].filter(([, count]) => count.full + count.reduced > 0);
  return [
    say("web-raf-map", "airbase", { number, weather: sky, gruppen }),
    ...types.map(([type, count]) => say("web-raf-map", "airbase-type", { type, ...count })),
  ].join(" · ");
}
