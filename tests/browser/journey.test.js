// Two ways into a tournament and out of it again, whole: a girl of twelve with her mother and a phone, and a club with twelve members.
// Both are shown as was chosen, find their board while the network is away, write the result at the table, are seen as late as the
// event says, take what is kept of them, and are erased.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { becomeAdmin, signIn, startBrowser } from "./chromium.js";
import { copied } from "./copies.js";
import { takeScreenshots } from "./screenshots.js";
import { startServer } from "./server.js";
import { publishFirst, withPlayers } from "./tournament.js";

const PHONE = { width: 390, height: 844 };
const MOVES = "e4 e5 Cf3 Cc6 Ab5 a6";
/** The birthday of somebody who is twelve, on any day on which this is run. */
const TWELVE = `${new Date().getFullYear() - 12}-01-01`;

let server;
let desk;

before(async () => {
  server = await startServer("serve");
  desk = await startBrowser(server.base);
  await becomeAdmin(server, desk.page);
});
after(async () => {
  await desk?.stop();
  await server?.stop();
});

/** A tournament whose form is open, and whose games are seen two moves late. */
async function withOpenForm(page, name) {
  const slug = await withPlayers(page, name, 3);
  await page.goto(`/t/${slug}/settings/entries`);
  await page.check("[name=door_open]");
  await page.click("main form button.main");
  await page.waitForLoadState();
  await page.goto(`/t/${slug}/settings`);
  await page.click("details:has([name=live_minutes]) > summary");
  await page.fill("[name=live_minutes]", "0");
  await page.fill("[name=live_moves]", "2");
  await page.click("form[action$='/settings'] button[type=submit]");
  await page.waitForLoadState();
  return slug;
}

/** The phone of somebody who plays finds their board by the surname, remembers it, and shows it when the network is away;
    its number, and whether they have Black. */
async function boardWithoutNetwork(phone, slug, surname) {
  const { page, context } = phone;
  await page.goto(`/t/${slug}/me`);
  await page.fill("#surname", surname);
  await page.click("main form button[type=submit]");
  await page.waitForURL(/\/my-board\/\d+$/);
  await page.click("form[action$='/remember'] button");
  await page.waitForURL(/\?own=1$/);
  const { href, pathname } = new URL(page.url());
  await copied(page, slug, pathname);
  await context.setOffline(true);
  await page.goto(href);
  assert.match(await page.textContent("[data-copied]"), /Copia delle \d\d:\d\d/);
  const number = await page.locator(".desk-no .no").evaluate((element) => Number(element.lastChild.textContent));
  const isBlack = (await page.locator(".desk-no .sq.b").count()) === 1;
  await context.setOffline(false);
  await page.goto(href);
  phone.complaints.splice(0);
  return [number, isBlack];
}

/** Records moves at a board, as an arbiter does. */
async function record(page, slug, board) {
  await page.goto(`/t/${slug}/floor`);
  const games = await page.locator(".calm a.book").evaluateAll((links) => links.map((a) => a.getAttribute("href")));
  await page.goto(games[board - 1]);
  for (const move of MOVES.split(" ")) {
    await page.fill("#move", move);
    await page.press("#move", "Enter");
    await page.locator("table.sheet tbody td:not(.t)", { hasText: move }).first().waitFor();
  }
}

/** Both players of a board write White's victory, and an arbiter takes it with one key. */
async function resultFromTheTable(slug, [board, isBlack]) {
  const { page } = desk;
  await page.goto(`/t/${slug}/papers/cards/1`);
  const codes = await page.locator(".face .qr").evaluateAll((all) => all.map((image) => image.getAttribute("src")));
  const seats = codes.map((code) => code.replace("/code/seat/", "/seat/")).slice(2 * board - 2, 2 * board);
  if (isBlack) seats.reverse();
  for (const [index, seat] of seats.entries()) {
    const phone = await startBrowser(server.base, { viewport: PHONE, javaScriptEnabled: false });
    await phone.page.goto(seat);
    await phone.page.click(index === 0 ? "button[value='1-0']" : "#seat-confirm");
    await phone.page.waitForLoadState();
    phone.assertQuiet("at the table");
    await phone.stop();
  }
  await page.goto(`/t/${slug}/floor`);
  assert.match(await page.textContent(".agreed"), /1–0/);
  await page.keyboard.press("+");
  await page.locator(".agreed").waitFor({ state: "detached" });
}

async function textOf(page, path) {
  const answer = await page.request.get(path);
  assert.ok(answer.ok(), `${path}: ${answer.status()}`);
  return answer.text();
}

/** What everybody sees of a tournament before its first round, and from then on. */
const BEFORE = ["players", "api:players"];
const PLAYED = "round/1 standings crosstable live standings.csv tournament.trf games.pgn api:standings api:rounds/1".split(" ");

async function assertNamedNowhere(page, slug, names, ends = [...BEFORE, ...PLAYED]) {
  for (const end of ends) {
    const path = end.startsWith("api:") ? `/api/v1/tournaments/${slug}/${end.slice(4)}` : `/t/${slug}/${end}`;
    const text = await textOf(page, path);
    for (const name of names) assert.ok(!text.includes(name), `${name} in ${path}`);
  }
}

/** Answers both questions of a page that erases. */
async function erase(page, address) {
  await page.goto(address);
  await page.click("main form button[type=submit]");
  await page.locator("button[name=sure]").click();
  await page.locator("[role=status]").first().waitFor();
}

test("a girl of twelve enters, plays, is seen as her mother chose, and is erased", async () => {
  const slug = await withOpenForm(desk.page, "Torneo della Strada");
  const phone = await startBrowser(server.base, { viewport: PHONE });
  const mother = await startBrowser(server.base, { viewport: PHONE, javaScriptEnabled: false });
  const visitor = await startBrowser(server.base);
  try {
    const { page } = phone;
    await page.goto(`/t/${slug}/enter?player=0`);
    await page.fill("[name=last_name]", "Bellincioni");
    await page.fill("[name=first_name]", "Dorotea");
    await page.fill("[name=birth]", TWELVE);
    await page.fill("[name=guardian_name]", "Rosa Bellincioni");
    await page.fill("[name=guardian_email]", "rosa@posta.example");
    await page.click("button.main");
    await page.waitForURL(/\/enter\/request\//);
    const own = new URL(page.url()).pathname;
    const guardian = new URL(await page.locator(".copy a").first().getAttribute("href")).pathname;
    // Before her mother says yes, nobody can accept her.
    await desk.page.goto(`/t/${slug}/requests`);
    assert.equal(await desk.page.locator("button[value=accept]").count(), 0);
    await mother.page.goto(guardian);
    await mother.page.check("[name=name_shown][value=initial]");
    await mother.page.click("button.main");
    await desk.page.goto(`/t/${slug}/requests`);
    await desk.page.press("button[value=accept]", "Enter");
    await desk.page.waitForURL(/#r\d+$/);
    // A child is in no public list before she plays.
    await assertNamedNowhere(visitor.page, slug, ["Bellincioni"], BEFORE);
    await publishFirst(desk.page, slug);
    await visitor.page.goto(`/t/${slug}/players`);
    assert.match(await visitor.page.textContent("main"), /Bellincioni\s*D\./);
    await assertNamedNowhere(visitor.page, slug, ["Dorotea"]);

    const [board, isBlack] = await boardWithoutNetwork(phone, slug, "Bellincioni");
    // The game, two moves late everywhere.
    await record(desk.page, slug, board);
    await visitor.page.goto(`/t/${slug}/live?board=${board}`);
    assert.equal(await visitor.page.textContent(".live .mv"), "1…e5");
    assert.match(await textOf(visitor.page, `/t/${slug}/games.pgn`), /1\. ?e4 e5/);
    for (const path of [`/t/${slug}/live?board=${board}`, `/t/${slug}/games.pgn`, `/t/${slug}/round/1/games.pgn`]) {
      assert.doesNotMatch(await textOf(visitor.page, path), /Cf3|Nf3|Cc6|Nc6|Ab5|Bb5/, path);
    }
    await resultFromTheTable(slug, [board, isBlack]);
    // The result stands, and with it the whole game.
    await visitor.page.goto(`/t/${slug}/round/1`);
    assert.match(await visitor.page.textContent("main"), /Bellincioni[^]*1–0|1–0[^]*Bellincioni/);
    assert.match(await textOf(visitor.page, `/t/${slug}/games.pgn`), /Bb5 a6/);
    if (process.env.TRATTO_SCREENSHOTS) {
      await takeScreenshots(desk.page, [own, guardian, `/t/${slug}/live?board=${board}`], process.env.TRATTO_SCREENSHOTS);
    }

    // What is kept, by both links, in both files.
    for (const link of [own, guardian]) {
      const { records } = JSON.parse(await textOf(page, `${link}/data.json`));
      const of = (table) => records.filter((one) => one.table === table);
      assert.equal(of("entries")[0].fields.last_name.value, "Bellincioni");
      assert.equal(of("entry_requests")[0].fields.birth_date.value, TWELVE);
      assert.match(await textOf(page, `${link}/data.csv`), /entries,1,first_name,[a-z]+,Dorotea/);
    }
    await erase(mother.page, `${guardian}/erase`);
    await assertNamedNowhere(visitor.page, slug, ["Bellincioni", "Dorotea"]);
    // The report of the arbiters stays complete until the tournament is closed.
    assert.match(await textOf(desk.page, `/t/${slug}/tournament.trf`), /Bellincioni/);
    const kept = await textOf(page, `${own}/data.json`);
    assert.ok(!kept.includes("rosa@"), "the address of her mother");
    for (const browser of [phone, mother, visitor]) browser.assertQuiet();
  } finally {
    for (const browser of [phone, mother, visitor]) await browser.stop();
  }
});

/** Surnames of the members, none of which begins another. */
const MEMBERS = "ABCDEFGHIJKL".split("").map((letter) => `Gruppini${letter}`);

/** A club that registers itself; its secretary with a browser of their own. */
async function withClub(name, login) {
  const secretary = await startBrowser(server.base);
  const { page } = secretary;
  await page.goto("/clubs/register");
  await page.fill("[name=name]", name);
  await page.selectOption("[name=region]", "Emilia-Romagna");
  await page.selectOption("[name=province]", "BO");
  await page.fill("[name=town]", "Imola");
  await page.fill("[name=email]", "segreteria@rocca.example");
  await page.click("main form button[type=submit]");
  await page.waitForURL(/\/clubs\/sent/);
  await desk.page.goto("/admin");
  const form = desk.page.locator("form[action$='/approve']").first();
  await form.locator("[name=display_name]").fill("Sergio Segretario");
  await form.locator("[name=name]").fill(login);
  await form.locator("button[type=submit]").click();
  const link = new URL(await desk.page.locator("#invitation").getAttribute("href"));
  await page.goto(link.pathname);
  await page.fill("[name=password]", "alfiere-in-c4-presto");
  await page.fill("[name=repeated]", "alfiere-in-c4-presto");
  await page.click("main form button[type=submit]");
  await signIn(page, login, "alfiere-in-c4-presto");
  return secretary;
}

test("a club does the same for twelve", async () => {
  const slug = await withOpenForm(desk.page, "Torneo dei Circoli");
  const secretary = await withClub("Circolo della Rocca", "sergio");
  const phone = await startBrowser(server.base, { viewport: PHONE });
  const visitor = await startBrowser(server.base);
  try {
    const { page } = secretary;
    // The members come as a list.
    await page.goto("/mine");
    const manage = await page.locator("a[href$='/manage']").first().getAttribute("href");
    await page.goto(manage);
    const lines = MEMBERS.map((surname) => `${surname};Dorotea;${TWELVE};`);
    const list = ["Cognome;Nome;Nascita;Elo", ...lines].join("\n");
    await page.setInputFiles("[name=list]", { name: "soci.csv", mimeType: "text/csv", buffer: Buffer.from(list) });
    await page.click("form[action$='/players/preview'] button");
    await page.locator("button[form=import], #import button.main").first().click();
    await page.waitForURL(/\/manage/);
    // All twelve through one page, with the word of the parents.
    const door = `/t/${slug}/enter/club`;
    await page.goto(door);
    for (const box of await page.locator("[name=player]").all()) await box.check();
    await page.check("[name=consent]");
    await page.click("button.main");
    await page.locator(".requests > li").nth(11).waitFor();
    for (let number = 0; number < MEMBERS.length; number += 1) {
      await desk.page.goto(`/t/${slug}/requests`);
      await desk.page.press("button[value=accept] >> nth=0", "Enter");
      await desk.page.waitForURL(/#r\d+$/);
    }
    await page.goto(door);
    const links = await page.locator(".requests p > a").evaluateAll((all) => all.map((a) => a.getAttribute("href")));
    assert.equal(links.length, MEMBERS.length);
    // Each is shown as the parents told the club: the first whole, the second nowhere on the web.
    const surname = async (link) => {
      await page.goto(link);
      return (await page.textContent(".dateline")).match(/Gruppini[A-L]/)[0];
    };
    const [whole, hidden] = [await surname(links[0]), await surname(links[1])];
    for (const [link, field, value] of [
      [links[0], "name_shown", "whole"],
      [links[1], "publication", "hall"],
    ]) {
      await page.goto(link);
      await page.check(`[name=${field}][value=${value}]`);
      await page.click("form[action$='/change'] button[type=submit]");
      await page.locator("[role=status]").first().waitFor();
    }
    await assertNamedNowhere(visitor.page, slug, ["Gruppini"], BEFORE);
    await publishFirst(desk.page, slug);
    await visitor.page.goto(`/t/${slug}/players`);
    const shown = await visitor.page.textContent("main");
    assert.match(shown, new RegExp(`${whole}\\s*Dorotea`));
    assert.ok(!shown.includes(hidden), hidden);
    assert.equal(shown.match(/Gruppini[A-L]\s*D\./g).length, MEMBERS.length - 2);
    await assertNamedNowhere(visitor.page, slug, [hidden]);

    const [board, isBlack] = await boardWithoutNetwork(phone, slug, whole);
    await record(desk.page, slug, board);
    await visitor.page.goto(`/t/${slug}/live?board=${board}`);
    assert.equal(await visitor.page.textContent(".live .mv"), "1…e5");
    await resultFromTheTable(slug, [board, isBlack]);
    assert.match(await textOf(visitor.page, `/t/${slug}/games.pgn`), /Bb5 a6/);
    if (process.env.TRATTO_SCREENSHOTS) {
      const ends = ["", "/data", "/correct", "/erase"].map((end) => `${links[2]}${end}`);
      await takeScreenshots(page, [door, ...ends], process.env.TRATTO_SCREENSHOTS);
    }

    // What is kept of each goes out, and each is erased: in the tournament, and from the club's registry.
    for (const link of links) {
      const { records } = JSON.parse(await textOf(page, `${link}/data.json`));
      const entry = records.find((one) => one.table === "entries");
      assert.match(entry.fields.last_name.value, /^Gruppini[A-L]$/);
      assert.equal(entry.fields.birth_date.value, TWELVE);
      await erase(page, `${link}/erase`);
    }
    await assertNamedNowhere(visitor.page, slug, ["Gruppini", "Dorotea"]);
    await page.goto(manage);
    const members = await page.locator("a[href^='/players/'][href$='/edit']").evaluateAll((all) =>
      all.map((a) => a.getAttribute("href").replace("/edit", "")),
    );
    assert.equal(members.length, MEMBERS.length);
    if (process.env.TRATTO_SCREENSHOTS) {
      const ends = ["", "/data", "/erase"].map((end) => `${members[0]}${end}`);
      await takeScreenshots(page, ends, `${process.env.TRATTO_SCREENSHOTS}/member`);
    }
    for (const member of members) {
      assert.match(await textOf(page, `${member}/data.csv`), /Gruppini[A-L]/);
      await erase(page, `${member}/erase`);
    }
    await page.goto(manage);
    assert.doesNotMatch(await page.textContent("main"), /Gruppini/);
    assert.doesNotMatch(await textOf(visitor.page, "/players?q=gruppini"), /Gruppini[A-L]/);
    for (const browser of [secretary, phone, visitor]) browser.assertQuiet();
  } finally {
    for (const browser of [secretary, phone, visitor]) await browser.stop();
  }
});
