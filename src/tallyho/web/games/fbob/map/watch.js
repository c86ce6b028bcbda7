/** A button that shows what early warning units and ships watch: one's own side's, and the enemy's as far as they are known. */

/** @import { FbobMap } from "../map.js" */
import { el, svg } from "../../../shell/dom.js";

export class WatchButton {
  /** @param {FbobMap} map */
  constructor(map) {
    this.map = map;
    this.open = false;
    const eye = svg("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, svg("path", { d: "M2 12C6 5 18 5 22 12 18 19 6 19 2 12Z" }), svg("circle", { cx: 12, cy: 12, r: 3 }));
    this.element = el("button", { type: "button", class: "fbob-watch-button", "aria-pressed": "false", onclick: () => this.toggle() }, eye);
  }

  toggle() {
    this.open = !this.open;
    this.element.setAttribute("aria-pressed", String(this.open));
    this.draw();
  }

  draw() {
    const { at, layers, shape } = this.map;
    if (at === null || !this.open) return layers.watch.replaceChildren();
    const sides = /** @type {const} */ (["german", "british"]);
    layers.watch.replaceChildren(
      ...sides.map((side) => svg("path", { class: `fbob-watch fbob-watch-${side === at.side || at.side === null ? "own" : "enemy"}`, d: shape.outline(at.watched(side)) })),
    );
  }

  say() {
    const words = this.map.kit.say("watch-button");
    this.element.setAttribute("aria-label", words);
    this.element.title = words;
  }
}
