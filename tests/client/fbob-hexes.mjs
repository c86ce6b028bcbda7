/** The hexes as the browser knows them: neighbours, distances and circles, for a Python test to compare. */

import { given, tell } from "./input.mjs";
import { beside, distance, HEXES, within } from "../../src/tallyho/web/games/fbob/hexes.js";

const { pairs, circles } = await given();
tell({
  hexes: HEXES,
  beside: Object.fromEntries(HEXES.map((hex) => [hex, beside(hex)])),
  distances: pairs.map(([one, other]) => distance(one, other)),
  within: circles.map(([hex, radius]) => within(hex, radius)),
});
