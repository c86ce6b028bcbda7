/** What opens beside a hex or a counter that has several answers. */

/** @import { Offer } from "../../../types.js" */
/** @import { Kit } from "../../raf/parts.js" */
import { clear, el } from "../../../shell/dom.js";

const GAP = 6;
const EDGE = 4;

export class Beside {
  /** @param {HTMLElement} map @param {Kit} kit @param {(offer: Offer) => string} words */
  constructor(map, kit, words) {
    this.map = map;
    this.kit = kit;
    this.words = words;
    this.menu = el("div", { class: "fbob-menu", hidden: true, role: "group" });
    map.append(this.menu);
  }

  /** The answers, one of which is given. @param {Element} piece @param {string} name @param {Offer[]} answers */
  ask(piece, name, answers) {
    const { menu } = this;
    const give = (/** @type {string} */ answer) => {
      this.close();
      this.kit.context.choose(answer);
    };
    const buttons = answers.map((offer) =>
      el("button", { type: "button", class: "button small", "data-answer": offer.answer, onclick: () => give(offer.answer) }, this.words(offer)),
    );
    clear(menu, buttons);
    menu.setAttribute("aria-label", name);
    menu.hidden = false;
    this.put(piece);
    buttons[0]?.focus();
  }

  close() {
    this.menu.hidden = true;
  }

  /** Below the piece, or above it where there is no room. @param {Element} piece */
  put(piece) {
    const { menu } = this;
    const [box, around] = [this.map.getBoundingClientRect(), piece.getBoundingClientRect()];
    const below = around.bottom - box.top + GAP;
    const top = below + menu.offsetHeight > box.height ? around.top - box.top - menu.offsetHeight - GAP : below;
    menu.style.left = `${Math.max(EDGE, Math.min(box.width - menu.offsetWidth - EDGE, around.left - box.left))}px`;
    menu.style.top = `${Math.max(EDGE, Math.min(box.height - menu.offsetHeight - EDGE, top))}px`;
  }
}
