// An event of teams: put in order by a key, a round with its line-ups, the score of a match that runs with the results, and
// its pages for everybody, on a phone, light and dark.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { becomeAdmin, startBrowser } from "./chromium.js";
import { faults, tooWide } from "./faults.js";
import { startServer } from "./server.js";
import { saved, withTeams } from "./tournament.js";

let server;
let browser;
let slug;

before(async () => {
  server = await startServer("serve");
  browser = await startBrowser(server.base);
  await becomeAdmin(server, browser.page);
  slug = await withTeams(browser.page, "Coppa delle Contrade", ["Pedone", "Alfiere", "Torre"]);
});
after(async () => {
  await browser?.stop();
  await server?.stop();
});

const heads = (page) => page.locator("section[id^=team-] h2").allTextContents();

test("teams are put in order by a key", async () => {
  const { page } = browser;
  await page.goto(`/t/${slug}/teams/desk`);
  assert.match((await heads(page))[0], /Pedone/);
  await page.keyboard.press("r");
  await page.locator("section[id^=team-]:first-of-type h2", { hasText: "Torre" }).waitFor();
  assert.deepEqual((await heads(page)).map((head) => head.trim().split(/\s+/)[1]), ["Torre", "Alfiere", "Pedone"]);
});

test("the score of a match runs with the results", async () => {
  const { page } = browser;
  await page.goto(`/t/${slug}/entries`);
  await page.click("form[action$='/desk/1/pair'] button[type=submit]");
  const unseen = page.locator("button[name=unseen][value=awaited]");
  await unseen.or(page.locator("table.matches")).first().waitFor();
  if (await unseen.count()) await unseen.click();
  await page.goto(`/t/${slug}/desk/1/match/1`);
  assert.equal(await page.locator("select[name^=first_], select[name^=second_]").count(), 4);
  await page.goto(`/t/${slug}/desk/1/publish`);
  await page.click("main form.mt button.main");
  await page.waitForURL((url) => !url.pathname.endsWith("/publish"));
  const visitor = await startBrowser(server.base);
  try {
    await visitor.page.goto(`/t/${slug}`);
    const score = visitor.page.locator("table.matches td.c").first();
    assert.match(await score.textContent(), /0\s–\s0/);
    await page.goto(`/t/${slug}/desk/1`);
    await page.locator("tr[data-board]").first().waitFor();
    await page.keyboard.press("5");
    await saved(page);
    await score.filter({ hasText: "½" }).waitFor();
    visitor.assertQuiet("on the public page");
  } finally {
    await visitor.stop();
  }
});

/** The address of the captain's page of a team, as the arbiters find it. */
async function captainOf(page, name) {
  await page.goto(`/t/${slug}/teams/desk`);
  const team = page.locator("section[id^=team-]", { has: page.locator("h2", { hasText: name }) });
  return team.locator("a[href*='/captain/']").getAttribute("href");
}

test("a captain hands in on a phone, without script", async () => {
  const path = await captainOf(browser.page, "Torre");
  const captain = await startBrowser(server.base, { javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  try {
    const { page } = captain;
    await page.goto(path);
    const members = page.locator(".squad input[name=member]");
    assert.deepEqual(await members.evaluateAll((all) => all.map((one) => one.checked)), [true, true]);
    await members.nth(0).uncheck();
    await page.click("main form button.main");
    await page.waitForLoadState();
    assert.deepEqual(await members.evaluateAll((all) => all.map((one) => one.checked)), [false, true]);
    assert.equal(await page.locator(".lineup li").count(), 1);
    await page.locator("[role=status]").waitFor();
    captain.assertQuiet("on the captain's page");
  } finally {
    await captain.stop();
  }
});

test("its pages are for everybody", async () => {
  const { page } = browser;
  const found = [];
  const captain = (await captainOf(page, "Alfiere")).replace(`/t/${slug}`, "");
  const below = ["", "/teams", "/teams?after=1&open=1-0", "/teams/desk", "/desk/1", "/desk/1/match/1", "/papers/matches/1", captain,
    "/record/read"];
  for (const path of below.map((path) => `/t/${slug}${path}`)) {
    const note = (view) => (text) => found.push(`${path} ${view}: ${text}`);
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await page.setViewportSize({ width: 1366, height: 900 });
    const response = await page.goto(path);
    assert.equal(response.status(), 200, path);
    const weight = (await response.body()).length;
    if (weight > 30_000) found.push(`${path}: ${weight} bytes`);
    (await faults(page)).forEach(note("desk"));
    await page.emulateMedia({ colorScheme: "dark" });
    await page.setViewportSize({ width: 390, height: 844 });
    (await faults(page)).forEach(note("phone"));
    if (!path.includes("/papers/")) {
      await page.setViewportSize({ width: 320, height: 568 });
      (await tooWide(page)).forEach(note("320"));
    }
    browser.assertQuiet(`on ${path}`);
  }
  assert.deepEqual(found, []);
});
