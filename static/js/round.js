// The round desk by keyboard. Each key is a visible button or link with data-key; a result is that
// button's form, sent by fetch from a queue that survives a network that is away.
import { add, jobs, newestOn, startQueue, state, takeOut } from "./desk_queue.js";
import { fetchPage, isOlder, swapParts, windowOf } from "./parts.js";

const ALIAS = {
  "=": "5", "½": "5", 3: "5", Delete: ".", ",": ".", "–": "-", "−": "-", "⌫": "Backspace",
};
/** Keys of the list that are no single character. */
const NAMED = ["Enter", "ArrowDown", "ArrowUp", "Backspace"];

let current = null;
let onlyMissing = false;
/** On the way to another window of a long list, which an answer brings or a fetch: keys wait for it. */
let moving = null;
const early = [];
const EARLY_KEYS = 50;
/** A link that was pressed while writes were under way: it is followed once they are saved. */
let leaving = null;
/** Boards that fit what was looked up last, while Enter goes through them. */
let found = null;
/** Reasons for which boards were not saved, by board; they stay until the board is saved. */
const reasons = new Map();

const desk = () => document.querySelector("[data-desk]");
const base = () => desk().dataset.base;
const rows = () => Array.from(document.querySelectorAll("tr[data-board]")).filter((row) => !row.hidden);
const rowOf = (board) => document.querySelector(`tr[data-board="${CSS.escape(board)}"]`);
const legendOf = (row) => document.getElementById(row.dataset.keys ?? "");
/** Whether the row has no result, counting what waits to be saved. */
const isMissing = (row) => {
  const job = newestOn(base(), row.dataset.board);
  if (!job) return "missing" in row.dataset;
  return job.label === "";
};

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
    else move(base(), nowRow);
  }
}

/** As the server compares names: without accents, apostrophes and capitals. */
const plain = (text) => text.normalize("NFD").replace(/[\u0300-\u036f'’‘`]/g, "").toLowerCase();
const fits = (row, wanted) =>
  /^\d+$/.test(wanted)
    ? row.dataset.board === wanted
    : Array.from(row.querySelectorAll(".name b")).some((name) =>
        plain(name.textContent).startsWith(plain(wanted)));
const searched = (root, wanted) =>
  Array.from(root.querySelectorAll("tr[data-board]")).filter((row) => fits(row, wanted));

/** Says how the look-up went, for eyes and ears. */
function say(words) {
  const place = document.querySelector("[data-found]");
  if (place) place.textContent = words;
}

/** A number is a board, letters are the beginning of a surname; `turn` counts the matches from 0. */
async function goTo(text, turn = 0) {
  const wanted = text.trim().toLocaleLowerCase();
  if (!wanted) return false;
  let count = null;
  if (windowLinks().length) {
    const link = `${base()}?board=${encodeURIComponent(wanted)}&nth=${turn}`;
    const there = await move(link, nowRow, (page) => {
      count = Number(page.querySelector("[data-matches]")?.dataset.matches ?? 0);
      return count > 0;
    });
    if (!there && count === null) {
      // Nobody was asked: the network is away, or another window is on its way.
      say("");
      return false;
    }
  } else {
    const rows = searched(document, wanted);
    count = rows.length;
    const row = rows[turn % count];
    if (row?.hidden) filterMissing();
    if (row) activate(row);
  }
  const words = desk().dataset;
  if (!count) {
    found = null;
    say(words.wordsNobody.replace("{text}", text.trim()));
    return false;
  }
  found = count > 1 ? { text, turn } : null;
  const place = `${(turn % count) + 1}`;
  say(count > 1 ? words.wordsFound.replace("{n}", place).replace("{m}", String(count)) : "");
  return true;
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
    const { page, status } = await newest(link);
    if (status !== 200 || !page.querySelector("[data-desk]") || !accepts(page)) {
      failed();
      return false;
    }
    current = null;
    swapParts(page, false, true);
    const row = choose();
    if (row) activate(row);
    arrived();
    return true;
  } catch {
    failed(); // away: the window stays
    return false;
  }
}

/** The page of an address, asked for again when it was read before the one that is shown. */
async function newest(link) {
  let answer = await fetchPage(link);
  for (let tries = 0; tries < 3 && isOlder(answer.page); tries += 1) answer = await fetchPage(link);
  return answer;
}

/** The answer's page, unless it shows another window and nobody is on the way there: somebody jumped meanwhile. */
async function ofThisWindow(answer) {
  if (moving === "answer" || windowOf(answer) === windowOf(document)) return answer;
  try {
    const { page, status } = await newest(location.href);
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
  if (moving === "answer") failed();
}

/** Not on the way any more: keys typed ahead were meant for boards that are not here. */
function failed() {
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

// ---- what was pressed -------------------------------------------------------------------------

/** The row as it is asked for alone; nothing where the list changes with its results. */
const asRow = (row) => (row?.closest("table[data-rows]") ? { row: row.dataset.row } : {});

const shownIn = (row) => newestOn(base(), row.dataset.board)?.label ?? row.dataset.label;

/** A result for a row: what the row showed goes with it, or what the own write showed that it follows. */
function enqueue(button) {
  const form = button.form;
  const board = form.dataset.board;
  const row = rowOf(board);
  const sent = Object.fromEntries(new FormData(form, button));
  const before = newestOn(base(), board);
  const version = before ? before.fields.version : sent.version;
  const conflict = before ? before.fields.conflict : sent.conflict;
  const address = new URL(form.getAttribute("action"), location.href);
  delete sent.csrf;
  delete sent.key;
  add({
    kind: "result",
    base: base(),
    board,
    label: button.dataset.label,
    was: row ? shownIn(row) : "",
    action: address.pathname + address.search,
    fields: { ...sent, version, conflict, ...(before && { after: before.key }), ...asRow(row) },
  });
  if (button.value !== "clear" && !form.matches(".opts")) nextMissing(true);
}

/** The newest entry that stands: one that is not answered yet, or the first that the server names. */
function toTakeBack() {
  const undone = new Set(jobs.filter((job) => job.kind === "undo").flatMap((job) => [job.undoes, job.undoesAction]));
  const waiting = jobs.filter((job) => job.kind === "result");
  const job = waiting.findLast((entry) => !undone.has(entry.key));
  if (job) return { job };
  const keys = new Set(waiting.map((entry) => entry.key));
  const named = Array.from(document.querySelectorAll("[data-own]"), (place) => place.dataset);
  const stored = named.find((entry) =>
    !undone.has(entry.own) && !(entry.ownKey && (undone.has(entry.ownKey) || keys.has(entry.ownKey))));
  return stored ? { stored } : null;
}

/** Takes the newest entry back. The focus goes to its row and stays there. */
function takeBack() {
  const target = toTakeBack();
  if (!target) return;
  const { job, stored } = target;
  if (stored && "ownElsewhere" in stored) {
    // Another round: its desk answers.
    const form = document.querySelector("form[data-undo]");
    form.elements.action.value = stored.own;
    leave(() => form.submit());
    return;
  }
  const board = job ? job.board : stored.ownBoard;
  const there = job ? job.base : base();
  if (!job || !takeOut(job)) {
    const before = newestOn(there, board);
    const row = rowOf(board);
    add({
      kind: "undo",
      base: there,
      board,
      label: job ? job.was : stored.ownBefore,
      was: row && there === base() ? shownIn(row) : "",
      action: `${there}/undo`,
      undoes: job ? job.key : stored.ownKey || null,
      undoesAction: stored?.own ?? null,
      fields: {
        ...(job || stored.ownKey ? { undoes: job ? job.key : stored.ownKey } : { action: stored.own }),
        version: before?.fields.version ?? row?.dataset.version ?? "0",
        conflict: before?.fields.conflict ?? row?.dataset.conflict ?? "0",
        ...asRow(row),
      },
    });
  }
  if (there !== base()) {
    const link = `${there}?board=${board}`;
    leave(() => location.assign(link));
    return;
  }
  // At once: the next key answers what the row shows.
  showQueue();
  const row = rowOf(board);
  if (row) {
    if (row.hidden) filterMissing();
    activate(row);
  } else {
    move(`${there}?board=${board}`, () => rowOf(board));
  }
}

/** Goes to another page once everything is saved, so that nothing is left behind. */
function leave(go) {
  if (!jobs.length) go();
  else if (state.awaySince === null && !state.refused) leaving = go;
}

/** Shows an answer; says whether the write was refused. */
async function answered(job, answer, status, done) {
  const wasRefused = isRefusal(answer, status);
  const here = job.base === base();
  let page = answer;
  if (!here || !answer.querySelector("[data-desk]")) page = (await again()) ?? null;
  else if (!wasRefused) page = await ofThisWindow(answer);
  else if (windowOf(answer) !== windowOf(document)) page = (await again()) ?? null;
  done(wasRefused);
  showReason(job, wasRefused ? reasonIn(answer) : null);
  if (wasRefused) {
    stay();
    // The reason stands here.
    leaving = null;
  }
  if (page && base() === page.querySelector("[data-desk]")?.dataset.base) swapParts(page, false, true);
  if (wasRefused) return;
  if (moving === "answer" && !jobs.length) arrived();
  else keepAddress();
}

/** The page that is shown, read again; null while the network is away. */
async function again() {
  try {
    const { page, status } = await newest(location.href);
    return status === 200 ? page : null;
  } catch {
    return null; // the live page catches up later
  }
}

/** Nothing was written, and trying again would not help. The choice between two values is no refusal. */
function isRefusal(page, status) {
  if (!page.querySelector("[data-desk]")) return true;
  return page.querySelector("[data-desk][data-refused]") !== null || (status >= 400 && status !== 409);
}

function reasonIn(answer) {
  const places = ["[role=alert]:not([hidden])", "[data-why]", "#main .lead", "#main"];
  const words = places.map((place) => answer.querySelector(place)).find(Boolean);
  return words?.textContent.trim() ?? "";
}

/** The reasons stick at the top of the list, in sight wherever the page is scrolled, until their boards are saved. */
function showReason(job, words) {
  const name = job.base === base() ? job.board : `${job.base.split("/").at(-1)}.${job.board}`;
  if (words === null) reasons.delete(name);
  else reasons.set(name, words);
  try {
    sessionStorage.setItem(`tratto-desk-refused:${base()}`, JSON.stringify([...reasons]));
  } catch {
    // no storage: a reload forgets them
  }
  showReasons();
}

function showReasons() {
  const place = document.querySelector("[data-refusal]");
  if (!place) return;
  place.hidden = reasons.size === 0;
  const lines = Array.from(reasons, ([number, text]) => {
    const line = document.createElement("p");
    line.className = "head";
    line.textContent = `${number}: ${text}`;
    return line;
  });
  place.replaceChildren(...lines);
}

/** What the row showed before the script wrote into it. */
const covered = new WeakMap();

function uncover(row) {
  const stored = covered.get(row);
  if (!stored) return;
  covered.delete(row);
  row.classList.remove("queued");
  row.querySelector(".pr")?.replaceChildren(...stored.result);
  row.querySelector(".ps")?.replaceChildren(...stored.state);
}

function cover(row, job) {
  const [result, note] = [row.querySelector(".pr"), row.querySelector(".ps")];
  if (!result || !note) return;
  if (!covered.has(row)) covered.set(row, { result: [...result.childNodes], state: [...note.childNodes] });
  row.classList.add("queued");
  const shown = document.createElement("span");
  shown.className = job.label ? "res" : "blank";
  shown.textContent = job.label;
  result.replaceChildren(shown);
  const words = document.createElement("span");
  words.className = "state queued";
  words.textContent = desk().dataset.wordsQueued ?? "";
  note.replaceChildren(words);
}

/** Queued rows show the result lightly; the margin says how many, and since when the network is away. */
function showQueue() {
  if (!desk()) return;
  for (const row of document.querySelectorAll("tr[data-board]")) {
    const job = newestOn(base(), row.dataset.board);
    if (job) cover(row, job);
    else uncover(row);
  }
  const words = desk().dataset;
  const place = document.querySelector("[data-queue]");
  if (!place) return;
  place.hidden = jobs.length === 0;
  const seconds = state.awaySince === null ? 0 : Math.round((Date.now() - state.awaySince) / 1000);
  const away = state.why ? words.wordsFailing : words.wordsAway;
  const template = state.refused ? words.wordsRefused : seconds ? away : words.wordsWaiting;
  const values = { n: jobs.length, s: seconds, why: state.why };
  const text = (template ?? "").replace(/\{(n|s|why)\}/g, (_, name) => String(values[name]));
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
  if (target.form?.matches("[data-undo]")) takeBack();
  else if (target.form?.matches("[data-queued-form]") && target.type === "submit") enqueue(target);
  else if (target.form && target.type === "submit") leave(() => target.click());
  else if (target.matches('a[href]:not([href="#"])')) leave(() => target.click());
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
        say("");
        activate(rowOf(current));
      } else {
        goTo(search.value).then((there) => {
          if (there) search.value = "";
          else search.select();
        });
      }
    }
    return;
  }
  const inList = event.target.closest("tr[data-board], tr.legend, tr.choose, [data-key]") || event.target === document.body;
  if (!inList) return;
  if (event.ctrlKey && event.key !== "z") return;
  const key = event.ctrlKey ? "Backspace" : (ALIAS[event.key] ?? event.key);
  // Tab, F5 and the like stay the browser's.
  if (key.length > 1 && !NAMED.includes(key)) return;
  const onButton = event.target.closest("button, a") && (key === "Enter" || key === " ");
  if (onButton) return;
  event.preventDefault();
  if (event.repeat && !key.startsWith("Arrow")) return;
  if (leaving) return;
  if (key.startsWith("Arrow")) stay();
  if (moving) {
    if (early.length < EARLY_KEYS && state.awaySince === null && !event.repeat) early.push(key);
    return;
  }
  onRowKey(key);
}

function onRowKey(key) {
  const search = document.querySelector("[data-goto]");
  const looked = found;
  found = null;
  say("");
  if (key === "Enter" && looked) goTo(looked.text, looked.turn + 1);
  else if (key === "Enter") nextMissing();
  else if (key === "ArrowDown") step(1);
  else if (key === "ArrowUp") step(-1);
  else if (key === "Backspace") takeBack();
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
  if (button?.form?.matches("[data-undo]")) {
    event.preventDefault();
    takeBack();
    return;
  }
  if (!button?.form?.matches("[data-queued-form]")) return;
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
  if (row && !(moving && jobs.length)) activate(row, document.activeElement === document.body, row.dataset.board !== current);
  showQueue();
});
setInterval(() => {
  if (jobs.length) showQueue();
}, 1000);

try {
  const kept = JSON.parse(sessionStorage.getItem(`tratto-desk-refused:${base()}`) ?? "[]");
  for (const [name, words] of kept) {
    // A round that is past asks before it changes a result: nothing of its queue comes any more.
    const form = legendOf(rowOf(name) ?? document.body)?.querySelector("form");
    if (!form || form.matches("[data-queued-form]")) reasons.set(name, words);
  }
  if (reasons.size) showReasons();
} catch {
  // nothing kept
}
// An answer to a form sent without the queue stands at that form's address, which nobody can ask for again.
if (desk() && location.pathname !== base()) history.replaceState(null, "", base());
startQueue({
  answered,
  changed: () => {
    if (state.awaySince !== null || state.refused) leaving = null;
    if (jobs.length) setTimeout(showQueue, 150);
    else showQueue();
  },
  halted: stay,
  emptied: () => {
    const go = leaving;
    leaving = null;
    go?.();
  },
});
showQueue();

const first = document.querySelector("tr[data-board].now") ?? rows().find(isMissing);
if (first && document.activeElement === document.body) activate(first, true, false);
