// Games of chance as PGN. Moves are legal; castling and capturing in passing are left out.

const STEPS = {
  n: [-33, -31, -18, -14, 14, 18, 31, 33],
  b: [-17, -15, 15, 17],
  r: [-16, -1, 1, 16],
  q: [-17, -16, -15, -1, 1, 15, 16, 17],
  k: [-17, -16, -15, -1, 1, 15, 16, 17],
};
const SLIDES = new Set(["b", "r", "q"]);

const onBoard = (square) => (square & 0x88) === 0;
const named = (square) => "abcdefgh"[square & 7] + (1 + (square >> 4));

/** The first position: 128 squares of which every other eight lie beside the board, white pieces first. */
function start() {
  const board = new Array(128).fill(null);
  for (const [file, kind] of [..."rnbqkbnr"].entries()) {
    board[file] = { kind, white: true };
    board[16 + file] = { kind: "p", white: true };
    board[96 + file] = { kind: "p", white: false };
    board[112 + file] = { kind, white: false };
  }
  return board;
}

/** Moves of a side, its king's safety not looked at. */
function* pseudo(board, white) {
  for (let from = 0; from < 128; from += 1) {
    const piece = onBoard(from) && board[from];
    if (!piece || piece.white !== white) continue;
    if (piece.kind === "p") yield* ofPawn(board, from, white);
    else yield* ofPiece(board, from, piece);
  }
}

function* ofPawn(board, from, white) {
  const ahead = white ? 16 : -16;
  if (onBoard(from + ahead) && !board[from + ahead]) {
    yield { from, to: from + ahead };
    const first = from >> 4 === (white ? 1 : 6);
    if (first && !board[from + 2 * ahead]) yield { from, to: from + 2 * ahead };
  }
  for (const side of [-1, 1]) {
    const to = from + ahead + side;
    if (onBoard(to) && board[to] && board[to].white !== white) yield { from, to };
  }
}

function* ofPiece(board, from, piece) {
  for (const step of STEPS[piece.kind]) {
    for (let to = from + step; onBoard(to); to += step) {
      if (board[to]?.white === piece.white) break;
      yield { from, to };
      if (board[to] || !SLIDES.has(piece.kind)) break;
    }
  }
}

function inCheck(board, white) {
  for (const { to } of pseudo(board, !white)) if (board[to]?.kind === "k") return true;
  return false;
}

function play(board, { from, to }) {
  const after = board.slice();
  const piece = board[from];
  const last = to >> 4 === 0 || to >> 4 === 7;
  after[to] = piece.kind === "p" && last ? { kind: "q", white: piece.white } : piece;
  after[from] = null;
  return after;
}

/** A move with the square that it comes from, so that no other is meant. */
function written(board, { from, to }) {
  const { kind } = board[from];
  const takes = board[to] ? "x" : "";
  if (kind !== "p") return kind.toUpperCase() + named(from) + takes + named(to);
  const queens = to >> 4 === 0 || to >> 4 === 7 ? "=Q" : "";
  return (takes ? named(from)[0] + takes : "") + named(to) + queens;
}

function clock(seconds) {
  const two = (value) => String(value).padStart(2, "0");
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/** One game of so many half-moves, or fewer where it ends before, with the clocks of both. */
function moves(below, most) {
  let board = start();
  const words = [];
  const clocks = [5_400, 5_400];
  for (let ply = 0; ply < most; ply += 1) {
    const white = ply % 2 === 0;
    const legal = [...pseudo(board, white)].filter((move) => !inCheck(play(board, move), white));
    if (legal.length === 0) break;
    const move = legal[below(legal.length)];
    clocks[ply % 2] = Math.max(30, clocks[ply % 2] + 30 - below(150));
    const number = white ? `${1 + ply / 2}. ` : "";
    words.push(`${number}${written(board, move)} {[%clk ${clock(clocks[ply % 2])}]}`);
    board = play(board, move);
  }
  return words;
}

/** A game of a board, as a file of games has it. */
export function game(below, { round, board, result, plies }) {
  const tags = [`[Round "${round}.${board}"]`, `[Result "${result}"]`];
  return `${tags.join("\n")}\n\n${moves(below, plies).join("\n")}\n${result}\n\n`;
}
