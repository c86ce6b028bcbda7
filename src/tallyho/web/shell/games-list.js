/** My games: where each stands, and what may be done with it. */

import { ApiTrouble, deleteGame, invite, record } from "./api.js";
import { announce, confirm, dialog, el } from "./dom.js";
import { ago, exactly } from "./language.js";
import { say } from "./words.js";

/** @import { Head, Seat } from "../types.d.ts" */

/** @param {Head[]} games @param {(id: string) => void} removed */
export function drawGames(games, removed) {
  const lines = [...games].sort((one, other) => Date.parse(other.touched) - Date.parse(one.touched));
  return el(
    "section",
    { class: "panel games", "aria-labelledby": "games-title" },
    el("h2", { id: "games-title", class: "padded", tabindex: -1 }, say("web", "my-games")),
    el(
      "ul",
      { class: "bare" },
      lines.map((game) => line(game, removed)),
    ),
  );
}

/** @param {Head} game @param {(id: string) => void} removed */
function line(game, removed) {
  const trouble = el("p", { class: "error", role: "alert" });
  return el(
    "li",
    { class: "game-line" },
    el(
      "div",
      { class: "game-words" },
      el("h3", {}, el("a", { href: `/play/${game.id}` }, game.scenario.name)),
      el("p", { class: "game-tags" }, el("span", { class: "tag" }, game.name), standing(game), marks(game)),
      el("p", {}, game.summary),
      el(
        "p",
        { class: "muted small" },
        seats(game),
        " · ",
        el("time", { datetime: game.touched, title: exactly(game.touched) }, ago(game.touched)),
      ),
    ),
    el("div", { class: "game-doing" }, actions(game, trouble, removed)),
    trouble,
  );
}

/** @param {Head} game */
function standing(game) {
  if (game.over) return el("span", { class: "tag" }, say("web", "game-over"));
  const mine = game.seats.some((seat) => seat.mine && game.waits.includes(seat.side));
  const dice = game.waits.includes("chance") && game.seats.some((seat) => seat.mine);
  if (mine || dice) return el("span", { class: "tag lit" }, say("web", "your-move"));
  const open = game.seats.some((seat) => seat.player === "open");
  return el("span", { class: "tag" }, say("web", open ? "seat-waits" : "in-play"));
}

/** @param {Head} game */
function marks(game) {
  return [
    game.guided && el("span", { class: "tag" }, say("web", "mark-guided")),
    game.manual && el("span", { class: "tag" }, say("web", "mark-manual")),
    game.branch_of !== null && el("span", { class: "tag" }, say("web", "mark-branch")),
  ];
}

/** @param {Head} game */
function seats(game) {
  return game.seats.map((seat) => say("web", "seat-line", { side: seat.name, who: who(seat) })).join(", ");
}

/** @param {Seat} seat */
function who(seat) {
  if (seat.mine) return say("web", "seat-you");
  return seat.player === "open" ? say("web", "seat-nobody") : seat.who;
}

/** @param {Head} game @param {HTMLElement} trouble @param {(id: string) => void} removed */
function actions(game, trouble, removed) {
  const label = say("web", "game-label", { scenario: game.scenario.name, summary: game.summary });
  /** @param {string} words @param {() => Promise<void>} act @param {string} [kind] */
  const button = (words, act, kind = "") =>
    el(
      "button",
      {
        type: "button",
        class: `button small ${kind}`,
        "aria-label": `${words}: ${label}`,
        onclick: () => trying(trouble, act),
      },
      words,
    );
  /** @param {string} words @param {string} path @param {string} [kind] */
  const link = (words, path, kind = "") =>
    el("a", { class: `button small ${kind}`, href: path, "aria-label": `${words}: ${label}` }, words);
  return [
    game.over
      ? link(say("web", "report"), `/report/${game.id}`, "main")
      : link(say("web", "continue"), `/play/${game.id}`, "main"),
    game.over ? link(say("web", "look-back"), `/play/${game.id}`) : null,
    ...game.seats
      .filter((seat) => seat.player === "open")
      .map((seat) => button(say("web", "invite"), () => showInvitation(game.id, seat))),
    game.open_to_me && button(say("web", "export"), () => download(game)),
    button(say("web", "remove"), () => remove(game, removed), "quiet"),
  ];
}

/** @param {HTMLElement} trouble @param {() => Promise<void>} act */
async function trying(trouble, act) {
  trouble.textContent = "";
  try {
    await act();
  } catch (wrong) {
    trouble.textContent = wrong instanceof ApiTrouble ? wrong.detail : String(wrong);
  }
}

/** @param {Head} game */
async function download(game) {
  const address = URL.createObjectURL(new Blob([await record(game.id)], { type: "text/plain" }));
  el("a", { href: address, download: `${game.game}-${game.scenario.id}-${game.id.slice(0, 8)}.record` }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** @param {Head} game @param {(id: string) => void} removed */
async function remove(game, removed) {
  const text = say("web", "remove-sure", { scenario: game.scenario.name, summary: game.summary });
  if (!(await confirm(say("web", "remove-title"), text, { yes: say("web", "remove-yes"), danger: true }))) return;
  await deleteGame(game.id);
  announce(say("web", "removed"));
  removed(game.id);
}

/** Shows the link that seats whoever opens it. @param {string} id @param {{ side: string, name: string }} seat @param {string} [onward] Words of a button. */
export async function showInvitation(id, seat, onward) {
  const { path } = await invite(id, seat.side);
  const body = [
    el("p", {}, say("web", "invite-text", { side: seat.name })),
    copyField(say("web", "invite-link"), location.origin + path),
  ];
  const shown = dialog(
    say("web", "invite-title"),
    body,
    onward === undefined ? [] : [{ label: onward, value: "on", kind: "main" }],
  );
  await shown.closed;
}

/** A text to copy, with its button. @param {string} label @param {string} text */
export function copyField(label, text) {
  const input = el("input", { readonly: true, value: text, "aria-label": label, onfocus: () => input.select() });
  const button = el(
    "button",
    { type: "button", class: "button", onclick: () => copy(input, button) },
    say("web", "copy"),
  );
  return el("div", { class: "copy" }, input, button);
}

/** @param {HTMLInputElement} input @param {HTMLButtonElement} button */
async function copy(input, button) {
  input.select();
  try {
    await navigator.clipboard.writeText(input.value);
  } catch {
    return; /* The text is selected: it can be copied by hand. */
  }
  button.textContent = say("web", "copied");
  announce(say("web", "copied"));
  setTimeout(() => (button.textContent = say("web", "copy")), 2000);
}
