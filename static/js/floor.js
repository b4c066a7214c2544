// Keys of the floor: arrows go between boards, Enter opens the one in focus (a link), "/" goes to the field for a
// board, "+" takes the results on which both players agree. "i" and then the key of an incident opens its form for the board in focus; without one it goes to the field.
let waiting = 0;

document.addEventListener("keydown", (event) => {
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.target.closest("input, textarea, select, dialog")) {
    if (event.key === "Escape") event.target.blur();
    return;
  }
  const field = document.getElementById("go");
  const focused = document.activeElement?.closest("[data-board]");
  if (event.key === "+") {
    const take = document.querySelector("[data-take]");
    if (!take) return;
    take.click();
  } else if (event.key === "/") {
    field?.focus();
  } else if (event.key === "i") {
    waiting = Date.now();
    if (!focused) field?.focus();
  } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    const links = Array.from(document.querySelectorAll(".calls a.btn, .calm a"));
    if (!links.length) return;
    const at = links.indexOf(document.activeElement);
    const by = event.key === "ArrowDown" ? 1 : -1;
    const next = at < 0 ? 0 : Math.min(Math.max(at + by, 0), links.length - 1);
    links[next].focus();
  } else if (/^[a-z]$/.test(event.key) && focused && Date.now() - waiting < 3000) {
    const button = document.querySelector(`[data-go] button[data-key="${event.key}"]`);
    if (!button) return;
    waiting = 0;
    field.value = focused.dataset.board;
    button.click();
  } else {
    return;
  }
  event.preventDefault();
});
