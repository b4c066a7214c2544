// What a phone that remembers its board has copied.

import assert from "node:assert/strict";

/** Addresses of the copies that the phone has of a tournament. */
export const copiesOf = (page, slug) =>
  page.evaluate(async (name) => {
    if (!(await caches.has(name))) return [];
    const kept = await (await caches.open(name)).keys();
    return kept.map((request) => new URL(request.url).pathname).sort();
  }, `tratto-board-${slug}`);

/** Waits for a copy of the page of the tournament under this path. */
export async function copied(page, slug, path) {
  const until = Date.now() + 30_000;
  while (!(await copiesOf(page, slug)).includes(path)) {
    assert.ok(Date.now() < until, `no copy of ${path}`);
    await page.waitForTimeout(50);
  }
}
