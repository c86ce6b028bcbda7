/** Silhouettes of the aircraft on the squadron cards. */

import { mirrored, silhouette } from "../raf/silhouettes.js";

/** What the RAF games call the same aircraft. @type {Record<string, "spitfire" | "hurricane" | "blenheim" | "me109" | "me110" | "ju87" | "he111" | "do17" | "ju88">} */
const SHARED = {
  spitfire: "spitfire",
  hurricane: "hurricane",
  blenheim: "blenheim",
  bf109: "me109",
  bf110: "me110",
  "bf110-lf5": "me110",
  ju87: "ju87",
  he111: "he111",
  do17: "do17",
  ju88: "ju88",
};

/** The right halves of those that only this game has: a fighter with a turret, a biplane. @type {Record<string, string[]>} */
const OWN = {
  defiant: [
    "M-.5-44C3-43 5-39 5.6-33L6.5-6C6 10 4 28 2.5 42L-.5 47Z",
    "M-.5-16L6-16 34-12C44-9.5 47-5.5 45-1 43 3 36 5.5 30 7L6 13-.5 13Z",
    "M-.5 8C5 8 8 11 8 15 8 19 5 22-.5 22Z",
    "M-.5 33L3 33 15 35.5C19 37 19 41 15 42.5L3 43.5-.5 43.5Z",
  ],
  gladiator: [
    "M-.5-37C5-37 7-34 7-29L6-4C5.5 12 4 27 2.5 41L-.5 45Z",
    "M-.5-24L36-24C43-24 45-20 45-16 45-12 42-9.5 36-9L-.5-9Z",
    "M6-6L34-6C40-6 41-2 40 1 39 4 36 5.5 32 5.5L6 5.5Z",
    "M-.5 31L3 31C10 30 18 32 19 37 18 41.5 10 43 3 43L-.5 43Z",
  ],
};

/** The silhouette of a type, around the point 0, 0 and 100 wide. @param {string} type */
export function plane(type) {
  const shared = SHARED[type];
  return shared === undefined ? mirrored(OWN[type] ?? []) : silhouette(shared);
}
