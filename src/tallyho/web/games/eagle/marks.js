/** Raids on the map: those that are planned with their times, and the targets that the cards in the hand name. */

/** @import { Scene } from "../raf/raf.js" */
/** @import { Mark } from "../raf/map.js" */
/** @import { Box, Spot } from "../raf/map/geometry.js" */
/** @import { EaglePosition } from "./position.js" */
import { svg } from "../../shell/dom.js";
import { name, onPress } from "../raf/counter.js";
import { around, overlap, short } from "../raf/map/geometry.js";

const HEIGHT = 14;
const WIDTHS = { planned: 36, hand: 20 };
/** Where a mark may lie beside its target, nearest first. @type {[number, number][]} */
const BESIDE = [
  ...[[0, -17], [0, 17], [30, 0], [-30, 0], [26, -15], [-26, -15], [26, 15], [-26, 15]],
  ...[[0, -32], [0, 32], [52, 0], [-52, 0]],
].map(([x, y]) => [x ?? 0, y ?? 0]);

/** @param {Scene} scene @param {EaglePosition} at @returns {Mark[]} */
export function raidMarks(scene, at) {
  const planned = Object.keys(at.table.planned)
    .map(Number)
    .filter((card) => card !== at.table.target && !at.flown(card));
  return [...planned, ...at.hand].flatMap((card) => mark(scene, at, card) ?? []);
}

/** @param {Scene} scene @param {EaglePosition} at @param {number} card @returns {Mark | null} */
function mark(scene, at, card) {
  const site = at.siteOf(at.siteOfCard(card));
  const raid = at.raid(card);
  if (site === undefined || raid === null) return null;
  const time = at.timeOf(card);
  const width = time === "" ? WIDTHS.hand : WIDTHS.planned;
  const opened = card === at.table.opened ? " opened" : "";
  const ultra = time !== "" && time === at.table.ultra ? " ultra" : "";
  const element = svg(
    "g",
    { class: `plan-mark ${time === "" ? "in-hand" : "planned"} ${raid.kind}${opened}${ultra}`, "data-card": card, role: "img", tabindex: -1 },
    svg("rect", { x: -width / 2, y: -HEIGHT / 2, width, height: HEIGHT, rx: 4 }),
    svg("text", { y: 3.8, "aria-hidden": "true" }, time === "" ? String(card) : time),
  );
  const told = markWords(scene, at, card);
  name(element, told);
  element.addEventListener("pointerenter", () => scene.context.tell(told));
  element.addEventListener("focus", () => scene.context.tell(told));
  onPress(element, () => scene.context.choose(String(card)));
  const spot = scene.projection.spot([site.lon, site.lat]);
  return { element, spot, place: (scale, taken) => put(element, spot, { width, scale }, taken) };
}

/** @param {Scene} scene @param {EaglePosition} at @param {number} card */
function markWords({ words }, at, card) {
  const site = words.site(at, at.siteOfCard(card));
  const kind = words.say("raid-kind", { raid: at.raid(card)?.kind ?? "none" });
  const time = at.timeOf(card);
  if (time === "") return words.say("mark-hand", { card, site, kind });
  return words.say("mark-planned", { card, site, kind, time, number: at.gruppenOn(card).length });
}

/** Puts a mark where nothing else lies, if there is such a place. @param {SVGGElement} element @param {Spot} spot @param {{ width: number, scale: number }} size @param {Box[]} taken */
function put(element, spot, { width, scale }, taken) {
  const boxes = BESIDE.map(([x, y]) =>
    around({ x: spot.x + x * scale, y: spot.y + y * scale }, width * scale, HEIGHT * scale),
  );
  const box = boxes.find((one) => !taken.some((other) => overlap(one, other))) ?? boxes[0];
  if (box === undefined) return;
  taken.push(box);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  element.setAttribute("transform", `translate(${short(x)} ${short(y)}) scale(${short(scale)})`);
}
