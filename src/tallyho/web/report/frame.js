/** The frame of a chart: title, picture, legend, a slider that steps through its values, and its numbers as a table. */
/** @import { Chart, Numbers, Tell } from "./shapes" */

import { html, svg, swatch } from "./svg.js";

/** How high a line of small text is, in parts of the root's font size. */
const LINE = 0.78;

/**
 * A figure that draws its chart at the size it has, and again when that changes.
 * @param {Chart} chart
 * @param {Tell} tell
 * @returns {HTMLElement}
 */
export function framed(chart, tell) {
  const picture = html("div", { class: "picture" });
  const figure = html("figure", { class: "chart" }, caption(chart), picture);
  if (chart.legend.length) figure.append(legend(chart));
  const stepper = chart.values.length > 1 ? readout(chart, tell) : null;
  if (stepper) figure.append(stepper.element);
  figure.append(numbers(chart, tell));
  new ResizeObserver(() => drawn(chart, picture, stepper)).observe(picture);
  return figure;
}

/** @param {Chart} chart */
function caption({ title, note }) {
  const made = html("figcaption", {}, html("h3", {}, title));
  if (note) made.append(html("p", { class: "note" }, note));
  return made;
}

/** @param {Chart} chart */
function legend(chart) {
  const items = chart.legend.map(({ fill, label }) => html("li", {}, swatch(fill), label));
  return html("ul", { class: "legend" }, ...items);
}

/** @typedef {{ element: HTMLElement, choose: (n: number) => void, chosen: () => number }} Stepper */

/**
 * A slider over the values with what the chosen one says: for keyboard, touch and pointer alike.
 * @param {Chart} chart @param {Tell} tell @returns {Stepper}
 */
function readout({ title, values }, tell) {
  const slider = html("input", { type: "range", min: "0", max: String(values.length - 1), step: "1" });
  slider.value = String(values.length - 1);
  slider.setAttribute("aria-label", tell("step-through", { title }));
  const output = html("output", { class: "value" });
  const show = () => {
    const words = values[Number(slider.value)] ?? "";
    output.textContent = words;
    slider.setAttribute("aria-valuetext", words);
    slider.dispatchEvent(new CustomEvent("chosen"));
  };
  slider.addEventListener("input", show);
  show();
  return {
    element: html("div", { class: "stepper" }, slider, output),
    choose: (number) => {
      slider.value = String(number);
      show();
    },
    chosen: () => Number(slider.value),
  };
}

/** @param {Chart} chart @param {HTMLElement} picture @param {Stepper | null} stepper */
function drawn(chart, picture, stepper) {
  const root = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const width = Math.max(240, Math.round(picture.clientWidth));
  const height = Math.round(chart.height * root);
  if (picture.dataset["size"] === `${width} ${root}`) return;
  picture.dataset["size"] = `${width} ${root}`;
  const made = svg("svg", { viewBox: `0 0 ${width} ${height}`, role: "img", "aria-label": chart.summary });
  /** @type {[number, number, number, number][]} */
  const marks = [];
  chart.draw({ svg: made, width, height, line: root * LINE, mark: (...place) => marks.push(place) });
  picture.replaceChildren(made);
  if (stepper) steppable(made, marks, stepper);
}

/** @param {SVGSVGElement} made @param {[number, number, number, number][]} marks @param {Stepper} stepper */
function steppable(made, marks, stepper) {
  const ring = svg("rect", { class: "ring", rx: 3 });
  made.append(ring);
  const slider = /** @type {HTMLElement} */ (stepper.element.firstElementChild);
  const show = () => {
    const [x, y, width, height] = marks[stepper.chosen()] ?? [0, 0, 0, 0];
    for (const [name, value] of Object.entries({ x: x - 2, y: y - 2, width: width + 4, height: height + 4 })) {
      ring.setAttribute(name, String(value));
    }
  };
  slider.addEventListener("chosen", show);
  show();
  made.addEventListener("pointermove", (event) => stepper.choose(nearest(made, marks, event)));
  made.addEventListener("pointerdown", (event) => stepper.choose(nearest(made, marks, event)));
}

/**
 * The mark that is nearest to the pointer.
 * @param {SVGSVGElement} made
 * @param {[number, number, number, number][]} marks
 * @param {PointerEvent} event
 */
function nearest(made, marks, event) {
  const box = made.getBoundingClientRect();
  const ratio = made.viewBox.baseVal.width / box.width;
  const [px, py] = [(event.clientX - box.left) * ratio, (event.clientY - box.top) * ratio];
  const away = marks.map(([x, y, width, height]) => outside(px, x, width) * 3 + outside(py, y, height));
  return away.indexOf(Math.min(...away));
}

/**
 * How far a place is from a stretch, plus a little for its middle.
 * @param {number} at
 * @param {number} from
 * @param {number} size
 */
function outside(at, from, size) {
  return Math.max(0, from - at, at - from - size) + Math.abs(at - from - size / 2) / 1000;
}

/** The numbers of a chart, folded away. @param {Chart} chart @param {Tell} tell */
function numbers({ title, table }, tell) {
  return html(
    "details",
    { class: "numbers" },
    html("summary", {}, tell("show-numbers")),
    html(
      "div",
      { class: "scrolled", tabindex: "0", role: "region", "aria-label": tell("numbers-of", { title }) },
      tabled(table),
    ),
  );
}

/**
 * A table; the first column heads its rows, and numbers stand at the right.
 * @param {Numbers} table
 * @param {string} [caption]
 */
export function tabled({ headings, rows }, caption = "") {
  const [first = []] = rows;
  const head = headings.map((words, place) => html("th", { scope: "col", ...numeric(first[place] ?? "") }, words));
  const body = rows.map(([first = "", ...rest]) =>
    html(
      "tr",
      {},
      html("th", { scope: "row" }, String(first)),
      ...rest.map((cell) => html("td", numeric(cell), String(cell))),
    ),
  );
  const made = html("table", {}, html("thead", {}, html("tr", {}, ...head)), html("tbody", {}, ...body));
  if (caption) made.prepend(html("caption", {}, caption));
  return made;
}

/** @param {string | number} cell @returns {Record<string, string>} */
function numeric(cell) {
  return typeof cell === "number" || /^[-+−\d.,\s%]+$/.test(cell) ? { class: "number" } : {};
}
