/** The whole table as headed lists of text, for those who do not see it. */

/** @import { Kit } from "./parts.js" */
/** @import { Position } from "./position.js" */
import { raidDay, sealion } from "./calendar.js";
import { LUFTFLOTTEN } from "./luftwaffe.js";
import { GERMAN_TYPES, SEGMENTS } from "./position.js";
import { effectsOf } from "./raid.js";
import { bandNow } from "./score.js";
import { rowInWords, squadronsBySector } from "./tote.js";
import { signed } from "./wording.js";

/** @typedef {{ heading: string, lines: string[] }} Chapter */

/** @param {Kit} kit @param {Position} at @returns {Chapter[]} */
export function described(kit, at) {
  return [day(kit, at), raid(kit, at), fighterCommand(kit, at), luftwaffe(kit, at), tracks(kit, at)].filter(
    (chapter) => chapter.lines.length > 0,
  );
}

/** @param {Kit} kit @param {Position} at @returns {Chapter} */
function day(kit, at) {
  const band = bandNow(at);
  const weathers = LUFTFLOTTEN.map((area) =>
    kit.say("line", { name: kit.words.luftflotte(area), value: kit.say("weather", { weather: at.table.weather[area] }) }),
  );
  const lines = [raidDay(kit, at), kit.words.hour(at.table.clock), kit.say("vp-total", { vp: signed(at.table.vp) }), ...weathers];
  if (band !== undefined) lines.push(kit.say("band-now", { level: kit.say("level", { level: band.level }) }));
  if (at.withSealion) lines.push(sealion(kit, at));
  return {
    heading: kit.say("chapter-day"),
    lines: [...lines, ...effectsOf(kit, at).map((value) => kit.say("line", { name: kit.say("in-effect"), value }))],
  };
}

/** @param {Kit} kit @param {Position} at @returns {Chapter} */
function raid(kit, at) {
  const { table, target } = at;
  if (!at.underWay || target === undefined) return { heading: kit.say("chapter-raid"), lines: [kit.say("raid-none")] };
  const boxes = ["hunt", "bomber", "bomber-aside", "close-escort", "escort-aside", "channel-patrol"].filter((box) =>
    at.boxes.has(box),
  );
  const size = table.size === 0 ? kit.say("gruppen-unknown") : kit.say("gruppen-counted", { count: table.size });
  return {
    heading: kit.say("chapter-raid"),
    lines: [
      kit.say("raid-on", { raid: table.raid, site: kit.words.site(at, target.site) }),
      [
        kit.say("site-type", { type: target.type }),
        kit.words.sector(at, target.sector),
        kit.say("depth", { depth: target.depth }),
      ].join(", "),
      kit.say("warning-and-intelligence", {
        warning: kit.say("warning", { warning: table.warning }),
        intelligence: kit.say("intelligence", { intelligence: table.intelligence }),
      }),
      ...(at.raiders.length === 0 ? [size] : []),
      ...boxes.map((box) =>
        kit.say("line", {
          name: kit.words.box(box),
          value: withLetters(kit, at, [...at.in(box, "german"), ...at.in(box, "british")]),
        }),
      ),
    ],
  };
}

/** Units with the letters by which results find them. @param {Kit} kit @param {Position} at @param {string[]} units */
function withLetters(kit, at, units) {
  return units.map((id) => `${kit.words.units(at, [id])} ${at.letter(id)}`).join(", ");
}

/** @param {Kit} kit @param {Position} at @returns {Chapter} */
function fighterCommand(kit, at) {
  const board = squadronsBySector(at);
  const rows = at.components.sectors
    .filter((sector) => board.has(sector.id))
    .map((sector) => rowInWords(kit, at, sector, board.get(sector.id)));
  const patrols = at.components.sectors
    .map((sector) => ({ sector: kit.words.sector(at, sector.id), units: at.in(`patrol ${sector.id}`) }))
    .filter(({ units }) => units.length > 0)
    .map(({ sector, units }) =>
      kit.say("line", { name: kit.say("group-patrol", { sector }), value: kit.words.units(at, units) }),
    );
  const damage = Object.entries(at.table.damage)
    .filter(([, damaged]) => damaged !== "none")
    .map(([site, damaged]) => kit.say("line", { name: kit.words.site(at, site), value: kit.say("damage", { damage: damaged }) }));
  return { heading: kit.say("chapter-raf"), lines: [...rows, ...patrols, ...damage] };
}

/** @param {Kit} kit @param {Position} at @returns {Chapter} */
function luftwaffe(kit, at) {
  const bases = LUFTFLOTTEN.flatMap((luftflotte) =>
    GERMAN_TYPES.map((type) => {
      const there = at.gruppen(luftflotte, type, "airbase");
      const waiting = SEGMENTS.flatMap((segment) => at.gruppen(luftflotte, type, `clock ${segment}`));
      if (there.length + waiting.length === 0) return "";
      const full = there.filter((id) => !at.reduced(id)).length;
      const value = kit.say("airbase-counts", { full, reduced: there.length - full, waiting: waiting.length });
      return kit.say("line", { name: `${kit.words.luftflotte(luftflotte)}, ${kit.words.type(type)}`, value });
    }),
  ).filter((line) => line !== "");
  const boxes = ["inflight", "light-loss", "heavy-loss", "night-raid"]
    .map((box) => ({ box, units: at.in(box, "german") }))
    .filter(({ units }) => units.length > 0)
    .map(({ box, units }) => kit.say("line", { name: kit.words.box(box), value: kit.words.units(at, units) }));
  return { heading: kit.say("chapter-luftwaffe"), lines: [...bases, ...boxes] };
}

/** @param {Kit} kit @param {Position} at @returns {Chapter} */
function tracks(kit, at) {
  const priorities = Object.entries(at.table.priorities).map(([type, priority]) =>
    kit.say("line", { name: kit.say("site-types", { type }), value: kit.say("priority-of", { priority }) }),
  );
  if (!at.campaigning) return { heading: kit.say("chapter-tracks"), lines: priorities };
  const points = kit.layout.points.map((name) =>
    kit.say("line", {
      name: kit.say("points", { points: name }),
      value: kit.say("of-top", { value: at.table.points[name] ?? 0, top: at.components.tracks.track_tops[name]?.top ?? 0 }),
    }),
  );
  const depletion = kit.say("line", {
    name: kit.say("track", { track: "depletion" }),
    value: `${at.table.depletion}, ${kit.say("depletion-level", { level: String(at.depletionLevel) })}`,
  });
  return { heading: kit.say("chapter-tracks"), lines: [...priorities, ...points, depletion] };
}
