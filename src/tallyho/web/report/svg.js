/** Elements, scales and fills that the charts share. */
/** @import { Surface } from "./shapes" */

const SVG = "http://www.w3.org/2000/svg";

/**
 * An HTML element with attributes and children.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, string>} [attributes]
 * @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function html(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/**
 * An SVG element with attributes and children.
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, string | number>} [attributes]
 * @param {...(Node | string)} children
 * @returns {SVGElementTagNameMap[K]}
 */
export function svg(tag, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.append(...children);
  return element;
}

/** A text of a chart. @param {number} x @param {number} y @param {string} words @param {string} kind */
export function text(x, y, words, kind) {
  return svg("text", { x, y, class: kind }, words);
}

/** A number on a scale as a place in pixels. @param {[number, number]} from @param {[number, number]} to */
export function scale(from, to) {
  const span = from[1] - from[0] || 1;
  return (/** @type {number} */ value) => to[0] + ((value - from[0]) / span) * (to[1] - to[0]);
}

/** Whole steps for an axis: about `wanted` of them. @param {number} low @param {number} high @param {number} wanted */
export function steps(low, high, wanted) {
  const size = [1, 2, 5, 10, 20, 25, 50, 100].find((one) => (high - low) / one <= wanted) ?? 200;
  const found = [];
  for (let value = Math.ceil(low / size) * size; value <= high; value += size) found.push(value);
  return found;
}

/**
 * Fills: each name has a colour and a texture of its own, so that colour is never the only sign.
 * @type {Record<string, [string, string]>}
 */
const FILLS = {
  "british-0": ["chart-raf", "solid"],
  "british-1": ["chart-raf", "rising"],
  "british-2": ["chart-raf", "dots"],
  "british-3": ["chart-raf", "level"],
  "british-4": ["chart-raf", "crossed"],
  "german-0": ["chart-luft", "solid"],
  "german-1": ["chart-luft", "rising"],
  "german-2": ["chart-luft", "dots"],
  "german-3": ["chart-luft", "level"],
  "german-4": ["chart-luft", "crossed"],
  "german-5": ["chart-luft", "falling"],
  "british-light": ["chart-raf", "rising"],
  "british-heavy": ["chart-raf", "solid"],
  "german-light": ["chart-luft", "rising"],
  "german-heavy": ["chart-luft", "solid"],
  "british-memory": ["chart-raf", "hollow"],
  "german-memory": ["chart-luft", "hollow"],
  met: ["good", "solid"],
  undetected: ["bad", "solid"],
  "out-of-reach": ["bad", "rising"],
  "let-through": ["bad", "dots"],
  eluded: ["bad", "crossed"],
  "called-off": ["ink-2", "level"],
  false: ["ink-2", "dots"],
  "under-way": ["lit", "rising"],
};

/** @type {Record<string, string>} */
const TEXTURES = {
  rising: "M-2,2 l4,-4 M0,8 l8,-8 M6,10 l4,-4",
  falling: "M-2,6 l4,4 M0,0 l8,8 M6,-2 l4,4",
  level: "M0,2 h8 M0,6 h8",
  crossed: "M0,0 l8,8 M0,8 l8,-8",
};

let made = 0;

/**
 * Puts the fills that a chart uses into it; returns what to write as `fill` for each.
 * @param {SVGSVGElement} where
 * @param {Iterable<string>} names
 */
export function fills(where, names) {
  made += 1;
  const definitions = svg("defs");
  /** @type {Record<string, string>} */
  const found = {};
  for (const name of new Set(names)) {
    const [colour, texture] = FILLS[name] ?? ["ink-2", "solid"];
    const id = `fill-${made}-${name}`;
    const drawn = texture in TEXTURES || texture === "dots";
    if (drawn) definitions.append(pattern(id, `var(--${colour})`, texture));
    found[name] = drawn ? `url(#${id})` : plain(colour, texture);
  }
  if (definitions.childElementCount) where.append(definitions);
  return found;
}

/**
 * A fill without texture: solid, or so pale that its outline makes it.
 * @param {string} colour
 * @param {string} texture
 */
function plain(colour, texture) {
  return texture === "hollow" ? `color-mix(in srgb, var(--${colour}) 15%, transparent)` : `var(--${colour})`;
}

/** @param {string} id @param {string} colour @param {string} texture */
function pattern(id, colour, texture) {
  const made = svg("pattern", { id, width: 8, height: 8, patternUnits: "userSpaceOnUse" });
  made.append(svg("rect", { width: 8, height: 8, fill: colour, "fill-opacity": 0.22 }));
  if (texture === "dots") {
    for (const [cx, cy] of /** @type {[number, number][]} */ ([
      [2, 2],
      [6, 6],
    ])) {
      made.append(svg("circle", { cx, cy, r: 1.5, fill: colour }));
    }
  } else {
    made.append(svg("path", { d: TEXTURES[texture] ?? "", stroke: colour, "stroke-width": 1.6, fill: "none" }));
  }
  return made;
}

/** A small piece of a fill, for a legend. @param {string} name */
export function swatch(name) {
  const picture = svg("svg", { class: "swatch", width: 18, height: 14, viewBox: "0 0 18 14", "aria-hidden": "true" });
  if (name.startsWith("line:")) {
    picture.append(svg("line", { x1: 0, x2: 18, y1: 7, y2: 7, class: name.slice(5) }));
    return picture;
  }
  const { [name]: fill = "none" } = fills(picture, [name]);
  picture.append(svg("rect", { x: 0.5, y: 0.5, width: 17, height: 13, fill, class: `edge edge-${edge(name)}` }));
  return picture;
}

/** The colour of a fill's outline. @param {string} name */
export function edge(name) {
  return FILLS[name]?.[0] ?? "ink-2";
}

/**
 * Horizontal lines with their values at the left.
 * @param {Surface} surface
 * @param {number[]} values
 * @param {(v: number) => number} y
 * @param {[number, number]} ends
 * @param {(v: number) => string} said
 */
export function grid({ svg: where, line }, values, y, ends, said) {
  for (const value of values) {
    const kind = value === 0 ? "zero" : "grid";
    where.append(svg("line", { x1: ends[0], x2: ends[1], y1: y(value), y2: y(value), class: kind }));
    where.append(text(ends[0] - line * 0.4, y(value) + line * 0.32, said(value), "tick end"));
  }
}
