/** The table as a side sees it, in the games of two players: who looks at it, and what that side is asked. */

/** @import { Moment } from "../../types.js" */

/** @template C, T @template {string} S */
export class SidePosition {
  /** @param {C} components @param {T} table @param {Moment} moment */
  constructor(components, table, moment) {
    this.components = components;
    this.table = table;
    this.moment = moment;
  }

  /** The side whose eyes we see with; null: a spectator. */
  get side() {
    return /** @type {S | null} */ (this.moment.side);
  }

  /** The question that this player is asked. */
  get asked() {
    return this.moment.asked.find((one) => one.mine) ?? null;
  }

  /** What the question says of something: a flight that is to move, a card to be placed, a hex. @param {string} name */
  askedFor(name) {
    const value = this.asked?.args[name];
    return typeof value === "string" ? value : "";
  }
}
