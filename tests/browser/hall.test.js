// TLS of a hall: what a device trusts is what the server shows, log-in over it with a password and with a passkey, a device of the staff,
// and the page that says how a device comes to trust it.

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
import { withRoundPublished } from "./tournament.js";

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

/** By what a browser trusts the server: the key of its authority. */
function trusted() {
  const key = authority.publicKey.export({ type: "spki", format: "der" });
  return createHash("sha256").update(key).digest("base64");
}

/** That every cookie goes over TLS alone, and at least one to this host alone. */
async function assertGuarded(context) {
  const cookies = await context.cookies();
  const names = JSON.stringify(cookies.map((one) => one.name));
  assert.ok(cookies.some((one) => one.name.startsWith("__Host-")), names);
  assert.ok(cookies.every((one) => one.secure), `a cookie without Secure: ${names}`);
}

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
  const phone = await startBrowser(secure, { trusts: trusted(), viewport: { width: 390, height: 780 } });
  try {
    await signIn(phone.page, "ada", "rook-takes-rook-7");
    await phone.page.goto("/admin");
    await assertGuarded(phone.context);
    phone.assertQuiet("over TLS");
  } finally {
    await phone.stop();
  }
});

test("a device of the staff is paired over TLS, and enters a result", async () => {
  const { page } = desk;
  await page.setViewportSize({ width: 1366, height: 900 });
  const slug = await withRoundPublished(page, "Torneo della Sala", 6);
  await page.goto(`/t/${slug}/devices`);
  await page.fill("[name=station_name]", "Tablet B");
  await page.selectOption("[name=station_duty]", "results");
  await page.fill("[name=station_first]", "");
  await page.fill("[name=station_last]", "");
  await page.getByRole("button", { name: "Nuovo dispositivo" }).click();
  const code = (await page.locator("#code").innerText()).trim();
  const tablet = await startBrowser(secure, { trusts: trusted(), viewport: { width: 390, height: 780 } });
  try {
    await tablet.page.goto("/pair");
    await tablet.page.fill("[name=code]", code);
    await tablet.page.keyboard.press("Enter");
    await tablet.page.getByRole("button", { name: "Collega questo dispositivo" }).click();
    await tablet.page.waitForURL(`**/t/${slug}/desk/1`);
    await tablet.page.locator("#keys-1 button[value='1-0']").click();
    // The desk hears of it, and who it was.
    await page.goto(`/t/${slug}/desk/1`);
    await page.locator("#board-1 .ps", { hasText: "Tablet B" }).waitFor();
    await assertGuarded(tablet.context);
    tablet.assertQuiet("on the tablet over TLS");
  } finally {
    await tablet.stop();
  }
});

test("an arbiter adds a passkey over TLS, and logs in with it", async () => {
  // Devices know sites by name.
  const laptop = await startBrowser(secure.replace("127.0.0.1", "localhost"), { trusts: trusted() });
  try {
    const { page, context } = laptop;
    const keys = await context.newCDPSession(page);
    await keys.send("WebAuthn.enable");
    const { authenticatorId } = await keys.send("WebAuthn.addVirtualAuthenticator", {
      options: {
        protocol: "ctap2",
        transport: "internal",
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await signIn(page, "ada", "rook-takes-rook-7");
    await page.goto("/account/keys");
    await page.fill("[name=passkey_name]", "Portatile in sala");
    await page.fill("#f-old", "rook-takes-rook-7");
    await page.getByRole("button", { name: "Aggiungi una passkey" }).click();
    await page.getByText("Passkey aggiunta").waitFor();
    const { credentials } = await keys.send("WebAuthn.getCredentials", { authenticatorId });
    assert.deepEqual(credentials.map((one) => one.rpId), ["localhost"]);
    await page.goto("/");
    await page.getByRole("button", { name: "Esci" }).click();
    await page.goto("/login");
    await page.getByRole("button", { name: "Entra con una passkey" }).click();
    await page.waitForURL((url) => url.pathname === "/mine");
    await assertGuarded(context);
    laptop.assertQuiet("with a passkey over TLS");
  } finally {
    await laptop.stop();
  }
});
