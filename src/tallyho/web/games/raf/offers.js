/** What may be answered, in better words than the bare designations: `54 Spitfire`, `14 Dover`. */

/** @import { Kit } from "./parts.js" */
/** @import { Position } from "./position.js" */
import { eventOf } from "./cards.js";

/** What an offer is called. @typedef {{ label: string, detail: string, group: string }} Said */

/** Boxes whose units are listed by their homes, so that the box itself must be told. */
const AT_HOME = ["pool", "light-loss", "night-patrol", "airbase"];

/** @param {Kit} kit @param {Position} at @param {string} id @param {string} [heading] under which it is listed @returns {Said} */
export function unitInWords(kit, at, id, heading) {
  const box = at.box(id);
  const group = heading ?? (at.sector(box) === undefined ? groupOf(kit, at, box, id) : kit.words.sector(at, box));
  const place = AT_HOME.includes(box) ? "" : kit.words.place(at, box);
  const details = kit.words.details(at, id).filter((part) => part !== place);
  return { label: kit.words.unit(at, id), detail: details.join(" · "), group };
}

/** The heading under which units of a box are listed. @param {Kit} kit @param {Position} at @param {string} box @param {string} id */
function groupOf(kit, at, box, id) {
  const home = at.home(id);
  if (box === "pool" || box === "light-loss" || box === "night-patrol")
    return at.sector(home) === undefined ? kit.words.box(box) : kit.words.sector(at, home);
  if (box === "airbase" || box.startsWith("clock ")) return kit.words.luftflotte(home);
  return kit.words.box(box);
}

/** @param {Kit} kit @param {Position} at @param {string} number @returns {Said | null} */
export function targetInWords(kit, at, number) {
  const target = at.components.targets[number];
  if (target === undefined) return null;
  const detail = [kit.say("site-type", { type: target.type }), kit.words.sector(at, target.sector)].join(" · ");
  return { label: `${number} ${kit.words.site(at, target.site)}`, detail, group: kit.words.region(target.region) };
}

/** @param {Kit} kit @param {Position} at @param {string} number @returns {Said | null} */
export function eventInWords(kit, at, number) {
  const names = [eventOf(kit, at, number, "approach"), eventOf(kit, at, number, "target")];
  return names.includes(null) ? null : { label: number, detail: names.join(" · "), group: "" };
}
