// A phone that remembers its board: the way there with and without a script, copies while the network is away, with their
// time, and nothing left when it is told to forget.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import axe from "axe-core";
import { becomeAdmin, startBrowser } from "./chromium.js";
import { copied, copiesOf } from "./copies.js";
import { takeScreenshots } from "./screenshots.js";
import { startServer } from "./server.js";
import { withRoundPublished } from "./tournament.js";

const PHONE = { width: 390, height: 844 };
const pictures = process.env.TRATTO_SCREENSHOTS;

let server;
let desk;
let slug;
let other;

before(async () => {
  server = await startServer("serve");
  desk = await startBrowser(server.base);
  await becomeAdmin(server, desk.page);
  other = await withRoundPublished(desk.page, "Torneo Accanto", 4);
  slug = await withRoundPublished(desk.page, "Torneo senza Rete", 6);
});
after(async () => {
  await desk?.stop();
  await server?.stop();
});

/** Opens a board by surname and lets the phone remember it. */
async function remember(page, surname) {
  await page.goto(`/t/${slug}/me`);
  await page.fill("#surname", surname);
  await page.click("main form button[type=submit]");
  await page.waitForURL(/\/my-board\/\d+$/);
  await page.click("form[action$='/remember'] button");
  await page.waitForURL(/\/my-board\/\d+\?own=1$/);
  return new URL(page.url());
}

const copies = (page, of = slug) => copiesOf(page, of);
const kept = (page, path) => copied(page, slug, path);

const COPY = /Copia delle \d\d:\d\d: la rete non risponde\./;
const said = (page) => page.textContent("[data-copied]");

test("without a script the phone remembers and forgets all the same", async () => {
  const phone = await startBrowser(server.base, { viewport: PHONE, javaScriptEnabled: false });
  try {
    const { page } = phone;
    const board = await remember(page, "Provetti02");
    await page.goto(`/t/${slug}/standings`);
    await page.click(".tabs .own a");
    await page.waitForURL(board.href);
    assert.match(await page.textContent("main"), /Provetti02/);
    await page.click("form[action$='/forget'] button");
    await page.waitForURL(/\/my-board$/);
    await page.goto(`/t/${slug}/me`);
    assert.equal(new URL(page.url()).pathname, `/t/${slug}/my-board`);
    phone.assertQuiet();
  } finally {
    await phone.stop();
  }
});

test("away from the network the last copies are shown with their time, and brought up to date with it", async () => {
  const phone = await startBrowser(server.base, { viewport: PHONE });
  try {
    const { page, context } = phone;
    // Before it is told to remember, a phone keeps nothing.
    await page.goto(`/t/${slug}/round/1`);
    assert.equal(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), 0);
    const board = await remember(page, "Provetti02");
    await kept(page, board.pathname);
    await page.goto(`/t/${slug}/round/1`);
    await kept(page, `/t/${slug}/round/1`);
    // What is of another tournament, or of somebody else, is not kept.
    await page.goto(`/t/${other}/round/1`);
    await page.goto(`/t/${slug}/players`);
    await page.locator(".list a[href*='/player/']").first().click();
    await page.waitForURL(/\/player\/\d+/);
    assert.deepEqual(await copies(page, other), []);
    assert.deepEqual(await copies(page), [board.pathname, `/t/${slug}/round/1`].sort());
    phone.assertQuiet();

    await context.setOffline(true);
    await page.goto(board.href);
    assert.match(await said(page), COPY);
    assert.match(await page.textContent("main"), /Provetti02/);
    assert.equal(await page.locator(".desk-no .no").count(), 1);
    // Styles and scripts are there too.
    assert.equal(await page.evaluate(() => getComputedStyle(document.querySelector(".mine")).maxWidth), "480px");
    await page.evaluate(axe.source);
    const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ["violations"] }));
    assert.deepEqual(violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html)}`), []);
    if (pictures) await page.screenshot({ path: `${pictures}/my-board-copy-phone.png`, fullPage: true });
    await page.goto(`/t/${slug}/round/1`);
    assert.match(await said(page), COPY);
    assert.match(await page.textContent("main"), /Provetti05/);
    // The link on every page, and the first page of the site, lead to the board.
    await page.click(".tabs .own a");
    await page.waitForURL(board.href);
    await page.goto("/");
    assert.equal(page.url(), board.href);
    // What was never opened is not there.
    const another = await phone.newPage();
    await assert.rejects(another.goto(`/t/${slug}/standings`));
    await another.close();

    // A result comes while the phone shows its copy; with the network the copy is the page again.
    await page.goto(board.href);
    assert.equal(await page.locator(".path li b").textContent(), "…");
    await desk.page.goto(`/t/${slug}/desk/1`);
    for (const number of [1, 2, 3]) {
      await desk.page.goto(`/t/${slug}/desk/1?board=${number}`);
      await desk.page.keyboard.press("1");
      await desk.page.waitForFunction(() => !Object.keys(sessionStorage).some((name) => name.startsWith("tratto-desk:")));
    }
    await context.setOffline(false);
    await page.locator("[data-copied]").waitFor({ state: "detached" });
    assert.match(await page.locator(".path li b").textContent(), /^[10]$/);
    phone.complaints.splice(0);
  } finally {
    await phone.stop();
  }
});

test("a request that fails shows the copy too, and what is forgotten is gone", async () => {
  const phone = await startBrowser(server.base, { viewport: PHONE });
  try {
    const { page, context } = phone;
    const board = await remember(page, "Provetti03");
    await kept(page, board.pathname);
    // Requests of the worker itself go nowhere.
    await context.route("**/my-board/**", (route) => (route.request().serviceWorker() ? route.abort() : route.continue()));
    await page.goto(board.href);
    assert.match(await said(page), COPY);
    await context.unroute("**/my-board/**");
    await page.goto(board.href);
    await page.click("form[action$='/forget'] button");
    await page.waitForURL(/\/my-board$/);
    await page.waitForFunction(async () => (await caches.keys()).length === 0);
    // The worker goes with the page that it was responsible for.
    await page.goto(`/t/${slug}/round/1`);
    await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistrations()).length === 0);
    assert.equal(await page.evaluate(() => navigator.serviceWorker.controller), null);
    assert.deepEqual(await copies(page), []);
    phone.complaints.splice(0);
  } finally {
    await phone.stop();
  }
});

test("an address that is passed on makes no phone remember", async () => {
  const phone = await startBrowser(server.base, { viewport: PHONE });
  try {
    const { page } = phone;
    const board = await remember(page, "Provetti05");
    // Only when all is kept has the page's own script come to its end; before it, it would ask for the worker once more.
    await kept(page, board.pathname);
    await phone.context.clearCookies();
    await page.evaluate(async () => {
      for (const found of await navigator.serviceWorker.getRegistrations()) await found.unregister();
    });
    await page.goto(board.href);
    await page.waitForURL((url) => url.pathname === board.pathname && url.search === "");
    assert.equal(await page.locator("form[action$='/remember']").count(), 1);
    assert.equal(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), 0);
    phone.assertQuiet();
  } finally {
    await phone.stop();
  }
});

test("who is signed in leaves nothing of their own on the phone", async () => {
  const { page } = desk;
  const board = await remember(page, "Provetti04");
  await page.waitForFunction(() => navigator.serviceWorker.ready.then((found) => found.active !== null));
  await page.goto(`/t/${slug}/standings`);
  await page.goto(board.href);
  await page.waitForTimeout(1000);
  assert.deepEqual(await copies(page), []);
});

test("the site is installable", async () => {
  const { page } = desk;
  await page.goto("/");
  const address = await page.getAttribute("link[rel=manifest]", "href");
  const answer = await page.request.get(address);
  assert.equal(answer.headers()["content-type"], "application/manifest+json");
  const manifest = await answer.json();
  assert.equal(manifest.start_url, "/");
  for (const icon of manifest.icons) {
    const image = await page.evaluate(async (src) => {
      const bitmap = await createImageBitmap(await (await fetch(src)).blob());
      return `${bitmap.width}x${bitmap.height}`;
    }, icon.src);
    assert.equal(image, icon.sizes);
  }
  // As Chromium judges it: everything but what a headless browser lacks.
  const session = await page.context().newCDPSession(page);
  const { errors } = await session.send("Page.getAppManifest");
  assert.deepEqual(errors, []);
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  assert.deepEqual(installabilityErrors.map((error) => error.errorId).filter((id) => id !== "in-incognito"), []);
  if (pictures) await takeScreenshots(page, [`/t/${slug}/standings`], pictures);
});
