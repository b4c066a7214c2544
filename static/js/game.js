// Keys of the game page: "i" and then the letter of an incident, backspace undoes, the sheet scrolls.
// Only outside fields; every key has its visible link or button.
let waiting = 0;

document.addEventListener("keydown", (event) => {
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.target.closest("input, textarea, select, dialog, td[data-square]")) return;
  if (event.key === "i") {
    waiting = Date.now();
    document.querySelector(".incident a")?.focus();
  } else if (event.key === "/") {
    document.getElementById("move")?.focus();
  } else if (event.key === "Backspace") {
    document.querySelector('[data-key="Backspace"]')?.click();
  } else if (/^[a-z]$/.test(event.key)) {
    const focused = document.activeElement?.closest(".incident");
    if (!focused && Date.now() - waiting > 3000) return;
    document.querySelector(`.incident [data-key="${event.key}"]`)?.click();
  } else {
    return;
  }
  event.preventDefault();
});
