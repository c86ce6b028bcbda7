/** The Victory Point Track with what the total means in this scenario. */

/** @import { Band, RafTable, Tracks } from "./raf.js" */
/** @import { Kit } from "./parts.js" */
/** @import { Position } from "./position.js" */
import { el } from "../../shell/dom.js";
import { signed } from "./wording.js";

const END = 35;

/** @param {Position} at @returns {Tracks["scenarios"][string] | undefined} */
export function scenarioOf(at) {
  return at.components.tracks.scenarios[at.table.scenario];
}

/** Totals at which Sealion starts or is cancelled on a day (lion:16.1). @param {Position} at @param {RafTable["date"]} day */
export function sealionOn(at, day) {
  const row = at.components.tracks.calendar[day];
  return row?.start === undefined || row.cancel === undefined ? null : { start: row.start, cancel: row.cancel };
}

/** What totals mean, from the worst to the best. @param {Position} at @returns {Band[]} */
export function bandsOf(at) {
  const printed = scenarioOf(at)?.bands;
  if (printed !== undefined) return printed;
  const needed = at.withSealion ? sealionOn(at, at.table.sealion) : null;
  if (needed === null) return [];
  return [
    { low: -END, high: needed.start, level: "sealion-starts", winner: "" },
    { low: needed.start + 1, high: needed.cancel - 1, level: "sealion-delayed", winner: "" },
    { low: needed.cancel, high: END, level: "sealion-cancelled", winner: "british" },
  ];
}

/** The band a total lies in; beyond the outer ones it counts as in them. @param {Position} at */
export function bandNow(at) {
  const bands = bandsOf(at);
  const inside = bands.find((band) => band.low <= at.table.vp && at.table.vp <= band.high);
  return inside ?? (at.table.vp < 0 ? bands[0] : bands.at(-1));
}

/** The track. @param {Kit} kit @param {Position} at */
export function victoryTrack(kit, at) {
  const bands = bandsOf(at);
  const now = bandNow(at)?.low;
  const total = signed(at.table.vp);
  const strip = el("div", { class: "raf-vp", role: "img", "aria-label": kit.say("vp-total", { vp: total }) });
  for (const [index, band] of bands.entries())
    strip.append(spread(el("span", { class: `raf-band raf-band-${tone(at, index, bands.length)}` }), band.low, band.high));
  for (const tick of kit.layout.vp_ticks) strip.append(placed(el("span", { class: "raf-tick" }, signed(tick)), tick));
  strip.append(placed(el("span", { class: "raf-vp-marker" }, total), at.table.vp));
  const lines = bands.map((band, index) =>
    el(
      "li",
      { class: band.low === now ? "raf-now" : "", "aria-current": band.low === now ? "true" : null },
      el("span", { class: `raf-swatch raf-band-${tone(at, index, bands.length)}`, "aria-hidden": "true" }),
      kit.say("band", { low: signed(band.low), high: signed(band.high), level: kit.say("level", { level: band.level }) }),
    ),
  );
  return kit.track("vp", strip, lines.length > 0 ? el("ul", { class: "raf-bands" }, lines) : null);
}

/** Which of five tones a band has, from what is worst for the player to what is best. @param {Position} at @param {number} index @param {number} count */
function tone(at, index, count) {
  const place = at.sense > 0 ? index : count - 1 - index;
  return count <= 1 ? 2 : Math.round((place * 4) / (count - 1));
}

/** @param {number} vp */
function share(vp) {
  return ((Math.max(-END, Math.min(END, vp)) + END + 0.5) / (2 * END + 1)) * 100;
}

/** @param {HTMLElement} element @param {number} vp */
function placed(element, vp) {
  element.style.left = `${share(vp)}%`;
  return element;
}

/** @param {HTMLElement} element @param {number} low @param {number} high */
function spread(element, low, high) {
  const cell = 100 / (2 * END + 1);
  element.style.left = `${share(low) - cell / 2}%`;
  element.style.width = `${share(high) - share(low) + cell}%`;
  return element;
}
