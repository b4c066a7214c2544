import { startServer } from "./server.js";
import { startBrowser, becomeAdmin, signIn } from "./chromium.js";
import { takeScreenshots } from "./screenshots.js";
import { publishFirst } from "./tournament.js";
const out = "/tmp/shots";
const what = process.argv[2];
if (what === "demo") {
  const server = await startServer("demo");
  const browser = await startBrowser(server.base);
  const page = browser.page;
  await signIn(page, "arbitro", process.argv[3]);
  await page.goto("/");
  const hrefs = await page.locator("a").evaluateAll((as) => as.map((a) => a.getAttribute("href")));
  console.log(hrefs.filter((h) => h && h.includes("valli")));
  const last = "/t/coppa-delle-valli-finale-2026";
  await takeScreenshots(page, [`${last}/stage`, `${last}/settings/stage`, "/e/coppa-delle-valli-2026"], out);
  await browser.close?.(); await server.stop?.();
} else {
  const server = await startServer();
  const browser = await startBrowser(server.base);
  const page = browser.page;
  await becomeAdmin(server, page);
  const make = async (name, system, clubs, n) => {
    await page.goto("/tournaments/new");
    await page.fill("[name=name]", name);
    await page.fill("[name=town]", "Roccafiorita");
    await page.fill("[name=rounds]", "3");
    await page.selectOption("[name=pairing_edition]", system);
    await page.click("form[action='/tournaments/new'] button[type=submit]");
    await page.waitForURL(/\/t\/[^/]+\/entries/);
    const slug = new URL(page.url()).pathname.split("/")[2];
    for (let i = 1; i <= n; i += 1) {
      const form = page.locator("form[action$='/entries']");
      await form.locator("[name=last_name]").fill(`Provetti${String(i).padStart(2, "0")}`);
      await form.locator("[name=first_name]").fill("Zelinda");
      await form.locator("[name=rating]").fill(String(2400 - 7 * i));
      if (clubs) await form.locator("[name=club]").fill(clubs[i % 2]);
      await form.locator("button[type=submit]").click();
      await page.locator(`table tbody tr[id]:nth-of-type(${i})`).waitFor();
    }
    return slug;
  };
  const press = async (slug, round, result) => {
    await page.goto(`/t/${slug}/desk/${round}`);
    const rows = await page.locator("form[action$='/result']").count();
    for (let i = 0; i < rows; i += 1) {
      await page.goto(`/t/${slug}/desk/${round}`);
      await page.locator(`form[action$='/result']`).nth(i).locator(`button[value='${result}']`).first().click();
      await page.waitForLoadState("load");
    }
  };
  const sch = await make("Incontro dei Due Ponti", "scheveningen", ["Circolo Beta", "Circolo Alfa"], 8);
  await publishFirst(page, sch);
  for (const r of [1, 2]) await press(sch, r, "1-0").catch((e) => console.log(String(e).slice(0, 200)));
  const cup = await make("Coppa dei Due Ponti", "knock-out-two-third", null, 5);
  await publishFirst(page, cup);
  for (const r of [1, 2]) await press(cup, r, "1-0").catch((e) => console.log(String(e).slice(0, 200)));
  await takeScreenshots(page, [`/t/${sch}/standings`, `/t/${sch}/crosstable`, `/t/${sch}/round/1/why`, `/t/${cup}/bracket`, `/t/${cup}/desk/2`, `/t/${cup}/desk/2/play-on/1`, "/tournaments/new"], out);
  await browser.close?.(); await server.stop?.();
}
process.exit(0);
