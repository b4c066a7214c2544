// axe-core on every kind of page that links lead to, as everybody who has an account there sees it, in both languages,
// on a desk and on a phone, light and dark; and no page wider than 320 px, and nothing cut by its own box, on a screen or on paper.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { signIn, startBrowser } from "./chromium.js";
import { crawl } from "./crawl.js";
import { clipped, clippedOnPaper, faults, tooWide } from "./faults.js";
import { startServer } from "./server.js";
import { WALKS, addressesOf, passwordOf, withoutLanguages } from "./walks.js";

const LOCALES = ["it-IT", "en-GB"];
const DESK = { width: 1366, height: 900 };
const PHONE = { width: 390, height: 844 };
const NARROW = { width: 320, height: 568 };

let server;

before(async () => {
  server = await startServer("demo");
});
after(async () => server?.stop());

/** Each language in a browser of its own, side by side. */
describe("every kind of page", { concurrency: true }, () => {
  for (const locale of LOCALES) test(locale, { timeout: 900_000 }, (t) => walkAll(t, locale));
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
        if (!(await page.evaluate(() => document.contentType === "text/html"))) return;
        // What a query opens has been read in the first language.
        if (locale !== LOCALES[0] && path.includes("?")) return;
        pages += 1;
        const note = (view) => (text) => found.push(`${path} ${view}: ${text}`);
        await page.emulateMedia({ colorScheme: "light" });
        await page.setViewportSize(DESK);
        (await faults(page)).forEach(note("desk"));
        (await clipped(page)).forEach(note("desk"));
        await page.emulateMedia({ colorScheme: "dark" });
        await page.setViewportSize(PHONE);
        (await faults(page)).forEach(note("phone"));
        await page.setViewportSize(NARROW);
        (await tooWide(page)).forEach(note("320"));
        (await clipped(page)).forEach(note("320"));
        await page.setViewportSize(DESK);
        (await clippedOnPaper(page, DESK)).forEach(note("paper"));
      };
      const from = await addressesOf(browser.page, walk);
      const { visited, left } = await crawl(browser.page, from, visit, { limit: 120, kinds });
      assert.ok(visited.length > 0, `${walk.who ?? "a visitor"} saw nothing`);
      if (left.length > 0) t.diagnostic(`${walk.who ?? "a visitor"}: left out at the limit: ${left.join(" ")}`);
    }
    t.diagnostic(`${pages} pages`);
    assert.ok(pages > 30, `${pages} pages`);
    assert.deepEqual(found, []);
  } finally {
    await browser.stop();
  }
}
