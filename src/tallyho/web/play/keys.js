/** The keys of the play page. */

/** @import { KeyGroup } from "../shell/keys.js" */
/** @import { Page } from "./play.js" */

import { typing } from "../shell/keys.js";
import { settings } from "../shell/settings.js";
import { say } from "../shell/words.js";

/**
 * What the keys do.
 * @typedef {object} Hands
 * @property {(key: string) => boolean} press Chooses an offer.
 * @property {(id: string) => boolean} act Presses an action.
 * @property {() => void} search
 * @property {(by: number) => void} step
 * @property {() => void} menu
 */

/** Keys and the message that says what they do. @type {{ keys: string[], message: string }[]} */
export const KEYS = [
  { keys: ["1", "…", "9", "a", "…", "z"], message: "key-offer" },
  { keys: ["←", "→", "↑", "↓"], message: "key-arrows" },
  { keys: ["/"], message: "key-filter" },
  { keys: ["g"], message: "key-go" },
  { keys: ["d"], message: "key-done" },
  { keys: ["u"], message: "key-undo" },
  { keys: ["h"], message: "key-hint" },
  { keys: ["y"], message: "key-advice" },
  { keys: ["b"], message: "key-bot" },
  { keys: ["[", "]"], message: "key-step" },
  { keys: ["t"], message: "key-words" },
  { keys: ["m"], message: "key-menu" },
];

/** Keys that do it again and again while they are held. */
const HELD = ["[", "]"];

/** For the help of the shell. @returns {KeyGroup} */
export function keyGroup() {
  const space = { keys: [say("web", "key-space")], words: say("web-play", "key-skip") };
  const escape = { keys: [say("web", "key-escape")], words: say("web-play", "key-now") };
  return {
    heading: say("web-play", "keys"),
    lines: [...KEYS.map(({ keys, message }) => ({ keys, words: say("web-play", message) })), space, escape],
  };
}

/**
 * Listens to the keys, until the function that it gives back is called.
 * @param {Page} page
 * @param {Hands} hands
 */
export function listen(page, hands) {
  /** @type {Record<string, () => unknown>} */
  const orders = {
    "/": hands.search,
    "[": () => hands.step(-1),
    "]": () => hands.step(1),
    t: () => page.inWords(),
    m: hands.menu,
    u: () => hands.act("undo"),
    h: () => hands.act("hint"),
    y: () => page.session.takeAdvice(),
    b: () => hands.act("bot"),
    d: () => hands.act("done"),
    g: () => hands.act("confirm") || hands.act("roll"),
    Escape: () => page.session.wanted >= 0 && page.session.backToNow(),
  };
  /** @param {KeyboardEvent} event */
  const heard = (event) => {
    if (event.defaultPrevented || modified(event) || typing(event.target)) return;
    if (document.querySelector("dialog[open], :popover-open") !== null || page.hidden()) return;
    if (page.session.showing !== null && (event.key === " " || event.key === "Escape")) {
      event.preventDefault();
      page.skip();
      return;
    }
    const key = keyOf(event);
    if (key.length === 1 && !settings.shortcuts) return;
    if (event.repeat && !HELD.includes(key)) return;
    const order = orders[key];
    if (order !== undefined) order();
    else if (key.length !== 1 || !hands.press(key)) return;
    event.preventDefault();
  };
  document.addEventListener("keydown", heard);
  return () => document.removeEventListener("keydown", heard);
}

/** Whether a key is pressed together with one that makes it the browser's; AltGr only writes, as `[` on many keyboards. @param {KeyboardEvent} event */
function modified(event) {
  if (event.getModifierState("AltGraph")) return false;
  return event.ctrlKey || event.metaKey || event.altKey;
}

/** The key that is meant: letters without Caps Lock, digits without Shift where that writes something else. @param {KeyboardEvent} event */
function keyOf(event) {
  const digit = /^Digit([1-9])$/.exec(event.code)?.[1];
  if (digit !== undefined && !event.shiftKey && !event.getModifierState("AltGraph")) return digit;
  return event.key.length === 1 ? event.key.toLowerCase() : event.key;
}
