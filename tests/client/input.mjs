/** JSON on standard input, for scripts that a Python test runs. */

export async function given() {
  const parts = [];
  for await (const part of process.stdin) parts.push(part);
  return JSON.parse(Buffer.concat(parts).toString("utf-8"));
}

/** @param {unknown} found */
export function tell(found) {
  process.stdout.write(JSON.stringify(found));
}
