/** Puts answers together: standard input has questions; for each the answers for one, two and as many picks as may be. */

import { given, tell } from "./input.mjs";
import { answersFor, most, pickable, placedTogether, planOf } from "../../src/tallyho/web/play/series.js";

tell(
  (await given()).map(({ game, asked }) => {
    const plan = planOf(game, asked);
    const units = pickable(plan, asked);
    const sizes = [...new Set([1, 2, most(plan, asked)])].filter((size) => size > 0 && size <= most(plan, asked));
    return {
      many: plan.many,
      next: plan.next,
      ways: sizes.map((size) => answers(plan, asked, units.slice(0, size))),
    };
  }),
);

/** As the session sends them: a place for all follows the first unit. */
function answers(plan, asked, units) {
  if (plan.next === "") return answersFor(plan, asked, units, plan.ends);
  return [units[0], ...placedTogether("PLACE", units.slice(1))];
}
