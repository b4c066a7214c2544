// Tables as they stand in docs/scale.md.

/** Prints a table of these columns. */
export function print(columns, rows) {
  console.log(`\n| ${columns.join(" | ")} |\n|${columns.map(() => "---").join("|")}|`);
  for (const row of rows) console.log(`| ${row.join(" | ")} |`);
}

/** Half of the times, all but a twentieth of them, and the longest, in milliseconds. */
export function parts(times) {
  if (times.length === 0) return ["–", "–", "–"];
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))].toFixed(1);
  return [at(0.5), at(0.95), at(1)];
}

/** A number of bytes as people say it. */
export function size(bytes) {
  if (bytes >= 1e9) return `${(bytes / 1e9).toFixed(1)} GB`;
  return bytes >= 1e6 ? `${(bytes / 1e6).toFixed(0)} MB` : `${(bytes / 1e3).toFixed(0)} kB`;
}

/** Thousands apart. */
export const grouped = (count) => Number(count).toLocaleString("en");

/** Says how long some work took. */
export async function timed(what, work) {
  const begun = performance.now();
  const value = await work();
  console.log(`${what}: ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  return value;
}
