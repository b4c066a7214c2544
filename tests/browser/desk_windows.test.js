// The desk of a round with hundreds of boards: the keyboard goes on from one window to the next.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { becomeAdmin, startBrowser } from "./chromium.js";
import { startServer } from "./server.js";
import { takeScreenshots } from "./screenshots.js";
import { saved } from "./tournament.js";

const PLAYERS = 604;

let server;
let browser;
let desk;

/** A report of players before round 1, as the import page takes it. */
function report() {
  const players = Array.from({ length: PLAYERS }, (_, index) => {
    const name = `Provetti${String(index + 1).padStart(3, "0")}, Zelinda`.padEnd(33);
    return `001 ${String(index + 1).padStart(4)}      ${name} ${2600 - index}`;
  });
  return ["012 Torneo Lungo", "042 2026/11/21", "152 W", "XXR 5", ...players].join("\n");
}

before(async () => {
  server = await startServer("serve");
  browser = await startBrowser(server.base);
  const { page } = browser;
  await becomeAdmin(server, page);
  await page.goto("/import");
  await page.fill("[name=text]", report());
  await page.click("form[action='/import'] button[type=submit]");
  await page.click("main form button.main");
  await page.waitForURL(/\/t\/[^/]+/);
  const slug = new URL(page.url()).pathname.split("/")[2];
  await page.goto(`/t/${slug}/entries`);
  await page.click("form[action$='/desk/1/pair'] button[type=submit]");
  await page.goto(`/t/${slug}/desk/1/publish`);
  await page.click("main form.mt button.main");
  await page.waitForURL((url) => !url.pathname.endsWith("/publish"));
  desk = `/t/${slug}/desk/1`;
});
after(async () => {
  await browser?.stop();
  await server?.stop();
});

/** First and last board shown, and the one that the next key goes to. */
const shown = (page) =>
  page.evaluate(() => {
    const boards = Array.from(document.querySelectorAll("tr[data-board]"), (row) => row.dataset.board);
    return [boards.at(0), boards.at(-1), document.querySelector("tr[data-board].now")?.dataset.board];
  });
const until = (page, board) =>
  page.waitForFunction((wanted) => document.querySelector("tr[data-board].now")?.dataset.board === wanted, board);
const allSaved = (page) => saved(page, { timeout: 90_000 });

test("keys reach every window", async () => {
  const { page } = browser;
  await page.goto(desk);
  assert.deepEqual(await shown(page), ["1", "200", "1"]);
  // The jump, by number and by name, and back.
  await page.keyboard.press("/");
  await page.keyboard.type("290");
  await page.keyboard.press("Enter");
  await until(page, "290");
  assert.deepEqual(await shown(page), ["201", "302", "290"]);
  assert.equal(await page.evaluate(() => document.activeElement?.dataset.board), "290");
  assert.match(page.url(), /page=2$/);
  await page.keyboard.press("/");
  await page.keyboard.type("provetti012");
  await page.keyboard.press("Enter");
  await until(page, "12");
  assert.deepEqual(await shown(page), ["1", "200", "12"]);
  // Nobody of that name: the field keeps it, the window stays.
  await page.keyboard.press("/");
  await page.keyboard.type("zzz");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.querySelector("[data-found]").textContent.includes("zzz"));
  assert.equal(await page.inputValue("[data-goto]"), "zzz");
  await page.keyboard.press("Escape");
  assert.deepEqual(await shown(page), ["1", "200", "12"]);
  // The arrows cross the edge.
  await page.goto(`${desk}?board=200`);
  await page.keyboard.press("ArrowDown");
  await until(page, "201");
  await page.keyboard.press("ArrowUp");
  await until(page, "200");
  browser.assertQuiet("between windows");
});

test("entry goes on in the next window, and keys pressed on the way are not lost", async () => {
  const { page } = browser;
  await page.goto(`${desk}?page=2`);
  // All but the last board of the second window.
  for (let board = 201; board <= 300; board += 1) {
    await page.keyboard.press(board % 2 ? "1" : "0");
  }
  await allSaved(page);
  assert.deepEqual(await shown(page), ["201", "302", "301"]);
  // The last two, and at once two more, which belong to the first window.
  for (const key of ["5", "5", "1", "0"]) await page.keyboard.press(key);
  await page.waitForFunction(() => document.querySelector("#board-2") && !document.querySelector("#board-2[data-missing]"));
  await allSaved(page);
  const results = await page.locator("tr[data-board]:not([data-missing])").evaluateAll((rows) =>
    rows.map((row) => [row.dataset.board, row.querySelector("td.pr").textContent.replace(/\s+/g, "")]));
  assert.deepEqual(results, [["1", "1–0"], ["2", "0–1"]]);
  assert.deepEqual(await shown(page), ["1", "200", "3"]);
  await page.goto(`${desk}?board=302`);
  const last = await page.locator("#board-301 td.pr, #board-302 td.pr").allTextContents();
  assert.deepEqual(last.map((text) => text.replace(/\s+/g, "")), ["½–½", "½–½"]);
  // Only the missing ones, as a list of their own.
  await page.goto(desk);
  await page.keyboard.press("m");
  await page.waitForURL(/show=missing/);
  assert.deepEqual(await shown(page), ["3", "200", "3"]);
  await page.keyboard.press("1");
  await until(page, "4");
  await page.waitForFunction(() => !document.querySelector("#board-3"));
  browser.assertQuiet("from window to window");
  if (process.env.TRATTO_SCREENSHOTS) {
    await takeScreenshots(page, [desk, `${desk}?board=205`], process.env.TRATTO_SCREENSHOTS);
  }
});
