// Passkeys with the virtual device of Chromium, which is nobody's of this house: what it makes is what the server must take.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import axe from "axe-core";
import { becomeAdmin, startBrowser } from "./chromium.js";
import { startServer } from "./server.js";
import { takeScreenshots } from "./screenshots.js";

let server;
let desk;
let keys;
let device;

before(async () => {
  server = await startServer("serve");
  // Devices know sites by name.
  desk = await startBrowser(server.base.replace("127.0.0.1", "localhost"));
  const { page, context } = desk;
  keys = await context.newCDPSession(page);
  await keys.send("WebAuthn.enable");
  const made = await keys.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  device = made.authenticatorId;
  const printed = await server.printed("first administrator: ");
  const at = { printed: async () => printed.replace("127.0.0.1", "localhost") };
  await becomeAdmin(at, page);
});
after(async () => {
  await desk?.stop();
  await server?.stop();
});

async function faults(page) {
  await page.evaluate(axe.source);
  const found = await page.evaluate(() =>
    window.axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] }),
  );
  return found.violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html).join(" | ")}`);
}

test("a device of Chromium is added, logs in, and is forgotten", async () => {
  const { page } = desk;
  await page.goto("/account/keys");
  assert.deepEqual(await faults(page), []);
  await page.fill("[name=passkey_name]", "Portatile");
  await page.fill("#f-old", "rook-takes-rook-7");
  await page.getByRole("button", { name: "Aggiungi una passkey" }).click();
  await page.getByText("Passkey aggiunta").waitFor();
  const { credentials } = await keys.send("WebAuthn.getCredentials", { authenticatorId: device });
  assert.equal(credentials.length, 1);
  assert.equal(credentials[0].rpId, "localhost");
  const folder = process.env.TRATTO_SCREENSHOTS;
  if (folder) await takeScreenshots(page, ["/account/keys"], folder);
  for (let time = 0; time < 2; time += 1) {
    await page.goto("/");
    await page.getByRole("button", { name: "Esci" }).click();
    await page.goto("/login");
    assert.deepEqual(await faults(page), []);
    if (folder && time === 0) {
      await takeScreenshots(page, ["/login", "/recover"], folder);
      await page.goto("/login");
    }
    await page.getByRole("button", { name: "Entra con una passkey" }).click();
    await page.waitForURL((url) => url.pathname === "/mine");
  }
  await page.goto("/account/keys");
  await page.getByRole("button", { name: "Togli Portatile" }).click();
  await page.getByText("Passkey tolta.").waitFor();
  desk.assertQuiet("with a passkey");
});

test("a device that answers nothing is said, and the password is there", async () => {
  const { page } = desk;
  await page.goto("/");
  await page.getByRole("button", { name: "Esci" }).click();
  await keys.send("WebAuthn.removeVirtualAuthenticator", { authenticatorId: device });
  const empty = await keys.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  assert.ok(empty.authenticatorId);
  await page.goto("/login");
  await page.getByRole("button", { name: "Entra con una passkey" }).click();
  await page.getByText("Il dispositivo non ha risposto").waitFor({ timeout: 150_000 });
  await page.fill("[name=name]", "ada");
  await page.fill("[name=password]", "rook-takes-rook-7");
  await page.getByRole("button", { name: "Accedi", exact: true }).click();
  await page.waitForURL((url) => url.pathname === "/mine");
});

test("codes are shown once, and without script the password is the only way", async () => {
  const { page } = desk;
  await page.goto("/account/keys");
  await page.fill("#f-present", "rook-takes-rook-7");
  await page.getByRole("button", { name: "Crea nuovi codici" }).click();
  assert.equal(await page.locator("#codes li").count(), 8);
  assert.deepEqual(await faults(page), []);
  const plain = await startBrowser(server.base.replace("127.0.0.1", "localhost"), {
    viewport: { width: 320, height: 640 },
    javaScriptEnabled: false,
  });
  try {
    await plain.page.goto("/login");
    assert.equal(await plain.page.getByRole("button", { name: "Entra con una passkey" }).isVisible(), false);
    assert.equal(await plain.page.getByRole("link", { name: "Ho un codice di carta" }).isVisible(), true);
    await plain.page.goto("/recover");
    assert.equal(await plain.page.getByLabel("Codice di carta").isVisible(), true);
  } finally {
    await plain.stop();
  }
});
