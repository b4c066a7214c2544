// Walks the pages that links lead to, one of each kind.

import { notYet } from "./not-yet.js";

/** What is saved, not shown. */
const FILE = /\.(csv|pgn|trf|trf\d+|txt|json|zip|tratto|svg|pdf|ics|atom|xlsx|xml|png)$/;

/** `/t/3/round/2` and `/t/4/round/1` are of one kind; so are all values of a query. */
export function kindOf(path) {
  const [address, query = ""] = path.split("?");
  const kind = address.replace(/^\/(t|e|o|clubs|players|games|r)\/[^/]+/, "/$1/*")
    .replace(/^\/(laws|handbook)\/[^/]+\/.+/, "/$1/*/*").replace(/\d+/g, "N");
  const names = [...new URLSearchParams(query).keys()].sort();
  return names.length > 0 ? `${kind}?${names.join("&")}` : kind;
}

/**
 * Visits pages from `starts` on, at most `limit`, no more than `perKind` of each kind.
 * Calls `visit(page, path, response)` on each page that answers, and gives back the paths `visited`, the `dead` links
 * (4xx and 5xx, but for the kinds of `not-yet.js`), and the kinds `missing` and `arrived` of that list. Walks that
 * share `kinds` do not visit a kind again.
 */
export async function crawl(page, starts, visit, { limit = 80, perKind = 1, kinds = new Map() } = {}) {
  const queue = [...starts];
  const seen = new Set(queue);
  const report = { visited: [], dead: [], missing: [], arrived: [] };
  while (queue.length > 0 && report.visited.length < limit) {
    const path = queue.shift();
    const kind = kindOf(path);
    if ((kinds.get(kind) ?? 0) >= perKind) continue;
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    const isFile = FILE.test(path.split("?")[0]);
    const response = await (isFile ? page.request.get(path) : page.goto(path, { waitUntil: "load" }));
    if (response.status() >= 400) {
      if (response.status() === 404 && notYet.has(kind)) report.missing.push(kind);
      else report.dead.push(`${response.status()} ${path}`);
      continue;
    }
    if (notYet.has(kind)) report.arrived.push(kind);
    report.visited.push(path);
    if (isFile) continue;
    await visit(page, path, response);
    const links = await page.locator("a[href]").evaluateAll((all) =>
      all.filter((a) => a.origin === location.origin && !a.hasAttribute("download")).map((a) => a.pathname + a.search),
    );
    for (const link of links) {
      if (!seen.has(link)) {
        seen.add(link);
        queue.push(link);
      }
    }
  }
  return report;
}

/** Says what the walk found, and fails on dead links. */
export function assertWhole(t, { visited, dead, missing, arrived }) {
  t.diagnostic(`${visited.length} pages: ${visited.join(" ")}`);
  if (missing.length > 0) t.diagnostic(`not there yet: ${missing.join(" ")}`);
  if (arrived.length > 0) t.diagnostic(`take these off not-yet.js: ${arrived.join(" ")}`);
  if (dead.length > 0) throw new Error(`links that lead nowhere:\n${dead.join("\n")}`);
}
