// A game is recorded by typed Italian notation and by dragging; a refused move says why.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { becomeAdmin, startBrowser } from "./chromium.js";
import { startServer } from "./server.js";
import { takeScreenshots } from "./screenshots.js";
import { withRoundPublished } from "./tournament.js";

let server;
let session;
let slug;
/** Each test has a board of its own. */
let board = 0;

before(async () => {
  server = await startServer("serve");
  const browser = await startBrowser(server.base);
  try {
    await becomeAdmin(server, browser.page);
    slug = await withRoundPublished(browser.page, "Torneo delle Mosse", 10);
    session = await browser.context.cookies();
  } finally {
    await browser.stop();
  }
});
after(async () => server?.stop());

/** Opens the next board's game in a browser of its own and runs the test there. */
async function onBoard(t, options, run) {
  board += 1;
  const browser = await startBrowser(server.base, options);
  try {
    await browser.context.addCookies(session);
    const response = await browser.page.goto(`/t/${slug}/desk/1/board/${board}/incident`);
    if (response.status() === 404) {
      t.skip("the page of a game is not there yet");
      return;
    }
    await run(browser.page, browser);
    browser.assertQuiet("at the board");
  } finally {
    await browser.stop();
  }
}

/** The half-moves of the scoresheet. */
const sheet = (page) =>
  page.locator("table.sheet tbody td:not(.t)").evaluateAll((cells) =>
    cells.map((td) => td.textContent.trim()).filter((text) => text !== ""),
  );

async function typeMove(page, text) {
  await page.fill("#move", text);
  await page.press("#move", "Enter");
}

const waitForMoves = (page, count) =>
  page.waitForFunction(
    (wanted) =>
      Array.from(document.querySelectorAll("table.sheet tbody td:not(.t)")).filter((td) => td.textContent.trim() !== "")
        .length === wanted,
    count,
  );

async function drag(page, from, to) {
  const middle = async (square) => {
    // The answer and the live page may both put a fresh board in the place of the old one.
    const place = page.locator(`td[data-square="${square}"]`);
    const box = (await place.boundingBox()) ?? (await place.boundingBox());
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [start, end] = [await middle(from), await middle(to)];
  await page.mouse.move(...start);
  await page.mouse.down();
  await page.mouse.move(...end, { steps: 8 });
  await page.mouse.up();
}

for (const javaScriptEnabled of [true, false]) {
  test(`typed Italian notation, ${javaScriptEnabled ? "with" : "without"} scripts`, async (t) => {
    await onBoard(t, { javaScriptEnabled }, async (page, browser) => {
      const moves = ["e4", "e5", "Cf3", "Cc6", "Ab5"];
      for (const [index, move] of moves.entries()) {
        await typeMove(page, move);
        await page.locator("table.sheet tbody td:not(.t)", { hasText: move }).first().waitFor();
        assert.equal((await sheet(page)).length, index + 1);
      }
      assert.deepEqual(await sheet(page), moves);
      // Black's rook stands behind its own pawn.
      browser.expect4xx(`${new URL(page.url()).pathname}/move`);
      await typeMove(page, "Ta5");
      const why = page.locator("#why[role=alert]");
      await why.waitFor();
      assert.ok((await why.innerText()).length > 20, "a reason in words");
      assert.deepEqual(await sheet(page), moves, "nothing was recorded");
      assert.equal(await page.inputValue("#move"), "Ta5", "what was written is kept");
    });
  });
}

test("moves typed faster than the network answers are all recorded, in order", async (t) => {
  await onBoard(t, {}, async (page) => {
    // The live page shows a move before its answer comes.
    await page.route("**/move", async (route) => {
      const answer = await route.fetch();
      await new Promise((done) => setTimeout(done, 900));
      await route.fulfill({ response: answer });
    });
    const moves = ["e4", "e5", "Cf3", "Cc6", "Ab5"];
    await page.focus("#move");
    for (const move of moves) {
      await page.keyboard.type(`${move}`, { delay: 60 });
      await page.keyboard.press("Enter");
      await page.waitForTimeout(200);
    }
    await page.keyboard.type("a", { delay: 60 });
    await waitForMoves(page, moves.length);
    await page.waitForTimeout(1500);
    assert.deepEqual(await sheet(page), moves);
    assert.equal(await page.inputValue("#move"), "a", "what is being typed stays");
  });
});

test("a refusal stays in sight when other boards change, with what was typed after it", async (t) => {
  await onBoard(t, {}, async (page, browser) => {
    browser.expect4xx(`${new URL(page.url()).pathname}/move`);
    await page.route("**/move", async (route) => {
      const answer = await route.fetch({ maxRedirects: 20 });
      await new Promise((done) => setTimeout(done, 400));
      await route.fulfill({ response: answer });
    });
    await page.focus("#move");
    for (const move of ["e4", "Ta5", "Cf3"]) {
      await page.keyboard.type(move);
      await page.keyboard.press("Enter");
    }
    const why = page.locator("#why[role=alert]");
    await why.waitFor();
    assert.equal(await page.inputValue("#move"), "Ta5");
    assert.match(await page.locator("[data-left]").innerText(), /Cf3$/);
    const other = await browser.newPage();
    await other.goto(`/t/${slug}/desk/1?board=1`);
    await other.locator("#keys-1 form button[value='1-0'], #keys-1 form button[value='0-1']").first().click();
    await page.waitForTimeout(1500);
    assert.ok(await why.isVisible(), "the reason is still there");
    assert.deepEqual(await sheet(page), ["e4"]);
    await page.fill("#move", "e5");
    await page.press("#move", "Enter");
    await waitForMoves(page, 2);
    await page.locator("[data-left]:visible").waitFor();
    await typeMove(page, "Cf3");
    await waitForMoves(page, 3);
    await page.locator("[data-left]").waitFor({ state: "hidden" });
  });
});

test("a move is dragged", async (t) => {
  await onBoard(t, {}, async (page) => {
    await page.locator(".dragging-on").waitFor();
    await drag(page, "e2", "e4");
    await waitForMoves(page, 1);
    assert.deepEqual(await sheet(page), ["e4"]);
    await page.locator(".dragging-on").waitFor();
    await drag(page, "b8", "c6");
    await waitForMoves(page, 2);
    assert.deepEqual(await sheet(page), ["e4", "Cc6"]);
    await page.reload();
    assert.deepEqual(await sheet(page), ["e4", "Cc6"], "and stored");
    if (process.env.TRATTO_SCREENSHOTS) {
      const path = new URL(page.url()).pathname;
      await takeScreenshots(page, [path], process.env.TRATTO_SCREENSHOTS);
    }
  });
});
