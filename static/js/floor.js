// Keys of the floor: arrows go between calls, Enter opens the one in focus (a link), "/" goes to a board.
document.addEventListener("keydown", (event) => {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.target.closest("input, textarea, select, dialog")) {
    if (event.key === "Escape") event.target.blur();
    return;
  }
  if (event.key === "/") {
    document.getElementById("go")?.focus();
  } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    const links = Array.from(document.querySelectorAll(".calls a.btn, .calm a"));
    if (!links.length) return;
    const at = links.indexOf(document.activeElement);
    const by = event.key === "ArrowDown" ? 1 : -1;
    const next = at < 0 ? 0 : Math.min(Math.max(at + by, 0), links.length - 1);
    links[next].focus();
  } else {
    return;
  }
  event.preventDefault();
});
