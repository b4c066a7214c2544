// The board drawn by the server, made to be dragged, clicked and walked with the arrow keys.
// The rules stay on the server: legal destinations come in data-dests, a move is the page's own form.
import { submitForm, swapElement } from "./parts.js";

const FILES = "abcdefgh";
const mounted = new WeakSet();

function moveField(frame) {
  return document.querySelector(`#${CSS.escape(frame.dataset.form)} input[name=move]`);
}

/** Fills the move field with UCI, sends the form, shows the answer; focus stays in the field. */
async function play(frame, uci) {
  const form = document.getElementById(frame.dataset.form);
  const field = moveField(frame);
  if (!form || !field) return;
  field.value = uci;
  await send(form);
}

async function send(form) {
  if (form.dataset.busy) return;
  form.dataset.busy = "yes";
  const note = document.querySelector("[data-offline]");
  try {
    const { page, url } = await submitForm(form, null);
    if (!swapElement(page, "game")) location.assign(url);
    document.getElementById("move")?.focus({ preventScroll: true });
  } catch {
    if (note) note.hidden = false;
  } finally {
    delete form.dataset.busy;
  }
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
document.addEventListener("submit", (event) => {
  if (!event.target.matches("form[data-move-form]")) return;
  event.preventDefault();
  send(event.target);
});
mount();
