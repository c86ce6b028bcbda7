/** The table of a game on squares or hexes: the map, the trays below it and the status in the top bar, drawn from one position. */

/** @import { Asked, Json, Moment, Offer, Places } from "../../types.js" */
/** @import { Chapter } from "../raf/describe.js" */
/** @import { Kit } from "../raf/parts.js" */
/** @import { Said } from "./offers.js" */
/** @import { Drawable, Trays } from "../raf/trays.js" */
import { bringLit } from "../raf/trays.js";

/** @type {Moment} */
const NO_MOMENT = { asked: [], side: null, live: false, motion: false, step: "", log: [] };

/** What the table needs of a map. @template P @typedef {{ at: P | null, draw: (at: P) => void, light: (offers: Offer[], chosen: Set<string>) => void, shows: (offer: Offer) => boolean, refresh: () => void }} Sheet */
/** What a position tells the table. @template T @typedef {Drawable & { table: T, asked: Asked | null }} Seen */

/**
 * What is a game's own.
 * @template C, T @template {Seen<T>} P
 * @typedef {object} Own
 * @property {(kit: Kit, components: C) => C} named the components with the names of places in the language spoken
 * @property {new (components: C, table: T, moment: Moment) => P} Position
 * @property {(kit: Kit, at: P, offer: Offer, asked: Asked) => Said | null} offer
 * @property {(kit: Kit, at: P) => Chapter[]} described
 * @property {(place: HTMLElement, kit: Kit, at: P) => void} status
 * @property {(places: Places, kit: Kit, at: P | null) => Trays<P>} trays
 */

/** @template C, T @template {Seen<T>} P @template {Sheet<P>} M */
export class GridTable {
  /** @param {Places} places @param {Kit} kit @param {C} components @param {M} map @param {Own<C, T, P>} own */
  constructor(places, kit, components, map, own) {
    this.places = places;
    this.kit = kit;
    this.original = components;
    this.own = own;
    this.components = own.named(kit, components);
    this.map = map;
    /** @type {Trays<P> | null} */
    this.opened = null;
    /** @type {P | null} */
    this.at = null;
    /** What was offered last. */
    this.asked = "";
  }

  /** The trays; they are opened when the first table is drawn. */
  get trays() {
    this.opened ??= this.own.trays(this.places, this.kit, this.at);
    return this.opened;
  }

  /** @param {{ [name: string]: Json }} table @param {Moment} moment */
  draw(table, moment) {
    this.at = this.position(table, moment);
    this.map.draw(this.at);
    this.drawBeside(this.at);
  }

  /** The trays and the top bar. @param {P} at */
  drawBeside(at) {
    this.trays.draw(at);
    this.own.status(this.places.status, this.kit, at);
  }

  /** @param {Offer[]} offers @param {Set<string>} chosen */
  light(offers, chosen) {
    this.map.light(offers, chosen);
    this.kit.light(this.places.trays, offers, chosen);
    const asked = `${this.at?.asked?.key} ${offers.map((offer) => offer.answer).join(" ")}`;
    if (offers.length === 0 || asked === this.asked) return;
    this.asked = asked;
    const onMap = offers.some((offer) => this.map.shows(offer));
    this.trays.asked(onMap);
    if (!onMap) bringLit(this.places.trays);
  }

  /** @param {Offer} offer @param {Asked} asked */
  offer(offer, asked) {
    return this.at === null ? null : this.own.offer(this.kit, this.at, offer, asked);
  }

  /** @param {{ [name: string]: Json }} table */
  describe(table) {
    return this.own.described(this.kit, this.position(table, this.at?.moment ?? NO_MOMENT));
  }

  refresh() {
    this.components = this.own.named(this.kit, this.original);
    if (this.at !== null) this.at = new this.own.Position(this.components, this.at.table, this.at.moment);
    this.map.at = this.at;
    this.map.refresh();
    if (this.at !== null) this.drawBeside(this.at);
  }

  /** @param {{ [name: string]: Json }} table @param {Moment} moment */
  position(table, moment) {
    return new this.own.Position(this.components, /** @type {T} */ (/** @type {unknown} */ (table)), moment);
  }
}
