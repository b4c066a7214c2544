// Sheets for paper: with a script the button opens the browser's print window at once.
for (const button of document.querySelectorAll("[data-print]")) {
  button.hidden = false;
  button.addEventListener("click", () => window.print());
}
