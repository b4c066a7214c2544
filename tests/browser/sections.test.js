// An event of two sections: a key moves a player, the check-in of all sections takes the fee by a key, undo takes it back.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import axe from "axe-core";
import { becomeAdmin, startBrowser } from "./chromium.js";
import { startServer } from "./server.js";
import { withPlayers } from "./tournament.js";

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

async function asArbiter(work, options = {}) {
  const browser = await startBrowser(server.base, options);
  try {
    await browser.context.addCookies(session);
    await work(browser.page, browser);
  } finally {
    await browser.stop();
  }
}

/** What axe finds, a line for each. */
async function faults(page) {
  await page.evaluate(axe.source);
  const found = await page.evaluate(() =>
    window.axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"], resultTypes: ["violations"] }),
  );
  return found.violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html).join(" | ")}`);
}

/** An event with sections A and B and a fee; answers its address part. */
async function event(page, name, players) {
  const slug = await withPlayers(page, name, players);
  await page.goto(`/t/${slug}/fees/bands`);
  await page.fill("[name=bands]", "under 18: 40\n60");
  await page.click("form[action$='/fees/bands'] button[type=submit]");
  await page.waitForLoadState("load");
  await page.goto(`/t/${slug}/settings/sections`);
  await page.fill("form[action$='/settings/sections'] [name=event_name]", `Festival ${name}`);
  await page.click("form[action$='/settings/sections'] button[type=submit]");
  await page.waitForLoadState("load");
  await page.goto(`/t/${slug}/settings/sections`);
  const link = await page.locator("main a[href^='/e/'][href$='/desk']").getAttribute("href");
  await page.click("form[action$='/sections/add'] button[type=submit]");
  await page.waitForURL(/\/settings$/);
  return link.split("/")[2];
}

const text = (page, css) => page.locator(css).innerText();

test("one key moves a player, one key marks and takes the fee", async () => {
  await asArbiter(async (page, browser) => {
    const slug = await event(page, "dei Tasti", 4);
    await page.goto(`/e/${slug}/desk`);
    await page.keyboard.press("ArrowDown");
    await page.locator("tr.now", { hasText: "Provetti02" }).waitFor();
    await page.keyboard.press("b");
    await page.locator("tr.now td b", { hasText: "B" }).waitFor();
    assert.match(await text(page, "tr.now"), /Provetti02/);
    await page.keyboard.press("a");
    await page.locator("tr.now td b", { hasText: "A" }).waitFor();
    await page.keyboard.press("b");
    await page.locator("tr.now td b", { hasText: "B" }).waitFor();
    assert.deepEqual(await faults(page), []);
    await page.goto(`/e/${slug}/check-in`);
    await page.keyboard.type("provetti02");
    await page.keyboard.press("/");
    await page.locator("tr.now [data-member].checked").waitFor();
    await page.keyboard.press("+");
    await page.locator("[data-said]", { hasText: "60" }).waitFor();
    assert.match(await text(page, ".margin"), /60\s€/);
    assert.deepEqual(await faults(page), []);
    await page.keyboard.press("Control+z");
    await page.locator("tr[data-presence=open]", { hasText: "Provetti02" }).waitFor();
    await page.goto(`/e/${slug}`);
    assert.deepEqual(await faults(page), []);
    browser.assertQuiet("at the desk of an event");
  });
});

test("without script a button moves a player", async () => {
  await asArbiter(
    async (page) => {
      const slug = await event(page, "senza Script", 2);
      await page.goto(`/e/${slug}/desk?q=provetti01`);
      await page.click("button[data-key=b]");
      await page.waitForURL(/moved=/);
      assert.match(await text(page, "tr.now"), /B/);
    },
    { javaScriptEnabled: false },
  );
});

test("pages of an event fit a phone", async () => {
  await asArbiter(
    async (page) => {
      const slug = await event(page, "in Tasca", 3);
      for (const path of ["", "/desk", "/check-in"]) {
        await page.goto(`/e/${slug}${path}`);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        assert.ok(wide <= 0, `${path} is ${wide} px too wide`);
        assert.deepEqual(await faults(page), []);
      }
    },
    { viewport: { width: 320, height: 640 } },
  );
});
