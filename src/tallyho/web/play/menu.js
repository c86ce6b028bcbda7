/** The game's menu: record, branch, invitations, real dice, view, report, removal. */

/**
 * @import { Seat } from "../types.js"
 * @import { Page } from "./play.js"
 */

import * as api from "../shell/api.js";
import { announce, clear, confirm, dialog, el, unique } from "../shell/dom.js";
import { go } from "../shell/navigate.js";
import { showSettings } from "../shell/settings-dialog.js";
import { change, settings } from "../shell/settings.js";
import { hasModule } from "./modules.js";
import { askForBranch } from "./timeline.js";

/** @param {Page} page */
export function openMenu(page) {
  const id = unique("game-menu");
  const menu = el("div", { id, popover: "auto", class: "menu panel game-menu" });
  const button = el("button", {
    type: "button",
    class: "button small menu-button",
    popovertarget: id,
    "aria-keyshortcuts": "m",
  });
  menu.addEventListener("beforetoggle", (event) => {
    if (/** @type {ToggleEvent} */ (event).newState === "open") fill();
  });
  const shut = () => menu.hidePopover();
  const fill = () => clear(menu, items(page, shut));
  const draw = () => {
    clear(button, page.say("menu"), el("kbd", { class: "cap", "aria-hidden": "true" }, "m"));
    menu.setAttribute("aria-label", page.say("menu"));
  };
  const open = () => {
    menu.togglePopover();
    const first = menu.querySelector("a, button");
    if (first instanceof HTMLElement) first.focus();
  };
  return { element: button, popover: menu, draw, open };
}

/** @param {Page} page @param {() => void} shut */
function items(page, shut) {
  const { session } = page;
  const { head, number } = session.state;
  const { stopped } = session.state;
  const at = session.past?.at ?? stopped?.fits ?? number;
  const seated = session.state.side !== null;
  const goesOn = seated && !head.over && stopped === null;
  const others = head.seats.some((seat) => seat.player === "person" && !seat.mine);
  /** @param {string} label @param {() => void} act @param {boolean | null} [pressed] */
  const item = (label, act, pressed = null) => {
    const then = () => {
      shut();
      act();
    };
    return el(
      "button",
      { type: "button", "aria-pressed": pressed === null ? null : String(pressed), onclick: then },
      label,
    );
  };
  return [
    el(
      "p",
      { class: "menu-title" },
      el("strong", {}, `${head.name}: ${head.scenario.name}`),
      el("br", {}),
      el("span", { class: "small muted" }, facts(page)),
    ),
    item(page.say("in-words"), () => page.inWords(), page.showsWords()),
    hasModule(head.game)
      ? item(page.say("south-up"), () => change({ southUp: !settings.southUp }), settings.southUp)
      : null,
    goesOn && (head.manual || !others)
      ? item(page.say("manual"), () => void setManual(page, !head.manual), head.manual)
      : null,
    head.open_to_me ? item(page.say("branch-here"), () => void askForBranch(page, at)) : null,
    head.open_to_me
      ? el(
          "a",
          { href: `/api/games/${head.id}/record`, download: `${head.game}-${head.id}.txt`, onclick: shut },
          page.say("export"),
        )
      : null,
    goesOn && head.seats.length > 1 ? item(page.say("invite"), () => void invite(page)) : null,
    stopped === null ? el("a", { href: `/report/${head.id}`, onclick: shut }, page.say("report")) : null,
    item(page.say("settings"), showSettings),
    seated ? item(page.say("remove"), () => void remove(page)) : null,
  ];
}

/** @param {Page} page */
function facts(page) {
  const { head } = page.session.state;
  const options = head.options.map((option) => option.name).join(", ");
  const seed = head.seed === null ? "" : page.say("seed", { seed: head.seed });
  return [options, seed].filter((one) => one !== "").join(" · ");
}

/** Real dice and cards, or those of the seed. @param {Page} page @param {boolean} manual */
async function setManual(page, manual) {
  try {
    await api.patchGame(page.session.id, { manual });
    announce(page.say(manual ? "manual-on" : "manual-off"));
  } catch (error) {
    page.session.fail(error);
  }
  await page.session.load(page.session.lines.length);
}

/** Links that seat another person. @param {Page} page */
async function invite(page) {
  const { seats } = page.session.state.head;
  const body = el("div", { class: "stack" }, el("p", {}, page.say("invite-text")));
  const mine = seats.filter((seat) => seat.mine).length;
  for (const seat of seats.filter((one) => !one.mine || mine > 1)) body.append(inviteRow(page, seat));
  await dialog(page.say("invite"), body).closed;
  await page.session.load(page.session.lines.length);
}

/** @param {Page} page @param {Seat} seat */
function inviteRow(page, seat) {
  const place = el("div", { class: "row" });
  const make = async () => {
    try {
      const { path } = await api.invite(page.session.id, seat.side);
      clear(place, ...linkField(page, new URL(path, location.origin).href));
      place.querySelector("input")?.focus();
    } catch (error) {
      clear(place, el("p", { class: "error" }, error instanceof Error ? error.message : String(error)));
    }
  };
  place.append(
    el("button", { type: "button", class: "button", onclick: make }, page.say("invite-make", { side: seat.name })),
  );
  return el("div", { class: "field" }, el("strong", {}, seat.name), el("span", { class: "help" }, seat.who), place);
}

/** @param {Page} page @param {string} address */
function linkField(page, address) {
  const field = el("input", { type: "text", readonly: true, value: address, "aria-label": page.say("invite-link") });
  const copy = async () => {
    field.select();
    try {
      await navigator.clipboard.writeText(address);
      announce(page.say("invite-copied"));
      button.textContent = page.say("invite-copied");
    } catch {
      field.focus();
    }
  };
  const button = el("button", { type: "button", class: "button", onclick: copy }, page.say("invite-copy"));
  return [field, button];
}

/** @param {Page} page */
async function remove(page) {
  const sure = await confirm(page.say("remove"), page.say("remove-text"), {
    yes: page.say("remove-yes"),
    danger: true,
  });
  if (!sure) return;
  page.leaves = true;
  try {
    await api.deleteGame(page.session.id);
    go("/");
  } catch (error) {
    page.leaves = false;
    page.session.fail(error);
    page.draw();
  }
}
