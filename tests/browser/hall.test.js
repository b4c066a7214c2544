// TLS of a hall: what a device trusts is what the server shows, log-in over it, and the page that says how a device comes to trust it.

import assert from "node:assert/strict";
import { X509Certificate, createHash } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { get } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import axe from "axe-core";
import { becomeAdmin, signIn, startBrowser } from "./chromium.js";
import { startServer } from "./server.js";
import { takeScreenshots } from "./screenshots.js";

let keys;
let server;
let secure;
let authority;
let desk;

before(async () => {
  keys = await mkdtemp(join(tmpdir(), "tratto-keys-"));
  server = await startServer("serve", null, ["--hall", keys, "--hall-listen", "127.0.0.1:0"]);
  secure = `https://${await server.printed("listening on https://")}`;
  desk = await startBrowser(server.base);
  await becomeAdmin(server, desk.page);
  const file = await fetch(`${server.base}/hall/authority.crt`);
  authority = new X509Certificate(Buffer.from(await file.arrayBuffer()));
});
after(async () => {
  await desk?.stop();
  await server?.stop();
  if (keys) await rm(keys, { recursive: true, force: true });
});

/** The status of a page over TLS for a client that trusts these certificates alone. */
function status(ca) {
  return new Promise((resolve, reject) => {
    get(`${secure}/`, { ca, agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    }).on("error", reject);
  });
}

test("a client that trusts the authority is served, and no other", async () => {
  assert.ok(authority.ca, "the certificate is that of an authority");
  assert.equal(await status([authority.toString()]), 200);
  await assert.rejects(status([]), /certificate/);
});

test("the page that says how to trust it", async () => {
  const { page } = desk;
  await page.goto("/hall/trust");
  assert.equal(await page.locator("code").innerText(), authority.fingerprint256);
  for (const device of ["iPhone", "Android", "Windows", "macOS", "Firefox"]) {
    assert.equal(await page.getByRole("heading", { name: device }).count(), 1, device);
  }
  await page.evaluate(axe.source);
  const found = await page.evaluate(() =>
    window.axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] }),
  );
  assert.deepEqual(found.violations.map((one) => `${one.id}: ${one.help}`), []);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Scarica il certificato" }).click();
  assert.equal((await download).suggestedFilename(), "tratto-hall.crt");
  await page.setViewportSize({ width: 320, height: 640 });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(wide <= 0, `the page is ${wide} px wider than a phone`);
  const folder = process.env.TRATTO_SCREENSHOTS;
  if (folder) await takeScreenshots(page, ["/hall/trust"], folder);
  desk.assertQuiet("on the page of trust");
});

test("whoever trusts it logs in over TLS", async () => {
  const key = authority.publicKey.export({ type: "spki", format: "der" });
  const trusts = createHash("sha256").update(key).digest("base64");
  const phone = await startBrowser(secure, { trusts, viewport: { width: 390, height: 780 } });
  try {
    await signIn(phone.page, "ada", "rook-takes-rook-7");
    await phone.page.goto("/admin");
    const cookies = await phone.context.cookies();
    const session = cookies.filter((one) => one.name.startsWith("__Host-"));
    assert.ok(session.length > 0, JSON.stringify(cookies.map((one) => one.name)));
    assert.ok(cookies.every((one) => one.secure), "a cookie without Secure");
    phone.assertQuiet("over TLS");
  } finally {
    await phone.stop();
  }
});
