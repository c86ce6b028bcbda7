/** Everything the server can be asked; what goes wrong is thrown as `ApiTrouble` with the server's own sentence. */

import { settings } from "./settings.js";
import { say } from "./words.js";

/** @import { Answered, Forecast, Head, Hint, Invitation, Json, Known, Me, Odds, RuleText, State, Suggested, Title, Trouble, Wish } from "../types.d.ts" */

/** How much of a game one has seen: so many answers, at this revision. @typedef {{ number: number, revision: number }} Seen */

const PAUSES = [300, 1000, 2500];

/** What the server refuses, or that it cannot be reached (`lost`: status 0, key `connection`). */
export class ApiTrouble extends Error {
  /** @param {Trouble} trouble */
  constructor(trouble) {
    super(trouble.detail);
    this.status = trouble.status_code;
    this.detail = trouble.detail;
    this.key = trouble.key;
    this.rule = trouble.rule;
    this.state = trouble.state;
  }

  get lost() {
    return this.status === 0;
  }

  /** Whether the game is kept, but was played with other rules or data than these. */
  get unreadable() {
    return this.status === 409 && this.key === "unreadable";
  }
}

/** Tells `lost` and `back` as the server cannot be reached and can again. */
export const connection = new EventTarget();
let connected = true;

/** Notes whether the server can be reached. @param {boolean} now */
export function noteConnection(now) {
  if (now === connected) return;
  connected = now;
  connection.dispatchEvent(new Event(now ? "back" : "lost"));
}

/** Whether the server could be reached when it was last asked. */
export function isConnected() {
  return connected;
}

/* Titles, rules, the user. */

/** @returns {Promise<Title[]>} */
export const titles = () => get("/api/titles");
/** @param {string} game @returns {Promise<Json>} */
export const components = (game) => get(`/api/titles/${part(game)}/components`);
/** @param {string} id @returns {Promise<RuleText>} */
export const rule = (id) => get(`/api/rules/${part(id)}`);
/** @param {string} game @param {string} [search] @returns {Promise<RuleText[]>} */
export const searchRules = (game, search = "") => get("/api/rules", { game, search });
/** @returns {Promise<Me>} */
export const me = () => get("/api/me");
/** @param {string} name @returns {Promise<Me>} */
export const rename = (name) => send("PATCH", "/api/me", { name });
/** A link that makes one other browser this user's. @returns {Promise<Invitation>} */
export const keyLink = () => send("POST", "/api/me/key");
/** @returns {Promise<Known[]>} */
export const sessions = () => get("/api/me/sessions");
/** @param {string} id @returns {Promise<null>} */
export const endSession = (id) => send("DELETE", `/api/me/sessions/${part(id)}`);

/* Games. */

/** @returns {Promise<Head[]>} */
export const listGames = () => get("/api/games");
/** @param {Wish} wish @returns {Promise<Head>} */
export const newGame = (wish) => send("POST", "/api/games", wish);
/** @param {string} text @returns {Promise<Head>} */
export const importRecord = (text) => send("POST", "/api/records", text);
/** @param {string} id @param {{ side?: string | null, at?: number | null, log_from?: number }} [query] @returns {Promise<State>} */
export const state = (id, query = {}) => get(game(id), query);
/** @param {string} id @param {{ manual?: boolean, seats?: { [side: string]: string } }} wanted @returns {Promise<Head>} */
export const patchGame = (id, wanted) => send("PATCH", game(id), wanted);
/** @param {string} id @returns {Promise<null>} */
export const deleteGame = (id) => send("DELETE", game(id));
/** @param {string} id @returns {Promise<string>} */
export const record = (id) => get(game(id, "record"));
/** @param {string} id @param {{ at: number, dice: "same" | "new" }} wanted @returns {Promise<Head>} */
export const branch = (id, wanted) => send("POST", game(id, "branches"), wanted);
/** @param {string} id @returns {Promise<any>} */
export const report = (id) => get(game(id, "report"));
/** @param {string} id @param {string} side @returns {Promise<Invitation>} */
export const invite = (id, side) => send("POST", game(id, "seats", side, "invite"));
/** @param {string} token @returns {Promise<Head>} */
export const join = (token) => send("POST", `/api/join/${part(token)}`);

/* Play. */

/**
 * Gives answers one after another, or lets a bot give so many.
 * @param {string} id
 * @param {Seen & ({ side: string, answers: string[], eyes?: string } | { side: string, bot: string, times: number })} given
 * @param {number} [log_from]
 * @returns {Promise<Answered>}
 */
export const answer = (id, given, log_from = 0) => send("POST", game(id, "answers"), given, { log_from });
/** @param {string} id @param {Seen & { side?: string | null, times?: number }} wanted @returns {Promise<State>} */
export const undo = (id, wanted) => send("POST", game(id, "undo"), wanted);
/** @param {string} id @param {Seen & { side?: string | null }} wanted @param {number} [log_from] @returns {Promise<Answered>} */
export const roll = (id, wanted, log_from = 0) => send("POST", game(id, "roll"), wanted, { log_from });
/** @param {string} id @param {string} side @returns {Promise<Hint>} */
export const hint = (id, side) => send("POST", game(id, "hint"), { side });
/** @param {string} id @param {string} side @param {string[]} answers @returns {Promise<Odds>} */
export const odds = (id, side, answers) => send("POST", game(id, "odds"), { side, answers });
/** @param {string} id @param {{ side: string, what: string, card: number }} wanted @returns {Promise<Suggested>} */
export const suggest = (id, wanted) => send("POST", game(id, "suggest"), wanted);
/** @param {string} id @param {string} side @returns {Promise<Forecast[]>} */
export const forecast = (id, side) => get(game(id, "forecast"), { side });

/** @param {string} id @param {...string} rest */
function game(id, ...rest) {
  return ["/api/games", id, ...rest].map((one, place) => (place === 0 ? one : part(one))).join("/");
}

/** @param {string} text */
function part(text) {
  return encodeURIComponent(text).replaceAll("%3A", ":");
}

/** @param {string} path @param {{ [name: string]: string | number | null | undefined }} [query] @returns {Promise<any>} */
async function get(path, query = {}) {
  for (const pause of PAUSES) {
    try {
      return await ask("GET", path, undefined, query);
    } catch (trouble) {
      if (!(trouble instanceof ApiTrouble && trouble.lost)) throw trouble;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return ask("GET", path, undefined, query);
}

/**
 * An answer that was perhaps taken is not sent twice: the number in it tells, and the user decides.
 * @param {string} method @param {string} path @param {unknown} [body] @param {{ [name: string]: string | number }} [query]
 * @returns {Promise<any>}
 */
function send(method, path, body, query = {}) {
  return ask(method, path, body, query);
}

/** @param {string} method @param {string} path @param {unknown} body @param {{ [name: string]: string | number | null | undefined }} query */
async function ask(method, path, body, query) {
  const response = await reach(path + search(query), request(method, body));
  const content = await read(response);
  if (response.ok) return content;
  throw new ApiTrouble(troubleIn(content, response.status));
}

/** @param {string} address @param {RequestInit} wanted */
async function reach(address, wanted) {
  try {
    const response = await fetch(address, wanted);
    noteConnection(true);
    return response;
  } catch {
    throw unreachable();
  }
}

/** What is thrown when the server cannot be reached. */
export function unreachable() {
  noteConnection(false);
  const detail = say("web", "connection-lost");
  return new ApiTrouble({ status_code: 0, detail, key: "connection", rule: null, state: null });
}

/** @param {string} method @param {unknown} body @returns {RequestInit} */
function request(method, body) {
  const headers = new Headers({ Accept: "application/json", "Accept-Language": settings.language });
  if (method !== "GET") headers.set("x-csrftoken", cookie("csrftoken"));
  /* What the browser has kept may be in the other language. */
  if (body === undefined) return { method, headers, cache: "no-cache" };
  const plain = typeof body === "string";
  headers.set("Content-Type", plain ? "text/plain; charset=utf-8" : "application/json");
  return { method, headers, body: plain ? body : JSON.stringify(body) };
}

/** @param {{ [name: string]: string | number | null | undefined }} query */
function search(query) {
  const wanted = Object.entries(query).filter(([, value]) => value !== null && value !== undefined);
  const text = new URLSearchParams(wanted.map(([name, value]) => [name, String(value)])).toString();
  return text === "" ? "" : `?${text}`;
}

/** @param {string} name */
function cookie(name) {
  const found = document.cookie.split("; ").find((one) => one.startsWith(`${name}=`));
  return found === undefined ? "" : decodeURIComponent(found.slice(name.length + 1));
}

/** @param {Response} response @returns {Promise<any>} */
async function read(response) {
  const text = await response.text();
  if (text === "") return null;
  if (!(response.headers.get("Content-Type") ?? "").includes("json")) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** @param {unknown} content @param {number} status @returns {Trouble} */
function troubleIn(content, status) {
  const told = /** @type {Partial<Trouble>} */ (typeof content === "object" && content !== null ? content : {});
  return {
    status_code: status,
    detail: told.detail ?? say("web", "server-trouble", { status }),
    key: told.key ?? "",
    rule: told.rule ?? null,
    state: told.state ?? null,
  };
}
