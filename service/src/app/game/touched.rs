//! Touched pieces, and the obligation that follows from them (4.3–4.5).

use crate::rules::{
    Chess, Position, Square,
    diagnosis::Attempt,
    history::Game,
    notation::{Language, NotationError, read_move_in},
    touched::{Permitted, permitted},
};

/// Squares as typed, separated by blanks or commas; `None` if one of them is no square.
pub(super) fn squares(text: &str) -> Option<Vec<Square>> {
    let words = text.split(|sign: char| sign.is_whitespace() || ",;-".contains(sign));
    let found: Option<Vec<Square>> = words
        .filter(|word| !word.is_empty())
        .map(|word| word.to_ascii_lowercase().parse().ok())
        .collect();
    found.filter(|squares| !squares.is_empty())
}

/// The squares of the pieces that an attempt touches: the piece that was moved, then the one to be captured; king and
/// rook for castling.
fn of_attempt(position: &Chess, attempt: Attempt) -> Vec<Square> {
    let board = position.board();
    let turn = position.turn();
    let own = |square: &Square| board.color_at(*square) == Some(turn);
    match attempt {
        Attempt::Squares { from, to, .. } => {
            let taken = board.color_at(to) == Some(turn.other());
            let men = [Some(from).filter(own), Some(to).filter(|_| taken)];
            men.into_iter().flatten().collect()
        }
        Attempt::Castle(side) => {
            let rook = position.castles().rook(turn, side);
            board.king_of(turn).into_iter().chain(rook).collect()
        }
    }
}

/// The obligation from the pieces that an illegal move touched; `None` if the move cannot be tried on the board.
#[must_use]
pub fn after_refusal(game: &Game, error: &NotationError) -> Option<Permitted> {
    let NotationError::Illegal { attempts } = error else {
        return None;
    };
    let attempt = attempts.iter().find_map(|tried| tried.attempt)?;
    let men = of_attempt(game.position(), attempt);
    if men.is_empty() || game.has_ended() {
        return None;
    }
    Some(permitted(game.position(), &men, game.edition()))
}

/// The same for a move as written.
#[must_use]
pub fn after_written(game: &Game, written: &str) -> Option<Permitted> {
    let error = read_move_in(game, written.trim(), Language::AnyLetters).err()?;
    after_refusal(game, &error)
}
