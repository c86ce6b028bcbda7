/** Zoom and pan: wheel, drag, pinch, keys, buttons. */

/** @import { Box, Spot } from "./map/geometry.js" */

/**
 * @typedef {object} Frame
 * @property {() => Box} home what is shown at first on a wide screen
 * @property {() => Box} near what is shown at first on a narrow one
 * @property {() => number} east 1 if east is to the right, -1 if it is to the left
 * @property {() => Box} bounds the middle of the picture stays in it
 * @property {(scale: number, text: number) => void} changed called with the sizes items and labels must be drawn at, in units of the board
 * @property {(seen: Box) => Spot} [first] the first middle of a picture that shows so much; without it, as the RAF games want it
 * @property {() => void} anew called when the picture has another size and shows again what it shows at first
 * @property {() => void} appeared called when the picture, which was hidden, is seen
 */

const NARROWEST = 0.8;
/** The first size of a label, and the smallest that can be read, in px. */
const LABEL = 10.5;
const READABLE = 10.5;
/** What a very wide picture shows beyond the home lies more to the west: in the east there is only France. */
const BEYOND_EAST = 0.3;
const BRING_TIME = 350;
const MARGIN = 36;
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
    this.visible = false;
    this.moving = 0;
    picture.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    picture.addEventListener("pointerdown", (event) => this.down(event));
    picture.addEventListener("pointermove", (event) => this.move(event));
    picture.addEventListener("pointerup", (event) => this.up(event));
    picture.addEventListener("pointercancel", (event) => this.up(event));
    picture.addEventListener("click", (event) => this.click(event), { capture: true });
    new ResizeObserver(() => this.resize()).observe(picture);
  }

  /** Px for a unit of the board at first: the home fills the height, but never so few that counters cannot be read. */
  get fit() {
    return Math.max(NARROWEST, Math.min(this.height / this.frame.home().height, this.width / this.frame.near().width));
  }

  get scale() {
    return this.fit * this.zoom;
  }

  /** How large items are drawn in units of the board: they grow less than the map does. */
  get items() {
    return Math.max(1, this.zoom) ** -ITEM_GROWTH;
  }

  /** How large labels are drawn: as items, but never so small that they cannot be read. */
  get text() {
    return Math.max(this.items, READABLE / LABEL / this.scale);
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

  /** Shows what is shown at first. */
  reset() {
    this.still();
    this.zoom = 1;
    this.middle = this.first();
    this.untouched = true;
    this.show();
  }

  /** The first middle: where not all of the home has room, its east has it. @returns {Spot} */
  first() {
    if (this.frame.first) return this.frame.first(this.seen);
    const [home, near, seen] = [this.frame.home(), this.frame.near(), this.seen];
    const extra = seen.width - home.width;
    const shift = extra > 0 ? (BEYOND_EAST - 0.5) * extra : -extra / 2;
    const sign = this.frame.east();
    const south = sign > 0 ? home.y + home.height : home.y;
    const center = seen.height > near.height ? south - (sign * seen.height) / 2 : near.y + near.height / 2;
    return {
      x: home.x + home.width / 2 + sign * shift,
      y: seen.height > home.height ? home.y + home.height / 2 : center,
    };
  }

  /** Shows the whole home; if it is seen already, what is shown at first. */
  overview() {
    if (this.zoom <= this.least) return this.reset();
    this.still();
    const { x, y, width, height } = this.frame.home();
    this.zoom = this.least;
    this.middle = { x: x + width / 2, y: y + height / 2 };
    this.untouched = this.least === 1;
    if (this.untouched) this.middle = this.first();
    this.show();
  }

  resize() {
    const { clientWidth, clientHeight } = this.picture;
    const hidden = !clientWidth || !clientHeight;
    const appeared = !hidden && !this.visible;
    this.visible = !hidden;
    const same = clientWidth === this.width && clientHeight === this.height;
    if (hidden || (same && !appeared)) return;
    [this.width, this.height] = [clientWidth, clientHeight];
    const anew = this.untouched && !same;
    if (anew) this.reset();
    else this.show();
    if (anew) this.frame.anew();
    else if (appeared) this.frame.appeared();
  }

  /** Zooms about a spot of the board. @param {number} factor @param {Spot} [about] */
  zoomBy(factor, about = this.middle) {
    this.still();
    const zoom = Math.min(MOST, Math.max(this.least, this.zoom * factor));
    const kept = this.zoom / zoom;
    this.middle = { x: about.x + (this.middle.x - about.x) * kept, y: about.y + (this.middle.y - about.y) * kept };
    this.zoom = zoom;
    this.untouched = false;
    this.show();
  }

  /** Moves the picture by px. @param {number} x @param {number} y */
  pan(x, y) {
    this.still();
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

  /** Whether a spot is seen, away from the edge. @param {Spot} spot */
  sees({ x, y }) {
    const seen = this.seen;
    const edge = MARGIN / 3 / this.scale;
    return (
      x >= seen.x + edge && x <= seen.x + seen.width - edge && y >= seen.y + edge && y <= seen.y + seen.height - edge
    );
  }

  /**
   * Brings spots into the picture, all of them if there is room.
   * @param {Spot[]} spots
   * @param {boolean} motion
   * @param {number} least The smallest zoom that this is worth.
   */
  gather(spots, motion, least = this.least) {
    if (spots.length === 0 || !this.visible) return;
    const [left, right] = [Math.min(...spots.map(({ x }) => x)), Math.max(...spots.map(({ x }) => x))];
    const [top, bottom] = [Math.min(...spots.map(({ y }) => y)), Math.max(...spots.map(({ y }) => y))];
    const fits = Math.min(
      (this.width - 2 * MARGIN) / Math.max(1, right - left),
      (this.height - 2 * MARGIN) / Math.max(1, bottom - top),
    );
    if (fits < least * this.fit && least > this.least) return this.nearest(spots, motion);
    const scale = Math.max(least * this.fit, Math.min(Math.max(this.scale, least * this.fit), fits));
    const half = { x: this.width / 2 / scale, y: this.height / 2 / scale };
    const margin = MARGIN / scale;
    const along = (/** @type {number} */ now, /** @type {number} */ low, /** @type {number} */ high, /** @type {number} */ room) =>
      high - low > 2 * (room - margin) ? (low + high) / 2 : between(high - room + margin, now, low + room - margin);
    this.travel(
      { x: along(this.middle.x, left, right, half.x), y: along(this.middle.y, top, bottom, half.y) },
      scale / this.fit,
      motion,
    );
  }

  /** Where not all have room and none is seen, the nearest comes into the picture. @param {Spot[]} spots @param {boolean} motion */
  nearest(spots, motion) {
    if (spots.some((spot) => this.sees(spot))) return;
    const away = (/** @type {Spot} */ { x, y }) => Math.hypot(x - this.middle.x, y - this.middle.y);
    const [first] = spots.toSorted((one, other) => away(one) - away(other));
    if (first) this.travel(first, this.zoom, motion);
  }

  /** Goes to a middle and a zoom. @param {Spot} middle @param {number} zoom @param {boolean} motion */
  travel(middle, zoom, motion) {
    this.still();
    const [from, was, start] = [this.middle, this.zoom, performance.now()];
    const step = (/** @type {number} */ now) => {
      const part = motion ? between(0, (now - start) / BRING_TIME, 1) : 1;
      const eased = part * part * (3 - 2 * part);
      this.middle = { x: from.x + (middle.x - from.x) * eased, y: from.y + (middle.y - from.y) * eased };
      this.zoom = was * (zoom / was) ** eased;
      this.show();
      this.moving = part < 1 ? requestAnimationFrame(step) : 0;
    };
    step(start);
  }

  /** Stops a journey. */
  still() {
    cancelAnimationFrame(this.moving);
    this.moving = 0;
  }

  show() {
    if (!this.width) return;
    const { x, y, width, height } = this.frame.bounds();
    this.middle = { x: between(x, this.middle.x, x + width), y: between(y, this.middle.y, y + height) };
    const seen = this.seen;
    this.picture.setAttribute("viewBox", `${seen.x} ${seen.y} ${seen.width} ${seen.height}`);
    this.frame.changed(this.items, this.text);
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
    this.still();
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
      0: () => this.overview(),
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
