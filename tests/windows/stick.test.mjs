// A weekend from a stick: an event in two laptops without a network, and on Monday its standings on a site.

import assert from "node:assert/strict";
import { existsSync, statSync } from "node:fs";
import { copyFile, mkdir, readdir, rename, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { Browser, becomeAdmin, pressResult, publishRound, signIn, withRoundPublished } from "./form.mjs";
import { command, freePort, start, startSite, windows } from "./program.mjs";

const root = process.env.TRATTO_FOLDER_OF_TESTS;
const PLAYERS = ["Fasòl", "Müller", "Željezović", "D’Angiò"];
/** How long something may take that comes by itself. */
const PATIENCE = 90_000;

const stick = join(root, "Chiavetta è");
const folder = join(stick, "già pronta");
// On the disk of the laptop.
const copies = join(root, "Copie del portatile");
await mkdir(folder, { recursive: true });
await mkdir(copies);
for (const name of await readdir(process.env.TRATTO_BINARY_FOLDER)) {
  await copyFile(join(process.env.TRATTO_BINARY_FOLDER, name), join(folder, name));
}

let owner = new Browser("http://127.0.0.1:1");
let slug;

/** Asks again and again, until the answer is one. */
async function until(what, ask) {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    assert.ok(Date.now() < end, `waited for ${what}`);
    await pause(200);
  }
}

/** A double click on the program at this path of Windows; its owner's browser is led there. */
async function doubleClick(program, words = [], env = {}) {
  const run = start(["start", "--no-browser", ...words], { program, env });
  owner.moveTo(await run.saying(/(http:\/\/127\.0\.0\.1:\d+)/));
  return run;
}

async function endByPage(run) {
  await owner.send(await owner.page("/admin"), "/admin/end");
  assert.equal(await run.end(), 0, run.said);
}

/** What lies in the folder when the program has ended: the data, whole, and nothing that says that it runs. */
async function assertEnded(here) {
  const data = join(here, "tratto-data");
  assert.ok(existsSync(join(data, "tratto.db")), data);
  const log = join(data, "tratto.db-wal");
  assert.ok(!existsSync(log) || statSync(log).size === 0, log);
  const left = await readdir(data);
  assert.ok(left.includes("tratto.log"), left.join(" "));
  assert.ok(!left.includes("tratto.running"), left.join(" "));
}

/** The words of the first table of a page. */
const table = (page) => /<table[^]*?<\/table>/.exec(page.text)?.[0].replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");

test("a double click on a stick: data beside the program, and a second start finds the first", async () => {
  const program = windows(join(folder, "tratto.exe"));
  const first = await doubleClick(program, ["--portable"]);
  await first.saying(/già pronta\\tratto-data/);
  await becomeAdmin(owner, await first.saying(/(http:\/\/\S+\/welcome\/\S+)/));
  const again = await command(["start", "--portable", "--no-browser"], { program });
  assert.equal(again.code, 0, again.said);
  assert.match(again.said, /tratto è già avviato/);
  assert.ok(again.said.includes(owner.base), again.said);
  await endByPage(first);
  await assertEnded(folder);
});

test("round 1 in the first laptop, with the mark as Explorer makes it, and copies on its disk", async () => {
  await writeFile(join(folder, "Tratto.Portable.txt"), "");
  const run = await doubleClick(windows(join(folder, "tratto.exe")));
  await run.saying(/già pronta\\tratto-data/);
  const named = (path) => owner.page("/admin/copies").then((page) => owner.send(page, "/admin/copies", { copies_folder: path }));
  assert.equal((await named("copie")).status, 422);
  assert.equal((await named(`${windows(copies)}\\nessuna`)).status, 422);
  assert.equal((await named(`"${windows(copies)}"`)).status, 303);
  slug = await withRoundPublished(owner, "Open di Forlì", PLAYERS);
  await pressResult(owner, slug, 1, "1-0");
  await pressResult(owner, slug, 2, "1/2-1/2");
  await until("a copy", async () => (await readdir(copies)).some((name) => /^tratto-\d{8}T\d{6}Z\.db$/.test(name)));
  await endByPage(run);
  await assertEnded(folder);
});

test("round 2 in another laptop, where the stick has another letter and its folder another name", async () => {
  const here = join(stick, "di nuovo");
  await rename(folder, here);
  await symlink(stick, join(process.env.WINEPREFIX, "dosdevices", "s:"));
  // Nobody is signed in there.
  owner = new Browser("http://127.0.0.1:1");
  const run = await doubleClick("S:\\di nuovo\\tratto.exe");
  await run.saying(/S:\\di nuovo\\tratto-data/i);
  await signIn(owner, "ada", "torre-prende-torre-7");
  await publishRound(owner, slug, 2);
  await pressResult(owner, slug, 1, "1-0", 2);
  await pressResult(owner, slug, 2, "0-1", 2);
  await endByPage(run);
  await assertEnded(here);
});

test("on Monday a site follows it over TLS, whose authority must be trusted, and has its standings", async () => {
  const keys = join(root, "sito");
  await mkdir(keys);
  const port = await freePort();
  const database = ["--database", join(keys, "tratto.db")];
  const site = startSite(["serve", "--listen", "127.0.0.1:0", ...database, "--hall", keys, "--hall-listen", `127.0.0.1:${port}`]);
  const visitor = new Browser(await site.saying(/listening on (http:\S+)/));
  const keeper = new Browser(visitor.base);
  await becomeAdmin(keeper, await site.saying(/first administrator: (\S+)/));
  const shown = await keeper.send(await keeper.page("/account/halls"), "/account/halls", { hall_name: "Chiavetta" });
  assert.equal(shown.status, 200, shown.text.slice(0, 2000));
  const [, secret] = /id="secret"[^>]*>[^<#]*#([^<\s]+)/.exec(shown.text);
  const link = `https://127.0.0.1:${port}/hall#${secret}`;

  // Both are on this machine, which is a private network.
  const env = { TRATTO_PRIVATE_WEBHOOKS: "true" };
  const program = "S:\\di nuovo\\tratto.exe";
  const mirror = `/t/${slug}/settings/mirror`;
  let run = await doubleClick(program, [], env);
  await owner.done(await owner.page(mirror), mirror, { mirror_link: link });
  // The authorities are those that Windows has, and this one is none of them.
  await until("the refusal", async () => (await owner.page(mirror)).text.includes("nessuna connessione sicura"));
  await endByPage(run);

  const certificate = (await visitor.bytes("/hall/authority.crt")).toString("base64").replace(/.{1,64}/g, "$&\n");
  const authority = join(root, "authority.pem");
  await writeFile(authority, `-----BEGIN CERTIFICATE-----\n${certificate}-----END CERTIFICATE-----\n`);
  run = await doubleClick(program, [], { ...env, SSL_CERT_FILE: windows(authority) });
  await owner.done(await owner.page(mirror), `${mirror}/start`);
  const standings = `/t/${slug}/standings`;
  const hall = table(await new Browser(owner.base).page(standings));
  for (const name of PLAYERS) assert.ok(hall.includes(name), hall);
  const copy = await until("the copy", () => visitor.page(`/t/${slug}`).catch(() => null));
  assert.ok(copy.text.includes("Copia del tavolo arbitrale in sala"), copy.text.slice(0, 4000));
  await until("the same standings", async () => table(await visitor.page(standings)) === hall);
  await endByPage(run);
  // The stick is back in its drawer, and the site has what it was told.
  assert.equal(table(await visitor.page(standings)), hall);
  site.child.kill("SIGTERM");
  assert.equal(await site.end(), 0, site.said);
});
