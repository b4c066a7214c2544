// The key that has a browser told when the board is published. A headless Chromium reaches no push service, so what the browser
// would get from one is put in its place: an address of this machine, where a listener reads what the program sends with the
// cryptography of Node. What arrives in the browser is real: the service worker gets it as from a push service.

import assert from "node:assert/strict";
import { createDecipheriv, createECDH, hkdfSync } from "node:crypto";
import { createServer } from "node:http";
import { after, before, test } from "node:test";
import axe from "axe-core";
import { becomeAdmin, startBrowser } from "./chromium.js";
import { takeScreenshots } from "./screenshots.js";
import { startServer } from "./server.js";
import { withRoundPublished } from "./tournament.js";

const PHONE = { width: 390, height: 844 };
const pictures = process.env.TRATTO_SCREENSHOTS;

const keys = createECDH("prime256v1");
keys.generateKeys();
const auth = Buffer.alloc(16, 5);
const came = [];

let service;
let server;
let desk;
let slug;

before(async () => {
  service = createServer((request, answer) => {
    const parts = [];
    request.on("data", (part) => parts.push(part));
    request.on("end", () => {
      came.push({ path: request.url, heads: request.headers, body: Buffer.concat(parts) });
      answer.writeHead(201).end();
    });
  });
  await new Promise((done) => service.listen(0, "127.0.0.1", done));
  process.env.TRATTO_PRIVATE_PUSH = "true";
  server = await startServer("serve");
  desk = await startBrowser(server.base);
  await becomeAdmin(server, desk.page);
  slug = await withRoundPublished(desk.page, "Torneo degli Avvisi", 4);
});
after(async () => {
  await desk?.stop();
  await server?.stop();
  service?.close();
});

/** The text of a message (RFC 8291, RFC 8188). */
function read(body) {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + body[20]);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), keys.getPublicKey(), sender]);
  const input = Buffer.from(hkdfSync("sha256", keys.computeSecret(sender), auth, info, 32));
  const key = Buffer.from(hkdfSync("sha256", input, salt, "Content-Encoding: aes128gcm\0", 16));
  const nonce = Buffer.from(hkdfSync("sha256", input, salt, "Content-Encoding: nonce\0", 12));
  const record = body.subarray(21 + body[20]);
  const open = createDecipheriv("aes-128-gcm", key, nonce);
  open.setAuthTag(record.subarray(-16));
  const text = Buffer.concat([open.update(record.subarray(0, -16)), open.final()]);
  return text.subarray(0, text.lastIndexOf(2)).toString();
}

/** A phone whose browser gets an address of this machine in the place of one of a push service. */
async function startPhone(options = {}) {
  const phone = await startBrowser(server.base, { viewport: PHONE, ...options });
  const given = {
    endpoint: `http://127.0.0.1:${service.address().port}/push/1`,
    keys: { p256dh: keys.getPublicKey().toString("base64url"), auth: auth.toString("base64url") },
  };
  await phone.context.addInitScript((given) => {
    if (!("PushManager" in window)) return;
    const subscription = {
      endpoint: given.endpoint,
      toJSON: () => given,
      unsubscribe: async () => localStorage.removeItem("told"),
    };
    PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
      if (!userVisibleOnly || applicationServerKey.length !== 65) throw new Error("no leave");
      localStorage.setItem("told", "yes");
      return subscription;
    };
    PushManager.prototype.getSubscription = async () => (localStorage.getItem("told") ? subscription : null);
  }, given);
  return phone;
}

async function remember(page) {
  await page.goto(`/t/${slug}/my-board?surname=Provetti02`);
  await page.click("form[action$='/remember'] button");
  await page.waitForURL(/\/my-board\/\d+\?own=1$/);
}

const part = "[data-board-news]";
const button = (page, name) => page.locator(`${part} [data-do=${name}]`);

test("without a script the page says nothing of it, and the feed is there", async () => {
  const phone = await startPhone({ javaScriptEnabled: false });
  try {
    const { page } = phone;
    await remember(page);
    assert.equal(await page.isVisible(part), false);
    assert.equal(await page.locator("main a[href$='/rounds.atom']").count(), 1);
  } finally {
    await phone.stop();
  }
});

test("a browser is told of its board, and no more when it does not want it", async () => {
  const phone = await startPhone();
  try {
    const { page, context } = phone;
    await context.grantPermissions(["notifications"], { origin: server.base });
    await remember(page);
    await button(page, "ask").waitFor();
    assert.equal(await button(page, "stop").isVisible(), false);
    if (pictures) await takeScreenshots(page, [new URL(page.url()).pathname + "?own=1"], pictures);
    await page.setViewportSize(PHONE);
    await button(page, "ask").click();
    await button(page, "stop").waitFor();
    assert.equal(await button(page, "ask").isVisible(), false);
    // The state is the server's: it is there after a fresh load.
    await page.reload();
    await button(page, "stop").waitFor();
    assert.match(await page.textContent(`${part} [role=status]`), /è avvisato/);
    if (pictures) await page.screenshot({ path: `${pictures}/board-news-on.png`, fullPage: true });
    const found = await page.evaluate(axe.source).then(() => page.evaluate(() => window.axe.run()));
    assert.deepEqual(found.violations, []);
    // The round is taken back: the program says so, sealed.
    const { page: chief } = desk;
    await chief.goto(`/t/${slug}/desk/1/take-back`);
    await chief.fill("[name=reason]", "errore di sala");
    await chief.click("main form button[type=submit]");
    await chief.click("main form button[type=submit]");
    await chief.waitForURL(/\/desk\/1$/);
    const until = Date.now() + 30_000;
    while (came.length === 0) {
      assert.ok(Date.now() < until, "nothing was sent");
      await page.waitForTimeout(50);
    }
    assert.equal(came[0].path, "/push/1");
    assert.equal(came[0].heads["content-encoding"], "aes128gcm");
    const told = JSON.parse(read(came[0].body));
    assert.equal(told.body, "Turno 1 ritirato: il tavolo può cambiare.");
    // Handed to the service worker as a push service does.
    const devtools = await context.newCDPSession(page);
    const registered = new Promise((done) => {
      devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
        if (registrations.length > 0) done(registrations[0].registrationId);
      });
    });
    await devtools.send("ServiceWorker.enable");
    const registrationId = await registered;
    const [worker] = context.serviceWorkers();
    const deliver = (data) =>
      devtools.send("ServiceWorker.deliverPushMessage", { origin: `${server.base}/`, registrationId, data });
    const all = () =>
      worker.evaluate(async () => {
        const found = await registration.getNotifications();
        return found.map(({ title, body, tag, lang, data }) => ({ title, body, tag, lang, data }));
      });
    /** Delivers until it is shown, as a push service does: a message that finds the worker busy with its start may be lost. */
    const delivered = async (data, isShown) => {
      for (let tries = 0; tries < 12; tries += 1) {
        await deliver(data);
        for (const end = Date.now() + 5000; Date.now() < end; await page.waitForTimeout(50)) {
          const found = await all();
          if (isShown(found)) return found;
        }
      }
      return assert.fail(`not shown: ${data}`);
    };
    const [one] = await delivered(JSON.stringify(told), (found) => found.length === 1);
    const { title, body, tag, lang } = told;
    assert.deepEqual(one, { title, body, tag, lang, data: server.base + told.url });
    assert.equal(one.data, page.url());
    // A newer one takes the place of an older one; an address of another site is none.
    const newer = JSON.stringify({ ...told, body: "Turno 1 pubblicato", url: "https://altrove.example/" });
    const [other] = await delivered(newer, (found) => found.length === 1 && found[0].body === "Turno 1 pubblicato");
    assert.equal(new URL(other.data).origin, server.base);
    // What says nothing is shown all the same: the browser wants it so.
    await delivered("nothing that this site wrote", (found) => found.length === 2);
    // No more.
    await button(page, "stop").click();
    await button(page, "ask").waitFor();
    await page.reload();
    await button(page, "ask").waitFor();
    assert.equal(await button(page, "stop").isVisible(), false);
    phone.assertQuiet();
  } finally {
    await phone.stop();
  }
});

test("what is forgotten is told no more, and a browser that says no is not asked", async () => {
  const phone = await startPhone();
  try {
    const { page, context } = phone;
    await context.grantPermissions(["notifications"], { origin: server.base });
    await remember(page);
    await button(page, "ask").click();
    await button(page, "stop").waitFor();
    const gone = page.waitForRequest((request) => request.url().endsWith("/me/push/stop"));
    await page.click("form[action$='/forget'] button");
    await gone;
    await page.waitForURL(/\/my-board$/);
    await remember(page);
    await button(page, "ask").waitFor();
    await page.addInitScript(() => {
      Object.defineProperty(Notification, "permission", { get: () => "denied" });
      Notification.requestPermission = async () => "denied";
    });
    await page.reload();
    await page.getByText("Il browser non permette avvisi").waitFor();
    assert.equal(await button(page, "ask").isVisible(), false);
  } finally {
    await phone.stop();
  }
});
