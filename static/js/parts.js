// Fetching a page of ours and replacing parts of the open one by the same parts of the new one.
// Focus, caret, typed text and scroll stay; nothing else on the page moves.

/** HTML of every part as the server sent it, before scripts add to it; fresh keys are no difference. */
const sent = new Map();

const bare = (part) => part.outerHTML.replace(/(name="key" value=")[^"]*/g, "$1");

function remember(root) {
  for (const part of root.querySelectorAll("[data-live-part]")) {
    sent.set(part.dataset.livePart, bare(part));
  }
}
remember(document);

/** A page of ours as a document; throws on a network failure. */
export async function fetchPage(url, options = {}) {
  const answer = await fetch(url, { credentials: "same-origin", ...options });
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  return { page, status: answer.status, url: answer.url };
}

/** Sends a form the way the browser would, with the button pressed, and returns the answer's page. */
export function submitForm(form, submitter, changes = {}) {
  const body = new URLSearchParams(new FormData(form, submitter));
  for (const [name, value] of Object.entries(changes)) body.set(name, value);
  return post(form.getAttribute("action") || location.href, body);
}

/** Posts url-encoded fields. */
export function post(action, body, options = {}) {
  return fetchPage(action, { ...options, method: "POST", body });
}

/** A new idempotency key; works on plain http too, where crypto.randomUUID is missing. */
export function newKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function versions(root) {
  const rows = root.querySelectorAll("[id][data-version]");
  return new Map(Array.from(rows, (row) => [row.id, row.dataset.version]));
}

function focusState() {
  const active = document.activeElement;
  if (!active || active === document.body) return null;
  const typed = active.matches("input:not([type=hidden]), textarea");
  return {
    active,
    id: active.id,
    value: typed ? active.value : null,
    start: typed ? active.selectionStart : null,
  };
}

function restoreFocus(state) {
  if (!state || state.active.isConnected) return;
  const again = state.id && document.getElementById(state.id);
  if (!again) return;
  if (state.value !== null && state.value !== again.value) again.value = state.value;
  again.focus({ preventScroll: true });
  if (state.start !== null) again.setSelectionRange?.(state.start, state.start);
}

function scrolls(root) {
  const boxes = root.querySelectorAll("[tabindex][id]");
  return Array.from(boxes).filter((box) => box.scrollTop).map((box) => [box.id, box.scrollTop]);
}

/** Washes the rows whose version differs; the style sheet lets the wash fade. */
function mark(rows) {
  for (const row of rows) row.classList.add("changed");
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  setTimeout(() => rows.forEach((row) => row.classList.remove("changed")), still ? 1200 : 50);
}

/** Whether a page was read before the one that is shown: answers may overtake each other. */
export function isOlder(page) {
  const fresh = page.querySelector("[data-newer]");
  const shown = document.querySelector("[data-newer]");
  return Boolean(fresh && shown) && Number(fresh.dataset.newer) < Number(shown.dataset.newer);
}

function tellAge(page) {
  const fresh = page.querySelector("[data-newer]");
  const shown = document.querySelector("[data-newer]");
  if (fresh && shown) shown.dataset.newer = fresh.dataset.newer;
}

/**
 * Replaces every [data-live-part] that differs. `byOthers` washes the changed rows; `always` replaces
 * those too that are as the server sent them, because a script wrote into them since.
 * Tells the other scripts with the event "parts".
 */
export function swapParts(page, byOthers, always = false) {
  if (isOlder(page)) return;
  const before = versions(document);
  const focus = focusState();
  const boxes = scrolls(document);
  const [x, y] = [scrollX, scrollY];
  let swapped = 0;
  for (const fresh of page.querySelectorAll("[data-live-part]")) {
    const name = fresh.dataset.livePart;
    const old = document.querySelector(`[data-live-part="${CSS.escape(name)}"]`);
    if (!old || (!always && sent.get(name) === bare(fresh))) continue;
    // An answer to the reader stays until what it was about has changed.
    if (old.querySelector("[data-answer]") && old.dataset.version === fresh.dataset.version) continue;
    sent.set(name, bare(fresh));
    old.replaceWith(document.adoptNode(fresh));
    swapped += 1;
  }
  tellAge(page);
  if (!swapped) return;
  document.dispatchEvent(new CustomEvent("parts"));
  restoreFocus(focus);
  for (const [id, top] of boxes) {
    const box = document.getElementById(id);
    if (box) box.scrollTop = top;
  }
  scrollTo(x, y);
  if (byOthers) {
    const rows = Array.from(document.querySelectorAll("[id][data-version]"));
    mark(rows.filter((row) => before.has(row.id) && before.get(row.id) !== row.dataset.version));
  }
}

/** Replaces one element by the element with the same id of the answer; false when it has none. */
export function swapElement(page, id) {
  const old = document.getElementById(id);
  const fresh = page.getElementById(id);
  if (!old || !fresh) return false;
  // A later page may have come before this answer; what was refused is told all the same.
  if (isOlder(page) && !fresh.querySelector("[data-answer]")) return true;
  remember(page);
  tellAge(page);
  document.title = page.title;
  old.replaceWith(document.adoptNode(fresh));
  document.dispatchEvent(new CustomEvent("parts"));
  return true;
}
