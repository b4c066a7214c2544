//! The record of a game and what the Laws say about it.
//!
//! | article | what | item |
//! |---|---|---|
//! | 9.2.3 | when two positions are the same | [`RepetitionKey`] |
//! | 9.2.3 | positions that look the same but are not, and why | [`Game::near_misses`] |
//! | 9.2.2, 9.3.2 | what may be claimed now | [`Game::claims_now`] |
//! | 9.2.1, 9.3.1 | what may be claimed by announcing a move | [`Game::claims_by_announcing`] |
//! | 9.2, 9.3 | every position of a record in which something could be claimed | [`Game::moments`] |
//! | 5.1.1, 5.2.1, 5.2.2, 9.6 | ends that need no claim | [`Game::automatic_end`] |
//! | – | perpetual check, which no article calls a draw | [`Game::perpetual_check_after`] |
//! | 9.2, 9.3, 9.6 | all of it for a whole record, in one pass | [`Game::summary`] |
//!
//! Plies: position 0 is the starting position, position *n* stands after half-move *n*.
//!
//! Left out: dead positions that only a long search proves (see [`can_mate`](super::can_mate)), and touched men (9.4).

mod claims;
mod end;
mod ends;
mod game;
mod key;
mod near_miss;
mod perpetual;
mod summary;
#[cfg(test)]
mod tests;

pub use claims::{AnnouncedClaim, Claims, ClaimsNow, Moment};
pub use end::{AutomaticEnd, End};
pub(in crate::rules) use ends::no_move;
pub use game::{Game, IllegalMove};
pub use key::RepetitionKey;
pub use near_miss::{Difference, NearMiss};
pub use perpetual::PerpetualCheck;
pub use summary::Summary;
