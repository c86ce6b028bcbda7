/** Questions that are answered with several units at once. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { answersFor, most, pickable, placedTogether, planOf } from "../../src/tallyho/web/play/series.js";

const asked = (key, answers, { repeats = true, args = {} } = {}) => ({
  key,
  repeats,
  args,
  offers: answers.map((answer) => ({ answer, words: answer })),
});
const made = (question) => planOf("lion", question);

test("a question that is asked once is answered with one answer", () => {
  const question = asked("press-on", ["yes", "no"], { repeats: false });
  const plan = made(question);
  assert.equal(plan.many, false);
  assert.deepEqual(pickable(plan, question), []);
  assert.equal(most(plan, question), 0);
});

test("a repeated question of any game takes several, and done ends it", () => {
  const question = asked("anything", ["a", "b", "c", "done"]);
  const plan = planOf("another-game", question);
  assert.deepEqual(pickable(plan, question), ["a", "b", "c"]);
  assert.deepEqual(answersFor(plan, question, ["c", "a"], true), ["c", "a", "done"]);
  assert.deepEqual(answersFor(plan, question, ["c", "a"], false), ["c", "a"]);
});

test("done is not said when everybody was picked: the question has ended by itself", () => {
  const question = asked("commit", ["a", "b", "done"]);
  assert.deepEqual(answersFor(made(question), question, ["a", "b"], true), ["a", "b"]);
});

test("done is not said where it is not offered", () => {
  const question = asked("commit", ["a", "b"]);
  assert.deepEqual(answersFor(made(question), question, ["a"], true), ["a"]);
});

test("a commitment shows odds, and a delay is given by itself", () => {
  const question = asked("commit", ["a", "b", "delay", "done"]);
  const plan = made(question);
  assert.equal(plan.odds, true);
  assert.deepEqual(pickable(plan, question), ["a", "b"]);
});

test("a last commitment, which is not repeated, still shows odds", () => {
  const question = asked("commit", ["a", "done"], { repeats: false });
  assert.deepEqual([made(question).odds, made(question).many], [true, false]);
});

test("patrols are placed together: one circle for all", () => {
  const question = asked("patrol-squadron", ["a", "b", "c", "done"]);
  assert.equal(made(question).next, "patrol-circle");
  assert.deepEqual(placedTogether("7/11", ["b", "c"]), ["7/11", "b", "7/11", "c", "7/11"]);
  assert.deepEqual(placedTogether("7/11", []), ["7/11"]);
});

test("who raids by night already counts against the most that may", () => {
  const question = asked("night-bomber", ["a", "b", "c"], { args: { least: 1, most: 5, sent: 3 } });
  assert.equal(most(planOf("eagle", question), question), 2);
});

test("a plan is made one answer at a time: each changes what may follow", () => {
  for (const key of ["plan", "plan-raid", "assign-fighters", "assign-to-raid"])
    assert.equal(planOf("eagle", asked(key, ["a", "b", "done"])).many, false);
});

for (const [key, limit] of [["slip-past", "excess"], ["reinforcement", "left"]]) {
  test(`${key} takes no more than its ${limit}`, () => {
    const question = asked(key, ["a", "b", "c", "done"], { args: { [limit]: 2 } });
    const plan = made(question);
    assert.equal(most(plan, question), 2);
    assert.deepEqual(answersFor(plan, question, ["a", "b"], true), ["a", "b"]);
    assert.deepEqual(answersFor(plan, question, ["a"], true), ["a", "done"]);
    assert.equal(most(plan, { ...question, args: {} }), 3);
  });
}

test("those who evade are asked one after another", () => {
  const question = asked("evade", ["a", "b", "done"]);
  assert.deepEqual(pickable(made(question), question), []);
});
