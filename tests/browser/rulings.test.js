// One game in which everything happens: an illegal move, a wrong claim, a right claim by announcement, a flag;
// in the end the printable report has it all.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { becomeAdmin, startBrowser } from "./chromium.js";
import { startServer } from "./server.js";
import { withRoundPublished } from "./tournament.js";

let server;
let browser;
before(async () => {
  server = await startServer("serve");
  browser = await startBrowser(server.base);
});
after(async () => {
  await browser?.stop();
  await server?.stop();
});

/** Types moves one after the other. */
async function play(page, moves) {
  for (const move of moves.split(" ")) {
    const before = await page.locator("table.sheet tbody td a").count();
    await page.fill("#move", move);
    await page.press("#move", "Enter");
    await page.waitForFunction(
      (wanted) => document.querySelectorAll("table.sheet tbody td a").length === wanted,
      before + 1,
    );
  }
}

test("an eventful game ends with a report", async () => {
  const { page } = browser;
  await becomeAdmin(server, page);
  const slug = await withRoundPublished(page, "Torneo dei Reclami", 4);
  await page.goto(`/t/${slug}/desk/1/board/1/incident`);
  const base = new URL(page.url()).pathname;
  await play(page, "Cf3 Cf6 Cg1 Cg8");

  // White's illegal move, by keys: i, l, w.
  await page.locator("h1").click();
  await page.keyboard.press("i");
  await page.keyboard.press("l");
  await page.waitForURL("**/incident/illegal");
  await page.locator("h1").click();
  await page.keyboard.press("w");
  await page.fill("[name=facts]", "Ta3, pedone sulla strada.");
  await page.click("form[action$='/incident'] button[type=submit]");
  await page.waitForURL("**/illegal?side=white");
  assert.match(await page.innerText("main"), /2 minuti in più al Nero/);
  await page.click("button[name=only_record]");
  await page.waitForURL(`**${base}`);

  // A wrong claim: the position comes back for the second time only.
  await page.goto(`${base}/claim`);
  await page.fill("[name=move]", "Cf3");
  await page.press("[name=move]", "Enter");
  await page.getByText("Reclamo sbagliato").first().waitFor();
  assert.equal(await page.locator("button[name=with_result]").count(), 0);
  await page.click("button[name=only_record]");
  await page.waitForURL(`**${base}`);
  await play(page, "Cf3 Cf6 Cg1");

  // Stepping keeps the focus in the sheet.
  await page.focus("#sheet");
  await page.keyboard.press("ArrowLeft");
  await page.waitForURL(/ply=6/);
  await page.keyboard.press("Home");
  await page.waitForURL(/ply=0/);
  await page.goto(base);

  // Black announces the third occurrence; looking at it writes nothing.
  await page.goto(`${base}/claim`);
  await page.fill("[name=move]", "Cg8");
  await page.press("[name=move]", "Enter");
  await page.getByText("Reclamo giusto: patta").first().waitFor();
  assert.equal(await page.locator(".minis figure").count(), 3);
  await page.goto(base);
  assert.equal(await page.locator("#move-form").count(), 1, "the game is still open");

  // Black's flag falls instead of a confirmed claim: White can still mate.
  await page.goto(`${base}/incident/flag?colour=black`);
  await page.click("form[action$='/incident'] button[type=submit]");
  await page.waitForURL("**/flag?side=black");
  assert.match(await page.innerText(".lines"), /#/);
  await page.click("button[name=with_result]");
  await page.waitForURL(`**${base}`);
  assert.equal(await page.locator("#move-form").count(), 0);

  await page.goto(`${base}/print`);
  const report = await page.innerText("main");
  for (const text of ["Ta3, pedone", "Reclamo sbagliato", "Il Nero perde", "sostituito", "4", "Cg1"]) {
    assert.ok(report.includes(text), `${text} is in the report`);
  }
  assert.equal(await page.locator(".board img").count(), 32);
  browser.assertQuiet("in the game");
});
