/** Battle of Britain, HKSW version, in the browser: the map, the trays below it and the status in the top bar. */

/** @import { Asked, Context, Json, LogLine, Moment, Offer, Places, Table } from "../../types.js" */
/** @import { HkswComponents, HkswTable } from "./hksw.js" */
/** @import { HkswMap } from "./map.js" */
import { boardData } from "../raf/boards.js";
import { Kit } from "../raf/parts.js";
import { bringLit, Trays } from "../raf/trays.js";
import { battleTray } from "./battle.js";
import { cardFor, cardInWords } from "./cards.js";
import { described } from "./describe.js";
import { diceOf, thrown } from "./dice.js";
import { luftwaffeTray, rafTray } from "./displays.js";
import { openMap } from "./map.js";
import { missionsTray } from "./missions.js";
import { offerInWords } from "./offers.js";
import { HkswPosition } from "./position.js";
import { routes } from "./route.js";
import { drawStatus } from "./status.js";
import { turnsTray } from "./turns.js";

const CATALOGUE = "web-hksw";
const TRAYS = { battle: battleTray, raf: rafTray, luftwaffe: luftwaffeTray, missions: missionsTray, turns: turnsTray };
/** @type {Moment} */
const NO_MOMENT = { asked: [], side: null, live: false, motion: false, step: "", log: [] };

/** Opens the game in the places given. @param {Places} places @param {Context} context @returns {Promise<Table>} */
export async function open(places, context) {
  const kit = new Kit(context, CATALOGUE, await boardData("hksw-trays"), places.aside);
  const components = /** @type {HkswComponents} */ (/** @type {unknown} */ (context.components));
  /** @type {{ table: HkswBoardTable | null }} */
  const opened = { table: null };
  const map = await openMap(places.board, kit, components, (square) => opened.table?.walk(square));
  opened.table = new HkswBoardTable(places, kit, components, map);
  return opened.table;
}

/** @implements {Table} */
class HkswBoardTable {
  /** @param {Places} places @param {Kit} kit @param {HkswComponents} components @param {HkswMap} map */
  constructor(places, kit, components, map) {
    this.places = places;
    this.kit = kit;
    this.original = components;
    this.components = named(kit, components);
    this.map = map;
    /** @type {Trays<HkswPosition> | null} */
    this.trays = null;
    /** @type {HkswPosition | null} */
    this.at = null;
    /** What was offered last. */
    this.asked = "";
  }

  /** @param {{ [name: string]: Json }} table @param {Moment} moment */
  draw(table, moment) {
    this.at = this.position(table, moment);
    this.map.draw(this.at);
    this.openTrays().draw(this.at);
    drawStatus(this.places.status, this.kit, this.at);
  }

  /** The trays; the player's own display is open at first. */
  openTrays() {
    if (this.trays === null) {
      this.kit.layout = { ...this.kit.layout, quiet: this.at?.side ?? "raf" };
      this.trays = new Trays(this.places.trays, this.kit, TRAYS);
    }
    return this.trays;
  }

  /** @param {Offer[]} offers @param {Set<string>} chosen */
  light(offers, chosen) {
    this.map.light(offers, chosen);
    this.kit.light(this.places.trays, offers, chosen);
    const asked = `${this.at?.asked?.key} ${offers.map((offer) => offer.answer).join(" ")}`;
    if (offers.length === 0 || asked === this.asked) return;
    this.asked = asked;
    const onMap = offers.some((offer) => this.map.shows(offer));
    this.openTrays().asked(onMap);
    if (!onMap) bringLit(this.places.trays);
  }

  /** A flight goes to a square further off, one real move after another, until something happens on the way. @param {string} goal */
  walk(goal) {
    const { at, kit } = this;
    const way = at === null ? undefined : routes(at).get(goal);
    if (at === null || way === undefined) return;
    const { moving, radar, race } = at.table;
    void kit.context.walk(way, (view, asked) => {
      const now = /** @type {HkswTable} */ (/** @type {unknown} */ (view));
      return asked.args["flight"] === moving && now.radar[moving] === radar[moving] && now.race === race;
    });
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
    return this.at === null ? null : cardInWords(this.kit, this.at, key, answer);
  }

  /** @param {string} key @param {string} answer */
  small(key, answer) {
    return thrown(key, answer, "hksw-dice-small");
  }

  /** @param {LogLine} line */
  dice(line) {
    return diceOf(line);
  }

  /** @param {{ [name: string]: Json }} table */
  describe(table) {
    return described(this.kit, this.position(table, this.at?.moment ?? NO_MOMENT));
  }

  refresh() {
    this.components = named(this.kit, this.original);
    if (this.at !== null) this.at = new HkswPosition(this.components, this.at.table, this.at.moment);
    this.map.at = this.at;
    this.map.refresh();
    if (this.at === null) return;
    this.trays?.draw(this.at);
    drawStatus(this.places.status, this.kit, this.at);
  }

  /** @param {{ [name: string]: Json }} table @param {Moment} moment */
  position(table, moment) {
    return new HkswPosition(this.components, /** @type {HkswTable} */ (/** @type {unknown} */ (table)), moment);
  }
}

/** The components with the names of places in the language spoken. @param {Kit} kit @param {HkswComponents} components @returns {HkswComponents} */
function named(kit, components) {
  /** @template {{ name: string, base?: string }} T @param {{ [id: string]: T }} places @returns {{ [id: string]: T }} */
  const told = (places) =>
    Object.fromEntries(
      Object.entries(places).map(([id, place]) => [id, { ...place, name: kit.say("place", { id: place.base ?? id, name: place.name }) }]),
    );
  return { ...components, targets: told(components.targets), flights: told(components.flights) };
}
