// The round desk by keyboard. Each key is a visible button or link with data-key; a result is that
// button's form, sent by fetch from a queue that survives a network that is away.
import { fetchPage, newKey, post, swapParts } from "./parts.js";

const ALIAS = {
  "=": "5", "½": "5", 3: "5", Delete: ".", ",": ".", "–": "-", "−": "-", "⌫": "Backspace",
};
/** Seconds between two tries of the same write. */
const WAITS = [1, 2, 4, 8];

const queue = [];
let sending = false;
let awaySince = null;
let refused = false;
let current = null;
let onlyMissing = false;
/** On the way to another window of a long list, which an answer brings or a fetch: keys wait for it, a few at most. */
let moving = null;
const early = [];
const EARLY_KEYS = 4;
/** Reasons for which boards were not saved, by board; they stay until the board is saved. */
const reasons = new Map();

const desk = () => document.querySelector("[data-desk]");
const rows = () => Array.from(document.querySelectorAll("tr[data-board]")).filter((row) => !row.hidden);
const rowOf = (board) => document.querySelector(`tr[data-board="${CSS.escape(board)}"]`);
const legendOf = (row) => document.getElementById(row.dataset.keys);
const isMissing = (row) => "missing" in row.dataset && !queue.some((job) => job.board === row.dataset.board);

// ---- the active row ----------------------------------------------------------------------------

function activate(row, focus = true, scroll = true) {
  for (const other of document.querySelectorAll("tr[data-board]")) {
    const on = other === row;
    other.classList.toggle("now", on);
    other.tabIndex = on ? 0 : -1;
    if (on) other.setAttribute("aria-current", "true");
    else other.removeAttribute("aria-current");
    const legend = legendOf(other);
    if (legend) legend.hidden = !on;
  }
  current = row?.dataset.board ?? null;
  if (focus) row?.focus({ preventScroll: true });
  if (scroll) row?.scrollIntoView({ block: "nearest" });
}

function step(by) {
  const list = rows();
  const at = list.findIndex((row) => row.dataset.board === current);
  const beyond = at >= 0 && (by > 0 ? at === list.length - 1 : at === 0);
  const neighbour = beyond ? windowLink(by) : null;
  if (neighbour) {
    move(neighbour, () => (by > 0 ? rows().at(0) : rows().at(-1)));
    return;
  }
  const next = list[Math.min(Math.max(at + by, 0), list.length - 1)];
  if (next) activate(next);
}

/** The next board without a result after the active one, going round once; `entered` when the active one just got its own. */
function nextMissing(entered = false) {
  const list = rows();
  const at = list.findIndex((row) => row.dataset.board === current);
  const order = [...list.slice(at + 1), ...list.slice(0, at + 1)];
  const next = order.find(isMissing);
  if (next) activate(next);
  else if (windowLinks().length && missingElsewhere()) {
    // Once the last result is stored its answer is the window with the next board.
    if (entered) moving ??= "answer";
    else move(desk().dataset.base, nowRow);
  }
}

const searched = (root, wanted) => {
  const found = root.querySelectorAll("tr[data-board]");
  if (/^\d+$/.test(wanted)) return Array.from(found).find((row) => row.dataset.board === wanted);
  return Array.from(found).find((row) =>
    Array.from(row.querySelectorAll(".name b")).some((name) =>
      name.textContent.toLocaleLowerCase().startsWith(wanted)));
};

/** A number is a board, letters are the beginning of a surname. */
async function goTo(text) {
  const wanted = text.trim().toLocaleLowerCase();
  if (!wanted) return false;
  const row = searched(document, wanted);
  if (row && !row.hidden) {
    activate(row);
    return true;
  }
  if (!windowLinks().length) return false;
  const link = `${desk().dataset.base}?board=${encodeURIComponent(wanted)}`;
  return move(link, () => searched(document, wanted), (page) => searched(page, wanted));
}

// ---- windows of a long list --------------------------------------------------------------------

const windowLinks = () => Array.from(document.querySelectorAll("[data-pages] a"));
const windowLink = (by) => {
  const links = windowLinks();
  const at = links.findIndex((link) => link.hasAttribute("aria-current"));
  return at < 0 ? null : (links[at + by]?.href ?? null);
};
const nowRow = () => document.querySelector("tr[data-board].now");
/** Whether boards without a result stand in other windows. */
const missingElsewhere = () => Number(desk().querySelector("[data-missing-boards]")?.dataset.missingBoards)
  > document.querySelectorAll("tr[data-board][data-missing]").length;

/** Shows another window without leaving the page, so that what waits to be saved stays; false when there is none. */
async function move(link, choose, accepts = () => true) {
  if (moving === "fetch") return false;
  moving = "fetch";
  try {
    const { page, status } = await fetchPage(link);
    if (status !== 200 || !page.querySelector("[data-desk]") || !accepts(page)) return false;
    current = null;
    swapParts(page, false, true);
    const row = choose();
    if (row) activate(row);
    return true;
  } catch {
    return false; // away: the window stays
  } finally {
    arrived();
  }
}

const windowOf = (root) => root.querySelector("[data-pages] a[aria-current]")?.getAttribute("href");

/** The answer's page, unless it shows another window and nobody is on the way there: somebody jumped meanwhile. */
async function ofThisWindow(answer) {
  if (moving === "answer" || windowOf(answer) === windowOf(document)) return answer;
  try {
    const { page, status } = await fetchPage(location.href);
    return status === 200 && page.querySelector("[data-desk]") ? page : answer;
  } catch {
    return answer;
  }
}

/** The address says which window is shown, so that a live page asks for it again. */
function keepAddress() {
  const here = document.querySelector("[data-pages] a[aria-current]");
  if (here && here.href !== location.href) history.replaceState(null, "", here.href);
}

/** The answer does not lead elsewhere; what was typed ahead for elsewhere is void. */
function stay() {
  if (moving !== "answer") return;
  moving = null;
  early.length = 0;
}

function arrived() {
  moving = null;
  keepAddress();
  for (const key of early.splice(0)) onRowKey(key);
}

function filterMissing() {
  onlyMissing = !onlyMissing;
  for (const row of document.querySelectorAll("tr[data-board]")) {
    row.hidden = onlyMissing && !isMissing(row);
    if (row.hidden) legendOf(row).hidden = true;
  }
  document.querySelector('[data-key="m"]')?.setAttribute("aria-pressed", String(onlyMissing));
  const row = current === null ? null : rowOf(current);
  if (!row || row.hidden) nextMissing();
}

// ---- the queue ---------------------------------------------------------------------------------

/** Every write has its own idempotency key, which stays the same when the write is tried again. */
function enqueue(button) {
  const form = button.form;
  const body = new URLSearchParams(new FormData(form, button));
  body.set("key", newKey());
  refused = false;
  queue.push({
    board: form.dataset.board ?? null,
    label: button.dataset.label ?? null,
    action: form.getAttribute("action") || location.href,
    body,
    tries: 0,
  });
  setTimeout(showQueue, 150);
  if (form.dataset.board && button.name === "result" && button.value !== "clear") nextMissing(true);
  drain();
}

async function drain() {
  if (sending || refused) return;
  sending = true;
  while (queue.length && !refused) {
    const job = queue[0];
    try {
      const { page, status } = await post(job.action, job.body);
      if (status === 401 || status === 403) {
        refused = true;
        stay();
        break;
      }
      if (status >= 500) throw new Error(String(status));
      awaySince = null;
      queue.shift();
      if (isRefusal(page, status)) {
        await showRefusal(job, page);
        stay();
      }
      else {
        showReason(job.board, null);
        swapParts(await ofThisWindow(page), false, true);
        if (moving === "answer" && !queue.length) arrived();
        else keepAddress();
      }
      // A second key on the same board corrects what the first one has just written.
      const row = job.board === null ? null : rowOf(job.board);
      for (const later of queue) {
        if (row && later.board === job.board) later.body.set("version", row.dataset.version);
      }
    } catch {
      awaySince ??= Date.now();
      showQueue();
      const seconds = WAITS[Math.min(job.tries, WAITS.length - 1)];
      job.tries += 1;
      await new Promise((resolve) => {
        setTimeout(resolve, seconds * 1000);
        addEventListener("online", resolve, { once: true });
      });
    }
  }
  sending = false;
  showQueue();
}

/** Nothing was written, and trying again would not help. The choice between two values is no refusal. */
function isRefusal(page, status) {
  if (!page.querySelector("[data-desk]")) return true;
  return page.querySelector("[data-desk][data-refused]") !== null || (status >= 400 && status !== 409);
}

/** The row shows again what is stored, and the reason stands above the list. */
async function showRefusal(job, answer) {
  const places = ["[role=alert]:not([hidden])", "#main .lead", "#main"];
  const words = places.map((place) => answer.querySelector(place)).find(Boolean);
  showReason(job.board, words?.textContent.trim() ?? "");
  let page = answer;
  if (!page.querySelector("[data-desk]")) {
    try {
      ({ page } = await fetchPage(location.href));
    } catch {
      return; // away: the live page catches up later
    }
  }
  swapParts(page, false, true);
}

function showReason(board, words) {
  if (words === null) reasons.delete(board);
  else reasons.set(board, words);
  const place = document.querySelector("[data-refusal]");
  if (!place) return;
  place.hidden = reasons.size === 0;
  const lines = Array.from(reasons, ([number, text]) => {
    const line = document.createElement("p");
    line.className = "head";
    line.textContent = number === null ? text : `${number}: ${text}`;
    return line;
  });
  place.replaceChildren(...lines);
}

/** Back from logging in again in another tab: the queue goes on with the new form token. */
async function renew() {
  if (!refused) return;
  try {
    const { page, status } = await fetchPage(location.href);
    const token = page.querySelector("[name=csrf]")?.value;
    if (status !== 200 || !token || !page.querySelector("[data-desk]")) return;
    for (const job of queue) job.body.set("csrf", token);
    refused = false;
    drain();
  } catch {
    // still away: the next focus tries again
  }
}

/** Queued rows show the result lightly; the margin says how many, and since when the network is away. */
function showQueue() {
  const words = desk()?.dataset ?? {};
  for (const job of queue) {
    const row = job.board === null ? null : rowOf(job.board);
    if (!row) continue;
    row.classList.add("queued");
    const result = row.querySelector(".pr");
    if (job.label !== null && result) {
      const shown = document.createElement("span");
      shown.className = job.label ? "res" : "blank";
      shown.textContent = job.label;
      result.replaceChildren(shown);
    }
    const state = row.querySelector(".ps");
    if (state) {
      const note = document.createElement("span");
      note.className = "state queued";
      note.textContent = words.wordsQueued ?? "";
      state.replaceChildren(note);
    }
  }
  const place = document.querySelector("[data-queue]");
  if (!place) return;
  place.hidden = queue.length === 0;
  const seconds = awaySince === null ? 0 : Math.round((Date.now() - awaySince) / 1000);
  const template = refused ? words.wordsRefused : seconds ? words.wordsAway : words.wordsWaiting;
  const text = (template ?? "").replace("{n}", String(queue.length)).replace("{s}", String(seconds));
  const line = place.querySelector("[role=status]");
  if (line && line.textContent !== text) line.textContent = text;
}

// ---- keys --------------------------------------------------------------------------------------

function find(key) {
  const selector = `[data-key="${CSS.escape(key)}"]`;
  const row = current === null ? null : rowOf(current);
  return (row && legendOf(row)?.querySelector(selector)) || document.querySelector(`${selector}:not(tr *)`);
}

function press(target) {
  if (target.form && target.type === "submit" && !target.dataset.plain) enqueue(target);
  else target.click();
}

function onKey(event) {
  if (event.defaultPrevented || event.altKey || event.metaKey) return;
  const typing = event.target.closest("input, textarea, select, dialog");
  const search = document.querySelector("[data-goto]");
  if (typing) {
    if (event.target === search && (event.key === "Enter" || event.key === "Escape")) {
      event.preventDefault();
      if (event.key === "Escape") {
        search.value = "";
        activate(rowOf(current));
      } else {
        goTo(search.value).then((found) => {
          if (found) search.value = "";
        });
      }
    }
    return;
  }
  const inList = event.target.closest("tr[data-board], tr.legend") || event.target === document.body;
  if (!inList) return;
  if (event.ctrlKey && event.key !== "z") return;
  const key = event.ctrlKey ? "Backspace" : (ALIAS[event.key] ?? event.key);
  const onButton = event.target.closest("button, a") && (key === "Enter" || key === " ");
  if (onButton) return;
  event.preventDefault();
  if (event.repeat && !key.startsWith("Arrow")) return;
  if (key.startsWith("Arrow")) stay();
  if (moving) {
    if (early.length < EARLY_KEYS && awaySince === null && !event.repeat) early.push(key);
    return;
  }
  onRowKey(key);
}

function onRowKey(key) {
  const search = document.querySelector("[data-goto]");
  if (key === "Enter") nextMissing();
  else if (key === "ArrowDown") step(1);
  else if (key === "ArrowUp") step(-1);
  else if (key === "/") search?.focus();
  else if (key === "m" && !windowLinks().length) filterMissing();
  else if (key === "?") document.querySelector("dialog[data-all-keys]")?.showModal();
  else {
    const target = find(key);
    if (target) press(target);
  }
}

document.addEventListener("keydown", onKey);
document.addEventListener("submit", (event) => {
  const button = event.submitter;
  if (!button?.form?.matches("[data-queued-form]") || button.dataset.plain) return;
  event.preventDefault();
  enqueue(button);
});
document.addEventListener("click", (event) => {
  const opener = event.target.closest('[data-key="m"], [data-key="?"], a[data-open-row]');
  if (!opener || (opener.dataset.key === "m" && windowLinks().length)) return;
  event.preventDefault();
  if (opener.dataset.openRow) activate(rowOf(opener.dataset.openRow));
  else if (opener.dataset.key === "m") filterMissing();
  else document.querySelector("dialog[data-all-keys]")?.showModal();
});
document.addEventListener("focusin", (event) => {
  const row = event.target.closest?.("tr[data-board]");
  if (row && row.dataset.board !== current) activate(row, false, false);
});
document.addEventListener("parts", () => {
  if (onlyMissing) {
    onlyMissing = false;
    filterMissing();
  }
  // In another window the active board is the one that the server names.
  const row = (current === null ? null : rowOf(current)) ?? nowRow();
  if (row && !(moving && queue.length)) activate(row, document.activeElement === document.body, row.dataset.board !== current);
  showQueue();
});
addEventListener("beforeunload", (event) => {
  if (queue.length) event.preventDefault();
});
addEventListener("focus", renew);
setInterval(() => {
  if (queue.length) showQueue();
}, 1000);

const first = document.querySelector("tr[data-board].now") ?? rows().find(isMissing);
if (first) activate(first, true, false);
