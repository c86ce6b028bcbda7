/** The whole table as headed lists of text, for those who do not see it. */

/** @import { Chapter } from "../raf/describe.js" */
/** @import { Kit } from "../raf/parts.js" */
/** @import { Side } from "./fbob.js" */
/** @import { FbobPosition } from "./position.js" */
import { storyOf } from "./battle.js";
import { leadInWords } from "./morale.js";
import { SIDES } from "./position.js";
import { turnInWords } from "./status.js";
import { basedInWords, contents, groupTold, hexName, landInWords, monthName, sideName, some, unitTold } from "./wording.js";

/** @param {Kit} kit @param {FbobPosition} at @returns {Chapter[]} */
export function described(kit, at) {
  return [
    { heading: kit.say("tray-morale"), lines: standing(kit, at) },
    { heading: kit.say("tray-battle"), lines: storyOf(at.moment.log).map((line) => line.text) },
    ...SIDES.map((side) => ({ heading: kit.say("in-the-air", { side: sideName(kit, side) }), lines: at.groupsOf(side).map((group) => groupTold(kit, at, group)) })),
    ...SIDES.map((side) => ({ heading: kit.say("on-the-ground", { side: sideName(kit, side) }), lines: ground(kit, at, side) })),
    { heading: kit.say("at-sea"), lines: ships(kit, at) },
    { heading: kit.say("markers"), lines: markers(kit, at) },
    ...SIDES.map((side) => ({ heading: kit.say("off-map", { side: sideName(kit, side) }), lines: off(kit, at, side) })),
  ].filter((chapter) => chapter.lines.length > 0);
}

/** @param {Kit} kit @param {FbobPosition} at */
function standing(kit, at) {
  const { mp, raf, weather } = at.table;
  return some(
    monthName(kit, at, at.table.month),
    turnInWords(kit, at),
    kit.say("night-at", { turn: at.table.night_turn }),
    ...SIDES.map((one) => kit.say("line", { name: sideName(kit, one), value: kit.say("points", { number: mp[one] }) })),
    leadInWords(kit, at),
    weather ? kit.say("bad-weather") : "",
    raf ? kit.say("raf-exists") : "",
  );
}

/** Land units and air units at their bases, hex by hex. @param {Kit} kit @param {FbobPosition} at @param {Side} side */
function ground(kit, at, side) {
  const land = Object.keys(at.table.land).filter((hex) => at.table.land[hex]?.side === side);
  const based = Object.keys(at.table.based[side] ?? {}).filter((hex) => at.hex(hex) !== undefined && !land.includes(hex));
  return [...land, ...based].map((hex) => kit.say("line", { name: hexName(at, hex), value: some(...landInWords(kit, at, hex), basedInWords(kit, at, hex)).join(", ") }));
}

/** @param {Kit} kit @param {FbobPosition} at */
function ships(kit, at) {
  const hexes = [...new Set((at.table.ships ?? []).flatMap((ship) => (ship.at === undefined ? [] : [ship.at])))];
  return hexes.map((hex) => kit.say("line", { name: hexName(at, hex), value: contents(kit, at, hex).join(", ") }));
}

/** @param {Kit} kit @param {FbobPosition} at */
function markers(kit, at) {
  const { bombed, plots, recon } = at.table;
  const of = (/** @type {string[]} */ hexes, /** @type {string} */ name) => hexes.map((hex) => kit.say("line", { name: hexName(at, hex), value: name }));
  return [...SIDES.flatMap((side) => of(recon[side], kit.say("recon-marker", { side }))), ...of(bombed, kit.say("bombed-marker")), ...of(plots ?? [], kit.say("plotted"))];
}

/** Units in the pool, recycled or gone. @param {Kit} kit @param {FbobPosition} at @param {Side} side */
function off(kit, at, side) {
  return at.unitsOf(side).filter((id) => ["recycling", "gone", "pool", "set-up"].includes(at.state(id)?.place ?? "")).map((id) => unitTold(kit, at, id));
}
