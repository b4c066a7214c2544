// Every page that a link leads to loads, says nothing on the console and keeps to the content security policy.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { becomeAdmin, startBrowser } from "./chromium.js";
import { assertWhole, crawl } from "./crawl.js";
import { takeScreenshots } from "./screenshots.js";
import { hasCommand, startServer } from "./server.js";

let server;

before(async () => {
  server = await startServer(hasCommand("demo") ? "demo" : "serve");
});
after(async () => server?.stop());

const checkPage = (browser) => async (page, path, response) => {
  const csp = response.headers()["content-security-policy"] ?? "";
  assert.match(csp, /default-src 'none'|default-src 'self'/, `${path}: no policy`);
  assert.doesNotMatch(csp, /unsafe-inline|unsafe-eval/, path);
  if (await page.evaluate(() => document.contentType === "text/html")) {
    assert.equal(await page.locator("h1").count(), 1, `${path}: one heading`);
    assert.notEqual(await page.title(), "", `${path}: a title`);
    assert.match((await page.getAttribute("html", "lang")) ?? "", /^(it|en|fr|de|es)$/, `${path}: a language`);
  }
  browser.assertQuiet(`on ${path}`);
};

test("public pages", async (t) => {
  const browser = await startBrowser(server.base);
  try {
    const report = await crawl(browser.page, ["/", "/login", "/privacy"], checkPage(browser));
    assertWhole(t, report);
    const { visited } = report;
    assert.ok(visited.length >= 3, "the home page, the log-in and the privacy notice at least");
    if (process.env.TRATTO_SCREENSHOTS) {
      const files = await takeScreenshots(browser.page, visited, process.env.TRATTO_SCREENSHOTS);
      t.diagnostic(`${files.length} pictures in ${process.env.TRATTO_SCREENSHOTS}`);
    }
  } finally {
    await browser.stop();
  }
});

test("public pages without scripts", async (t) => {
  const browser = await startBrowser(server.base, { javaScriptEnabled: false });
  try {
    const report = await crawl(browser.page, ["/", "/login"], async (page, path) => {
      browser.assertQuiet(`on ${path}`);
    });
    assertWhole(t, report);
  } finally {
    await browser.stop();
  }
});

test("nothing is wider than a phone", async () => {
  const browser = await startBrowser(server.base, { viewport: { width: 390, height: 844 } });
  try {
    await crawl(browser.page, ["/", "/login"], async (page, path) => {
      const [inner, outer] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.documentElement.clientWidth,
      ]);
      assert.ok(inner <= outer, `${path} is ${inner} px wide on a screen of ${outer} px`);
    });
  } finally {
    await browser.stop();
  }
});

test("pages of an administrator", async (t) => {
  // A server of its own: the demonstration has its administrator already.
  const own = await startServer("serve");
  const browser = await startBrowser(own.base);
  try {
    await becomeAdmin(own, browser.page);
    browser.assertQuiet("while signing in");
    assertWhole(t, await crawl(browser.page, ["/", "/account", "/mine", "/admin"], checkPage(browser)));
  } finally {
    await browser.stop();
    await own.stop();
  }
});

test("the browser reports what the policy refuses", async () => {
  const browser = await startBrowser(server.base);
  try {
    await browser.page.goto("/login");
    browser.assertQuiet("before");
    await browser.page.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "window.ran = true";
      document.body.append(script);
    });
    await browser.page.waitForTimeout(200);
    assert.equal(await browser.page.evaluate(() => window.ran), undefined, "the script did not run");
    assert.ok(browser.complaints.length > 0, "and it was reported");
  } finally {
    await browser.stop();
  }
});
