// The result from the board: two phones that agree and an arbiter who takes it with one key; two that differ and an arbiter
// who is called; the pages at the width of a phone.

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
let seats;

before(async () => {
  server = await startServer("serve");
  desk = await startBrowser(server.base);
  const { page } = desk;
  await becomeAdmin(server, page);
  slug = await withRoundPublished(page, "Torneo dei Segnaposti", 6);
  await page.goto(`/t/${slug}/papers/cards/1`);
  const codes = await page.locator(".face .qr").evaluateAll((all) => all.map((image) => image.getAttribute("src")));
  seats = codes.map((code) => code.replace("/code/seat/", "/seat/"));
  assert.equal(seats.length, 6);
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

test("two phones agree, the arbiter takes it with one key", async () => {
  const [white, black] = [
    await startBrowser(server.base, { viewport: PHONE }),
    await startBrowser(server.base, { viewport: PHONE, javaScriptEnabled: false }),
  ];
  try {
    await white.page.goto(seats[0]);
    assert.deepEqual(await faults(white.page), []);
    assert.equal(await sideways(white.page), 0);
    await white.page.click("button[value='1-0']");
    await white.page.locator(".said").waitFor();
    // The other phone has no script.
    await black.page.goto(seats[1]);
    await black.page.click("#seat-confirm");
    assert.match(await black.page.textContent("main"), /Avete scritto tutti e due/);
    // The first phone hears of it by itself.
    await white.page.getByText("Avete scritto tutti e due").waitFor();
    const { page } = desk;
    await page.goto(`/t/${slug}/floor`);
    assert.match(await page.textContent(".agreed"), /1–0/);
    assert.deepEqual(await faults(page), []);
    await page.keyboard.press("+");
    await page.locator(".agreed").waitFor({ state: "detached" });
    await white.page.getByText("L’arbitro ha scritto").waitFor();
    white.assertQuiet("on White's phone");
  } finally {
    await white.stop();
    await black.stop();
  }
});

test("two phones differ, the arbiter is called", async () => {
  const [white, black] = [
    await startBrowser(server.base, { viewport: PHONE }),
    await startBrowser(server.base, { viewport: PHONE }),
  ];
  try {
    await white.page.goto(seats[2]);
    await white.page.click("button[value='1-0']");
    await white.page.locator(".said").waitFor();
    await black.page.goto(seats[3]);
    await black.page.click("#seat-other");
    await black.page.click("button[value='1/2-1/2']");
    await black.page.getByText("Due risultati diversi").waitFor();
    assert.deepEqual(await faults(black.page), []);
    assert.equal(await sideways(black.page), 0);
    const { page } = desk;
    await page.goto(`/t/${slug}/floor`);
    assert.equal(await page.getAttribute(".calls .first", "data-board"), "2");
    if (process.env.TRATTO_SCREENSHOTS) {
      const pages = [seats[0], seats[2], seats[4], `/t/${slug}/floor`, `/t/${slug}/papers/cards/1`, `/t/${slug}/papers/slips/1`];
      await takeScreenshots(page, pages, process.env.TRATTO_SCREENSHOTS);
    }
    // White was wrong: the call closes by itself.
    await white.page.getByText("Due risultati diversi").waitFor();
    await white.page.click("#seat-confirm");
    await white.page.getByText("Avete scritto tutti e due").waitFor();
    await page.goto(`/t/${slug}/floor`);
    assert.equal(await page.locator(".calls .first").count(), 0);
    white.assertQuiet("on White's phone");
    black.assertQuiet("on Black's phone");
  } finally {
    await white.stop();
    await black.stop();
  }
});
