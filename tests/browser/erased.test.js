// Whoever is entered asks by their link to be erased: before the first round they are gone at once, afterwards they are named nowhere
// in public while the arbiters' report stays complete.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { becomeAdmin, startBrowser } from "./chromium.js";
import { startServer } from "./server.js";
import { publishFirst, withPlayers } from "./tournament.js";

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

/** Somebody enters by the form and is accepted; the address of their request. */
async function enters(slug, surname) {
  const own = await startBrowser(server.base);
  await own.page.goto(`/t/${slug}/enter?player=0`);
  await own.page.fill("[name=last_name]", surname);
  await own.page.fill("[name=first_name]", "Zita");
  await own.page.fill("[name=birth]", "1980-05-03");
  await own.page.fill("[name=email]", "zita@posta.example");
  await own.page.click("button.main");
  await own.page.waitForURL(/\/enter\/request\//);
  const { pathname } = new URL(own.page.url());
  await browser.page.goto(`/t/${slug}/requests`);
  await browser.page.press("button[value=accept]", "Enter");
  await browser.page.waitForURL(/#r\d+$/);
  return { page: own.page, own: pathname, stop: () => own.stop() };
}

/** Answers both questions. */
async function erase(page, address) {
  await page.goto(`${address}/erase`);
  await page.click("main form button");
  await page.locator("button[name=sure]").click();
  await page.locator("[role=status]").first().waitFor();
}

test("erased before the first round at once, afterwards named nowhere", async () => {
  const { page } = browser;
  const slug = await withPlayers(page, "Torneo dei Ripensamenti", 3);
  await page.goto(`/t/${slug}/settings/entries`);
  await page.check("[name=door_open]");
  await page.click("main form button.main");
  await page.waitForLoadState();
  const first = await enters(slug, "Ripensati");
  await erase(first.page, first.own);
  const data = await (await first.page.request.get(`${first.own}/data.json`)).text();
  for (const gone of ["Ripensati", "1980", "zita@"]) assert.ok(!data.includes(gone), gone);
  await page.goto(`/t/${slug}/entries`);
  assert.doesNotMatch(await page.textContent("main"), /Ripensati/);
  await first.stop();

  const second = await enters(slug, "Secondini");
  await publishFirst(page, slug);
  await erase(second.page, second.own);
  for (const end of ["players", "standings", "standings.csv", "tournament.trf"]) {
    const text = await (await second.page.request.get(`/t/${slug}/${end}`)).text();
    assert.ok(!text.includes("Secondini"), end);
  }
  const report = await (await page.request.get(`/t/${slug}/tournament.trf`)).text();
  assert.match(report, /Secondini/);
  await page.goto(`/t/${slug}/requests`);
  assert.match(await page.textContent("main"), /Secondini[^]*(dopo la chiusura|after the end)/);
  await second.stop();
  browser.assertQuiet();
});
