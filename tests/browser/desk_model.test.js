// A model of intent against the desk: two arbiters press random keys at one round, over a network that is slow, loses
// requests and answers, and pages that are loaded again. Then what they meant is compared with what is stored, what
// both desks show, and what the floor shows.
//
// TRATTO_DESK_MODEL_SECONDS  how long it goes on, 60 without it
// TRATTO_DESK_MODEL_SEED     one episode of this number, to play a failure again

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { becomeAdmin, signIn, startBrowser } from "./chromium.js";
import { startServer } from "./server.js";

const SECONDS = Number(process.env.TRATTO_DESK_MODEL_SECONDS ?? 60);
const SEED = process.env.TRATTO_DESK_MODEL_SEED;
const PLAYERS = 16;
const KEYS = 60;

/** What a key enters, as the desk writes it. */
const VALUES = { 1: "1–0", 5: "½–½", 0: "0–1", "+": "+/–", "-": "–/+", ".": "" };

let server;
let arbiters;

/** Numbers from 0 to 1 that follow from a seed (mulberry32). */
function random(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** A report of players before round 1, as the import page takes it. */
function report(name) {
  const players = Array.from({ length: PLAYERS }, (_, index) => {
    const player = `Provetti${String(index + 1).padStart(2, "0")}, Zelinda`.padEnd(33);
    return `001 ${String(index + 1).padStart(4)}      ${player} ${2600 - index}`;
  });
  return [`012 ${name}`, "042 2026/11/21", "152 W", "XXR 5", ...players].join("\n");
}

/** A tournament with round 1 published and both arbiters in it; answers its slug. */
async function newTournament(page, name) {
  await page.goto("/import");
  await page.fill("[name=text]", report(name));
  await page.click("form[action='/import'] button[type=submit]");
  await page.click("main form button.main");
  await page.waitForURL(/\/t\/[^/]+/);
  const slug = new URL(page.url()).pathname.split("/")[2];
  await page.goto(`/t/${slug}/settings`);
  await page.fill("[name=deputy]", "dora");
  await page.click("form[action$='/deputies'] button[type=submit]");
  await page.goto(`/t/${slug}/entries`);
  await page.fill("form[action$='/desk/1/pair'] [name=reason]", "prova");
  await page.click("form[action$='/desk/1/pair'] button[type=submit]");
  await page.goto(`/t/${slug}/desk/1/publish`);
  await page.click("main form.mt button.main");
  await page.waitForURL((url) => !url.pathname.endsWith("/publish"));
  return slug;
}

/** The network of one browser: slow, and while `rough` now and then cut before or after the server. */
class Network {
  constructor() {
    this.rough = false;
    this.cutUntil = 0;
    this.chance = random(1);
    /** The writes that went out, for the trace of a failure. */
    this.writes = [];
  }

  async handle(route) {
    const request = route.request();
    if (request.method() === "POST") {
      this.writes.push(`${Date.now() % 1e6} ${new URL(request.url()).pathname} ${request.postData()}`);
    }
    try {
      if (!this.rough) return await route.continue();
      const chance = this.chance();
      const latency = Math.floor(this.chance() * 900);
      if (request.isNavigationRequest()) {
        await sleep(latency);
        return await route.continue();
      }
      if (Date.now() < this.cutUntil || chance < 0.06) return await route.abort();
      if (chance < 0.5) {
        await sleep(latency);
        return await route.continue();
      }
      const response = await route.fetch();
      await sleep(latency);
      // The server did it, and nobody is told.
      if (chance > 0.94) return await route.abort();
      return await route.fulfill({ response });
    } catch {
      // the page was left meanwhile
      return undefined;
    }
  }
}

/** An arbiter: the browser, its network, and what was meant with the keys pressed. */
async function arbiter(name, sign) {
  const browser = await startBrowser(server.base);
  await sign(browser.page);
  const network = new Network();
  await browser.context.route(/\/desk\//, (route) => network.handle(route));
  browser.page.on("dialog", (dialog) => dialog.accept().catch(() => {}));
  return { name, browser, page: browser.page, network, presses: [] };
}

before(async () => {
  server = await startServer("serve");
  let invitation;
  const chief = await arbiter("chief", async (page) => {
    await becomeAdmin(server, page);
    await page.goto("/admin");
    await page.fill("form[action='/admin/accounts'] [name=name]", "dora");
    await page.fill("form[action='/admin/accounts'] [name=display_name]", "Dora Deputati");
    await page.click("form[action='/admin/accounts'] button[type=submit]");
    invitation = await page.locator("#invitation").getAttribute("href");
  });
  const deputy = await arbiter("deputy", async (page) => {
    const password = "un cavallo sulla colonna aperta";
    const link = new URL(invitation, server.base);
    await page.goto(link.pathname + link.search);
    for (const field of await page.locator("main form input[type=password]").all()) await field.fill(password);
    await page.click("main form button[type=submit]");
    await signIn(page, "dora", password);
  });
  arbiters = [chief, deputy];
});
after(async () => {
  for (const one of arbiters ?? []) await one.browser.stop();
  await server?.stop();
});

/** Presses a key in one step with reading what the desk showed before and after. */
function press(page, key) {
  return page.evaluate((pressed) => {
    const text = (element) => (element?.textContent ?? "").replace(/\s+/g, "");
    const row = () => document.querySelector("tr[data-board].now");
    const queue = () => Object.entries(sessionStorage).filter(([name]) => name.startsWith("tratto-desk")).join();
    const now = row();
    const before = {
      board: now?.dataset.board ?? null,
      shown: now ? ("missing" in now.dataset && !now.classList.contains("queued") ? "" : text(now.querySelector(".pr"))) : "",
      conflict: now?.classList.contains("conflict") ?? false,
      queue: queue(),
    };
    const target = document.activeElement ?? document.body;
    if (target.matches("input")) return null;
    target.dispatchEvent(new KeyboardEvent("keydown", { key: pressed, bubbles: true, cancelable: true }));
    return { ...before, after: row()?.dataset.board ?? null, acted: queue() !== before.queue };
  }, key);
}

const standing = (one, board) => one.presses.filter((entry) => entry.board === board && !entry.undone);
const top = (one, board) => standing(one, board).at(-1)?.value;

/** One random key of an arbiter, noted as what was meant. */
async function act(one, other, chance, clock, faults) {
  const draw = chance();
  const { page } = one;
  let key;
  if (draw < 0.5) key = "150"[Math.floor(chance() * 3)];
  else if (draw < 0.6) key = "+-."[Math.floor(chance() * 3)];
  else if (draw < 0.78) key = "Backspace";
  else if (draw < 0.9) key = chance() < 0.5 ? "ArrowUp" : "ArrowDown";
  else if (draw < 0.93) key = "Enter";
  else if (draw < 0.97) {
    one.network.cutUntil = Date.now() + 200 + chance() * 1500;
    return;
  } else {
    await page.reload({ waitUntil: "domcontentloaded" }).catch(() => {});
    // No row is active once every board has its result.
    await page.waitForFunction(() => {
      const now = document.querySelector("tr[data-board].now");
      return document.readyState === "complete" && (!now || now === document.activeElement);
    }, null, { timeout: 5_000 }).catch(() => {});
    return;
  }
  const did = await press(page, key);
  clock.keys += 1;
  // What was entered last is taken back from anywhere.
  if (!did || (!did.board && key !== "Backspace")) return;
  clock.now += 1;
  if (key in VALUES) {
    one.presses.push({ board: did.board, value: VALUES[key], shown: did.shown, conflict: did.conflict, at: clock.now, ms: Date.now() % 1e6 });
  } else if (key === "Backspace") {
    const newest = one.presses.filter((entry) => !entry.undone).at(-1);
    const touched = (entry) => other.presses.some((press) => press.board === entry.board);
    if (!did.acted && !newest) return;
    // Of a board that the other arbiter changed the newest entry may be no longer theirs to take back: then the
    // row in negative says which one is.
    const target = newest && !one.presses.some((entry) => !entry.undone && touched(entry)) ? newest.board : did.after;
    const entry = standing(one, target).at(-1);
    if (!entry) {
      if (did.acted) faults.push(`${one.name}: took something back on board ${target}, where nothing of theirs stood`);
      return;
    }
    if (did.acted || !touched(entry)) {
      entry.undone = true;
      one.lastUndone = target;
      if (did.after !== target) faults.push(`${one.name}: took back board ${target}, the focus is on ${did.after}`);
    }
  }
}

/** Everything sent, nothing on the way. */
async function settle(one) {
  one.network.rough = false;
  const { page } = one;
  const until = Date.now() + 90_000;
  for (;;) {
    const waiting = await page.evaluate(() => {
      dispatchEvent(new Event("online"));
      return Object.keys(sessionStorage).some((name) => name.startsWith("tratto-desk:"));
    });
    if (!waiting) return;
    if (Date.now() > until) throw new Error(`${one.name}: the queue is never empty`);
    await sleep(100);
  }
}

/** What a desk shows: result and state of each board, and the boards that it says are not saved. */
const deskOf = (page) =>
  page.evaluate(() => {
    const rows = Array.from(document.querySelectorAll("tr[data-board]"));
    const alert = document.querySelector("[data-refusal]");
    return {
      results: Object.fromEntries(rows.map((row) => [row.dataset.board,
        "missing" in row.dataset ? "" : row.querySelector(".pr").textContent.replace(/\s+/g, "")])),
      conflicts: rows.filter((row) => row.classList.contains("conflict")).map((row) => row.dataset.board).sort(),
      refused: alert.hidden ? [] : Array.from(alert.querySelectorAll("p"), (line) => line.textContent.split(":")[0]),
      pale: document.querySelectorAll("tr.queued").length,
    };
  });

/** What the floor shows: results of finished boards, and those that are called because of two values. */
const floorOf = (page) =>
  page.evaluate(() => {
    const boards = (selector) => Array.from(document.querySelectorAll(selector));
    const number = (item) => item.querySelector(".tb").lastChild.textContent.trim();
    const finished = boards("ol.calm > li:not([data-board])");
    return {
      results: Object.fromEntries(finished.map((item) => [number(item), item.querySelector(".res").textContent.replace(/\s+/g, "")])),
      missing: boards("ol.calm > li[data-board]").map((item) => item.dataset.board),
      conflicts: boards("ol.calls > li.first").map((item) => item.dataset.board).sort(),
    };
  });

/** What is stored, as the published round says. */
async function stored(page, slug) {
  const answer = await page.request.get(`/t/${slug}/round/1/pairings.csv`);
  const cells = (line) => Array.from(line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g), (cell) => cell[1] ?? cell[2]);
  const [head, ...lines] = (await answer.text()).replace(/^\ufeff/, "").trim().split(/\r?\n/).map(cells);
  const [board, result] = [head.indexOf("board"), head.indexOf("result")];
  const signs = { "1-0": "1–0", "0-1": "0–1", "1/2-1/2": "½–½" };
  const shown = (code) => signs[code] ?? code.replace(/-(?=[-/]|$)|(?<=\/)-/g, "–");
  return Object.fromEntries(lines.map((line) => [line[board], shown(line[result].replace(/^'/, ""))]));
}

/** Whether what a person meant for a board was given up in the open: refused, in conflict, or seen by the other. */
function accounted(one, other, board, desk) {
  const presses = standing(one, board);
  const mine = presses.at(-1);
  if (desk.conflicts.includes(board) || desk.refused.includes(board)) return true;
  // Who presses again what stands there already, by their own hand, says nothing new: it was said with the first press.
  let since = presses.length - 1;
  while (since > 0 && presses[since].shown === mine.value && presses[since - 1].value === mine.value) since -= 1;
  return other.presses.some((press) =>
    press.board === board && (press.conflict || press.shown === mine.value) && press.at > presses[since].at);
}

async function episode(seed, t) {
  const chance = random(seed);
  const faults = [];
  const [chief, deputy] = arbiters;
  for (const one of arbiters) {
    one.presses = [];
    one.network.rough = false;
    one.network.cutUntil = 0;
    one.network.writes = [];
    one.network.chance = random(seed ^ (one === chief ? 0x9e37 : 0x79b9));
  }
  const slug = await newTournament(chief.page, `Modello ${seed}`);
  await deputy.page.goto("/mine");
  await deputy.page.click("form[action$='/accept'] button[type=submit]");
  const floor = await chief.browser.newPage();
  await floor.goto(`/t/${slug}/floor`);
  for (const one of arbiters) await one.page.goto(`/t/${slug}/desk/1`);
  // The deputy begins in the middle, so that both work on boards of their own, and meet.
  for (let step = 0; step < PLAYERS / 4; step += 1) await press(deputy.page, "ArrowDown");
  for (const one of arbiters) one.network.rough = true;
  const clock = { now: 0, keys: 0 };
  const play = async (one, other, own) => {
    for (let number = 0; number < KEYS; number += 1) {
      await sleep(own() < 0.7 ? own() * 120 : own() * 900);
      await act(one, other, own, clock, faults);
    }
  };
  await Promise.all([play(chief, deputy, random(chance() * 2 ** 32)), play(deputy, chief, random(chance() * 2 ** 32))]);
  for (const one of arbiters) await settle(one);

  const truth = await stored(chief.page, slug);
  // The live pages catch up.
  let desks;
  let hall;
  for (let tries = 0; tries < 200; tries += 1) {
    desks = [await deskOf(chief.page), await deskOf(deputy.page)];
    hall = await floorOf(floor);
    const same = (results) => Object.entries(truth).every(([board, result]) => (results[board] ?? "") === result);
    const floorSame = Object.keys(truth).every((board) =>
      hall.conflicts.includes(board) || (hall.results[board] ?? "") === truth[board]);
    if (desks.every((desk) => same(desk.results)) && floorSame
      && desks.every((desk) => desk.conflicts.join() === hall.conflicts.join())) break;
    await sleep(100);
  }
  for (const [index, desk] of desks.entries()) {
    const name = arbiters[index].name;
    for (const [board, result] of Object.entries(truth)) {
      if (desk.results[board] !== result) faults.push(`${name}'s desk shows "${desk.results[board]}" at ${board}, stored is "${result}"`);
    }
    if (desk.pale) faults.push(`${name}'s desk: ${desk.pale} rows look unsaved`);
    if (desk.conflicts.join() !== hall.conflicts.join()) {
      faults.push(`${name}'s desk has conflicts at [${desk.conflicts}], the floor at [${hall.conflicts}]`);
    }
  }
  for (const [board, result] of Object.entries(truth)) {
    if (hall.conflicts.includes(board)) continue;
    if ((hall.results[board] ?? "") !== result) faults.push(`the floor shows "${hall.results[board]}" at ${board}, stored is "${result}"`);
  }
  for (const [board, result] of Object.entries(truth)) {
    const worked = arbiters.filter((one) => one.presses.some((entry) => entry.board === board));
    const meant = arbiters.map((one) => top(one, board));
    const said = `board ${board}: stored "${result}", meant ${JSON.stringify(meant)}`;
    if (worked.length === 0 && result !== "") faults.push(`${said}: nobody pressed a key there`);
    else if (worked.length === 1) {
      const one = worked[0];
      const desk = desks[arbiters.indexOf(one)];
      if (result !== (top(one, board) ?? "")) faults.push(said);
      if (desk.conflicts.includes(board)) faults.push(`${said}: a conflict of ${one.name} alone`);
    } else if (worked.length === 2) {
      // With an open conflict an older word may count while the newer ones wait beside it.
      if (!hall.conflicts.includes(board) && !meant.some((value) => (value ?? "") === result)) faults.push(said);
      for (const [index, one] of arbiters.entries()) {
        const value = meant[index];
        if (value === undefined || value === result) continue;
        if (!accounted(one, arbiters[1 - index], board, desks[index])) faults.push(`${said}: ${one.name}'s is gone silently`);
      }
    }
  }
  await floor.close();
  if (faults.length) {
    t.diagnostic(`seed ${seed}: ${faults.length} differences\n${faults.join("\n")}`);
    // A failure lies in the timing as often as in the seed, so what led to it is told at once.
    for (const [board] of Object.entries(truth)) {
      if (!faults.some((fault) => fault.includes(`board ${board}:`))) continue;
      for (const one of arbiters) {
        const there = one.presses.filter((entry) => entry.board === board);
        const writes = one.network.writes.filter((line) => line.includes(`/${board}`) || line.includes(`=${board}&`));
        t.diagnostic(`board ${board}, ${one.name}: ${JSON.stringify(there)}\n${writes.join("\n")}`);
      }
    }
  }
  return { keys: clock.keys, faults, conflicts: hall.conflicts.length };
}

test("what was meant is what is stored and shown", { timeout: (SECONDS + 240) * 1000 }, async (t) => {
  const started = Date.now();
  const first = SEED === undefined ? (Date.now() & 0xffffff) : Number(SEED);
  const failed = [];
  let [keys, episodes, conflicts] = [0, 0, 0];
  do {
    const seed = first + episodes;
    const outcome = await episode(seed, t);
    keys += outcome.keys;
    conflicts += outcome.conflicts;
    episodes += 1;
    if (outcome.faults.length) failed.push(seed);
  } while (SEED === undefined && Date.now() - started < SECONDS * 1000);
  t.diagnostic(`${episodes} episodes from seed ${first}, ${keys} keys, ${conflicts} conflicts open at the end`);
  assert.deepEqual(failed, [], `play again with TRATTO_DESK_MODEL_SEED=${failed[0]}`);
});
