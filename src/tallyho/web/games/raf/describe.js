/** The table as headed lists of text, for those who do not see it. */

/** @import { Kit } from "./parts.js" */
/** @import { Position } from "./position.js" */
/** @import { RafTable } from "./raf.js" */
import { raidDay, sealion } from "./calendar.js";
import { LUFTFLOTTEN } from "./luftwaffe.js";
import { GERMAN_TYPES, SEGMENTS } from "./position.js";
import { effectsOf } from "./raid.js";
import { bandNow } from "./score.js";
import { rowInWords, squadronsBySector } from "./tote.js";
import { signed } from "./wording.js";

/** @typedef {{ heading: string, lines: string[] }} Chapter */

/** @param {Kit} kit @param {Position} at @returns {Chapter} */
export function day(kit, at) {
  const band = bandNow(at);
  const weathers = LUFTFLOTTEN.map((area) =>
    kit.say("line", { name: kit.words.luftflotte(area), value: kit.say("weather", { weather: at.weatherOver(area) }) }),
  );
  const lines = [raidDay(kit, at), kit.words.hour(at.table.clock), kit.say("vp-total", { vp: signed(at.table.vp) }), ...weathers];
  if (band !== undefined) lines.push(kit.say("band-now", { level: kit.say("level", { level: band.level }) }));
  if (at.withSealion) lines.push(sealion(kit, at));
  return {
    heading: kit.say("chapter-day"),
    lines: [...lines, ...effectsOf(kit, at).map((value) => kit.say("line", { name: kit.say("in-effect"), value }))],
  };
}

/** @param {Kit} kit @param {Position} at @param {string[]} [known] what else is known of it @returns {Chapter} */
export function raid(kit, at, known = []) {
  const { table, target } = at;
  const site = at.siteOf(at.site);
  if (!at.underWay || target === undefined || site === undefined)
    return { heading: kit.say("chapter-raid"), lines: [kit.say("raid-none")] };
  const boxes = ["hunt", "bomber", "bomber-aside", "close-escort", "escort-aside", "channel-patrol"].filter((box) =>
    at.boxes.has(box),
  );
  return {
    heading: kit.say("chapter-raid"),
    lines: [
      kit.say("raid-on", { raid: at.raidKind, site: kit.words.site(at, site.id) }),
      [
        kit.say("site-type", { type: site.type }),
        kit.words.sector(at, site.sector),
        kit.say("depth", { depth: target.depth }),
      ].join(", "),
      ...(at.detected ? [detection(kit, table)] : []),
      ...known,
      ...boxes.map((box) =>
        kit.say("line", {
          name: kit.words.box(box),
          value: withLetters(kit, at, [...at.in(box, "german"), ...at.in(box, "british")]),
        }),
      ),
    ],
  };
}

/** What the British know of the raid. @param {Kit} kit @param {RafTable} table */
function detection(kit, { warning, intelligence }) {
  return kit.say("warning-and-intelligence", {
    warning: kit.say("warning", { warning }),
    intelligence: kit.say("intelligence", { intelligence }),
  });
}

/** Units with the letters by which results find them. @param {Kit} kit @param {Position} at @param {string[]} units */
function withLetters(kit, at, units) {
  return units.map((id) => `${kit.words.units(at, [id])} ${at.letter(id)}`).join(", ");
}

/** @param {Kit} kit @param {Position} at @param {string[]} [patrols] @returns {Chapter} */
export function fighterCommand(kit, at, patrols = []) {
  const board = squadronsBySector(at);
  const rows = at.components.sectors
    .filter((sector) => board.has(sector.id))
    .map((sector) => rowInWords(kit, at, sector, board.get(sector.id)));
  const damage = Object.entries(at.table.damage)
    .filter(([, damaged]) => damaged !== "none")
    .map(([site, damaged]) => kit.say("line", { name: kit.words.site(at, site), value: kit.say("damage", { damage: damaged }) }));
  return { heading: kit.say("chapter-raf"), lines: [...rows, ...patrols, ...damage] };
}

/** @param {Kit} kit @param {Position} at @returns {Chapter} */
export function luftwaffe(kit, at) {
  const bases = LUFTFLOTTEN.flatMap((luftflotte) =>
    GERMAN_TYPES.map((type) => {
      const there = at.gruppen(luftflotte, type, "airbase");
      const waiting = SEGMENTS.flatMap((segment) => at.gruppen(luftflotte, type, `clock ${segment}`));
      const planned = at.gruppen(luftflotte, type, "planned").length;
      if (there.length + waiting.length + planned === 0) return "";
      const full = there.filter((id) => !at.reduced(id)).length;
      const value = kit.say("airbase-counts", { full, reduced: there.length - full, waiting: waiting.length, planned });
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
export function tracks(kit, at) {
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
