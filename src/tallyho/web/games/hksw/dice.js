/** The dice of the game: black ones of the Luftwaffe, white ones of the RAF, with roundels, crosses and blanks. */

/** @import { LogLine } from "../../types.js" */
/** @import { Kit } from "../raf/parts.js" */
/** @import { Colour, DieSymbol } from "./hksw.js" */
import { el, svg } from "../../shell/dom.js";

/** @type {readonly DieSymbol[]} */
const SYMBOLS = ["roundel", "cross", "blank"];
/** The throws that are made with black dice; all others are white. */
const BLACK = ["dogfight-dice-luftwaffe", "intercept-dice-luftwaffe", "bombing-dice", "home-dice"];

/** How many dice show each symbol; null if this is no throw: `roundel 1 cross 0 blank 2`. @param {string} answer @returns {Record<DieSymbol, number> | null} */
export function counted(answer) {
  const found = /^roundel (\d+) cross (\d+) blank (\d+)$/.exec(answer);
  return found === null ? null : { roundel: Number(found[1]), cross: Number(found[2]), blank: Number(found[3]) };
}

/** The colour of the dice of a throw. @param {string} key @returns {Colour} */
export function colourOf(key) {
  return BLACK.includes(key) ? "black" : "white";
}

/** The dice as they lie. @param {string} key @param {string} answer @param {string} [look] @returns {HTMLElement | null} */
export function thrown(key, answer, look = "") {
  const found = counted(answer);
  return found === null ? null : el("span", { class: `hksw-dice ${look}`, "aria-hidden": "true" }, lying(found, colourOf(key)));
}

/** The dice that a line of the log tells of, black and white; null if there are none. @param {LogLine} line @param {string} [look] @returns {HTMLElement | null} */
export function diceOf(line, look = "hksw-dice-small") {
  const rows = throwsOf(line).map(({ colour, found }) => el("span", { class: `hksw-dice ${look}` }, lying(found, colour)));
  return rows.length === 0 ? null : el("span", { class: "hksw-throws", "aria-hidden": "true" }, rows);
}

/** The throws that a line of the log tells of, black before white. @param {LogLine} line @returns {{ colour: Colour, found: Record<DieSymbol, number> }[]} */
export function throwsOf(line) {
  return /** @type {const} */ (["black", "white"]).flatMap((colour) => {
    const found = counted(String(line.args[colour] ?? ""));
    return found === null ? [] : [{ colour, found }];
  });
}

/** @param {Record<DieSymbol, number>} found @param {Colour} colour */
function lying(found, colour) {
  return SYMBOLS.flatMap((symbol) => Array.from({ length: found[symbol] }, () => face(colour, symbol)));
}

/** `2 roundels, 1 cross`; null if this is no throw. @param {Kit} kit @param {string} answer */
export function throwInWords(kit, answer) {
  const found = counted(answer);
  return found === null ? null : kit.say("throw", { roundels: found.roundel, crosses: found.cross });
}

/** One die. @param {Colour} colour @param {DieSymbol} symbol */
export function face(colour, symbol) {
  return svg(
    "svg",
    { class: `die hksw-die hksw-die-${colour}`, viewBox: "0 0 40 40", "aria-hidden": "true" },
    svg("rect", { class: "hksw-die-face", x: 1.5, y: 1.5, width: 37, height: 37, rx: 8 }),
    symbol === "roundel" ? roundel(20, 20, 11) : symbol === "cross" ? cross(20, 20, 11) : null,
  );
}

/** The sign of the RAF. @param {number} cx @param {number} cy @param {number} r */
export function roundel(cx, cy, r) {
  return svg(
    "g",
    { class: "hksw-roundel" },
    svg("circle", { class: "hksw-roundel-blue", cx, cy, r }),
    svg("circle", { class: "hksw-roundel-white", cx, cy, r: r * 0.68 }),
    svg("circle", { class: "hksw-roundel-red", cx, cy, r: r * 0.36 }),
  );
}

/** The sign of the Luftwaffe: a straight-armed cross. @param {number} cx @param {number} cy @param {number} r */
export function cross(cx, cy, r) {
  const arm = (/** @type {number} */ half) => `M${cx - half} ${cy - r}H${cx + half}V${cy - half}H${cx + r}V${cy + half}H${cx + half}V${cy + r}H${cx - half}V${cy + half}H${cx - r}V${cy - half}H${cx - half}Z`;
  return svg(
    "g",
    { class: "hksw-cross" },
    svg("path", { class: "hksw-cross-white", d: arm(r * 0.42) }),
    svg("path", { class: "hksw-cross-black", d: arm(r * 0.24) }),
  );
}
