// A hall and the site that follows it, in the browser: the link goes from one to the other, a result arrives on the site's page by
// itself, and the copy says of what it is one.

import assert from "node:assert/strict";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { becomeAdmin, startBrowser } from "./chromium.js";
import { faults, tooWide } from "./faults.js";
import { startServer } from "./server.js";
import { takeScreenshots } from "./screenshots.js";
import { saved, withRoundPublished } from "./tournament.js";

let hall;
let site;

async function assertWhole(page) {
  assert.deepEqual(await faults(page), []);
  assert.deepEqual(await tooWide(page), []);
}

before(async () => {
  hall = await startServer("serve", null, ["--private-webhooks"]);
  site = await startServer("serve");
});
after(async () => {
  await hall?.stop();
  await site?.stop();
});

test("a result of the hall arrives on the site's page by itself", async (t) => {
  const inHall = await startBrowser(hall.base);
  const onSite = await startBrowser(site.base);
  const folder = process.env.TRATTO_SCREENSHOTS;
  try {
    await becomeAdmin(site, onSite.page);
    await becomeAdmin(hall, inHall.page);
    const slug = await withRoundPublished(inHall.page, "Open della Laguna", 12);
    // The link, by keyboard.
    await onSite.page.goto("/account/halls");
    await onSite.page.locator("[name=hall_name]").fill("Circolo Torre Bianca");
    await onSite.page.keyboard.press("Enter");
    const link = (await onSite.page.locator("#secret").textContent()).trim();
    assert.match(link, /\/hall#\w+$/);
    await assertWhole(onSite.page);
    const settings = `/t/${slug}/settings/mirror`;
    await inHall.page.goto(settings);
    await assertWhole(inHall.page);
    if (folder) await takeScreenshots(inHall.page, [settings], join(folder, "mirror-before"));
    await inHall.page.goto(settings);
    await inHall.page.locator("[name=mirror_link]").fill(link);
    await inHall.page.keyboard.press("Enter");
    await inHall.page.waitForURL(`**${settings}`);
    // The copy is there, and is open on a spectator's page.
    const copy = `/t/${slug}`;
    const deadline = Date.now() + 30_000;
    while ((await onSite.page.goto(copy)).status() !== 200) {
      assert.ok(Date.now() < deadline, "no copy");
      await onSite.page.waitForTimeout(300);
    }
    await onSite.page.getByText("Copia del tavolo arbitrale in sala").waitFor();
    await assertWhole(onSite.page);
    await onSite.page.waitForLoadState("networkidle").catch(() => {});
    await inHall.page.goto(`/t/${slug}/desk/1`);
    await inHall.page.waitForFunction(() => document.activeElement?.dataset.board === "1");
    const pressed = Date.now();
    await inHall.page.keyboard.press("1");
    await saved(inHall.page);
    await onSite.page.waitForFunction(() => document.querySelector("main").textContent.includes("1–0"));
    t.diagnostic(`${Date.now() - pressed} ms from the key in the hall to the page of the site`);
    await inHall.page.goto(settings);
    await inHall.page.getByText("Il sito ha tutto").waitFor();
    await assertWhole(inHall.page);
    if (folder) await takeScreenshots(inHall.page, [settings], join(folder, "mirror-hall"));
    if (folder) await takeScreenshots(onSite.page, ["/account/halls", copy, `${copy}/desk/1`, "/hall"], join(folder, "mirror-site"));
    // The codes lead to the site.
    await inHall.page.goto(settings);
    await inHall.page.locator("form[action$='/codes'] button").press("Enter");
    await inHall.page.getByText("portano al sito").first().waitFor();
    await assertWhole(inHall.page);
    await inHall.page.goto(`/t/${slug}/papers/cards/1`);
    const codes = await inHall.page.locator(".face .qr").evaluateAll((all) => all.map((one) => one.getAttribute("src")));
    const seat = codes[2].replace("/code/seat/", "/seat/");
    // Board 2 speaks on the site, with the hall's code: the hall's floor says so by itself.
    await inHall.page.goto(`/t/${slug}/floor`);
    const phone = await startBrowser(site.base, { viewport: { width: 320, height: 640 } });
    try {
      await phone.page.goto(seat);
      await assertWhole(phone.page);
      await phone.page.click("button[value='1/2-1/2']");
      await phone.page.locator(".said").waitFor();
      await phone.page.getByText("Va ora in sala").waitFor();
      await assertWhole(phone.page);
      if (folder) await takeScreenshots(phone.page, [seat], join(folder, "mirror-seat"));
      await phone.page.goto(seat);
      const called = Date.now();
      await phone.page.click("#seat-call");
      await inHall.page.locator(".calls .first[data-board='2']").waitFor({ timeout: 40_000 });
      t.diagnostic(`${Date.now() - called} ms from the phone on the site to the floor of the hall`);
      await phone.page.goto(seat);
      await phone.page.waitForFunction(() => !document.querySelector("main").textContent.includes("Va ora in sala"));
    } finally {
      await phone.stop();
    }
  } finally {
    await inHall.stop();
    await onSite.stop();
  }
});
