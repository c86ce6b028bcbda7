/** An answer in the words of a game: what it is called, what is known of it, and under which heading it is listed. */

const BETWEEN = " · ";

/** @typedef {{ label: string, detail: string, group: string, order?: number }} Said */

/** @param {string} label @param {string[]} details empty ones are left out @param {string} [group] @returns {Said} */
export function said(label, details, group = "") {
  return { label, detail: details.filter((part) => part !== "").join(BETWEEN), group };
}
