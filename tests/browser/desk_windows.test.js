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
  await page.fill("form[action$='/desk/1/pair'] [name=reason]", "prova");
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

/** What a page asks for from now on, but for its stream of events. */
function requestsOf(page) {
  const asked = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (!url.pathname.endsWith("/events")) asked.push(`${request.method()} ${url.pathname}${url.search}`);
  });
  return asked;
}
const withResult = (page, board) => page.waitForFunction((wanted) => {
  const row = document.querySelector(`#board-${wanted}`);
  return row && !("missing" in row.dataset) && !row.classList.contains("queued") && !row.querySelector(".res.none");
}, board);

test("a result comes as its row, and nobody asks for a page", async () => {
  const { page } = browser;
  const other = await browser.newPage();
  const hall = await browser.newPage();
  const round = desk.replace("/desk/", "/round/");
  await page.goto(`${desk}?board=10`);
  await other.goto(`${desk}?board=20`);
  await hall.goto(round);
  const missing = () => page.locator("[data-missing-boards]").getAttribute("data-missing-boards").then(Number);
  const before = await missing();
  const untouched = await page.locator("#board-11").elementHandle();
  await page.keyboard.press("/");
  await page.keyboard.type("prov");
  const asked = [page, other, hall].map(requestsOf);
  for (const board of [20, 21]) {
    await other.keyboard.press("1");
    await withResult(other, board);
    await Promise.all([page, hall].map((shown) => withResult(shown, board)));
  }
  await allSaved(other);
  await page.waitForTimeout(1_000);
  for (const [index, name] of ["desk", "own desk", "hall"].entries()) {
    const pages = asked[index].filter((request) => request.startsWith("GET") && !/[?&]rows=/.test(request));
    assert.deepEqual(pages, [], name);
  }
  assert.equal(asked[1].filter((request) => request.startsWith("POST")).length, 2);
  assert.ok(asked[2].every((request) => request.startsWith(`GET ${round}?rows=`)), asked[2].join());
  assert.equal(await missing(), before - 2);
  // What was typed, and rows that did not change, are what they were.
  assert.equal(await page.inputValue("[data-goto]"), "prov");
  assert.equal(await page.evaluate(() => document.activeElement?.id), "goto");
  assert.equal(await untouched.evaluate((row) => row.isConnected && row === document.querySelector("#board-11")), true);
  assert.equal(await page.locator("tr.now").getAttribute("data-board"), "10");
  assert.equal(await other.evaluate(() => document.activeElement?.dataset.board), "22");
  // An answer that is lost is asked for again.
  let lost = 0;
  await page.route(/[?&]rows=/, (request) => (lost++ ? request.continue() : request.abort()));
  await other.keyboard.press("0");
  await withResult(page, 22);
  assert.ok(lost > 1);
  await page.unroute(/[?&]rows=/);
  browser.complaints.splice(0);
  await Promise.all([other.close(), hall.close()]);
});

test("who missed something asks for the page", async () => {
  const page = await browser.newPage();
  await page.goto(`${desk}?page=1`);
  const known = await page.locator("main").getAttribute("data-newer").then(Number);
  await page.close();
  const heard = async (body) => {
    const fresh = await browser.newPage();
    await fresh.route("**/events", (route) =>
      route.fulfill({ contentType: "text/event-stream", body: `retry: 600000\n\n${body}` }));
    const asked = requestsOf(fresh);
    await fresh.goto(`${desk}?page=1`);
    await fresh.waitForTimeout(1_500);
    const pages = asked.filter((request) => request === `GET ${desk}?page=1`).length;
    const rows = asked.filter((request) => request.includes("rows=")).length;
    await fresh.close();
    return [pages, rows];
  };
  const row = "1";
  assert.deepEqual(await heard(`event: at\ndata: ${known}\n\n`), [1, 0], "nothing is new");
  const [pages] = await heard(`event: row\ndata: ${known + 5} ${known + 6} ${row}\n\n`);
  assert.ok(pages > 1, "something is missing before that row");
  const [later] = await heard(`event: at\ndata: ${known + 6}\n\n`);
  assert.ok(later > 1, "something changed since the page was read");
  // A number that no page reaches ends after some tries.
  assert.ok(Math.max(pages, later) <= 8);
  browser.complaints.splice(0);
});
