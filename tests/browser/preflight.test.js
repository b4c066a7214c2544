// Before round 1: the check-in closes by keys within ten seconds, things are put right by keys, pages fit a phone.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import axe from "axe-core";
import { becomeAdmin, startBrowser } from "./chromium.js";
import { takeScreenshots } from "./screenshots.js";
import { startServer } from "./server.js";
import { withPlayers } from "./tournament.js";

/** What a key and a click take an arbiter, in seconds. */
const KEY = 0.25;
const CLICK = 1.2;

let server;
let session;
before(async () => {
  server = await startServer("serve");
  const browser = await startBrowser(server.base);
  try {
    await becomeAdmin(server, browser.page);
    session = await browser.context.cookies();
  } finally {
    await browser.stop();
  }
});
after(async () => server?.stop());

async function asArbiter(work, options = {}) {
  const browser = await startBrowser(server.base, options);
  try {
    await browser.context.addCookies(session);
    await work(browser.page, browser);
  } finally {
    await browser.stop();
  }
}

/** Marks the first `n` of the list as present. */
async function present(page, slug, n) {
  for (let row = 1; row <= n; row += 1) {
    await page.goto(`/t/${slug}/entries`);
    await page.click(`table.entries tbody tr:nth-of-type(${row}) button[name=present]`);
    await page.waitForURL(/#p\d+$/);
  }
}

/** What axe finds, a line for each. */
async function faults(page) {
  await page.evaluate(axe.source);
  const found = await page.evaluate(() =>
    window.axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"], resultTypes: ["violations"] }),
  );
  return found.violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html).join(" | ")}`);
}

test("the check-in closes with five absent within ten seconds", async (t) => {
  const table = await readFile(new URL("closing-check-in.txt", import.meta.url), "utf8");
  const steps = table.split("\n").filter((line) => line && !line.startsWith("#"));
  await asArbiter(async (page, browser) => {
    const slug = await withPlayers(page, "Torneo delle Assenze", 8);
    await present(page, slug, 3);
    await page.goto(`/t/${slug}/entries`);
    let seconds = 0;
    for (const line of steps) {
      const [how, what] = line.split(/\s+/);
      if (how === "click") {
        seconds += CLICK;
        await page.click(what);
        await page.waitForURL(/close-check-in/);
        await page.locator("[data-row].now").waitFor();
      } else {
        seconds += KEY;
        await page.keyboard.press(what);
      }
    }
    await page.waitForURL(/\/preflight$/);
    t.diagnostic(`${seconds.toFixed(2)} s at ${KEY} s a key and ${CLICK} s a click`);
    assert.ok(seconds <= 10, `${seconds} s`);
    assert.match(await page.locator(".margin").textContent(), /chiuso alle .*3\s+presenti/s);
    assert.equal(await page.locator("#c-check-in").count(), 0);
    browser.assertQuiet();
  });
});

test("forty are called by letters and marked, one after another", async () => {
  await asArbiter(async (page, browser) => {
    const slug = await withPlayers(page, "Torneo delle Lettere", 40);
    await page.goto(`/t/${slug}/check-in`);
    // No key waits for the answer to the one before.
    const order = Array.from({ length: 40 }, (_, place) => ((place * 7) % 40) + 1);
    for (const number of order) {
      const letters = `provetti${String(number).padStart(2, "0")}`;
      await page.keyboard.type(letters);
      await page.keyboard.press("Enter");
    }
    await page.waitForFunction(() => document.querySelector("h1 .num").textContent.trim() === "0");
    await page.goto(`/t/${slug}/check-in?show=here`);
    assert.equal(await page.locator("tr[data-words]").count(), 40);
    assert.deepEqual(await faults(page), []);
    browser.assertQuiet("at the check-in");
  });
});

test("what is marked while the network is away goes by itself, once", async () => {
  await asArbiter(async (page, browser) => {
    const slug = await withPlayers(page, "Torneo senza Rete", 6);
    await page.goto(`/t/${slug}/check-in`);
    await page.route("**/check-in", (route) => (route.request().method() === "POST" ? route.abort() : route.continue()));
    await page.keyboard.type("provetti02");
    await page.keyboard.press("Enter");
    await page.keyboard.type("provetti05");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.querySelector("[data-waiting]").textContent.startsWith("Rete assente: 2"));
    assert.equal(await page.locator("[data-waiting]").isVisible(), true);
    await page.unroute("**/check-in");
    await page.waitForFunction(() => document.querySelector("h1 .num").textContent.trim() === "4");
    assert.equal(await page.locator("[data-waiting]").isHidden(), true);
    // Not coming, and taken back by the arbiter's own hand.
    await page.keyboard.type("provetti01");
    await page.keyboard.press("-");
    await page.waitForFunction(() => document.querySelector("h1 .num").textContent.trim() === "3");
    await page.keyboard.type("provetti03");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.querySelector("[data-said]").textContent.includes("Provetti03"));
    // What another window marks comes by itself, and takes nothing back away.
    const other = await page.context().newPage();
    await other.goto(`/t/${slug}/check-in?show=all`);
    await other.keyboard.type("provetti04");
    await other.keyboard.press("Enter");
    await other.waitForFunction(() => document.querySelector("[data-said]").textContent.includes("Provetti04"));
    assert.equal(new URL(other.url()).searchParams.get("show"), "all");
    assert.equal(await other.locator("tr[data-words]").count(), 6);
    await other.close();
    await page.waitForFunction(() => document.querySelector("h1 .num").textContent.trim() === "1");
    await page.keyboard.press("Control+z");
    await page.waitForFunction(() => document.querySelector("[data-said]").textContent.includes("da segnare"));
    assert.equal((await page.textContent("h1 .num")).trim(), "2");
    browser.complaints.splice(0);
  });
});

test("things are put right and left by keys, and round 1 is prepared by g", async () => {
  await asArbiter(async (page, browser) => {
    const slug = await withPlayers(page, "Torneo dei Tasti", 4);
    await page.goto(`/t/${slug}/preflight`);
    assert.deepEqual(await faults(page), []);
    assert.equal(await page.locator("[data-key=g]").isDisabled(), true);
    const at = async (code) => (await page.locator("ol.todo > li").evaluateAll((all) => all.map((li) => li.id))).indexOf(code) + 1;
    // The draw by Enter.
    await page.keyboard.press(String(await at("c-colour")));
    assert.equal(await page.locator("[data-row].now").getAttribute("id"), "c-colour");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => !document.querySelector("#c-colour"));
    assert.match(await page.locator(".fine").textContent(), /sorteggiato dal programma/);
    // The check-in is left, with a reason.
    await page.keyboard.press("1");
    await page.keyboard.press("n");
    await page.keyboard.type("sono tutti seduti");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => !document.querySelector("#c-check-in"));
    await page.keyboard.press("g");
    await page.waitForURL(/\/desk\/1$/);
    browser.assertQuiet();
  });
});

test("the round begins by keys: chairs, who comes late", async () => {
  await asArbiter(async (page, browser) => {
    const slug = await withPlayers(page, "Torneo che Comincia", 6);
    await page.goto(`/t/${slug}/entries`);
    await page.fill("form[action$='/desk/1/pair'] [name=reason]", "prova");
    await page.click("form[action$='/desk/1/pair'] button[type=submit]");
    await page.goto(`/t/${slug}/desk/1/publish`);
    await page.click("main form.mt button.main");
    await page.waitForURL((url) => !url.pathname.endsWith("/publish"));
    await page.goto(`/t/${slug}/start`);
    await page.keyboard.press("s");
    await page.locator("[data-until]").waitFor();
    await page.keyboard.press("b");
    await page.keyboard.type("1w 2n");
    await page.keyboard.press("Enter");
    await page.locator(".empty-seats li:nth-child(2)").waitFor();
    assert.deepEqual(await faults(page), []);
    assert.match(await page.locator("[data-until]").textContent(), /, (29|30):\d\d$/);
    await page.keyboard.press("l");
    await page.waitForFunction(() => document.querySelectorAll(".empty-seats li").length === 1);
    await page.keyboard.press("x");
    await page.waitForFunction(() => document.querySelectorAll(".empty-seats li").length === 0);
    browser.assertQuiet();
  });
});

test("each page fits a phone, is without fault and light, also without script", async () => {
  await asArbiter(async (page) => {
    const slug = await withPlayers(page, "Torneo Tascabile", 6);
    await present(page, slug, 3);
    const paths = [`/t/${slug}/check-in`, `/t/${slug}/check-in?q=provetti02`, `/t/${slug}/preflight`, `/t/${slug}/entries/close-check-in`, `/t/${slug}/settings/days`];
    if (process.env.TRATTO_SCREENSHOTS) await takeScreenshots(page, paths, process.env.TRATTO_SCREENSHOTS);
    await page.setViewportSize({ width: 390, height: 844 });
    for (const colorScheme of ["light", "dark"]) {
      await page.emulateMedia({ colorScheme });
      for (const path of paths) {
        const answer = await page.goto(path);
        assert.ok((await answer.body()).length < 30_000, path);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        assert.ok(width <= 390, `${path}: ${width} px wide`);
        assert.deepEqual(await faults(page), [], path);
      }
    }
  });
  await asArbiter(
    async (page) => {
      const slug = await withPlayers(page, "Torneo senza Script", 4);
      await present(page, slug, 3);
      await page.goto(`/t/${slug}/entries/close-check-in`);
      await page.check("input[value=out]");
      await page.click("form[action$='/close-check-in'] button.main");
      await page.waitForURL(/\/preflight$/);
      assert.match(await page.locator(".margin").textContent(), /chiuso/);
    },
    { javaScriptEnabled: false },
  );
});
