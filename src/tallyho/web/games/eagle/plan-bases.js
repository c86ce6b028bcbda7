/** The airbases: Gruppen that stand ready, by Luftflotte and type, and who is not ready. */

/** @import { Leaf } from "../../shell/dom.js" */
/** @import { AircraftType, Luftflotte } from "../raf/raf.js" */
/** @import { PlanBoard } from "./plan-board.js" */
import { el } from "../../shell/dom.js";
import { LUFTFLOTTEN } from "../raf/luftwaffe.js";
import { GERMAN_TYPES } from "../raf/position.js";
import { pressUnits } from "./plan-acts.js";
import { readyGruppen, wholeDay } from "./plan-facts.js";
import { refusalAt, spoken, unitButton } from "./plan-parts.js";

const FIGHTERS = /** @type {AircraftType[]} */ (["me109", "me110"]);

/** @param {PlanBoard} board @returns {Leaf[]} */
export function basesPart(board) {
  const shown = LUFTFLOTTEN.filter((luftflotte) => !board.narrow || flies(board, luftflotte));
  return [refusalAt(board, "base"), ...shown.map((luftflotte) => base(board, luftflotte))];
}

/** Whether Gruppen of a Luftflotte may fly in the open raid; without one they all may. @param {PlanBoard} board @param {Luftflotte} luftflotte */
function flies({ at, openRaid }, luftflotte) {
  return openRaid === 0 || at.raid(openRaid)?.luftflotten.includes(luftflotte) === true;
}

/** @param {PlanBoard} board @param {Luftflotte} luftflotte */
function base(board, luftflotte) {
  const { at, kit } = board;
  const name = kit.words.luftflotte(luftflotte);
  const types = wholeDay(at) ? GERMAN_TYPES : FIGHTERS;
  const ready = types.reduce((sum, type) => sum + readyGruppen(at, luftflotte, type).length, 0);
  return el(
    "section",
    { class: `plan-base${flies(board, luftflotte) ? "" : " plan-misfit"}`, "aria-label": name },
    el(
      "h3",
      {},
      name,
      el("span", { class: "raf-quiet" }, ` ${board.say("ready", { number: ready })}`),
    ),
    types.map((type) => typeRow(board, luftflotte, type)),
    nobodyReady(board, luftflotte, types),
  );
}

/** @param {PlanBoard} board @param {Luftflotte} luftflotte @param {AircraftType} type */
function typeRow(board, luftflotte, type) {
  const { at, kit } = board;
  const ready = readyGruppen(at, luftflotte, type);
  const elsewhere = notReady(board, luftflotte, type);
  if (ready.length === 0) return null;
  const name = kit.words.type(type);
  return el(
    "div",
    { class: "plan-type" },
    el(
      "button",
      {
        type: "button",
        class: "plan-grip",
        "data-key": `type ${luftflotte} ${type}`,
        "data-moves": "",
        title: board.say("grip", { type: name, number: ready.length }),
        onclick: () => pressUnits(board, ready),
      },
      ...spoken(board.say("grip", { type: name, number: ready.length }), el("b", {}, name), el("span", {}, String(ready.length))),
    ),
    el(
      "div",
      { class: "plan-units" },
      ready.map((id) => unitButton(board, id, true)),
      elsewhere === "" ? null : el("span", { class: "raf-quiet plan-away" }, elsewhere),
    ),
  );
}

/** Types of which nobody is ready, and where they are. @param {PlanBoard} board @param {Luftflotte} luftflotte @param {readonly AircraftType[]} types */
function nobodyReady(board, luftflotte, types) {
  const { at, kit } = board;
  const parts = types
    .filter((type) => readyGruppen(at, luftflotte, type).length === 0)
    .map((type) => ({ name: kit.words.type(type), value: notReady(board, luftflotte, type) }))
    .filter(({ value }) => value !== "")
    .map((line) => kit.say("line", line));
  return parts.length === 0 ? null : el("p", { class: "raf-quiet" }, parts.join(" · "));
}

/** `2 on raids, 1 done for the day, 1 back at 1400`. @param {PlanBoard} board @param {Luftflotte} luftflotte @param {AircraftType} type */
function notReady(board, luftflotte, type) {
  const { at, kit } = board;
  const planned = at.gruppen(luftflotte, type, "planned").length;
  const reduced = at.gruppen(luftflotte, type, "airbase").filter((id) => at.reduced(id)).length;
  const clocks = [...at.boxes.keys()].filter((box) => box.startsWith("clock ")).sort();
  const waiting = clocks
    .map((box) => ({ time: box.slice("clock ".length), number: at.gruppen(luftflotte, type, box).length }))
    .filter(({ number }) => number > 0);
  return [
    planned > 0 ? board.say("on-raids", { number: planned }) : "",
    reduced > 0 ? board.say("reduced", { number: reduced }) : "",
    ...waiting.map(({ time, number }) => `${number} ${kit.say("place-clock", { time })}`),
  ]
    .filter((part) => part !== "")
    .join(", ");
}
