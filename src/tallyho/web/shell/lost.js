/** A page that is not there, a game that is not there any more, and what else keeps a page from opening. */

import { ApiTrouble } from "./api.js";
import { clear, el } from "./dom.js";
import { topbar } from "./topbar.js";
import { say } from "./words.js";

/** @param {HTMLElement} place @param {unknown} trouble null: no such page. */
export async function open(place, trouble) {
  const draw = () => {
    const kind = kindOf(trouble);
    topbar.name(say("web", `lost-${kind}`), false);
    clear(
      place,
      el(
        "article",
        { class: "lost paper" },
        el("p", { class: "sign stamp", "aria-hidden": "true" }, say("web", "lost-stamp")),
        el("h1", {}, say("web", `lost-${kind}`)),
        words(kind, trouble).map((text) => el("p", {}, text)),
        el("p", { class: "row" }, doing(kind)),
      ),
    );
  };
  draw();
  if (kindOf(trouble) === "defect") console.error(trouble);
  return told(trouble) ? { close() {} } : { close() {}, refresh: draw };
}

/** Whether the server has said what is wrong: in another language it must be asked again. @param {unknown} trouble */
function told(trouble) {
  return ["refused", "unreadable"].includes(kindOf(trouble));
}

/** @param {unknown} trouble */
function kindOf(trouble) {
  if (trouble === null || trouble instanceof URIError) return "page";
  if (!(trouble instanceof ApiTrouble)) return "defect";
  if (trouble.lost) return "connection";
  if (trouble.status === 410) return "gone";
  if (trouble.unreadable) return "unreadable";
  if (trouble.status !== 404) return "refused";
  return location.pathname.startsWith("/rules") ? "rule" : "game";
}

/** @param {string} kind @param {unknown} trouble */
function words(kind, trouble) {
  const detail = told(trouble) && trouble instanceof ApiTrouble ? [trouble.detail] : [];
  return kind === "refused" ? detail : [...detail, say("web", `lost-${kind}-text`)];
}

/** @param {string} kind */
function doing(kind) {
  const again = kind === "connection" || kind === "defect";
  return [
    again &&
      el("button", { type: "button", class: "button main", onclick: () => location.reload() }, say("web", "again")),
    el("a", { class: again ? "button" : "button main", href: "/" }, say("web", "start-page")),
    el("a", { class: "button", href: "/rules" }, say("web", "rules")),
  ];
}
