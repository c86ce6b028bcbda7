/** JSON merge patches: the examples of RFC 7396, appendix A. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { patched, patchedTable } from "../../src/tallyho/web/play/patch.js";

const EXAMPLES = [
  [{ a: "b" }, { a: "c" }, { a: "c" }],
  [{ a: "b" }, { b: "c" }, { a: "b", b: "c" }],
  [{ a: "b" }, { a: null }, {}],
  [{ a: "b", b: "c" }, { a: null }, { b: "c" }],
  [{ a: ["b"] }, { a: "c" }, { a: "c" }],
  [{ a: "c" }, { a: ["b"] }, { a: ["b"] }],
  [{ a: { b: "c" } }, { a: { b: "d", c: null } }, { a: { b: "d" } }],
  [{ a: [{ b: "c" }] }, { a: [1] }, { a: [1] }],
  [["a", "b"], ["c", "d"], ["c", "d"]],
  [{ a: "b" }, ["c"], ["c"]],
  [{ a: "foo" }, null, null],
  [{ a: "foo" }, "bar", "bar"],
  [{ e: null }, { a: 1 }, { e: null, a: 1 }],
  [[1, 2], { a: "b", c: null }, { a: "b" }],
  [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
];

for (const [before, patch, after] of EXAMPLES) {
  test(`${JSON.stringify(patch)} makes ${JSON.stringify(after)} of ${JSON.stringify(before)}`, () => {
    assert.deepEqual(patched(before, patch), after);
  });
}

test("the table before is left as it is", () => {
  const before = { units: { "54/6/11": "6/11", "65/6/11": "6/11" }, vp: 0 };
  const copy = structuredClone(before);
  const after = patchedTable(before, { units: { "54/6/11": "patrol 7/11" }, vp: 2 });
  assert.deepEqual(after, { units: { "54/6/11": "patrol 7/11", "65/6/11": "6/11" }, vp: 2 });
  assert.deepEqual(before, copy);
});
