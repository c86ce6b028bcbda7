/** What may be chosen on a map of squares or hexes: which things are lit, and what a press or an arrow key does with them. */

/** @import { Offer } from "../../types.js" */
/** @import { Spot } from "../raf/map/geometry.js" */
/** @import { Menu } from "./menu.js" */
/** @import { GridMap } from "./map.js" */
import { nextPlace } from "./choices.js";

/** The lights of a game extend this, and say what an answer lights. */
export class GridLights {
  /** @param {GridMap<any>} sheet @param {string} place the attribute that names a square or hex */
  constructor(sheet, place) {
    this.sheet = sheet;
    this.place = place;
    /** @type {Offer[]} */
    this.offers = [];
    /** @type {Set<string>} */
    this.chosen = new Set();
    /** Where that lies which may be chosen. @type {Spot[]} */
    this.spots = [];
  }

  /** Lights what may be chosen. @param {Offer[]} offers @param {Set<string>} chosen */
  light(offers, chosen) {
    [this.offers, this.chosen] = [offers, chosen];
    this.again();
  }

  /** The same things once more: they were drawn anew. */
  again() {}

  /** The lit squares or hexes. */
  get lit() {
    return [...this.sheet.places.querySelectorAll(".lit")];
  }

  /** One lit place, at first one beside what moves, is in the order of the Tab key; arrows go to the others. */
  rove() {
    const { lit } = this;
    const near = lit.find((one) => !one.classList.contains("far-off"));
    const here = lit.find((one) => one === document.activeElement) ?? near ?? lit[0];
    for (const one of lit) one.setAttribute("tabindex", one === here ? "0" : "-1");
  }

  /** The place that has the focus; empty: none. */
  get here() {
    return document.activeElement?.getAttribute(this.place) ?? "";
  }

  /** Arrows go from lit place to lit place; what they do not need moves the picture. @param {KeyboardEvent} event */
  step(event) {
    const { sheet } = this;
    const lit = this.lit.map((one) => {
      const id = one.getAttribute(this.place) ?? "";
      return { id, ...sheet.middle(id) };
    });
    const next = event.ctrlKey || event.metaKey || event.altKey ? "" : nextPlace(lit, this.here, event.key);
    if (next === "") return sheet.view.key(event);
    event.preventDefault();
    sheet.piece(next)?.focus();
    this.rove();
  }

  /** One answer is given; of several one is chosen beside the piece. @param {Menu} menu @param {string} name @param {Offer[]} answers */
  give(menu, name, answers) {
    const { sheet } = this;
    const [only] = answers;
    if (only === undefined) return;
    if (answers.length === 1) return sheet.kit.context.choose(only.answer);
    const piece = sheet.piece(name);
    if (piece !== null) menu.ask(piece, name, answers);
  }
}
