/** How the British came to their response: what the log tells of each step, with its numbers, its squadrons and its reasons. */

/** @import { LogLine } from "../../types.js" */
/** @import { Kit } from "../raf/parts.js" */
/** @import { EaglePosition } from "./position.js" */
import { el } from "../../shell/dom.js";

/** @typedef {LogLine["args"]} Args */
/** @typedef {(kit: Kit, line: LogLine) => [result: string, detail: string]} Reader */

/**
 * Something that has been found out in a step.
 * @typedef {object} Found
 * @property {string} step
 * @property {string} result
 * @property {string} detail
 * @property {string[]} squadrons whom it concerns
 * @property {LogLine} line
 */

/** The lines of the log that tell of each step, and how to read them. @type {Record<string, { step: string, read: Reader }>} */
const LINES = {
  detected: { step: "detection", read: (kit, { args }) => [known(kit, args), kit.say("step-detected", numbers(args))] },
  "detected-by-ultra": { step: "detection", read: (kit, { args }) => [known(kit, args), kit.say("step-ultra")] },
  "raid-believed": { step: "belief", read: (kit, { args }) => [kit.say("raid-kind", { raid: text(args, "raid") }), ""] },
  "decoy-believed": { step: "belief", read: (kit, { args }) => [kit.say("raid-kind", { raid: text(args, "raid") }), ""] },
  "rendezvous-kept": { step: "rendezvous", read: (kit, { args }) => [kit.say("step-kept"), kit.say("step-die", numbers(args))] },
  "rendezvous-failed": { step: "rendezvous", read: (kit, { args }) => [kit.say("step-failed"), kit.say("step-die", numbers(args))] },
  "rendezvous-leaves": { step: "rendezvous", read: (_, line) => ["", line.text] },
  "rendezvous-reduced": { step: "rendezvous", read: (_, line) => ["", line.text] },
  "pool-formed": { step: "pool", read: (kit, { args }) => [squadrons(kit, args), ""] },
  "response-priority": {
    step: "priority",
    read: (kit, { args }) => [
      kit.say("response-priority", { priority: text(args, "priority") }),
      kit.say("step-priority", numbers(args)),
    ],
  },
  "tactics-chart": {
    step: "tactics",
    read: (kit, { args }) => [kit.say("step-chart", { chart: text(args, "chart") }), kit.say("step-tactics", numbers(args))],
  },
  "squadrons-respond": { step: "response", read: (kit, { args }) => [squadrons(kit, args), ""] },
  "squadrons-misled": { step: "response", read: (kit, { args }) => [squadrons(kit, args), kit.say("step-misled")] },
  "no-response": { step: "response", read: (kit) => [kit.say("squadrons-number", { number: 0 }), ""] },
};

/** What has been found out about the raid under way, or about the last one. @param {Kit} kit @param {EaglePosition} at @returns {Found[]} */
export function foundOut(kit, at) {
  return at.story.raid.flatMap((line) => {
    const known = LINES[line.key];
    if (known === undefined) return [];
    const [result, detail] = known.read(kit, line);
    return [{ step: known.step, result, detail, squadrons: named(line.args), line }];
  });
}

/** The same as lines of text. @param {Kit} kit @param {EaglePosition} at */
export function responseInWords(kit, at) {
  return foundOut(kit, at).map(({ step, result, detail, line }) => {
    const value = detail === "" ? result : result === "" ? detail : kit.say("result-with", { result, detail });
    const reasons = line.because.map((reason) => reason.text).join(" ");
    return kit.say("line", { name: kit.say("response-step", { step }), value: reasons === "" ? value : `${value}. ${reasons}` });
  });
}

/** How far it has come, and the way to all of it; nothing before the first step. @param {Kit} kit @param {EaglePosition} at */
export function responseButton(kit, at) {
  const last = foundOut(kit, at).findLast(({ result }) => result !== "");
  if (last === undefined) return null;
  const { step, result } = last;
  return el(
    "button",
    { type: "button", class: "raf-chip raf-why", onclick: () => kit.openTray("response") },
    kit.say("line", { name: kit.say("response-step", { step }), value: result }),
    el("span", {}, kit.say("response-why")),
  );
}

/** @param {Kit} kit @param {Args} args */
function known(kit, args) {
  return kit.say("warning-and-intelligence", {
    warning: kit.say("warning", { warning: text(args, "warning") }),
    intelligence: kit.say("intelligence", { intelligence: text(args, "intelligence") }),
  });
}

/** @param {Kit} kit @param {Args} args */
function squadrons(kit, args) {
  return kit.say("squadrons-number", { number: Number(args["number"] ?? 0) });
}

/** @param {Args} args @returns {string[]} */
function named({ squadrons: names }) {
  return Array.isArray(names) ? names.map(String) : [];
}

/** All numbers among the facts of a line. @param {Args} args @returns {Record<string, number>} */
function numbers(args) {
  return Object.fromEntries(
    Object.entries(args).flatMap(([name, value]) => (typeof value === "number" ? [[name, value]] : [])),
  );
}

/** @param {Args} args @param {string} name */
function text(args, name) {
  return String(args[name] ?? "");
}
