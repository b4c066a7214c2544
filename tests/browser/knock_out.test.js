// A knock-out: a drawn board waits for the arbiter's word, and the bracket is for everybody, on a phone, light and dark.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { becomeAdmin, startBrowser } from "./chromium.js";
import { faults, tooWide } from "./faults.js";
import { startServer } from "./server.js";
import { publishFirst, saved } from "./tournament.js";

let server;
let browser;
let slug;

before(async () => {
  server = await startServer("serve");
  browser = await startBrowser(server.base);
  const { page } = browser;
  await becomeAdmin(server, page);
  await page.goto("/tournaments/new");
  await page.fill("[name=name]", "Coppa del Faro");
  await page.fill("[name=town]", "Roccafiorita");
  await page.selectOption("[name=pairing_edition]", "knock-out");
  await page.click("form[action='/tournaments/new'] button[type=submit]");
  await page.waitForURL(/\/t\/[^/]+\/entries/);
  slug = new URL(page.url()).pathname.split("/")[2];
  for (let number = 1; number <= 6; number += 1) {
    const form = page.locator("form[action$='/entries']");
    await form.locator("[name=last_name]").fill(`Provetti${number}`);
    await form.locator("[name=first_name]").fill("Zelinda");
    await form.locator("[name=rating]").fill(String(2400 - 7 * number));
    await form.locator("button[type=submit]").click();
    await page.locator(`table tbody tr[id]:nth-of-type(${number})`).waitFor();
  }
  await publishFirst(page, slug);
});
after(async () => {
  await browser?.stop();
  await server?.stop();
});

test("from a drawn board the arbiter names who goes on", async () => {
  const { page } = browser;
  await page.goto(`/t/${slug}/desk/1`);
  await page.locator("tr[data-board]").first().waitFor();
  await page.keyboard.press("5");
  await saved(page);
  await page.goto(`/t/${slug}/desk/1`);
  const named = page.locator("form[action$='/goes-on'] button").first();
  const name = await named.textContent();
  await named.click();
  await page.waitForLoadState();
  const visitor = await startBrowser(server.base, { javaScriptEnabled: false });
  try {
    await visitor.page.goto(`/t/${slug}/bracket`);
    const through = visitor.page.locator(".ko > li:nth-child(2) .tie", { hasText: name.trim().split(/\s+/)[0] });
    assert.equal(await through.count(), 1);
    visitor.assertQuiet("on the bracket");
  } finally {
    await visitor.stop();
  }
});

test("two who drew play on", async () => {
  const { page } = browser;
  await page.goto(`/t/${slug}/desk/1/play-on/1`);
  await page.selectOption("[name=kind]", "armageddon");
  await page.fill("[name=time_control]", "5+0, 4+0");
  await page.click("button[name=result][value='1/2-1/2']");
  await page.locator("table.list tbody tr:nth-child(2)").waitFor();
  assert.equal(await page.locator("[name=kind]").count(), 0);
  await page.goto(`/t/${slug}/bracket`);
  assert.match(await page.locator(".tie .more").textContent(), /^Armageddon ½–½$/);
  browser.assertQuiet("while they play on");
});

test("its pages are for everybody", async () => {
  const { page } = browser;
  const found = [];
  for (const path of ["/bracket", "/standings", "/desk/1", "/desk/1/play-on/1", "/round/1/why"].map((path) => `/t/${slug}${path}`)) {
    const note = (view) => (text) => found.push(`${path} ${view}: ${text}`);
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await page.setViewportSize({ width: 1366, height: 900 });
    const response = await page.goto(path);
    assert.equal(response.status(), 200, path);
    const weight = (await response.body()).length;
    if (weight > 30_000) found.push(`${path}: ${weight} bytes`);
    (await faults(page)).forEach(note("desk"));
    await page.emulateMedia({ colorScheme: "dark" });
    await page.setViewportSize({ width: 390, height: 844 });
    (await faults(page)).forEach(note("phone"));
    await page.setViewportSize({ width: 320, height: 568 });
    (await tooWide(page)).forEach(note("320"));
    browser.assertQuiet(`on ${path}`);
  }
  assert.deepEqual(found, []);
});
