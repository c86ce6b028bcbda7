/** What air units, groups, land units and hexes are called, in the language spoken now. */

/** @import { Kit } from "../raf/parts.js" */
/** @import { Fuel } from "./endurance.js" */
/** @import { Side } from "./fbob.js" */
/** @import { FbobPosition } from "./position.js" */
/** @import { Danger } from "./route.js" */
import { fuelOf, turnsFor } from "./endurance.js";

/** The catalogue with the names of the pieces; what may not stand in the name of a message is a hyphen there. */
const NAMES = "names-fbob";
const NOT_IN_A_NAME = /[^A-Za-z0-9_-]+/g;

/** `No. 44 Squadron (Camel)`, as the log and the questions call it. @param {Kit} kit @param {FbobPosition} at @param {string} id */
export function unitName(kit, at, id) {
  return id in at.components.units || id in at.components.ground ? kit.context.say(NAMES, `piece-${id.replace(NOT_IN_A_NAME, "-")}`) : id;
}

/** What stands on a counter: `44`, `J1`, `L-1`. @param {string} id */
export function designation(id) {
  return id.replace("Jasta-", "J").replace("Fake-", "F");
}

/** `Camel`. @param {Kit} kit @param {FbobPosition} at @param {string} id */
export function typeName(kit, at, id) {
  const one = at.unit(id);
  return one === undefined ? id : kit.say("type", { type: `${one.side}-${one.type}` });
}

/** What its counter shows, as words. @param {Kit} kit @param {FbobPosition} at @param {string} id */
export function factors(kit, at, id) {
  const one = at.unit(id);
  if (one === undefined) return [];
  return some(
    kit.say("class", { class: one.class }),
    one.air > 0 ? kit.say("factor-air", { number: one.air }) : "",
    one.pursuit > 0 ? kit.say("factor-pursuit", { number: one.pursuit }) : "",
    one.bombs > 0 ? kit.say(one.strafes ? "factor-strafes" : "factor-bombs", { number: one.bombs }) : "",
    kit.say("factor-speed", { number: one.speed }),
    one.endurance > 0 ? kit.say("factor-endurance", { number: one.endurance }) : kit.say("endless"),
    one.night ? kit.say("night-by-nature") : "",
  );
}

/** What has become of a unit: aces, marks, training, notes. @param {Kit} kit @param {FbobPosition} at @param {string} id */
export function marksOf(kit, at, id) {
  const state = at.state(id);
  if (state === undefined) return [];
  return some(
    state.ace ? kit.say("with-ace", { number: state.ace }) : "",
    ...(state.marks ?? []).map((mark) => kit.say("mark", { mark })),
    ...(state.training ?? []).map((training) => kit.say("training", { training })),
    state.note === undefined || state.note === "target " ? "" : kit.say("noted", { note: noteInWords(kit, at, state.note) }),
    state.post === undefined ? "" : kit.say("posted", { hex: hexName(at, state.post) }),
    state.place !== "flying" && state.spotted ? kit.say("known-to-enemy") : "",
  );
}

/** `1019 city` in words. @param {Kit} kit @param {FbobPosition} at @param {string} note */
export function noteInWords(kit, at, note) {
  const [hex = "", what = ""] = note.split(" ");
  return what === "" ? hexName(at, hex) : kit.say("target-in", { target: targetName(kit, at, what), hex: hexName(at, hex) });
}

/** A target of bombs: the city or town, a land unit, a ship, an air unit. @param {Kit} kit @param {FbobPosition} at @param {string} what */
export function targetName(kit, at, what) {
  if (what === "city" || what === "hold") return kit.say(`target-${what}`);
  if (what in at.components.units) return unitName(kit, at, what);
  return ["carrier", "tender-1", "tender-2"].includes(what) ? shipName(kit, what) : landName(kit, what);
}

/** Where a unit is. @param {Kit} kit @param {FbobPosition} at @param {string} id */
export function whereIs(kit, at, id) {
  const state = at.state(id);
  if (state === undefined) return "";
  if (state.place === "recycling") return kit.say("back-in", { month: monthName(kit, at, state.back ?? at.table.month) });
  if (state.place === "flying") return kit.say("flies-in", { group: at.groupOf(id), hex: hexName(at, state.at ?? "") });
  if (state.place === "based") return hexName(at, state.at ?? "");
  return kit.say("unit-place", { place: state.place });
}

/** Everything about an air unit in one sentence. @param {Kit} kit @param {FbobPosition} at @param {string} id */
export function unitTold(kit, at, id) {
  return some(unitName(kit, at, id), whereIs(kit, at, id), ...factors(kit, at, id), ...marksOf(kit, at, id)).join(", ");
}

/** `AA 2`, `aerodrome`. @param {Kit} kit @param {string} unit */
export function landName(kit, unit) {
  const aa = unit.startsWith("aa");
  return kit.say("land", { kind: aa ? "aa" : unit, strength: aa ? Number(unit.slice(2)) || 0 : 0 });
}

/** @param {Kit} kit @param {string} name empty: not known */
export function shipName(kit, name) {
  return kit.say("ship", { name: name === "" ? "unknown" : name });
}

/** `2424 Dover`. @param {FbobPosition} at @param {string} id */
export function hexName(at, id) {
  const place = at.hex(id)?.place;
  return place === undefined ? id : `${id} ${place}`;
}

/** `June 1917`. @param {Kit} kit @param {FbobPosition} at @param {number} month @param {"long" | "short"} [form] */
export function monthName(kit, at, month, form = "long") {
  const known = at.components.months[month - 1]?.month;
  if (known === undefined) return kit.say("after-war");
  const language = kit.context.settings.language === "fr" ? "fr-FR" : "en-GB";
  return new Intl.DateTimeFormat(language, { month: form, year: form === "long" ? "numeric" : "2-digit", timeZone: "UTC" }).format(new Date(`${known}-15`));
}

/** @param {Kit} kit @param {Side | "nobody"} side */
export function sideName(kit, side) {
  return kit.say("side", { side });
}

/** `2 Gotha, 1 Riesen, 1 unknown`. @param {Kit} kit @param {FbobPosition} at @param {string[]} units @param {number} hidden */
export function typesOf(kit, at, units, hidden) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const id of units) counts.set(typeName(kit, at, id), (counts.get(typeName(kit, at, id)) ?? 0) + 1);
  return some(...[...counts].map(([type, number]) => kit.say("count-of", { type, number })), hidden > 0 ? kit.say("unknown-units", { number: hidden }) : "").join(", ");
}

/** A group: name, units, fuel, marks. @param {Kit} kit @param {FbobPosition} at @param {string} group */
export function groupTold(kit, at, group) {
  const found = at.group(group);
  if (found === undefined) return group;
  const units = at.members(group);
  const fuel = fuelOf(at, group);
  const own = found.side === at.side;
  return some(
    kit.say("group-name", { side: found.side, group }),
    hexName(at, found.at),
    units.length > 0 && found.hidden === 0 ? units.map((id) => unitName(kit, at, id)).join(", ") : typesOf(kit, at, units, found.hidden),
    ...(fuel === null ? [] : fuelInWords(kit, at, fuel)),
    own && units.length > 0 && fuel === null ? kit.say("endless") : "",
    found.patrol ? kit.say("mark", { mark: "patrol" }) : "",
    found.moved ? kit.say("mark", { mark: "moved" }) : "",
    ...[...new Set(units.flatMap((id) => (at.state(id)?.marks ?? []).filter((mark) => ["bombed", "turned-back"].includes(mark))))].map((mark) => kit.say("mark", { mark })),
    units.some((id) => at.state(id)?.ace) ? kit.say("with-ace", { number: 1 }) : "",
    own ? kit.say(at.isSpotted(group) ? "spotted" : "unspotted") : "",
  ).join(", ");
}

/** Fuel and the way home. @param {Kit} kit @param {FbobPosition} at @param {Fuel} fuel */
export function fuelInWords(kit, at, fuel) {
  return [kit.say("fuel", { turns: fuel.turns, last: fuel.last }), homeInWords(kit, at, fuel)];
}

/** @param {Kit} kit @param {FbobPosition} at @param {Fuel} fuel */
export function homeInWords(kit, at, fuel) {
  if (fuel.home === "") return kit.say("no-home");
  const facts = { hex: hexName(at, fuel.home), hexes: fuel.away, turns: turnsFor(fuel, fuel.away) };
  return fuel.spare < 0 ? kit.say("home-too-far", { ...facts, short: -fuel.spare }) : kit.say("home", { ...facts, spare: fuel.spare });
}

/** The last flying turn on which a group must turn back if it stays where it is; empty while it need not think of it. @param {Kit} kit @param {FbobPosition} at @param {Fuel} fuel */
export function lastTurnInWords(kit, at, fuel) {
  if (fuel.home === "" || fuel.spare < 0 || fuel.away === 0) return "";
  return kit.say("turn-back", { turn: Math.max(at.table.turn, fuel.last - Math.ceil(fuel.away / fuel.speed) + 1) });
}

/** What lies in wait, and where unless that is clear. @param {Kit} kit @param {FbobPosition} at @param {Danger} danger */
export function dangerInWords(kit, at, danger) {
  const value = kit.say("danger", { kind: danger.kind, number: danger.number });
  return danger.hex === "" ? value : kit.say("line", { name: hexName(at, danger.hex), value });
}

/** The land units of a hex, as far as known. @param {Kit} kit @param {FbobPosition} at @param {string} hex */
export function landInWords(kit, at, hex) {
  const land = at.table.land[hex];
  if (land === undefined) return [];
  return some(...land.units.map((unit) => landName(kit, unit)), land.hidden > 0 ? kit.say("hidden-below", { number: land.hidden }) : "");
}

/** The air units on the ground. @param {Kit} kit @param {FbobPosition} at @param {string} hex */
export function basedInWords(kit, at, hex) {
  const known = at.basedIn(hex);
  const [side] = /** @type {Side[]} */ (["german", "british"]).filter((one) => at.basedCount(one, hex) > 0);
  const number = side === undefined ? 0 : at.basedCount(side, hex);
  if (number === 0 && known.length === 0) return "";
  const told = [...known.map((id) => unitName(kit, at, id)), ...(number > known.length ? [kit.say("unknown-units", { number: number - known.length })] : [])];
  return kit.say("based", { number: Math.max(number, known.length), units: told.join(", ") });
}

/** What lies and flies in a hex. @param {Kit} kit @param {FbobPosition} at @param {string} hex */
export function contents(kit, at, hex) {
  const recon = /** @type {Side[]} */ (["german", "british"]).filter((side) => at.table.recon[side].includes(hex));
  return some(
    ...landInWords(kit, at, hex),
    basedInWords(kit, at, hex),
    ...at.shipsIn(hex).map((ship) => shipName(kit, ship.name)),
    ...at.groupsIn(hex).map((group) => kit.say("group-there", { group, units: typesOf(kit, at, at.members(group), at.group(group)?.hidden ?? 0) })),
    ...recon.map((side) => kit.say("recon-marker", { side })),
    at.table.bombed.includes(hex) ? kit.say("bombed-marker") : "",
    (at.table.plots ?? []).includes(hex) ? kit.say("plotted") : "",
  );
}

/** Everything about a hex in one sentence. @param {Kit} kit @param {FbobPosition} at @param {string} id */
export function hexTold(kit, at, id) {
  const hex = at.hex(id);
  if (hex === undefined) return id;
  return some(
    hexName(at, id),
    kit.say("terrain", { terrain: hex.terrain }),
    hex.control === undefined ? "" : kit.say("control", { side: hex.control }),
    hex.value === undefined ? "" : kit.say("target-class", { number: hex.value }),
    ...contents(kit, at, id),
  ).join(", ");
}

/** Those that are not empty. @param {...string} parts */
export function some(...parts) {
  return parts.filter((part) => part !== "");
}
