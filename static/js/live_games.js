// Live games: the page asks for itself again every few seconds, because moves that were held back come without anybody
// doing anything; the arrows go through the moves, 1 to 5 open a board. Without this script every step is a link.
import { fetchPage, swapParts } from "./parts.js";

const root = document.querySelector("[data-every]");
const said = document.getElementById("live-said");
let running = false;

/** What is played is said once, in a region that stays. */
let last = document.querySelector("[data-said]")?.dataset.said;
function say() {
  const now = document.querySelector("[data-said]")?.dataset.said;
  if (now && now !== last) said.textContent = now;
  last = now;
}

/** The move that is shown is in sight, without moving the page. */
function reveal() {
  const box = document.getElementById("live-sheet");
  const move = box?.querySelector("[aria-current]");
  if (!move) return;
  const head = box.querySelector("thead").offsetHeight;
  const top = move.offsetTop - head;
  const isSeen = top >= box.scrollTop && move.offsetTop + move.offsetHeight <= box.scrollTop + box.clientHeight;
  if (!isSeen) box.scrollTop = Math.max(0, move.offsetTop - box.clientHeight / 2);
}

/** Takes a page of ours in; what had the focus keeps it, or the board has it. */
function take(page) {
  const had = document.activeElement !== document.body;
  swapParts(page, false, true);
  if (had && document.activeElement === document.body) {
    document.getElementById("live-board")?.focus({ preventScroll: true });
  }
  reveal();
}

/** Opens a board or a move in its place. */
async function go(link) {
  const url = link.href;
  try {
    const { page, status } = await fetchPage(url);
    if (status !== 200) throw new Error(String(status));
    // Said when it is played, not when somebody looks at another board.
    last = page.querySelector("[data-said]")?.dataset.said;
    history.replaceState(null, "", url);
    take(page);
  } catch {
    location.href = url;
  }
}

async function again() {
  if (running || document.hidden) return;
  running = true;
  const asked = location.href;
  try {
    const { page, status } = await fetchPage(asked);
    if (status === 200 && asked === location.href) {
      const focus = document.activeElement !== document.body;
      swapParts(page, false);
      if (focus && document.activeElement === document.body) {
        document.getElementById("live-board")?.focus({ preventScroll: true });
      }
    }
  } catch {
    // The network is away: it is asked again.
  } finally {
    running = false;
  }
}

document.addEventListener("parts", () => {
  say();
  reveal();
});

document.addEventListener("click", (event) => {
  const link = event.target.closest("a[data-go], #live-sheet a");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  go(link);
});

const STEPS = { ArrowLeft: "a[rel=prev]", ArrowRight: "a[rel=next]" };

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey || event.target.closest("input, textarea, select")) return;
  const link = document.querySelector(STEPS[event.key] ?? (/^[1-5]$/.test(event.key) ? `a[data-board="${event.key}"]` : "-"));
  if (!link) return;
  event.preventDefault();
  go(link);
});

reveal();
setInterval(again, Number(root.dataset.every) * 1000);
