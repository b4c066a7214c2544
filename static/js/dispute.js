// Setting a position up: each tap shows at once, arrows walk over the board, letters of a FEN put men, and the server
// says what cannot be. Without script the same buttons ask for the page again.
import { fetchPage } from "./parts.js";

const form = document.querySelector("[data-dispute]");
const squares = Array.from(form.querySelectorAll("button[name=tap]"));
const said = form.querySelector("[data-said]");
let asking = 0;

const held = () => form.elements.namedItem("hold").value;
const choice = (letter) => Array.from(form.querySelectorAll("[name=hold]")).find((one) => one.value === letter);

function put(button, letter) {
  const man = button.dataset.man === letter || letter === "-" ? "" : letter;
  const picture = man && choice(man).parentElement.querySelector("img");
  button.replaceChildren();
  if (picture) {
    const copy = picture.cloneNode();
    copy.alt = "";
    button.append(copy);
    button.dataset.man = man;
  } else {
    delete button.dataset.man;
  }
  const words = `${button.value}, ${picture ? picture.alt : form.dataset.empty}`;
  button.setAttribute("aria-label", words);
  said.textContent = words;
  form.elements.namedItem("men").value = men();
  ask();
}

/** The first field of the FEN. */
function men() {
  const ranks = [];
  for (let from = 0; from < 64; from += 8) {
    const signs = squares.slice(from, from + 8).map((button) => button.dataset.man ?? "1").join("");
    ranks.push(signs.replace(/1+/g, (empty) => empty.length));
  }
  return ranks.join("/");
}

/** Asks the server what cannot be, once the taps have come to rest. */
function ask() {
  clearTimeout(asking);
  asking = setTimeout(async () => {
    const fields = new FormData(form);
    fields.set("fen", fields.get("was"));
    const before = men();
    const { page } = await fetchPage(`${form.getAttribute("action")}?${new URLSearchParams(fields)}`);
    const [old, now] = [document, page].map((root) => Array.from(root.querySelectorAll("[data-set-up]")));
    if (now.length !== old.length || before !== men()) return;
    if (old.some((part) => part.contains(document.activeElement))) return;
    old.forEach((part, index) => part.replaceWith(now[index]));
    form.elements.namedItem("was").value = page.querySelector("[name=was]").value;
  }, 400);
}

form.addEventListener("click", (event) => {
  const button = event.target.closest("button[name=tap]");
  if (!button) return;
  event.preventDefault();
  put(button, held());
});

form.addEventListener("change", (event) => {
  // A FEN that was typed is set up by the server.
  if (event.target.id === "f-fen") form.requestSubmit(form.querySelector("button"));
  if (event.target.matches("[name=turn], [name^=castle], [name=ep], [name=number], [name=half]")) ask();
});

const STEPS = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -8, ArrowDown: 8 };

form.addEventListener("keydown", (event) => {
  const at = squares.indexOf(event.target.closest("button[name=tap]"));
  if (at < 0 || event.ctrlKey || event.altKey || event.metaKey) return;
  const to = at + (STEPS[event.key] ?? 0);
  if (STEPS[event.key]) {
    const sideways = Math.abs(STEPS[event.key]) === 1;
    if (squares[to] && (!sideways || Math.floor(to / 8) === Math.floor(at / 8))) squares[to].focus();
  } else if (/^[kqrbnpKQRBNP]$/.test(event.key)) {
    put(squares[at], event.key);
  } else if (event.key === "Delete" || event.key === "Backspace") {
    put(squares[at], "-");
  } else {
    return;
  }
  event.preventDefault();
});
