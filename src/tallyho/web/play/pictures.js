/** The table as it was: each moment is fetched once, and the last ones are kept. */

/** @import { State } from "../types.js" */

import * as api from "../shell/api.js";
import { spoken } from "../shell/words.js";

const KEPT = 60;

export class Pictures {
  /** @param {string} id The game. */
  constructor(id) {
    this.id = id;
    /** @type {Map<string, State>} */
    this.kept = new Map();
  }

  /**
   * The table after so many answers, as a side saw it.
   * @param {number} at @param {string | null} side @param {number} from Lines of the log that are known.
   * @returns {Promise<State>}
   */
  async at(at, side, from) {
    const name = `${at} ${side} ${spoken()}`;
    const kept = this.kept.get(name);
    if (kept !== undefined) return kept;
    const found = await api.state(this.id, { side, at, log_from: from });
    if (this.kept.size >= KEPT) this.kept.delete(this.kept.keys().next().value ?? "");
    this.kept.set(name, found);
    return found;
  }

  /** Something has been answered or taken back. */
  clear() {
    this.kept.clear();
  }
}

/**
 * The moment that is looked at instead of one that the rules here cannot show: those between the last that they
 * replay and the last of all are passed over, in either direction.
 * @param {{ number: number, stopped: { fits: number } | null }} state @param {number} wanted @param {number} here
 */
export function shownMoment({ number, stopped }, wanted, here) {
  if (stopped === null || wanted <= stopped.fits || wanted >= number) return wanted;
  return wanted > here ? number : stopped.fits;
}
