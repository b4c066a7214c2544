// What was compared is kept where that is asked, with a badge that is a picture; columns of a rating list are said on the page.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { becomeAdmin, startBrowser } from "./chromium.js";
import { startServer } from "./server.js";

const REPORT = `012 Torneo dei Quattro
042 2026/03/07
052 2026/03/08
142 3
152 W
202 WIN,BH
001    1      Provetti, Aldo                    2400 ITA                         1.0    1     3 w 1
001    2      Provetti, Bice                    2300 ITA                         0.0    3     4 b 0
001    3      Provetti, Carla                   2200 ITA                         0.0    3     1 b 0
001    4      Provetti, Dino                    2100 ITA                         1.0    1     2 w 1
`;

let server;
let browser;
before(async () => {
  server = await startServer("serve");
  browser = await startBrowser(server.base, { viewport: { width: 390, height: 844 } });
});
after(async () => {
  await browser?.stop();
  await server?.stop();
});

const picture = async (page, name) => {
  const folder = process.env.TRATTO_SCREENSHOTS;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
};

const fitsPhone = async (page, what) => {
  const [inner, outer] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  assert.ok(inner <= outer, `${what} is ${inner} px wide on a screen of ${outer} px`);
};

test("an answer is kept, shown with its badge and removed", async () => {
  const { page } = browser;
  await page.goto("/check");
  await page.fill("[name=text]", REPORT);
  await page.check("[name=keep]");
  await picture(page, "check");
  await page.click("button.main");
  await page.locator("section.msg a").first().waitFor();
  await picture(page, "checked");
  await fitsPhone(page, "the answer");
  const [address, removal] = await page.locator("section.msg a").evaluateAll((all) => all.map((a) => a.pathname));
  await page.goto(address);
  const width = await page.locator("main img").evaluate((image) => image.naturalWidth);
  assert.ok(width > 100, `the badge is ${width} px wide`);
  await fitsPhone(page, "the kept answer");
  await picture(page, "kept");
  await page.goto(removal);
  await page.click("main form button");
  await page.waitForURL(/\/check$/);
  assert.equal((await page.request.get(address)).status(), 404);
  browser.assertQuiet("with a kept answer");
});

test("columns of a rating list are said on the page", async () => {
  const { page } = browser;
  await becomeAdmin(server, page);
  const file = {
    name: "liste.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("Jméno;Rok;Průkaz;Výkon\nNovák, Jan;1990;4711;1800\nMalá, Eva;2001;4712;1500\n"),
  };
  await page.goto("/admin/lists");
  await page.setInputFiles("[name=file]", file);
  await page.fill("[name=source]", "CZE");
  await page.fill("[name=valid_from]", "2026-10-01");
  await page.selectOption("[name=kind]", "standard");
  await page.click("main form[enctype] button.main");
  await page.locator("[name=column]").first().waitFor();
  await fitsPhone(page, "the page of the columns");
  await picture(page, "columns");
  const holds = ["name", "birth", "fsi_id", "national_std"];
  for (const [place, code] of holds.entries()) await page.locator("[name=column]").nth(place).selectOption(code);
  await page.setInputFiles("[name=file]", file);
  await page.click("main form[enctype] button.main");
  await page.waitForURL(/\/admin\/lists$/);
  assert.match(await page.textContent("main"), /CZE · standard/);
});
