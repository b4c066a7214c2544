// Keys of the hall's page: "n" goes to the announcement, "b" to the boards that are called, "t" to the clock; "c" calls
// those whose results are missing, "x" takes back what was said. Arrows go from screen to screen, a digit says what the
// one in focus shows.
const FIELDS = { n: "f-hall_text", b: "f-hall_boards", t: "f-clock_starts" };
const screens = () => Array.from(document.querySelectorAll("[data-screen]"));
const current = () => document.activeElement?.closest("[data-screen]") ?? null;

function step(by) {
  const all = screens();
  const at = all.indexOf(current());
  all[at < 0 ? 0 : Math.min(Math.max(at + by, 0), all.length - 1)]?.querySelector("a")?.focus();
}

document.addEventListener("keydown", (event) => {
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.target.closest("input, textarea, select, dialog")) {
    if (event.key === "Escape") event.target.blur();
    return;
  }
  const field = document.getElementById(FIELDS[event.key] ?? "");
  if (field) {
    field.focus();
    field.select();
  } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    step(event.key === "ArrowDown" ? 1 : -1);
  } else if (/^[1-9]$/.test(event.key)) {
    // With one screen there is no doubt which is meant.
    const screen = current() ?? (screens().length === 1 ? screens()[0] : null);
    const button = screen?.querySelectorAll("button[name=show]")[Number(event.key) - 1];
    if (!button) return;
    sessionStorage.setItem("tratto-hall", screen.id);
    button.click();
  } else {
    const button = document.querySelector(`button[data-key="${CSS.escape(event.key)}"]`);
    if (!button) return;
    button.click();
  }
  event.preventDefault();
});

// The screen that was changed by a key keeps the focus.
const last = sessionStorage.getItem("tratto-hall");
sessionStorage.removeItem("tratto-hall");
if (last) document.getElementById(last)?.querySelector("a")?.focus();
