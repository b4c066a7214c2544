// A draft changed by hand: by keys alone, on a phone without scripts, and without a fault for those who listen to it.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import axe from "axe-core";
import { becomeAdmin, startBrowser } from "./chromium.js";
import { takeScreenshots } from "./screenshots.js";
import { startServer } from "./server.js";
import { withPlayers } from "./tournament.js";

const PHONE = { width: 390, height: 844 };

let server;
let session;
let slug;

before(async () => {
  server = await startServer("serve");
  const browser = await startBrowser(server.base);
  try {
    const { page } = browser;
    await becomeAdmin(server, page);
    slug = await withPlayers(page, "Torneo a Mano", 10);
    await page.goto(`/t/${slug}/entries`);
    await page.fill("form[action$='/desk/1/pair'] [name=reason]", "prova");
    await page.click("form[action$='/desk/1/pair'] button[type=submit]");
    await page.waitForURL(/\/desk\/1$/);
    session = await browser.context.cookies();
  } finally {
    await browser.stop();
  }
});
after(async () => server?.stop());

const names = (page) => page.locator("tbody [data-seat]").allTextContents();

/** What axe finds, a line for each. */
async function faults(page) {
  await page.evaluate(axe.source);
  const found = await page.evaluate(() =>
    window.axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"], resultTypes: ["violations"] }),
  );
  return found.violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html).join(" | ")}`);
}

test("two are swapped, taken back and swapped again by keys", async () => {
  const browser = await startBrowser(server.base);
  try {
    const { page } = browser;
    await browser.context.addCookies(session);
    await page.goto(`/t/${slug}/desk/1`);
    await page.keyboard.press("h");
    await page.waitForURL(/\/desk\/1\/hand$/);
    const drafted = await names(page);
    // Black of board 1 is taken, and changes seats with Black of board 2.
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("s");
    await page.waitForURL(/take=\d+/);
    assert.equal(await page.locator(".held-in").textContent(), drafted[1]);
    assert.deepEqual(await faults(page), []);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("s");
    await page.waitForURL(/\/desk\/1\/hand$/);
    const swapped = await names(page);
    assert.deepEqual([swapped[1], swapped[3]], [drafted[3], drafted[1]]);
    assert.match(await page.textContent(".says"), /2 posti diversi dal motore/);
    assert.deepEqual(await faults(page), []);
    await page.setViewportSize({ width: 320, height: 568 });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(width <= 320, `${width} px wide`);
    await page.setViewportSize({ width: 1366, height: 900 });
    await page.keyboard.press("Backspace");
    await page.waitForFunction(() => document.querySelector(".says").textContent.includes("Come il motore"));
    assert.deepEqual(await names(page), drafted);
    // Colours of board 1.
    await page.locator("tbody [data-seat]").first().focus();
    await page.keyboard.press("s");
    await page.waitForURL(/take=\d+/);
    await page.keyboard.press("c");
    await page.waitForURL(/\/desk\/1\/hand$/);
    assert.deepEqual((await names(page)).slice(0, 2), [drafted[1], drafted[0]]);
    if (process.env.TRATTO_SCREENSHOTS) {
      const held = await page.locator("tbody [data-seat]").nth(6).getAttribute("href");
      await takeScreenshots(page, [`/t/${slug}/desk/1/hand`, held], process.env.TRATTO_SCREENSHOTS);
    }
    browser.assertQuiet();
  } finally {
    await browser.stop();
  }
});

test("a board is dissolved, made anew and published without scripts on a phone", async () => {
  const browser = await startBrowser(server.base, { javaScriptEnabled: false, viewport: PHONE });
  try {
    const { page } = browser;
    await browser.context.addCookies(session);
    await page.goto(`/t/${slug}/desk/1/hand`);
    const drafted = await names(page);
    await page.locator("tbody [data-seat]").nth(2).click();
    await page.click("button[name=unseat]");
    assert.equal(await page.locator(".waiting li").count(), 2);
    // Who had Black is taken first, and so has White.
    await page.locator(".waiting [data-seat]", { hasText: drafted[3] }).click();
    await page.locator(".waiting button[name=seat]").first().click();
    assert.deepEqual((await names(page)).slice(2, 4), [drafted[3], drafted[2]]);
    assert.equal(await page.locator(".waiting").count(), 0);
    assert.equal((await names(page)).length, drafted.length);
    await page.fill("[name=reason]", "Colori concordati prima del turno");
    await page.click("form[action$='/publish'] button[type=submit]");
    await page.waitForURL(/\/desk\/1$/);
    assert.match(await page.textContent("main"), /Abbinato a mano: Colori concordati prima del turno/);
    browser.assertQuiet();
  } finally {
    await browser.stop();
  }
});
