//! Teams: who plays for them, their matches board by board, and what a match is worth.
//!
//! | what | item |
//! |---|---|
//! | match points and game points | [`ScoreKind`], [`TeamScore`] |
//! | what matches are worth (TRF 362), which board has which colour (TRF 352) | [`MatchScoring`], [`BoardColours`] |
//! | an event as it is entered or read | [`TeamSetup`], [`Team`], [`TeamRound`], [`TeamMatch`], [`MatchBoard`] |
//! | the same checked: all that pairing and tie-breaks of teams may look at | [`TeamTable`], [`TeamEntry`] |
//!
//! A team has a pairing number as a player has one. A match has a colour for each team: that of its board 1.

mod board_colours;
mod building;
mod entry;
mod match_scoring;
mod score;
mod setup;
mod sides;
mod table;
mod table_error;

#[cfg(test)]
mod tests;

pub use board_colours::{BoardColours, BoardColoursError};
pub use entry::TeamEntry;
pub use match_scoring::MatchScoring;
pub use score::{ScoreKind, TeamScore};
pub use setup::{
    MatchBoard, MatchForfeit, Team, TeamBye, TeamMatch, TeamPenalty, TeamRound, TeamSetup,
};
pub use table::TeamTable;
pub use table_error::TeamTableError;
