/** The names on a map of squares or hexes: each stands beside its sign where neither a counter nor another name is. */

/** @import { Box, Spot } from "../raf/map/geometry.js" */
import { svg } from "../../shell/dom.js";
import { around, overlap, short } from "../raf/map/geometry.js";

/** The smallest size of a name that can be read, in px; and its size in units of the board. */
const READABLE = 9.6;
const SIZE = 10.5;
/** The width of a letter and the height of a line, in sizes. */
const LETTER = 0.56;
const CAPITAL = 0.68;
const LINE = 1.05;
/** How far a name stands from the middle of its sign, in units. */
const RIGHT = 11;
const ABOVE = 12;
/** The room that a sign takes. */
const SIGN = 19;

/** Where a name may stand, as steps from its sign. @type {Record<string, [right: number, down: number]>} */
const PLACES = { right: [1, 0], left: [-1, 0], above: [0, -1], below: [0, 1], "above-right": [1, -1], "below-right": [1, 1], "above-left": [-1, -1], "below-left": [-1, 1] };
/** How a name is aligned at its place. @type {Record<number, string>} */
const ANCHOR = { "-1": "end", 0: "middle", 1: "start" };
/** How far beside the middle a name at a corner begins, as a share of that beside the sign. */
const CORNER = 0.55;

/** A name that wants a place: `wide` is its width, `first` the place it is given if that is free. @typedef {{ id: string, x: number, y: number, wide: number, high: number, first: string }} Wanted */

/**
 * The places of all names; empty for those that have no room. Earlier ones choose first.
 * @param {Wanted[]} wanted @param {Box[]} taken what no name may cover @returns {Map<string, string>}
 */
export function placed(wanted, taken) {
  const full = [...taken];
  const signs = wanted.map((one) => ({ id: one.id, box: around(one, SIGN, SIGN) }));
  /** @type {Map<string, string>} */
  const found = new Map();
  for (const one of wanted) {
    const others = signs.filter((sign) => sign.id !== one.id).map((sign) => sign.box);
    const free = (/** @type {string} */ place) => ![...full, ...others].some((box) => overlap(box, boxAt(one, place)));
    const place = [one.first, ...Object.keys(PLACES)].find(free) ?? "";
    found.set(one.id, place);
    if (place !== "") full.push(boxAt(one, place));
  }
  return found;
}

/** The room a name takes at a place. @param {Wanted} one @param {string} place @returns {Box} */
export function boxAt({ x, y, wide, high }, place) {
  const [right, down] = PLACES[place] ?? [0, 0];
  const aside = right * RIGHT * (down === 0 ? 1 : CORNER);
  const left = right > 0 ? x + aside : right < 0 ? x + aside - wide : x - wide / 2;
  return { x: left, y: y + down * (ABOVE + high / 4) - high / 2, width: wide, height: high };
}

export class Names {
  constructor() {
    this.layer = svg("g", { class: "map-name-layer", "aria-hidden": "true" });
    this.known = "";
  }

  /** @param {Element[]} names */
  draw(names) {
    this.layer.replaceChildren(...names);
    this.known = "";
  }

  /** @param {number} scale px for a unit of the board @param {Box[]} taken the counters */
  place(scale, taken) {
    const size = Math.max(SIZE, READABLE / scale);
    const key = `${size} ${taken.map((box) => `${box.x} ${box.y} ${box.width}`).join()}`;
    if (key === this.known) return;
    this.known = key;
    const names = [...this.layer.children].map((text) => ({ text, want: wantOf(text, size) }));
    const places = placed(names.map(({ want }) => want), taken);
    for (const { text, want } of names) put(text, want, places.get(want.id) ?? "", size);
  }
}

/** A name; where it stands is found later, when it is known what lies around. @param {string} id @param {string} words @param {string} kind @param {Spot} spot of its sign @param {string} first the place it is given if that is free @param {string} [look] */
export function nameMark(id, words, kind, { x, y }, first, look = "") {
  const facts = { "data-name": id, "data-kind": kind, "data-x": short(x), "data-y": short(y), "data-first": first };
  return svg("text", { class: `grid-name grid-name-${kind} ${look}`.trim(), ...facts }, words);
}

/** @param {Element} text @param {number} size @returns {Wanted} */
function wantOf(text, size) {
  const of = (/** @type {string} */ name) => text.getAttribute(name) ?? "";
  const wide = (text.textContent ?? "").length * size * (of("data-kind") === "city" ? CAPITAL * 0.9 : LETTER);
  return { id: of("data-name"), x: Number(of("data-x")), y: Number(of("data-y")), wide, high: size * LINE, first: of("data-first") };
}

/** @param {Element} text @param {Wanted} want @param {string} place @param {number} size */
function put(text, want, place, size) {
  const shown = place === "" ? want.first : place;
  const { x, y, width, height } = boxAt(want, shown);
  const [right] = PLACES[shown] ?? [0];
  text.classList.toggle("crowded", place === "");
  text.setAttribute("text-anchor", ANCHOR[right] ?? "middle");
  text.setAttribute("x", String(right > 0 ? x : right < 0 ? x + width : x + width / 2));
  text.setAttribute("y", String(y + height * 0.8));
  text.setAttribute("font-size", String(text.getAttribute("data-kind") === "city" ? size * 0.9 : size));
}
