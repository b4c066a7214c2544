//! What an arbiter should know about a recorded game, as a record that can be written as JSON.
//!
//! | article | field |
//! |---|---|
//! | 3.10.2 | `legal`, `findings` |
//! | 9.2.1, 9.2.2 | `threefold_by_announcement`, `threefold` |
//! | 9.3.2 | `fifty_moves` |
//! | 9.6.1, 9.6.2 | `fivefold`, `seventy_five_moves` |
//! | 5.1.1, 5.2.1 | `checkmate`, `stalemate` |
//! | 5.2.2 | `insufficient_material`, `dead_position_at` |
//! | 5, 9.6 | `ends_at`, `plies_after_end` |
//!
//! Left out: agreement, resignation and flags, which a list of moves does not show; 50 moves by
//! announcement; dead positions that only a longer search proves.

mod cause;
mod finding;

pub use cause::CauseRecord;
pub use finding::{Detail, FindingRecord};

use serde::Serialize;

use super::history::{Game, Summary};
use super::scoresheet::{Finding, ReadSheet};

/// A position that stood for the third or a later time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Repetition {
    /// The half-move after which the position stood.
    pub ply: u32,
}

/// The audit of one game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct GameAudit {
    /// Number of the game in its text, from 1. The caller fills it in, because only they know the number in the file.
    #[serde(skip)]
    pub game: u64,
    /// White, as in the tags.
    pub white: String,
    /// Black, as in the tags.
    pub black: String,
    /// Result in the tags, or else at the end of the moves.
    pub result: String,
    /// Half-moves of the record: the legal ones up to the first that was not understood.
    pub plies: u32,
    /// Whether every half-move of the text is a legal move (Law 3.10.1).
    pub legal: bool,
    /// After which half-moves the position stood for the third or a later time (9.2.2).
    pub threefold: Vec<Repetition>,
    /// Whether somewhere a legal move not yet made would have made a third occurrence (9.2.1).
    pub threefold_by_announcement: bool,
    /// Whether a position occurred five times (9.6.1).
    pub fivefold: bool,
    /// Whether a draw by the 50-move rule could be claimed on the board (9.3.2).
    pub fifty_moves: bool,
    /// Whether 75 moves by each player went by without capture and pawn move (9.6.2).
    pub seventy_five_moves: bool,
    /// Whether the record ends with mate (5.1.1).
    pub checkmate: bool,
    /// Whether the record ends with stalemate (5.2.1).
    pub stalemate: bool,
    /// Whether the record ends with men with which neither player can mate (5.2.2).
    pub insufficient_material: bool,
    /// The half-move after which neither player could mate any more, as far as a quick look proves it (5.2.2). It is left out in
    /// writing if there is no such half-move.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dead_position_at: Option<u32>,
    /// The half-move after which the game first ended of itself (5, 9.6).
    pub ends_at: Option<u32>,
    /// Half-moves recorded after that.
    pub plies_after_end: u32,
    /// Findings about the text, in its order.
    pub findings: Vec<FindingRecord>,
}

impl GameAudit {
    /// The audit of a record and of the sheet it was read from. Number, names and result are left
    /// to the caller.
    #[must_use]
    pub fn new(game: &Game, read: &ReadSheet, findings: &[Finding]) -> Self {
        let Summary {
            threefold,
            threefold_by_announcement,
            fivefold,
            fifty_moves,
            seventy_five_moves,
            checkmate,
            stalemate,
            dead_by_material,
            dead_position_at,
            ends_at,
            plies_after_end,
        } = game.summary();
        Self {
            plies: game.plies(),
            legal: read.complete,
            threefold: threefold
                .into_iter()
                .map(|ply| Repetition { ply: ply.0 })
                .collect(),
            threefold_by_announcement,
            fivefold,
            fifty_moves,
            seventy_five_moves,
            checkmate,
            stalemate,
            insufficient_material: dead_by_material,
            dead_position_at: dead_position_at.map(|ply| ply.0),
            ends_at: ends_at.map(|ply| ply.0),
            plies_after_end,
            findings: findings
                .iter()
                .map(|finding| FindingRecord::new(finding, game.edition()))
                .collect(),
            ..Self::default()
        }
    }
}
