// A girl of ten enters on a phone, her mother confirms by the link, an arbiter accepts by one key, and she is shown as chosen.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import axe from "axe-core";
import { becomeAdmin, startBrowser } from "./chromium.js";
import { takeScreenshots } from "./screenshots.js";
import { startServer } from "./server.js";
import { publishFirst, withPlayers } from "./tournament.js";

let server;
let session;
before(async () => {
  server = await startServer("serve");
  const browser = await startBrowser(server.base);
  try {
    await becomeAdmin(server, browser.page);
    session = await browser.context.cookies();
  } finally {
    await browser.stop();
  }
});
after(async () => server?.stop());

/** Somebody with a browser of their own; without `cookies` a visitor. */
async function as(cookies, work, options = {}) {
  const browser = await startBrowser(server.base, options);
  try {
    if (cookies) await browser.context.addCookies(cookies);
    await work(browser.page);
    browser.assertQuiet();
  } finally {
    await browser.stop();
  }
}

/** What axe finds, a line for each, and whether the page is wider than a small phone. */
async function assertFits(page) {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(axe.source);
  const found = await page.evaluate(() =>
    window.axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"], resultTypes: ["violations"] }),
  );
  const faults = found.violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html).join(" | ")}`);
  assert.deepEqual(faults, [], page.url());
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(wide <= 320, `${page.url()}: ${wide} px`);
}

test("a girl enters, her mother confirms, the arbiter accepts by one key", async () => {
  let slug;
  await as(session, async (page) => {
    slug = await withPlayers(page, "Torneo dei Telefoni", 3);
    await page.goto(`/t/${slug}/settings/entries`);
    await page.check("[name=door_open]");
    await page.fill("[name=door_places]", "20");
    await page.fill("[name=door_payee]", "Circolo di Prova");
    await page.fill("[name=door_iban]", "IT60X0542811101000000123456");
    await assertFits(page);
    await page.click("main form button.main");
    await page.waitForLoadState();
  });
  let own;
  let guardian;
  await as(null, async (page) => {
    await page.goto(`/t/${slug}`);
    await page.click(`a[href='/t/${slug}/enter']`);
    await page.fill("[name=find]", "spadaro");
    await page.press("[name=find]", "Enter");
    await page.waitForURL(/find=spadaro/);
    await assertFits(page);
    await page.click("button.main");
    await page.waitForURL(/player=0/);
    await page.fill("[name=last_name]", "Spadaro");
    await page.fill("[name=first_name]", "Dorotea");
    await page.fill("[name=birth]", "2016-03-04");
    await page.fill("[name=guardian_name]", "Rosa Spadaro");
    await page.fill("[name=guardian_email]", "rosa@posta.example");
    await page.check("[name=bye][value='2']");
    await assertFits(page);
    await page.click("button.main");
    await page.waitForURL(/\/enter\/request\//);
    own = new URL(page.url()).pathname;
    await assertFits(page);
    guardian = new URL(await page.locator(".copy a").first().getAttribute("href")).pathname;
    assert.match(await page.locator("a.btn.main").getAttribute("href"), /^mailto:rosa@posta/);
  });
  await as(null, async (page) => {
    await page.goto(guardian);
    await assertFits(page);
    await page.check("[name=name_shown][value=whole]");
    await page.click("button.main");
    await page.waitForLoadState();
    assert.match(await page.locator("[role=status]").first().textContent(), /Confermata|Confirmed/);
    await assertFits(page);
  });
  await as(session, async (page) => {
    await page.goto(`/t/${slug}/requests`);
    await assertFits(page);
    if (process.env.TRATTO_SCREENSHOTS) {
      const paths = ["enter", "enter?find=provetti", "enter?player=0", "requests", "settings/entries", "players"];
      await takeScreenshots(page, [...paths.map((end) => `/t/${slug}/${end}`), own, guardian], process.env.TRATTO_SCREENSHOTS);
      await page.goto(`/t/${slug}/requests`);
    }
    await page.press("button[value=accept]", "Enter");
    await page.waitForURL(/#r\d+$/);
    await publishFirst(page, slug);
  });
  await as(null, async (page) => {
    await page.goto(`/t/${slug}/players`);
    assert.match(await page.textContent("main"), /Spadaro\s*Dorotea/);
    await page.goto(own);
    assert.equal(await page.locator(".stato.in").count(), 1);
    // What is kept, what is wrong, what is to go: pages behind both links.
    for (const link of [own, guardian]) {
      for (const end of ["data", "correct", "erase"]) {
        await page.goto(`${link}/${end}`);
        await assertFits(page);
      }
    }
    await page.goto(`${own}/correct`);
    await page.fill("[name=last_name]", "Spadari");
    await page.click("button.main");
    await page.waitForLoadState();
    await assertFits(page);
    await page.goto(`${own}/erase`);
    await page.click("main form button");
    await page.waitForLoadState();
    await page.locator("button[name=sure]").waitFor();
    await assertFits(page);
  });
  await as(session, async (page) => {
    await page.goto(`/t/${slug}/requests`);
    await assertFits(page);
    const erase = await page.goto(`/t/${slug}/entries`).then(() =>
      page.locator("a[href$='/edit']").first().getAttribute("href"),
    );
    const pages = [`/t/${slug}/requests`, erase.replace("/edit", "/erase"), erase, "/account/data", own, `${own}/data`, `${own}/correct`, `${own}/erase`];
    for (const path of pages.slice(0, 4)) {
      await page.goto(path);
      await assertFits(page);
    }
    if (process.env.TRATTO_SCREENSHOTS) await takeScreenshots(page, pages, `${process.env.TRATTO_SCREENSHOTS}/rights`);
    await page.goto(`/t/${slug}/requests`);
    await page.press("button[value=take]", "Enter");
    await page.waitForURL(/requests$/);
    assert.equal(await page.locator("button[value=take]").count(), 0);
  });
});
