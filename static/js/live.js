// Live pages: when the server says that something changed, it is fetched again: rows of a list, or all parts of the page.
// <body data-live="/path/of/the/stream" data-live-stale="not up to date">; without EventSource the page is a plain page.
//
// The stream names changes by rising numbers, and so does a page (data-newer). "at N": the newest change is N. "row FROM
// N ROW": from change FROM to N nothing but this row changed, so who has all until FROM asks for it alone. "changed N":
// anything may have changed.
import { ageOf, fetchPage, rowAge, swapParts, windowOf } from "./parts.js";

/** More rows than this are fetched with the page, which others fetch too. */
const MOST_ROWS = 8;
/** Another server may be a moment behind the one that told. */
const BEHIND = 400;
const MOST_TRIES = 5;
/** What failed is tried again after a second, then after twice as long each time, up to this. */
const MOST_PATIENCE = 16_000;

const stream = document.body.dataset.live;
const words = document.body.dataset.liveStale;
const banner = document.createElement("p");
let running = false;
let again = false;
/** A copy that came in the place of the page is brought up to date as soon as the network is there. */
const copied = document.querySelector("[data-copied]");
let downSince = copied ? Date.now() : null;
let timer = 0;
let tries = 0;
let failures = 0;

/** Everything until this change is shown, or asked for. */
let known = ageOf(document);
/** What is to be fetched: everything, as of this change at least; and rows, each as of its own. */
let whole = null;
const rows = new Map();

/** Whether the page's rows can be asked for one by one. */
const hasRows = () => document.querySelector("table[data-rows]") !== null;

/** Whether a row is shown as of a change, and with it what is counted. */
function isShown(row, number) {
  const shown = document.querySelector(`table[data-rows] tr[data-row="${row}"]`);
  return ageOf(document) >= number && (!shown || rowAge(shown) >= number);
}

function forgetShown() {
  for (const [row, number] of rows) {
    if (isShown(row, number)) rows.delete(row);
  }
}

const isWanting = () => whole !== null || rows.size > 0;

/** What is to be fetched now, and of which change it must be; null when nothing is. */
function next() {
  forgetShown();
  if (!isWanting()) return null;
  const number = Math.max(whole ?? 0, ...rows.values());
  if (whole !== null || rows.size > MOST_ROWS || !hasRows()) return { url: location.href, number, rows: new Set() };
  // What was new a moment ago is that no more.
  const aged = Array.from(document.querySelectorAll("tr.other[data-row]"), (row) => Number(row.dataset.row));
  const wanted = new Set([...rows.keys(), ...aged.slice(0, MOST_ROWS)]);
  const url = new URL(location.href);
  url.hash = "";
  url.searchParams.set("rows", Array.from(wanted).sort((a, b) => a - b).join("-"));
  return { url: url.href, number, rows: wanted };
}

/** Takes a page in; whether it is of every change that it was asked for. */
function take(page, wanted) {
  const age = ageOf(page);
  const taken = swapParts(page, true);
  forgetShown();
  if (!taken) {
    if (windowOf(page) !== windowOf(document)) whole ??= 0;
    return false;
  }
  const all = page.querySelector("table[data-only]") === null;
  if (all && Number.isNaN(age)) {
    // As new as it can be: it came after what was told before it was asked for.
    whole = whole > wanted.number ? whole : null;
    rows.clear();
    return true;
  }
  if (all) {
    known = Math.max(known, age);
    if (age >= (whole ?? 0)) whole = null;
  }
  for (const [row, number] of rows) {
    if (age >= number && (all || wanted.rows.has(row))) rows.delete(row);
  }
  return age >= wanted.number;
}

async function step() {
  const asked = location.href;
  const wanted = next();
  if (!wanted) return;
  const { page, status } = await fetchPage(wanted.url);
  if (status !== 200) throw new Error(String(status));
  // Another window or round may have been opened meanwhile: its page is asked for again.
  if (asked !== location.href) {
    again = true;
  } else if (take(page, wanted)) {
    tries = 0;
    again ||= isWanting();
  } else if (tries < MOST_TRIES) {
    tries += 1;
    setTimeout(refresh, tries === 1 ? 0 : BEHIND);
  } else {
    // No answer is as new, so what was told is not of this page.
    tries = 0;
    whole = null;
    rows.clear();
  }
}

/** One fetch at a time; a change that arrives meanwhile causes one more. */
async function refresh() {
  if (running) {
    again = true;
    return;
  }
  if (document.querySelector("piece.dragging, dialog[open]")) {
    timer = setTimeout(refresh, 500);
    return;
  }
  running = true;
  try {
    do {
      again = false;
      await step();
    } while (again);
    failures = 0;
    fresh();
  } catch {
    stale();
    const patience = Math.min(1000 * 2 ** failures, MOST_PATIENCE);
    failures += 1;
    clearTimeout(timer);
    timer = setTimeout(refresh, patience * (0.75 + Math.random() / 2));
  } finally {
    running = false;
  }
}

/** Everything is fetched again, as of this change at least. */
function refreshAll(number = 0) {
  whole = Math.max(whole ?? 0, number);
  known = Math.max(known, number);
}

/** Many spectators, one change: their fetches are spread over a third of a second. */
function schedule() {
  clearTimeout(timer);
  timer = setTimeout(refresh, Math.random() * 300);
}

const heard = {
  at(number) {
    // A page without a number is as it was when it came.
    if (number <= known || Number.isNaN(known)) return;
    refreshAll(number);
    schedule();
  },
  changed(number) {
    refreshAll(number);
    schedule();
  },
  row(from, number, row) {
    if (hasRows() && from <= known) rows.set(row, number);
    else refreshAll(number);
    known = Math.max(known, number);
    schedule();
  },
};

function fresh() {
  downSince = null;
  banner.remove();
  copied?.remove();
}

function stale() {
  downSince ??= Date.now();
  showAge();
}

/** "not updated for 3 min": shown from the first minute on, and never hidden by a swap. */
function showAge() {
  const minutes = downSince === null ? 0 : Math.floor((Date.now() - downSince) / 60000);
  // A copy says of when it is.
  if (minutes < 1 || !words || copied?.isConnected) return;
  banner.textContent = `${words} (${minutes} min)`;
  if (!banner.isConnected) document.getElementById("main")?.prepend(banner);
}

banner.className = "msg warn stale";
banner.setAttribute("role", "status");

if (stream && "EventSource" in window) {
  const listen = () => {
    const source = new EventSource(stream);
    for (const [name, hear] of Object.entries(heard)) {
      source.addEventListener(name, (event) => hear(...event.data.split(" ").map(Number)));
    }
    source.addEventListener("open", () => {
      if (downSince === null) return;
      // What was told meanwhile is lost.
      refreshAll();
      refresh();
    });
    source.addEventListener("error", () => {
      stale();
      if (source.readyState !== EventSource.CLOSED) return;
      // Refused, as the server has as many listeners as it can: the page asks now and then instead, and tries again.
      setTimeout(() => {
        refreshAll();
        refresh();
        listen();
      }, 15000 + Math.random() * 15000);
    });
  };
  listen();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || downSince === null) return;
    refreshAll();
    refresh();
  });
  setInterval(showAge, 10000);
}
