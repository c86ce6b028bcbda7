/** Target, Force, Raid Event and Day Event cards, as they lie beside the map and as they are drawn. */

/** @import { Child, Leaf } from "../../shell/dom.js" */
/** @import { CardEvent } from "./lion.js" */
/** @import { Kit } from "./parts.js" */
/** @import { Position } from "./position.js" */
import { el } from "../../shell/dom.js";
import { eventAbout, eventConditions, eventName, lionEvent } from "./events.js";
import { signed } from "./wording.js";

const DECKS = [
  { deck: "target", first: 1, last: 60 },
  { deck: "force", first: 61, last: 90 },
  { deck: "raid-event", first: 91, last: 134 },
  { deck: "day-event", first: 135, last: 154 },
];

/** The whole tray. @param {Kit} kit @param {Position} at @returns {Leaf[]} */
export function cardsTray(kit, at) {
  const { table } = at;
  const raid = [
    lying(kit, "target", targetCard(kit, at, String(table.target))),
    lying(kit, "force", forceCard(kit, at, String(table.force), "")),
    lying(kit, "approach", eventCard(kit, at, String(table.approach), "approach")),
  ];
  const event = lying(kit, "target-event", eventCard(kit, at, String(table.event), "target"));
  const day = lying(kit, "day", dayCard(kit, at, String(table.day_card)));
  // The target event card of a raid lies there until the next raid has drawn its own.
  const own = at.underWay && at.story.hasTargetEvent;
  const current = [...(at.underWay ? raid : []), own ? event : null, day].filter((card) => card !== null);
  const past = [...(at.underWay ? [] : raid), own ? null : event].filter((card) => card !== null);
  return [
    kit.heading("h2", kit.say("tray-cards"), kit.say("about-cards")),
    current.length + past.length === 0 ? el("p", { class: "lion-quiet" }, kit.say("no-cards")) : null,
    current.length > 0 ? el("div", { class: "lion-cards" }, current) : null,
    past.length > 0 ? el("h3", { class: "lion-last-raid" }, kit.say("cards-of-last-raid")) : null,
    past.length > 0 ? el("div", { class: "lion-cards lion-stale" }, past) : null,
    decks(kit, at),
  ];
}

/** A card for the display of dice and cards; null for what is no card. @param {Kit} kit @param {Position} at @param {string} key @param {string} answer */
export function cardFor(kit, at, key, answer) {
  if (key === "target-card") return targetCard(kit, at, answer);
  if (key === "force-card-size") return forceCard(kit, at, answer, "size");
  if (key === "force-card-types") return forceCard(kit, at, answer, "types");
  if (key === "time-card") return eventCard(kit, at, answer, "time");
  if (key === "approach-card") return eventCard(kit, at, answer, "approach");
  if (key === "target-event-card") return eventCard(kit, at, answer, "target");
  if (key === "day-card") return dayCard(kit, at, answer);
  if (key === "card-back") return cardBack(kit, answer);
  return null;
}

/** What a card is called in one or two words. @param {Kit} kit @param {Position} at @param {string} key @param {string} answer */
export function cardName(kit, at, key, answer) {
  const event = at.components.raid_events[answer];
  const part = { "approach-card": event?.approach, "target-event-card": event?.target }[key];
  if (part !== undefined) {
    const told = lionEvent(part);
    return told === undefined ? kit.say("no-event") : eventName(kit, told);
  }
  if (key === "target-card") return kit.words.site(at, at.components.targets[answer]?.site ?? answer);
  if (key === "card-back") return answer;
  return key.includes("card") ? kit.say("card-numbered", { card: answer }) : null;
}

/** @param {Kit} kit @param {string} place @param {Element | null} card */
function lying(kit, place, card) {
  if (card === null) return null;
  return el("figure", {}, el("figcaption", {}, kit.say("card-place", { place })), card);
}

/** @param {string} kind @param {string} number @param {string} title @param {...Child} children */
function card(kind, number, title, ...children) {
  return el(
    "article",
    { class: `lion-card lion-card-${kind} paper` },
    el("header", {}, el("span", { class: "lion-card-number" }, number), el("strong", {}, title)),
    ...children,
  );
}

/** Names and values, one line each; lines without a value are left out. @param {[string, Child][]} lines */
function facts(lines) {
  const shown = lines.filter(([, value]) => value !== "" && value !== null);
  return el(
    "dl",
    {},
    shown.map(([name, value]) => el("div", {}, el("dt", {}, name), el("dd", {}, value))),
  );
}

/** @param {Kit} kit @param {Position} at @param {string} number */
function targetCard(kit, at, number) {
  const target = at.components.targets[number];
  if (target === undefined) return null;
  const sectors = (/** @type {string[]} */ ids) => ids.map((id) => kit.words.number(at, id)).join(" · ");
  const sites = (/** @type {string[]} */ ids) => ids.map((id) => kit.words.site(at, id)).join(", ");
  const observers = target.observers
    .map((value, index) => kit.say("observers-in", { weather: ["clear", "patchy", "broken"][index] ?? "", value: signed(value) }))
    .join(" · ");
  const secondary =
    target.secondary === ""
      ? ""
      : kit.say("named-site", {
          site: kit.words.site(at, target.secondary),
          type: kit.say("site-type", { type: target.secondary_type }),
        });
  return card(
    "target",
    number,
    kit.words.site(at, target.site),
    el(
      "p",
      { class: "lion-card-line" },
      [kit.say("site-type", { type: target.type }), kit.words.sector(at, target.sector), target.region].join(" · "),
    ),
    facts([
      [kit.say("card-value"), stars(kit, target.value)],
      [kit.say("card-depth"), kit.say("depth", { depth: target.depth })],
      [kit.say("card-me109"), kit.say("range", { range: target.me109 })],
      [kit.say("card-nets"), sites(target.radar_nets)],
      [kit.say("card-observers"), observers],
      [kit.say("card-enroute"), sectors(target.enroute)],
      [kit.say("card-in-range"), sectors(target.in_range)],
      [kit.say("card-secondary"), secondary],
    ]),
    target.vp_double ? el("p", { class: "lion-card-note" }, kit.say("card-vp-double")) : null,
    target.forward_airfield ? el("p", { class: "lion-card-note" }, kit.say("card-forward")) : null,
  );
}

/** @param {Kit} kit @param {number} value */
function stars(kit, value) {
  return [
    el("span", { "aria-hidden": "true", class: "lion-value" }, "★".repeat(value) + "☆".repeat(Math.max(0, 3 - value))),
    ` ${kit.say("of-top", { value, top: 3 })}`,
  ];
}

/** @param {Kit} kit @param {Position} at @param {string} number @param {"" | "size" | "types"} stress */
function forceCard(kit, at, number, stress) {
  const force = at.components.force[number];
  if (force === undefined) return null;
  const entries = force.entries.map((entry) => {
    const [type = "", role = ""] = entry.split("-");
    return el(
      "li",
      { class: `lion-entry-${role || "plain"}` },
      kit.words.type(type),
      role === "" ? null : el("span", { class: "lion-role" }, kit.say("force-role", { role })),
    );
  });
  return card(
    "force",
    number,
    kit.say("force-card"),
    el(
      "div",
      { class: stress === "size" ? "lion-stressed" : "" },
      facts([
        [kit.say("force-minor"), sizeInWords(kit, force.minor_size)],
        [kit.say("force-major"), sizeInWords(kit, force.major_size)],
        [kit.say("force-sweep"), force.minor_sweep],
      ]),
    ),
    el("ol", { class: `lion-entries ${stress === "types" ? "lion-stressed" : ""}` }, entries),
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

/** @param {Kit} kit @param {Position} at @param {string} number @param {"approach" | "target" | "time"} stress */
function eventCard(kit, at, number, stress) {
  const event = at.components.raid_events[number];
  if (event === undefined) return null;
  const advance =
    event.time_advance_depleted === null
      ? String(event.time_advance)
      : kit.say("advance-depleted", { advance: event.time_advance, depleted: event.time_advance_depleted });
  const notes = [event.no_aw ? kit.say("no-advance-warning") : "", event.follow_up ? kit.say("follow-up") : ""].filter(
    (text) => text !== "",
  );
  return card(
    "event",
    number,
    kit.say("raid-event-card"),
    el(
      "div",
      { class: stress === "time" ? "lion-stressed" : "" },
      facts([[kit.say("card-advance"), advance]]),
      notes.map((text) => el("p", { class: "lion-card-note" }, text)),
    ),
    eventPart(kit, "approach", lionEvent(event.approach), stress === "approach"),
    eventPart(kit, "target", lionEvent(event.target), stress === "target"),
  );
}

/** @param {Kit} kit @param {string} part @param {CardEvent | undefined} event @param {boolean} stressed */
function eventPart(kit, part, event, stressed) {
  const body =
    event === undefined
      ? [el("strong", {}, kit.say("no-event"))]
      : [
          el("strong", {}, eventName(kit, event)),
          el("span", {}, eventAbout(kit, event)),
          el("em", {}, eventConditions(kit, event)),
        ];
  return el(
    "section",
    { class: stressed ? "lion-event lion-stressed" : "lion-event" },
    el("p", { class: "lion-event-part" }, kit.say("event-part", { part })),
    body,
  );
}

/** @param {Kit} kit @param {Position} at @param {string} number */
function dayCard(kit, at, number) {
  const day = at.components.day_events[number];
  if (day === undefined) return null;
  const event = lionEvent(day.event);
  const gains = Object.entries(day.replacements).filter(([, gain]) => gain > 0);
  const pilots = day.pilots.find((row) => row.vp_min <= at.table.vp && at.table.vp <= row.vp_max);
  return card(
    "day",
    number,
    kit.say("day-event-card"),
    facts([
      [kit.say("card-days"), String(day.days)],
      [kit.say("card-repair"), String(day.repair)],
      [kit.say("card-reinforcement"), kit.say(day.reinforcement ? "yes" : "no")],
      [
        kit.say("card-replacements"),
        gains.map(([points, gain]) => `${kit.say("points", { points })} ${signed(gain)}`).join(", "),
      ],
      [
        kit.say("points", { points: "experienced_pilot" }),
        pilots === undefined ? "" : kit.say("pilots-at", { points: signed(pilots.points), vp: signed(at.table.vp) }),
      ],
    ]),
    eventPart(kit, "day", event, false),
  );
}

/** The back of a target card tells where a raid comes from. @param {Kit} kit @param {string} region */
function cardBack(kit, region) {
  return el(
    "article",
    { class: "lion-card lion-card-back" },
    el("span", { class: "lion-card-region" }, region),
    el("span", {}, kit.say("card-back", { region })),
  );
}

/** How many cards each deck and its discards hold. @param {Kit} kit @param {Position} at */
function decks(kit, at) {
  const rows = DECKS.map(({ deck, first, last }) => {
    const places = Object.entries(at.table.cards).filter(([number]) => first <= Number(number) && Number(number) <= last);
    const count = (/** @type {string} */ place) => places.filter(([, where]) => where === place).length;
    return el(
      "tr",
      {},
      el("th", { scope: "row" }, kit.say("deck", { deck })),
      ["deck", "discard", "pulled", "aside"].map((place) => el("td", {}, String(count(place)))),
    );
  });
  const head = ["deck", "discard", "pulled", "aside"].map((place) => el("th", { scope: "col" }, kit.say("cards-in", { place })));
  return el(
    "section",
    { class: "lion-track" },
    kit.heading("h3", kit.say("decks"), kit.say("about-decks")),
    el("table", { class: "lion-decks" }, el("thead", {}, el("tr", {}, el("td"), head)), el("tbody", {}, rows)),
  );
}
