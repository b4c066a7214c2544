// The desk: a whole round's results by keyboard alone, and the same without any script.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { becomeAdmin, startBrowser } from "./chromium.js";
import { assertWhole, crawl } from "./crawl.js";
import { startServer } from "./server.js";
import { takeScreenshots } from "./screenshots.js";
import { saved, withRoundPublished } from "./tournament.js";

const PLAYERS = 12;
const BOARDS = PLAYERS / 2;

let server;
let session;

/** A browser in which the administrator is signed in. */
async function adminBrowser(options) {
  const browser = await startBrowser(server.base, options);
  await browser.context.addCookies(session);
  return browser;
}

/** What each board shows, in the order of the boards. */
const results = (page) =>
  page.locator("tr[data-board]").evaluateAll((rows) =>
    rows.map((row) =>
      row.hasAttribute("data-missing") ? "" : row.querySelector("td.pr").textContent.replace(/\s+/g, ""),
    ),
  );

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

test("a round is entered by keyboard alone", async (t) => {
  const browser = await adminBrowser();
  try {
    const { page } = browser;
    const slug = await withRoundPublished(page, "Torneo dei Tasti", PLAYERS);
    const desk = `/t/${slug}/desk/1`;
    await page.goto(desk);
    assert.deepEqual(await results(page), Array(BOARDS).fill(""));
    // No click: the first board without a result has the focus.
    const keys = ["1", "5", "0", "1", "5", "0"];
    const started = Date.now();
    for (const key of keys) await page.keyboard.press(key);
    await page.waitForFunction(() => document.querySelectorAll("tr[data-board][data-missing]").length === 0);
    t.diagnostic(`${BOARDS} boards in ${Date.now() - started} ms from the first key to the last answer`);
    const wanted = ["1–0", "½–½", "0–1", "1–0", "½–½", "0–1"];
    assert.deepEqual(await results(page), wanted);
    // What the screen shows is what is stored.
    await page.waitForFunction(() => document.querySelector("[data-queue]")?.hidden !== false);
    await page.reload();
    assert.deepEqual(await results(page), wanted);
    browser.assertQuiet("at the desk");
    if (process.env.TRATTO_SCREENSHOTS) {
      await takeScreenshots(page, [desk, `/t/${slug}`, `/t/${slug}/standings`], process.env.TRATTO_SCREENSHOTS);
    }
  } finally {
    await browser.stop();
  }
});

test("a refused result is not shown as saved", async () => {
  const browser = await adminBrowser();
  try {
    const { page } = browser;
    const slug = await withRoundPublished(page, "Torneo dei Rifiuti", PLAYERS);
    const desk = `/t/${slug}/desk/1`;
    await page.goto(desk);
    browser.expect4xx(`${desk}/result`);
    // The page holds a board that the round has not.
    await page.locator('#keys-1 input[name="board"]').evaluate((field) => (field.value = "99"));
    await page.keyboard.press("1");
    const alert = page.locator("[data-refusal]");
    await alert.waitFor();
    assert.match(await alert.textContent(), /^1: .*niente è stato scritto/);
    assert.deepEqual(await results(page), Array(BOARDS).fill(""));
    assert.equal(await page.locator("#board-1.queued").count(), 0);
    await saved(page);
    // The other boards go on, and the reason stays until the board is saved.
    await page.locator("#board-2").focus();
    await page.keyboard.press("5");
    await page.waitForFunction(() => !document.querySelector("#board-2[data-missing]"));
    assert.equal(await alert.isVisible(), true);
    await page.locator("#board-1").focus();
    await page.keyboard.press("0");
    await page.waitForFunction(() => document.querySelector("[data-refusal]").hidden);
    assert.deepEqual((await results(page)).slice(0, 2), ["0–1", "½–½"]);
    // An answer that is no desk (too much was sent) counts as refused too.
    await page.locator('#keys-3 input[name="key"]').evaluate((field) => {
      field.name = "much";
      field.value = "x".repeat(70_000);
    });
    await page.locator("#board-3").focus();
    await page.keyboard.press("1");
    await alert.waitFor();
    assert.match(await alert.textContent(), /^3: .*Niente è stato scritto/);
    assert.equal((await results(page))[2], "");
    // The same value again is no refusal, and the row does not stay pale.
    await page.locator("#board-2").focus();
    await page.keyboard.press("5");
    await saved(page);
    await page.waitForFunction(() => !document.querySelector("tr.queued"));
    browser.assertQuiet("with refusals");
  } finally {
    await browser.stop();
  }
});

test("the desk says why the server does not save, and saves once it can", async () => {
  const browser = await adminBrowser();
  try {
    const { page } = browser;
    const slug = await withRoundPublished(page, "Torneo del Disco Pieno", PLAYERS);
    await page.goto(`/t/${slug}/desk/1?board=1`);
    const words = () => page.locator("[data-queue] [role=status]").textContent();
    // As the desk answers that cannot write: with itself, and the reason in its place.
    const body = '<main id="main" data-desk data-refused><div data-refusal><p>Il disco è pieno.</p></div></main>';
    await page.route("**/desk/1/result*", (route) => route.fulfill({ status: 503, contentType: "text/html", body }));
    await page.waitForFunction(() => document.activeElement?.dataset.board === "1");
    await page.keyboard.press("1");
    await page.waitForFunction(() => document.querySelector("[data-queue]").textContent.includes("disco"));
    assert.match(await words(), /1\. Il disco è pieno\. Il programma riprova/);
    await page.route("**/desk/1/result*", (route) => route.abort());
    await page.waitForFunction(() => document.querySelector("[data-queue]").textContent.includes("Rete assente"));
    await page.unroute("**/desk/1/result*");
    await saved(page);
    assert.equal((await results(page))[0], "1–0");
  } finally {
    await browser.stop();
  }
});

test("undo acts on the row where the key was pressed, and stays there", async () => {
  const browser = await adminBrowser();
  try {
    const { page } = browser;
    const slug = await withRoundPublished(page, "Torneo degli Annulli", PLAYERS);
    const desk = `/t/${slug}/desk/1`;
    await page.goto(`${desk}?board=2`);
    const active = () => page.evaluate(() => document.activeElement?.dataset.board);
    // One key after the other, each answered.
    await page.keyboard.press("1");
    await page.waitForFunction(() => !document.querySelector("#board-2[data-missing]"));
    await saved(page);
    await page.keyboard.press("Backspace");
    assert.equal(await active(), "2");
    await saved(page);
    assert.equal(await active(), "2");
    await page.keyboard.press("0");
    await saved(page);
    assert.deepEqual(await results(page), ["", "0–1", "", "", "", ""]);
    assert.equal(await active(), "3");
    // Before any answer: the write is under way, and its undo follows it.
    await page.route("**/desk/1/result*", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    await page.keyboard.press("1");
    await page.waitForTimeout(250);
    await page.keyboard.press("Backspace");
    assert.equal(await active(), "3");
    await page.keyboard.press("5");
    await saved(page);
    await page.unroute("**/desk/1/result*");
    assert.deepEqual(await results(page), ["", "0–1", "½–½", "", "", ""]);
    // Away: what was never sent is taken out; a reload loses nothing.
    await page.context().setOffline(true);
    for (const key of ["1", "0"]) await page.keyboard.press(key);
    await page.locator("#board-5.queued").waitFor();
    // In the same moment the row shows again what is stored: the next key would answer that.
    const shown = await page.evaluate(() => {
      const key = new KeyboardEvent("keydown", { key: "Backspace", bubbles: true, cancelable: true });
      document.activeElement.dispatchEvent(key);
      const row = document.querySelector("#board-5");
      return [row.classList.contains("queued"), row.querySelector(".pr").textContent.includes("0–1")];
    });
    assert.deepEqual(shown, [false, false]);
    assert.equal(await active(), "5");
    await page.context().setOffline(false);
    page.on("dialog", (dialog) => dialog.accept());
    await page.reload();
    await saved(page);
    // The row comes with the answer, a moment after the queue is empty.
    await page.waitForFunction(() => !document.querySelector("#board-4[data-missing]"));
    assert.deepEqual(await results(page), ["", "0–1", "½–½", "1–0", "", ""]);
    assert.equal(await page.locator("[data-refusal]").isVisible(), false);
  } finally {
    await browser.stop();
  }
});

test("i opens the incidents of the game, and Esc leads back to the row", async () => {
  const browser = await adminBrowser();
  try {
    const { page } = browser;
    const slug = await withRoundPublished(page, "Torneo degli Incidenti", PLAYERS);
    const desk = `/t/${slug}/desk/1`;
    await page.goto(`${desk}?board=3`);
    await page.keyboard.press("i");
    await page.waitForURL(/\/game\/\d+/);
    assert.equal(await page.evaluate(() => document.activeElement?.closest(".incident") !== null), true);
    await page.keyboard.press("Escape");
    await page.waitForURL(/\/desk\/1/);
    assert.equal(await page.evaluate(() => document.activeElement?.dataset.board), "3");
    await page.keyboard.press("i");
    await page.waitForURL(/\/game\/\d+/);
    await page.keyboard.press("l");
    await page.waitForURL(/\/illegal/);
    browser.assertQuiet("from the desk to an incident");
  } finally {
    await browser.stop();
  }
});

test("the look-up goes through all matches, and says when there is none", async () => {
  const browser = await adminBrowser();
  try {
    const { page } = browser;
    const slug = await withRoundPublished(page, "Torneo delle Ricerche", PLAYERS);
    await page.goto(`/t/${slug}/desk/1`);
    const active = () => page.evaluate(() => document.activeElement?.dataset.board);
    await page.keyboard.press("/");
    await page.keyboard.type("provetti");
    for (const board of ["1", "2", "3"]) {
      await page.keyboard.press("Enter");
      await page.waitForFunction((wanted) => document.activeElement?.dataset.board === wanted, board);
    }
    assert.match(await page.locator("[data-found]").textContent(), /3 .* 6/);
    // Any other key belongs to the row.
    await page.keyboard.press("1");
    await page.waitForFunction(() => !document.querySelector("#board-3[data-missing]"));
    assert.equal(await active(), "4");
    await page.keyboard.press("/");
    await page.keyboard.type("zzz");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.querySelector("[data-found]").textContent.includes("zzz"));
    assert.equal(await page.inputValue("[data-goto]"), "zzz");
    await page.keyboard.press("Escape");
    assert.equal(await active(), "4");
    // Only the active row waits for a key.
    assert.equal(await page.locator(".waits:visible").count(), 1);
    // A draft lists the keys that work there, and its publication has the focus.
    const missing = await page.locator("tr[data-missing]").count();
    for (let board = 0; board < missing; board += 1) await page.keyboard.press("5");
    await page.waitForFunction(() => !document.querySelector("tr[data-missing]") && document.querySelector("[data-queue]").hidden);
    await page.keyboard.press("g");
    await page.waitForURL(/\/desk\/2/);
    assert.equal(await page.evaluate(() => document.activeElement?.dataset.key), "P");
    assert.deepEqual(await page.locator(".only-wide .keys kbd").allTextContents(), ["P", "g", "p", "?"]);
    browser.assertQuiet("looking up");
  } finally {
    await browser.stop();
  }
});

test("a round is entered without scripts", async () => {
  const browser = await adminBrowser({ javaScriptEnabled: false });
  try {
    const { page } = browser;
    const slug = await withRoundPublished(page, "Torneo senza Script", PLAYERS);
    const desk = `/t/${slug}/desk/1`;
    for (let board = 1; board <= BOARDS; board += 1) {
      await page.goto(`${desk}?board=${board}`);
      await page.click(`form.set[data-board="${board}"] button[data-key="5"]`);
    }
    await page.goto(desk);
    assert.equal(await page.locator("tr[data-board]").count(), BOARDS);
    assert.equal(await page.locator("tr[data-board][data-missing]").count(), 0);
    assert.equal(await page.locator("td.pr", { hasText: "½" }).count(), BOARDS);
    browser.assertQuiet("without scripts");
  } finally {
    await browser.stop();
  }
});

test("every page of a running tournament is quiet", async (t) => {
  const browser = await adminBrowser();
  try {
    const { page } = browser;
    const slug = await withRoundPublished(page, "Torneo delle Pagine", PLAYERS);
    browser.assertQuiet("while it was made");
    const starts = [`/t/${slug}`, `/t/${slug}/desk/1`, `/t/${slug}/entries`, `/t/${slug}/settings`];
    const report = await crawl(page, starts, async (_, path) => browser.assertQuiet(`on ${path}`));
    assertWhole(t, report);
  } finally {
    await browser.stop();
  }
});
