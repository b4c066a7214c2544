//! Burstein System, C.04.4.2, edition of 1 February 2026: after some seeding rounds, players with the same score are ranked by
//! the strength of their opponents so far.
//!
//! | article | where |
//! |---|---|
//! | seeding rounds: paired by the FIDE (Dutch) System | [`is_seeding`], which [`super::Engine`] asks |
//! | 1.7 index: Buchholz, then Sonneborn-Berger | `index` |
//! | 1.8 ranking, brackets of residents and floaters from above | `field`, `round` |
//! | 2.1, 2.2 (C1–C4) legal and complete pairings | `field`, `round` |
//! | 2.3 (C5–C8) quality | `bracket`, `quality` |
//! | 3.1 pairing-allocated bye | `round` |
//! | 4 order of the pairings of a bracket | `bracket`, `quality` |
//! | 5 colours | [`super::dutch`]; the articles are the same, with the ranking of this system |
//! | C.04.1 art. 9 reasons | [`Explained`], [`Reason`], [`Answer`] |
//! | the same rules once more, by trying everything | [`oracle`] |
//!
//! How the text is read where it leaves a choice:
//! - Each seeding round is a whole round of the FIDE (Dutch) System in its edition of 2026, with its bye, floats and colours.
//! - A round without a game of one's own counts as a game against oneself. A player may be absent now and in the rounds just
//!   before; for their opponents each of those earlier rounds counts as a draw.
//! - C7 looks one bracket ahead, within a complete pairing, as C8 of the FIDE (Dutch) System does: the fewest floaters from
//!   there, then their scores.
//! - The higher ranked player (5.2) has the higher index or, with equal indices, the smaller pairing number, whatever their
//!   scores.
//! - The parity of pairing numbers (5.2) is counted among those who have arrived, as in the FIDE (Dutch) System.

mod bracket;
mod explain;
mod field;
mod index;
pub mod oracle;
mod quality;
mod round;

#[cfg(test)]
mod tests;

pub use self::{
    explain::{
        Answer, BracketReport, ByeReason, Explained, GameReason, Member, Reason, Report, Verdict,
    },
    index::Index,
    quality::{Criterion, Step},
    round::{concerns, is_seeding, pair, pair_as_a_whole},
};
