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
    /// After which half-move.
    pub ply: u32,
}

/// The audit of one game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct GameAudit {
    /// Number of the game in its text, from 1; written by whoever knows the number in the file.
    #[serde(skip)]
    pub game: u64,
    /// White, as in the tags.
    pub white: String,
    /// Black, as in the tags.
    pub black: String,
    /// Result in the tags, or where there is none at the end of the moves.
    pub result: String,
    /// Half-moves of the record: legal ones up to the first that is not known.
    pub plies: u32,
    /// Whether every half-move of the text is a legal move (Law 3.10.1).
    pub legal: bool,
    /// After which half-moves the position stood for the third or a later time (9.2.2).
    pub threefold: Vec<Repetition>,
    /// Whether somewhere a legal move not yet made would have made a third occurrence (9.2.1).
    pub threefold_by_announcement: bool,
    /// Five occurrences of a position (9.6.1).
    pub fivefold: bool,
    /// 50 moves could be claimed on the board (9.3.2).
    pub fifty_moves: bool,
    /// 75 moves (9.6.2).
    pub seventy_five_moves: bool,
    /// The record ends with mate (5.1.1).
    pub checkmate: bool,
    /// The record ends with stalemate (5.2.1).
    pub stalemate: bool,
    /// The record ends with men with which neither player can mate (5.2.2).
    pub insufficient_material: bool,
    /// The half-move after which neither player could mate any more, as far as a quick look proves
    /// it (5.2.2); not written where there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dead_position_at: Option<u32>,
    /// The half-move after which the game first ended of itself (5, 9.6).
    pub ends_at: Option<u32>,
    /// Half-moves recorded after that.
    pub plies_after_end: u32,
    /// What is to be said about the text, in its order.
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
