// Live pages: when the server says "changed", the parts of this page are fetched again.
// <body data-live="/path/of/the/stream">; without EventSource the page is a plain page.
import { fetchPage, swapParts } from "./parts.js";

const stream = document.body.dataset.live;
const banner = document.querySelector("[data-live-stale]");
let running = false;
let again = false;
let downSince = null;
let timer = 0;

/** One fetch at a time; a change that arrives meanwhile causes one more. */
async function refresh() {
  if (running) {
    again = true;
    return;
  }
  running = true;
  try {
    do {
      again = false;
      const { page, status } = await fetchPage(location.href);
      if (status !== 200) throw new Error(String(status));
      swapParts(page, true);
    } while (again);
    fresh();
  } catch {
    stale();
  } finally {
    running = false;
  }
}

/** Many spectators, one change: their fetches are spread over a third of a second. */
function schedule() {
  clearTimeout(timer);
  timer = setTimeout(refresh, Math.random() * 300);
}

function fresh() {
  downSince = null;
  if (banner) banner.hidden = true;
}

function stale() {
  downSince ??= Date.now();
  showAge();
}

/** "not updated for 3 minutes": the number is put in the server's words. */
function showAge() {
  if (!banner || downSince === null) return;
  const minutes = Math.floor((Date.now() - downSince) / 60000);
  const place = banner.querySelector("[data-minutes]");
  if (place) place.textContent = String(minutes);
  banner.hidden = minutes < 1;
}

if (stream && "EventSource" in window) {
  const source = new EventSource(stream);
  source.addEventListener("changed", schedule);
  source.addEventListener("open", () => {
    if (downSince !== null) refresh();
  });
  source.addEventListener("error", stale);
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden && downSince !== null) refresh();
  });
  setInterval(showAge, 10000);
}
