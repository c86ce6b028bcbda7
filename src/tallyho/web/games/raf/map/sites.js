/** Targets at their true places, with their damage, and as many names as there is room for. */

/** @import { Damage, Scene, Site, SiteType } from "../raf.js" */
/** @import { Box, Spot } from "./geometry.js" */

import { name, onPress } from "../counter.js";
import { around, overlap, short } from "./geometry.js";
import { damageIcon, siteIcon } from "./icons.js";
import { svg } from "../../../shell/dom.js";

/**
 * @typedef {object} SiteMark
 * @property {Site} site
 * @property {Spot} truly where it is
 * @property {Spot} spot where its icon is drawn: beside that, where icons would hide each other
 * @property {SVGGElement} element
 * @property {SVGTextElement} label
 * @property {boolean} urgent
 * @property {boolean} target its name is shown wherever it lies
 */

/** Whose names come first where there is not room for all. @type {SiteType[]} */
const RANKS = ["airfield", "radar", "port", "city", "headquarters", "industry", "military_base"];
const LINE = 11;
/** @type {Map<string, number>} */
const widths = new Map();
const ICON = 15;
const APART = 13.5;
const SPREAD_ROUNDS = 8;
const ONE_PLACE = 40;

/** @param {Scene} scene @returns {SiteMark[]} */
export function siteMarks(scene) {
  const { at } = scene;
  return scene.components.sites.map((site) => {
    const damage = scene.table.damage[site.id] ?? "none";
    const target = at.underWay && at.site === site.id;
    const watching = at.underWay && at.watches(site.id);
    const label = svg(
      "text",
      { class: `site-name ${site.type}${target ? " target" : ""}`, "aria-hidden": "true" },
      scene.words.site(scene.at, site.id),
    );
    const truly = scene.projection.spot([site.lon, site.lat]);
    const element = mark(scene, site, damage, target, watching);
    return { site, truly, spot: truly, element, label, urgent: target || damage !== "none", target };
  });
}

/** @param {Scene} scene @param {Site} site @param {Damage} damage @param {boolean} target @param {boolean} watching */
function mark(scene, site, damage, target, watching) {
  const { context } = scene;
  const kind = `site ${site.type} damaged-${damage}${target ? " target" : ""}`;
  const element = svg(
    "g",
    { class: kind, "data-site": site.id, role: "img", tabindex: -1 },
    svg("circle", { class: "site-glow", r: 11 }),
    watching && svg("circle", { class: "site-watch", r: 10 }),
    siteIcon(site.type),
    site.radar_net !== null && netNumber(site.radar_net),
    damage !== "none" && damageIcon(damage),
  );
  const told = siteWords(scene, site, damage, target);
  name(element, told);
  element.addEventListener("pointerenter", () => context.tell(told));
  element.addEventListener("focus", () => context.tell(told));
  onPress(element, () => context.choose(site.id));
  return element;
}

/** @param {number} net */
function netNumber(net) {
  return svg(
    "g",
    { class: "net-number", "aria-hidden": "true", transform: "translate(7 5.5)" },
    svg("rect", { x: -5.5, y: -4.5, width: 11, height: 9.5, rx: 2.5 }),
    svg("text", { y: 3.6 }, String(net)),
  );
}

/** @param {Scene} scene @param {Site} site @param {Damage} damage @param {boolean} target */
function siteWords({ at, context, words }, site, damage, target) {
  const say = (/** @type {string} */ message, /** @type {Record<string, string | number>} */ args) =>
    context.say("web-raf-map", message, args);
  const name = words.site(at, site.id);
  const parts = [
    site.radar_net === null
      ? say("site", { name, type: site.type, damage })
      : say("site-net", { name, net: site.radar_net, damage }),
    damage === "none" ? "" : say("damage-means", { type: hurt(site) }),
    say("site-sector", { sector: words.sector(at, site.sector) }),
    target ? say("site-target", {}) : "",
  ];
  return parts.filter((part) => part !== "").join(" · ");
}

/** Whose damage it is: that of Fighter Command's own headquarters counts for every raid (lion:11.25d). @param {Site} site */
function hurt(site) {
  if (site.type !== "headquarters") return site.type;
  return site.id === "stanmore" ? "stanmore" : "hq";
}

/**
 * Puts icons and names on the map at a size; a name that would lie on something is left out.
 * @param {SiteMark[]} marks
 * @param {number} scale of icons
 * @param {number} text scale of names
 * @param {Box[]} taken where counters and boxes are
 */
export function placeSites(marks, scale, text, taken) {
  spread(marks, scale);
  const blocks = [...taken, ...marks.flatMap((mark) => covered(mark, scale))];
  /** @type {SiteMark[]} */
  const named = [];
  for (const { spot, element } of marks) {
    element.setAttribute("transform", `translate(${short(spot.x)} ${short(spot.y)}) scale(${short(scale)})`);
  }
  for (const mark of marks.toSorted((a, b) => rank(a) - rank(b))) {
    const again = named.some((other) => sameName(mark, other));
    const box = again ? null : (room(mark, scale, text, blocks) ?? forTarget(mark, scale, text, taken));
    mark.label.classList.toggle("hidden", !box);
    if (!box) continue;
    blocks.push(box);
    named.push(mark);
  }
}

/**
 * The name of the raid's target is shown, if need be on other targets, at worst under counters.
 * @param {SiteMark} mark
 * @param {number} scale
 * @param {number} text
 * @param {Box[]} taken
 */
function forTarget(mark, scale, text, taken) {
  return mark.target ? (room(mark, scale, text, taken) ?? room(mark, scale, text, [])) : null;
}

/** What an icon covers. @param {SiteMark} mark @param {number} scale @returns {Box[]} */
function covered({ spot, site }, scale) {
  const icon = around(spot, ICON * scale, ICON * scale);
  if (site.radar_net === null) return [icon];
  return [icon, around({ x: spot.x + 7 * scale, y: spot.y + 6 * scale }, 11 * scale, 10 * scale)];
}

/**
 * Two targets of one place, a port and its works perhaps, need its name but once.
 * @param {SiteMark} one
 * @param {SiteMark} other
 */
function sameName(one, other) {
  return (
    one.site.name === other.site.name && Math.hypot(one.spot.x - other.spot.x, one.spot.y - other.spot.y) < ONE_PLACE
  );
}

/**
 * Pushes icons apart that would hide each other, as little as that takes.
 * @param {SiteMark[]} marks
 * @param {number} scale
 */
function spread(marks, scale) {
  for (const mark of marks) mark.spot = { ...mark.truly };
  for (let round = 0; round < SPREAD_ROUNDS; round++) {
    marks.forEach((one, i) => {
      for (const other of marks.slice(i + 1)) push(one, other, APART * scale);
    });
  }
}

/** @param {SiteMark} one @param {SiteMark} other @param {number} apart */
function push(one, other, apart) {
  const [x, y] = [other.spot.x - one.spot.x, other.spot.y - one.spot.y];
  if (Math.abs(x) >= apart || Math.abs(y) >= apart) return;
  const length = Math.hypot(x, y);
  if (length >= apart) return;
  const half = (apart - length) / 2;
  const [dx, dy] = length ? [(x / length) * half, (y / length) * half] : [half, 0];
  one.spot = { x: one.spot.x - dx, y: one.spot.y - dy };
  other.spot = { x: other.spot.x + dx, y: other.spot.y + dy };
}

/** @param {SiteMark} mark */
function rank(mark) {
  if (mark.target) return -3;
  if (mark.site.id === "london") return -2;
  if (mark.urgent) return -1;
  return RANKS.indexOf(mark.site.type);
}

/** How wide a name is: measured once, for measuring makes the browser lay out the page. @param {SiteMark} mark */
function measured(mark) {
  const key = `${mark.label.textContent} ${mark.site.type} ${mark.urgent}`;
  const known = widths.get(key);
  if (known) return known;
  mark.label.classList.remove("hidden");
  const width = mark.label.getComputedTextLength();
  widths.set(key, width);
  return width;
}

/** Beside an icon: right, left, above, below, and between. @type {[number, number, "start" | "middle" | "end"][]} */
const BESIDE = [
  [9, 0, "start"],
  [-9, 0, "end"],
  [0, -13, "middle"],
  [0, 14, "middle"],
  [8, -9, "start"],
  [8, 9, "start"],
  [-8, -9, "end"],
  [-8, 9, "end"],
];
const SHIFT = { start: 0, middle: -0.5, end: -1 };

/**
 * A free place for a name; its number is to the right of a radar.
 * @param {SiteMark} mark
 * @param {number} scale
 * @param {number} text
 * @param {Box[]} blocks
 */
function room(mark, scale, text, blocks) {
  const width = measured(mark) * text;
  const height = LINE * text;
  const number = mark.site.radar_net === null ? 0 : 5;
  for (const [dx, dy, anchor] of BESIDE) {
    const x = mark.spot.x + (dx > 0 ? dx + number : dx) * scale;
    const y = mark.spot.y + dy * scale;
    const box = { x: x + SHIFT[anchor] * width, y: y - height / 2, width, height };
    if (blocks.some((block) => overlap(block, box))) continue;
    mark.label.setAttribute("text-anchor", anchor);
    mark.label.setAttribute("transform", `translate(${short(x)} ${short(y + 3.3 * text)}) scale(${short(text)})`);
    return box;
  }
  return null;
}
