/** Taking up a game from its record: a file, or its text. */

import { ApiTrouble, importRecord } from "./api.js";
import { el, unique } from "./dom.js";
import { go } from "./navigate.js";
import { say } from "./words.js";

/** The form; `draw` may be called again and keeps what was typed. */
export function importForm() {
  let text = "";
  let name = "";
  const draw = () => {
    const id = unique("record");
    const trouble = el("p", { class: "error", role: "alert" });
    const area = el("textarea", { id, rows: 4, spellcheck: "false", placeholder: say("web", "import-paste") });
    area.value = text;
    area.addEventListener("input", () => (text = area.value));
    const read = async (/** @type {Event} */ event) => {
      const file = /** @type {HTMLInputElement} */ (event.target).files?.[0];
      if (file === undefined) return;
      text = await file.text();
      name = file.name;
      area.value = text;
      chosen.textContent = name;
    };
    const chosen = el("span", { class: "muted file-name" }, name || say("web", "import-none"));
    return el(
      "form",
      {
        class: "panel padded stack",
        "aria-labelledby": `${id}-title`,
        onsubmit: (/** @type {SubmitEvent} */ event) => submit(event, text, trouble),
      },
      el("h2", { id: `${id}-title` }, say("web", "import")),
      el("p", { class: "muted" }, say("web", "import-about")),
      el(
        "div",
        { class: "field" },
        el("strong", { id: `${id}-what` }, say("web", "import-file")),
        /* the browser's own button would speak the browser's language */
        el(
          "div",
          { class: "row" },
          el("input", {
            id: `${id}-file`,
            type: "file",
            class: "visually-hidden",
            "aria-describedby": `${id}-what`,
            onchange: read,
          }),
          el("label", { for: `${id}-file`, class: "button small" }, say("web", "import-choose")),
          chosen,
        ),
      ),
      el("div", { class: "field" }, el("label", { for: id }, say("web", "import-text")), area),
      trouble,
      el("p", {}, el("button", { class: "button" }, say("web", "import-do"))),
    );
  };
  return { draw };
}

/** @param {SubmitEvent} event @param {string} text @param {HTMLElement} trouble */
async function submit(event, text, trouble) {
  event.preventDefault();
  const button = event.submitter;
  trouble.textContent = "";
  if (text.trim() === "") {
    trouble.textContent = say("web", "import-empty");
    return;
  }
  button?.setAttribute("disabled", "");
  try {
    const made = await importRecord(text);
    go(`/play/${made.id}`);
  } catch (wrong) {
    trouble.textContent = wrong instanceof ApiTrouble ? wrong.detail : String(wrong);
    button?.removeAttribute("disabled");
    button?.focus();
  }
}
