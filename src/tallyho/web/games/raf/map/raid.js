/** The raid on its way: a ring about its target, an arrow from its Luftflotte with what is known of its size. */

/** @import { Scene } from "../raf.js" */
/** @import { Box, Spot } from "./geometry.js" */

import { name } from "../counter.js";
import { svg } from "../../../shell/dom.js";
import { around, overlap, short } from "./geometry.js";

/** @typedef {{ from: Spot, target: Spot }} Arrow */

const CROSS = "M0-21V-12M0 21V12M-21 0H-12M21 0H12";
const HEAD = 15;
const STEPS = 16;
const TAG_PLACES = [0.3, 0.4, 0.5, 0.2, 0.6, 0.7, 0.1, 0.35, 0.25, 0.45, 0.55, 0.15, 0.05];
const ICON = 18;
const SHORT_OF_TARGET = 15;

/**
 * @typedef {object} RaidMark
 * @property {SVGGElement} element
 * @property {(scale: number, taken: Box[], sites: Spot[]) => void} place adds what it takes to what is taken
 */

/** @param {Scene} scene @returns {RaidMark | null} */
export function raidMark(scene) {
  const { at, projection } = scene;
  const { target: card, raidKind } = at;
  const site = at.siteOf(at.site);
  if (!card || !site || !at.underWay) return null;
  const target = projection.spot([site.lon, site.lat]);
  const over = at.has("raid-ended") || at.has("bombed");
  const element = svg("g", { class: `raid ${raidKind}${over ? " over" : ""}` });
  const ring = svg("g", { "aria-hidden": "true" }, svg("circle", { r: 15 }), svg("path", { d: CROSS }));
  ring.setAttribute("class", "raid-ring");
  element.append(ring);
  const arrow = raidKind === "none" ? null : { from: projection.spot(scene.board.raids[card.region]), target };
  if (arrow) element.append(...drawn(arrow, raidKind === "major" ? 8 : 5));
  const size = arrow ? tag(scene, scene.words.site(at, site.id)) : null;
  if (size) element.append(size);
  return {
    element,
    place(scale, taken, sites) {
      put(ring, target, scale);
      if (!arrow || !size) return;
      const spot = free(arrow, scale, [...taken, ...sites.map((site) => around(site, ICON * scale, ICON * scale))]);
      put(size, spot, scale);
      taken.push(around(spot, 24 * scale, 24 * scale));
    },
  };
}

/** @param {SVGGElement} element @param {Spot} spot @param {number} scale */
function put(element, spot, scale) {
  element.setAttribute("transform", `translate(${short(spot.x)} ${short(spot.y)}) scale(${short(scale)})`);
}

/** @param {Arrow} arrow @param {number} half */
function drawn(arrow, half) {
  return [
    svg("path", { class: "raid-shadow", d: outline(arrow, half + 1) }),
    svg("path", { class: "raid-arrow", d: outline(arrow, half) }),
  ];
}

/** How many Gruppen it has, as far as is known. @param {Scene} scene @param {string} site */
function tag({ at, context }, site) {
  const number = at.raidSize ? String(at.raidSize) : "?";
  const element = svg(
    "g",
    { class: "raid-size", role: "img" },
    svg("circle", { r: 12 }),
    svg("text", { y: 4.6, "aria-hidden": "true" }, number),
  );
  name(element, context.say("web-raf-map", "raid-arrow", { raid: at.raidKind, site, size: at.raidSize }));
  return element;
}

/** A place on the arrow where neither counters nor targets lie. @param {Arrow} arrow @param {number} scale @param {Box[]} taken */
function free(arrow, scale, taken) {
  const spots = TAG_PLACES.map((part) => along(arrow, part));
  const clear = spots.find((spot) => !taken.some((box) => overlap(box, around(spot, 24 * scale, 24 * scale))));
  return clear ?? /** @type {Spot} */ (spots[0]);
}

/** The point the arrow bends about. @param {Arrow} arrow @returns {Spot} */
function bend({ from: a, target: b }) {
  return { x: (a.x + b.x) / 2 + (b.y - a.y) * 0.14, y: (a.y + b.y) / 2 - (b.x - a.x) * 0.14 };
}

/** A place on the way, 0 at its start, 1 at its end. @param {Arrow} arrow @param {number} t @returns {Spot} */
function along(arrow, t) {
  const { from: a, target: b } = arrow;
  const middle = bend(arrow);
  const [p, q, r] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
  return { x: p * a.x + q * middle.x + r * b.x, y: p * a.y + q * middle.y + r * b.y };
}

/** The outline of an arrow that grows from a point to its head. @param {Arrow} arrow @param {number} half */
function outline(arrow, half) {
  const { from, target } = arrow;
  const length = Math.hypot(target.x - from.x, target.y - from.y);
  const end = Math.max(0.5, 1 - SHORT_OF_TARGET / length);
  const neck = Math.max(0.4, end - (HEAD + half) / length);
  const steps = Array.from({ length: STEPS + 1 }, (_, step) => (step / STEPS) * neck);
  const width = (/** @type {number} */ t) => half * (0.25 + 0.5 * (t / neck));
  const tip = along(arrow, end);
  const points = [
    ...steps.map((t) => beside(arrow, t, width(t))),
    beside(arrow, neck, half * 1.7),
    `${short(tip.x)} ${short(tip.y)}`,
    beside(arrow, neck, -half * 1.7),
    ...steps.toReversed().map((t) => beside(arrow, t, -width(t))),
  ];
  return `M${points.join("L")}Z`;
}

/** A point so far beside the way. @param {Arrow} arrow @param {number} t @param {number} off */
function beside(arrow, t, off) {
  const [here, before, after] = [along(arrow, t), along(arrow, t - 0.01), along(arrow, t + 0.01)];
  const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
  const x = here.x - ((after.y - before.y) / length) * off;
  const y = here.y + ((after.x - before.x) / length) * off;
  return `${short(x)} ${short(y)}`;
}
