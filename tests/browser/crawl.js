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

/** Where the forms of a page that ask for something lead, with words that nobody finds. */
const searches = (page) =>
  page.locator("form:not([method=post])[action]").evaluateAll((all) =>
    all.map((form) => {
      const fields = new FormData(form);
      for (const field of form.querySelectorAll("input[type=search], input[type=text]")) fields.set(field.name, "zzqq");
      return `${new URL(form.action).pathname}?${new URLSearchParams(fields)}`;
    }),
  );

/**
 * Visits pages from `starts` on, at most `limit`, no more than `perKind` of each kind; files among them unless `files` is false, and
 * what `searching` forms find where it is true. `until` is what is waited for on each.
 * Calls `visit(page, path, response)` on each page that answers, and gives back the paths `visited`, the `dead` links
 * (4xx and 5xx, but for the kinds of `not-yet.js`), the kinds `missing` and `arrived` of that list, and those that were `left` when the
 * limit was reached. Walks that share `kinds` do not visit a kind again.
 */
export async function crawl(page, starts, visit, options = {}) {
  const { limit = 80, perKind = 1, kinds = new Map(), files = true, searching = false, until = "load" } = options;
  const queue = [...starts];
  const seen = new Set(queue);
  const asked = new Set();
  const report = { visited: [], dead: [], missing: [], arrived: [], left: [] };
  while (queue.length > 0 && report.visited.length < limit) {
    const path = queue.shift();
    const kind = kindOf(path);
    if ((kinds.get(kind) ?? 0) >= perKind) continue;
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    const isFile = FILE.test(path.split("?")[0]);
    if (isFile && !files) continue;
    const response = await (isFile ? page.request.get(path) : page.goto(path, { waitUntil: until }));
    // What a form asks without sense may be refused, and the answer is a page.
    if (response.status() >= 400 && !asked.has(path)) {
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
    if (searching) {
      for (const link of await searches(page)) {
        asked.add(link);
        links.push(link);
      }
    }
    for (const link of links) {
      if (!seen.has(link)) {
        seen.add(link);
        queue.push(link);
      }
    }
  }
  const left = queue.filter((path) => (kinds.get(kindOf(path)) ?? 0) < perKind && (files || !FILE.test(path.split("?")[0])));
  report.left = [...new Map(left.map((path) => [kindOf(path), path])).values()];
  return report;
}

/** Says what the walk found, and fails on dead links. */
export function assertWhole(t, { visited, dead, missing, arrived, left }) {
  t.diagnostic(`${visited.length} pages: ${visited.join(" ")}`);
  if (left.length > 0) t.diagnostic(`kinds left out at the limit: ${left.join(" ")}`);
  if (missing.length > 0) t.diagnostic(`not there yet: ${missing.join(" ")}`);
  if (arrived.length > 0) t.diagnostic(`take these off not-yet.js: ${arrived.join(" ")}`);
  if (dead.length > 0) throw new Error(`links that lead nowhere:\n${dead.join("\n")}`);
}
