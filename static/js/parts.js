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

/** Of which change a page is, where it says so. */
export const ageOf = (root) => Number(root.querySelector("[data-newer]")?.dataset.newer ?? NaN);

/** Whether a page was read before the one that is shown: answers may overtake each other. */
export const isOlder = (page) => ageOf(page) < ageOf(document);

function tellAge(page) {
  if (ageOf(page) > ageOf(document)) document.querySelector("[data-newer]").dataset.newer = String(ageOf(page));
}

/** Of which change the rows are that came by themselves; the others are of `wholeAt`, when all rows came. */
const rowAges = new WeakMap();
let wholeAt = ageOf(document);

/** Of which change a row is. */
export const rowAge = (row) => rowAges.get(row) ?? wholeAt;

/** The window of a long list that a page shows. */
export const windowOf = (root) => root.querySelector("[data-pages] a[aria-current]")?.getAttribute("href");

/** Whether a page holds single rows of the list that is shown. */
const isPartial = (page) => page.querySelector("table[data-only]") !== null;

/** A row with what hangs on it, up to the next one. */
function withRest(row) {
  const all = [row];
  for (let next = row.nextElementSibling; next && !next.matches("[id][data-version]"); next = next.nextElementSibling) {
    all.push(next);
  }
  return all;
}

/** Replaces the rows that are shown by those of the same name that are not older; how many. */
function swapRows(fresh, old, age) {
  let swapped = 0;
  for (const row of fresh.querySelectorAll("tr[id][data-version]")) {
    const shown = old.querySelector(`#${CSS.escape(row.id)}`);
    // Another round may be shown under the same address.
    if (!shown || shown.dataset.row !== row.dataset.row || rowAge(shown) > age) continue;
    const rest = withRest(row);
    const [first, ...others] = withRest(shown);
    for (const other of others) other.remove();
    first.replaceWith(...rest.map((element) => document.adoptNode(element)));
    rowAges.set(row, age);
    swapped += 1;
  }
  // What stands there is no page's any more.
  if (swapped) sent.delete(old.dataset.livePart);
  return swapped;
}

/**
 * Replaces every [data-live-part] that differs. `byOthers` washes the changed rows; `always` replaces
 * those too that are as the server sent them, because a script wrote into them since. Of single rows, and of a page
 * that is older than what is shown, it takes the rows alone that are not older than those shown.
 * Tells the other scripts with the event "parts". False when the page is older, or shows another part of the list.
 */
export function swapParts(page, byOthers, always = false) {
  const [older, partial] = [isOlder(page), isPartial(page)];
  if ((older || partial) && windowOf(page) !== windowOf(document)) return false;
  const before = versions(document);
  const focus = focusState();
  const boxes = scrolls(document);
  const [x, y] = [scrollX, scrollY];
  let swapped = 0;
  for (const fresh of page.querySelectorAll("[data-live-part]")) {
    const name = fresh.dataset.livePart;
    const old = document.querySelector(`[data-live-part="${CSS.escape(name)}"]`);
    if (!old) continue;
    if (fresh.matches("table[data-rows]") && old.matches("table[data-rows]") && (older || partial)) {
      swapped += swapRows(fresh, old, ageOf(page));
      continue;
    }
    if (older || (!always && sent.get(name) === bare(fresh))) continue;
    // An answer to the reader stays until what it was about has changed.
    if (old.querySelector("[data-answer]") && old.dataset.version === fresh.dataset.version) continue;
    sent.set(name, bare(fresh));
    old.replaceWith(document.adoptNode(fresh));
    swapped += 1;
  }
  tellAge(page);
  if (!older && !partial) wholeAt = ageOf(page);
  if (!swapped) return !older;
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
  return !older;
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
