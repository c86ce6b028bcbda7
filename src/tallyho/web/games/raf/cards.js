/** Target, Raid Event and Day Event cards, as they lie beside the map and as they are drawn. */

/** @import { Child } from "../../shell/dom.js" */
/** @import { CardEvent } from "./raf.js" */
/** @import { Kit } from "./parts.js" */
/** @import { Position } from "./position.js" */
import { el } from "../../shell/dom.js";
import { eventAbout, eventConditions, eventName } from "./events.js";
import { signed } from "./wording.js";

/** The event of a Raid Event card in words; null if there is no such card. @param {Kit} kit @param {Position} at @param {string} number @param {"approach" | "target"} part */
export function eventOf(kit, at, number, part) {
  const card = at.components.raid_events[number];
  if (card === undefined) return null;
  const event = at.event(card[part]);
  return event === undefined ? kit.say("no-event") : eventName(kit, event);
}

/** A card where it lies. @param {Kit} kit @param {string} place @param {Element | null} card */
export function lying(kit, place, card) {
  if (card === null) return null;
  return el("figure", {}, el("figcaption", {}, kit.say("card-place", { place })), card);
}

/** @param {string} kind @param {string} number @param {string} title @param {...Child} children */
export function card(kind, number, title, ...children) {
  return el(
    "article",
    { class: `raf-card raf-card-${kind} paper` },
    el("header", {}, el("span", { class: "raf-card-number" }, number), el("strong", {}, title)),
    ...children,
  );
}

/** Names and values, one line each; lines without a value are left out. @param {[string, Child][]} lines */
export function facts(lines) {
  const shown = lines.filter(([, value]) => value !== "" && value !== null);
  return el(
    "dl",
    {},
    shown.map(([name, value]) => el("div", {}, el("dt", {}, name), el("dd", {}, value))),
  );
}

/**
 * What both games use of a target card, and what only one does.
 * @param {Kit} kit @param {Position} at @param {string} number @param {[string, Child][]} [own] @param {...Child} more
 */
export function targetCard(kit, at, number, own = [], ...more) {
  const target = at.components.targets[number];
  if (target === undefined) return null;
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
      { class: "raf-card-line" },
      [kit.say("site-type", { type: target.type }), kit.words.sector(at, target.sector), kit.words.region(target.region)].join(" · "),
    ),
    facts([
      [kit.say("card-value"), stars(kit, target.value)],
      [kit.say("card-depth"), kit.say("depth", { depth: target.depth })],
      [kit.say("card-me109"), kit.say("range", { range: target.me109 })],
      [kit.say("card-nets"), sites(target.radar_nets)],
      [kit.say("card-observers"), observers],
      ...own,
      [kit.say("card-secondary"), secondary],
    ]),
    target.vp_double ? el("p", { class: "raf-card-note" }, kit.say("card-vp-double")) : null,
    target.forward_airfield ? el("p", { class: "raf-card-note" }, kit.say("card-forward")) : null,
    ...more,
  );
}

/** @param {Kit} kit @param {number} value */
function stars(kit, value) {
  return [
    el("span", { "aria-hidden": "true", class: "raf-value" }, "★".repeat(value) + "☆".repeat(Math.max(0, 3 - value))),
    ` ${kit.say("of-top", { value, top: 3 })}`,
  ];
}

/** @param {Kit} kit @param {Position} at @param {string} number @param {"approach" | "target" | "time"} stress @param {...Child} more */
export function eventCard(kit, at, number, stress, ...more) {
  const event = at.components.raid_events[number];
  if (event === undefined) return null;
  return card(
    "event",
    number,
    kit.say("raid-event-card"),
    ...more,
    eventPart(kit, "approach", at.event(event.approach), stress === "approach"),
    eventPart(kit, "target", at.event(event.target), stress === "target"),
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
    { class: stressed ? "raf-event raf-stressed" : "raf-event" },
    el("p", { class: "raf-event-part" }, kit.say("event-part", { part })),
    body,
  );
}

/** @param {Kit} kit @param {Position} at @param {string} number */
export function dayCard(kit, at, number) {
  const day = at.components.day_events[number];
  if (day === undefined) return null;
  const event = at.event(day.event);
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

/** A deck with the numbers of its first and last card. @typedef {{ deck: string, first: number, last: number }} Deck */

/** How many cards of each deck lie where. @param {Kit} kit @param {Position} at @param {Deck[]} all @param {string[]} where */
export function decks(kit, at, all, where) {
  const rows = all.map(({ deck, first, last }) => {
    const places = Object.entries(at.table.cards).filter(([number]) => first <= Number(number) && Number(number) <= last);
    const count = (/** @type {string} */ place) => places.filter(([, where]) => where === place).length;
    return el(
      "tr",
      {},
      el("th", { scope: "row" }, kit.say("deck", { deck })),
      where.map((place) => el("td", {}, String(count(place)))),
    );
  });
  const head = where.map((place) => el("th", { scope: "col" }, kit.say("cards-in", { place })));
  return el(
    "section",
    { class: "raf-track" },
    kit.heading("h3", kit.say("decks"), kit.say("about-decks")),
    el("table", { class: "raf-decks" }, el("thead", {}, el("tr", {}, el("td"), head)), el("tbody", {}, rows)),
  );
}
