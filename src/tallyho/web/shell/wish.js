/** A new game as it is being put together, and which options go with which. */

/** @import { Title, Wish } from "../types.d.ts" */
/** @typedef {Title["options"][number]} Option */
/** @typedef {{ game: string, scenario: string, options: string[], seed: string, seats: { [side: string]: string }, manual: boolean, guided: boolean }} Draft */
/** @typedef {{ why: "scenario" | "excluded", by: string }} Barred */

/** @param {Title} title @param {string} [mine] The side of the player; the first if none is named. @returns {Draft} */
export function fresh(title, mine = title.sides[0]?.id ?? "") {
  const seats = Object.fromEntries(title.sides.map(({ id }) => [id, id === mine ? "me" : (bots(title)[0] ?? "me")]));
  const scenario = title.guided ?? title.scenarios[0]?.id ?? "";
  return { game: title.game, scenario, options: [], seed: "", seats, manual: false, guided: false };
}

/** Who may sit at a side. In a game with one side somebody must play it, so no bot can. @param {Title} title */
export function sitters(title) {
  return ["me", ...(title.sides.length > 1 ? bots(title) : []), "invite"];
}

/** @param {Title} title */
function bots(title) {
  return title.bots.map((bot) => `bot:${bot.id}`);
}

/** Why an option cannot be chosen now; null if it can. @param {Title} title @param {Draft} draft @param {Option} option @returns {Barred | null} */
export function barred(title, draft, option) {
  const wanted = withNeeds(title, option.id);
  if (wanted.some((one) => !fits(one, draft.scenario))) return { why: "scenario", by: "" };
  const chosen = title.options.filter((one) => draft.options.includes(one.id));
  const against = chosen.find((one) => wanted.some((other) => exclude(one, other)));
  return against === undefined ? null : { why: "excluded", by: against.name };
}

/** Chooses an option with all it needs, or gives it up with all that need it. @param {Title} title @param {Draft} draft @param {string} id @param {boolean} on */
export function choose(title, draft, id, on) {
  if (on) {
    draft.options = [...new Set([...draft.options, ...withNeeds(title, id).map((one) => one.id)])];
    return;
  }
  const leaving = title.options
    .filter((one) => withNeeds(title, one.id).some((other) => other.id === id))
    .map((one) => one.id);
  draft.options = draft.options.filter((one) => !leaving.includes(one));
}

/** Changes the scenario; options that it does not have are given up. @param {Title} title @param {Draft} draft @param {string} scenario */
export function setScenario(title, draft, scenario) {
  draft.scenario = scenario;
  for (const option of title.options) if (!fits(option, scenario)) choose(title, draft, option.id, false);
}

/** @param {Draft} draft @returns {Wish} */
export function wish(draft) {
  const seed = draft.seed.trim();
  return { ...draft, seed: seed === "" ? null : seed };
}

/** Whether nobody but bots would play. @param {Draft} draft */
export function nobodyPlays(draft) {
  return Object.values(draft.seats).every((one) => one.startsWith("bot:"));
}

/** An option and all that it needs, and they need. @param {Title} title @param {string} id @param {string[]} [seen] @returns {Option[]} */
function withNeeds(title, id, seen = []) {
  const option = title.options.find((one) => one.id === id);
  if (option === undefined || seen.includes(id)) return [];
  return [option, ...option.needs.flatMap((other) => withNeeds(title, other, [...seen, id]))];
}

/** @param {Option} option @param {string} scenario */
function fits(option, scenario) {
  return option.scenarios.length === 0 || option.scenarios.includes(scenario);
}

/** @param {Option} one @param {Option} other */
function exclude(one, other) {
  return one.id !== other.id && (one.excludes.includes(other.id) || other.excludes.includes(one.id));
}
