/** An invitation: whoever opens it is asked, and then seated. */

import { ApiTrouble, join } from "./api.js";
import { clear, el } from "./dom.js";
import { go } from "./navigate.js";
import { topbar } from "./topbar.js";
import { say } from "./words.js";

/** @param {HTMLElement} place @param {string} token */
export async function open(place, token) {
  const draw = () => {
    topbar.name(say("web", "join-title"), false);
    const trouble = el("p", { class: "error", role: "alert" });
    const sit = async (/** @type {Event} */ event) => {
      const button = /** @type {HTMLButtonElement} */ (event.currentTarget);
      button.disabled = true;
      try {
        go(`/play/${(await join(token)).id}`, { replace: true });
      } catch (wrong) {
        trouble.textContent = wrong instanceof ApiTrouble ? wrong.detail : String(wrong);
        button.disabled = false;
      }
    };
    clear(
      place,
      el(
        "article",
        { class: "lost paper" },
        el("h1", {}, say("web", "join-title")),
        el("p", {}, say("web", "join-text")),
        trouble,
        el(
          "p",
          { class: "row" },
          el("button", { type: "button", class: "button main", onclick: sit }, say("web", "join-yes")),
          el("a", { class: "button", href: "/" }, say("web", "join-no")),
        ),
      ),
    );
  };
  draw();
  return { close() {}, refresh: draw };
}
