/** What may be answered, in better words than the bare names: cards with their strengths, squares with what is there. */

/** @import { Asked, Offer } from "../../types.js" */
/** @import { Said } from "../grid/offers.js" */
/** @import { Kit } from "../raf/parts.js" */
/** @import { HkswPosition } from "./position.js" */
import { said } from "../grid/offers.js";
import { throwInWords } from "./dice.js";
import { legs } from "./route.js";
import { distance, isSquare, wind } from "./squares.js";
import { cardName, damageInWords, flightName, formationName, marksOf, squareName, stackInWords, strengths, typesOf, whereIs } from "./wording.js";

/** Questions whose answers are the groups of a dogfight. */
const GROUPS = ["dogfight-beside", "dogfight-next"];
/** Questions whose answers are flights that meet an enemy in their square. */
const MEETING = ["mark-dogfight", "next-combat"];

/** @param {Kit} kit @param {HkswPosition} at @param {Offer} offer @param {Asked} asked @returns {Said | null} */
export function offerInWords(kit, at, { answer }, asked) {
  if (asked.kind === "chance" && throwInWords(kit, answer) !== null) return said(throwInWords(kit, answer) ?? "", []);
  if (isSquare(answer)) return squareInWords(kit, at, answer, asked);
  if (answer in at.components.flights) return flightInWords(kit, at, answer, asked);
  if (answer in at.components.squadrons) return cardInWords(kit, at, answer);
  if (answer in at.components.targets) return targetInWords(kit, at, answer, asked);
  if (asked.key === "take-hits") return hitsInWords(kit, at, answer);
  if (asked.key === "dogfight-shape") return said(kit.say("shape", { groups: answer.split("-").join(" + ") }), []);
  if (GROUPS.includes(asked.key)) return groupInWords(kit, at, Number(answer));
  return null;
}

/** A group with the cards of both sides, as far as they are known. @param {Kit} kit @param {HkswPosition} at @param {number} number */
function groupInWords(kit, at, number) {
  const sides = /** @type {const} */ (["luftwaffe", "raf"]).map((side) => {
    const { known, hidden } = at.inGroup(side, number);
    const cards = [typesOf(kit, at, known), hidden === 0 ? "" : kit.say("cards-unknown", { number: hidden })];
    const told = cards.filter((part) => part !== "").join(", ");
    return told === "" ? "" : kit.say("line", { name: kit.say("side", { side }), value: told });
  });
  return said(kit.say("dogfight-group", { number }), sides);
}

/** `lost 92/10 down 609/10`: the cards that are lost, and the one that is stood down. @param {string} answer */
export function hitsTaken(answer) {
  const words = answer.split(" ");
  const down = words.indexOf("down");
  return { lost: words.slice(0, down < 0 ? undefined : down).filter((word) => word !== "lost"), down: down < 0 ? "" : (words[down + 1] ?? "") };
}

/** @param {Kit} kit @param {HkswPosition} at @param {string} answer */
function hitsInWords(kit, at, answer) {
  const { lost, down } = hitsTaken(answer);
  const names = lost.map((card) => cardName(kit, at, card)).join(", ");
  const parts = [names === "" ? "" : kit.say("hits-lost", { cards: names }), down === "" ? "" : kit.say("hits-down", { card: cardName(kit, at, down) })];
  const [label = "", ...more] = parts.filter((part) => part !== "");
  return said(label, more);
}

/** A square with the wind it lies under, the radar line, and who is there. @param {Kit} kit @param {HkswPosition} at @param {string} square @param {Asked} asked */
function squareInWords(kit, at, square, asked) {
  const moves = String(asked.args["flight"] ?? "");
  const from = at.square(moves);
  const station = at.watchedBy(square);
  const there = at.flightsAt(square).filter((id) => id !== moves);
  return said(squareName(at, square), [
    from === "" ? "" : kit.say("wind", { wind: wind(from, square) }),
    station === "" ? "" : kit.say(at.isOut(station) ? "radar-line-out" : "radar-line", { station: at.target(station)?.name ?? station }),
    ...there.map((id) => kit.say("there", { flight: id })),
  ]);
}

/** @param {Kit} kit @param {HkswPosition} at @param {string} id @param {Asked} asked */
function flightInWords(kit, at, id, asked) {
  const mission = at.mission(id);
  const raider = asked.key === "intercept" ? at.square(String(asked.args["flight"] ?? "")) : "";
  const away = raider === "" ? "" : kit.say("away", { number: distance(at.square(id), raider) });
  const group = formationName(kit, at.flight(id)?.formation ?? "");
  const goal = mission === "" ? "" : kit.say("with-mission", { target: at.target(mission)?.name ?? mission });
  const met = MEETING.includes(asked.key) ? enemies(kit, at, id) : [];
  return said(flightName(at, id), [...met, away, whereIs(kit, at, id), stackInWords(kit, at, id), ...marksOf(kit, at, id), goal], group);
}

/** The flights that a flight shares its square with, those on a bombing run as such. @param {Kit} kit @param {HkswPosition} at @param {string} id */
function enemies(kit, at, id) {
  const there = at.flightsAt(at.square(id)).filter((one) => at.flight(one)?.side !== at.flight(id)?.side);
  return there.flatMap((one) => [kit.say("against", { flight: flightName(at, one) }), at.hasDone(one, "bomb-run") ? kit.say("mark", { mark: "bomb-run" }) : ""]);
}

/** @param {Kit} kit @param {HkswPosition} at @param {string} card */
function cardInWords(kit, at, card) {
  return said(cardName(kit, at, card), strengths(kit, at, card));
}

/** @param {Kit} kit @param {HkswPosition} at @param {string} id @param {Asked} asked */
function targetInWords(kit, at, id, asked) {
  const target = at.target(id);
  const flight = String(asked.args["flight"] ?? "");
  return said(
    target?.name ?? id,
    [
      target?.square ?? "",
      asked.key === "assign-mission" ? kit.say("worth", { number: at.worth(id) }) : "",
      flight === "" ? "" : kit.say("distance", { flight, number: legs(at, flight, id) }),
      damageInWords(kit, at, id),
    ],
    kit.say("kinds", { kind: target?.kind ?? "city" }),
  );
}
