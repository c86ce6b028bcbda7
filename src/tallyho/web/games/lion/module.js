/** RAF: Lion in the browser. */

/** @import { Context, Places } from "../../types.js" */
/** @import { LionComponents, LionTable } from "./lion.js" */
/** @import { Game } from "../raf/table.js" */
import { luftwaffeTray } from "../raf/luftwaffe.js";
import { openTable } from "../raf/table.js";
import { toteTray } from "../raf/tote.js";
import { tracksTray } from "../raf/tracks.js";
import { cardFor, cardName, cardsTray } from "./cards.js";
import { described } from "./describe.js";
import { offerInWords } from "./offers.js";
import { LionPosition } from "./position.js";
import { raidTray } from "./raid.js";

/** @type {Game<LionPosition>} */
export const GAME = {
  catalogue: "web-lion",
  layout: "lion-trays",
  position: (components, table, moment) =>
    new LionPosition(
      /** @type {LionComponents} */ (/** @type {unknown} */ (components)),
      /** @type {LionTable} */ (/** @type {unknown} */ (table)),
      moment,
    ),
  trays: { raid: raidTray, tote: toteTray, luftwaffe: luftwaffeTray, tracks: (kit, at) => tracksTray(kit, at), cards: cardsTray },
  map: { patrols: true, marks: () => [] },
  offer: offerInWords,
  card: cardFor,
  cardName,
  described,
};

/** Opens the game in the places given. @param {Places} places @param {Context} context */
export function open(places, context) {
  return openTable(places, context, GAME);
}
