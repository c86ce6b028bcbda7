/** The whole table as headed lists of text, for those who do not see it. */

/** @import { Chapter } from "../raf/describe.js" */
/** @import { Kit } from "../raf/parts.js" */
/** @import { HkswPosition } from "./position.js" */
import { formationInWords } from "./displays.js";
import { GROUPS, LUFTFLOTTEN } from "./position.js";
import { days, notesOf } from "./turns.js";
import { cardName, flightName, formationName, squareName, targetTold, typesOf } from "./wording.js";

/** @param {Kit} kit @param {HkswPosition} at @returns {Chapter[]} */
export function described(kit, at) {
  return [
    { heading: kit.say("tray-turns"), lines: turn(kit, at) },
    { heading: kit.say("tray-battle"), lines: battle(kit, at) },
    ...[...LUFTFLOTTEN, ...GROUPS].map((formation) => ({ heading: formationName(kit, formation), lines: formation in at.table.ready ? [...ready(kit, at, formation), ...formationInWords(kit, at, formation)] : [] })),
    { heading: kit.say("tray-missions"), lines: missions(kit, at) },
    { heading: kit.say("chapter-damage"), lines: damage(kit, at) },
  ].filter((chapter) => chapter.lines.length > 0);
}

/** @param {Kit} kit @param {HkswPosition} at */
function turn(kit, at) {
  const { phase, markers, score, last_turn } = at.table;
  const now = at.components.turns[at.table.turn - 1];
  return [
    kit.say("turn-of", { number: at.table.turn, last: last_turn }),
    ...(now === undefined ? [] : [`${days(kit, now)}, ${kit.say("flown", { flown: now.flown })}`, ...notesOf(kit, at, now)]),
    ...(phase === 0 ? [] : [kit.say("phase-now", { number: phase, markers })]),
    kit.say("points-of-both", { luftwaffe: score.luftwaffe, raf: score.raf }),
  ];
}

/** @param {Kit} kit @param {HkswPosition} at */
function battle(kit, at) {
  const { combat } = at;
  if (combat === null) return [];
  const british = combat.british.map((id) => flightName(at, id)).join(kit.say("and"));
  const title = kit.say("meeting", { kind: combat.kind, german: flightName(at, combat.german), british, square: squareName(at, combat.square) });
  const { table } = at.table;
  const duel = table.luftwaffe !== "" && table.raf !== "" ? [kit.say("duel", { german: cardName(kit, at, table.luftwaffe), british: cardName(kit, at, table.raf) })] : [];
  return [title, ...(combat.kind === "dogfight" ? groups(kit, at) : []), ...duel];
}

/** @param {Kit} kit @param {HkswPosition} at */
function groups(kit, at) {
  return /** @type {const} */ (["luftwaffe", "raf"]).flatMap((side) => {
    const found = at.table.groups[side];
    if (found === null) return [];
    return [1, 2, 3].flatMap((number) => {
      const count = found.counts[number - 1] ?? 0;
      const known = Object.keys(found.cards).filter((card) => found.cards[card] === number);
      const value = known.length === 0 ? kit.say("cards", { number: count }) : kit.say("cards-of", { number: count, types: typesOf(kit, at, known) });
      return count === 0 ? [] : [kit.say("line", { name: `${kit.say("side", { side })}, ${kit.say("dogfight-group", { number })}`, value })];
    });
  });
}

/** @param {Kit} kit @param {HkswPosition} at @param {string} formation */
function ready(kit, at, formation) {
  const number = at.table.ready[formation];
  const raf = GROUPS.includes(formation) ? [kit.say("production-dice", { number: at.production(formation) })] : [];
  const reserve = formation === "13" ? [kit.say("reserve", { number: at.table.reserve })] : [];
  return [typeof number === "number" ? kit.say("ready", { number }) : kit.say("ready-hidden"), ...raf, ...reserve];
}

/** @param {Kit} kit @param {HkswPosition} at */
function missions(kit, at) {
  const hand = at.missionsIn("hand").map((id) => targetTold(kit, at, id));
  const flown = at.flightsOf("luftwaffe").flatMap((id) => {
    const mission = at.mission(id);
    const value = mission === "" ? (at.table.has_mission[id] ? kit.say("has-mission") : "") : targetTold(kit, at, mission);
    return value === "" ? [] : [kit.say("line", { name: flightName(at, id), value })];
  });
  const held = at.table.hand === null ? kit.say("hand-hidden") : kit.say("hand", { number: at.table.hand });
  return [held, ...hand, ...flown, kit.say("in-deck", { number: at.table.deck })];
}

/** @param {Kit} kit @param {HkswPosition} at */
function damage(kit, at) {
  return Object.keys(at.components.targets)
    .filter((id) => (at.table.damage[id] ?? 0) > 0)
    .map((id) => targetTold(kit, at, id));
}
