// Live pages: when the server says "changed", the parts of this page are fetched again.
// <body data-live="/path/of/the/stream" data-live-stale="not up to date">; without EventSource the page is a plain page.
import { fetchPage, swapParts } from "./parts.js";

const stream = document.body.dataset.live;
const words = document.body.dataset.liveStale;
const banner = document.createElement("p");
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
  if (document.querySelector("piece.dragging, dialog[open]")) {
    timer = setTimeout(refresh, 500);
    return;
  }
  running = true;
  try {
    do {
      again = false;
      const asked = location.href;
      const { page, status } = await fetchPage(asked);
      if (status !== 200) throw new Error(String(status));
      // Another window or round may have been opened meanwhile: its page is asked for again.
      if (asked === location.href) swapParts(page, true);
      else again = true;
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
  banner.remove();
}

function stale() {
  downSince ??= Date.now();
  showAge();
}

/** "not updated for 3 min": shown from the first minute on, and never hidden by a swap. */
function showAge() {
  const minutes = downSince === null ? 0 : Math.floor((Date.now() - downSince) / 60000);
  if (minutes < 1 || !words) return;
  banner.textContent = `${words} (${minutes} min)`;
  if (!banner.isConnected) document.getElementById("main")?.prepend(banner);
}

banner.className = "msg warn stale";
banner.setAttribute("role", "status");

if (stream && "EventSource" in window) {
  const listen = () => {
    const source = new EventSource(stream);
    source.addEventListener("changed", schedule);
    source.addEventListener("open", () => {
      if (downSince !== null) refresh();
    });
    source.addEventListener("error", () => {
      stale();
      if (source.readyState !== EventSource.CLOSED) return;
      // Refused, as the server has as many listeners as it can: the page asks now and then instead, and tries again.
      setTimeout(() => {
        refresh();
        listen();
      }, 15000 + Math.random() * 15000);
    });
  };
  listen();
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden && downSince !== null) refresh();
  });
  setInterval(showAge, 10000);
}
