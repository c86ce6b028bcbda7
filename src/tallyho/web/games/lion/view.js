/** Zoom and pan: wheel, drag, pinch, keys, buttons. */

/** @import { Box, Spot } from "./map/geometry.js" */

/**
 * @typedef {object} Frame
 * @property {() => Box} home what is shown at first on a wide screen
 * @property {() => Box} near what is shown at first on a narrow one
 * @property {() => Box} bounds the middle of the picture stays in it
 * @property {(scale: number) => void} changed called with the size items must be drawn at, in units of the board
 */

const NARROWEST = 0.8;
const MOST = 6;
const STEP = 1.3;
const PAN = 60;
const ITEM_GROWTH = 0.45;
const DRAG_FROM = 5;

export class View {
  /** @param {SVGSVGElement} picture @param {Frame} frame */
  constructor(picture, frame) {
    this.picture = picture;
    this.frame = frame;
    /** @type {Spot} */
    this.middle = { x: 0, y: 0 };
    this.zoom = 1;
    this.width = 0;
    this.height = 0;
    this.dragged = false;
    /** @type {Map<number, Spot>} */
    this.fingers = new Map();
    this.untouched = true;
    picture.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    picture.addEventListener("pointerdown", (event) => this.down(event));
    picture.addEventListener("pointermove", (event) => this.move(event));
    picture.addEventListener("pointerup", (event) => this.up(event));
    picture.addEventListener("pointercancel", (event) => this.up(event));
    picture.addEventListener("click", (event) => this.click(event), { capture: true });
    new ResizeObserver(() => this.resize()).observe(picture);
  }

  /** Px for a unit of the board when everything is shown, but never so few that counters cannot be read. */
  get fit() {
    const { width, height } = this.frame.home();
    return Math.max(NARROWEST, Math.min(this.width / width, this.height / height));
  }

  get scale() {
    return this.fit * this.zoom;
  }

  /** How large items are drawn in units of the board: they grow less than the map does. */
  get items() {
    return Math.max(1, this.zoom) ** -ITEM_GROWTH;
  }

  /** The part of the board that is seen. @returns {Box} */
  get seen() {
    const [width, height] = [this.width / this.scale, this.height / this.scale];
    return { x: this.middle.x - width / 2, y: this.middle.y - height / 2, width, height };
  }

  /** The smallest zoom: the whole home is seen. */
  get least() {
    const { width, height } = this.frame.home();
    return Math.min(1, Math.min(this.width / width, this.height / height) / this.fit);
  }

  reset() {
    const narrow = this.least < 1;
    const { x, y, width, height } = narrow ? this.frame.near() : this.frame.home();
    this.middle = { x: x + width / 2, y: y + height / 2 };
    this.zoom = 1;
    this.untouched = true;
    this.show();
  }

  resize() {
    const { clientWidth, clientHeight } = this.picture;
    if (!clientWidth || !clientHeight) return;
    [this.width, this.height] = [clientWidth, clientHeight];
    if (this.untouched) this.reset();
    else this.show();
  }

  /** Zooms about a spot of the board. @param {number} factor @param {Spot} [about] */
  zoomBy(factor, about = this.middle) {
    const zoom = Math.min(MOST, Math.max(this.least, this.zoom * factor));
    const kept = this.zoom / zoom;
    this.middle = { x: about.x + (this.middle.x - about.x) * kept, y: about.y + (this.middle.y - about.y) * kept };
    this.zoom = zoom;
    this.untouched = false;
    this.show();
  }

  /** Moves the picture by px. @param {number} x @param {number} y */
  pan(x, y) {
    this.middle = { x: this.middle.x - x / this.scale, y: this.middle.y - y / this.scale };
    this.untouched = false;
    this.show();
  }

  /** Brings a spot into the picture. @param {Spot} spot */
  bring(spot) {
    const { x, y, width, height } = this.seen;
    const margin = Math.min(40, width / 4);
    const left = Math.max(0, x + margin - spot.x) + Math.min(0, x + width - margin - spot.x);
    const top = Math.max(0, y + margin - spot.y) + Math.min(0, y + height - margin - spot.y);
    if (left || top) this.pan(left * this.scale, top * this.scale);
  }

  show() {
    if (!this.width) return;
    const { x, y, width, height } = this.frame.bounds();
    this.middle = { x: between(x, this.middle.x, x + width), y: between(y, this.middle.y, y + height) };
    const seen = this.seen;
    this.picture.setAttribute("viewBox", `${seen.x} ${seen.y} ${seen.width} ${seen.height}`);
    this.frame.changed(this.items);
  }

  /**
   * The spot of the board under a point of the window.
   * @param {{ clientX: number, clientY: number }} point
   * @returns {Spot}
   */
  under({ clientX, clientY }) {
    const corner = this.picture.getBoundingClientRect();
    const { x, y } = this.seen;
    return { x: x + (clientX - corner.left) / this.scale, y: y + (clientY - corner.top) / this.scale };
  }

  /** At the smallest zoom the page scrolls on. @param {WheelEvent} event */
  wheel(event) {
    if (event.deltaY > 0 && this.zoom <= this.least) return;
    event.preventDefault();
    this.zoomBy(Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0018)), this.under(event));
  }

  /** @param {PointerEvent} event */
  down(event) {
    if (event.button !== 0) return;
    if (this.fingers.size === 0) this.dragged = false;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  /** @param {PointerEvent} event */
  move(event) {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const here = { x: event.clientX, y: event.clientY };
    if (!this.dragged && Math.hypot(here.x - before.x, here.y - before.y) < DRAG_FROM) return;
    if (!this.dragged) this.picture.setPointerCapture(event.pointerId);
    this.dragged = true;
    this.fingers.set(event.pointerId, here);
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) this.pinch(other, before, here);
    else this.pan(here.x - before.x, here.y - before.y);
  }

  /** @param {Spot} other @param {Spot} before @param {Spot} here */
  pinch(other, before, here) {
    const was = Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
    const now = Math.hypot(here.x - other.x, here.y - other.y);
    this.zoomBy(now / was, this.under({ clientX: (here.x + other.x) / 2, clientY: (here.y + other.y) / 2 }));
    this.pan((here.x - before.x) / 2, (here.y - before.y) / 2);
  }

  /** @param {PointerEvent} event */
  up(event) {
    this.fingers.delete(event.pointerId);
  }

  /** A drag that ends on a counter does not choose it. @param {MouseEvent} event */
  click(event) {
    if (!this.dragged) return;
    this.dragged = false;
    event.stopPropagation();
    event.preventDefault();
  }

  /** Arrows, plus, minus, 0. @param {KeyboardEvent} event */
  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    /** @type {{ [key: string]: () => void }} */
    const does = {
      "+": () => this.zoomBy(STEP),
      "=": () => this.zoomBy(STEP),
      "-": () => this.zoomBy(1 / STEP),
      0: () => this.reset(),
      ArrowLeft: () => this.pan(PAN, 0),
      ArrowRight: () => this.pan(-PAN, 0),
      ArrowUp: () => this.pan(0, PAN),
      ArrowDown: () => this.pan(0, -PAN),
    };
    const done = does[event.key];
    if (!done) return;
    event.preventDefault();
    done();
  }
}

/** @param {number} low @param {number} value @param {number} high */
function between(low, value, high) {
  return Math.min(high, Math.max(low, value));
}
