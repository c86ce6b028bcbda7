/** Going over a map of squares or hexes by the arrow keys. */

/** A lit square or hex, and where its middle lies. @typedef {{ id: string, x: number, y: number }} Lit */

/** The steps of the arrow keys: right, down. @type {Record<string, [number, number]>} */
const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The lit place that an arrow key leads to from another: the nearest one in this direction; empty: none. @param {Lit[]} lit @param {string} from @param {string} key */
export function nextPlace(lit, from, key) {
  const way = STEPS[key];
  const here = lit.find((one) => one.id === from);
  if (way === undefined || here === undefined) return "";
  const [right, down] = way;
  const far = (/** @type {Lit} */ one) => {
    const along = (one.x - here.x) * right + (one.y - here.y) * down;
    const aside = Math.abs((one.x - here.x) * down) + Math.abs((one.y - here.y) * right);
    return along > 0 && along >= aside / 2 ? along + 2 * aside : Infinity;
  };
  const [best] = lit.filter((one) => far(one) < Infinity).toSorted((one, other) => far(one) - far(other));
  return best?.id ?? "";
}
