// A screen of the hall: its pages turn without loading anew, the clock counts, what changes is shown at once. When the
// network is cut the last state stays, goes on turning, and says of what time it is.
//
// <main data-page data-pages data-next data-seconds data-said data-newer> is one page; <body data-stream data-lost>.
import { fetchPage } from "./parts.js";

/** A page that has not come by then will be asked for again. */
const PATIENCE = 4000;
const AGAIN = 5000;

const stream = document.body.dataset.stream;
const lost = document.querySelector(".hall-lost");
const main = () => document.getElementById("main");

/** Pages by their number, as they came last. An old one stays until the new one is here: the network may be cut between. */
const kept = new Map();
/** What came before this moment may be out of date. */
let changedAt = 0;
/** When the page that is shown came. */
let shownAt = Date.now();
/** How far the server's clock is ahead of this one's, in milliseconds. */
let ahead = 0;
let turn = 0;
let turnsAt = 0;
let waiting = 0;
/** Pages asked for, and how many of them have not come yet. */
let asked = 0;
let onTheWay = 0;

const here = () => `${location.pathname}?page=${main().dataset.page}`;
const numberOf = (url) => Number(new URL(url, location.href).searchParams.get("page") ?? 1);

function keep(part, at) {
  kept.set(Number(part.dataset.page), { part: part.cloneNode(true), at });
}

/** Of another kind, or of fewer pages, what was kept is of no use. */
function forgetOthers(part) {
  for (const [number, one] of kept) {
    const other = one.part.dataset;
    if (other.shows !== part.dataset.shows || number > Number(part.dataset.pages)) kept.delete(number);
  }
}

/** Asks for a page; throws when none comes. */
async function load(url) {
  onTheWay += 1;
  const { page, status } = await fetchPage(url, { signal: AbortSignal.timeout(PATIENCE) }).finally(() => (onTheWay -= 1));
  const part = page.getElementById("main");
  if (status !== 200 || !part?.dataset.page) throw new Error(String(status));
  forgetOthers(part);
  keep(part, Date.now());
  return { part: document.adoptNode(part), page };
}

/** Shows a page. One that is shown already, as it is now, does not stay longer for that. */
function show(part, at, page) {
  const isOther = part.dataset.page !== main().dataset.page || part.dataset.shows !== main().dataset.shows;
  shownAt = at;
  if (page) {
    document.title = page.title;
    document.documentElement.dataset.theme = page.documentElement.dataset.theme ?? "";
  }
  if (part.outerHTML !== main().outerHTML) main().replaceWith(part);
  count();
  if (!isOther && Date.now() < turnsAt) return;
  const patience = Number(part.dataset.seconds) * 1000;
  turnsAt = Date.now() + patience;
  clearTimeout(turn);
  turn = setTimeout(() => {
    // A clock that was set back meanwhile must not end the turning.
    turnsAt = 0;
    go(main().dataset.next);
  }, patience);
}

/** Shows a page as it is now, or as it came last. */
async function go(url) {
  const order = (asked += 1);
  const said = main().dataset.said;
  try {
    const { part, page } = await load(url);
    // What was asked for later has come already.
    if (order !== asked) return;
    const isNews = part.dataset.said !== "" && part.dataset.said !== said;
    show(part, Date.now(), page);
    found();
    // What is said to the hall does not wait for its turn.
    if (isNews && part.dataset.page !== "1") go(`${location.pathname}?page=1`);
  } catch {
    if (order !== asked) return;
    const last = kept.get(numberOf(url));
    show(last ? last.part.cloneNode(true) : main(), last?.at ?? shownAt);
    gone();
  }
}

/** The hour of a moment on this machine's clock. */
const hour = (at) =>
  new Date(at).toLocaleTimeString(document.documentElement.lang, { hour: "2-digit", minute: "2-digit", second: "2-digit" });

function gone() {
  lost.textContent = document.body.dataset.lost.replace("…", hour(shownAt));
  lost.hidden = false;
  clearTimeout(waiting);
  waiting = setTimeout(askAgain, AGAIN * (0.75 + Math.random() / 2));
}

/** Never in the place of a page that is on its way, which is the next one to be shown. */
function askAgain() {
  if (onTheWay === 0) go(here());
}

function found() {
  clearTimeout(waiting);
  if (lost.hidden) return;
  lost.hidden = true;
  bringAll();
}

/** `4:32`, `1:04:32`. */
function figures(seconds) {
  const two = (n) => String(n).padStart(2, "0");
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** The clock of the round: to its beginning, then to its end or on from its beginning. */
function count() {
  const clock = main().querySelector("[data-starts]");
  if (!clock) return;
  const now = Date.now() + ahead;
  const [starts, ends] = [Number(clock.dataset.starts), Number(clock.dataset.ends ?? NaN)];
  let [phase, left] = ["before", starts - now];
  if (now >= starts) [phase, left] = Number.isNaN(ends) ? ["during", now - starts] : ["during", ends - now];
  if (now >= ends) [phase, left] = ["after", 0];
  // What is left is never told as less than it is, what has gone never as more.
  const seconds = phase === "during" && Number.isNaN(ends) ? Math.floor(left / 1000) : Math.ceil(left / 1000);
  clock.textContent = figures(seconds);
  clock.classList.toggle("long", seconds >= 3600);
  for (const words of main().querySelectorAll("[data-before]")) words.textContent = words.dataset[phase];
}

/** The server's clock is the hall's: it is told with every answer, to the second. */
async function compareClocks() {
  try {
    const answer = await fetch(here(), { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(PATIENCE) });
    const told = Date.parse(answer.headers.get("date") ?? "");
    if (Number.isNaN(told)) return;
    const difference = told + 500 - Date.now();
    ahead = Math.abs(difference) > 1500 ? difference : 0;
    count();
  } catch {
    // The own clock is good enough.
  }
}

/** All pages that are missing or may be out of date are brought, so that they are there when the network is not. */
async function bringAll() {
  for (let number = 1; number <= Number(main().dataset.pages); number += 1) {
    if (kept.get(number)?.at >= changedAt) continue;
    try {
      await load(`${location.pathname}?page=${number}`);
    } catch {
      return;
    }
  }
}

function listen() {
  const source = new EventSource(stream);
  let soon = 0;
  const look = () => {
    clearTimeout(soon);
    soon = setTimeout(async () => {
      // What is kept may have changed too.
      changedAt = Date.now();
      await go(here());
      if (lost.hidden) bringAll();
    }, 100 + Math.random() * 300);
  };
  source.addEventListener("at", (event) => {
    if (Number(event.data) > Number(main().dataset.newer)) look();
  });
  source.addEventListener("changed", look);
  source.addEventListener("row", look);
  source.addEventListener("open", () => {
    if (!lost.hidden) askAgain();
  });
  source.addEventListener("error", () => {
    if (lost.hidden) askAgain();
    if (source.readyState === EventSource.CLOSED) setTimeout(listen, 15_000 + Math.random() * 15_000);
  });
}

keep(main(), shownAt);
show(main(), shownAt);
setInterval(count, 250);
compareClocks();
setInterval(compareClocks, 600_000);
bringAll();
if (stream && "EventSource" in window) listen();
// Seen from the hall, never asleep: where the browser can keep the screen awake.
const stayAwake = () => navigator.wakeLock?.request("screen").catch(() => {});
stayAwake();
document.addEventListener("visibilitychange", () => {
  if (!document.hidden) stayAwake();
});
