/** The planning board by keyboard: arrows go from thing to thing, Escape puts back, Delete takes off. */

/** @import { KeyGroup } from "../../shell/keys.js" */
/** @import { PlanBoard } from "./plan-board.js" */
import { cancel, takeBack } from "./plan-acts.js";

/** What has the focus: its key, the zone it is in, and which of that zone's things it is. @typedef {{ key: string, zone: string, place: number }} Held */

const ARROWS = /** @type {Record<string, [number, number]>} */ ({
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
});
/** How much worse it is to be beside the way than farther along it. */
const ASIDE = 2.5;

/** @param {PlanBoard} board */
export function openKeys(board) {
  const { element } = board;
  element.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !pressed(board, event)) return;
    event.preventDefault();
    event.stopPropagation();
  });
  element.addEventListener("focusin", (event) => {
    const thing = keyed(event.target);
    if (thing !== null && thing.matches("[data-zone] *")) hasTab(thing);
    see(board, event.target);
  });
  element.addEventListener("pointerover", (event) => see(board, event.target));
}

/** Does what a key says; whether it says anything here. @param {PlanBoard} board @param {KeyboardEvent} event */
function pressed(board, event) {
  const way = ARROWS[event.key];
  const here = keyed(event.target);
  if (event.key === "Escape") return cancel(board);
  if (here === null) return false;
  if (way !== undefined) return step(board.element, here, way);
  return ["Delete", "Backspace"].includes(event.key) && takeBack(board, here.dataset["key"] ?? "");
}

/** What the pointer or the focus is on is told about; at the airbases it is what is open. @param {PlanBoard} board @param {EventTarget | null} target */
function see(board, target) {
  if (!(target instanceof Element)) return;
  const card = target.closest("[data-card]");
  if (card instanceof HTMLElement) board.see(Number(card.dataset["card"]));
  else if (board.bases.contains(target)) board.see(0);
}

/** Goes to the nearest thing that way: in the same zone, or else in any. @param {HTMLElement} root @param {HTMLElement} here @param {[number, number]} way */
function step(root, here, way) {
  const zone = here.closest("[data-zone]");
  const near = zone === null ? null : nearest(things(zone), here, way);
  const goal = near ?? nearest(things(root), here, way);
  if (goal === null) return false;
  goal.focus();
  goal.scrollIntoView({ block: "nearest", inline: "nearest" });
  return true;
}

/** @param {HTMLElement[]} all @param {HTMLElement} here @param {[number, number]} way @returns {HTMLElement | null} */
function nearest(all, here, [x, y]) {
  const from = middle(here);
  let [best, least] = [/** @type {HTMLElement | null} */ (null), Infinity];
  for (const one of all) {
    const to = middle(one);
    const [right, down] = [to.x - from.x, to.y - from.y];
    const along = right * x + down * y;
    const distance = along + ASIDE * Math.abs(right * y + down * x);
    if (one === here || along < 4 || distance >= least) continue;
    [best, least] = [one, distance];
  }
  return best;
}

/** @param {Element} element */
function middle(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Of each zone one thing can be reached with Tab: the one that had the focus last, or the first. @param {HTMLElement} root */
export function rove(root) {
  for (const zone of root.querySelectorAll("[data-zone]")) {
    const all = things(zone);
    for (const one of all) one.tabIndex = -1;
    const last = all.find((one) => one.dataset["key"] === (/** @type {HTMLElement} */ (zone).dataset["last"] ?? ""));
    const first = last ?? all[0];
    if (first !== undefined) first.tabIndex = 0;
  }
}

/** @param {HTMLElement} thing */
function hasTab(thing) {
  const zone = thing.closest("[data-zone]");
  if (!(zone instanceof HTMLElement)) return;
  zone.dataset["last"] = thing.dataset["key"] ?? "";
  for (const one of things(zone)) one.tabIndex = one === thing ? 0 : -1;
}

/** What has the focus before everything is drawn anew. @param {HTMLElement} root @returns {Held | null} */
export function focusHeld(root) {
  const here = keyed(document.activeElement);
  if (here === null || !root.contains(here)) return null;
  const zone = /** @type {HTMLElement | null} */ (here.closest("[data-zone]"));
  const place = zone === null ? 0 : things(zone).indexOf(here);
  return { key: here.dataset["key"] ?? "", zone: zone?.dataset["zone"] ?? "", place };
}

/** Gives the focus back: to the same thing, or to what has come into its place. @param {HTMLElement} root @param {Held | null} held */
export function focusAgain(root, held) {
  if (held === null) return;
  const zone = held.zone === "" ? root : root.querySelector(`[data-zone="${held.zone}"]`);
  const all = zone === null ? [] : things(zone);
  const same = all.find((one) => one.dataset["key"] === held.key);
  const goal = same ?? all[Math.min(held.place, all.length - 1)] ?? things(root)[0];
  goal?.focus({ preventScroll: true });
}

/** Everything with a key that can have the focus now. @param {Element} root */
function things(root) {
  return /** @type {HTMLElement[]} */ ([...root.querySelectorAll("[data-key]:not(:disabled)")]).filter((one) => one.checkVisibility());
}

/** @param {EventTarget | null} target @returns {HTMLElement | null} */
function keyed(target) {
  const found = target instanceof Element ? target.closest("[data-key]") : null;
  return found instanceof HTMLElement ? found : null;
}

/** For the help on `?`. @param {(message: string) => string} say @param {(key: string) => string} key @returns {KeyGroup} */
export function planKeys(say, key) {
  return {
    heading: say("keys"),
    lines: [
      { keys: ["←", "→", "↑", "↓"], words: say("keys-arrows") },
      { keys: [key("key-enter"), key("key-space")], words: say("keys-press") },
      { keys: [key("key-shift"), key("key-enter")], words: say("keys-all") },
      { keys: [key("key-escape")], words: say("keys-escape") },
      { keys: [say("key-delete")], words: say("keys-delete") },
    ],
  };
}
