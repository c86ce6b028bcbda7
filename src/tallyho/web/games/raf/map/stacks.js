/** Squadrons on the map: in their sectors and in the patrol circles. A crowded place opens under the pointer. */

/** @import { CounterPlace, CounterUnit, Scene } from "../raf.js" */
/** @import { Context } from "../../../types.js" */
/** @import { Box, Spot } from "./geometry.js" */

import { svg } from "../../../shell/dom.js";
import { counter, name, onPress } from "../counter.js";
import { around, short } from "./geometry.js";

const FULL = 36;
const READABLE = 24;
const SMALLEST = 24;
const HEADER = 13;
const CIRCLE = 46;
const OPEN = 42;
const OPEN_COLUMNS = 5;
const SHUT = "shut";
const MANY = 4;

/**
 * @typedef {object} Stack
 * @property {SVGGElement} element
 * @property {Spot} spot
 * @property {number} width
 * @property {number} height
 * @property {Map<string, Spot>} units where each counter is, seen from the spot
 */

/** @typedef {{ id: string, words: string, unit: CounterUnit }} Squadron */

/** The boxes and circles of all sectors. @param {Scene} scene @returns {Stack[]} */
export function stacks(scene) {
  return Object.entries(scene.board.sectors).flatMap(([sector, shape]) => {
    const box = shape.squadrons;
    const standing = box && sectorBox(scene, sector, shape.group, box, squadronsIn(scene, sector));
    const circle = scene.patrols && patrolCircle(scene, sector, shape.patrol, squadronsIn(scene, `patrol ${sector}`));
    return [standing, circle].filter((stack) => stack !== null && stack !== false);
  });
}

/** Puts a stack on the map at a size. @param {Stack} stack @param {number} scale */
export function placeStack({ element, spot }, scale) {
  element.setAttribute("transform", `translate(${short(spot.x)} ${short(spot.y)}) scale(${short(scale)})`);
}

/** The squadrons of a box, by letter. @param {Scene} scene @param {string} box @returns {Squadron[]} */
function squadronsIn({ at, words }, box) {
  return at.in(box, "british").map((id) => ({ id, words: words.told(at, id), unit: at.counter(id) }));
}

/**
 * @param {Scene} scene
 * @param {string} sector
 * @param {string} group
 * @param {CounterPlace} place
 * @param {Squadron[]} squadrons
 */
function sectorBox(scene, sector, group, place, squadrons) {
  const { width, height } = place;
  const [left, line] = [-width / 2, 10.5 - height / 2];
  const ground = svg(
    "g",
    { class: `sector-box group-${group}${squadrons.length ? "" : " empty"}`, role: "img", tabindex: -1 },
    svg("rect", { class: "sector-box-ground", x: left, y: -height / 2, width, height, rx: 5 }),
    svg("text", { class: "sector-name", "aria-hidden": "true", x: left + 4, y: line }, sector),
  );
  tells(scene, ground, "sector-box", sector, squadrons.length);
  const inner = { x: left + 2, y: HEADER - height / 2, width: width - 4, height: height - HEADER - 2 };
  const { element, units } = stack(sector, ground, inner, squadrons, scene.context);
  return { element, units, spot: scene.projection.spot(place.at), width, height };
}

/** @param {Scene} scene @param {string} sector @param {CounterPlace} place @param {Squadron[]} squadrons */
function patrolCircle(scene, sector, place, squadrons) {
  const circle = Math.min(place.width, place.height, CIRCLE);
  const ground = svg(
    "g",
    { class: `patrol-circle${squadrons.length ? "" : " empty"}`, "data-patrol": sector, role: "img", tabindex: -1 },
    svg("circle", { class: "patrol-glow", r: circle / 2 }),
    svg("circle", { class: "patrol-ground", r: circle / 2 - 1.5 }),
    svg("circle", { class: "patrol-ring", r: circle / 2 - 4 }),
    svg("text", { class: "patrol-name", "aria-hidden": "true", y: 3.5 }, sector === "london" ? "LON" : sector),
  );
  tells(scene, ground, "patrol-circle", sector, squadrons.length);
  onPress(ground, () => scene.context.choose(sector));
  const columns = Math.ceil(Math.sqrt(squadrons.length));
  const wide = Math.max(place.width - 2, columns * SMALLEST);
  const high = Math.max(place.height - 2, Math.ceil(squadrons.length / Math.max(1, columns)) * SMALLEST);
  const { element, units } = stack(`patrol ${sector}`, ground, around({ x: 0, y: 0 }, wide, high), squadrons, scene.context);
  const { width, height } = squadrons.length > 1 ? { width: wide, height: high } : { width: circle, height: circle };
  return { element, units, spot: scene.projection.spot(place.at), width, height };
}

/**
 * @param {Scene} scene
 * @param {SVGGElement} ground
 * @param {string} message
 * @param {string} sector
 * @param {number} squadrons
 */
function tells({ at, context, words }, ground, message, sector, squadrons) {
  const told = context.say("web-raf-map", message, { sector: words.sector(at, sector), squadrons });
  name(ground, told);
  ground.addEventListener("pointerenter", () => context.tell(told));
  ground.addEventListener("focus", () => context.tell(told));
}

/**
 * Counters on their ground, and how they open.
 * @param {string} box
 * @param {SVGGElement} ground
 * @param {Box} inner
 * @param {Squadron[]} squadrons
 * @param {Context} context
 */
function stack(box, ground, inner, squadrons, context) {
  const { cells, size } = arranged(squadrons.length, inner);
  const panel = svg("rect", { class: "stack-panel", rx: 6 });
  const holders = squadrons.map((squadron) => svg("g", {}, chip(squadron, size, context)));
  const crowded = squadrons.length > 0 && size < READABLE;
  const element = svg("g", { class: "stack", "data-box": box, tabindex: -1 }, ground, panel, ...holders);
  if (squadrons.length > MANY && crowded) element.append(badge(cells, size));
  const close = () => holders.forEach((holder, i) => put(holder, /** @type {Spot} */ (cells[i]), size, size));
  close();
  if (crowded) opens(element, panel, holders, close, size);
  return { element, units: new Map(squadrons.map(({ id }, i) => [id, /** @type {Spot} */ (cells[i])])) };
}

/** How many are in a crowded place. @param {Spot[]} cells @param {number} size */
function badge(cells, size) {
  const right = Math.max(...cells.map(({ x }) => x)) + size / 2;
  const top = Math.min(...cells.map(({ y }) => y)) - size / 2;
  const transform = `translate(${short(right)} ${short(top)})`;
  return svg("g", { class: "stack-count", "aria-hidden": "true", transform }, svg("circle", { r: 7 }), svg("text", { y: 3.4 }, cells.length));
}

/** @param {Squadron} squadron @param {number} size @param {Context} context */
function chip({ id, words, unit }, size, context) {
  const element = counter(unit, { size, title: words });
  element.addEventListener("pointerenter", () => context.tell(words));
  element.addEventListener("focus", () => context.tell(words));
  onPress(element, () => context.choose(id));
  return element;
}

/**
 * Puts a counter's middle on a spot.
 * @param {SVGGElement} holder
 * @param {Spot} spot
 * @param {number} size
 * @param {number} drawn its own size
 */
function put(holder, spot, size, drawn) {
  const [x, y] = [short(spot.x - size / 2), short(spot.y - size / 2)];
  holder.setAttribute("transform", `translate(${x} ${y}) scale(${short(size / drawn)})`);
}

/** Rows and columns that make the counters as large as can be. @param {number} number @param {Box} box */
function arranged(number, box) {
  let best = { size: 0, columns: 1 };
  for (let columns = 1; columns <= Math.max(1, number); columns++) {
    const rows = Math.ceil(number / columns);
    const size = Math.min(FULL, box.width / columns, box.height / Math.max(1, rows));
    if (size > best.size - 0.01) best = { size, columns };
  }
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return { size: best.size, cells: grid(number, best.columns, best.size, middle) };
}

/** @param {number} number @param {number} columns @param {number} size @param {Spot} middle @returns {Spot[]} */
function grid(number, columns, size, middle) {
  const rows = Math.ceil(number / columns);
  return Array.from({ length: number }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, number - row * columns);
    return { x: middle.x + ((i % columns) - (inRow - 1) / 2) * size, y: middle.y + (row - (rows - 1) / 2) * size };
  });
}

/**
 * Opens a crowded stack under the pointer or the focus: every counter at its full size, above its neighbours.
 * @param {SVGGElement} element
 * @param {SVGRectElement} panel
 * @param {SVGGElement[]} counters
 * @param {() => void} closed
 * @param {number} size of a counter while it is closed
 */
function opens(element, panel, counters, closed, size) {
  const columns = Math.min(OPEN_COLUMNS, counters.length);
  const cells = grid(counters.length, columns, OPEN, { x: 0, y: 0 });
  const box = around({ x: 0, y: 0 }, columns * OPEN + 8, Math.ceil(counters.length / columns) * OPEN + 8);
  for (const [attribute, value] of Object.entries(box)) panel.setAttribute(attribute, String(value));
  const { raise, lower } = above(element);
  const open = () => {
    raise();
    element.classList.add("open");
    counters.forEach((holder, i) => put(holder, /** @type {Spot} */ (cells[i]), OPEN - 2, size));
  };
  const close = () => {
    lower();
    element.classList.remove("open");
    closed();
  };
  const leave = () => {
    if (!element.querySelector(":focus-visible") && !element.matches(":hover")) close();
  };
  element.addEventListener("pointerenter", (event) => {
    // A finger's first touch opens; the click that follows it chooses nothing, for it was meant for the stack.
    if (event.pointerType === "touch" && !element.classList.contains("open")) once(element);
    open();
  });
  element.addEventListener("focusin", () => element.querySelector(":focus-visible") && open());
  // Tab goes on to the next stack as they lie on the map, not as they lie on each other.
  element.addEventListener("keydown", (event) => event.key === "Tab" && lower());
  element.addEventListener("pointerleave", (event) => event.pointerType !== "touch" && leave());
  element.addEventListener("focusout", () => requestAnimationFrame(leave));
  element.addEventListener(SHUT, close);
}

/** Raises an element above those after it by moving them: it may have the focus. @param {Element} element */
function above(element) {
  /** @type {Element[]} */
  let followers = [];
  return {
    raise() {
      if (followers.length) return;
      const all = [...(element.parentNode?.children ?? [])];
      followers = all.slice(all.indexOf(element) + 1);
      element.before(...followers);
    },
    lower() {
      element.after(...followers);
      followers = [];
    },
  };
}

/**
 * Shuts the open stacks of a picture, but for the one that was touched.
 * @param {Element} picture
 * @param {EventTarget | null} touched
 */
export function shutOthers(picture, touched) {
  for (const open of picture.querySelectorAll(".stack.open")) {
    if (!open.contains(/** @type {Node | null} */ (touched))) open.dispatchEvent(new Event(SHUT));
  }
}

/** Swallows the next click. @param {SVGGElement} element */
function once(element) {
  const swallow = (/** @type {Event} */ event) => event.stopPropagation();
  element.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => element.removeEventListener("click", swallow, { capture: true }), 600);
}
