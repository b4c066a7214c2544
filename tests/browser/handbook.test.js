// The handbook: found by words and read by keyboard on a phone; and its pictures, which are those of pages of the demonstration and of a
// program that was just started. With TRATTO_PICTURES=1 they are taken anew into docs/pictures; without, each is compared with its page.

import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { becomeAdmin, signIn, startBrowser } from "./chromium.js";
import { faults, tooWide } from "./faults.js";
import { startServer } from "./server.js";
import { takeScreenshots } from "./screenshots.js";
import { passwordOf } from "./walks.js";

const FOLDER = fileURLToPath(new URL("../../docs/pictures/", import.meta.url));
const SIZE = { width: 1000, height: 620 };
/** How wide words are in the fonts of the machine that took the pictures: with other fonts every page is another picture. */
const FONTS = `${FOLDER}fonts.txt`;
const LOCALES = { it: "it-IT", en: "en-GB" };

/** Where the laptop of the pictures is shared. */
const HALL = "127.0.0.4";

/**
 * What each picture shows, and to whom. BUSY is the tournament that is being played, NEW one that is not begun; `at` "laptop" is the
 * program as a double click starts it, else it is the demonstration. `before` is done on the page first. No two neighbours look alike.
 */
const SCENES = [
  { name: "entries", who: "arbitro", path: "NEW/desk" },
  { name: "requests", who: "arbitro", path: "NEW/requests" },
  { name: "results", who: "arbitro", path: "BUSY/desk/3" },
  { name: "site-copy", who: "arbitro", path: "BUSY/settings/mirror" },
  { name: "floor", who: "arbitro", path: "BUSY/floor" },
  { name: "halls", who: "arbitro", path: "/account/halls", before: makeLink },
  { name: "papers", who: "arbitro", path: "BUSY/papers" },
  { name: "prizes", who: "arbitro", path: "BUSY/prizes/desk" },
  { name: "share", at: "laptop", who: "ada", path: "/admin/hall", before: share },
  { name: "club", who: "segreteria", path: "CLUB" },
  { name: "club-door", who: "segreteria", path: "NEW/enter/club" },
  { name: "admin", who: "admin", path: "/admin" },
  { name: "copies", at: "laptop", who: "ada", path: "/admin/copies" },
];

/** So far a picture may be from its page, in steps of grey from 0 to 255 on average over a coarse raster: days and hours change. */
const NEAR = 2.5;

let server;
let laptop;

before(async () => {
  server = await startServer("demo");
  laptop = await startServer("start", null, ["--hall-address", HALL]);
  const first = await laptop.printed("Open this address in a browser of this computer: ");
  const browser = await startBrowser(laptop.base);
  try {
    await becomeAdmin({ printed: async () => first }, browser.page);
  } finally {
    await browser.stop();
  }
});
after(async () => {
  await laptop?.stop();
  await server?.stop();
});

/** Makes a link for a hall, which is shown once. */
async function makeLink(page) {
  await page.fill("[name=hall_name]", "Circolo Torre Bianca");
  await page.keyboard.press("Enter");
  await page.locator("#secret").waitFor();
  await page.evaluate(() => scrollTo(0, 0));
}

/** Shares the laptop in the hall, where it is not shared yet. */
async function share(page) {
  const button = page.locator("form[action='/admin/hall'] button");
  if ((await button.count()) > 0) await button.click();
  const address = page.locator(`a[href*="${HALL}"]`);
  const until = Date.now() + 30_000;
  do {
    assert.ok(Date.now() < until, "not shared");
    await page.goto(`${laptop.base}/admin/hall`);
  } while ((await address.count()) === 0);
}

/** Shows the page of a scene to whoever it is for; `who` is the one who is signed in now. */
async function open({ page, context }, scene, who, { busy, fresh }) {
  const isOnLaptop = scene.at === "laptop";
  const base = isOnLaptop ? laptop.base : server.base;
  if (scene.who !== who) {
    // Cookies know no ports: whoever comes to another program begins anew.
    await context.clearCookies();
    await signIn(page, scene.who, isOnLaptop ? "rook-takes-rook-7" : await passwordOf(server, scene.who), base);
  }
  let club = "";
  if (scene.path === "CLUB") {
    await page.goto(`${base}/mine`);
    club = await page.getAttribute('a[href$="/manage"]', "href");
  }
  const path = scene.path.replace("BUSY", busy).replace("NEW", fresh).replace("CLUB", club);
  await page.goto(`${base}${path}`);
  await scene.before?.(page);
}

/** How wide some words are here, in the two fonts of the pages. */
const widths = (page) =>
  page.evaluate(() => {
    const context = document.createElement("canvas").getContext("2d");
    const style = getComputedStyle(document.documentElement);
    return ["--sys", "--book"].map((name) => {
      context.font = `100px ${style.getPropertyValue(name)}`;
      return Math.round(context.measureText("Torneo 1234567890").width);
    });
  });

/** How far two pictures are from one another; the page that draws them may load nothing but what is in it. */
async function distance(page, one, other) {
  const [width, height] = [50, 31];
  return page.evaluate(
    async ([pictures, width, height]) => {
      const grey = [];
      for (const picture of pictures) {
        const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/jpeg" }), {
          resizeWidth: width,
          resizeHeight: height,
          resizeQuality: "high",
        });
        const context = new OffscreenCanvas(width, height).getContext("2d");
        context.drawImage(bitmap, 0, 0);
        const { data } = context.getImageData(0, 0, width, height);
        grey.push(Array.from({ length: width * height }, (_, at) => (data[4 * at] + data[4 * at + 1] + data[4 * at + 2]) / 3));
      }
      return grey[0].reduce((sum, value, at) => sum + Math.abs(value - grey[1][at]), 0) / grey[0].length;
    },
    [[one, other].map((picture) => picture.toString("base64")), width, height],
  );
}

for (const [lang, locale] of Object.entries(LOCALES)) {
  test(`the pictures are those of the pages, ${lang}`, async (t) => {
    const { page, context, stop } = await startBrowser(server.base, { locale, viewport: SIZE, reducedMotion: "reduce" });
    try {
      await page.goto("/");
      const fonts = `${(await widths(page)).join(" ")}\n`;
      if (process.env.TRATTO_PICTURES) await writeFile(FONTS, fonts);
      if ((await readFile(FONTS, "utf8")) !== fonts) return t.skip(`other fonts than those of the pictures: ${fonts.trim()}`);
      const busy = await page.getAttribute("h1 a", "href");
      await page.goto("/tournaments");
      const fresh = await page.locator('a[href^="/t/semilampo-"]').first().getAttribute("href");
      let who;
      const taken = [];
      for (const scene of SCENES) {
        await open({ page, context }, scene, who, { busy, fresh });
        who = scene.who;
        assert.equal(await page.getAttribute("html", "lang"), lang);
        await page.evaluate(() => document.fonts.ready);
        taken.push(await page.screenshot({ type: "jpeg", quality: 80 }));
      }
      const stored = [];
      for (const [at, { name }] of SCENES.entries()) {
        const file = `${FOLDER}${name}-${lang}.jpg`;
        if (process.env.TRATTO_PICTURES) await writeFile(file, taken[at]);
        stored.push(await readFile(file));
      }
      const far = [];
      for (const [at, { name }] of SCENES.entries()) {
        const own = await distance(page, stored[at], taken[at]);
        t.diagnostic(`${name}: ${own.toFixed(2)}`);
        if (own > NEAR) far.push(`${name}: ${own.toFixed(2)}`);
        // Any other page is further away: a picture that has aged is seen.
        const next = (at + 1) % SCENES.length;
        const others = await distance(page, stored[at], taken[next]);
        assert.ok(others > 2 * NEAR, `${name} and ${SCENES[next].name}: ${others.toFixed(2)}`);
      }
      assert.deepEqual(far, [], "TRATTO_PICTURES=1 node --test handbook.test.js takes them anew");
    } finally {
      await stop();
    }
  });
}

test("a chapter is found by words and read on a phone", async () => {
  const { page, stop, assertQuiet } = await startBrowser(server.base, { viewport: { width: 320, height: 640 } });
  try {
    await page.goto("/handbook");
    assert.deepEqual(await faults(page), []);
    assert.deepEqual(await tooWide(page), []);
    await page.locator("#find").fill("codici segnaposti");
    await page.keyboard.press("Enter");
    await page.locator(".found mark").first().waitFor();
    assert.deepEqual(await faults(page), []);
    assert.deepEqual(await tooWide(page), []);
    await page.locator(".found .chapter").first().press("Enter");
    await page.waitForURL(/\/handbook\/\w+\/[\w-]+#b\d+$/);
    // Every chapter, to its end.
    let chapters = 0;
    for (const book of ["arbiter", "club", "operator"]) {
      await page.goto("/handbook");
      await page.locator(`section[aria-labelledby=${book}] .chapter`).first().click();
      for (;;) {
        chapters += 1;
        assert.deepEqual(await faults(page), [], page.url());
        assert.deepEqual(await tooWide(page), [], page.url());
        for (const picture of await page.locator(".handbook img").all()) {
          assert.ok(await picture.evaluate((one) => one.decode().then(() => one.naturalWidth > 0)), page.url());
        }
        const next = page.locator("a[rel=next]");
        if ((await next.count()) === 0) break;
        await next.click();
      }
    }
    assert.ok(chapters > 30, `${chapters} chapters`);
    assertQuiet("in the handbook");
    if (process.env.TRATTO_SCREENSHOTS) {
      const pages = ["/handbook", "/handbook?find=codici+segnaposti", "/handbook/arbiter/i-risultati", "/handbook/operator/pacchetti"];
      await takeScreenshots(page, pages, process.env.TRATTO_SCREENSHOTS);
    }
  } finally {
    await stop();
  }
});
