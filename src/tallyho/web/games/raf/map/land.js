/** What never moves: sea, coast, sectors, the line between the Luftflotten, the range of the Me 109. */

/** @import { RafBoard, Outline, Place } from "../raf.js" */
/** @import { Say } from "../../../types.js" */
/** @import { Projection } from "./geometry.js" */

import { svg } from "../../../shell/dom.js";

/** @type {Place} */
const FRONT_NAMES = [-0.975, 50.035];
/** How far letters rise: with south up the names hang at the upper edge. */
const ASCENT = 9;
const GRATICULE = { west: -7, east: 4, south: 49, north: 53 };

/**
 * The ground of the map, bottom first.
 * @param {RafBoard} board
 * @param {Outline} outline
 * @param {Projection} projection
 * @param {Say} say
 */
export function land(board, outline, projection, say) {
  const coast = outline.rings.map((ring) => projection.path(ring.points, true)).join("");
  const home = outline.rings.filter((ring) => ring.land !== "continent" && ring.land !== "ireland");
  const british = home.map((ring) => projection.path(ring.points, true)).join("");
  return svg(
    "g",
    { class: "land", "aria-hidden": "true" },
    svg("defs", {}, svg("clipPath", { id: "raf-coast" }, svg("path", { d: british }))),
    svg("path", { class: "grid", d: graticule(projection) }),
    svg("path", { class: "shallows", d: coast }),
    svg("path", { class: "far", d: coast }),
    svg("g", { class: "sectors-at-sea" }, ...sectors(board, projection)),
    svg("g", { class: "sectors", "clip-path": "url(#raf-coast)" }, ...sectors(board, projection)),
    svg("path", { class: "coast", d: coast }),
    lines(board, projection, say),
  );
}

/** @param {RafBoard} board @param {Projection} projection */
function sectors(board, projection) {
  return Object.entries(board.sectors).map(([id, shape]) => {
    const ring = shape.ring.map((name) => /** @type {Place} */ (board.points[name]));
    const kind = `sector group-${shape.group || "london"}`;
    return svg("path", { class: kind, "data-sector": id, d: projection.path(ring, true) });
  });
}

/** @param {RafBoard} board @param {Projection} projection @param {Say} say */
function lines(board, projection, say) {
  const south = projection.southUp;
  const range = south ? board.me109_range.toReversed() : board.me109_range;
  return svg(
    "g",
    { class: "lines" },
    svg("path", { class: "luftflotte-line", d: projection.curve(board.luftflotte_line) }),
    svg("path", { class: "me109-range", id: "raf-range", d: projection.curve(range) }),
    along("raf-range", "me109-name", south ? "74%" : "19%", say("web-raf-map", "me109-range")),
    ...fronts(projection, say),
  );
}

/** On which side of the line which Luftflotte attacks. @param {Projection} projection @param {Say} say */
function fronts(projection, say) {
  const { x, y } = projection.spot(FRONT_NAMES);
  return ["2", "3"].map((number) => {
    const right = (number === "2") !== projection.southUp;
    const words = say("web-raf-map", "front", { number });
    const place = right ? { x: x + 9, "text-anchor": "start" } : { x: x - 9, "text-anchor": "end" };
    return svg("text", { class: "luftflotte-name", y: projection.southUp ? y + ASCENT : y, ...place }, right ? `${words} ▸` : `◂ ${words}`);
  });
}

/** Words along a line. @param {string} line @param {string} kind @param {string} from @param {string} words */
function along(line, kind, from, words) {
  return svg("text", { class: kind, dy: -4 }, svg("textPath", { href: `#${line}`, startOffset: from }, words));
}

/** Meridians and parallels, half a degree apart. @param {Projection} projection */
function graticule(projection) {
  const { west, east, south, north } = GRATICULE;
  let path = "";
  for (let lon = west; lon <= east; lon += 0.5)
    path += projection.path([
      [lon, south],
      [lon, north + 0.6],
    ]);
  for (let lat = south; lat <= north + 0.5; lat += 0.5)
    path += projection.path([
      [west, lat],
      [east, lat],
    ]);
  return path;
}
