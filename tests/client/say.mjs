/** Says messages: standard input has `catalogues` and `cases` of [language, catalogue, message, arguments]. */

import { provide } from "./browser.mjs";
import { given, tell } from "./input.mjs";
import { put, say, speak } from "../../src/tallyho/web/shell/words.js";

provide("fetch", () => {
  throw new Error("all catalogues are there");
});

const { catalogues, cases } = await given();
for (const [name, messages] of Object.entries(catalogues)) put(...name.split("/"), messages);
const said = [];
for (const [language, catalogue, message, args] of cases) {
  await speak(language, [catalogue]);
  said.push(say(catalogue, message, args));
}
tell(said);
