// What the program asks first: absent people, a stale draft, a result of an earlier round; with script, by keyboard.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { becomeAdmin, startBrowser } from "./chromium.js";
import { startServer } from "./server.js";
import { schemes, sizes } from "./screenshots.js";
import { withPlayers } from "./tournament.js";

let server;
let browser;

before(async () => {
  server = await startServer("serve");
  browser = await startBrowser(server.base);
  await becomeAdmin(server, browser.page);
});

after(async () => {
  await browser?.stop();
  await server?.stop();
});

/** The page as it stands (an answer to a form has no address of its own), in both sizes and schemes. */
async function picture(page, stem) {
  const folder = process.env.TRATTO_SCREENSHOTS;
  if (!folder) return;
  await mkdir(folder, { recursive: true });
  for (const { name, width, height } of sizes) {
    await page.setViewportSize({ width, height });
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: join(folder, `${stem}-${name}-${colorScheme}.png`), fullPage: true });
    }
  }
  await page.setViewportSize(sizes[0]);
  await page.emulateMedia({ colorScheme: "light" });
}

async function enterAll(page, slug, round) {
  await page.goto(`/t/${slug}/desk/${round}`);
  const boards = await page.locator("tr[data-board]").count();
  for (let board = 0; board < boards; board += 1) await page.keyboard.press("1");
  await page.waitForFunction(() => !document.querySelector("tr[data-board][data-missing]"));
}

test("questions before a round is paired, published, corrected", async () => {
  const { page } = browser;
  const slug = await withPlayers(page, "Torneo delle Domande", 8);
  for (const row of [1, 2, 3, 4, 5, 6]) {
    await page.goto(`/t/${slug}/entries`);
    await page.click(`table.entries tbody tr:nth-of-type(${row}) button[name=present]`);
  }
  await page.goto(`/t/${slug}/entries`);
  await page.click("form[action$='/desk/1/pair'] button[type=submit]");
  await page.locator("select[name^=unseen_]").first().waitFor();
  assert.equal(await page.locator("select[name^=unseen_]").count(), 2);
  await picture(page, "unseen");
  await page.click("button[name=unseen][value=absent]");
  await page.waitForURL(/desk\/1$/);
  // Somebody comes after all: the draft is stale, and one button mends it.
  await page.goto(`/t/${slug}/entries`);
  await page.click("table.entries tbody tr:nth-of-type(7) button[name=present]");
  await page.goto(`/t/${slug}/desk/1`);
  assert.match(await page.locator("[data-live-part=state]").textContent(), /La bozza non vale più/);
  assert.doesNotMatch(await page.locator("[data-live-part=state]").textContent(), /si può pubblicare/);
  await picture(page, "stale-desk");
  await page.goto(`/t/${slug}/desk/1/publish`);
  await picture(page, "stale-publish");
  await page.click("form.again button");
  await page.waitForURL(/desk\/1$/);
  await page.goto(`/t/${slug}/desk/1/publish`);
  await page.click("main form.mt button.main");
  await page.waitForURL(/desk\/1$/);
  await enterAll(page, slug, 1);
  await page.goto(`/t/${slug}/entries`);
  await page.click("form[action$='/desk/2/pair'] button[type=submit]");
  await page.click("button[name=unseen][value=out]");
  await page.waitForURL(/desk\/2$/);
  await page.goto(`/t/${slug}/desk/2/publish`);
  await page.click("main form.mt button.main");
  await page.waitForURL(/desk\/2$/);
  // The key on a board of round 1 leads to the question; nothing is written before it is answered.
  await page.goto(`/t/${slug}/desk/1?board=1`);
  await page.keyboard.press("0");
  await page.locator("#f-reason").waitFor();
  await picture(page, "earlier-round");
  await page.fill("#f-reason", "fogli scambiati");
  await page.click("main form button.main");
  await page.waitForURL(/desk\/1$/);
  assert.match(await page.locator("tr[data-board='1'] td.pr").textContent(), /0.*1/);
  browser.assertQuiet();
});

test("FIDE mode is left by two questions, from the keyboard", async () => {
  const { page } = browser;
  const slug = await withPlayers(page, "Torneo fuori modo", 6);
  await page.goto(`/t/${slug}/integrity`);
  await page.focus("form[action$='/fide-mode'] button");
  await page.keyboard.press("Enter");
  await page.locator("ol.asked").waitFor();
  await picture(page, "confirm");
  await page.fill("[name=reason]", "Torneo di circolo, senza variazioni Elo");
  await page.keyboard.press("Enter");
  await page.locator("[name=sure][value='1']").waitFor({ state: "attached" });
  await picture(page, "confirm-second");
  await page.focus("main form button");
  await page.keyboard.press("Enter");
  await page.locator("p.fide-left").waitFor();
  await picture(page, "integrity");
  await page.goto(`/t/${slug}/standings`);
  assert.match(await page.locator("main").innerText(), /FIDE/);
});
