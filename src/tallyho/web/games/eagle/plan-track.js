/** The planning track: seven time segments, the raids in each, and the Gruppen on every raid. */

/** @import { Leaf } from "../../shell/dom.js" */
/** @import { PlanBoard } from "./plan-board.js" */
import { el } from "../../shell/dom.js";
import { SEGMENTS } from "../raf/position.js";
import { pressRaid, pressTime, putDown } from "./plan-acts.js";
import { closed, fitsAsJabo, movable, raidsLeft, wholeDay } from "./plan-facts.js";
import { badge, decimal, refusalAt, spoken, strategyButton, unitButton } from "./plan-parts.js";
import { cardTitle, raidInWords } from "./wording.js";

/** @param {PlanBoard} board @returns {Leaf[]} */
export function trackPart(board) {
  return [
    el("h3", { class: "visually-hidden" }, board.kit.say("tray-plan")),
    el("ol", { class: "plan-segments bare" }, SEGMENTS.map((time) => segment(board, time))),
  ];
}

/** @param {PlanBoard} board @param {string} time */
function segment(board, time) {
  const { at, kit } = board;
  const why = closed(at, time);
  const { fighters } = at.table.derived.plan;
  const wave = fighters.includes(time);
  const raids = at.raidsAt(time);
  const shut = !wholeDay(at) || why !== null;
  return el(
    "li",
    { class: `plan-segment${wave ? " plan-wave" : ""}${shut ? " plan-shut" : ""}`, "data-drop": `time ${time}` },
    el(
      "button",
      { type: "button", class: "plan-time", "data-key": `time ${time}`, onclick: () => pressTime(board, time) },
      ...spoken(
        timeInWords(board, time),
        el("b", {}, kit.words.hour(time)),
        wave ? badge("✈", "plan-fighters", board.say("wave-about")) : null,
        at.table.ultra === time ? badge("ULTRA", "plan-warns", kit.say("ultra")) : null,
      ),
    ),
    refusalAt(board, `time ${time}`),
    raids.map((card) => raidBox(board, card)),
    raids.length > 0 ? null : el("p", { class: "plan-free" }, emptyWords(board, time)),
  );
}

/** `0800 hours, one raid, fighters are assigned now`. @param {PlanBoard} board @param {string} time */
function timeInWords(board, time) {
  const { at, kit } = board;
  const why = closed(at, time);
  return [
    kit.words.hour(time),
    kit.say("raids-number", { number: raidsLeft(at, time).length }),
    at.table.derived.plan.fighters.includes(time) ? board.say("wave-about") : "",
    at.table.ultra === time ? kit.say("ultra") : "",
    why === null ? "" : board.say("closed", { why }),
  ]
    .filter((part) => part !== "")
    .join(", ");
}

/** What an empty segment says. @param {PlanBoard} board @param {string} time */
function emptyWords(board, time) {
  if (!wholeDay(board.at)) return "";
  const why = closed(board.at, time);
  return why === null ? board.say("free") : board.say("closed", { why });
}

/** @param {PlanBoard} board @param {number} card */
function raidBox(board, card) {
  const { at, kit } = board;
  const raid = at.raid(card);
  const title = cardTitle(kit, at, card);
  if (raid === null || at.flown(card))
    return el("p", { class: "plan-raid plan-flown" }, title, el("span", { class: "raf-quiet" }, ` ${kit.say("flown")}`));
  const open = board.open === card;
  return el(
    "article",
    {
      class: `plan-raid plan-${raid.kind}${open ? " plan-open" : ""}`,
      "data-drop": `raid ${card}`,
      "data-card": card,
      "aria-label": title,
    },
    el(
      "button",
      {
        type: "button",
        class: "plan-raid-head",
        "data-key": `raid ${card}`,
        "data-moves": wholeDay(at) ? "" : null,
        "aria-expanded": String(open),
        onclick: () => pressRaid(board, card),
      },
      ...spoken(
        kit.say("line", { name: title, value: raidInWords(kit, at, card) }),
        el("span", { class: "plan-number" }, String(card)),
        el("strong", {}, kit.words.site(at, at.siteOfCard(card))),
        raidSigns(board, card),
      ),
    ),
    el("div", { class: "plan-units" }, at.gruppenOn(card).map((id) => unitButton(board, id, movable(at, id)))),
    strategies(board, card),
    jaboPlace(board, card),
    refusalAt(board, `raid ${card}`),
    refusalAt(board, `jabo ${card}`),
    open ? el("div", { class: "plan-inside" }) : null,
  );
}

/** What is seen of each raid at a glance, drawn anew. @param {PlanBoard} board */
export function tellSigns(board) {
  for (const raid of board.track.querySelectorAll("article[data-card]"))
    raid.querySelector(".plan-badges")?.replaceWith(raidSigns(board, Number(raid.getAttribute("data-card"))));
}

/** What is seen of a raid at a glance: how full it is, and who is to be expected. @param {PlanBoard} board @param {number} card */
function raidSigns(board, card) {
  const { at, kit } = board;
  const raid = at.raid(card);
  const forecast = board.forecasts.get(card);
  const [number, limit] = [at.gruppenOn(card).length, raid?.limit ?? 0];
  const look = number > limit || number === 0 ? "plan-warns" : "";
  const size = () => badge(`${number}/${limit}`, look, kit.say("gruppen-of", { number, limit }));
  return el(
    "span",
    { class: "plan-badges" },
    at.decoy(card) ? badge(kit.say("decoy"), "plan-good") : size(),
    at.table.forward.includes(card) ? badge(board.say("forward-short"), "plan-good", kit.say("forward")) : null,
    forecast === undefined ? null : expected(board, decimal(board, forecast.mean)),
  );
}

/** @param {PlanBoard} board @param {string} mean */
function expected(board, mean) {
  return badge(board.say("mean-short", { mean }), "plan-british", board.say("mean-about", { mean }));
}

/** @param {PlanBoard} board @param {number} card */
function strategies(board, card) {
  const on = board.at.strategiesOn(card);
  return on.length === 0 ? null : el("div", { class: "plan-strategies" }, on.map((number) => strategyButton(board, number)));
}

/** Where Me 109s are put that are to carry bombs; only while some could (eagle:19.3a). @param {PlanBoard} board @param {number} card */
function jaboPlace(board, card) {
  const { at, load } = board;
  const carried = load?.kind === "units" ? load.units : [];
  const able = carried.length > 0 ? carried : at.in("airbase", "german");
  if (board.open !== card || !able.some((unit) => fitsAsJabo(at, unit, card))) return null;
  return el(
    "div",
    { class: "plan-jabo", "data-drop": `jabo ${card}` },
    carried.length === 0 ? board.say("jabo-place", { number: at.table.derived.plan.jabos }) : jaboButton(board, card),
  );
}

/** @param {PlanBoard} board @param {number} card */
function jaboButton(board, card) {
  const press = () => board.load !== null && void putDown(board, board.load, `jabo ${card}`);
  return el("button", { type: "button", class: "button", "data-key": `jabo ${card}`, onclick: press }, board.say("jabo-put"));
}
