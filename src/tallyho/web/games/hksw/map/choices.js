/** What may be chosen on the map: which answers a flight or a square stands for. */

/** @import { Offer } from "../../../types.js" */
import { isSquare } from "../squares.js";

/** The answers that a flight stands for: `2A`, and with a word after it, `2A long`. @param {Offer[]} offers @param {string} flight */
export function answersFor(offers, flight) {
  return offers.filter(({ answer }) => answer === flight || answer.startsWith(`${flight} `));
}

/** The squares that are offered. @param {Offer[]} offers */
export function squaresOf(offers) {
  return offers.map((offer) => offer.answer).filter(isSquare);
}
