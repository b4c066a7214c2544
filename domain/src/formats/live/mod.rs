//! Games that electronic boards are sending while they are played: whole files, written anew every few seconds.
//!
//! | what | source | item |
//! |---|---|---|
//! | a PGN file of running games | PGN 1994 and 2001, as DGT LiveChess writes it | [`pgn::read`] |
//! | the three JSON files of LiveChess Cloud | their use by viewers | [`cloud`], written by [`cloud_out`] |
//! | one game for each board | – | [`one_each`] |
//!
//! A file may be read while it is written. So a game says whether it is [whole](FedGame::is_whole): of one that breaks off, what is
//! not there says nothing, and its last word is not believed where the file ends with it. What cannot be played is told with its
//! half-move ([`Stop`]); the moves before it stand.

pub mod cloud;
pub mod cloud_out;
mod game;
mod one_each;
pub mod pgn;

pub use game::{FaultKind, FedGame, FedMove, FedPlayer, FeedFault, Stop};
pub use one_each::{OneEach, one_each};

#[cfg(test)]
mod tests;
