/** The bar between board and trays: dragged, moved by keys, and remembered. */

import { el } from "../shell/dom.js";

const STORE = "tallyho-board-share";
const LEAST = 30;
const MOST = 90;
const STEP = 4;

/** @typedef {{ element: HTMLElement, say: (name: string) => void }} Splitter */

/**
 * A bar that divides the height of a page between the boxes above and below it.
 * @param {HTMLElement} page Gets the shares as `--board` and `--trays`.
 * @param {HTMLElement} above @param {HTMLElement} below
 * @returns {Splitter}
 */
export function openSplitter(page, above, below) {
  const attrs = { class: "splitter", role: "separator", tabindex: 0, "aria-orientation": "horizontal" };
  const element = el("div", { ...attrs, "aria-valuemin": LEAST, "aria-valuemax": MOST });
  let dragged = false;

  /** The share of the board as it is drawn. */
  const share = () => {
    const [board, trays] = [above.offsetHeight, below.offsetHeight];
    return board + trays === 0 ? MOST : (100 * board) / (board + trays);
  };
  const show = () => element.setAttribute("aria-valuenow", String(Math.round(share())));
  /** @param {number | null} wanted Percent; null: as the style sheet has it. */
  const divide = (wanted) => {
    const kept = wanted === null ? null : Math.min(MOST, Math.max(LEAST, wanted));
    page.style.setProperty("--board", kept === null ? "" : `${kept}fr`);
    page.style.setProperty("--trays", kept === null ? "" : `${100 - kept}fr`);
    remember(kept);
    show();
  };
  element.addEventListener("pointerdown", (event) => {
    dragged = event.button === 0;
    if (dragged) element.setPointerCapture(event.pointerId);
  });
  element.addEventListener("pointermove", (event) => {
    if (!dragged) return;
    const { top } = above.getBoundingClientRect();
    const { bottom } = below.getBoundingClientRect();
    divide((100 * (event.clientY - top)) / Math.max(1, bottom - top));
  });
  const drop = () => (dragged = false);
  element.addEventListener("pointerup", drop);
  element.addEventListener("pointercancel", drop);
  element.addEventListener("dblclick", () => divide(null));
  element.addEventListener("keydown", (event) => {
    const goals = { ArrowUp: share() - STEP, ArrowDown: share() + STEP, Home: LEAST, End: MOST, Enter: null };
    if (!(event.key in goals)) return;
    event.preventDefault();
    event.stopPropagation();
    divide(goals[/** @type {keyof typeof goals} */ (event.key)]);
  });
  new ResizeObserver(show).observe(above);
  const before = remembered();
  if (before !== null) divide(before);
  /** @param {string} name */
  const say = (name) => {
    element.setAttribute("aria-label", name);
    element.title = name;
  };
  return { element, say };
}

/** @returns {number | null} */
function remembered() {
  try {
    const kept = Number.parseFloat(localStorage.getItem(STORE) ?? "");
    return Number.isFinite(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** @param {number | null} share */
function remember(share) {
  try {
    if (share === null) localStorage.removeItem(STORE);
    else localStorage.setItem(STORE, share.toFixed(1));
  } catch {
    /* A browser that keeps nothing: the page begins anew. */
  }
}
