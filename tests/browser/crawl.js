// Walks the pages that links lead to, one of each kind.

/** `/t/3/round/2` and `/t/4/round/1` are of one kind. */
export const kindOf = (path) =>
  path.replace(/^\/(t|clubs|players|games|r)\/[^/?]+/, "/$1/*").replace(/\d+/g, "N");

/**
 * Visits pages from `starts` on, at most `limit`, no more than `perKind` of each kind.
 * Calls `visit(page, path, response)` on each and answers the paths visited.
 */
export async function crawl(page, starts, visit, { limit = 60, perKind = 1 } = {}) {
  const queue = [...starts];
  const seen = new Set(queue);
  const kinds = new Map();
  const visited = [];
  while (queue.length > 0 && visited.length < limit) {
    const path = queue.shift();
    const kind = kindOf(path);
    if ((kinds.get(kind) ?? 0) >= perKind) continue;
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    let response;
    try {
      response = await page.goto(path, { waitUntil: "load" });
    } catch (error) {
      // A file to save is not a page.
      if (/Download is starting|ERR_ABORTED/.test(String(error))) continue;
      throw error;
    }
    visited.push(path);
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
  return visited;
}
