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

/** The lit square that an arrow key leads to from another: the nearest one in this direction; empty: none. @param {{ id: string, x: number, y: number }[]} lit @param {string} from @param {string} key */
export function nextSquare(lit, from, key) {
  const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  const here = lit.find((one) => one.id === from);
  if (way === undefined || here === undefined) return "";
  const [right = 0, down = 0] = way;
  const far = (/** @type {{ x: number, y: number }} */ one) => {
    const along = (one.x - here.x) * right + (one.y - here.y) * down;
    const aside = Math.abs((one.x - here.x) * down) + Math.abs((one.y - here.y) * right);
    return along > 0 && along >= aside / 2 ? along + 2 * aside : Infinity;
  };
  const [best] = lit.filter((one) => far(one) < Infinity).toSorted((one, other) => far(one) - far(other));
  return best?.id ?? "";
}
