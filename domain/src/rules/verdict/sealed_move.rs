//! The sealed move of an adjourned game (Guidelines I.7, I.8).
//!
//! | article | function |
//! |---|---|
//! | I.8 | [`Sealed::read`], [`sealed_move`] |
//!
//! Left out: who must be present when the envelope is opened, lateness and lost envelopes (I.7, I.9–I.12). The arbiter sees to these,
//! and the program records them.

use super::reason::Reason;
use super::result::{Ruling, earlier_end, lost_unless_no_mate, open};
use super::settings::OpenPoints;
use super::{Undecided, Verdict};
use crate::rules::Move;
use crate::rules::history::Game;
use crate::rules::laws::Rule;
use crate::rules::mate_possibility::MatePossibility;
use crate::rules::notation::{Language, NotationError, read_move_in};
use crate::rules::position::{color, on_move};

/// The sealed move as it was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sealed {
    /// One legal move.
    Clear(Move),
    /// More than one legal move fits (I.8.1).
    Ambiguous,
    /// Its meaning cannot be established (I.8.2), or nothing was written.
    Unclear,
    /// No legal move fits (I.8.3).
    Illegal,
}

impl Sealed {
    /// Reads the text in the position before the sealed move, with letters of any of the languages of
    /// [`Language::AnyLetters`].
    #[must_use]
    pub fn read(game: &Game, written: &str) -> Self {
        match read_move_in(game, written, Language::AnyLetters) {
            Ok(reading) => Self::Clear(reading.played),
            Err(NotationError::Ambiguous { .. }) => Self::Ambiguous,
            Err(NotationError::Unreadable { .. }) => Self::Unclear,
            Err(NotationError::Illegal { .. }) => Self::Illegal,
        }
    }

    /// Stable name, for storage and messages: `ambiguous`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Clear(_) => "clear",
            Self::Ambiguous => "ambiguous",
            Self::Unclear => "unclear",
            Self::Illegal => "illegal",
        }
    }
}

/// What follows from the opened envelope.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SealedRuling {
    /// The move is made on the board and play goes on (I.7); a mate or stalemate by it ends the game.
    Played(Move),
    /// The game is lost, drawn, or had ended before.
    Ends(Ruling),
}

/// What follows from the sealed move (I.8). A move that is ambiguous, unclear or illegal loses, unless the game had already ended or the
/// `opponent` cannot checkmate by any series of legal moves. If the edition does not have the article, the arbiter decides.
#[must_use]
pub fn sealed_move(
    game: &Game,
    sealed: Sealed,
    opponent: MatePossibility,
    points: OpenPoints,
) -> SealedRuling {
    if let Some(ruling) = earlier_end(game) {
        return SealedRuling::Ends(ruling);
    }
    let (edition, rule) = (game.edition(), Rule::SealedMoveLoses);
    match sealed {
        Sealed::Clear(played) => SealedRuling::Played(played),
        _ if edition.article(rule).is_silent() => SealedRuling::Ends(open(
            Verdict::ArbiterDecides(Undecided::NoArticle),
            edition.article(rule),
        )),
        Sealed::Ambiguous | Sealed::Unclear | Sealed::Illegal => {
            let sealer = color(on_move(game.position()));
            let law = ((edition, rule), Reason::SealedMove);
            SealedRuling::Ends(lost_unless_no_mate(sealer, opponent, points, law))
        }
    }
}
