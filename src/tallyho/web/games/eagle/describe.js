/** The whole table of Eagle as headed lists of text, for those who do not see it. */

/** @import { Chapter } from "../raf/describe.js" */
/** @import { Kit } from "../raf/parts.js" */
/** @import { EaglePosition } from "./position.js" */
import { day, fighterCommand, luftwaffe, raid, tracks } from "../raf/describe.js";
import { SEGMENTS } from "../raf/position.js";
import { responseInWords } from "./response.js";
import { cardTitle, kindInWords, raidInWords, strategyTitle } from "./wording.js";

/** @param {Kit} kit @param {EaglePosition} at @returns {Chapter[]} */
export function described(kit, at) {
  return [
    day(kit, at),
    plan(kit, at),
    hand(kit, at),
    raid(kit, at, at.underWay ? [...responseInWords(kit, at), ...pool(kit, at)] : []),
    fighterCommand(kit, at),
    luftwaffe(kit, at),
    tracks(kit, at),
  ].filter((chapter) => chapter.lines.length > 0);
}

/** @param {Kit} kit @param {EaglePosition} at @returns {Chapter} */
function plan(kit, at) {
  const raids = SEGMENTS.flatMap((time) =>
    at.raidsAt(time).map((card) =>
      kit.say("planned-raid", { time, card: cardTitle(kit, at, card), raid: raidInWords(kit, at, card) }),
    ),
  );
  const ultra = at.table.ultra === "" ? [] : [kit.say("ultra-at", { time: at.table.ultra })];
  return { heading: kit.say("chapter-plan"), lines: [...raids, ...ultra] };
}

/** @param {Kit} kit @param {EaglePosition} at @returns {Chapter} */
function hand(kit, at) {
  const targets = at.hand.map((card) =>
    kit.say("line", { name: cardTitle(kit, at, card), value: kindInWords(kit, at, card) }),
  );
  const strategies = at.strategies.map((number) => `${number} ${strategyTitle(kit, at, number)}`);
  return { heading: kit.say("chapter-hand"), lines: [...targets, ...strategies] };
}

/** Who is in the response pool. @param {Kit} kit @param {EaglePosition} at */
function pool(kit, at) {
  return ["cup", "beside-cup"]
    .map((box) => ({ box, units: at.in(box) }))
    .filter(({ units }) => units.length > 0)
    .map(({ box, units }) => kit.say("line", { name: kit.words.box(box), value: kit.words.units(at, units) }));
}
