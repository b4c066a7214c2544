// Keys of the game page: "i" and then the letter of an incident, backspace undoes, the arrows step
// through the sheet. On an incident's page "w" and "b" choose the player.
// Only outside fields; every key has its visible link or button. A change of the question asks again.
let waiting = 0;

document.addEventListener("keydown", (event) => {
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.altKey || event.metaKey) return;
  const back = document.querySelector("[data-back]");
  if (event.key === "Escape" && back && !document.querySelector("dialog[open]")) {
    event.preventDefault();
    back.click();
    return;
  }
  const step = document.querySelector(`[data-step="${event.key}"]`);
  if (step && event.target.closest("#sheet, [data-step]")) {
    event.preventDefault();
    step.click();
    return;
  }
  const player = document.querySelector("[data-incident-form] select[name=colour], [data-ask] select[name=side]");
  if (player && /^[wb]$/.test(event.key) && !event.target.closest("input, textarea")) {
    player.value = event.key === "w" ? "white" : "black";
    if (player.name === "side") player.form.requestSubmit();
    else document.getElementById("f-facts")?.focus();
    event.preventDefault();
    return;
  }
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

document.querySelector("[data-ask]")?.addEventListener("change", (event) => {
  if (event.target.closest("select, input[type=checkbox]")) event.currentTarget.requestSubmit();
});

// A key may come before the browser has moved the focus by itself.
if (document.activeElement === document.body) document.querySelector(".incident [autofocus]")?.focus();

// The newest moves are in sight.
const box = document.getElementById("sheet");
if (box && location.hash !== "#sheet") box.scrollTop = box.scrollHeight;

// A step through the sheet keeps the focus there, so that the next arrow goes on.
if (location.hash === "#sheet") {
  const sheet = document.getElementById("sheet");
  sheet?.focus({ preventScroll: true });
  sheet?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
}
