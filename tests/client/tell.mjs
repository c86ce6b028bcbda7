/** Plays films of a game: what every offer is called on the way, and the table in words where a step asks for it. */

import { readFile } from "node:fs/promises";

import { root } from "./browser.mjs";
import { given, tell } from "./input.mjs";
import { Kit } from "../../src/tallyho/web/games/raf/parts.js";
import { patchedTable } from "../../src/tallyho/web/play/patch.js";
import { put, say, speak } from "../../src/tallyho/web/shell/words.js";

const web = new URL("../../src/tallyho/web/", import.meta.url);
const { game, side, catalogues, components, before, steps, log, languages } = await given();
const { GAME } = await import(new URL(`games/${game}/module.js`, web));
const layout = JSON.parse(await readFile(new URL(`boards/${GAME.layout}.json`, web), "utf-8"));
for (const [name, messages] of Object.entries(catalogues)) put(...name.split("/"), messages);
const spoken = [];
for (const language of languages) spoken.push(await played(language));
tell(spoken);

async function played(language) {
  await speak(language, [GAME.catalogue, "web-raf-map"]);
  root.lang = language;
  const kit = new Kit({ game, components, say, settings: { language } }, GAME.catalogue, layout);
  const offers = new Map();
  const raids = new Map();
  const scenes = [];
  let table = before;
  for (const [number, { patch, asked, step, lines, scene }] of steps.entries()) {
    table = patchedTable(table, patch);
    const moment = { asked, side, live: true, motion: false, step, log: log.slice(0, lines) };
    const at = GAME.position(components, table, moment);
    raids.set(`${step} ${at.underWay}`, { step, under_way: at.underWay, number });
    for (const one of asked) for (const offer of one.offers) note(offers, kit, at, offer, one);
    if (scene) scenes.push({ number, table, ...told(kit, at) });
  }
  return { language, offers: [...offers.values()], raids: [...raids.values()], scenes };
}

/** A table in words. */
function told(kit, at) {
  const days = at.story.raidDays(at.table.date);
  return { step: at.moment.step, under_way: at.underWay, chapters: GAME.described(kit, at), units: units(kit, at), days };
}

/** Every way in which an offer has been said. */
function note(offers, kit, at, offer, asked) {
  const words = GAME.offer(kit, at, offer, asked);
  const noted = { key: asked.key, answer: offer.answer, plain: offer.words, words };
  offers.set(JSON.stringify(noted), noted);
}

/** Every unit in words. */
function units(kit, at) {
  return Object.keys(at.table.units).map((id) => kit.words.told(at, id));
}
