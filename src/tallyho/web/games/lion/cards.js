/** The cards of Lion, as they lie beside the map and as they are drawn. */

/** @import { Leaf } from "../../shell/dom.js" */
/** @import { Kit } from "../raf/parts.js" */
/** @import { LionPosition } from "./position.js" */
import { el } from "../../shell/dom.js";
import { card, dayCard, decks, eventCard, eventOf, facts, lying, targetCard } from "../raf/cards.js";

const DECKS = [
  { deck: "target", first: 1, last: 60 },
  { deck: "force", first: 61, last: 90 },
  { deck: "raid-event", first: 91, last: 134 },
  { deck: "day-event", first: 135, last: 154 },
];
const PLACES = ["deck", "discard", "pulled", "aside"];

/** The whole tray. @param {Kit} kit @param {LionPosition} at @returns {Leaf[]} */
export function cardsTray(kit, at) {
  const { table } = at;
  const raid = [
    lying(kit, "target", lionTarget(kit, at, String(table.target))),
    lying(kit, "force", forceCard(kit, at, String(table.force), "")),
    lying(kit, "approach", raidEventCard(kit, at, String(table.approach), "approach")),
  ];
  const event = lying(kit, "target-event", raidEventCard(kit, at, String(table.event), "target"));
  const day = lying(kit, "day", dayCard(kit, at, String(table.day_card)));
  // The target event card of a raid lies there until the next raid has drawn its own.
  const own = at.underWay && at.story.hasTargetEvent;
  const current = [...(at.underWay ? raid : []), own ? event : null, day].filter((card) => card !== null);
  const past = [...(at.underWay ? [] : raid), own ? null : event].filter((card) => card !== null);
  return [
    kit.heading("h2", kit.say("tray-cards"), kit.say("about-cards")),
    current.length + past.length === 0 ? el("p", { class: "raf-quiet" }, kit.say("no-cards")) : null,
    current.length > 0 ? el("div", { class: "raf-cards" }, current) : null,
    past.length > 0 ? el("h3", { class: "raf-last-raid" }, kit.say("cards-of-last-raid")) : null,
    past.length > 0 ? el("div", { class: "raf-cards raf-stale" }, past) : null,
    decks(kit, at, DECKS, PLACES),
  ];
}

/** A card for the display of dice and cards; null for what is no card. @param {Kit} kit @param {LionPosition} at @param {string} key @param {string} answer */
export function cardFor(kit, at, key, answer) {
  if (key === "target-card") return lionTarget(kit, at, answer);
  if (key === "force-card-size") return forceCard(kit, at, answer, "size");
  if (key === "force-card-types") return forceCard(kit, at, answer, "types");
  if (key === "time-card") return raidEventCard(kit, at, answer, "time");
  if (key === "approach-card") return raidEventCard(kit, at, answer, "approach");
  if (key === "target-event-card") return raidEventCard(kit, at, answer, "target");
  if (key === "day-card") return dayCard(kit, at, answer);
  if (key === "card-back") return cardBack(kit, answer);
  return null;
}

/** What a card is called in one or two words. @param {Kit} kit @param {LionPosition} at @param {string} key @param {string} answer */
export function cardName(kit, at, key, answer) {
  if (key === "approach-card") return eventOf(kit, at, answer, "approach");
  if (key === "target-event-card") return eventOf(kit, at, answer, "target");
  if (key === "target-card") return kit.words.site(at, at.components.targets[answer]?.site ?? answer);
  if (key === "card-back") return answer;
  return key.includes("card") ? kit.say("card-numbered", { card: answer }) : null;
}

/** @param {Kit} kit @param {LionPosition} at @param {string} number */
function lionTarget(kit, at, number) {
  const target = at.components.targets[number];
  const sectors = (/** @type {string[]} */ ids) => ids.map((id) => kit.words.number(at, id)).join(" · ");
  return targetCard(kit, at, number, [
    [kit.say("card-enroute"), sectors(target?.enroute ?? [])],
    [kit.say("card-in-range"), sectors(target?.in_range ?? [])],
  ]);
}

/** With what it says of the time. @param {Kit} kit @param {LionPosition} at @param {string} number @param {"approach" | "target" | "time"} stress */
function raidEventCard(kit, at, number, stress) {
  const event = at.components.raid_events[number];
  if (event === undefined) return null;
  const advance =
    event.time_advance_depleted === null
      ? String(event.time_advance)
      : kit.say("advance-depleted", { advance: event.time_advance, depleted: event.time_advance_depleted });
  const notes = [event.no_aw ? kit.say("no-advance-warning") : "", event.follow_up ? kit.say("follow-up") : ""].filter(
    (text) => text !== "",
  );
  const time = el(
    "div",
    { class: stress === "time" ? "raf-stressed" : "" },
    facts([[kit.say("card-advance"), advance]]),
    notes.map((text) => el("p", { class: "raf-card-note" }, text)),
  );
  return eventCard(kit, at, number, stress, time);
}

/** @param {Kit} kit @param {LionPosition} at @param {string} number @param {"" | "size" | "types"} stress */
function forceCard(kit, at, number, stress) {
  const force = at.components.force[number];
  if (force === undefined) return null;
  const entries = force.entries.map((entry) => {
    const [type = "", role = ""] = entry.split("-");
    return el(
      "li",
      { class: `raf-entry-${role || "plain"}` },
      kit.words.type(type),
      role === "" ? null : el("span", { class: "raf-role" }, kit.say("force-role", { role })),
    );
  });
  return card(
    "force",
    number,
    kit.say("force-card"),
    el(
      "div",
      { class: stress === "size" ? "raf-stressed" : "" },
      facts([
        [kit.say("force-minor"), sizeInWords(kit, force.minor_size)],
        [kit.say("force-major"), sizeInWords(kit, force.major_size)],
        [kit.say("force-sweep"), force.minor_sweep],
      ]),
    ),
    el("ol", { class: `raf-entries ${stress === "types" ? "raf-stressed" : ""}` }, entries),
  );
}

/** Sizes as the data have them: `6`, `depleted:9;6`, `limited|accurate:6;poor:none`. @param {Kit} kit @param {string} size */
function sizeInWords(kit, size) {
  const parts = size.split(";").map((part) => {
    const [when, gruppen] = part.includes(":") ? part.split(":") : ["", part];
    const number = gruppen === "none" ? kit.say("no-raid") : (gruppen ?? "");
    if (when === undefined || when === "") return number;
    const conditions = when
      .split("|")
      .map((one) => kit.say("size-when", { when: one }))
      .join(kit.say("or"));
    return kit.say("size-if", { size: number, when: conditions });
  });
  return parts.reverse().join(kit.say("between"));
}

/** The back of a target card tells the region that a raid may go for. @param {Kit} kit @param {string} region */
function cardBack(kit, region) {
  return el(
    "article",
    { class: "raf-card raf-card-back" },
    el("span", { class: "raf-card-region" }, region),
    el("span", {}, kit.say("card-back", { region })),
  );
}
