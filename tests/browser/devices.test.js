// Devices of the staff: the code at the desk, a telephone that is paired and enters results without a password, one without script, and
// the list from which one is removed.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import axe from "axe-core";
import { becomeAdmin, startBrowser } from "./chromium.js";
import { startServer } from "./server.js";
import { takeScreenshots } from "./screenshots.js";
import { withRoundPublished } from "./tournament.js";

const PHONE = { width: 320, height: 640 };
let server;
let desk;
let slug;

before(async () => {
  server = await startServer("serve");
  desk = await startBrowser(server.base);
  await becomeAdmin(server, desk.page);
  slug = await withRoundPublished(desk.page, "Torneo dei Tablet", 6);
});
after(async () => {
  await desk?.stop();
  await server?.stop();
});

async function faults(page) {
  await page.evaluate(axe.source);
  const found = await page.evaluate(() =>
    window.axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] }),
  );
  return found.violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html).join(" | ")}`);
}

const sideways = (page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Makes a device at the desk and answers its code, as it stands there. */
async function offer(name, duty, first = "", last = "") {
  const { page } = desk;
  await page.goto(`/t/${slug}/devices`);
  await page.fill("[name=station_name]", name);
  await page.selectOption("[name=station_duty]", duty);
  await page.fill("[name=station_first]", first);
  await page.fill("[name=station_last]", last);
  await page.getByRole("button", { name: "Nuovo dispositivo" }).click();
  return (await page.locator("#code").innerText()).trim();
}

test("a telephone is paired by its code and enters results of its boards", async () => {
  const code = await offer("Tablet A", "results", "1", "2");
  assert.match(code, /^[0-9a-z]{4}-[0-9a-z]{4}$/);
  assert.equal(await desk.page.locator(".pairing svg").count(), 1);
  assert.deepEqual(await faults(desk.page), []);
  const folder = process.env.TRATTO_SCREENSHOTS;
  if (folder) await desk.page.screenshot({ path: `${folder}/devices-code.png`, fullPage: true });
  const phone = await startBrowser(server.base, { viewport: PHONE });
  try {
    const { page } = phone;
    await page.goto("/pair");
    assert.deepEqual(await faults(page), []);
    await page.fill("[name=code]", code.toUpperCase().replace("-", " "));
    await page.keyboard.press("Enter");
    await page.getByText("Inserire i risultati, tavoli 1–2").waitFor();
    assert.equal(await sideways(page), 0);
    assert.deepEqual(await faults(page), []);
    await page.getByRole("button", { name: "Collega questo dispositivo" }).click();
    await page.waitForURL(`**/t/${slug}/desk/1`);
    assert.equal(await page.locator("tr[data-board]").count(), 2);
    assert.equal(await sideways(page), 0);
    assert.deepEqual(await faults(page), []);
    await page.locator("#keys-1 button[value='1-0']").click();
    // The desk hears of it, and who it was.
    await desk.page.goto(`/t/${slug}/desk/1`);
    await desk.page.locator("#board-1 .ps", { hasText: "Tablet A" }).waitFor();
    // A tablet that was switched off is the same one again.
    const cookies = await phone.context.cookies();
    const kept = cookies.filter((one) => one.name.endsWith("session"));
    assert.ok(kept.some((one) => one.expires > Date.now() / 1000 + 3600), JSON.stringify(cookies));
    if (folder) await takeScreenshots(page, [`/t/${slug}/desk/1`, "/pair"], folder);
    phone.assertQuiet("on the telephone");
  } finally {
    await phone.stop();
  }
});

test("without script, from code to the floor and out again", async () => {
  const code = await offer("Telefono", "floor");
  const phone = await startBrowser(server.base, { viewport: PHONE, javaScriptEnabled: false });
  try {
    const { page } = phone;
    await page.goto(`/pair?code=${code}`);
    await page.getByRole("button", { name: "Collega questo dispositivo" }).click();
    await page.waitForURL(`**/t/${slug}/floor`);
    await page.fill("[name=board]", "2 l b");
    await page.keyboard.press("Enter");
    await page.waitForURL(/illegal\?side=black/);
    await page.getByRole("button", { name: "Scollega" }).click();
    await page.getByText("Questo dispositivo non è più collegato.").waitFor();
    phone.expect4xx(`/t/${slug}/floor`);
    const answer = await page.goto(`/t/${slug}/floor`);
    assert.equal(answer.status(), 401);
  } finally {
    await phone.stop();
  }
});

test("one that is removed opens nothing any more", async () => {
  const code = await offer("Perso", "look");
  const phone = await startBrowser(server.base, { viewport: PHONE });
  try {
    const { page } = phone;
    await page.goto(`/pair?code=${code}`);
    await page.getByRole("button", { name: "Collega questo dispositivo" }).click();
    await page.waitForURL(`**/t/${slug}/floor`);
    await desk.page.goto(`/t/${slug}/devices`);
    await desk.page.getByRole("button", { name: "Togli il dispositivo Perso" }).click();
    await desk.page.getByText("Dispositivo tolto").waitFor();
    assert.deepEqual(await faults(desk.page), []);
    await desk.page.setViewportSize(PHONE);
    assert.equal(await sideways(desk.page), 0);
    await desk.page.setViewportSize({ width: 1366, height: 900 });
    const folder = process.env.TRATTO_SCREENSHOTS;
    if (folder) await takeScreenshots(desk.page, [`/t/${slug}/devices`], folder);
    phone.expect4xx(`/t/${slug}/desk/1`);
    const answer = await page.goto(`/t/${slug}/desk/1`);
    assert.equal(answer.status(), 401);
  } finally {
    await phone.stop();
  }
  desk.assertQuiet("at the desk");
});
