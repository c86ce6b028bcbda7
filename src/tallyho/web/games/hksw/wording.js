/** What flights, cards, targets and squares are called, in the language spoken now. */

/** @import { Kit } from "../raf/parts.js" */
/** @import { HkswPosition } from "./position.js" */

/** The catalogue with the names of the pieces; what may not stand in the name of a message is a hyphen there. */
const NAMES = "names-hksw";
const NOT_IN_A_NAME = /[^A-Za-z0-9_-]+/g;

/** `11C Biggin Hill`. @param {HkswPosition} at @param {string} id */
export function flightName(at, id) {
  const flight = at.flight(id);
  return flight === undefined ? id : `${id} ${flight.name}`;
}

/** `92`, `I/JG3`: the designation without its formation. @param {string} card */
export function designation(card) {
  return card.slice(0, card.lastIndexOf("/"));
}

/** `Spitfire`. @param {Kit} kit @param {string} type */
export function typeName(kit, type) {
  return kit.say("type", { type });
}

/** `No. 92 Squadron (Spitfire)`, as the log and the questions call it. @param {Kit} kit @param {HkswPosition} at @param {string} card */
export function cardName(kit, at, card) {
  return card in at.components.squadrons ? kit.context.say(NAMES, `piece-${card.replace(NOT_IN_A_NAME, "-")}`) : card;
}

/** `dogfight 4 · damage 4 · bombing 3`. @param {Kit} kit @param {HkswPosition} at @param {string} card */
export function strengths(kit, at, card) {
  const type = at.type(card);
  if (type === undefined) return [];
  return [
    kit.say("strength-dogfight", { number: type.dogfight }),
    type.north === type.dogfight ? "" : kit.say("strength-north", { number: type.north }),
    kit.say("strength-damage", { number: type.damage }),
    type.bombing === 0 ? "" : kit.say("strength-bombing", { number: type.bombing }),
    type.dive === 0 ? "" : kit.say("strength-dive", { number: type.dive }),
    type.short_range ? kit.say("short-range") : "",
  ].filter((part) => part !== "");
}

/** Everything about a card in one sentence. @param {Kit} kit @param {HkswPosition} at @param {string} card */
export function cardTold(kit, at, card) {
  return [cardName(kit, at, card), ...strengths(kit, at, card)].join(", ");
}

/** `3 Bf 109, 2 He 111`. @param {Kit} kit @param {HkswPosition} at @param {string[]} cards */
export function typesOf(kit, at, cards) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const card of cards) {
    const name = typeName(kit, at.components.squadrons[card]?.type ?? "");
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([type, number]) => kit.say("count-of", { type, number })).join(", ");
}

/** What is known of a flight's cards: `4 cards: 2 Spitfire, 1 Hurricane, 1 unknown`. @param {Kit} kit @param {HkswPosition} at @param {string} flight */
export function stackInWords(kit, at, flight) {
  const { known, hidden } = at.stack(flight);
  if (hidden === null) return kit.say("cards-being-placed");
  const number = known.length + hidden;
  if (number === 0) return kit.say("no-cards");
  const parts = [typesOf(kit, at, known), hidden === 0 ? "" : kit.say("cards-unknown", { number: hidden })];
  const told = parts.filter((part) => part !== "").join(", ");
  return known.length === 0 ? kit.say("cards", { number }) : kit.say("cards-of", { number, types: told });
}

/** The square or the box of a flight. @param {Kit} kit @param {HkswPosition} at @param {string} flight */
export function whereIs(kit, at, flight) {
  const square = at.square(flight);
  if (square !== "") return squareName(at, square);
  return kit.say(at.isGrounded(flight) ? "grounded" : "on-its-box");
}

/** `K23 London`. @param {HkswPosition} at @param {string} square */
export function squareName(at, square) {
  const names = at.targetsIn(square).map((id) => at.target(id)?.name ?? id);
  const bases = at.flightsOf("luftwaffe").filter((id) => at.flight(id)?.square === square);
  const all = [...names, ...bases.map((id) => at.flight(id)?.name ?? id)];
  return all.length === 0 ? square : `${square} ${all.join(", ")}`;
}

/** The marks of a flight in words. @param {Kit} kit @param {HkswPosition} at @param {string} flight */
export function marksOf(kit, at, flight) {
  const { table } = at;
  const radar = table.radar[flight] ?? "";
  const ace = table.ace[flight] ? [kit.say("mark", { mark: "ace" })] : [];
  if (at.square(flight) === "") return ace; // what it did on its last flight is over
  return [
    at.flight(flight)?.side === "luftwaffe" ? kit.say("fuel", { number: table.fuel[flight] ?? 0 }) : "",
    radar === "" ? "" : kit.say("radar-state", { state: radar }),
    at.hasDone(flight, "bomb-run") ? kit.say("mark", { mark: "bomb-run" }) : "",
    at.hasDone(flight, "dogfight") ? kit.say("mark", { mark: "dogfight" }) : "",
    at.hasDone(flight, "intercepting") ? kit.say("mark", { mark: "intercepting" }) : "",
    at.hasDone(flight, "moved") ? kit.say("mark", { mark: "moved" }) : "",
    ...ace,
  ].filter((part) => part !== "");
}

/** Everything about a flight in one sentence. @param {Kit} kit @param {HkswPosition} at @param {string} id */
export function flightTold(kit, at, id) {
  const mission = at.mission(id);
  const ahead = at.table.sent_home[id] ?? 0;
  return [
    flightName(at, id),
    whereIs(kit, at, id),
    stackInWords(kit, at, id),
    ahead === 0 ? "" : kit.say("home-ahead", { number: ahead }),
    ...marksOf(kit, at, id),
    mission === "" ? "" : kit.say("with-mission", { target: at.target(mission)?.name ?? mission }),
  ]
    .filter((part) => part !== "")
    .join(", ");
}

/** How badly a target is hit. @param {Kit} kit @param {HkswPosition} at @param {string} id */
export function damageInWords(kit, at, id) {
  const hits = at.table.damage[id] ?? 0;
  if (hits === 0) return "";
  return at.isOut(id) ? kit.say("knocked-out") : kit.say("hits", { number: hits });
}

/** Everything about a target in one sentence. @param {Kit} kit @param {HkswPosition} at @param {string} id */
export function targetTold(kit, at, id) {
  const target = at.target(id);
  if (target === undefined) return id;
  return [
    target.name,
    kit.say("kind", { kind: target.kind }),
    kit.say("group", { group: target.group }),
    target.square,
    target.kind === "city" ? kit.say("production", { number: target.production }) : "",
    damageInWords(kit, at, id),
  ]
    .filter((part) => part !== "")
    .join(", ");
}

/** Everything about a square in one sentence. @param {Kit} kit @param {HkswPosition} at @param {string} square */
export function squareTold(kit, at, square) {
  const known = at.components.squares[square];
  if (known === undefined) return square;
  const station = at.watchedBy(square);
  return [
    squareName(at, square),
    kit.say("terrain", { terrain: known.terrain }),
    station === "" ? "" : kit.say(at.isOut(station) ? "radar-line-out" : "radar-line", { station: at.target(station)?.name ?? station }),
    kit.say("line12", { side: known.line12 }),
    known.raf ? "" : kit.say("not-for-raf"),
    ...at.flightsAt(square).map((id) => flightName(at, id)),
  ]
    .filter((part) => part !== "")
    .join(", ");
}

/** The name of a formation. @param {Kit} kit @param {string} formation */
export function formationName(kit, formation) {
  return formation.startsWith("LF")
    ? kit.say("luftflotte", { number: formation.slice(2) })
    : kit.say("group", { group: formation });
}
