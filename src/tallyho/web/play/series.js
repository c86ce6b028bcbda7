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
 * @property {string} sent The argument that tells how many of them were picked before; empty: none.
 * @property {boolean} odds Whether there are odds to look at.
 * @property {boolean} folded Whether they are worked out only when the player wants to see them.
 */

export const DONE = "done";

/** @type {Plan} */
const SINGLE = { many: false, next: "", ends: false, alone: [DONE], limit: "", sent: "", odds: false, folded: false };
/** @type {Plan} */
const FORESEEN = { ...SINGLE, odds: true, folded: true };
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
  eagle: {
    plan: FORESEEN,
    "plan-raid": FORESEEN,
    "assign-fighters": FORESEEN,
    "assign-to-raid": FORESEEN,
    "choose-raid": FORESEEN,
    "deploy-me110": FORESEEN,
    "deploy-me109": FORESEEN,
    "channel-patrol": FORESEEN,
    "night-bomber": { ...SEVERAL, limit: "most", sent: "sent" },
  },
  hksw: {
    intercept: FORESEEN,
    race: FORESEEN,
    fly: FORESEEN,
    "choose-flight": FORESEEN,
    "choose-wing": SINGLE,
    "move-wing": FORESEEN,
    "reach-home": FORESEEN,
    "next-square": FORESEEN,
    "assign-mission": FORESEEN,
    "declare-dice": FORESEEN,
    "next-combat": FORESEEN,
    "dogfight-pick": FORESEEN,
    "dogfight-beside": FORESEEN,
    "dogfight-next": FORESEEN,
    "dogfight-select": FORESEEN,
    "send-home": { ...SEVERAL, odds: true, folded: true },
    "place-squadron": { ...SEVERAL, limit: "room" },
    "mark-dogfight": { ...SEVERAL, limit: "left", odds: true, folded: true },
  },
  fbob: {
    move: FORESEEN,
    fly: FORESEEN,
    attack: FORESEEN,
    intercept: FORESEEN,
    bomb: FORESEEN,
    aim: FORESEEN,
    redeploy: SINGLE,
    buy: SINGLE,
    train: SINGLE,
    prepare: SINGLE,
    "plot-recon": FORESEEN,
    "pick-hit": FORESEEN,
    "take-off": { ...SEVERAL, limit: "most", sent: "number" },
  },
};

/** How this question is answered. @param {string} game @param {Asked} asked @returns {Plan} */
export function planOf(game, asked) {
  const known = PLANS[game]?.[asked.key];
  if (!asked.repeats) return { ...SINGLE, odds: known?.odds ?? false, folded: known?.folded ?? false };
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
  const [limit, sent] = [asked.args[plan.limit], asked.args[plan.sent]];
  const left = typeof limit === "number" ? limit - (typeof sent === "number" ? sent : 0) : Infinity;
  return Math.min(pickable(plan, asked).length, left);
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
