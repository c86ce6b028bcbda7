/** What opens beside a counter: its cards while it is looked at, and its answers where it has several. */

/** @import { Offer } from "../../../types.js" */
/** @import { Kit } from "../../raf/parts.js" */
/** @import { HkswPosition } from "../position.js" */
import { clear, el } from "../../../shell/dom.js";
import { stackShown } from "../cards.js";
import { flightName } from "../wording.js";

const GAP = 6;
const EDGE = 4;

export class Beside {
  /** @param {HTMLElement} map @param {Kit} kit */
  constructor(map, kit) {
    this.map = map;
    this.kit = kit;
    this.menu = el("div", { class: "hksw-menu", hidden: true, role: "group" });
    this.peek = el("div", { class: "hksw-peek", hidden: true, "aria-hidden": "true" });
    map.append(this.menu, this.peek);
  }

  /** The answers of a flight, one of which is given. @param {Element} counter @param {string} id @param {Offer[]} answers */
  ask(counter, id, answers) {
    const { menu } = this;
    const give = (/** @type {string} */ answer) => {
      this.close();
      this.kit.context.choose(answer);
    };
    const buttons = answers.map(({ answer, words }) =>
      el("button", { type: "button", class: "button small", "data-answer": answer, onclick: () => give(answer) }, words),
    );
    clear(menu, buttons);
    menu.setAttribute("aria-label", id);
    this.peek.hidden = true;
    menu.hidden = false;
    this.put(menu, counter);
    buttons[0]?.focus();
  }

  /** The cards of a flight; what is told of it has them in words. @param {Element | null} counter @param {HkswPosition | null} at @param {string} id */
  show(counter, at, id) {
    const { kit, peek } = this;
    peek.hidden = counter === null || at === null || !this.menu.hidden;
    if (peek.hidden || counter === null || at === null) return;
    clear(peek, el("b", {}, flightName(at, id)), stackShown(kit, at, id));
    this.put(peek, counter);
  }

  close() {
    this.menu.hidden = true;
    this.peek.hidden = true;
  }

  /** Below the counter, or above it where there is no room. @param {HTMLElement} thing @param {Element} counter */
  put(thing, counter) {
    const [box, around] = [this.map.getBoundingClientRect(), counter.getBoundingClientRect()];
    const below = around.bottom - box.top + GAP;
    const top = below + thing.offsetHeight > box.height ? around.top - box.top - thing.offsetHeight - GAP : below;
    thing.style.left = `${Math.max(EDGE, Math.min(box.width - thing.offsetWidth - EDGE, around.left - box.left))}px`;
    thing.style.top = `${Math.max(EDGE, top)}px`;
  }
}
