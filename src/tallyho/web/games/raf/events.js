/** Events of the Raid Event and Day Event cards, in words. */

/** @import { CardEvent } from "./raf.js" */
/** @import { Kit } from "./parts.js" */

/** `Flak (A)`. @param {Kit} kit @param {CardEvent} event */
export function eventName(kit, event) {
  const name = kit.say("event", { event: event.event });
  return event.letters === undefined ? name : kit.say("event-with-letters", { event: name, letters: event.letters.join(" ") });
}

/** What it does. @param {Kit} kit @param {CardEvent} event */
export function eventAbout(kit, event) {
  return kit.say("event-about", { event: event.event, area: String(event["area"] ?? "") });
}

/** When it applies; empty: always. @param {Kit} kit @param {CardEvent} event */
export function eventConditions(kit, event) {
  const all = (event.only_if ?? []).map((condition) => conditionInWords(kit, condition));
  const any = (event.any_of ?? []).map((condition) => conditionInWords(kit, condition));
  const parts = [all.join(kit.say("and")), any.join(kit.say("or"))].filter((text) => text !== "");
  return parts.length === 0 ? "" : kit.say("only-if", { conditions: parts.join(kit.say("and")) });
}

/** @param {Kit} kit @param {{ [name: string]: unknown }} condition */
function conditionInWords(kit, condition) {
  return Object.entries(condition)
    .map(([name, value]) => {
      if (!Array.isArray(value)) return kit.say("condition", { condition: name, value: String(value) });
      return value.map((one) => kit.say(`condition-${name}`, { [name]: String(one) })).join(kit.say("or"));
    })
    .join(kit.say("and"));
}
