//! Checking an act against the position, before it is penalised (Laws 3.10, 7.5).

use shakmaty::{Color, Move, Position, Rank, Role, Square};

use super::illegal::Act;
use crate::rules::history::Game;
use crate::rules::notation::{Language, NotationError, read_move_in};

/// The evidence of the position about an act.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Held {
    /// The move fulfils articles 3.1 to 3.9 (3.10.1): there is nothing to penalise.
    Legal,
    /// The move does not fulfil them (3.10.2): what may have been meant, and why it is illegal.
    Illegal(NotationError),
    /// No pawn of the player can have gone to the last rank there (3.7.3.3), so none was left unreplaced (7.5.2).
    NoPawn,
    /// The position gives no evidence: no move was written, it cannot be read, or the act does not concern the board.
    Silent,
}

/// Checks an act against the position in which it was done. `game` is the record up to the position before the act; if it already holds
/// the player's move, that move is the act. `written` is the move, or the square of the pawn, as the arbiter wrote it; may be empty.
#[must_use]
pub fn held(game: &Game, offender: Color, act: Act, written: &str) -> Held {
    let written = written.trim();
    let on_move = game.position().turn() == offender;
    match act {
        Act::IllegalMove | Act::ClockWithoutMove if written.is_empty() => Held::Silent,
        Act::IllegalMove if on_move => read(game, written),
        Act::ClockWithoutMove if on_move => match read(game, written) {
            Held::Legal => Held::Legal,
            _ => Held::Silent,
        },
        Act::IllegalMove | Act::ClockWithoutMove => last(game, written),
        Act::PawnNotReplaced if on_move => pawn(game, written),
        Act::PawnNotReplaced => Held::NoPawn,
        Act::TwoHands => Held::Silent,
    }
}

fn read(game: &Game, written: &str) -> Held {
    match read_move_in(game, written, Language::AnyLetters) {
        // Any of these moves is legal.
        Ok(_) | Err(NotationError::Ambiguous { .. }) => Held::Legal,
        Err(error @ NotationError::Illegal { .. }) => Held::Illegal(error),
        Err(NotationError::Unreadable { .. }) => Held::Silent,
    }
}

/// The evidence of the last move of the record, which was legal when it was made.
fn last(game: &Game, written: &str) -> Held {
    let mut before = game.clone();
    let read = before.take_back().and_then(|made| {
        let reading = read_move_in(&before, written, Language::AnyLetters).ok()?;
        (reading.played == made).then_some(())
    });
    read.map_or(Held::Silent, |()| Held::Legal)
}

fn pawn(game: &Game, written: &str) -> Held {
    // A move with its new piece: the pawn was replaced.
    if let Ok(reading) = read_move_in(game, written, Language::AnyLetters)
        && reading.played.is_promotion()
    {
        return Held::Legal;
    }
    let there = target(written);
    let goes_there = |made: &Move| {
        made.role() == Role::Pawn
            && made.promotion().is_some()
            && there.is_none_or(|there| made.to() == there)
    };
    if game.position().legal_moves().iter().any(goes_there) {
        Held::Silent
    } else {
        Held::NoPawn
    }
}

/// The last square of a text, if it is on the first or the last rank: `e2-e1`, `exd8`, `e1`.
fn target(written: &str) -> Option<Square> {
    let signs: Vec<char> = written.to_lowercase().chars().collect();
    let mut squares = signs.windows(2).filter_map(|pair| {
        let square: String = pair.iter().collect();
        square.parse::<Square>().ok()
    });
    squares
        .next_back()
        .filter(|square| matches!(square.rank(), Rank::First | Rank::Eighth))
}
