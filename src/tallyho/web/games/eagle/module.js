/** RAF: Eagle in the browser. */

/** @import { Context, Places } from "../../types.js" */
/** @import { EagleComponents, EagleTable } from "./eagle.js" */
/** @import { Game } from "../raf/table.js" */
import { luftwaffeTray } from "../raf/luftwaffe.js";
import { openTable } from "../raf/table.js";
import { toteTray } from "../raf/tote.js";
import { cardFor, cardName, cardsTray } from "./cards.js";
import { described } from "./describe.js";
import { raidMarks } from "./marks.js";
import { offerInWords } from "./offers.js";
import { CATALOGUE } from "./plan-board.js";
import { isPlan } from "./plan-facts.js";
import { planKeys } from "./plan-focus.js";
import { planTray } from "./plan.js";
import { EaglePosition } from "./position.js";
import { responseTray } from "./procedure.js";
import { raidTray } from "./raid.js";
import { tracksTray } from "./tracks.js";

/** @type {Game<EaglePosition>} */
export const GAME = {
  catalogue: "web-eagle",
  layout: "eagle-trays",
  position: (components, table, moment) =>
    new EaglePosition(
      /** @type {EagleComponents} */ (/** @type {unknown} */ (components)),
      /** @type {EagleTable} */ (/** @type {unknown} */ (table)),
      moment,
    ),
  trays: {
    plan: planTray,
    raid: raidTray,
    response: responseTray,
    tote: toteTray,
    luftwaffe: luftwaffeTray,
    tracks: tracksTray,
    cards: cardsTray,
  },
  map: { patrols: false, marks: raidMarks },
  board: {
    tray: "plan",
    asked: isPlan,
    name: (kit) => kit.context.say(CATALOGUE, "to-board"),
    keys: (kit) => planKeys((message) => kit.context.say(CATALOGUE, message), (key) => kit.context.say("web", key)),
  },
  offer: offerInWords,
  card: cardFor,
  cardName,
  described,
};

/** Opens the game in the places given. @param {Places} places @param {Context} context */
export function open(places, context) {
  return openTable(places, context, GAME);
}
