// Keys of the prizes: arrows go from row to row, Enter opens the account, "s" presses the button of the row, other
// letters press the button or follow the link that says so.
const rows = () => Array.from(document.querySelectorAll("tr[data-prize]"));
const active = () => document.querySelector("tr[data-prize].now");

function choose(row) {
  if (!row) return;
  active()?.classList.remove("now");
  row.classList.add("now");
  row.querySelector("a.bt")?.focus({ preventScroll: true });
  row.scrollIntoView({ block: "nearest" });
}

function step(by) {
  const list = rows();
  const at = list.indexOf(active());
  choose(list[Math.min(Math.max(at + by, 0), list.length - 1)]);
}

/** Whoever signs next is the next row that has a button. */
function sign(row) {
  const button = row?.querySelector("[data-sign]");
  if (!button) return false;
  const list = rows();
  const next = list.slice(list.indexOf(row) + 1).find((one) => one.querySelector("[data-sign]"));
  if (next) {
    const field = document.createElement("input");
    field.type = "hidden";
    field.name = "next";
    field.value = next.dataset.prize;
    button.form.append(field);
  }
  button.form.requestSubmit(button);
  return true;
}

document.addEventListener("keydown", (event) => {
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.target.closest("input, textarea, select, dialog")) return;
  if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    step(event.key === "ArrowDown" ? 1 : -1);
  } else if (event.key === "s") {
    if (!sign(active())) return;
  } else {
    const target = document.querySelector(`[data-key="${CSS.escape(event.key)}"]`);
    if (!target) return;
    target.click();
  }
  event.preventDefault();
});

document.addEventListener("focusin", (event) => {
  const row = event.target.closest("tr[data-prize]");
  if (row && row !== active()) {
    active()?.classList.remove("now");
    row.classList.add("now");
  }
});

// Without a row of its own the list begins with the first one that is to be signed.
choose(active() ?? document.querySelector("[data-sign]")?.closest("tr") ?? null);
