// The check-in: letters choose, Enter marks as present, "+" as present and paid, "-" as not coming,
// "/" says the membership, "*" goes to the form for somebody new. What was
// pressed is sent one after another; while the network is away it waits, and is sent again under the same key.
import { submitForm, swapParts } from "./parts.js";

const main = document.querySelector("[data-check-in]");
const field = document.getElementById("f-called");
const hits = document.querySelector("[data-hits]");
const waiting = document.querySelector("[data-waiting]");
const rows = () => Array.from(document.querySelectorAll("tr[data-words]"));
const active = () => document.querySelector("tr[data-words].now");
const isOpen = (row) => row.dataset.presence === "open";
const isShown = (row) => !row.hidden;

/** Letters without their accents, as the server folds names. */
const fold = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();

function choose(row) {
  active()?.classList.remove("now");
  row?.classList.add("now");
  row?.scrollIntoView({ block: "nearest" });
}

/** Shows those whom the letters name; the first who is still to be marked is chosen. */
function call(keep = false) {
  const typed = fold(field.value).split(" ").filter(Boolean);
  const named = (row) => typed.every((part) => row.dataset.words.split(" ").some((word) => word.startsWith(part)));
  const found = rows().filter((row) => {
    row.hidden = !named(row);
    return !row.hidden;
  });
  const open = found.filter(isOpen);
  const words = hits.dataset.hits.replace("%n", String(found.length)).replace("%m", String(open.length));
  hits.textContent = typed.length ? words : "";
  if (!keep || !active() || active().hidden) choose(open[0] ?? (typed.length ? found[0] : undefined));
}

function step(by) {
  const list = rows().filter(isShown);
  const at = list.indexOf(active());
  choose(list[Math.min(Math.max(at + by, 0), list.length - 1)]);
}

let queue = Promise.resolve();
let left = 0;
let isLost = false;

function tell() {
  waiting.hidden = !isLost || left === 0;
  waiting.textContent = left ? main.dataset.lost.replace("%n", String(left)) : "";
}

/** Which lines are shown, where that was chosen. */
function shown() {
  const show = new URLSearchParams(location.search).get("show");
  return show ? { show } : {};
}

/** Sends a form when those before it are through; a row that is sent is no longer to be marked. */
function send(button) {
  const form = button.form;
  const row = button.closest("tr");
  const isMark = !button.matches("[data-member]");
  if (row && isMark) {
    row.dataset.presence = "sent";
    row.classList.add("sent");
  }
  left += 1;
  tell();
  queue = queue.then(async () => {
    for (;;) {
      try {
        const { page, status, url } = await submitForm(form, button, shown());
        if (status >= 500) throw new Error(String(status));
        left -= 1;
        isLost = false;
        tell();
        if (!page.querySelector("[data-check-in]")) {
          // Something is asked or refused: the answer is a page of its own.
          location.reload();
          return;
        }
        const kept = active()?.id;
        // The address tells who was marked last: what comes by itself (live.js) is asked for under it, and still offers to
        // take that back.
        if (status === 200) history.replaceState(null, "", url);
        swapParts(page, false);
        // A membership is looked at while its player stands there: the row stays chosen.
        if (!isMark && kept) choose(document.getElementById(kept));
        call(true);
        return;
      } catch {
        isLost = true;
        tell();
        await new Promise((resolve) => setTimeout(resolve, 2000));
      }
    }
  });
}

/** Presses the button of the active row; the field is empty again and the next one can be called. */
function press(what) {
  const button = active()?.querySelector(`button[${what}]`);
  if (!button) return;
  send(button);
  if (what === "data-member") return;
  field.value = "";
  call();
}

document.addEventListener("keydown", (event) => {
  if (event.defaultPrevented || event.altKey || event.metaKey) return;
  const { key } = event;
  if (event.ctrlKey) {
    const undo = document.querySelector("[data-undo]");
    if (key !== "z" || field.value || !undo || event.repeat) return;
    send(undo);
  } else if (key === "F2") {
    const links = Array.from(document.querySelectorAll(".seg a"));
    const at = links.findIndex((link) => link.hasAttribute("aria-current"));
    links[at === 0 ? links.length - 1 : 0]?.click();
  } else if (event.target !== field && event.target.closest("input, select, textarea, button, a, summary")) {
    return;
  } else if (key === "Enter") {
    if (!event.repeat) press("data-here");
  } else if (key === "+") {
    // Whoever owes nothing is present all the same.
    if (!event.repeat) press(active()?.querySelector("button[data-paid]") ? "data-paid" : "data-here");
  } else if (key === "/") {
    if (!event.repeat) press("data-member");
  } else if (key === "-") {
    if (!event.repeat) press("data-away");
  } else if (key === "*") {
    document.querySelector("[data-new]").click();
  } else if (key === "Escape") {
    field.value = "";
    call();
  } else if (key === "ArrowDown" || key === "ArrowUp") {
    step(key === "ArrowDown" ? 1 : -1);
  } else {
    if (event.target !== field && key.length === 1) field.focus();
    return;
  }
  event.preventDefault();
});

field.addEventListener("input", () => call());
// A button under the finger goes the same way.
document.addEventListener("submit", (event) => {
  const button = event.submitter;
  if (!button || !main.contains(button) || !button.matches("[data-here], [data-paid], [data-member], [data-away], [data-open], [data-undo]")) return;
  event.preventDefault();
  send(button);
  if (button.matches("[data-member]")) return;
  field.value = "";
  call();
});
// What others mark comes by itself (live.js).
document.addEventListener("parts", () => call(true));
call(true);
field.focus();
