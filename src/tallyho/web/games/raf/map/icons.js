/** Icons of targets, our own drawings, in a square from -8 to 8. */

/** @import { Damage, SiteType } from "../raf.js" */

import { svg } from "../../../shell/dom.js";

/** Filled, and drawn with a pen. @type {{ [type in SiteType]: { fill: string, pen: string } }} */
const ICONS = {
  radar: { fill: "M-1-6H1L3.6 7H1.8L1.2 3.4H-1.2L-1.8 7H-3.6Z", pen: "M-6-5.5H6M-4.5-2H4.5M-2.6 2.5H2.6" },
  airfield: { fill: "", pen: "M-4.6 2.8L4.6-2.8M-2.5-4.6L2.5 4.6" },
  port: { fill: "", pen: "M0-3.2V6.5M-3.2-1H3.2M-6 1.5C-5.5 5-3 6.5 0 6.5S5.5 5 6 1.5" },
  industry: { fill: "M-6.5 6V-.5L-2.5-3V-.5L1.5-3V-.5L3-1.5V-7H5.5V-2H6.5V6Z", pen: "" },
  city: { fill: "M-6.5 6V0H-3V-4.5L-.8-7 1.5-4.5V-1.5H6.5V6Z", pen: "" },
  headquarters: { fill: "M-4-7H-2.6V7H-4ZM-2.6-6.5H6L3.8-3.5 6-.5H-2.6Z", pen: "" },
  military_base: { fill: "M-6.5 5.5V1A6.5 6.5 0 0 1 6.5 1V5.5H3V1.5H-3V5.5Z", pen: "" },
};

const RAYS = "M-1-8V-6.5M-1 6V4.5M-8-1H-6.5M6-1H4.5M-6-6L-5-5M4 4L3 3M4-6L3-5M-6 4L-5 3";

/** @param {SiteType} type */
export function siteIcon(type) {
  const { fill, pen } = ICONS[type];
  /** @type {SVGElement[]} */
  const parts = [svg("circle", { class: "site-ground", r: 7.2 })];
  if (fill) parts.push(svg("path", { class: "site-fill", d: fill, transform: "scale(.72)" }));
  if (pen) parts.push(svg("path", { class: "site-pen", d: pen, transform: "scale(.72)" }));
  if (type === "port") parts.push(svg("circle", { class: "site-pen", r: 1.3, cy: -3.7 }));
  return svg("g", { class: `site-icon ${type}` }, ...parts);
}

/** One burst for light damage, two for heavy. @param {Damage} damage */
export function damageIcon(damage) {
  const burst = "M0-5L1.3-1.7 4.6-2.7 2.3.2 4.4 3 1.2 2.2 0 5-1.2 2.2-4.4 3-2.3.2-4.6-2.7-1.3-1.7Z";
  const marks = [svg("path", { d: burst, transform: "translate(6 -6)" })];
  if (damage === "heavy") marks.push(svg("path", { d: burst, transform: "translate(-6 -6)" }));
  return svg("g", { class: `damage ${damage}` }, ...marks);
}

/** Sun, sun behind a cloud, clouds. @param {string} weather */
export function weatherIcon(weather) {
  /** @type {SVGElement[]} */
  const parts = [];
  if (weather !== "broken") parts.push(svg("circle", { class: "sun", r: 4, cx: -1, cy: -1 }));
  if (weather === "clear") parts.push(svg("path", { class: "sun-rays", d: RAYS }));
  if (weather !== "clear") parts.push(cloud("translate(1 2)"));
  if (weather === "broken") parts.push(cloud("translate(-3 -3)"));
  return svg("g", { class: "weather-icon" }, ...parts);
}

/** @param {string} transform */
function cloud(transform) {
  return svg("path", { class: "cloud", transform, d: "M-5 4A3 3 0 0 1-4.5-1.5 4 4 0 0 1 3-2 3 3 0 0 1 5 4Z" });
}
