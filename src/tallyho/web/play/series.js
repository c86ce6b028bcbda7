/** Questions that are answered with several units at once: how they are put together. */

/** @import { Asked } from "../types.js" */

/**
 * How a repeated question is answered.
 * @typedef {object} Plan
 * @property {boolean} many Several may be picked before they are sent.
 * @property {string} next The question that follows each pick and is asked only once for all; empty: none.
 * @property {boolean} ends Whether sending them ends the question with `done`.
 * @property {string[]} alone Answers that are given at once, by themselves.
 * @property {string} limit The argument of the question that tells how many may be picked; empty: no limit.
 * @property {boolean} odds Whether there are odds to look at.
 */

export const DONE = "done";

/** @type {Plan} */
const SINGLE = { many: false, next: "", ends: false, alone: [DONE], limit: "", odds: false };
/** @type {Plan} */
const SEVERAL = { ...SINGLE, many: true, ends: true };

/** @type {Record<string, Record<string, Plan>>} By game and key of the question; what is not here follows `repeats`. */
const PLANS = {
  lion: {
    commit: { ...SEVERAL, alone: [DONE, "delay"], odds: true },
    "patrol-squadron": { ...SEVERAL, next: "patrol-circle", ends: false },
    "slip-past": { ...SEVERAL, limit: "excess" },
    reinforcement: { ...SEVERAL, limit: "left" },
    evade: SINGLE,
  },
};

/** How this question is answered. @param {string} game @param {Asked} asked @returns {Plan} */
export function planOf(game, asked) {
  const known = PLANS[game]?.[asked.key];
  if (!asked.repeats) return known?.odds ? { ...SINGLE, odds: true } : SINGLE;
  return known ?? SEVERAL;
}

/** Whether a question asks where a unit goes that was named before. @param {string} game @param {string} key */
export function isPlace(game, key) {
  return Object.values(PLANS[game] ?? {}).some((plan) => plan.next === key);
}

/** The answers that may be picked together with others. @param {Plan} plan @param {Asked} asked */
export function pickable(plan, asked) {
  return asked.offers.filter((offer) => plan.many && !plan.alone.includes(offer.answer)).map((offer) => offer.answer);
}

/** How many may be picked in all. @param {Plan} plan @param {Asked} asked @returns {number} */
export function most(plan, asked) {
  const limit = plan.limit === "" ? undefined : asked.args[plan.limit];
  return Math.min(pickable(plan, asked).length, typeof limit === "number" ? limit : Infinity);
}

/**
 * What is sent for these picks; `done` is left away where the question ends by itself.
 * @param {Plan} plan @param {Asked} asked @param {readonly string[]} chosen @param {boolean} ends
 */
export function answersFor(plan, asked, chosen, ends) {
  const offered = asked.offers.some((offer) => offer.answer === DONE);
  return ends && offered && chosen.length < most(plan, asked) ? [...chosen, DONE] : [...chosen];
}

/** One place for all, sent when the first unit has been named. @param {string} place @param {readonly string[]} rest */
export function placedTogether(place, rest) {
  return [place, ...rest.flatMap((unit) => [unit, place])];
}
