// The timed tasks of an arbiter's day, one after another in one event: keys and clicks counted, waiting measured, each
// held against what it may take. The table of docs/timed-tasks.md is what this prints.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { becomeAdmin, startBrowser } from "./chromium.js";
import { startServer } from "./server.js";
import { Task, invented, withList } from "./timed.js";
import { saved } from "./tournament.js";

let server;
let browser;
let page;
let slug;
const event = invented(45);
const table = [];

before(async () => {
  server = await startServer("serve");
  browser = await startBrowser(server.base);
  page = browser.page;
  // What would open the print window is counted.
  await browser.context.addInitScript(() => {
    window.print = () => sessionStorage.setItem("printed", String(Number(sessionStorage.getItem("printed")) + 1));
  });
  await becomeAdmin(server, page);
  slug = await withList(page, "Torneo dei Tempi", 3, event.list);
});
after(async () => {
  console.log(["| task | keys | clicks | hands | waiting | together | may take |", "|---|---|---|---|---|---|---|", ...table].join("\n"));
  await browser?.stop();
  await server?.stop();
});

/** A task that may take so many seconds. */
function timed(name, most, work) {
  test(`${name}: ${most} s at most`, async (t) => {
    const task = new Task(page);
    await work(task, t);
    const [hands, waited, all] = [task.hands, task.waited, task.seconds].map((seconds) => `${seconds.toFixed(1)} s`);
    table.push(`| ${name} | ${task.keys} | ${task.clicks} | ${hands} | ${waited} | ${all} | ${most} s |`);
    t.diagnostic(`${all}: ${task.keys} keys, ${task.clicks} clicks, ${waited} of waiting`);
    assert.ok(task.seconds <= most, `${task.seconds} s`);
    browser.assertQuiet(name);
  });
}

const at = (path) => page.waitForURL((url) => (path instanceof RegExp ? path.test(url.pathname) : url.pathname === path));
const printed = () => page.waitForFunction(() => sessionStorage.getItem("printed"));
const boards = () => page.locator("tr[data-board]").count();

/** Enters what is missing of a round, beside the clock. */
async function complete(round) {
  await page.goto(`/t/${slug}/desk/${round}`);
  const missing = await page.locator("tr[data-board][data-missing]").count();
  for (let board = 0; board < missing; board += 1) await page.keyboard.press(board % 3 === 0 ? "5" : "1");
  await page.waitForFunction(() => !document.querySelector("tr[data-board][data-missing]"));
  await saved(page);
}

/** Prepares the next round, beside the clock; whoever was not seen is paired all the same. */
async function prepare(round) {
  await page.goto(`/t/${slug}/desk/${round - 1}`);
  await page.keyboard.press("g");
  const asked = page.locator("button[name=unseen][value=awaited]");
  await page.locator("button[name=unseen][value=awaited], [data-key=P]").first().waitFor();
  if (await asked.count()) await asked.first().click();
  await at(`/t/${slug}/desk/${round}`);
}

timed("A list of 80 players from a spreadsheet to a clean entry list", 30, async (task) => {
  const other = await withList(page, "Torneo della Lista", 7, "Giocatore\tElo\nSoli Aldo\t1500");
  await page.goto(`/t/${other}/entries`);
  const { list } = invented(68);
  const rows = list.split("\n");
  // Twelve more than there are letters for, one with a bad rating, one row twice.
  for (let number = 0; number < 12; number += 1) rows.push(`Provetti${number} Ugo\t1960\t${number === 5 ? "18O0" : 1800 - number}\tAlfiere`);
  rows.push(rows[1]);
  await task.click(`a[href='/t/${other}/entries/list']`);
  await task.wait(page.locator("#f-text").waitFor());
  // Rows copied from the spreadsheet: into the field, and pasted.
  await task.click("#f-text");
  await task.press("Control+v");
  await page.fill("#f-text", rows.join("\n"));
  await task.click("main form button.main");
  await task.wait(page.locator("table.raw").waitFor());
  assert.equal(await page.locator("td.bad-cell").count(), 1);
  await task.click("#import button.main");
  await task.wait(at(`/t/${other}/entries`));
  const form = page.locator(`form[action='/t/${other}/entries']`);
  await task.click(form.locator("[name=last_name]"));
  await task.type("Provetti5");
  await task.press("Tab");
  await task.type("Ugo");
  await task.press("Tab");
  await task.type("1800");
  await task.press("Enter");
  await task.wait(page.locator("table.entries tbody tr").nth(80).waitFor());
  assert.equal(await page.locator("table.entries tbody tr").count(), 81);
});

timed("40 check-ins and 3 walk-ins", 90, async (task) => {
  await page.goto(`/t/${slug}/check-in`);
  for (const surname of event.people.slice(0, 40)) {
    await task.type(surname.slice(0, 4).toLowerCase());
    await task.press("Enter");
  }
  await task.catchUp(page.waitForFunction(() => document.querySelector("h1 .num").textContent.trim() === "5"));
  for (const surname of ["Xandri", "Wolfi", "Quarti"]) {
    await task.press("*");
    await task.wait(at(`/t/${slug}/entries`));
    await task.type(surname);
    await task.press("Tab");
    await task.type("Ada");
    await task.press("Tab");
    await task.type("1500");
    await task.press("Enter");
    await task.wait(page.locator("th.name", { hasText: surname }).waitFor());
    await task.click(`a[href='/t/${slug}/check-in']`);
    await task.wait(page.locator("tr[data-words].now").waitFor());
    await task.type(surname.slice(0, 4).toLowerCase());
    await task.press("Enter");
    await task.wait(page.waitForFunction(() => document.querySelector("h1 .num").textContent.trim() === "5"));
  }
});

timed("Closing the check-in with 5 absent", 10, async (task) => {
  await task.click("a[href$='/entries/close-check-in']");
  await task.wait(page.locator("[data-row].now").waitFor());
  assert.equal(await page.locator("[data-row]").count(), 5);
  await task.press("1", "1", "2", "3", "1", "Enter");
  await task.wait(at(`/t/${slug}/preflight`));
  assert.equal(await page.locator("#c-check-in").count(), 0);
});

timed("Publishing and printing both sheets, by keys", 3, async (task, t) => {
  await page.keyboard.press("g");
  await at(`/t/${slug}/desk/1`);
  await task.press("P");
  await task.wait(page.locator("main form.mt button.main").waitFor());
  await task.press("Enter");
  await task.wait(page.locator(".tag.ok").first().waitFor());
  await task.press("p");
  await task.wait(printed());
  t.diagnostic(`${task.keys + task.clicks} actions`);
  assert.ok(task.keys + task.clicks <= 3);
  // Both sheets: by boards, and by names.
  assert.equal(await page.locator("main table").count() >= 2, true);
});

timed("20 results", 8, async (task) => {
  await page.goto(`/t/${slug}/desk/1`);
  await page.locator("tr[data-board].now").waitFor();
  assert.ok((await boards()) >= 20);
  for (let board = 0; board < 20; board += 1) await task.press(["1", "5", "0"][board % 3]);
  const left = (await boards()) - 20;
  await task.catchUp(page.waitForFunction((n) => document.querySelectorAll("tr[data-board][data-missing]").length === n, left));
  await saved(page);
});

timed("Swapping two players with a reason, publishing, printing again", 20, async (task) => {
  await complete(1);
  await prepare(2);
  await page.evaluate(() => sessionStorage.removeItem("printed"));
  await page.locator("[data-key=P]").waitFor();
  await task.press("h");
  await task.wait(page.locator("[data-hand]").waitFor());
  const before = await page.locator("tbody [data-seat]").allTextContents();
  await task.press("ArrowRight", "s");
  await task.wait(page.waitForURL(/take=\d+/));
  await task.press("ArrowDown", "s");
  await task.wait(at(`/t/${slug}/desk/2/hand`));
  await task.wait(page.waitForFunction((name) => document.querySelectorAll("tbody [data-seat]")[1]?.textContent !== name, before[1]));
  await task.press("t");
  await task.type("Sono madre e figlia");
  await task.press("Escape", "P");
  await task.wait(at(`/t/${slug}/desk/2`));
  await task.press("p");
  await task.wait(printed());
});

timed("A wrong result of two rounds ago, corrected in its lane", 15, async (task) => {
  await complete(2);
  await prepare(3);
  await page.keyboard.press("P");
  await page.locator("main form.mt button.main").click();
  await at(`/t/${slug}/desk/3`);
  const standings = await page.request.get(`/t/${slug}/standings.csv`);
  await task.click("nav.rounds a[href$='/desk/1']");
  await task.wait(page.locator("tr[data-board].now, tr[data-board]").first().waitFor());
  await task.press("/");
  await task.type("7");
  await task.press("Enter", "0");
  await task.wait(page.locator("#f-reason").waitFor());
  await task.click("#f-reason");
  await task.type("Moduli scambiati");
  await task.press("Enter");
  await task.wait(at(`/t/${slug}/desk/1`));
  // In its lane: the rating report alone.
  assert.equal(await (await page.request.get(`/t/${slug}/standings.csv`)).text(), await standings.text());
  assert.match(await (await page.request.get(`/t/${slug}/tournament.trf26`)).text(), /### Correction @ Round 1: 1\.7/);
});

timed("Prizes of 30 places and 5 categories from nothing", 180, async (task) => {
  await complete(3);
  await page.goto(`/t/${slug}/desk/3`);
  await task.click("a[href$='/prizes/desk']");
  await task.click("a[href$='/prizes/fund']");
  await task.wait(page.locator("#f-general").waitFor());
  await task.click("#f-general");
  await task.type(Array.from({ length: 30 }, (_, place) => 1500 - 40 * place).join(" "));
  await task.press("Tab");
  const others = ["sotto 1800: 150 100 50", "1800-1999: 150 100", "donne: 150 100", "U18: 100 50", "over 60: 100"];
  for (const [number, line] of others.entries()) {
    if (number > 0) await task.press("Enter");
    await task.type(line);
  }
  await task.click("form.fund-form button[type=submit]");
  await task.wait(page.waitForURL(/\/prizes\/desk/));
  await page.goto(`/t/${slug}/prizes/fund`);
  assert.equal(await page.locator(".fund-list tbody tr").count(), 6);
});

timed("Everything of the end of the day", 60, async (task) => {
  await page.goto(`/t/${slug}/desk/3`);
  await task.click("a[href$='/end']");
  // The prizes are closed, then the tournament.
  await task.click("main a[href$='/prizes/desk']");
  await task.click("form[action$='/prizes/close'] button");
  await task.wait(page.locator("tr[data-prize]").first().waitFor());
  const end = `/t/${slug}/end`;
  await task.press("Alt+ArrowLeft");
  await page.goto(end);
  await task.click("form[action$='/finish'] button[type=submit]");
  await task.wait(page.locator("#main").waitFor());
  await page.goto(end);
  await page.locator("main .state.ok").first().waitFor();
  // Each sheet is opened, printed, and left again.
  for (const sheet of ["print/standings/3", "prizes/print", "papers/certificates", "papers/report"]) {
    await task.click(`main a[href*='/${sheet}']`);
    await task.wait(page.locator("main").waitFor());
    if (sheet === "papers/report") await task.click("a[href$='/papers/report/print']");
    await task.click("[data-print]");
    await task.press("Alt+ArrowLeft");
    await page.goto(end);
  }
  for (const file of ["tournament.trf", "tournament.trf26", "games.pgn", "standings.csv"]) {
    const [download] = await Promise.all([page.waitForEvent("download"), task.click(`main a[href$='/${file}']`)]);
    await task.wait(download.path());
  }
  await task.click("main a[href$='/archive']");
  const [download] = await Promise.all([page.waitForEvent("download"), task.click("main a[href$='tournament.tratto']")]);
  await task.wait(download.path());
});
