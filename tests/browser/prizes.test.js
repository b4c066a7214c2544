// Prizes: thirty places and five categories typed within three minutes, signatures by keys, pages that fit a phone.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import axe from "axe-core";
import { startBrowser, signIn } from "./chromium.js";
import { startServer } from "./server.js";

/** What a key and a click take an arbiter, in seconds. */
const KEY = 0.25;
const CLICK = 1.2;

let server;
before(async () => {
  server = await startServer("demo");
});
after(async () => server?.stop());

async function asArbiter(work) {
  const browser = await startBrowser(server.base);
  try {
    await signIn(browser.page, "arbitro", "torre-in-settima");
    await work(browser.page, browser);
  } finally {
    await browser.stop();
  }
}

/** Address part of the tournament of this town and name. */
async function slugOf(page, part) {
  await page.goto("/mine");
  const links = await page.locator("a[href^='/t/']").evaluateAll((all) => all.map((a) => a.pathname.split("/")[2]));
  return links.find((slug) => slug.includes(part));
}

/** What axe finds, a line for each. */
async function faults(page) {
  await page.evaluate(axe.source);
  const found = await page.evaluate(() =>
    window.axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"], resultTypes: ["violations"] }),
  );
  return found.violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html).join(" | ")}`);
}

test("thirty places and five categories from nothing within three minutes", async (t) => {
  await asArbiter(async (page) => {
    const slug = await slugOf(page, "santa-lucia");
    await page.goto(`/t/${slug}/standings`);
    let seconds = 0;
    const click = async (what) => {
      seconds += CLICK;
      await page.click(what);
    };
    const type = async (text) => {
      seconds += KEY * text.length;
      await page.keyboard.type(text);
    };
    const press = async (key) => {
      seconds += KEY;
      await page.keyboard.press(key);
    };
    await click("a[href$='/prizes']");
    await page.goto(`/t/${slug}/prizes/desk`);
    seconds += CLICK;
    await click("a[href$='/prizes/fund']");
    await click("#f-general");
    const places = Array.from({ length: 30 }, (_, place) => 1500 - 40 * place);
    await type(places.join(" "));
    await press("Tab");
    const others = ["sotto 1800: 150 100 50", "1800-1999: 150 100", "donne: 150 100", "U18: 100 50", "over 60: 100"];
    for (const [at, line] of others.entries()) {
      if (at > 0) await press("Enter");
      await type(line);
    }
    await click("form.fund-form button[type=submit]");
    await page.waitForURL(/\/prizes\/desk/);
    await page.goto(`/t/${slug}/prizes/fund`);
    assert.equal(await page.locator(".fund-list tbody tr").count(), 6);
    assert.equal((await page.textContent(".fund-list tbody tr:first-child td")).split("·").length, 30);
    t.diagnostic(`${seconds.toFixed(1)} s at ${KEY} s a key and ${CLICK} s a click`);
    assert.ok(seconds <= 180, `${seconds} s`);
  });
});

test("an account opens, receipts are signed by keys, and a signature is taken back", async () => {
  await asArbiter(async (page) => {
    const slug = await slugOf(page, "argine");
    const desk = `/t/${slug}/prizes/desk`;
    await page.goto(desk);
    assert.deepEqual(await faults(page), []);
    const all = await page.locator("[data-sign]").count();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    // The first receipt was signed before.
    await page.waitForURL(/open=2/);
    assert.deepEqual(await faults(page), []);
    await page.keyboard.press("s");
    await page.waitForURL(/row=3/);
    assert.equal(await page.locator("[data-sign]").count(), all - 1);
    await page.keyboard.press("s");
    await page.waitForURL(/row=4/);
    assert.equal(await page.locator("[data-sign]").count(), all - 2);
    await page.keyboard.press("Backspace");
    await page.waitForFunction((n) => document.querySelectorAll("[data-sign]").length === n, all - 1);
    await page.keyboard.press("r");
    await page.waitForURL(/\/receipts/);
    // Each prize has one, signed or not.
    assert.equal(await page.locator(".one-receipt").count(), all + 1);
  });
});

test("each page fits a phone and is without fault, light and dark", async () => {
  await asArbiter(async (page) => {
    const over = await slugOf(page, "argine");
    const running = await slugOf(page, "nebbia");
    const pages = [`/t/${over}/prizes/desk?open=1`, `/t/${running}/prizes/desk?open=2`, `/t/${running}/prizes/fund`];
    pages.push(`/t/${running}/prizes/decide`, `/t/${over}/prizes`);
    await page.setViewportSize({ width: 390, height: 844 });
    for (const colorScheme of ["light", "dark"]) {
      await page.emulateMedia({ colorScheme });
      for (const path of pages) {
        await page.goto(path);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        assert.ok(width <= 390, `${path}: ${width} px wide`);
        assert.deepEqual(await faults(page), [], path);
      }
    }
  });
});
