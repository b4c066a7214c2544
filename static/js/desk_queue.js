// What was pressed at the desk and is not known to be saved: sent one after the other, each with its own key, which
// stays the same however often it is sent. The list outlives a reload and the way to another page of the tournament.
import { fetchPage, newKey, post } from "./parts.js";

/** Seconds between two tries of the same write. */
const WAITS = [1, 2, 4, 8];
/** An answer that takes longer counts as lost; the same key makes it safe to ask again. */
const PATIENCE = 20_000;

/**
 * One write. `base` and `board` say where it belongs, `version` and `conflict` what its row showed, `after` is the
 * own write on the same row that it follows, `undoes` the key or `undoesAction` the number of what it takes back,
 * `label` what the row shows meanwhile and `was` what it showed before.
 */
export const jobs = [];
/** `awaySince`: since when nothing arrives; `why`: what the server says when it is there and cannot save. */
export const state = { awaySince: null, why: "", refused: false };

let sending = false;
let token = null;
let handlers = {};
let home = null;

const desk = () => document.querySelector("[data-desk]");
const csrf = () => token ?? document.querySelector("[name=csrf]")?.value ?? "";
const me = () => desk()?.dataset.me ?? "";

function keep() {
  try {
    if (jobs.length) sessionStorage.setItem(home, JSON.stringify({ me: me(), jobs }));
    else sessionStorage.removeItem(home);
  } catch {
    // no storage: the question on leaving is all there is
  }
}

function recall() {
  try {
    const kept = JSON.parse(sessionStorage.getItem(home) ?? "null");
    // Another account does not send what this one pressed.
    if (kept?.me === me() && Array.isArray(kept.jobs)) jobs.push(...kept.jobs.map((job) => ({ ...job, tries: 0 })));
  } catch {
    // nothing kept
  }
}

/**
 * `answered(job, page, status)` shows the answer and says whether the write was refused; it must take `done()` in the
 * same step in which it shows the page. `changed()` follows every change of the list.
 */
export function startQueue(callbacks) {
  handlers = callbacks;
  const base = desk()?.dataset.base;
  if (!base) return;
  home = `tratto-desk:${base.replace(/\/desk\/\d+$/, "")}`;
  recall();
  if (jobs.length) drain();
}

/** The newest write on a row that is not answered. */
export const newestOn = (base, board) => jobs.findLast((job) => job.base === base && job.board === board);

export function add(job) {
  jobs.push({ key: newKey(), tries: 0, sent: false, ...job });
  state.refused = false;
  keep();
  handlers.changed();
  drain();
}

/** Takes a write out that was never sent; false when it may have arrived. */
export function takeOut(job) {
  const at = jobs.indexOf(job);
  if (at < 0 || job.sent) return false;
  jobs.splice(at, 1);
  keep();
  handlers.changed();
  return true;
}

function body(job) {
  const fields = new URLSearchParams({ csrf: csrf(), key: job.key });
  for (const [name, value] of Object.entries(job.fields)) fields.set(name, value);
  return fields;
}

/** The answer is known: the write leaves the list, and with a refusal everything that was to take it back. */
function settle(job, wasRefused) {
  const at = jobs.indexOf(job);
  if (at >= 0) jobs.splice(at, 1);
  if (wasRefused) {
    for (let later = jobs.length - 1; later >= 0; later -= 1) {
      if (jobs[later].undoes === job.key) jobs.splice(later, 1);
    }
  }
  keep();
}

async function drain() {
  if (sending || state.refused) return;
  sending = true;
  while (jobs.length && !state.refused) {
    const job = jobs[0];
    try {
      if (!job.sent) {
        job.sent = true;
        keep();
      }
      const { page, status } = await post(job.action, body(job), {
        signal: AbortSignal.timeout(PATIENCE),
      });
      if (status === 401 || status === 403) {
        state.refused = true;
        handlers.halted();
        break;
      }
      if (status >= 500 || status === 408 || status === 429) {
        // A proxy's own page has no such words: then the server is away.
        const words = page.querySelector("#main [data-refusal]:not([hidden]), #main .lead");
        state.why = words?.textContent.trim() ?? "";
        throw new Error(String(status));
      }
      state.awaySince = null;
      state.why = "";
      await handlers.answered(job, page, status, (wasRefused) => settle(job, wasRefused));
    } catch (error) {
      if (!jobs.includes(job)) continue;
      if (error instanceof TypeError || error.name === "TimeoutError") state.why = "";
      state.awaySince ??= Date.now();
      handlers.changed();
      const seconds = WAITS[Math.min(job.tries, WAITS.length - 1)];
      job.tries += 1;
      await new Promise((resolve) => {
        setTimeout(resolve, seconds * 1000);
        addEventListener("online", resolve, { once: true });
      });
    }
  }
  sending = false;
  handlers.changed();
  if (!jobs.length) handlers.emptied();
}

/** Back from logging in again in another tab: the queue goes on with the new form token. */
async function renew() {
  if (!state.refused) return;
  try {
    const { page, status } = await fetchPage(location.href);
    const fresh = page.querySelector("[name=csrf]")?.value;
    const there = page.querySelector("[data-desk]");
    if (status !== 200 || !fresh || there?.dataset.me !== me()) return;
    token = fresh;
    for (const field of document.querySelectorAll("[name=csrf]")) field.value = fresh;
    state.refused = false;
    drain();
  } catch {
    // still away: the next focus tries again
  }
}

addEventListener("beforeunload", (event) => {
  if (jobs.length) event.preventDefault();
});
addEventListener("focus", renew);
