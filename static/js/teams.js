// Keys of the teams' page: "n" goes to the name of a new team, other letters press the button that says so.
document.addEventListener("keydown", (event) => {
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.target.closest("input, textarea, select, dialog")) {
    if (event.key === "Escape") event.target.blur();
    return;
  }
  const name = event.key === "n" ? document.getElementById("f-team_name") : null;
  const button = document.querySelector(`button[data-key="${CSS.escape(event.key)}"]`);
  if (!name && !button) return;
  if (name) name.focus();
  else button.click();
  event.preventDefault();
});
