// The entry list of an event: arrows choose a row, the letter or number of a section moves its player there.
import { submitForm, swapParts } from "./parts.js";

const main = document.querySelector("[data-sections]");
const rows = () => Array.from(main.querySelectorAll("tr[data-entry]"));
const active = () => main.querySelector("tr[data-entry].now") ?? rows()[0];

function choose(row) {
  active()?.classList.remove("now");
  row?.classList.add("now");
  row?.scrollIntoView({ block: "nearest" });
}

function step(by) {
  const all = rows();
  choose(all[Math.min(Math.max(all.indexOf(active()) + by, 0), all.length - 1)]);
}

let isBusy = false;
let isPlain = false;

/** Sends the form as without script. */
function sendPlainly(button) {
  isPlain = true;
  button.form.requestSubmit(button);
}

/** Moves a player by the real form of the row; what is refused is a page of its own. */
async function press(button) {
  if (isBusy) return;
  isBusy = true;
  try {
    const { page } = await submitForm(button.form, button);
    if (page.querySelector("[data-sections]")) swapParts(page, false);
    else sendPlainly(button);
  } catch {
    sendPlainly(button);
  } finally {
    isBusy = false;
  }
}

document.addEventListener("keydown", (event) => {
  if (event.defaultPrevented || event.altKey || event.metaKey || event.ctrlKey) return;
  if (event.target.closest("input, select, textarea")) {
    if (event.key === "Escape") event.target.blur();
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.target.blur();
  }
  if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    step(event.key === "ArrowDown" ? 1 : -1);
  } else {
    const key = event.key.toLowerCase();
    const buttons = Array.from(active()?.querySelectorAll("button[data-key]") ?? []);
    const button = buttons.find((one) => one.dataset.key === key);
    if (!button || event.repeat) return;
    press(button);
  }
  event.preventDefault();
});

main.addEventListener("submit", (event) => {
  if (!event.submitter?.matches("[data-key]") || isPlain) return;
  event.preventDefault();
  choose(event.submitter.closest("tr"));
  press(event.submitter);
});
