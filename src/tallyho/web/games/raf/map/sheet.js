/** What every map has: its picture, the buttons and the finder on it, what it brings into sight, how it is turned. */

/** @import { Moment, Offer } from "../../../types.js" */
/** @import { Kit } from "../parts.js" */
/** @import { Frame } from "../view.js" */
/** @import { Ground, Spot } from "./geometry.js" */
import { svg } from "../../../shell/dom.js";
import { View } from "../view.js";
import { finder, mapButtons } from "./buttons.js";
import { Projection } from "./geometry.js";

/** What may be chosen, and where that of it lies which the map shows. @typedef {{ offers: Offer[], spots: Spot[] }} Choices */
/** What a game shows of its board. @typedef {Pick<Frame, "home" | "near" | "bounds" | "first">} Shown */

/**
 * The map of a game extends this, and says what it draws and what may be chosen on it.
 * @template {{ moment: Moment }} P
 */
export class MapSheet {
  /** @param {HTMLElement} element @param {Kit} kit @param {Ground} board @param {Shown} shown asked only when the map is seen @param {string} [look] */
  constructor(element, kit, board, shown, look = "") {
    this.element = element;
    this.kit = kit;
    this.projection = new Projection(board);
    this.projection.southUp = kit.context.settings.southUp;
    /** @type {P | null} */
    this.at = null;
    /** What was offered when it was last brought into the picture. */
    this.brought = "";
    this.picture = svg("svg", { class: `raf-picture ${look}`.trim(), role: "group", tabindex: 0 });
    this.view = new View(this.picture, {
      ...shown,
      east: () => (this.projection.southUp ? -1 : 1),
      changed: (scale, text) => this.place(scale, text),
      anew: () => this.bringAgain(),
      appeared: () => this.bring(),
    });
    this.buttons = mapButtons(kit.context, this.view, () => this.turn(!this.projection.southUp));
    this.finder = finder(() => this.view.gather(this.choices.spots, this.motion));
    element.append(this.picture, this.buttons.element, this.finder);
  }

  /* What a game says of its map */

  /** @returns {Choices} */
  get choices() {
    return { offers: [], spots: [] };
  }

  /** The spots that are worth to be looked for beside the picture. */
  get sought() {
    return this.choices.spots;
  }

  /** The attributes that name what has an answer of its own. @returns {string[]} */
  get things() {
    return [];
  }

  /** Whether things move. */
  get motion() {
    return this.at?.moment.motion ?? false;
  }

  get name() {
    return this.kit.say("map-name");
  }

  /** Draws what never moves. */
  paint() {}

  /** @param {P} at */
  draw(at) {
    this.at = at;
  }

  /** Puts what does not grow with the map where it stands. @param {number} _scale @param {number} _text */
  place(_scale, _text) {
    this.find();
  }

  /** Forgets where things stood: they do not glide from there. */
  forget() {}

  /* Choosing */

  /** Other things may be chosen now. */
  offered() {
    this.find();
    this.bring();
  }

  /** Once for every question: what may be chosen is brought into the picture. */
  bring() {
    const { choices, view } = this;
    const offered = choices.offers.map((offer) => offer.answer).join(" ");
    if (offered === this.brought || !view.visible || view.fingers.size > 0) return;
    this.brought = offered;
    this.gather(choices.spots);
  }

  /** The picture shows what it shows at first: what was brought into it has to be brought again. */
  bringAgain() {
    this.brought = "";
    this.bring();
  }

  /** @param {Spot[]} spots */
  gather(spots) {
    const { view } = this;
    if (spots.length === 0 || spots.every((spot) => view.sees(spot))) return;
    view.gather(spots, this.motion, Math.min(1, view.zoom));
  }

  /** Says how much of what may be chosen lies beside the picture. */
  find() {
    const { kit, sought, view } = this;
    const beside = view.visible ? sought.filter((spot) => !view.sees(spot)).length : 0;
    this.finder.hidden = beside === 0;
    if (beside > 0) this.finder.textContent = kit.context.say("web-raf-map", "show-choices", { beside });
  }

  /* The focus */

  /** What choosing an element answers. @param {Element} element */
  answerOf(element) {
    return this.things.map((name) => element.getAttribute(name)).find((answer) => answer !== null) ?? "";
  }

  /** What has the focus. */
  focusedOn() {
    const here = document.activeElement;
    return here === null || !this.picture.contains(here) ? "" : this.answerOf(here);
  }

  /** @param {string} id @returns {SVGElement | null} */
  piece(id) {
    const name = CSS.escape(id);
    return id === "" ? null : this.picture.querySelector(this.things.map((thing) => `[${thing}="${name}"]`).join(", "));
  }

  /** Brings what the keyboard has gone to into the picture. @param {EventTarget | null} target @param {(thing: Element) => void} [tell] called before */
  follow(target, tell = () => {}) {
    if (!(target instanceof Element) || target === this.picture || !target.matches(":focus-visible")) return;
    tell(target);
    const { left, top, width, height } = target.getBoundingClientRect();
    this.view.bring(this.view.under({ clientX: left + width / 2, clientY: top + height / 2 }));
  }

  /* Language and settings */

  say() {
    this.picture.setAttribute("aria-label", `${this.name}. ${this.kit.context.say("web-raf-map", "map-help")}`);
    this.buttons.say(this.projection.southUp);
  }

  /** Language or a setting has changed. */
  refresh() {
    this.say();
    this.turn(this.kit.context.settings.southUp);
  }

  /** @param {boolean} southUp */
  turn(southUp) {
    if (southUp !== this.projection.southUp) this.view.middle = { x: -this.view.middle.x, y: -this.view.middle.y };
    this.projection.southUp = southUp;
    this.forget();
    this.buttons.say(southUp);
    this.drawGround();
    this.again();
  }

  drawGround() {
    this.element.classList.toggle("south-up", this.projection.southUp);
    this.paint();
    this.view.show();
  }

  /** The same table once more: the ground below it was drawn anew. */
  again() {
    if (this.at !== null) this.draw(this.at);
  }
}
