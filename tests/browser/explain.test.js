// "Why do I play this one?": from the round to the reasons, by keyboard, on a phone, without scripts.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { becomeAdmin, startBrowser } from "./chromium.js";
import { startServer } from "./server.js";
import { takeScreenshots } from "./screenshots.js";
import { withRoundPublished } from "./tournament.js";

const PLAYERS = 9;

let server;
let session;
let slug;

/** Enters 1–0 at every board of the round by keyboard. */
async function enterAll(page, round) {
  await page.goto(`/t/${slug}/desk/${round}`);
  const boards = await page.locator("tr[data-board]").count();
  for (let board = 0; board < boards; board += 1) await page.keyboard.press("1");
  await page.waitForFunction(() => document.querySelectorAll("tr[data-board][data-missing]").length === 0);
}

before(async () => {
  server = await startServer("serve");
  const browser = await startBrowser(server.base);
  try {
    const { page } = browser;
    await becomeAdmin(server, page);
    slug = await withRoundPublished(page, "Torneo dei Perché", PLAYERS);
    await enterAll(page, 1);
    await page.goto(`/t/${slug}/entries`);
    await page.click("form[action$='/desk/2/pair'] button[type=submit]");
    await page.waitForURL(/\/desk\/2$/);
    session = await browser.context.cookies();
  } finally {
    await browser.stop();
  }
});
after(async () => server?.stop());

test("an arbiter asks why before publishing", async () => {
  const browser = await startBrowser(server.base);
  try {
    const { page } = browser;
    await browser.context.addCookies(session);
    await page.goto(`/t/${slug}/desk/2`);
    await page.getByRole("link", { name: "Perché questi abbinamenti?" }).click();
    assert.match(await page.textContent(".tag.warn"), /Bozza/);
    await page.locator(".pairs-of li > a").first().click();
    assert.ok((await page.locator(".reasons li").count()) >= 3);
    await page.goto(`/t/${slug}/desk/2/publish`);
    await page.click("main form.mt button.main");
    await page.waitForURL((url) => !url.pathname.endsWith("/publish"));
    browser.assertQuiet();
  } finally {
    await browser.stop();
  }
});

test("a player asks why, and why not somebody else, by keyboard alone", async () => {
  const browser = await startBrowser(server.base, { viewport: { width: 390, height: 844 } });
  try {
    const { page } = browser;
    await page.goto(`/t/${slug}/my-board?surname=Provetti01`);
    const link = page.getByRole("link", { name: "Perché questo abbinamento?" });
    await link.focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/why\/\d+$/);
    const reasons = await page.locator(".reasons li").allTextContents();
    assert.ok(reasons.some((text) => text.includes("Il colore:")), reasons.join("\n"));
    await page.locator("#with").focus();
    await page.keyboard.type("Provetti05");
    await page.keyboard.press("Enter");
    await page.locator(".answer").waitFor();
    assert.match(await page.textContent(".answer"), /hanno già giocato insieme nel turno 1.*C1/s);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(width <= 390, `${width} px wide`);
    browser.assertQuiet();
    if (process.env.TRATTO_SCREENSHOTS) {
      const path = new URL(page.url()).pathname + new URL(page.url()).search;
      const paths = [path, `/t/${slug}/round/2/why`, `/t/${slug}/round/2`, `/t/${slug}/standings`];
      await takeScreenshots(page, paths, process.env.TRATTO_SCREENSHOTS);
    }
  } finally {
    await browser.stop();
  }
});

test("everything is told without scripts", async () => {
  const browser = await startBrowser(server.base, { javaScriptEnabled: false });
  try {
    const { page } = browser;
    await page.goto(`/t/${slug}/round/2`);
    const links = await page.locator(".py a").evaluateAll((all) => all.map((a) => a.getAttribute("href")));
    assert.equal(links.length, Math.ceil(PLAYERS / 2));
    for (const link of links) {
      await page.goto(link);
      assert.ok((await page.locator(".reasons li").count()) >= 2, link);
    }
    browser.assertQuiet();
  } finally {
    await browser.stop();
  }
});
