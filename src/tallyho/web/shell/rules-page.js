/** The rules, to look up: a search, the sections, one rule with its rulings. */

import { ApiTrouble, rule, searchRules, titles } from "./api.js";
import { announce, clear, el } from "./dom.js";
import { kindWords, ruleParts } from "./rules.js";
import { topbar } from "./topbar.js";
import { say } from "./words.js";

/** @import { RuleText, Title } from "../types.d.ts" */

/** @param {HTMLElement} place @param {string} id A rule, a game, or empty. */
export async function open(place, id) {
  return id.includes(":") ? openOne(place, id) : openAll(place, id);
}

/** @param {HTMLElement} place @param {string} id */
async function openOne(place, id) {
  const draw = async () => {
    const found = await rule(id);
    const game = id.split(":")[0] ?? "";
    const neighbours = (await searchRules(game)).filter((one) => one.section === found.section);
    topbar.name(say("web", "rule-title", { rule: id }), false);
    clear(
      place,
      el(
        "div",
        { class: "reading stack" },
        el("p", {}, el("a", { href: `/rules/${game}` }, say("web", "rules-all"))),
        el(
          "article",
          { class: "paper padded stack" },
          el("h1", {}, say("web", "rule-title", { rule: id })),
          ruleParts(found),
        ),
        neighbours.length < 2
          ? null
          : el("section", { class: "panel padded stack" }, el("h2", {}, found.section), list(neighbours, id)),
      ),
    );
  };
  await draw();
  return { close() {}, refresh: draw };
}

/** @param {HTMLElement} place @param {string} wanted */
async function openAll(place, wanted) {
  let all = await titles();
  let game = all.find((one) => one.game === wanted)?.game ?? all[0]?.game ?? "";
  let search = new URLSearchParams(location.search).get("search") ?? "";
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let pause;
  const results = el("div", { class: "stack" });
  const find = async () => {
    const [asked, of] = [search, game];
    history.replaceState(
      null,
      "",
      search === "" ? `/rules/${game}` : `/rules/${game}?search=${encodeURIComponent(search)}`,
    );
    const found = await searchRules(game, search).catch((wrong) =>
      wrong instanceof ApiTrouble ? wrong : Promise.reject(wrong),
    );
    if (asked === search && of === game) drawResults(results, found, search);
  };
  const draw = async () => {
    topbar.name(say("web", "rules"), false);
    const type = (/** @type {Event} */ event) => {
      search = /** @type {HTMLInputElement} */ (event.target).value;
      clearTimeout(pause);
      pause = setTimeout(find, 250);
    };
    /** @param {string} other */
    const choose = (other) => {
      game = other;
      find();
    };
    clear(
      place,
      el(
        "div",
        { class: "reading stack" },
        el("h1", {}, say("web", "rules")),
        el("p", { class: "muted" }, say("web", "rules-about")),
        fields(all, game, search, type, choose),
        results,
      ),
    );
    await find();
  };
  await draw();
  return {
    close: () => clearTimeout(pause),
    refresh: async () => {
      all = await titles();
      await draw();
    },
  };
}

/** @param {Title[]} all @param {string} game @param {string} search @param {(event: Event) => void} type @param {(game: string) => void} choose */
function fields(all, game, search, type, choose) {
  const change = (/** @type {Event} */ event) => choose(/** @type {HTMLSelectElement} */ (event.target).value);
  return el(
    "form",
    {
      class: "panel padded rules-search",
      role: "search",
      onsubmit: (/** @type {Event} */ event) => event.preventDefault(),
    },
    el(
      "div",
      { class: "field" },
      el("label", { for: "rules-find" }, say("web", "rules-find")),
      el("input", {
        id: "rules-find",
        type: "search",
        value: search,
        oninput: type,
        placeholder: say("web", "rules-example"),
      }),
    ),
    el(
      "div",
      { class: "field" },
      el("label", { for: "rules-game" }, say("web", "game")),
      el(
        "select",
        { id: "rules-game", onchange: change },
        all.map((one) => el("option", { value: one.game, selected: one.game === game }, one.name)),
      ),
    ),
  );
}

/** @param {HTMLElement} results @param {RuleText[] | ApiTrouble} found @param {string} search */
function drawResults(results, found, search) {
  if (found instanceof ApiTrouble) return clear(results, el("p", { class: "error", role: "alert" }, found.detail));
  const sections = bySection(found);
  const count = say("web", "rules-count", { n: found.length });
  if (search !== "") announce(count);
  return clear(
    results,
    el("p", { class: "muted" }, count),
    [...sections].map(([name, rules]) =>
      el(
        "details",
        { class: "panel section", open: search !== "" },
        el(
          "summary",
          { class: "padded" },
          el("h2", {}, name),
          el("span", { class: "muted small" }, say("web", "rules-count", { n: rules.length })),
        ),
        list(rules, ""),
      ),
    ),
  );
}

/** @param {RuleText[]} rules */
function bySection(rules) {
  /** @type {Map<string, RuleText[]>} */
  const sections = new Map();
  for (const one of rules) sections.set(one.section, [...(sections.get(one.section) ?? []), one]);
  return sections;
}

/** @param {RuleText[]} rules @param {string} here */
function list(rules, here) {
  return el(
    "ul",
    { class: "bare rule-list" },
    rules.map((one) =>
      el(
        "li",
        { class: one.id === here ? "here" : null },
        el(
          "p",
          { class: "row small" },
          el(
            "a",
            { class: "rule-chip", href: `/rules/${one.id}`, "aria-current": one.id === here ? "page" : null },
            one.id,
          ),
          el("span", { class: "muted" }, kindWords(one.kind)),
          one.rulings.length > 0 &&
            el("span", { class: "tag" }, say("web", "rulings-count", { n: one.rulings.length })),
        ),
        el("p", {}, one.text),
      ),
    ),
  );
}
