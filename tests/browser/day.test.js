// An arbiter's whole day in the browser, from the list to the archive: two arbiters, a network that is cut, a swap by hand,
// a round taken back, an adjourned game, prizes, the closing; then the archive opened on the other database, and compared.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { becomeAdmin, signIn, startBrowser } from "./chromium.js";
import { freshDatabase, lacking } from "./postgres.js";
import { startServer } from "./server.js";
import { invented, withList } from "./timed.js";
import { saved } from "./tournament.js";

const FILES = ["tournament.trf", "tournament.trf26", "standings.csv", "games.pgn"];
const PASSWORD = "un cavallo sulla colonna aperta";
const event = invented(13);

let server;
let chief;
let deputy;
let slug;
/** What the files said at the end, and the archive. */
const files = new Map();
let archive;

const desk = (round) => `/t/${slug}/desk/${round}`;
const at = (page, path) => page.waitForURL((url) => url.pathname === path);
const fileOf = async (page, name) => (await page.request.get(`/t/${slug}/${name}`)).text();

before(async () => {
  server = await startServer("serve");
  chief = await startBrowser(server.base);
  await becomeAdmin(server, chief.page);
  await chief.page.goto("/admin");
  await chief.page.fill("form[action='/admin/accounts'] [name=name]", "dora");
  await chief.page.fill("form[action='/admin/accounts'] [name=display_name]", "Dora Deputati");
  await chief.page.click("form[action='/admin/accounts'] button[type=submit]");
  const invitation = new URL(await chief.page.locator("#invitation").getAttribute("href"), server.base);
  deputy = await startBrowser(server.base);
  await deputy.page.goto(invitation.pathname + invitation.search);
  for (const field of await deputy.page.locator("main form input[type=password]").all()) await field.fill(PASSWORD);
  await deputy.page.click("main form button[type=submit]");
  await signIn(deputy.page, "dora", PASSWORD);
});
after(async () => {
  await chief?.stop();
  await deputy?.stop();
  await server?.stop();
});

/** Calls people by letters at the check-in and marks them. */
async function mark(page, people) {
  await page.goto(`/t/${slug}/check-in`);
  await page.locator("tr[data-words].now").waitFor();
  for (const surname of people) {
    await page.keyboard.type(surname.slice(0, 4).toLowerCase());
    await page.keyboard.press("Enter");
  }
}

/** Keys for the boards without a result, from the first on. */
async function enter(page, round, keys) {
  await page.goto(desk(round));
  await page.locator("tr[data-board][data-missing]").first().waitFor();
  for (const key of keys) await page.keyboard.press(key);
}

const complete = (page) => page.waitForFunction(() => !document.querySelector("tr[data-board][data-missing]"));

async function prepare(page, round) {
  await page.goto(desk(round - 1));
  await page.keyboard.press("g");
  const asked = page.locator("button[name=unseen][value=awaited]");
  await page.locator("button[name=unseen][value=awaited], [data-key=P]").first().waitFor();
  if (await asked.count()) await asked.first().click();
  await at(page, desk(round));
}

async function publish(page, round) {
  await page.goto(desk(round));
  await page.keyboard.press("P");
  await page.locator("main form.mt button.main").waitFor();
  await page.keyboard.press("Enter");
  await at(page, desk(round));
}

test("a list comes in, two arbiters mark who is there, the check-in closes", async () => {
  const { page } = chief;
  slug = await withList(page, "Torneo di Tutto il Giorno", 3, event.list);
  await page.goto(`/t/${slug}/settings`);
  await page.fill("form[action$='/deputies'] [name=deputy]", "dora");
  await page.click("form[action$='/deputies'] button[type=submit]");
  await deputy.page.goto("/mine");
  await deputy.page.click("form[action$='/accept'] button[type=submit]");
  await Promise.all([mark(page, event.people.slice(0, 6)), mark(deputy.page, event.people.slice(6, 12))]);
  for (const one of [page, deputy.page]) {
    await one.waitForFunction(() => document.querySelector("h1 .num").textContent.trim() === "1");
  }
  await page.click("a[href$='/entries/close-check-in']");
  await page.locator("[data-row].now").waitFor();
  await page.keyboard.press("2");
  await page.keyboard.press("Enter");
  await at(page, `/t/${slug}/preflight`);
  await page.keyboard.press("g");
  await at(page, desk(1));
});

test("round 1: results of two desks, one without network, one game adjourned", async () => {
  const { page } = chief;
  await publish(page, 1);
  await deputy.page.goto(`${desk(1)}?board=4`);
  await deputy.page.locator("tr[data-board].now").waitFor();
  await deputy.context.setOffline(true);
  for (const key of ["1", "5", "0"]) await deputy.page.keyboard.press(key);
  await enter(page, 1, ["1", "0", "a"]);
  await saved(page);
  assert.equal(await page.locator("tr[data-board][data-missing]").count(), 3);
  await deputy.context.setOffline(false);
  await saved(deputy.page);
  await complete(page);
  deputy.complaints.splice(0);
  // The adjourned game is a draw for the pairing; nobody sees final standings while it is open.
  assert.match(await fileOf(page, "tournament.trf26"), /### Adjourned @ Round 1: board 3/);
});

test("round 2: two are swapped with a reason, the round is taken back and published again", async () => {
  const { page } = chief;
  await prepare(page, 2);
  await page.keyboard.press("h");
  await at(page, `${desk(2)}/hand`);
  const seats = await page.locator("tbody [data-seat]").allTextContents();
  for (const key of ["ArrowRight", "s"]) await page.keyboard.press(key);
  await page.waitForURL(/take=\d+/);
  for (const key of ["ArrowDown", "s"]) await page.keyboard.press(key);
  await page.waitForFunction((name) => document.querySelectorAll("tbody [data-seat]")[1]?.textContent !== name, seats[1]);
  await page.keyboard.press("t");
  await page.keyboard.type("Vengono con la stessa auto");
  await page.keyboard.press("Escape");
  await page.keyboard.press("P");
  await at(page, desk(2));
  assert.match(await fileOf(page, "tournament.trf26"), /### MPA @ Round 2: Vengono con la stessa auto/);
  await page.goto(`${desk(2)}/take-back`);
  await page.fill("[name=reason]", "Uno dei due è arrivato tardi");
  await page.click("main form button.main");
  await page.locator("[name=sure]").waitFor({ state: "attached" });
  await page.click("main form button.main");
  await at(page, desk(2));
  await publish(page, 2);
  const report = await fileOf(page, "tournament.trf26");
  assert.match(report, /### Undone @ Round 2: Uno dei due è arrivato tardi/);
  // The deputy sees it without asking.
  await deputy.page.goto(desk(2));
  assert.equal(await deputy.page.locator("tr[data-board]").count(), 6);
});

test("the adjourned game ends, the last rounds are played", async () => {
  const { page } = chief;
  await page.goto(`${desk(1)}?board=3`);
  await page.keyboard.press("1");
  await page.locator("#f-reason, tr[data-board='3']:not(.queued)").first().waitFor();
  if (await page.locator("#f-reason").count()) {
    await page.fill("#f-reason", "Ripresa alle 14");
    await page.keyboard.press("Enter");
    await at(page, desk(1));
  } else {
    await saved(page);
  }
  await enter(deputy.page, 2, ["1", "1", "5", "0", "1", "5"]);
  await saved(deputy.page);
  await prepare(page, 3);
  await publish(page, 3);
  await enter(page, 3, ["5", "0", "1", "1", "5", "1"]);
  await saved(page);
  await complete(page);
  assert.doesNotMatch(await fileOf(page, "tournament.trf26"), /### Adjourned/);
});

test("prizes, the last page, the archive", async () => {
  const { page } = chief;
  await page.goto(`/t/${slug}/prizes/fund`);
  await page.fill("#f-general", "500 300 200 100");
  await page.fill("#f-others", "sotto 2250: 80 40\nover 60: 50");
  await page.click("form.fund-form button[type=submit]");
  await page.waitForURL(/\/prizes\/desk/);
  await page.click("form[action$='/prizes/close'] button");
  await page.locator("tr[data-prize]").first().waitFor();
  await page.goto(`/t/${slug}/end`);
  await page.click("form[action$='/finish'] button[type=submit]");
  await page.goto(`/t/${slug}/end`);
  await page.locator("main .state.ok").first().waitFor();
  for (const name of FILES) files.set(name, await fileOf(page, name));
  await page.goto(`/t/${slug}/archive`);
  const [download] = await Promise.all([page.waitForEvent("download"), page.click("main a[href$='tournament.tratto']")]);
  archive = await readFile(await download.path());
  assert.ok(archive.length > 1000);
  chief.assertQuiet("on the day");
  deputy.assertQuiet("at the second desk");
});

test("the archive opens on the other database, and every file says the same", { skip: lacking ?? false }, async () => {
  const database = freshDatabase("day");
  const there = await startServer("serve", database.url);
  const browser = await startBrowser(there.base);
  try {
    const { page } = browser;
    await becomeAdmin(there, page);
    await page.goto("/archive");
    await page.setInputFiles("#file", { name: "giorno.tratto", mimeType: "application/zip", buffer: archive });
    await page.click("main form button[type=submit]");
    await page.waitForURL(new RegExp(`/t/${slug}/`));
    for (const [name, text] of files) assert.equal(await fileOf(page, name), text, name);
    // The trail came along, the prizes too.
    await page.goto(`/t/${slug}/integrity`);
    assert.match(await page.locator("main").innerText(), /Uno dei due è arrivato tardi/);
    await page.goto(`/t/${slug}/prizes`);
    assert.match(await page.locator("main").innerText(), /500/);
    browser.assertQuiet("at the other machine");
  } finally {
    await browser.stop();
    await there.stop();
    database.drop();
  }
});
