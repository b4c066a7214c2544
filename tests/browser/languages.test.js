// The other languages on every kind of page, as everybody who has an account there sees it: every word comes from a message file or is
// data, and nothing is wider than a phone or a desk, cut by its own box, or too large for its sheet or its screen of the hall. Pages of
// searches that find nothing (in one language), forms that are refused and an organiser's pages are among them. How Italian and English
// pages fit is looked at by the test of accessibility.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, describe, test } from "node:test";
import { signIn, startBrowser } from "./chromium.js";
import { crawl } from "./crawl.js";
import { clipped, clippedInTheHall, clippedOnPaper, tooWide } from "./faults.js";
import { Findings } from "./findings.js";
import { MARKED, knownData, unmarked } from "./marks.js";
import { formsOf, sendEmpty, showAnswer } from "./refused.js";
import { startServer } from "./server.js";
import { WALKS, addressesOf, passwordOf, withoutLanguages } from "./walks.js";

const LOCALES = ["fr-FR", "de-DE", "es-ES"];
/** The language in which everything is asked: that with the longest words. In the others nothing is searched, and no form is sent that was
 * taken empty. */
const LONGEST = "de-DE";
const DESK = { width: 1366, height: 900 };
const NARROW = { width: 320, height: 568 };
/** So many pages of one walk end it: that many there are not. */
const LIMIT = 600;

/** A league beside the house. */
const LEAGUE = {
  name: "Lega dei Laghi",
  country: "Lagonia",
  federation: "LAG",
  territory: "Oberland: TH Thun, IN Interlaken\nRiviera dei Ciliegi: RC Ciliegiara\nTI Ticino",
  categories: "A1 Prima classe\nU10 Sotto i dieci (9-10)",
  imprint: "Lega dei Laghi, Riva 7, Thun",
};
/** What the screens of the hall show beside those of the demonstration; each is named for it. */
const SHOWS = { risultati: "results", mancanti: "missing", classifica: "standings", orologio: "timer", avviso: "notice" };

let server;
let known;
let league;
/** The tournament that is being played. */
let busy;
/** Pages with kinds of forms, as the walk in LONGEST met them. */
const withForms = [];
/** Those of them that were refused in LONGEST. */
const withRefused = [];

before(async () => {
  server = await startServer("demo", null, [], MARKED);
  known = await knownData([...Object.values(LEAGUE), ...Object.keys(SHOWS)]);
  const browser = await startBrowser(server.base);
  try {
    await signIn(browser.page, "admin", await passwordOf(server, "admin"));
    league = await foundLeague(browser.page);
    await browser.context.clearCookies();
    await signIn(browser.page, "arbitro", await passwordOf(server, "arbitro"));
    busy = await addScreens(browser.page);
  } finally {
    await browser.stop();
  }
});
after(async () => server?.stop());

describe("every kind of page", { concurrency: 2 }, () => {
  for (const locale of LOCALES) test(locale, { timeout: 900_000 }, (t) => walkAll(t, locale));
});

test("forms that are refused", { timeout: 300_000 }, async (t) => {
  withRefused.push(...(await sendAll(t, LONGEST, withForms)));
});

describe("forms that are refused, in the other languages", { concurrency: 2 }, () => {
  const others = LOCALES.filter((locale) => locale !== LONGEST);
  for (const locale of others) test(locale, { timeout: 300_000 }, (t) => sendAll(t, locale, withRefused));
});

test("screens of the hall in every language", { timeout: 120_000 }, async () => {
  const findings = new Findings();
  const browser = await startBrowser(server.base, { reducedMotion: "reduce" });
  try {
    const { page } = browser;
    const names = ["ingresso", "sala", ...Object.keys(SHOWS)];
    for (const lang of ["it", "en", "fr", "de", "es"]) {
      for (const name of names) {
        const path = `${busy}/screen/${name}`;
        await page.goto(`/lang/${lang}?back=${encodeURIComponent(path)}`, { waitUntil: "domcontentloaded" });
        findings.add(path, lang, "hall", await clippedInTheHall(page, DESK));
      }
    }
  } finally {
    await browser.stop();
  }
  findings.assertNone();
});

/** Takes a league in; answers its address. */
async function foundLeague(page) {
  await page.goto("/organisers/new");
  for (const [name, value] of Object.entries(LEAGUE)) await page.fill(`[name=${name}]`, value);
  await page.click("main form button[type=submit]");
  await page.waitForURL((url) => url.pathname.startsWith("/o/"));
  return new URL(page.url()).pathname;
}

/** Adds a screen of the hall for everything that one can show, and begins the clock of the round; answers the tournament's address. */
async function addScreens(page) {
  const [desk] = await addressesOf(page, { starts: ["(busy)"] });
  const hall = `${desk}/screens`;
  for (const [name, shows] of Object.entries(SHOWS)) {
    await page.goto(hall);
    await page.fill("#f-screen_name", name);
    await page.selectOption("#f-screen_shows", shows);
    await page.fill("#f-screen_seconds", "60");
    await page.click(".hall-add button");
    await page.locator(`.hall-screens a[href="${desk}/screen/${name}"]`).waitFor();
  }
  await page.click("button[name=in][value='10']");
  await page.locator("#clock ~ .now").waitFor();
  return desk;
}

/** Everything that is looked at on the page that is open. */
async function look(page, path, lang, findings) {
  const there = await page.getAttribute("html", "lang");
  if (there !== lang) findings.add(path, lang, "page", [`is in ${there}`]);
  const { isMarked, found } = await unmarked(page, known);
  assert.ok(isMarked, `${path}: no message is marked; the program must be a debug build`);
  findings.add(path, lang, "words", found);
  // Every page is opened at a desk.
  findings.add(path, lang, "desk", [...(await tooWide(page)), ...(await clipped(page))]);
  await page.setViewportSize(NARROW);
  findings.add(path, lang, "320", [...(await tooWide(page)), ...(await clipped(page))]);
  await page.setViewportSize(DESK);
  findings.add(path, lang, "paper", await clippedOnPaper(page, DESK));
}

/** Where somebody's walk begins: everybody sees the league and the screens, an administrator keeps the league. */
async function startsOf(page, walk) {
  const starts = await addressesOf(page, walk);
  if (!walk.who) starts.push(league, ...["ingresso", "sala", ...Object.keys(SHOWS)].map((name) => `${busy}/screen/${name}`));
  if (walk.who === "admin") starts.push(league, `${league}/edit`, `${league}/people`, `${league}/clubs`);
  return starts;
}

async function walkAll(t, locale) {
  const lang = locale.slice(0, 2);
  const findings = new Findings();
  const kinds = withoutLanguages();
  const kindsOfForms = new Set();
  const walked = [];
  const left = [];
  let pages = 0;
  const browser = await startBrowser(server.base, { locale, reducedMotion: "reduce" });
  try {
    for (const walk of WALKS) {
      await browser.context.clearCookies();
      if (walk.who) await signIn(browser.page, walk.who, await passwordOf(server, walk.who));
      const visit = async (page, path) => {
        if (!(await page.evaluate(() => document.contentType === "text/html"))) return;
        pages += 1;
        if (await page.evaluate(() => document.documentElement.classList.contains("hall"))) {
          findings.add(path, lang, "words", (await unmarked(page, known)).found);
          return;
        }
        if (locale === LONGEST) await rememberForms(page, path, walk.who, kindsOfForms);
        await look(page, path, lang, findings);
      };
      const starts = await startsOf(browser.page, walk);
      const options = { limit: LIMIT, kinds, files: false, searching: locale === LONGEST, until: "domcontentloaded" };
      const report = await crawl(browser.page, starts, visit, options);
      assert.ok(report.visited.length > 0, `${walk.who ?? "a visitor"} saw nothing`);
      walked.push(...report.visited);
      left.push(...report.left);
    }
  } finally {
    await browser.stop();
  }
  t.diagnostic(`${pages} pages`);
  if (locale === LONGEST) t.diagnostic(`addresses to which no walk came: ${(await notWalked(walked)).join(" ")}`);
  assert.ok(pages > 100, `${pages} pages`);
  assert.deepEqual(left, [], "kinds of pages that were left out at the limit");
  findings.assertNone();
}

/** Keeps the kinds of forms of this page that no page before had. */
async function rememberForms(page, path, who, before) {
  const kinds = new Set((await formsOf(page)).map(({ kind }) => kind).filter((kind) => !before.has(kind)));
  for (const kind of kinds) before.add(kind);
  if (kinds.size > 0) withForms.push({ path, who, kinds: [...kinds] });
}

/** Addresses of pages, as the table of addresses writes them, to which no walk came. */
async function notWalked(walked) {
  const table = await readFile(new URL("../it/routes.txt", import.meta.url), "utf8");
  const addresses = [...table.matchAll(/^GET (\S+)/gm)].map(([, address]) => address);
  const paths = walked.map((path) => path.split("?")[0]);
  const isPage = (address) => !/^\/(api|static|lang|theme)\/|\.[a-z0-9]+$/.test(address);
  return addresses.filter(isPage).filter((address) => {
    const parts = address.split(/\{(?:[^{}]|\{\d+\})*\}/).map((part) => part.replace(/[.*+?^$()|[\]\\]/g, "\\$&"));
    const pattern = new RegExp(`^${parts.join("[^/]+")}$`);
    return !paths.some((path) => pattern.test(path));
  });
}

/**
 * Sends these forms with nothing in them, and looks at the answers; gives back those that were refused. What is accepted changes this
 * server alone.
 */
async function sendAll(t, locale, forms) {
  assert.ok(forms.length > 0, "the walk met no form, or none was refused");
  const lang = locale.slice(0, 2);
  const findings = new Findings();
  const refused = [];
  let [sent, count] = [0, 0];
  const browser = await startBrowser(server.base, { locale, reducedMotion: "reduce" });
  const { page } = browser;
  try {
    for (const { who } of WALKS) {
      await browser.context.clearCookies();
      if (who) await signIn(page, who, await passwordOf(server, who));
      for (const { path, kinds } of forms.filter((one) => one.who === who)) {
        const response = await page.goto(path, { waitUntil: "domcontentloaded" });
        // An empty form that was accepted may have taken the page away, or a form of it.
        if (response.status() >= 400) continue;
        const there = await formsOf(page);
        const answers = [];
        for (const form of kinds.map((kind) => there.find((one) => one.kind === kind)).filter(Boolean)) {
          sent += 1;
          const answer = await sendEmpty(page, form.place);
          if (answer) answers.push({ kind: form.kind, ...answer });
        }
        if (answers.length > 0) refused.push({ path, who, kinds: answers.map(({ kind }) => kind) });
        for (const answer of answers) {
          count += 1;
          await showAnswer(page, answer.html);
          await look(page, `${path} (${answer.status})`, lang, findings);
        }
      }
    }
  } finally {
    await browser.stop();
  }
  t.diagnostic(`${sent} forms sent empty, ${count} refused`);
  assert.ok(count > 20, `${count} of ${sent} forms were refused`);
  findings.assertNone();
  return refused;
}
