//! Games that electronic boards send while they are played: whole files, written anew every few seconds.
//!
//! | what | source | item |
//! |---|---|---|
//! | a PGN file of running games | PGN 1994 and 2001, as DGT LiveChess writes it | [`pgn::read`] |
//! | the three JSON files of LiveChess Cloud | their use by viewers | [`cloud`], written by [`cloud_out`] |
//! | one game for each board | – | [`one_each`] |
//!
//! A file may be read while it is being written. So each game says whether it is [whole](FedGame::is_whole). If it breaks off,
//! missing moves mean nothing, and a last word at the end of the file is not trusted. A move that cannot be played is reported with
//! its half-move ([`Stop`]); the moves before it are valid.

pub mod cloud;
pub mod cloud_out;
mod game;
mod one_each;
pub mod pgn;

pub use game::{FaultKind, FedGame, FedMove, FedPlayer, FeedFault, Stop};
pub use one_each::{OneEach, one_each};

#[cfg(test)]
mod tests;
