/** RAF: Lion in the browser: the map and the trays beside it. */

/** @import { Asked, Context, Json, Moment, Offer, Places, Table } from "../../types.js" */
/** @import { Components, LionMap, LionTable, TrayLayout } from "./lion.js" */
import { boardData } from "./boards.js";
import { cardFor, cardName } from "./cards.js";
import { described } from "./describe.js";
import { openMap } from "./map.js";
import { offerInWords } from "./offers.js";
import { Kit } from "./parts.js";
import { Position } from "./position.js";
import { drawStatus } from "./status.js";
import { bringLit, Trays } from "./trays.js";

/** @type {Moment} */
const NO_MOMENT = { asked: [], side: null, live: false, motion: false, step: "", log: [] };

/** Opens the game in the places given. @param {Places} places @param {Context} context @returns {Promise<Table>} */
export async function open(places, context) {
  const components = /** @type {Components} */ (/** @type {unknown} */ (context.components));
  const [map, layout] = await Promise.all([
    openMap(places.board, context, components),
    /** @type {Promise<TrayLayout>} */ (boardData("lion-trays")),
  ]);
  return new Lion(places, context, components, map, layout);
}

/** @implements {Table} */
class Lion {
  /** @param {Places} places @param {Context} context @param {Components} components @param {LionMap} map @param {TrayLayout} layout */
  constructor(places, context, components, map, layout) {
    this.places = places;
    this.components = components;
    this.map = map;
    this.kit = new Kit(context, layout);
    this.trays = new Trays(places.trays, this.kit);
    /** @type {Position | null} */
    this.at = null;
    /** What was offered last. */
    this.asked = "";
  }

  /** @param {{ [name: string]: Json }} table @param {Moment} moment */
  draw(table, moment) {
    this.at = this.position(table, moment);
    this.map.draw(this.at.table, moment);
    this.trays.draw(this.at);
    drawStatus(this.places.status, this.kit, this.at);
  }

  /** @param {Offer[]} offers @param {Set<string>} chosen */
  light(offers, chosen) {
    this.map.light(offers, chosen);
    this.kit.light(this.places.trays, offers, chosen);
    const asked = offers.map((offer) => offer.answer).join(" ");
    if (asked === "" || asked === this.asked) return;
    this.asked = asked;
    const onMap = offers.some((offer) => this.at?.onMap(offer.answer));
    this.trays.asked(onMap);
    if (!onMap) bringLit(this.places.trays);
  }

  /** @param {Offer} offer @param {Asked} asked */
  offer(offer, asked) {
    return this.at === null ? null : offerInWords(this.kit, this.at, offer, asked);
  }

  /** @param {string} key @param {string} answer */
  card(key, answer) {
    return this.at === null ? null : cardFor(this.kit, this.at, key, answer);
  }

  /** @param {string} key @param {string} answer */
  cardName(key, answer) {
    return this.at === null ? null : cardName(this.kit, this.at, key, answer);
  }

  /** @param {{ [name: string]: Json }} table */
  describe(table) {
    return described(this.kit, this.position(table, this.at?.moment ?? NO_MOMENT));
  }

  refresh() {
    this.map.refresh();
    if (this.at === null) return;
    this.trays.draw(this.at);
    drawStatus(this.places.status, this.kit, this.at);
  }

  /** @param {{ [name: string]: Json }} table @param {Moment} moment */
  position(table, moment) {
    return new Position(this.components, /** @type {LionTable} */ (/** @type {unknown} */ (table)), moment);
  }
}
