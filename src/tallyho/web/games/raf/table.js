/** A RAF game in the browser: the map, the trays below it and the status in the top bar. */

/** @import { Asked, Context, Json, Moment, Offer, Places, Table } from "../../types.js" */
/** @import { KeyGroup } from "../../shell/keys.js" */
/** @import { Chapter } from "./describe.js" */
/** @import { MapParts } from "./map.js" */
/** @import { Said } from "./offers.js" */
/** @import { Position } from "./position.js" */
/** @import { RafMap, TrayLayout } from "./raf.js" */
/** @import { Tray } from "./trays.js" */
import { boardData } from "./boards.js";
import { openMap } from "./map.js";
import { Kit } from "./parts.js";
import { drawStatus } from "./status.js";
import { bringLit, Trays } from "./trays.js";

/**
 * What a game has of its own.
 * @template {Position} P
 * @typedef {object} Game
 * @property {string} catalogue of its words
 * @property {string} layout of its trays, among the boards
 * @property {(components: Json, table: { [name: string]: Json }, moment: Moment) => P} position
 * @property {Record<string, Tray<P>>} trays
 * @property {MapParts<P>} map
 * @property {OwnBoard} [board]
 * @property {(kit: Kit, at: P, offer: Offer, asked: Asked) => Said | null} offer
 * @property {(kit: Kit, at: P, key: string, answer: string) => Element | null} card
 * @property {(kit: Kit, at: P, key: string, answer: string) => string | null} cardName
 * @property {(kit: Kit, at: P) => Chapter[]} described
 */

/**
 * A tray that is made for some questions, so that the list of their answers is not needed.
 * @typedef {object} OwnBoard
 * @property {string} tray
 * @property {(asked: Asked) => boolean} asked Whether it is made for a question.
 * @property {(kit: Kit) => string} name
 * @property {(kit: Kit) => KeyGroup} keys
 */

/** @type {Moment} */
const NO_MOMENT = { asked: [], side: null, live: false, motion: false, step: "", log: [] };

/**
 * Opens a game in the places given.
 * @template {Position} P
 * @param {Places} places @param {Context} context @param {Game<P>} game
 * @returns {Promise<Table>}
 */
export async function openTable(places, context, game) {
  /** @type {TrayLayout} */
  const layout = await boardData(game.layout);
  return new RafTable(places, new Kit(context, game.catalogue, layout, places.aside), game);
}

/** @template {Position} P @implements {Table} */
class RafTable {
  /** @param {Places} places @param {Kit} kit @param {Game<P>} game */
  constructor(places, kit, game) {
    this.places = places;
    this.kit = kit;
    this.game = game;
    /** @type {RafMap<P>} */
    this.map = openMap(places.board, kit, game.map);
    /** @type {Trays<P>} */
    this.trays = new Trays(places.trays, kit, game.trays);
    /** @type {P | null} */
    this.at = null;
    /** What was offered last. */
    this.asked = "";
    /** Whether a tray was made for it. */
    this.onBoard = false;
  }

  /** @param {{ [name: string]: Json }} table @param {Moment} moment */
  draw(table, moment) {
    this.at = this.position(table, moment);
    this.map.draw(this.at);
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
    if (this.opensBoard()) return;
    const onMap = offers.some((offer) => this.at?.onMap(offer.answer));
    this.trays.asked(onMap);
    if (!onMap) bringLit(this.places.trays);
  }

  /** Opens the tray that is made for what is asked, when that begins; whether there is one. */
  opensBoard() {
    const { board } = this.game;
    const now = board !== undefined && this.at?.moment.asked.some(board.asked) === true;
    if (now && !this.onBoard) this.trays.show([board.tray]);
    this.onBoard = now;
    return now;
  }

  /** @param {Asked} asked */
  board(asked) {
    const { board } = this.game;
    return board?.asked(asked) ? board.name(this.kit) : null;
  }

  keys() {
    return this.game.board?.keys(this.kit) ?? null;
  }

  /** @param {Offer} offer @param {Asked} asked */
  offer(offer, asked) {
    return this.at === null ? null : this.game.offer(this.kit, this.at, offer, asked);
  }

  /** @param {string} key @param {string} answer */
  card(key, answer) {
    return this.at === null ? null : this.game.card(this.kit, this.at, key, answer);
  }

  /** @param {string} key @param {string} answer */
  cardName(key, answer) {
    return this.at === null ? null : this.game.cardName(this.kit, this.at, key, answer);
  }

  /** @param {{ [name: string]: Json }} table */
  describe(table) {
    return this.game.described(this.kit, this.position(table, this.at?.moment ?? NO_MOMENT));
  }

  refresh() {
    this.map.refresh();
    if (this.at === null) return;
    this.trays.draw(this.at);
    drawStatus(this.places.status, this.kit, this.at);
  }

  /** @param {{ [name: string]: Json }} table @param {Moment} moment */
  position(table, moment) {
    return this.game.position(this.kit.context.components, table, moment);
  }
}
