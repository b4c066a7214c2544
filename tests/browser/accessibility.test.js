// axe-core on every kind of page that links lead to, as everybody who has an account there sees it, in both languages,
// on a desk and on a phone, light and dark; and no page wider than 320 px.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { signIn, startBrowser } from "./chromium.js";
import { crawl } from "./crawl.js";
import { faults, tooWide } from "./faults.js";
import { startServer } from "./server.js";

const LOCALES = ["it-IT", "en-GB"];
const DESK = { width: 1366, height: 900 };
const PHONE = { width: 390, height: 844 };
const NARROW = { width: 320, height: 568 };

/** The tournament of the home page: a round is being played. */
const BUSY = "(busy)";

/** The pages of the secretary's club. */
const CLUB = "(club)";

/** Who walks where. The demonstration prints their passwords. */
const WALKS = [
  { who: undefined, starts: ["/", "/login", "/privacy", "/clubs/register"] },
  { who: "arbitro", starts: [`${BUSY}/desk`, "/mine"] },
  { who: "segreteria", starts: [CLUB] },
  { who: "admin", starts: ["/admin", "/tournaments/new", "/import"] },
];

let server;

before(async () => {
  server = await startServer("demo");
});
after(async () => server?.stop());

/** The password that the demonstration printed for the account. */
async function passwordOf(name) {
  return (await server.printed(`log-in ${name} / `)).split(" ")[0];
}

/** Each language in a browser of its own, side by side. */
describe("every kind of page", { concurrency: true }, () => {
  for (const locale of LOCALES) test(locale, { timeout: 900_000 }, (t) => walkAll(t, locale));
});

async function walkAll(t, locale) {
  const found = [];
  // The links that change the language would change that of the walk.
  const kinds = new Map(["/lang/it?back", "/lang/en?back"].map((kind) => [kind, 1]));
  let pages = 0;
  const browser = await startBrowser(server.base, { locale, reducedMotion: "reduce" });
  try {
    for (const { who, starts } of WALKS) {
      await browser.context.clearCookies();
      if (who) await signIn(browser.page, who, await passwordOf(who));
      const visit = async (page, path) => {
        if (!(await page.evaluate(() => document.contentType === "text/html"))) return;
        // What a query opens has been read in the first language.
        if (locale !== LOCALES[0] && path.includes("?")) return;
        pages += 1;
        const note = (view) => (text) => found.push(`${path} ${view}: ${text}`);
        await page.emulateMedia({ colorScheme: "light" });
        await page.setViewportSize(DESK);
        (await faults(page)).forEach(note("desk"));
        await page.emulateMedia({ colorScheme: "dark" });
        await page.setViewportSize(PHONE);
        (await faults(page)).forEach(note("phone"));
        await page.setViewportSize(NARROW);
        (await tooWide(page)).forEach(note("320"));
        await page.setViewportSize(DESK);
      };
      await browser.page.goto("/");
      const busy = await browser.page.getAttribute("h1 a", "href");
      let club = "";
      if (starts.includes(CLUB)) {
        await browser.page.goto("/mine");
        club = await browser.page.getAttribute('a[href$="/manage"]', "href");
      }
      const from = starts.map((start) => start.replace(BUSY, busy).replace(CLUB, club));
      const { visited } = await crawl(browser.page, from, visit, { limit: 120, kinds });
      assert.ok(visited.length > 0, `${who ?? "a visitor"} saw nothing`);
    }
    t.diagnostic(`${pages} pages`);
    assert.ok(pages > 30, `${pages} pages`);
    assert.deepEqual(found, []);
  } finally {
    await browser.stop();
  }
}
