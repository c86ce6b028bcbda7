/** First Battle of Britain in the browser: the map, the trays below it and the status in the top bar. */

/** @import { Context, Json, Moment, Offer, Places, Table } from "../../types.js" */
/** @import { Own } from "../grid/table.js" */
/** @import { FbobComponents, FbobTable } from "./fbob.js" */
/** @import { FbobMap } from "./map.js" */
import { GridTable } from "../grid/table.js";
import { boardData } from "../raf/boards.js";
import { Kit } from "../raf/parts.js";
import { Trays } from "../raf/trays.js";
import { battleTray } from "./battle.js";
import { described } from "./describe.js";
import { fuelOf, leftOf } from "./endurance.js";
import { openMap } from "./map.js";
import { moraleTray } from "./morale.js";
import { offerInWords } from "./offers.js";
import { poolTray } from "./pool.js";
import { FbobPosition } from "./position.js";
import { rosterTray } from "./roster.js";
import { wayTo } from "./route.js";
import { drawStatus } from "./status.js";
import { trackTray } from "./track.js";

const CATALOGUE = "web-fbob";
const TRAYS = { battle: battleTray, track: trackTray, roster: rosterTray, pool: poolTray, morale: moraleTray };
const STOP = "stop";

/** Opens the game in the places given. @param {Places} places @param {Context} context @returns {Promise<Table>} */
export async function open(places, context) {
  const kit = new Kit(context, CATALOGUE, await boardData("fbob-trays"), places.aside);
  const components = /** @type {FbobComponents} */ (/** @type {unknown} */ (context.components));
  /** @type {{ table: FbobBoardTable | null }} */
  const opened = { table: null };
  const map = await openMap(places.board, kit, components, {
    go: (hex) => opened.table?.walk(hex),
    home: () => opened.table?.goHome(),
    words: (offer) => opened.table?.wordsOf(offer) ?? offer.words,
  });
  opened.table = new FbobBoardTable(places, kit, components, map);
  return opened.table;
}

/** @extends {GridTable<FbobComponents, FbobTable, FbobPosition, FbobMap>} @implements {Table} */
class FbobBoardTable extends GridTable {
  /** @param {Places} places @param {Kit} kit @param {FbobComponents} components @param {FbobMap} map */
  constructor(places, kit, components, map) {
    super(places, kit, components, map, OWN);
  }

  /** @param {{ [name: string]: Json }} table @param {Moment} moment */
  draw(table, moment) {
    const first = this.at === null;
    super.draw(table, moment);
    if (first) this.map.drawNames();
  }

  /** The moving group goes toward a hex further off as far as it comes in this move, one real move after another, until something happens on the way. @param {string} goal */
  walk(goal) {
    const { at } = this;
    const from = at?.group(at.table.moving)?.at ?? "";
    if (at === null || from === "") return;
    void this.go(at, wayTo(at, from, goal).slice(0, Math.max(0, leftOf(at, at.table.moving))));
  }

  /** The moving group goes toward its nearest base, as far as it comes in this move. */
  goHome() {
    const { at } = this;
    const fuel = at === null ? null : fuelOf(at, at.table.moving);
    if (at === null || fuel === null || fuel.home === "") return;
    void this.go(at, wayTo(at, fuel.at, fuel.home).slice(0, Math.max(0, leftOf(at, fuel.group))));
  }

  /** Moves along a way; where nothing is left but to stop, that is said too. @param {FbobPosition} at @param {string[]} way */
  async go(at, way) {
    const before = looks(at);
    let given = 0;
    await this.kit.context.walk([...way, STOP], (view, asked) => {
      given += 1;
      const now = this.position(view, { ...at.moment, asked: [asked] });
      if (looks(now) !== before) return false;
      return given < way.length || asked.offers.length === 1;
    });
  }

  /** @param {Offer} offer */
  wordsOf(offer) {
    const asked = this.at?.asked ?? null;
    return (asked === null ? null : this.offer(offer, asked))?.label ?? offer.words;
  }
}

/** What must stay as it is for a group to fly on: who is in it, who of it is spotted, and who else is near to be met. @param {FbobPosition} at */
function looks(at) {
  const { moving } = at.table;
  const units = at.members(moving);
  const enemies = at.groupsIn(at.group(moving)?.at ?? "").filter((group) => at.group(group)?.side !== at.side);
  return JSON.stringify([moving, units, units.map((id) => at.state(id)?.spotted ?? 0), enemies]);
}

/** The components with the names of places in the language spoken. @param {Kit} kit @param {FbobComponents} components @returns {FbobComponents} */
function named(kit, components) {
  const told = Object.entries(components.hexes).map(([id, hex]) =>
    hex.place === undefined ? [id, hex] : [id, { ...hex, place: kit.say("place", { id: `h${id}`, name: hex.place }) }],
  );
  return { ...components, hexes: Object.fromEntries(told) };
}

/** @type {Own<FbobComponents, FbobTable, FbobPosition>} */
const OWN = { named, Position: FbobPosition, offer: offerInWords, described, status: drawStatus, trays: (places, kit) => new Trays(places.trays, kit, TRAYS) };
