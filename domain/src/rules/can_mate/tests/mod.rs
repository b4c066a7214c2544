//! Helpers of the tests: questions, a second move generator, a search that knows nothing but the
//! legal moves.

mod cases;
mod corpora;
mod effort;
mod endings;
mod keys;
mod limits;
mod pattern;
mod properties;
mod ways;

use std::collections::HashSet;

use shakmaty::{Chess, Color, EnPassantMode, Move, Position, fen::Fen, uci::UciMove};

use super::*;

const SMALL: Budget = Budget {
    nodes: 20_000,
    table_bytes: 16 << 20,
};

fn question(fen: &str, winner: Color) -> Question {
    let winner = if winner.is_white() { "white" } else { "black" };
    Question::parse(&format!("{fen},{winner}")).unwrap()
}

/// The position for the other move generator, whose move counter goes no further than 100.
fn other_board(position: &Chess) -> (String, cozy_chess::Board) {
    let mut setup = position.to_setup(EnPassantMode::Legal);
    setup.halfmoves = 0;
    let fen = Fen::try_from(setup).unwrap().to_string();
    let board = fen.parse().unwrap();
    (fen, board)
}

/// Plays the line with the other move generator; it must end with `winner` giving mate.
pub(super) fn confirm(position: &Chess, winner: Color, line: &[Move]) {
    replay(other_board(position).1, winner, line);
}

/// The same from a position of the other generator.
pub(super) fn replay(mut board: cozy_chess::Board, winner: Color, line: &[Move]) {
    let fen = board.to_string();
    for mv in line {
        let uci = UciMove::from_chess960(*mv).to_string();
        board.try_play(uci.parse().unwrap()).unwrap();
    }
    let loser = if winner.is_white() {
        cozy_chess::Color::Black
    } else {
        cozy_chess::Color::White
    };
    assert_eq!(board.side_to_move(), loser, "{fen}");
    assert!(!board.checkers().is_empty(), "{fen}");
    assert!(!board.generate_moves(|_| true), "{fen}");
}

/// The answer, the line confirmed.
fn answer(position: &Chess, winner: Color, budget: Budget) -> Option<bool> {
    match can_mate(position, winner, budget) {
        Verdict::CanMate { line } => {
            confirm(position, winner, &line);
            Some(true)
        }
        Verdict::CannotMate { .. } => Some(false),
        Verdict::Unknown { .. } => None,
    }
}

/// The position after a random walk of `moves` steps from a start.
fn walked(start: &str, steps: &[u8]) -> Chess {
    let mut position = question(start, Color::White).position;
    for step in steps {
        let legal = position.legal_moves();
        if legal.is_empty() {
            break;
        }
        position.play_unchecked(legal[usize::from(*step) % legal.len()]);
    }
    position
}

const STARTS: [&str; 8] = [
    "4k3/8/p1p1p1p1/P1P1P1P1/8/8/1P6/4K3 w - - 0 1",
    "4k3/1p3p2/8/1P3P2/8/8/8/4K3 w - - 0 1",
    "8/2b5/4k3/8/p7/P3KB2/8/8 w - - 0 1",
    "k7/1p6/1P6/8/2B5/8/5p2/7K b - - 0 1",
    "8/8/1r2k3/8/3P4/3K4/8/8 w - - 0 1",
    "5bk1/4p1p1/4P1P1/7K/8/8/8/8 w - - 0 1",
    "4k3/p6p/P6P/8/8/8/3n4/4K3 w - - 0 1",
    "2k5/1p1p4/1P1P4/8/8/4b3/8/K1B5 b - - 0 1",
];

/// Looks at up to `limit` reachable positions, breadth first, with no knowledge of chess but the
/// legal moves (of the other generator): is there a mate by `winner`?
pub(super) fn blind(position: &Chess, winner: Color, limit: usize) -> Option<bool> {
    let loser = if winner.is_white() {
        cozy_chess::Color::Black
    } else {
        cozy_chess::Color::White
    };
    let mut seen = HashSet::new();
    let mut queue = std::collections::VecDeque::from([other_board(position).1]);
    while let Some(board) = queue.pop_front() {
        let mut moves = Vec::new();
        board.generate_moves(|set| {
            moves.extend(set);
            false
        });
        if moves.is_empty() && board.side_to_move() == loser && !board.checkers().is_empty() {
            return Some(true);
        }
        for mv in moves {
            let mut child = board.clone();
            child.play_unchecked(mv);
            let key = format!("{child}");
            let key = key.rsplitn(3, ' ').last().unwrap_or_default().to_owned();
            if seen.len() < limit && seen.insert(key) {
                queue.push_back(child);
            }
        }
    }
    (seen.len() < limit).then_some(false)
}
