//! A point in a game.

use serde::{Deserialize, Serialize};

use crate::rules::{
    history::Game,
    notation::{Style, write_move},
};

/// A half-move of the record, given by its number (from 1) and its SAN; 0 and empty for the beginning. Or a position
/// that the arbiter set up after this number of recorded half-moves.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stood {
    /// Number of the half-move.
    pub ply: u32,
    /// English SAN.
    pub san: String,
    /// FEN of a position that was set up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<String>,
}

impl Stood {
    /// The half-move `ply` of a game.
    #[must_use]
    pub fn after(game: &Game, ply: u32) -> Self {
        let san = ply.checked_sub(1).and_then(|before| {
            let played = game.moves().nth(usize::try_from(before).ok()?)?;
            Some(write_move(game.position_after(before)?, played, Style::SAN))
        });
        let counted = ply.saturating_add(game.plies_before());
        san.map_or_else(Self::default, |san| Self {
            ply: counted,
            san,
            board: None,
        })
    }
}
