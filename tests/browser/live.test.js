// Live games on a phone: moves come by themselves, arrows and digits go through moves and boards, the focus stays, nothing
// moves sideways, and without a script every step is a link.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import axe from "axe-core";
import { becomeAdmin, startBrowser } from "./chromium.js";
import { startServer } from "./server.js";
import { takeScreenshots } from "./screenshots.js";
import { withRoundPublished } from "./tournament.js";

const PHONE = { width: 390, height: 844 };
let server;
let desk;
let slug;
let games;

async function record(page, board, moves) {
  await page.goto(games[board - 1]);
  for (const move of moves.split(" ")) {
    await page.fill("#move", move);
    await page.press("#move", "Enter");
    // It is recorded when it stands on the scoresheet.
    await page.locator("table.sheet tbody td:not(.t)", { hasText: move }).first().waitFor();
  }
}

before(async () => {
  server = await startServer("serve");
  desk = await startBrowser(server.base);
  const { page } = desk;
  await becomeAdmin(server, page);
  slug = await withRoundPublished(page, "Torneo della Diretta", 8);
  await page.goto(`/t/${slug}/settings`);
  await page.click("details:has([name=live_minutes]) > summary");
  await page.fill("[name=live_minutes]", "0");
  await page.click("form[action$='/settings'] button[type=submit]");
  await page.waitForLoadState("load");
  await page.goto(`/t/${slug}/floor`);
  games = await page.locator(".calm a.book").evaluateAll((links) => links.map((a) => a.getAttribute("href")));
  assert.equal(games.length, 4);
  await record(page, 1, "e4 e5 Cf3 Cc6 Ab5");
  await record(page, 2, "d4 d5 c4");
  await record(page, 3, "c4 e5");
});
after(async () => {
  await desk?.stop();
  await server?.stop();
});

const last = (page) => page.textContent(".live .mv");
const until = (page, text) =>
  page.waitForFunction((wanted) => document.querySelector(".live .mv")?.textContent === wanted, text);

test("a phone follows: moves, boards, keys, focus", async () => {
  const phone = await startBrowser(server.base, { viewport: PHONE });
  try {
    const { page } = phone;
    await page.goto(`/t/${slug}/live`);
    assert.equal(await last(page), "3.Ab5");
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.equal(wide, 0, "nothing moves sideways");
    await page.evaluate(axe.source);
    const found = await page.evaluate(() =>
      window.axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] }),
    );
    assert.deepEqual(found.violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html).join(" | ")}`), []);
    // Back and forth by the arrows; what had the focus keeps it.
    await page.focus("#live-back");
    await page.keyboard.press("ArrowLeft");
    await page.waitForFunction(() => document.querySelector(".sheet .cur")?.textContent === "Cc6");
    assert.equal(await page.evaluate(() => document.activeElement.id), "live-back");
    await page.keyboard.press("ArrowRight");
    await page.waitForFunction(() => document.querySelector(".sheet .cur")?.textContent === "Ab5");
    // A board by its number, and back.
    await page.keyboard.press("2");
    await until(page, "2.c4");
    assert.notEqual(await page.evaluate(() => document.activeElement.tagName), "BODY");
    await page.keyboard.press("1");
    await until(page, "3.Ab5");
    // A move that is recorded comes by itself, and is said in words.
    await page.focus("#live-sheet");
    await record(desk.page, 1, "a6");
    await until(page, "3…a6");
    assert.equal(await page.textContent("#live-said"), "Tavolo 1: 3…a6, pedone nero da a7 in a6");
    assert.equal(await page.evaluate(() => document.activeElement.id), "live-sheet");
    phone.assertQuiet("on the live page");
  } finally {
    await phone.stop();
  }
});

test("without a script every step is a link", async () => {
  const plain = await startBrowser(server.base, { viewport: PHONE, javaScriptEnabled: false });
  try {
    const { page } = plain;
    await page.goto(`/t/${slug}/live`);
    await page.click("#live-back");
    assert.match(await page.textContent(".sheet .cur"), /\S/);
    await page.click(".others li a >> nth=0");
    assert.equal(await last(page), "2.c4");
    plain.assertQuiet("without a script");
  } finally {
    await plain.stop();
  }
});

test("pictures", { skip: !process.env.TRATTO_SCREENSHOTS }, async () => {
  await takeScreenshots(desk.page, [`/t/${slug}/live`], process.env.TRATTO_SCREENSHOTS);
});
