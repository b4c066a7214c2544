// A day with the program for Windows: a tournament, copies, an archive, the end of each.

import assert from "node:assert/strict";
import { existsSync, statSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { request } from "node:https";
import { join } from "node:path";
import { test } from "node:test";
import { Browser, becomeAdmin, pressResult, signIn, withRoundPublished } from "./form.mjs";
import { answering, command, freePort, start, startInConsole, windows } from "./program.mjs";

const root = process.env.TRATTO_FOLDER_OF_TESTS;
const PLAYERS = ["Fasòl", "Müller", "Željezović", "D’Angiò"];

// A name as people give it to folders: spaces, letters beyond ASCII, signs that addresses read otherwise.
const club = join(root, "Società di Gioco 100% #1");
await mkdir(club);
const file = (name) => join(club, name);
const database = ["--database", windows(file("tratto.db"))];

/** Exit code 0, and what was said. */
async function done(words, options) {
  const { code, said } = await command(words, options);
  assert.equal(code, 0, `${words.join(" ")}: ${said}`);
  return said;
}

/** Serves the database of the club in a console, where Ctrl-C ends it. */
async function serve(more = []) {
  const port = await freePort();
  const run = startInConsole(["serve", "--listen", `127.0.0.1:${port}`, ...database, ...more]);
  const base = `http://127.0.0.1:${port}`;
  await answering(base);
  return { ...run, run, base };
}

async function interrupted(run) {
  run.press("\u0003");
  assert.equal(await run.end(), 0, run.said);
}

/** All is in the file itself. */
function assertWhole(path) {
  assert.ok(existsSync(path), path);
  const log = `${path}-wal`;
  assert.ok(!existsSync(log) || statSync(log).size === 0, log);
}

const browser = new Browser("http://127.0.0.1:1");
let slug;

test("it says which version it is, and what it can", async () => {
  assert.match(await done(["--version"]), /^tratto \d+\.\d+\.\d+ \(.*schema \d{4}\)\s*$/);
  assert.match(await done(["--help"]), /\n {2}serve\b/);
});

test("PostgreSQL is left out, and that is said", async () => {
  const { code, said } = await command(["serve", "--database", "postgres://ada:geheim@127.0.0.1/tratto"]);
  assert.notEqual(code, 0);
  assert.match(said, /postgres:\/\/\*\*\*@127\.0\.0\.1\/tratto: this program was built without PostgreSQL/);
});

test("a database in a folder with a name of any letters", async () => {
  await done(["migrate", ...database]);
  assert.ok((await readFile(file("tratto.db"))).subarray(0, 15).equals(Buffer.from("SQLite format 3")));
  assert.match(await done(["check-database", ...database]), /Società di Gioco 100% #1\\tratto\.db: sound/);
});

test("a round is published, a result entered, and it outlives a power cut", async () => {
  const run = start(["serve", "--listen", "127.0.0.1:0", ...database]);
  browser.moveTo(await run.saying(/listening on (http:\S+)\r?\n/));
  await becomeAdmin(browser, await run.saying(/first administrator: (\S+)/));
  slug = await withRoundPublished(browser, "Open di Forlì", PLAYERS);
  await pressResult(browser, slug, 1, "1-0");
  const round = await browser.page(`/t/${slug}/round/1`);
  for (const name of PLAYERS) assert.ok(round.text.includes(name), name);
  const health = await browser.page("/health");
  assert.match(health.text, /^ok\n[^]*disk: \d+ MiB free\n/);
  await run.cut();
});

test("copies and archives while it is served, and nobody else serves it", async () => {
  const copies = join(root, "Chiavetta è");
  await mkdir(copies);
  const served = await serve(["--backup-to", windows(copies), "--backup-every", "1"]);
  browser.moveTo(served.base);
  await signIn(browser, "ada", "torre-prende-torre-7");
  await pressResult(browser, slug, 2, "1/2-1/2");
  await done(["backup", windows(file("copia è.db")), ...database]);
  await done(["backup", windows(file("copia è.db")), ...database]);
  assert.match(await done(["check-database", "--database", windows(file("copia è.db"))]), /sound/);
  const other = await command(["serve", "--listen", "127.0.0.1:0", ...database]);
  assert.notEqual(other.code, 0);
  assert.match(other.said, /tratto\.db\.lock/);
  await done(["archive", slug, windows(file("forlì.tratto")), ...database]);
  assert.ok(existsSync(file("forlì.tratto")));
  const kept = await readdir(copies);
  // By the clock of the world, wherever the machine stands.
  const copy = kept.map((name) => /^tratto-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.db$/.exec(name)).find(Boolean);
  assert.ok(copy, kept.join(" "));
  const [, year, month, day, hour, minute, second] = copy.map(Number);
  const age = Date.now() - Date.UTC(year, month - 1, day, hour, minute, second);
  assert.ok(Math.abs(age) < 300_000, copy[0]);
  await interrupted(served.run);
  assertWhole(file("tratto.db"));
});

test("the archive comes in elsewhere", async () => {
  const other = ["--database", windows(file("altro.db"))];
  assert.match(await done(["open", windows(file("forlì.tratto")), ...other]), new RegExp(`^${slug}`));
  const exported = await done(["export", "--format", "trf26", slug, ...other]);
  for (const name of PLAYERS.slice(0, 3)) assert.ok(exported.includes(name), exported);
});

test("files go out and come in by the pages, and a hall has its TLS", async () => {
  const port = await freePort();
  const served = await serve(["--hall", windows(club), "--hall-listen", `127.0.0.1:${port}`]);
  browser.moveTo(served.base);
  await signIn(browser, "ada", "torre-prende-torre-7");
  await browser.bytes(`/t/${slug}/games.pgn`);
  const workbook = await browser.bytes(`/t/${slug}/workbook.xlsx`);
  assert.equal(workbook.subarray(0, 2).toString(), "PK");
  const taken = { field: "file", name: "forlì.tratto", bytes: await readFile(file("forlì.tratto")) };
  const again = await browser.send(await browser.page("/archive"), "/archive", {}, "<main", taken);
  assert.ok([200, 303].includes(again.status), `${again.status} ${again.text.slice(0, 2000)}`);
  const tournaments = await browser.page("/tournaments");
  assert.ok(tournaments.text.split("Open di Forlì").length > 2, "it is there twice");
  const status = await new Promise((resolve, reject) => {
    const asked = request({ host: "127.0.0.1", port, path: "/health", rejectUnauthorized: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    asked.on("error", reject).end();
  });
  assert.equal(status, 200);
  await interrupted(served.run);
  assert.ok(existsSync(file("hall-authority.json")));
});

test("a rating list is taken in, found again and removed", async () => {
  await writeFile(file("elenco.csv"), "Jméno,Rok,Průkaz,Výkon\n\"Novák, Jan\",1990,4711,1800\n\"Malá, Eva\",2001,4712,1500\n");
  const columns = ["Jméno=name", "Rok=birth", "Průkaz=fsi_id", "Výkon=national_std"].flatMap((said) => ["--column", said]);
  const list = ["--source", "CZE", "--kind", "standard", "--valid-from", "2026-10-01"];
  await done(["list", "import", windows(file("elenco.csv")), ...list, ...columns, ...database]);
  assert.match(await done(["list", "search", "malá", ...database]), /Malá, Eva/);
  await done(["list", "import", windows(file("elenco.csv")), ...list, ...database]);
  const files = (await readdir(club)).filter((name) => name.startsWith("tratto.db.list-"));
  assert.equal(files.length, 1, files.join(" "));
});

test("what was lost comes back with the copy", async () => {
  const said = await done(["restore", windows(file("copia è.db")), "--yes", ...database]);
  assert.match(said, /restored; the file before is .*tratto\.db\.replaced-/);
  assert.ok((await readdir(club)).some((name) => name.startsWith("tratto.db.replaced-")));
  const served = await serve();
  browser.moveTo(served.base);
  const round = await browser.page(`/t/${slug}/round/1`);
  assert.match(round.text, /½/);
  await interrupted(served.run);
});

test("the demonstration, in a console that has all letters", async () => {
  const port = await freePort();
  const temporary = join(root, "temporanei");
  await mkdir(temporary);
  const env = { TEMP: windows(temporary), TMP: windows(temporary) };
  const run = startInConsole(["demo", "--listen", `127.0.0.1:${port}`], { env });
  const visitor = new Browser(`http://127.0.0.1:${port}`);
  await answering(visitor.base);
  await signIn(visitor, "arbitro", "torre-in-settima");
  for (const path of ["/", "/tournaments", "/players"]) {
    const page = await visitor.page(path);
    assert.ok(page.text.length > 1000, path);
  }
  await interrupted(run);
  assert.deepEqual(await readdir(temporary), []);
});

test("in its own window: the usual folder, and Ctrl-C", async () => {
  const port = await freePort();
  const run = startInConsole(["start", "--no-browser", "--port", String(port)]);
  await answering(`http://127.0.0.1:${port}`);
  run.press("\u0003");
  assert.equal(await run.end(), 0, run.said);
  assert.match(run.shown(), /tratto è chiuso\. È tutto salvato\./);
  const users = join(process.env.WINEPREFIX, "drive_c/users");
  const homes = (await readdir(users)).map((user) => join(users, user, "AppData/Local/tratto/tratto.db"));
  assertWhole(homes.find((path) => existsSync(path)) ?? homes[0]);
});
