/** The form of a new game. */

import { ApiTrouble, newGame } from "./api.js";
import { clear, el, unique } from "./dom.js";
import { showInvitation } from "./games-list.js";
import { go } from "./navigate.js";
import { barred, choose, fresh, nobodyPlays, setScenario, sitters, wish } from "./wish.js";
import { say } from "./words.js";

/** @import { Title } from "../types.d.ts" */
/** @import { Draft, Option } from "./wish.js" */

/** The form; `draw` may be called again, as after a change of language, and keeps what was chosen. */
export function newGameForm() {
  /** @type {Draft | null} */
  let draft = null;
  let optionsOpen = false;
  const section = el("section", { class: "panel padded new-game", "aria-labelledby": "new-title" });

  /** @param {Title[]} titles */
  const draw = (titles) => {
    const title = titles.find((one) => one.game === draft?.game) ?? titles[0];
    if (title === undefined) return section;
    draft ??= fresh(title);
    const kept = draft;
    const again = () => redraw(section, () => draw(titles));
    clear(
      section,
      el("h2", { id: "new-title" }, say("web", "new-game")),
      el(
        "form",
        { class: "stack", onsubmit: (/** @type {SubmitEvent} */ event) => submit(event, title, kept, section) },
        games(titles, title, (game) => {
          draft = fresh(game);
          again();
        }),
        scenarios(title, kept, again),
        options(title, kept, again, { open: optionsOpen, toggled: (open) => (optionsOpen = open) }),
        title.sides.map((side) => seat(title, kept, side, again)),
        flags(kept),
        seed(kept),
        el("p", { class: "error", role: "alert" }, nobodyPlays(kept) ? say("web", "nobody-plays") : ""),
        el("p", {}, el("button", { class: "button main", disabled: nobodyPlays(kept) }, say("web", "begin"))),
      ),
    );
    return section;
  };
  return { draw };
}

/** Draws anew and puts the focus back where it was. @param {HTMLElement} section @param {() => void} draw */
function redraw(section, draw) {
  const held = section.contains(document.activeElement) ? document.activeElement?.id : undefined;
  draw();
  if (held) document.getElementById(held)?.focus();
}

/** @param {SubmitEvent} event @param {Title} title @param {Draft} draft @param {HTMLElement} section */
async function submit(event, title, draft, section) {
  event.preventDefault();
  const trouble = /** @type {HTMLElement} */ (section.querySelector("form > .error"));
  const button = /** @type {HTMLButtonElement} */ (section.querySelector("form .button.main"));
  trouble.textContent = "";
  button.disabled = true;
  try {
    const made = await newGame(wish(draft));
    const invited = title.sides.filter((side) => draft.seats[side.id] === "invite");
    for (const side of invited)
      await showInvitation(made.id, { side: side.id, name: side.name }, say("web", "to-the-game"));
    go(`/play/${made.id}`);
  } catch (wrong) {
    trouble.textContent = wrong instanceof ApiTrouble ? wrong.detail : String(wrong);
    button.disabled = false;
  }
}

/** @param {Title[]} titles @param {Title} title @param {(title: Title) => void} choose */
function games(titles, title, choose) {
  if (titles.length === 1) return el("p", { class: "sign new-name" }, title.name);
  const change = (/** @type {Event} */ event) => {
    const wanted = titles.find((one) => one.game === /** @type {HTMLSelectElement} */ (event.target).value);
    if (wanted !== undefined) choose(wanted);
  };
  return el(
    "div",
    { class: "field" },
    el("label", { for: "new-which" }, say("web", "game")),
    el(
      "select",
      { id: "new-which", onchange: change },
      titles.map((one) => el("option", { value: one.game, selected: one === title }, one.name)),
    ),
  );
}

/** @param {Title} title @param {Draft} draft @param {() => void} again */
function scenarios(title, draft, again) {
  return el(
    "fieldset",
    { class: "stack tight" },
    el("legend", {}, say("web", "scenario")),
    title.scenarios.map((one) =>
      el(
        "label",
        { class: "check card" },
        el("input", {
          type: "radio",
          id: `scenario-${one.id}`,
          name: "scenario",
          value: one.id,
          checked: draft.scenario === one.id,
          onchange: () => {
            setScenario(title, draft, one.id);
            again();
          },
        }),
        el("span", {}, el("strong", {}, one.name), " ", el("span", { class: "card-text" }, one.text)),
      ),
    ),
  );
}

/** @param {Title} title @param {Draft} draft @param {() => void} again @param {{ open: boolean, toggled: (open: boolean) => void }} fold */
function options(title, draft, again, fold) {
  if (title.options.length === 0) return null;
  const toggled = (/** @type {Event} */ event) =>
    fold.toggled(/** @type {HTMLDetailsElement} */ (event.currentTarget).open);
  return el(
    "details",
    { open: fold.open, ontoggle: toggled },
    el("summary", { id: "new-options" }, say("web", "options", { chosen: draft.options.length })),
    el(
      "fieldset",
      { class: "options" },
      el("legend", { class: "visually-hidden" }, say("web", "options-legend")),
      title.options.map((one) => option(title, draft, one, again)),
    ),
  );
}

/** @param {Title} title @param {Draft} draft @param {Option} one @param {() => void} again */
function option(title, draft, one, again) {
  const on = draft.options.includes(one.id);
  const bar = on ? null : barred(title, draft, one);
  const change = (/** @type {Event} */ event) => {
    choose(title, draft, one.id, /** @type {HTMLInputElement} */ (event.target).checked);
    again();
  };
  const id = `option-${one.id}`;
  const note = optionNote(title, one, bar);
  return el(
    "div",
    { class: "option" },
    el(
      "label",
      { class: "check" },
      el("input", {
        type: "checkbox",
        id,
        checked: on,
        disabled: bar !== null,
        "aria-describedby": note === "" ? null : `${id}-note`,
        onchange: change,
      }),
      el("span", {}, one.name, note === "" ? null : el("span", { class: "help", id: `${id}-note` }, ` ${note}`)),
    ),
    el(
      "button",
      {
        type: "button",
        class: "rule-chip",
        "aria-label": say("web", "rule-label", { rule: one.rule }),
        onclick: () => openRule(one.rule),
      },
      one.rule,
    ),
  );
}

/** @param {string} id */
async function openRule(id) {
  await (await import("./rules.js")).showRule(id);
}

/** @param {Title} title @param {Option} one @param {import("./wish.js").Barred | null} bar */
function optionNote(title, one, bar) {
  if (bar?.why === "scenario") return say("web", "option-not-here");
  if (bar?.why === "excluded") return say("web", "option-excluded", { other: bar.by });
  const needs = one.needs.map((id) => title.options.find((other) => other.id === id)?.name ?? id);
  return needs.length === 0 ? "" : say("web", "option-needs", { others: needs.join(", ") });
}

/** @param {Title} title @param {Draft} draft @param {Title["sides"][number]} side @param {() => void} again */
function seat(title, draft, side, again) {
  const id = `seat-${side.id}`;
  const change = (/** @type {Event} */ event) => {
    draft.seats[side.id] = /** @type {HTMLSelectElement} */ (event.target).value;
    again();
  };
  const choices = sitters(title).map((one) =>
    el("option", { value: one, selected: draft.seats[side.id] === one }, sitterWords(title, one)),
  );
  return el(
    "div",
    { class: "field" },
    el("label", { for: id }, say("web", "who-plays", { side: side.name })),
    el("select", { id, onchange: change }, choices),
    draft.seats[side.id] === "invite" && el("p", { class: "help" }, say("web", "sit-invite-help")),
  );
}

/** @param {Title} title @param {string} sitter */
function sitterWords(title, sitter) {
  if (!sitter.startsWith("bot:")) return say("web", `sit-${sitter}`);
  const bot = title.bots.find((one) => `bot:${one.id}` === sitter);
  return say("web", "sit-bot", { bot: bot?.name ?? sitter });
}

/** @param {Draft} draft */
function flags(draft) {
  return el("div", { class: "stack tight" }, flag(draft, "guided"), flag(draft, "manual"));
}

/** @param {Draft} draft @param {"guided" | "manual"} name */
function flag(draft, name) {
  const change = (/** @type {Event} */ event) =>
    void (draft[name] = /** @type {HTMLInputElement} */ (event.target).checked);
  return el(
    "label",
    { class: "check" },
    el("input", { type: "checkbox", id: `new-${name}`, checked: draft[name], onchange: change }),
    el("span", {}, say("web", `flag-${name}`), " ", el("span", { class: "help" }, say("web", `flag-${name}-help`))),
  );
}

/** @param {Draft} draft */
function seed(draft) {
  const id = unique("seed");
  const input = el("input", {
    id,
    maxlength: 100,
    autocomplete: "off",
    spellcheck: "false",
    "aria-describedby": `${id}-help`,
    value: draft.seed,
    placeholder: say("web", "seed-empty"),
  });
  input.addEventListener("input", () => (draft.seed = input.value));
  return el(
    "div",
    { class: "field" },
    el("label", { for: id }, say("web", "seed")),
    input,
    el("p", { class: "help", id: `${id}-help` }, say("web", "seed-help")),
  );
}
