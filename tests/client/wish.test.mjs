/** A new game as it is put together: options that need and exclude others. */

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  barred,
  choose,
  fresh,
  nobodyPlays,
  setScenario,
  sitters,
  wish,
} from "../../src/tallyho/web/shell/wish.js";

const option = (id, { scenarios = [], needs = [], excludes = [] } = {}) => ({
  id,
  name: id.toUpperCase(),
  rule: "",
  scenarios,
  needs,
  excludes,
});

const title = (more = {}) => ({
  game: "patrol",
  name: "Patrol",
  sides: [
    { id: "blue", name: "Blue" },
    { id: "red", name: "Red" },
  ],
  scenarios: [
    { id: "short", name: "Short", rule: "", text: "" },
    { id: "long", name: "Long", rule: "", text: "" },
  ],
  options: [
    option("radar"),
    option("fog", { needs: ["radar"] }),
    option("night", { needs: ["fog"], scenarios: ["long"] }),
    option("sun", { excludes: ["fog"] }),
    option("ring", { needs: ["rosy"] }),
    option("rosy", { needs: ["ring"] }),
  ],
  bots: [
    { id: "doctrine", name: "Doctrine" },
    { id: "random", name: "Random" },
  ],
  guided: null,
  ...more,
});
const named = (all, id) => all.options.find((one) => one.id === id);

test("a fresh game: me against the first bot, the guided scenario or the first", () => {
  const draft = fresh(title());
  assert.deepEqual(draft.seats, { blue: "me", red: "bot:doctrine" });
  assert.equal(draft.scenario, "short");
  assert.equal(fresh(title({ guided: "long" })).scenario, "long");
  assert.deepEqual(fresh(title({ bots: [] })).seats, { blue: "me", red: "me" });
  assert.deepEqual(fresh(title(), "red").seats, { blue: "bot:doctrine", red: "me" });
});

test("in a game with one side no bot can sit", () => {
  assert.deepEqual(sitters(title()), ["me", "bot:doctrine", "bot:random", "invite"]);
  assert.deepEqual(sitters(title({ sides: [{ id: "blue", name: "Blue" }] })), ["me", "invite"]);
});

test("an option brings all that it needs, and they need", () => {
  const all = title();
  const draft = { ...fresh(all), scenario: "long" };
  choose(all, draft, "night", true);
  assert.deepEqual(draft.options.sort(), ["fog", "night", "radar"]);
});

test("an option that is given up takes those along that need it", () => {
  const all = title();
  const draft = { ...fresh(all), options: ["radar", "fog", "night", "sun"] };
  choose(all, draft, "fog", false);
  assert.deepEqual(draft.options, ["radar", "sun"]);
});

test("an option is chosen once", () => {
  const all = title();
  const draft = fresh(all);
  choose(all, draft, "radar", true);
  choose(all, draft, "fog", true);
  assert.deepEqual(draft.options, ["radar", "fog"]);
});

test("options that need each other come and go together", () => {
  const all = title();
  const draft = fresh(all);
  choose(all, draft, "ring", true);
  assert.deepEqual(draft.options, ["ring", "rosy"]);
  choose(all, draft, "rosy", false);
  assert.deepEqual(draft.options, []);
});

test("an option of another scenario is barred, and so is one that needs it", () => {
  const all = title({ options: [option("a", { needs: ["b"] }), option("b", { scenarios: ["long"] })] });
  const draft = fresh(all);
  assert.deepEqual(barred(all, draft, named(all, "a")), { why: "scenario", by: "" });
  assert.deepEqual(barred(all, draft, named(all, "b")), { why: "scenario", by: "" });
  assert.equal(barred(all, { ...draft, scenario: "long" }, named(all, "a")), null);
});

test("exclusion works both ways, and through what is needed", () => {
  const all = title();
  const draft = { ...fresh(all), scenario: "long" };
  const by = (id) => barred(all, draft, named(all, id))?.by ?? null;
  draft.options = ["sun"];
  assert.deepEqual([by("fog"), by("night"), by("radar"), by("sun")], ["SUN", "SUN", null, null]);
  draft.options = ["radar", "fog"];
  assert.deepEqual([by("sun"), by("fog"), by("night")], ["FOG", null, null]);
});

test("another scenario gives up what it does not have, and what needs that", () => {
  const all = title({
    options: [option("a", { needs: ["b"] }), option("b", { scenarios: ["long"] }), option("c")],
  });
  const draft = { ...fresh(all), scenario: "long", options: ["a", "b", "c"] };
  setScenario(all, draft, "short");
  assert.deepEqual([draft.scenario, draft.options], ["short", ["c"]]);
});

test("what is sent: a seed of blanks is none", () => {
  const draft = fresh(title());
  assert.equal(wish({ ...draft, seed: "  " }).seed, null);
  assert.equal(wish({ ...draft, seed: " 1940 " }).seed, "1940");
});

test("a game of bots alone is noticed", () => {
  const draft = fresh(title());
  assert.equal(nobodyPlays(draft), false);
  assert.equal(nobodyPlays({ ...draft, seats: { blue: "bot:random", red: "bot:random" } }), true);
  assert.equal(nobodyPlays({ ...draft, seats: { blue: "bot:random", red: "invite" } }), false);
});
