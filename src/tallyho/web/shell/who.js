/** Who I am to others, and how to go on in another browser. */

import { ApiTrouble, keyLink, rename } from "./api.js";
import { announce, clear, el, unique } from "./dom.js";
import { copyField } from "./games-list.js";
import { browsers } from "./sessions.js";
import { say } from "./words.js";

/** @import { Me } from "../types.d.ts" */

/** @param {Me} me */
export function whoForm(me) {
  const id = unique("who");
  const told = el("p", { class: "help", role: "status" });
  const trouble = el("p", { class: "error", role: "alert" });
  const input = el("input", { id, value: me.name, maxlength: 40, required: true, autocomplete: "nickname" });
  const submit = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    trouble.textContent = "";
    try {
      input.value = (await rename(input.value.trim())).name;
      told.textContent = say("web", "who-kept");
      announce(told.textContent);
    } catch (wrong) {
      trouble.textContent = wrong instanceof ApiTrouble ? wrong.detail : String(wrong);
    }
  };
  return el(
    "section",
    { class: "panel padded stack", "aria-labelledby": `${id}-title` },
    el("h2", { id: `${id}-title` }, say("web", "who")),
    el(
      "form",
      { class: "field", onsubmit: submit },
      el("label", { for: id }, say("web", "who-name")),
      el("div", { class: "copy" }, input, el("button", { class: "button" }, say("web", "who-keep"))),
      told,
    ),
    trouble,
    elsewhere(),
    browsers(),
  );
}

/** The link is made only when it is asked for: it is as good as a password. */
function elsewhere() {
  const place = el("div", { class: "stack tight" });
  const trouble = el("p", { class: "error", role: "alert" });
  const make = async () => {
    trouble.textContent = "";
    try {
      const { path } = await keyLink();
      clear(
        place,
        el("p", { class: "help" }, say("web", "elsewhere-made")),
        copyField(say("web", "elsewhere-link"), location.origin + path),
      );
      place.querySelector("input")?.focus();
    } catch (wrong) {
      trouble.textContent = wrong instanceof ApiTrouble ? wrong.detail : String(wrong);
    }
  };
  clear(
    place,
    el("p", {}, el("button", { type: "button", class: "button", onclick: make }, say("web", "elsewhere-make"))),
  );
  return el(
    "div",
    { class: "stack tight" },
    el("h3", {}, say("web", "elsewhere")),
    el("p", { class: "help" }, say("web", "elsewhere-about")),
    place,
    trouble,
  );
}
