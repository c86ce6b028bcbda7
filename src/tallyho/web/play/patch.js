/** JSON merge patches (RFC 7396): a frame tells what an answer did to the table. */

/** @import { Json } from "../types.js" */

/** The table after a patch; the one before is left as it is. @param {Json} before @param {Json} patch @returns {Json} */
export function patched(before, patch) {
  if (!isRecord(patch)) return patch;
  /** @type {{ [name: string]: Json }} */
  const after = isRecord(before) ? { ...before } : {};
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) delete after[name];
    else after[name] = patched(after[name] ?? null, value);
  }
  return after;
}

/** A table after a patch. @param {{ [name: string]: Json }} table @param {{ [name: string]: Json }} patch */
export function patchedTable(table, patch) {
  return /** @type {{ [name: string]: Json }} */ (patched(table, patch));
}

/** @param {Json} value @returns {value is { [name: string]: Json }} */
function isRecord(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
