/** The keyboard: help on `?`, to which a page adds its own keys. */

import { dialog, el } from "./dom.js";
import { settings } from "./settings.js";
import { say } from "./words.js";

/** @typedef {{ keys: string[], words: string }} KeyLine */
/** @typedef {{ heading: string, lines: KeyLine[] }} KeyGroup */

/** @type {Set<() => KeyGroup | null>} */
const groups = new Set([everywhere]);

/** Adds a page's keys to the help; gives back how to take them out. @param {() => KeyGroup | null} group */
export function addKeys(group) {
  groups.add(group);
  return () => void groups.delete(group);
}

/** Opens the help on `?`, unless something is being typed or a dialog is open. */
export function listenForHelp() {
  document.addEventListener("keydown", (event) => {
    if (event.key !== "?" || event.ctrlKey || event.metaKey || typing(event.target)) return;
    if (!settings.shortcuts) return;
    if (document.querySelector("dialog[open]") !== null) return;
    event.preventDefault();
    showKeys();
  });
}

/** Whether keys belong to a field now. @param {EventTarget | null} target */
export function typing(target) {
  return (
    target instanceof HTMLElement &&
    target.matches("input:not([type=checkbox], [type=radio], [type=range]), textarea, select, [contenteditable]")
  );
}

export function showKeys() {
  dialog(say("web", "keys"), [el("p", { class: "muted" }, say("web", "keys-intro")), ...[...groups].map(shown)]);
}

/** @param {() => KeyGroup | null} group */
function shown(group) {
  const found = group();
  if (found === null) return null;
  const { heading, lines } = found;
  return el(
    "section",
    { class: "keys" },
    el("h3", {}, heading),
    el(
      "dl",
      {},
      lines.flatMap((line) => [el("dt", {}, line.keys.flatMap(cap)), el("dd", {}, line.words)]),
    ),
  );
}

/** @param {string} key @param {number} place */
function cap(key, place) {
  return place === 0 ? [el("kbd", {}, key)] : [" ", el("kbd", {}, key)];
}

/** @returns {KeyGroup} */
function everywhere() {
  return {
    heading: say("web", "keys-everywhere"),
    lines: [
      { keys: [say("web", "key-tab")], words: say("web", "keys-next") },
      { keys: [say("web", "key-shift"), say("web", "key-tab")], words: say("web", "keys-previous") },
      { keys: [say("web", "key-enter")], words: say("web", "keys-press") },
      { keys: [say("web", "key-space")], words: say("web", "keys-toggle") },
      { keys: [say("web", "key-escape")], words: say("web", "keys-close") },
      { keys: ["?"], words: say("web", "keys-help") },
    ],
  };
}
