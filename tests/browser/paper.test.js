// What a browser prints: a cross-table of thirty rounds loses none, and the sheet by name has a line for each player.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { after, before, test } from "node:test";
import { becomeAdmin, startBrowser } from "./chromium.js";
import { binary, startServer } from "./server.js";

/** A4 on its side and upright, without its margins, in CSS pixels. */
const LYING = Math.floor(((297 - 24) / 25.4) * 96);
const UPRIGHT = Math.floor(((210 - 28) / 25.4) * 96);
/** As long as a report can carry. */
const LONG = "Montefeltrini-Ubaldini, Massimilla";

let server;
let browser;

before(async () => {
  server = await startServer("serve");
  browser = await startBrowser(server.base);
  await becomeAdmin(server, browser.page);
});
after(async () => {
  await browser?.stop();
  await server?.stop();
});

/** Imports a random tournament with a long name in it; answers its slug. */
async function imported({ players, rounds, seed }) {
  const options = ["generate", "--players", players, "--rounds", rounds, "--seed", seed].map(String);
  const { stdout } = spawnSync(binary, options, { encoding: "utf8" });
  let done = 0;
  const text = stdout.replace(/^(001.{11})(.{33})/gm, (all, before) => {
    done += 1;
    return done % 7 === 1 ? before + LONG.slice(0, 33).padEnd(33) : all;
  });
  const { page } = browser;
  await page.goto("/import");
  await page.fill("[name=text]", text);
  await page.click("main form button.main");
  await page.fill("[name=name]", `Torneo lungo ${seed}`);
  if ((await page.inputValue("[name=start]")) === "") await page.fill("[name=start]", "2026-11-21");
  await page.click("form[action='/import/confirm'] button.main");
  await page.waitForURL(/\/t\/[^/]+/);
  return new URL(page.url()).pathname.split("/")[2];
}

/** Shows the page as it is printed on a sheet of that width. */
async function onPaper(path, width) {
  const { page } = browser;
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ media: "print" });
  await page.goto(path);
  return page;
}

test("a cross-table of thirty rounds is printed whole, in parts that join", async () => {
  const slug = await imported({ players: 44, rounds: 30, seed: 5 });
  const page = await onPaper(`/t/${slug}/crosstable`, LYING);
  const parts = await page.locator("table.cross:visible").evaluateAll((tables) =>
    tables.map((table) => ({
      width: table.scrollWidth,
      rounds: [...table.querySelectorAll("thead th.c")].map((head) => Number(head.innerText)),
      numbers: [...table.querySelectorAll("tbody th")].map((head) => Number(head.innerText)),
      cells: new Set([...table.querySelectorAll("tbody tr")].map((row) => row.querySelectorAll("td.x").length)).size,
    })),
  );
  const upTo = (n) => Array.from({ length: n }, (_, index) => index + 1);
  assert.deepEqual(parts.flatMap((part) => part.rounds), upTo(30), "every round once, in its order");
  for (const part of parts) {
    assert.ok(part.width <= LYING, `a part of ${part.width} px on a sheet of ${LYING}`);
    assert.deepEqual(part.numbers, upTo(44), "the same numbers in every part, each its own");
    assert.equal(part.cells, 1, "as many cells in every row");
  }
  const pdf = await page.pdf({ preferCSSPageSize: true });
  assert.ok((pdf.toString("latin1").match(/\/Type\s*\/Page\b/g) ?? []).length >= 2);
  await page.emulateMedia({ media: "screen" });
  assert.equal(await page.locator("table.cross:visible").count(), 1, "one table on the screen");
  // Two who met name each other by their numbers.
  const named = await page.locator("table.cross:visible tbody tr").evaluateAll((rows) =>
    rows.map((row) => [...row.querySelectorAll("td.x")].map((cell) => cell.querySelector(".o")?.innerText)),
  );
  named.forEach((cells, index) =>
    cells.forEach((number, round) => {
      if (number) assert.equal(named[Number(number) - 1][round], String(index + 1), `row ${index + 1}, round ${round + 1}`);
    }),
  );
});

for (const players of [24, 60]) {
  test(`by name, ${players} players: a line for each`, async () => {
    const slug = await imported({ players, rounds: 5, seed: 100 + players });
    const page = await onPaper(`/t/${slug}/print/names/1`, UPRIGHT);
    const rows = await page.locator("table.seats tbody tr").evaluateAll((all) =>
      all.map((row) => {
        const name = row.querySelector(".name");
        const lines = document.createRange();
        lines.selectNodeContents(name);
        const tops = [...lines.getClientRects()].map((box) => box.top);
        return {
          height: row.getBoundingClientRect().height,
          text: name.innerText,
          tall: Math.max(...tops) - Math.min(...tops),
          cut: name.scrollWidth > name.clientWidth + 1,
          right: row.getBoundingClientRect().right,
        };
      }),
    );
    assert.ok(rows.length > players / 2);
    assert.ok(rows.some((row) => row.text.includes("Montefeltrini")), "the long name is there");
    const lowest = Math.min(...rows.map((row) => row.height));
    for (const row of rows) {
      assert.ok(row.height < 1.5 * lowest && row.tall < 12, `${row.text}: ${row.height} px high, the others ${lowest}`);
      assert.ok(!row.cut && row.right <= UPRIGHT + 1, `${row.text} is cut`);
    }
  });
}
