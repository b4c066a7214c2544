//! Reading one written move in any notation.

use shakmaty::Chess;

use super::descriptive;
use super::language::Language;
use super::numeric;
use super::plain::Plain;
use super::read::{Diagnose, NotationError, Reading, read_any};
use crate::rules::diagnosis::{diagnose, diagnose_after_end};
use crate::rules::history::Game;

/// Reads one move in `position`.
///
/// # Errors
/// [`NotationError`] if it is not one legal move. Causes that depend on earlier moves come without a half-move.
pub fn read_move(
    position: &Chess,
    text: &str,
    language: Language,
) -> Result<Reading, NotationError> {
    read(position, text, language, &|attempt| {
        diagnose(position, attempt)
    })
}

/// Reads the next move of `game`. A move after an automatic end is read like any other, because a record may go on; the game knows
/// whether it had ended.
///
/// # Errors
/// [`NotationError`] if it is not one legal move, with the half-moves since which castling or en passant is impossible.
pub fn read_move_in(game: &Game, text: &str, language: Language) -> Result<Reading, NotationError> {
    read(game.position(), text, language, &|attempt| {
        diagnose_after_end(game, attempt)
    })
}

fn read(
    position: &Chess,
    text: &str,
    language: Language,
    diagnose: Diagnose<'_>,
) -> Result<Reading, NotationError> {
    if let Some(plain) = Plain::read(position, text.as_bytes(), language) {
        return Ok(plain.reading(position));
    }
    if let Some(squares) = numeric::squares(text) {
        return read_any(position, &squares, Language::English, diagnose);
    }
    if language == Language::Descriptive {
        return descriptive::read(position, text, diagnose);
    }
    read_any(position, text, language, diagnose)
}
