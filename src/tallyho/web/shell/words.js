/** Words by key, from the catalogues the server compiles: see `tallyho/words/web.py` for what a part is. */

/** @typedef {string | { arg: string } | { message: string } | { by: string, of: Record<string, Part[]>, else: string }} Part */
/** @typedef {Record<string, Part[]>} Catalogue */
/** @typedef {Record<string, string | number>} Args */

/** @type {Map<string, Catalogue>} */
const catalogues = new Map();
/** @type {Map<string, { number: Intl.NumberFormat, plural: Intl.PluralRules }>} */
const manners = new Map();
let language = "en";
let wish = "en";

/** The language spoken now. */
export function spoken() {
  return language;
}

/**
 * Loads catalogues in a language and goes over to it when all are there.
 * @param {string} wanted
 * @param {readonly string[]} names
 */
export async function speak(wanted, names) {
  wish = wanted;
  const missing = names.filter((name) => !catalogues.has(`${wanted}/${name}`));
  await Promise.all(missing.map((name) => load(wanted, name)));
  if (wish !== wanted) return; // another one was chosen meanwhile
  language = wanted;
  document.documentElement.lang = wanted;
}

/** @param {string} wanted @param {string} name */
async function load(wanted, name) {
  const response = await fetch(`/api/words/${wanted}/${name}`);
  catalogues.set(`${wanted}/${name}`, response.ok ? await response.json() : {});
}

/** Puts a catalogue in place, as a test does. @param {string} wanted @param {string} name @param {Catalogue} messages */
export function put(wanted, name, messages) {
  catalogues.set(`${wanted}/${name}`, messages);
}

/** Whether there is such a message. @param {string} catalogue @param {string} message */
export function has(catalogue, message) {
  return own(catalogues.get(`${language}/${catalogue}`) ?? {}, message) !== undefined;
}

/**
 * A message with its arguments; one that is missing shows as its id.
 * @param {string} catalogue
 * @param {string} message
 * @param {Args} [args]
 * @returns {string}
 */
export function say(catalogue, message, args = {}) {
  const messages = catalogues.get(`${language}/${catalogue}`) ?? {};
  const parts = own(messages, message);
  return parts === undefined ? `[${catalogue}/${message}]` : said(parts, args, messages);
}

/** @param {Part[]} parts @param {Args} args @param {Catalogue} messages @returns {string} */
function said(parts, args, messages) {
  return parts.map((part) => one(part, args, messages)).join("");
}

/** @param {Part} part @param {Args} args @param {Catalogue} messages @returns {string} */
function one(part, args, messages) {
  if (typeof part === "string") return part;
  if ("arg" in part) return shown(args[part.arg], part.arg);
  if ("message" in part) return said(own(messages, part.message) ?? [`[${part.message}]`], args, messages);
  return said(variant(part, args[part.by]), args, messages);
}

/** @param {string | number | undefined} value @param {string} name */
function shown(value, name) {
  if (value === undefined) return `{${name}}`;
  return typeof value === "number" ? manner().number.format(value) : value;
}

/** @param {{ of: Record<string, Part[]>, else: string }} choice @param {string | number | undefined} value */
function variant(choice, value) {
  const exact = own(choice.of, String(value));
  if (exact !== undefined) return exact;
  const category = typeof value === "number" ? manner().plural.select(value) : "";
  return own(choice.of, category) ?? own(choice.of, choice.else) ?? [];
}

/** How the language writes and counts numbers; made once, since that takes longer than saying a whole message. */
function manner() {
  const made = manners.get(language) ?? {
    number: new Intl.NumberFormat(language, { useGrouping: false }),
    plural: new Intl.PluralRules(language),
  };
  manners.set(language, made);
  return made;
}

/** What stands there under this name, not what every object has: `constructor`. @param {Catalogue} found @param {string} name */
function own(found, name) {
  return Object.hasOwn(found, name) ? found[name] : undefined;
}
