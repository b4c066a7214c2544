// Federations and organisers beside the house: the accent reaches the page and the desk, in light and in dark, and every page of
// theirs is sound for everybody.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { becomeAdmin, startBrowser } from "./chromium.js";
import { faults, tooWide } from "./faults.js";
import { takeScreenshots } from "./screenshots.js";
import { startServer } from "./server.js";
import { saved, withPlayers } from "./tournament.js";

const TERRITORY = [
  "Oberland: TH Thun, IN Interlaken, SP Spiez, BR Brienz",
  "Riviera dei Ciliegi: RC Ciliegiara, MO Montalbino",
  "TI Ticino",
].join("\n");

let server;
let browser;

before(async () => {
  server = await startServer("serve");
  browser = await startBrowser(server.base);
  await becomeAdmin(server, browser.page);
});
after(async () => {
  await browser?.stop();
  server?.stop();
});

/** Takes the league in; answers its address part. */
async function league(page) {
  await page.goto("/organisers/new");
  await page.fill("[name=name]", "Lega dei Laghi");
  await page.fill("[name=country]", "Lagonia");
  await page.fill("[name=federation]", "LAG");
  await page.selectOption("[name=accent]", "plum");
  await page.fill("[name=territory]", TERRITORY);
  await page.fill("[name=categories]", "A1 Prima classe\nA2 Seconda classe\nU10 Sotto i dieci (9-10)\nS50 Seniores (50+)");
  await page.fill("[name=imprint]", "Lega dei Laghi, Riva 7, Thun");
  await page.click("main form button[type=submit]");
  await page.waitForURL(/\/o\/lega-dei-laghi/);
  return "lega-dei-laghi";
}

const accent = (page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--baize").trim());

test("an organiser gives its pages their accent, and they are sound", async () => {
  const { page } = browser;
  const slug = await league(page);
  const own = await withPlayers(page, "Coppa del Lago", 6);
  await page.goto(`/t/${own}/settings`);
  await page.selectOption("#holder-of", slug);
  await page.click("form[action$='/holder'] button[type=submit]");
  await saved(page);
  await page.goto(`/t/${own}/settings`);
  await page.selectOption("[name=province]", "IN");
  await page.click("form[action$='/settings'] button[type=submit]");
  await saved(page);
  const foreign = await withPlayers(page, "Torneo di Casa", 4);

  const shades = { light: "#6b2a5f", dark: "#e2a9d6" };
  const house = { light: "#14564a", dark: "#86cdb3" };
  for (const [colorScheme, shade] of Object.entries(shades)) {
    await page.emulateMedia({ colorScheme });
    for (const path of [`/o/${slug}`, `/t/${own}`, `/t/${own}/entries`, `/t/${own}/standings`]) {
      await page.goto(path);
      assert.equal(await accent(page), shade, `${path}, ${colorScheme}`);
    }
    for (const path of ["/", `/t/${foreign}`, `/t/${foreign}/entries`]) {
      await page.goto(path);
      assert.equal(await accent(page), house[colorScheme], `${path}, ${colorScheme}`);
    }
  }

  await page.goto(`/o/${slug}/people`);
  const paths = [
    "/organisers", "/organisers/new", `/o/${slug}`, `/o/${slug}/clubs`, `/o/${slug}/edit`, `/o/${slug}/people`,
    `/clubs/register?organiser=${slug}`, `/calendar?organiser=${slug}`, `/t/${own}`, `/t/${own}/settings`,
    `/t/${own}/papers/check-in`,
  ];
  for (const width of [1366, 320]) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of ["light", "dark"]) {
      await page.emulateMedia({ colorScheme });
      for (const path of paths) {
        await page.goto(path);
        assert.deepEqual(await faults(page), [], `${path}, ${colorScheme}`);
        assert.deepEqual(await tooWide(page), [], `${path} at ${width}`);
      }
    }
  }
  if (process.env.TRATTO_SCREENSHOTS) await takeScreenshots(page, paths, process.env.TRATTO_SCREENSHOTS);
  browser.assertQuiet("among the pages of an organiser");
});
