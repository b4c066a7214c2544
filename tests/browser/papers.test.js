// The arbiters' sheets as a browser prints them: as many pages as there must be, heads on every page, nothing cut.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { after, before, test } from "node:test";
import axe from "axe-core";
import { becomeAdmin, startBrowser } from "./chromium.js";
import { binary, startServer } from "./server.js";

/** A sheet without its margins, in CSS pixels: A4 upright, on its side, and to the edge. */
const mm = (length) => (length / 25.4) * 96;
const UPRIGHT = { width: Math.floor(mm(210 - 28)), height: Math.floor(mm(297 - 27)) };
const LYING = { width: Math.floor(mm(297 - 24)), height: Math.floor(mm(210 - 24)) };
const EDGE = { width: Math.floor(mm(210)), height: Math.floor(mm(297)) };
const CERTIFICATE = { width: Math.floor(mm(297 - 20)), height: Math.floor(mm(210 - 20)) };
/** As long as a report can carry. */
const LONG = "Montefeltrini-Ubaldini, Massimilla";

let server;
let browser;
let small;
let large;

/** Imports a random tournament with long names in it; answers its slug. */
async function imported({ players, rounds, seed }) {
  const options = ["generate", "--players", players, "--rounds", rounds, "--seed", seed].map(String);
  const { stdout } = spawnSync(binary, options, { encoding: "utf8", maxBuffer: 1 << 26 });
  let done = 0;
  const text = stdout.replace(/^(001.{11})(.{33})/gm, (all, before) => {
    done += 1;
    return done % 7 === 1 ? before + LONG.slice(0, 33).padEnd(33) : all;
  });
  const { page } = browser;
  await page.goto("/import");
  await page.fill("[name=text]", text);
  await page.click("main form button.main");
  await page.fill("[name=name]", `Torneo delle stampe ${seed}`);
  if ((await page.inputValue("[name=start]")) === "") await page.fill("[name=start]", "2026-11-21");
  await page.click("form[action='/import/confirm'] button.main");
  await page.waitForURL(/\/t\/[^/]+/);
  return new URL(page.url()).pathname.split("/")[2];
}

before(async () => {
  server = await startServer("serve");
  browser = await startBrowser(server.base);
  await becomeAdmin(server, browser.page);
  small = await imported({ players: 21, rounds: 5, seed: 21 });
  large = await imported({ players: 300, rounds: 30, seed: 300 });
});
after(async () => {
  await browser?.stop();
  await server?.stop();
});

/** The page at `path` as it is printed on a sheet of that size; answers how many pages it takes. */
async function printed(path, { width, height }) {
  const { page } = browser;
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ media: "print" });
  const response = await page.goto(path);
  assert.equal(response.status(), 200, path);
  const pages = await pagesOf(path);
  return { page, pages };
}

async function pagesOf(path) {
  const pdf = await browser.page.pdf({ preferCSSPageSize: true });
  if (process.env.TRATTO_PAPERS) {
    await mkdir(process.env.TRATTO_PAPERS, { recursive: true });
    const name = path.split("/").slice(3).join("-").replace(/[^a-z0-9]+/g, "-");
    await writeFile(join(process.env.TRATTO_PAPERS, `${name}.pdf`), pdf);
  }
  return (pdf.toString("latin1").match(/\/Type\s*\/Page\b/g) ?? []).length;
}

/** What axe finds, a line for each. */
async function faults(page) {
  await page.evaluate(axe.source);
  const found = await page.evaluate(() =>
    window.axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"], resultTypes: ["violations"] }),
  );
  return found.violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html).join(" | ")}`);
}

/** What runs over the edge of the sheet or of its own box. */
async function assertNothingCut(page, path, width) {
  const cut = await page.locator("main.paper *").evaluateAll((all, width) => {
    const found = [];
    for (const one of all) {
      // By name the opponent may be cut, the name looked for never.
      if (one.closest(".vh, .noprint, .seats td.k") || one.getClientRects().length === 0) continue;
      if (one.getBoundingClientRect().right > width + 1) found.push(`over the edge: ${one.outerHTML.slice(0, 90)}`);
      const hides = getComputedStyle(one).overflowX !== "visible" || getComputedStyle(one).overflowY !== "visible";
      const [wide, high] = [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight];
      if (hides && one.clientWidth > 0 && (wide > 1 || high > 1)) found.push(`${wide}×${high} cut: ${one.outerHTML.slice(0, 90)}`);
    }
    return found;
  }, width);
  assert.deepEqual(cut.slice(0, 3), [], `${path}: ${cut.length} cut`);
}

test("lists of 300 players repeat their heads and lose nobody", async () => {
  for (const sheet of ["players?order=rating", "players?split=club&money=on", "check-in"]) {
    const path = `/t/${large}/papers/${sheet}`;
    const { page, pages } = await printed(path, UPRIGHT);
    const rows = page.locator("table.roster tbody tr");
    assert.equal(await rows.count(), 300, path);
    const height = await page.evaluate(() => document.querySelector("main").scrollHeight);
    assert.ok(pages >= Math.floor(height / UPRIGHT.height) && pages <= Math.ceil((1.3 * height) / UPRIGHT.height) + 1, `${path}: ${pages} pages for ${height} px`);
    await assertNothingCut(page, path, UPRIGHT.width);
    const split = await rows.evaluateAll((all) => all.filter((row) => getComputedStyle(row).breakInside !== "avoid").length);
    assert.equal(split, 0, `${path}: rows that may be broken`);
    // A head as high as a fifth of a page takes that room on every page: then there are more of them. Browsers repeat none
    // that takes more than a quarter.
    await page.locator("table.roster thead th").evaluateAll((heads, high) => {
      for (const head of heads) head.style.height = `${high}px`;
    }, Math.floor(UPRIGHT.height / 5));
    const tall = await pagesOf(`${path}-tall-heads`);
    assert.ok(tall >= Math.floor(1.15 * pages), `${path}: ${pages} pages, ${tall} with high heads`);
  }
});

test("a cross-table of 300 players and 30 rounds is cut into sheets that join", async () => {
  const path = `/t/${large}/papers/cross/30`;
  const { page, pages } = await printed(path, LYING);
  const tables = await page.locator("table.on-paper").evaluateAll((all) =>
    all.map((table) => ({
      height: table.getBoundingClientRect().height,
      numbers: [...table.querySelectorAll("tbody th")].map((head) => Number(head.innerText)),
      rounds: [...table.querySelectorAll("thead th.c")].map((head) => Number(head.innerText)),
    })),
  );
  assert.equal(pages, tables.length, "a page for each part");
  const upTo = (n) => Array.from({ length: n }, (_, index) => index + 1);
  assert.deepEqual(tables.filter((_, index) => index % 2 === 0).flatMap((part) => part.numbers), upTo(300));
  for (let at = 0; at < tables.length; at += 2) {
    const [left, right] = [tables[at], tables[at + 1]];
    assert.deepEqual(left.numbers, right.numbers, "the same players beside each other");
    assert.equal(left.height, right.height, "rows that stand on one line");
    assert.deepEqual([...left.rounds, ...right.rounds], upTo(30));
  }
  const wide = await page.locator("table.on-paper").evaluateAll((all) => Math.max(...all.map((table) => table.scrollWidth)));
  // A width is rounded to whole pixels, that of the sheet is cut down to them.
  assert.ok(wide <= LYING.width + 1, `${wide} px on a sheet of ${LYING.width}`);
});

test("sheets to cut take as many pages as they say", async () => {
  const cases = [
    ["slips/5", ".slip", 4, UPRIGHT],
    ["cards/5", ".tent", 3, EDGE],
    ["badges", ".badge", 10, UPRIGHT],
    ["certificates", ".cert", 1, CERTIFICATE],
  ];
  for (const [sheet, what, onPage, size] of cases) {
    const path = `/t/${small}/papers/${sheet}`;
    const { page, pages } = await printed(path, size);
    const count = await page.locator(what).count();
    assert.ok(count >= 20 / 2, `${path}: ${count}`);
    assert.equal(pages, Math.ceil(count / onPage), `${path}: ${count} of ${what}`);
    await assertNothingCut(page, path, size.width);
  }
});

test("both sheets of a round are those two, each on its own paper", async () => {
  const alone = [];
  for (const sheet of ["pairings", "names"]) {
    alone.push((await printed(`/t/${small}/print/${sheet}/5`, UPRIGHT)).pages);
  }
  const path = `/t/${small}/papers/round/5`;
  const { page, pages } = await printed(path, UPRIGHT);
  assert.ok(pages >= 2 && pages <= alone[0] + alone[1], `${pages} pages, alone ${alone}`);
  const breaks = await page.locator(".whole-sheet").evaluateAll((all) => all.map((one) => getComputedStyle(one).breakBefore));
  assert.deepEqual(breaks, ["auto", "page"]);
  await assertNothingCut(page, path, UPRIGHT.width);
});

test("what fits on one sheet is one page", async () => {
  for (const [sheet, wanted] of [
    ["results/5", 1],
    ["statistics", 1],
    ["appeal", 1],
    ["cross/5", 1],
    ["report/print", 2],
  ]) {
    const path = `/t/${small}/papers/${sheet}`;
    const { page, pages } = await printed(path, UPRIGHT);
    assert.ok(sheet === "report/print" ? pages <= wanted : pages === wanted, `${path}: ${pages} pages`);
    await assertNothingCut(page, path, UPRIGHT.width);
  }
});

test("p prints both sheets of the round from the desk", async () => {
  const { page } = browser;
  await page.emulateMedia({ media: "screen" });
  await page.setViewportSize({ width: 1366, height: 900 });
  await page.goto(`/t/${small}/desk/5`);
  await page.keyboard.press("p");
  await page.waitForURL(/\/papers\/round\/5$/);
  await page.evaluate(() => (window.print = () => (window.printed = true)));
  await page.click("[data-print]");
  assert.equal(await page.evaluate(() => window.printed), true);
});

test("on a phone nothing is wider than the screen, and nothing is at fault, light and dark", async () => {
  const { page } = browser;
  const sheets = ["", "/players?money=on", "/check-in", "/badges", "/round/5", "/results/5", "/slips/5", "/cards/5"];
  sheets.push("/certificates?places=3", "/statistics", "/cross/5", "/appeal", "/report", "/report/print");
  await page.setViewportSize({ width: 390, height: 844 });
  for (const colorScheme of ["light", "dark"]) {
    await page.emulateMedia({ media: "screen", colorScheme });
    for (const sheet of sheets) {
      await page.goto(`/t/${small}/papers${sheet}`);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(wide <= 390, `${sheet}: ${wide} px`);
      assert.deepEqual(await faults(page), [], sheet);
    }
  }
});
