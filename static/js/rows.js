// Keys of pages that are a list of things to do: arrows and digits go from row to row, a letter of the row presses its
// button (data-rowkey) or ticks its answer and goes on, Enter does the row's one act (data-act), other keys are those of
// the page (data-key, data-focus). What counts down (data-until) asks for the page again at its end.
const rows = () => Array.from(document.querySelectorAll("[data-row]"));
const active = () => document.querySelector("[data-row].now");

function choose(row) {
  if (!row) return;
  active()?.classList.remove("now");
  row.classList.add("now");
  const first = row.querySelector("[data-act]:not([disabled]), input[type=radio]:checked, input[type=radio], button:not([disabled])");
  first?.focus({ preventScroll: true });
  row.scrollIntoView({ block: "nearest" });
}

function step(by) {
  const list = rows();
  const at = list.indexOf(active());
  choose(list[Math.min(Math.max(at + by, 0), list.length - 1)]);
}

/** What a key does in the active row; whether there was anything. */
function press(row, key) {
  const target = row?.querySelector(`[data-rowkey="${CSS.escape(key)}"]`);
  if (!target || target.disabled) return false;
  if (target.type === "radio") {
    target.checked = true;
    const list = rows();
    const next = list[list.indexOf(row) + 1];
    if (next) choose(next);
    else document.querySelector("[data-key=Enter]")?.focus();
    return true;
  }
  target.click();
  if (target.tagName === "SUMMARY") target.parentElement.querySelector("input:not([type=hidden])")?.focus();
  return true;
}

const typing = "input:not([type=radio]):not([type=checkbox]), textarea, select, dialog";

document.addEventListener("keydown", (event) => {
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.target.closest(typing)) {
    if (event.key === "Escape") choose(event.target.closest("[data-row]") ?? rows()[0]);
    return;
  }
  const { key } = event;
  if (key === "ArrowDown" || key === "ArrowUp") {
    step(key === "ArrowDown" ? 1 : -1);
  } else if (press(active(), key)) {
    // Done in the row.
  } else if (key === "Enter") {
    // A button or link that has the focus is pressed by the browser itself.
    if (event.target.closest("a, button, summary")) return;
    const act = active()?.querySelector("[data-act]") ?? document.querySelector("[data-key=Enter]");
    if (!act) return;
    act.click();
  } else if (/^[1-9]$/.test(key) && rows()[Number(key) - 1]) {
    choose(rows()[Number(key) - 1]);
  } else {
    const focus = document.querySelector(`[data-focus="${CSS.escape(key)}"]`);
    const target = document.querySelector(`[data-key="${CSS.escape(key)}"]`);
    if (focus) focus.focus();
    else if (target && !target.disabled) target.click();
    else return;
  }
  event.preventDefault();
});

document.addEventListener("focusin", (event) => {
  const row = event.target.closest("[data-row]");
  if (row && row !== active()) {
    active()?.classList.remove("now");
    row.classList.add("now");
  }
});

/** Minutes and seconds until the moment that the page names; at its end the page is asked for again. */
function countDown() {
  const count = document.querySelector("[data-until]");
  if (!count) return;
  count.dataset.words ??= count.textContent;
  const left = Math.ceil((Number(count.dataset.until) - Date.now()) / 1000);
  if (left < 0) {
    location.reload();
    return;
  }
  const seconds = String(left % 60).padStart(2, "0");
  count.textContent = `${count.dataset.words}, ${Math.floor(left / 60)}:${seconds}`;
}
countDown();
setInterval(countDown, 1000);

// What comes by itself (live.js) keeps the row, an opened reason and what is typed in it.
let last = null;
let typed = null;
const opened = new Set();
document.addEventListener("toggle", ({ target }) => (target.open ? opened.add(target.id) : opened.delete(target.id)), true);
document.addEventListener("focusin", ({ target }) => {
  last = target.closest("[data-row]")?.id ?? last;
  typed = target.closest(typing)?.id ?? null;
});
const values = new Map();
document.addEventListener("input", ({ target }) => target.id && values.set(target.id, target.value));
new MutationObserver(() => {
  const row = last && document.getElementById(last);
  if (!row || active()) return;
  for (const id of opened) document.getElementById(id)?.setAttribute("open", "");
  for (const [id, value] of values) if (document.getElementById(id)) document.getElementById(id).value = value;
  const field = typed && document.getElementById(typed);
  row.classList.add("now");
  if (field) field.focus();
  else if (document.activeElement === document.body) choose(row);
}).observe(document.getElementById("main"), { childList: true, subtree: true });

// The list begins with its first row, unless something else has the focus already.
if (document.activeElement === document.body) choose(rows()[0]);
