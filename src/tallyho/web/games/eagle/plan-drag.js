/** Dragging on the planning board, with the mouse at once and with a finger after holding it still for a moment. */

/** @import { PlanBoard } from "./plan-board.js" */
/** @import { Load } from "./plan-moves.js" */
import { el } from "../../shell/dom.js";
import { putDown } from "./plan-acts.js";
import { accepts, loadOf, named, placeMeant } from "./plan-carry.js";
import { placeOf } from "./plan-moves.js";

/** A pointer that is down on something. @typedef {{ id: number, key: string, all: boolean, touch: boolean, x: number, y: number }} Grip */

const DRAG_FROM = 6;
/** Milliseconds that a finger is held still before it drags: until then it scrolls. */
const HOLD = 280;
/** Px from the edge within which the page scrolls along, and how fast. */
const EDGE = 44;
const SPEED = 12;

/** @param {PlanBoard} board */
export function openDrag(board) {
  const drag = new Drag(board);
  const { element } = board;
  element.addEventListener("pointerdown", (event) => drag.down(event));
  element.addEventListener("touchmove", (event) => drag.dragging && event.preventDefault(), { passive: false });
  element.addEventListener("contextmenu", (event) => drag.grip?.touch && event.preventDefault());
  element.addEventListener("click", (event) => drag.click(event), { capture: true });
  element.addEventListener("dragstart", (event) => event.preventDefault());
}

/** Says of every place whether what is carried could be put there. @param {PlanBoard} board */
export function markPlaces(board) {
  const load = board.dragged ?? board.load;
  board.element.dataset["carries"] = load?.kind ?? "";
  for (const place of board.element.querySelectorAll("[data-drop]")) {
    const goal = placeOf(/** @type {HTMLElement} */ (place).dataset["drop"] ?? "");
    const may = load !== null && goal !== null && accepts(board, load, placeMeant(board, load, goal));
    place.classList.toggle("plan-can", may);
  }
}

class Drag {
  /** @param {PlanBoard} board */
  constructor(board) {
    this.board = board;
    /** @type {Grip | null} */
    this.grip = null;
    /** @type {HTMLElement | null} */
    this.ghost = null;
    /** @type {Element | null} */
    this.over = null;
    this.spot = { x: 0, y: 0 };
    this.justDragged = false;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.hold = undefined;
    this.move = this.move.bind(this);
    this.up = this.up.bind(this);
    this.cancel = this.cancel.bind(this);
    this.escape = this.escape.bind(this);
    this.follow = this.follow.bind(this);
  }

  get dragging() {
    return this.ghost !== null;
  }

  /** @param {PointerEvent} event */
  down(event) {
    this.justDragged = false;
    const thing = event.target instanceof Element ? event.target.closest("[data-moves]") : null;
    if (event.button !== 0 || !event.isPrimary || !(thing instanceof HTMLElement) || this.grip !== null) return;
    const touch = event.pointerType === "touch";
    this.spot = { x: event.clientX, y: event.clientY };
    this.grip = { id: event.pointerId, key: thing.dataset["key"] ?? "", all: event.shiftKey, touch, ...this.spot };
    if (touch) this.hold = setTimeout(() => this.begin(), HOLD);
    addEventListener("pointermove", this.move);
    addEventListener("pointerup", this.up);
    addEventListener("pointercancel", this.cancel);
    addEventListener("keydown", this.escape, { capture: true });
  }

  /** @param {PointerEvent} event */
  move(event) {
    const { grip } = this;
    if (grip === null || event.pointerId !== grip.id) return;
    this.spot = { x: event.clientX, y: event.clientY };
    const far = Math.hypot(event.clientX - grip.x, event.clientY - grip.y) >= DRAG_FROM;
    if (!this.dragging && far) {
      if (grip.touch) return this.cancel();
      this.begin();
    }
    if (this.dragging) this.show();
  }

  begin() {
    const { board, grip } = this;
    const load = grip === null || board.now === null ? null : loadOf(board, grip.key, grip.all);
    if (load === null) return this.cancel();
    board.load = null;
    board.dragged = load;
    this.ghost = ghostOf(board, load, grip?.key ?? "");
    document.body.append(this.ghost);
    board.element.classList.add("plan-dragging");
    markPlaces(board);
    this.show();
    requestAnimationFrame(this.follow);
  }

  /** Shows what is dragged where the pointer is, and the place below it. */
  show() {
    const { ghost, spot, board } = this;
    if (ghost === null) return;
    ghost.style.translate = `${spot.x}px ${spot.y}px`;
    const under = document.elementFromPoint(spot.x, spot.y)?.closest("[data-drop]") ?? null;
    const place = under !== null && board.element.contains(under) ? under : null;
    if (place === this.over) return;
    this.over?.classList.remove("plan-over");
    place?.classList.add("plan-over");
    this.over = place;
  }

  /** Scrolls along at the edges, as long as something is dragged. */
  follow() {
    if (!this.dragging) return;
    const box = scroller(this.board.element);
    const { top, bottom } = box === document.scrollingElement ? { top: 0, bottom: innerHeight } : box.getBoundingClientRect();
    const by = this.spot.y < top + EDGE ? -SPEED : this.spot.y > bottom - EDGE ? SPEED : 0;
    if (by !== 0) {
      box.scrollTop += by;
      this.show();
    }
    requestAnimationFrame(this.follow);
  }

  /** @param {PointerEvent} event */
  up(event) {
    if (event.pointerId !== this.grip?.id) return;
    const { board, over } = this;
    const load = board.dragged;
    const key = over instanceof HTMLElement ? (over.dataset["drop"] ?? "") : "";
    this.cancel();
    if (load !== null && key !== "") void putDown(board, load, key);
  }

  /** Nothing is dragged any more. */
  cancel() {
    const { board, ghost } = this;
    clearTimeout(this.hold);
    removeEventListener("pointermove", this.move);
    removeEventListener("pointerup", this.up);
    removeEventListener("pointercancel", this.cancel);
    removeEventListener("keydown", this.escape, { capture: true });
    this.grip = null;
    if (ghost === null) return;
    ghost.remove();
    this.justDragged = true;
    this.ghost = null;
    this.over?.classList.remove("plan-over");
    this.over = null;
    board.dragged = null;
    board.element.classList.remove("plan-dragging");
    board.render();
  }

  /** @param {KeyboardEvent} event */
  escape(event) {
    if (event.key !== "Escape" || !this.dragging) return;
    event.preventDefault();
    event.stopPropagation();
    this.cancel();
  }

  /** The click that ends a drag presses nothing. @param {MouseEvent} event */
  click(event) {
    if (!this.justDragged || event.detail === 0) return;
    this.justDragged = false;
    event.preventDefault();
    event.stopPropagation();
  }
}

/** What is seen below the pointer: the thing itself, or the first of many with how many they are. @param {PlanBoard} board @param {Load} load @param {string} key */
function ghostOf(board, load, key) {
  const thing = board.element.querySelector(`[data-key="${CSS.escape(key)}"]`);
  const look = thing?.cloneNode(true);
  const number = load.kind === "units" ? load.units.length : 1;
  if (look instanceof HTMLElement && number === 1) {
    for (const attribute of ["data-key", "data-moves", "data-card"]) look.removeAttribute(attribute);
    return el("div", { class: "plan-ghost", "aria-hidden": "true" }, look);
  }
  return el("div", { class: "plan-ghost", "aria-hidden": "true" }, el("span", { class: "plan-ghost-many" }, named(board, load)));
}

/** What scrolls when the board is too high. @param {Element} element @returns {Element} */
function scroller(element) {
  for (let box = element.parentElement; box !== null; box = box.parentElement) {
    const scrolls = ["auto", "scroll"].includes(getComputedStyle(box).overflowY);
    if (scrolls && box.scrollHeight > box.clientHeight) return box;
  }
  return document.scrollingElement ?? document.documentElement;
}
