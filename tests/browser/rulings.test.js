// One game in which everything happens: an illegal move, a wrong claim, a flag, a right claim by announcement;
// in the end the printable report has it all. And the keys of the floor.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { becomeAdmin, startBrowser } from "./chromium.js";
import { startServer } from "./server.js";
import { takeScreenshots } from "./screenshots.js";
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

/** Records the verdict on the page without a result. */
async function record(page, base) {
  await page.click("button[name=only_record]");
  await page.waitForURL(`**${base}`);
}

test("an eventful game ends with a report", async () => {
  const { page } = browser;
  await becomeAdmin(server, page);
  const slug = await withRoundPublished(page, "Torneo delle Richieste", 4);
  await page.goto(`/t/${slug}/settings`);
  await page.fill("[name=time_control]", "60/2+30:30+30");
  await page.click("form[action$='/settings'] button[type=submit]");
  await page.goto(`/t/${slug}/desk/1/board/1/incident`);
  const base = new URL(page.url()).pathname;
  await play(page, "Cf3 Cf6 Cg1 Cg8");

  // White's illegal move, by keys: i, l, then b and w for the player; the page asks again by itself.
  await page.locator("h1").click();
  await page.keyboard.press("i");
  await page.keyboard.press("l");
  await page.waitForURL("**/illegal?**");
  await page.getByRole("heading", { name: /Prima mossa illegale/ }).click();
  await page.keyboard.press("b");
  await page.getByRole("heading", { name: /2 minuti in più al Bianco/ }).click();
  await page.keyboard.press("w");
  await page.getByRole("heading", { name: /2 minuti in più al Nero/ }).waitFor();
  await page.fill("[name=note]", "Ta3, pedone sulla strada.");
  await record(page, base);

  // A wrong claim: the position comes back for the second time only.
  await page.locator("h1").click();
  await page.keyboard.press("i");
  await page.keyboard.press("p");
  await page.waitForURL("**/claim?**");
  await page.fill("[name=move]", "Cf3");
  await page.press("[name=move]", "Enter");
  await page.getByText("Richiesta non corretta").first().waitFor();
  assert.equal(await page.locator("button[name=with_result]").count(), 0);
  await record(page, base);
  await play(page, "Cf3");

  // White's flag: two moves were prescribed and three are completed, so the game goes on.
  await page.goto(`${base}/flag?side=white&period=1`);
  await page.getByText("le mosse del periodo sono complete").first().waitFor();
  assert.equal(await page.locator("button[name=with_result]").count(), 0);
  await page.fill("[name=white_clock]", "0:00:00");
  await record(page, base);
  await play(page, "Cf6 Cg1");

  // Stepping keeps the focus in the sheet.
  await page.focus("#sheet");
  await page.keyboard.press("ArrowLeft");
  await page.waitForURL(/ply=6/);
  await page.keyboard.press("Home");
  await page.waitForURL(/ply=0/);

  // Black announces the third occurrence; looking at it writes nothing.
  await page.goto(`${base}/claim`);
  await page.fill("[name=move]", "Cg8");
  await page.press("[name=move]", "Enter");
  await page.getByText("Richiesta corretta: patta").first().waitFor();
  assert.equal(await page.locator(".minis figure").count(), 3);
  const proof = await page.getByRole("link", { name: "Stampa la prova" }).getAttribute("href");
  const claim = page.url();
  await page.goto(base);
  assert.equal(await page.locator("#move-form").count(), 1, "the game is still open");
  await page.goto(claim);
  await page.click("button[name=with_result]");
  await page.waitForURL(`**${base}`);
  assert.equal(await page.locator("#move-form").count(), 0);
  assert.match(await page.innerText("main"), /tripla ripetizione \(art\. 9\.2\.1\)/);

  await page.goto(`${base}/print`);
  const report = await page.innerText("main");
  const told = [
    "Mossa illegale del Bianco",
    "Ta3, pedone",
    "Richiesta non corretta",
    "le mosse del periodo sono complete",
    "Bianco 0:00:00",
    "Richiesta corretta",
    "Cg1",
  ];
  for (const text of told) assert.ok(report.includes(text), `${text} is in the report`);
  // The newest position, and one diagram for each of the four incidents.
  assert.equal(await page.locator("figure .board").count(), 5);
  assert.equal(await page.locator(".board img").count(), 5 * 32);
  browser.assertQuiet("in the game");

  if (process.env.TRATTO_SCREENSHOTS) {
    const pages = ["", "/incidents", "/print", "/illegal?side=black", "/flag?side=black", "/incident/clock"];
    const paths = [`/t/${slug}/floor`, `/t/${slug}/settings/arbitration`, proof];
    paths.push(...pages.map((end) => base + end));
    await takeScreenshots(page, paths, process.env.TRATTO_SCREENSHOTS);
  }
});

test("the floor's keys lead from a board to its incident", async () => {
  const { page } = browser;
  const slug = await withRoundPublished(page, "Torneo della Sala", 4);
  const floor = `/t/${slug}/floor`;
  await page.goto(floor);
  await page.keyboard.press("/");
  await page.keyboard.type("2 l b");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/illegal\?side=black/);
  assert.match(await page.innerText("main"), /Tavolo 2/);
  // The arrows go to a board; i and a key open the incident there.
  await page.goto(floor);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("i");
  await page.keyboard.press("t");
  await page.waitForURL(/\/device\?/);
  assert.match(await page.innerText("main"), /tavolo 1/i);
  browser.assertQuiet("on the floor");
});

test("a dispute is set up by taps on a phone and judged", async () => {
  const { page } = browser;
  await page.setViewportSize({ width: 390, height: 844 });
  const slug = await withRoundPublished(page, "Torneo delle Contestazioni", 4);
  await page.goto(`/t/${slug}/desk/1/board/1/incident`);
  const base = new URL(page.url()).pathname;
  await page.getByRole("link", { name: "Disponi la posizione e decidi" }).click();
  await page.waitForURL("**/dispute");
  const here = page.url();
  const men = [["re bianco", "g1"], ["donna bianca", "g2"], ["re nero", "c5"], ["cavallo nero", "c3"]];
  for (const [man, square] of men) {
    await page.getByRole("radio", { name: man, exact: true }).check();
    await page.locator(`button[value=${square}]`).click();
  }
  assert.equal(page.url(), here, "no page was asked for");
  const wanted = "8/8/8/2k5/8/2n5/6Q1/6K1 w - - 0 1";
  await page.waitForFunction((fen) => document.querySelector("#f-fen").value === fen, wanted);
  assert.equal(await page.locator("button[value=c3]").getAttribute("aria-label"), "c3, cavallo nero");
  // From the keyboard: the arrows walk, a letter puts a man, Delete takes it off; what cannot be is said.
  await page.locator("button[value=g1]").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("P");
  await page.getByText("C’è un pedone sulla prima").waitFor();
  await page.keyboard.press("Delete");
  await page.waitForFunction((fen) => document.querySelector("#f-fen").value === fen, wanted);
  assert.equal(await page.getByText("C’è un pedone sulla prima").count(), 0);
  await page.getByRole("button", { name: "Bandierina del Bianco" }).click();
  await page.waitForURL("**/flag?**");
  await page.getByRole("heading", { name: /Patta: il Nero/ }).waitFor();
  assert.match(await page.innerText(".told"), /è patta/);
  await page.fill("[name=white_clock]", "0:00:00");
  await page.fill("[name=black_clock]", "0:03:12");
  await page.click("button[name=with_result]");
  await page.waitForURL(`**${base}`);
  assert.match(await page.innerText("main"), /posizione disposta 8\/8/);
  browser.assertQuiet("in a dispute");

  if (process.env.TRATTO_SCREENSHOTS) {
    const set = encodeURIComponent(wanted);
    const wrong = encodeURIComponent("P3k3/4R3/8/8/8/8/8/4K3 w K - 0 1");
    const open = encodeURIComponent("8/8/8/2k5/8/2n5/6R1/6K1 w - - 0 1");
    const two = `/t/${slug}/desk/1/board/2/incident`;
    await page.goto(two);
    const other = new URL(page.url()).pathname;
    const ends = [`/dispute?fen=${set}`, `/dispute?fen=${wrong}`, "/flag?side=white", `/flag?side=white&fen=${set}`];
    ends.push(`/flag?side=white&fen=${open}`, `/flag/print?side=white&fen=${set}`, "");
    const paths = ends.map((end) => other + end);
    await takeScreenshots(page, paths, process.env.TRATTO_SCREENSHOTS);
  }
});

test("an envelope and a position with a long text fit a phone", async () => {
  const { page } = browser;
  await page.setViewportSize({ width: 390, height: 844 });
  const slug = await withRoundPublished(page, "Torneo delle Buste", 4);
  await page.goto(`/t/${slug}/desk/1/board/1/incident`);
  const base = new URL(page.url()).pathname;
  const fen = encodeURIComponent("r4rk1/2qbbppp/p2p1n2/npp1p3/3PP3/2P2N1P/PPBN1PP1/R1BQR1K1 w - - 2 17");
  const data = "number=17&white_left=0:25:30&black_left=0:19:07&offer=black&resumes=domenica+alle+9,+sala+B&kept=Gatti";
  const pages = [`/adjourn?fen=${fen}`, `/adjourn?${data}&fen=${fen}`, `/adjourn/print?${data}&fen=${fen}`];
  pages.push(`/sealed?fen=${fen}`, `/sealed?found=opened&written=Zz9&fen=${fen}`);
  pages.push("/quickplay?side=white", "/resumption?side=white&resumption=late", "/penalty?side=black");
  for (const path of pages) {
    for (const colorScheme of ["light", "dark"]) {
      await page.emulateMedia({ colorScheme });
      await page.goto(base + path);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(width <= 390, `${path}: ${width} px wide`);
    }
  }
  await page.goto(`${base}/sealed?found=opened&written=Zz9&fen=${fen}`);
  assert.match(await page.innerText("main"), /non si può stabilire il significato/);
  // The rarer cases are unfolded on the board's page, and lead on.
  await page.goto(base);
  await page.getByText("Altri casi").click();
  await page.getByRole("link", { name: "penalità" }).click();
  await page.waitForURL("**/penalty?**");
  await page.getByText("Per che cosa?").waitFor();
  browser.assertQuiet("at an envelope");
});
