/** What opens beside a counter: its cards while it is looked at, and its answers where it has several. */

/** @import { Offer } from "../../../types.js" */
/** @import { Kit } from "../../raf/parts.js" */
/** @import { HkswPosition } from "../position.js" */
import { clear, el } from "../../../shell/dom.js";
import { Menu, putBeside } from "../../grid/menu.js";
import { stackShown } from "../cards.js";
import { flightName } from "../wording.js";

export class Beside extends Menu {
  /** @param {HTMLElement} map @param {Kit} kit */
  constructor(map, kit) {
    super(map, kit);
    this.peek = el("div", { class: "hksw-peek", hidden: true, "aria-hidden": "true" });
    map.append(this.peek);
  }

  /** The answers of a flight, one of which is given. @param {Element} counter @param {string} id @param {Offer[]} answers */
  ask(counter, id, answers) {
    this.peek.hidden = true;
    super.ask(counter, id, answers);
  }

  /** The cards of a flight; what is told of it has them in words. @param {Element | null} counter @param {HkswPosition | null} at @param {string} id */
  show(counter, at, id) {
    const { kit, peek } = this;
    peek.hidden = counter === null || at === null || !this.element.hidden;
    if (peek.hidden || counter === null || at === null) return;
    clear(peek, el("b", {}, flightName(at, id)), stackShown(kit, at, id));
    putBeside(this.map, peek, counter);
  }

  close() {
    super.close();
    this.peek.hidden = true;
  }
}
