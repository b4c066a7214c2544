// Keys of a draft that is changed by hand: arrows go from seat to seat, "s" takes the one in focus or swaps with it,
// other letters press the button or follow the link that says so.
const seats = () => Array.from(document.querySelectorAll("tbody [data-seat]"));

function step(rows, columns) {
  const list = seats();
  if (!list.length) return;
  const at = list.indexOf(document.activeElement);
  const held = list.findIndex((seat) => seat.classList.contains("held-in"));
  const next = at < 0 ? Math.max(held, 0) : at + 2 * rows + columns;
  list[Math.min(Math.max(next, 0), list.length - 1)]?.focus();
}

const ARROWS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

document.addEventListener("keydown", (event) => {
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.target.closest("input, textarea, select, dialog")) {
    if (event.key === "Escape") event.target.blur();
    return;
  }
  const arrow = ARROWS[event.key];
  if (arrow) {
    step(...arrow);
  } else if (event.key === "s") {
    const seat = document.activeElement?.closest("[data-seat]");
    if (!seat) return;
    seat.click();
  } else {
    const target = document.querySelector(`[data-key="${CSS.escape(event.key)}"]`);
    if (!target) return;
    if (target.matches("textarea")) target.focus();
    else target.click();
  }
  event.preventDefault();
});

// Whoever was taken, or the first seat, has the focus: the next key goes on from there.
const place = new URLSearchParams(location.search).has("take") ? ".held-in" : "tbody [data-seat]";
if (!document.getElementById("refused")) document.querySelector(place)?.focus({ preventScroll: true });
