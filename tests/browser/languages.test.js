// The other languages on every kind of page, as everybody who has an account there sees it: no message shows its key, and
// nothing is wider than a phone or a desk. Italian and English are walked by the test of accessibility.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { signIn, startBrowser } from "./chromium.js";
import { crawl } from "./crawl.js";
import { tooWide } from "./faults.js";
import { startServer } from "./server.js";
import { WALKS, addressesOf, passwordOf, withoutLanguages } from "./walks.js";

const LOCALES = ["fr-FR", "de-DE", "es-ES"];
const DESK = { width: 1366, height: 900 };
const NARROW = { width: 320, height: 568 };

let server;

before(async () => {
  server = await startServer("demo");
});
after(async () => server?.stop());

describe("every kind of page", { concurrency: 2 }, () => {
  for (const locale of LOCALES) test(locale, { timeout: 900_000 }, (t) => walkAll(t, locale));
});

/** Words that look like the key of a message: `enter-go-on`. Slugs and codes stand in links and in code. */
const keysOf = (page) =>
  page.evaluate(() => {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement.closest("code, pre, script, a, input, textarea, .k, dd")) continue;
      const text = node.textContent.trim();
      if (/^[a-z]{2,}(-[a-z0-9]+){1,5}$/.test(text)) found.push(text);
    }
    return found;
  });

async function walkAll(t, locale) {
  const found = [];
  const kinds = withoutLanguages();
  let pages = 0;
  const browser = await startBrowser(server.base, { locale, reducedMotion: "reduce" });
  try {
    for (const walk of WALKS) {
      await browser.context.clearCookies();
      if (walk.who) await signIn(browser.page, walk.who, await passwordOf(server, walk.who));
      const visit = async (page, path) => {
        if (!(await page.evaluate(() => document.contentType === "text/html")) || path.includes("?")) return;
        pages += 1;
        const lang = await page.getAttribute("html", "lang");
        if (lang !== locale.slice(0, 2)) found.push(`${path}: in ${lang}`);
        for (const key of await keysOf(page)) found.push(`${path}: ${key}`);
        for (const [name, size] of [["desk", DESK], ["320", NARROW]]) {
          await page.setViewportSize(size);
          for (const text of await tooWide(page)) found.push(`${path} ${name}: ${text}`);
        }
        await page.setViewportSize(DESK);
      };
      const starts = await addressesOf(browser.page, walk);
      const { visited } = await crawl(browser.page, starts, visit, { limit: 120, kinds });
      assert.ok(visited.length > 0, `${walk.who ?? "a visitor"} saw nothing`);
    }
    t.diagnostic(`${pages} pages`);
    assert.ok(pages > 30, `${pages} pages`);
    assert.deepEqual(found, []);
  } finally {
    await browser.stop();
  }
}
