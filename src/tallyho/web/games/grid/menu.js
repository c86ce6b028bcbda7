/** What opens beside a counter or a place that has several answers, one of which is given. */

/** @import { Offer } from "../../types.js" */
/** @import { Kit } from "../raf/parts.js" */
import { clear, el } from "../../shell/dom.js";

const GAP = 6;
const EDGE = 4;

export class Menu {
  /** @param {HTMLElement} map @param {Kit} kit @param {(offer: Offer) => string} [words] */
  constructor(map, kit, words = (offer) => offer.words) {
    this.map = map;
    this.kit = kit;
    this.words = words;
    this.element = el("div", { class: "map-menu", hidden: true, role: "group" });
    map.append(this.element);
  }

  /** @param {Element} piece @param {string} name @param {Offer[]} answers */
  ask(piece, name, answers) {
    const give = (/** @type {string} */ answer) => {
      this.close();
      this.kit.context.choose(answer);
    };
    const buttons = answers.map((offer) =>
      el("button", { type: "button", class: "button small", "data-answer": offer.answer, onclick: () => give(offer.answer) }, this.words(offer)),
    );
    clear(this.element, buttons);
    this.element.setAttribute("aria-label", name);
    this.element.hidden = false;
    putBeside(this.map, this.element, piece);
    buttons[0]?.focus();
  }

  close() {
    this.element.hidden = true;
  }
}

/** Puts something below a piece, or above it where there is no room. @param {HTMLElement} map @param {HTMLElement} thing @param {Element} piece */
export function putBeside(map, thing, piece) {
  const [box, around] = [map.getBoundingClientRect(), piece.getBoundingClientRect()];
  const below = around.bottom - box.top + GAP;
  const top = below + thing.offsetHeight > box.height ? around.top - box.top - thing.offsetHeight - GAP : below;
  thing.style.left = `${Math.max(EDGE, Math.min(box.width - thing.offsetWidth - EDGE, around.left - box.left))}px`;
  thing.style.top = `${Math.max(EDGE, Math.min(box.height - thing.offsetHeight - EDGE, top))}px`;
}
