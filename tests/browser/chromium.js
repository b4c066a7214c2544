// A headless Chromium whose pages report every console error and every breach of the content security policy.

import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";

const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";

/** Flags without which Chromium asks for hosts of its maker or refuses to run as root. */
const flags = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * Starts a browser with an empty profile. `options` are those of a context: viewport, javaScriptEnabled, …; `trusts` is the hash of a key
 * whose certificates it takes, as a device does that trusts them.
 */
export async function startBrowser(base, { trusts, ...options } = {}) {
  assert.ok(existsSync(executablePath), `no ${executablePath}: install Chromium or set CHROMIUM`);
  const profile = await mkdtemp(join(tmpdir(), "tratto-chromium-"));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: trusts ? [...flags, `--ignore-certificate-errors-spki-list=${trusts}`] : flags,
    baseURL: base,
    viewport: { width: 1366, height: 900 },
    locale: "it-IT",
    ...options,
  });
  // An end for what never comes, not a measure: a machine with other work is often ten times slower.
  context.setDefaultTimeout(60_000);
  const complaints = [];
  const withScript = options.javaScriptEnabled !== false;
  await context.exposeBinding("reportBreach", (_, text) => complaints.push(text));
  if (withScript) {
    await context.addInitScript(() => {
      document.addEventListener("securitypolicyviolation", (event) => {
        window.reportBreach(`CSP ${event.violatedDirective}: ${event.blockedURI} on ${location.pathname}`);
      });
    });
  }
  const watch = (page) => {
    page.on("console", (message) => {
      if (message.type() !== "error") return;
      // An answer that the test asked for (404, 409, 422) is written to the console too.
      if (/^Failed to load resource: the server responded with a status of (4\d\d)/.test(message.text())) {
        const url = message.location().url;
        if (url === page.url() || expected.has(new URL(url).pathname)) return;
      }
      complaints.push(`console: ${message.text()} (${message.location().url})`);
    });
    page.on("pageerror", (error) => complaints.push(`script: ${error.message} on ${page.url()}`));
    page.on("requestfailed", (request) => {
      const reason = request.failure()?.errorText ?? "";
      // A page left while something loads is no failure.
      if (!/ERR_ABORTED/.test(reason)) complaints.push(`request: ${request.url()} ${reason}`);
    });
    page.on("request", (request) => {
      const url = new URL(request.url());
      if (/^https?:$/.test(url.protocol) && url.origin !== new URL(base).origin) {
        complaints.push(`another host: ${request.url()}`);
      }
    });
  };
  const expected = new Set();
  context.pages().forEach(watch);
  context.on("page", watch);
  return {
    context,
    page: context.pages()[0] ?? (await context.newPage()),
    newPage: () => context.newPage(),
    /** From now on a 4xx answer of this path is what the test wants. */
    expect4xx: (path) => expected.add(path),
    /** Fails when anything was reported since the last call. */
    assertQuiet(where = "") {
      const said = complaints.splice(0);
      assert.deepEqual(said, [], `the browser complained ${where}`);
    },
    complaints,
    async stop() {
      await context.close();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Reads forms until nobody signs in: the first administrator's link, then the log-in page. */
export async function becomeAdmin(server, page) {
  const [name, password] = ["ada", "rook-takes-rook-7"];
  await page.goto(await server.printed("first administrator: "));
  await page.fill("[name=name]", name);
  await page.fill("[name=display_name]", "Ada Arbitro");
  await page.fill("[name=password]", password);
  await page.fill("[name=repeated]", password);
  await page.click("main form button[type=submit]");
  await signIn(page, name, password);
}

/** Signs in through the log-in page, of another program than the browser's own at `base`. */
export async function signIn(page, name, password, base = "") {
  await page.goto(`${base}/login`);
  await page.fill("[name=name]", name);
  await page.fill("[name=password]", password);
  await page.click("main form button[type=submit]");
  await page.waitForURL((url) => url.pathname !== "/login");
}
