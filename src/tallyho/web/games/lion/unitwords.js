/** A unit in words. */

/** @import { Components, LionTable } from "./lion.js" */
/** @import { Say } from "../../types.js" */

import { spoken } from "../../shell/words.js";

/**
 * Designation, type, home, ratings and state: what hovering over a counter tells.
 * @param {Say} say
 * @param {string} id
 * @param {Components} components
 * @param {LionTable} table
 */
export function unitWords(say, id, components, table) {
  const unit = components.units[id];
  if (!unit) return id;
  const box = (table.units[id] ?? "out").replace(/ reduced$/, "");
  const reduced = (table.units[id] ?? "").endsWith(" reduced");
  const face = reduced ? 1 : 0;
  const [combat, bombing, letter] = [unit.combat[face], unit.bombing?.[face], unit.letter];
  const parts = [
    say("web-lion-map", "unit-name", { id, type: unit.type }),
    unit.name[spoken()] ?? "",
    bombing === undefined
      ? say("web-lion-map", "unit-ratings", { combat, letter })
      : say("web-lion-map", "unit-bomber", { combat, bombing, letter }),
    say("web-lion-map", "unit-side", { side: reduced ? "reduced" : "full" }),
    where(say, box, components),
  ];
  if (Object.values(table.aces).includes(id) || id.startsWith("ACE-")) parts.push(say("web-lion-map", "unit-ace"));
  return parts.filter((part) => part !== "").join(" · ");
}

/** Where a unit is. @param {Say} say @param {string} box @param {Components} components */
function where(say, box, components) {
  if (box.startsWith("patrol ")) {
    return say("web-lion-map", "on-patrol", { sector: sectorName(box.slice("patrol ".length), components) });
  }
  if (box.startsWith("clock ")) return say("web-lion-map", "due-at", { time: box.slice("clock ".length) });
  if (/^\d+\/\d+$/.test(box)) return say("web-lion-map", "in-sector", { sector: sectorName(box, components) });
  return say("web-lion-map", "in-box", { box });
}

/** `7/11 Biggin Hill`. @param {string} id @param {Components} components */
export function sectorName(id, components) {
  const sector = components.sectors.find((one) => one.id === id);
  if (!sector) return id;
  return sector.group ? `${id} ${sector.name}` : sector.name;
}
