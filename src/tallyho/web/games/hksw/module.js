/** Battle of Britain, HKSW version, in the browser: the map, the trays below it and the status in the top bar. */

/** @import { Context, LogLine, Places, Table } from "../../types.js" */
/** @import { Own } from "../grid/table.js" */
/** @import { HkswComponents, HkswTable } from "./hksw.js" */
/** @import { HkswMap } from "./map.js" */
import { GridTable } from "../grid/table.js";
import { boardData } from "../raf/boards.js";
import { Kit } from "../raf/parts.js";
import { Trays } from "../raf/trays.js";
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

/** @extends {GridTable<HkswComponents, HkswTable, HkswPosition, HkswMap>} @implements {Table} */
class HkswBoardTable extends GridTable {
  /** @param {Places} places @param {Kit} kit @param {HkswComponents} components @param {HkswMap} map */
  constructor(places, kit, components, map) {
    super(places, kit, components, map, OWN);
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

/** The trays; the player's own display is open at first. @param {Places} places @param {Kit} kit @param {HkswPosition | null} at */
function opened(places, kit, at) {
  kit.layout = { ...kit.layout, quiet: at?.side ?? "raf" };
  return new Trays(places.trays, kit, TRAYS);
}

/** @type {Own<HkswComponents, HkswTable, HkswPosition>} */
const OWN = { named, Position: HkswPosition, offer: offerInWords, described, status: drawStatus, trays: opened };
