/** Scenes of First Battle of Britain in words: every offer, every unit, every group, and the whole table. */

import { root } from "./browser.mjs";
import { given, tell } from "./input.mjs";
import { described } from "../../src/tallyho/web/games/fbob/describe.js";
import { fuelOf, ring } from "../../src/tallyho/web/games/fbob/endurance.js";
import { offerInWords } from "../../src/tallyho/web/games/fbob/offers.js";
import { FbobPosition } from "../../src/tallyho/web/games/fbob/position.js";
import { dangers } from "../../src/tallyho/web/games/fbob/route.js";
import { dangerInWords, groupTold, hexTold, unitTold } from "../../src/tallyho/web/games/fbob/wording.js";
import { Kit } from "../../src/tallyho/web/games/raf/parts.js";
import { put, say, speak } from "../../src/tallyho/web/shell/words.js";

const { catalogues, components, scenes, languages } = await given();
for (const [name, messages] of Object.entries(catalogues)) put(...name.split("/"), messages);
const spoken = [];
for (const language of languages) {
  await speak(language, ["web-fbob", "names-fbob"]);
  root.lang = language;
  const kit = new Kit({ game: "fbob", components, say, settings: { language } }, "web-fbob", {});
  spoken.push(scenes.map((scene) => told(kit, scene)));
}
tell(spoken);

/** A scene in words. */
function told(kit, { table, asked, side, step, log }) {
  const at = new FbobPosition(components, table, { asked, side, live: true, motion: false, step, log });
  const offers = asked.flatMap((one) => one.offers.map((offer) => ({ key: one.key, answer: offer.answer, words: offerInWords(kit, at, offer, one), hex: at.hexOf(offer.answer) })));
  const groups = Object.keys(table.groups).map((group) => groupTold(kit, at, group));
  const rings = Object.keys(table.groups).map((group) => (fuelOf(at, group) === null ? -1 : ring(at, fuelOf(at, group)).size));
  const tells = dangers(at);
  const hexes = Object.keys(table.land).flatMap((hex) => [hexTold(kit, at, hex), ...tells(hex).map((danger) => dangerInWords(kit, at, danger))]);
  return { offers, groups, rings, hexes, units: Object.keys(table.units).map((id) => unitTold(kit, at, id)), chapters: described(kit, at) };
}
