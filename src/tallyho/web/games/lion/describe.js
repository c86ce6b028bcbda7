/** The whole table of Lion as headed lists of text, for those who do not see it. */

/** @import { Chapter } from "../raf/describe.js" */
/** @import { Kit } from "../raf/parts.js" */
/** @import { LionPosition } from "./position.js" */
import { day, fighterCommand, luftwaffe, raid, tracks } from "../raf/describe.js";

/** @param {Kit} kit @param {LionPosition} at @returns {Chapter[]} */
export function described(kit, at) {
  const { size } = at.table;
  const unknown = size === 0 ? kit.say("gruppen-unknown") : kit.say("gruppen-counted", { count: size });
  return [
    day(kit, at),
    raid(kit, at, at.raiders.length === 0 ? [unknown] : []),
    fighterCommand(kit, at, patrols(kit, at)),
    luftwaffe(kit, at),
    tracks(kit, at),
  ].filter((chapter) => chapter.lines.length > 0);
}

/** Who patrols where. @param {Kit} kit @param {LionPosition} at */
function patrols(kit, at) {
  return at.components.sectors
    .map((sector) => ({ sector: kit.words.sector(at, sector.id), units: at.in(`patrol ${sector.id}`) }))
    .filter(({ units }) => units.length > 0)
    .map(({ sector, units }) =>
      kit.say("line", { name: kit.say("group-patrol", { sector }), value: kit.words.units(at, units) }),
    );
}
