/** Dates, numbers and names of the report in the language of the page. */
/** @import { Say } from "../types" */
/** @import { Figures, Read, Tell } from "./shapes" */

/** @param {Say} say @returns {Tell} */
export function teller(say) {
  return (message, args) => say("web-report", message, args);
}

/** The language of the page. */
export function language() {
  return document.documentElement.lang === "fr" ? "fr" : "en";
}

/** `August 15`. @param {Tell} tell @param {string} date */
export function dated(tell, date) {
  return tell("date", ofDate(date));
}

/** `Aug 15`. @param {Tell} tell @param {string} date */
export function shortly(tell, date) {
  return tell("date-short", ofDate(date));
}

/** @param {string} date */
function ofDate(date) {
  const [, month = "8", day = "1"] = date.split("-");
  return { month: String(Number(month)), day: String(Number(day)) };
}

/** `1000 hours`. @param {Tell} tell @param {string} clock */
export function timed(tell, clock) {
  return tell("clock", { clock });
}

/** A number with so many places. @param {number} value @param {number} places */
export function decimal(value, places) {
  return withSign(value, places).replace("+", "");
}

/** A number with its sign and one place. @param {number} value */
export function surplus(value) {
  return withSign(value, 1);
}

/** What rounds to zero has no sign. @param {number} value @param {number} places */
function withSign(value, places) {
  /** @type {Intl.NumberFormatOptions} */
  const shape = { minimumFractionDigits: places, maximumFractionDigits: places, signDisplay: "exceptZero" };
  return new Intl.NumberFormat(language(), shape).format(value).replace("-", "−");
}

/** A share as `12 %`; below one in ten with a place. @param {number} share */
export function percent(share) {
  const places = share < 0.0995 ? 1 : 0;
  return `${decimal(share * 100, places)}\u00a0%`;
}

/**
 * Figures with the author beside them, and whether they were read or remembered.
 * @param {Tell} tell
 * @param {Figures} one
 */
export function cited(tell, one) {
  return tell("figures", { raf: one.raf, luftwaffe: one.luftwaffe, author: authority(tell, one) });
}

/**
 * Whom figures rest on: their author, or memory of that author.
 * @param {Tell} tell
 * @param {{ author: string, read: Read }} one
 */
export function authority(tell, one) {
  const name = author(tell, one.author);
  return one.read === "both" ? name : tell("author-memory", { author: name, read: one.read });
}

/** The name of an author. @param {Tell} tell @param {string} key */
export function author(tell, key) {
  return tell("author", { author: key });
}
