// The public pages of a tournament as files: opened from a folder, without a server, nothing is missing and nothing complains.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";
import axe from "axe-core";
import { becomeAdmin, startBrowser } from "./chromium.js";
import { binary, startServer } from "./server.js";
import { withRoundPublished } from "./tournament.js";

const pictures = process.env.TRATTO_SCREENSHOTS;

let server;
let reader;
let folder;
let first;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), "tratto-bundle-"));
  const database = join(folder, "tratto.db");
  server = await startServer("serve", database);
  reader = await startBrowser(server.base);
  await becomeAdmin(server, reader.page);
  const slug = await withRoundPublished(reader.page, "Torneo della Chiavetta", 6);
  const arguments_ = ["export", slug, "--format", "html", "--out", folder, "--database", database];
  const env = { ...process.env, LC_ALL: "it_IT.UTF-8" };
  delete env.TRATTO_PUBLIC_URL;
  const made = spawnSync(binary, arguments_, { encoding: "utf8", env });
  assert.equal(made.status, 0, made.stderr);
  // From here on there is no server.
  await reader.page.goto("about:blank");
  await server.stop();
  first = pathToFileURL(join(folder, "index.html")).href;
});
after(async () => {
  await reader?.stop();
  await server?.stop();
  if (folder) await rm(folder, { recursive: true, force: true });
});

test("rounds, standings and players are reached by their links, on a desk and on a phone", async () => {
  const { page } = reader;
  await page.goto(first);
  assert.match(await page.textContent(".masthead"), /Stato del \d+ \S+ \d{4}, ore \d+:\d\d/);
  // The style sheet is there.
  assert.equal(await page.evaluate(() => getComputedStyle(document.querySelector(".masthead")).maxWidth), "1192px");
  await page.click("nav.rounds a >> text=1");
  assert.match(page.url(), /\/pages\/round-1\.html$/);
  await page.click(".tabs a >> text=Classifica");
  await page.click(".masthead nav a >> text=1");
  assert.match(page.url(), /\/pages\/standings-after-1\.html$/);
  await page.locator("td.name a").first().click();
  assert.match(page.url(), /\/pages\/player-\d+\.html$/);
  await page.evaluate(axe.source);
  // It would fetch the style sheets by itself, which a page from a folder may not.
  const options = { resultTypes: ["violations"], preload: false };
  const { violations } = await page.evaluate((asked) => window.axe.run(document, asked), options);
  assert.deepEqual(violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html)}`), []);
  await page.click(".masthead a.mark");
  assert.equal(page.url(), first);
  await page.setViewportSize({ width: 390, height: 844 });
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390);
  if (pictures) await page.screenshot({ path: `${pictures}/bundle-phone.png`, fullPage: true });
  // No file was missing either.
  reader.assertQuiet();
});
