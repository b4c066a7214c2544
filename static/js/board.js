// The board drawn by the server, made to be dragged, clicked and walked with the arrow keys.
// The rules stay on the server: legal destinations come in data-dests, a move is the page's own form.
import { submitForm, swapElement } from "./parts.js";

const FILES = "abcdefgh";
const mounted = new WeakSet();

function moveField(frame) {
  return document.querySelector(`#${CSS.escape(frame.dataset.form)} input[name=move]`);
}

/** A move made on the board goes the way of a typed one. */
function play(frame, uci) {
  const form = document.getElementById(frame.dataset.form);
  if (form) record(form, { move: uci, clock: typedIn(form).clock });
}

/** Moves that wait for the answer to the one before them; the first may be on its way. */
const waiting = [];
let sending = false;

/** Moves typed after one that was not recorded: in sight until so many were recorded after its correction. */
const left = [];
let correcting = false;

function typedIn(form) {
  const fields = new FormData(form);
  return { move: fields.get("move") ?? "", clock: fields.get("clock") ?? "" };
}

function fill(form, { move, clock }) {
  form.elements.namedItem("move").value = move;
  form.elements.namedItem("clock").value = clock;
}

/** Takes a move in at once, so that the next can be typed; the moves are sent one after the other. */
async function record(form, move) {
  const fields = document.getElementById("move-form");
  if (!fields) return;
  waiting.push(move);
  if (form === fields) fill(fields, { move: "", clock: "" });
  if (sending) return;
  sending = true;
  const note = document.querySelector("[data-offline]");
  if (note) note.hidden = true;
  try {
    while (waiting.length > 0 && (await sendFirst()));
  } catch {
    takeBack();
    const offline = document.querySelector("[data-offline]");
    if (offline) offline.hidden = false;
  } finally {
    sending = false;
  }
}

/** Sends the first move that waits; whether the next may follow. */
async function sendFirst() {
  const form = document.getElementById("move-form");
  if (!form) return false;
  const { page } = await submitForm(form, null, waiting[0]);
  waiting.shift();
  const now = document.getElementById("move-form");
  const typed = now ? typedIn(now) : { move: "", clock: "" };
  const inClock = document.activeElement?.id === "clock";
  if (!swapElement(page, "game")) {
    swapElement(page, "main");
    return false;
  }
  const fresh = document.getElementById("move-form");
  const recorded = !document.querySelector("[data-answer]");
  fresh?.elements.namedItem(inClock ? "clock" : "move").focus({ preventScroll: true });
  if (fresh && recorded) {
    fill(fresh, typed);
    if (correcting) correcting = false;
    else left.shift();
  } else {
    // A refused move stands in the field again: what was typed after it stays in sight.
    keep(typed);
  }
  showLeft();
  return Boolean(fresh) && recorded;
}

/** Nothing was answered: the first move that waits stands in the field again, with its key. */
function takeBack() {
  const form = document.getElementById("move-form");
  const first = waiting.shift();
  if (!form || !first) return;
  keep(typedIn(form));
  fill(form, first);
  showLeft();
}

function keep(typed) {
  left.unshift(...waiting.splice(0), ...(typed.move ? [typed] : []));
  correcting = true;
}

function showLeft() {
  const note = document.querySelector("[data-left]");
  if (!note) return;
  note.hidden = left.length === 0;
  note.querySelector("b").textContent = left.map(({ move }) => move).join(" ");
}

/** Asks what the pawn becomes; Esc takes the move back. */
function promotion(frame, then, cancelled) {
  const dialog = document.getElementById(frame.dataset.promotion);
  if (!dialog?.showModal) return then("q");
  dialog.returnValue = "";
  dialog.addEventListener(
    "close",
    () => (/^[qrbn]$/.test(dialog.returnValue) ? then(dialog.returnValue) : cancelled()),
    { once: true },
  );
  dialog.showModal();
}

function needsPromotion(frame, from, to) {
  const pawn = cell(frame, from)?.dataset.piece?.endsWith("P");
  return pawn && /[18]$/.test(to);
}

function attempt(frame, from, to, cancelled) {
  if (!needsPromotion(frame, from, to)) return play(frame, from + to);
  promotion(frame, (piece) => play(frame, from + to + piece), cancelled);
}

function cell(frame, square) {
  return frame.querySelector(`td[data-square="${square}"]`);
}

function legal(frame) {
  const dests = JSON.parse(frame.dataset.dests || "{}");
  return new Map(Object.entries(dests));
}

/** chessground over the table: it draws the pieces only; squares, marks and names stay the table's. */
async function mountDrag(frame, dests) {
  const { Chessground } = await import(frame.dataset.chessground);
  if (!frame.isConnected) return;
  const layer = document.createElement("div");
  layer.className = "drag-layer";
  layer.setAttribute("aria-hidden", "true");
  frame.append(layer);
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const turn = frame.dataset.turn;
  const ground = Chessground(layer, {
    fen: frame.dataset.fen,
    orientation: frame.dataset.orientation,
    turnColor: turn,
    check: Boolean(frame.dataset.check),
    lastMove: (frame.dataset.last || "").match(/[a-h][1-8]/g) ?? [],
    coordinates: false,
    viewOnly: dests.size === 0,
    animation: { enabled: !still, duration: 150 },
    highlight: { lastMove: false, check: true },
    draggable: { showGhost: true },
    drawable: { enabled: false },
    premovable: { enabled: false },
    movable: {
      free: false,
      color: turn,
      dests,
      showDests: true,
      events: { after: (from, to) => attempt(frame, from, to, reset) },
    },
  });
  function reset() {
    ground.set({ fen: frame.dataset.fen, turnColor: turn, movable: { dests } });
  }
  frame.classList.add("dragging-on");
}

/** The grid by keyboard: arrows walk, Enter or space takes and puts, Esc lets go. */
function mountKeys(frame, dests) {
  const cells = Array.from(frame.querySelectorAll("td[data-square]"));
  let from = null;
  const select = (square) => {
    for (const td of cells) {
      td.classList.toggle("sel", td.dataset.square === square);
      td.classList.toggle("dest", (dests.get(square) ?? []).includes(td.dataset.square));
    }
    from = square;
  };
  cells.forEach((td, index) => td.setAttribute("tabindex", index === 0 ? "0" : "-1"));
  frame.addEventListener("keydown", (event) => {
    const td = event.target.closest("td[data-square]");
    const at = cells.indexOf(td);
    if (at < 0) return;
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -8, ArrowDown: 8 }[event.key];
    if (step) {
      const sameRow = Math.abs(step) === 8 || Math.floor(at / 8) === Math.floor((at + step) / 8);
      const next = sameRow && cells[at + step];
      if (next) {
        td.setAttribute("tabindex", "-1");
        next.setAttribute("tabindex", "0");
        next.focus();
      }
    } else if (event.key === "Enter" || event.key === " ") {
      const square = td.dataset.square;
      if (from && (dests.get(from) ?? []).includes(square)) attempt(frame, from, square, () => select(null));
      else select(dests.has(square) ? square : null);
    } else if (event.key === "Escape") {
      select(null);
    } else if (FILES.includes(event.key)) {
      moveField(frame)?.focus();
      return;
    } else {
      return;
    }
    event.preventDefault();
  });
}

function mount() {
  for (const frame of document.querySelectorAll("[data-board-frame]")) {
    if (mounted.has(frame)) continue;
    mounted.add(frame);
    const dests = legal(frame);
    mountKeys(frame, dests);
    if (frame.dataset.chessground) mountDrag(frame, dests).catch(() => {});
  }
}

document.addEventListener("parts", mount);
document.addEventListener("parts", showLeft);
document.addEventListener("submit", (event) => {
  if (!event.target.matches("form[data-move-form]")) return;
  event.preventDefault();
  record(event.target, typedIn(event.target));
});
mount();
