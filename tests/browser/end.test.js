// The last page of the day and the archive: every line leads somewhere, pages fit a phone and are without fault, a
// tournament is handed over and opened again.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import axe from "axe-core";
import { startBrowser, signIn } from "./chromium.js";
import { takeScreenshots } from "./screenshots.js";
import { startServer } from "./server.js";

let server;
before(async () => {
  server = await startServer("demo");
});
after(async () => server?.stop());

async function asArbiter(work) {
  const browser = await startBrowser(server.base);
  try {
    await signIn(browser.page, "arbitro", "torre-in-settima");
    await work(browser.page, browser);
  } finally {
    await browser.stop();
  }
}

/** Address part of the tournament of this name. */
async function slugOf(page, part) {
  await page.goto("/mine");
  const links = await page.locator("a[href^='/t/']").evaluateAll((all) => all.map((a) => a.pathname.split("/")[2]));
  return links.find((slug) => slug.includes(part));
}

/** What axe finds, a line for each. */
async function faults(page) {
  await page.evaluate(axe.source);
  const found = await page.evaluate(() =>
    window.axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"], resultTypes: ["violations"] }),
  );
  return found.violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html).join(" | ")}`);
}

test("each line of the last page leads to its one action", async () => {
  await asArbiter(async (page) => {
    for (const part of ["argine", "nebbia"]) {
      const slug = await slugOf(page, part);
      await page.goto(`/t/${slug}/end`);
      const rows = await page.locator("main table tr").count();
      const links = await page.locator("main table a").evaluateAll((all) => all.map((a) => a.pathname + a.search));
      assert.ok(rows > 8, `${rows} rows`);
      assert.equal(links.length, rows);
      for (const link of new Set(links)) {
        const answer = await page.request.get(link);
        assert.ok(answer.ok(), `${answer.status()} ${link}`);
      }
    }
  });
});

test("the pages fit a phone and are without fault, light and dark", async () => {
  await asArbiter(async (page) => {
    const over = await slugOf(page, "argine");
    const running = await slugOf(page, "nebbia");
    const paths = [`/t/${over}/end`, `/t/${running}/end`, `/t/${running}/archive`, "/archive"];
    await page.setViewportSize({ width: 390, height: 844 });
    for (const colorScheme of ["light", "dark"]) {
      await page.emulateMedia({ colorScheme });
      for (const path of paths) {
        await page.goto(path);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        assert.ok(width <= 390, `${path}: ${width} px wide`);
        assert.deepEqual(await faults(page), [], path);
      }
    }
    const folder = process.env.TRATTO_SCREENSHOTS;
    if (folder) await takeScreenshots(page, paths, folder);
  });
});

test("a tournament is handed over, and opened as another", async () => {
  await asArbiter(async (page) => {
    const slug = await slugOf(page, "nebbia");
    await page.goto(`/t/${slug}/archive`);
    await page.click("form[action$='/hand-over'] button");
    await page.waitForSelector("dd.code");
    const digest = await page.textContent("dd.code");
    assert.match(digest.trim(), /^[0-9a-f]{64}$/);
    await page.goto(`/t/${slug}`);
    assert.ok((await page.textContent("main")).includes(digest.trim().slice(0, 4)));
    const answer = await page.request.get(`/t/${slug}/tournament.tratto`);
    assert.ok(answer.ok());
    await page.goto("/archive");
    const file = { name: "nebbia.tratto", mimeType: "application/zip", buffer: await answer.body() };
    await page.setInputFiles("#file", file);
    await page.click("main form button[type=submit]");
    await page.waitForURL(new RegExp(`/t/${slug}-2/`));
    await page.goto(`/t/${slug}-2/record`);
    assert.ok((await page.locator("table.trail tbody tr").count()) > 5);
  });
});
