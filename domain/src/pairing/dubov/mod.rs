//! Dubov System, C.04.4.1, edition of 1 February 2026: everybody gets opponents of about the same average rating.
//!
//! | article | where |
//! |---|---|
//! | 1.3 brackets: a scoregroup and its upfloaters | `round`, `upfloaters` |
//! | 1.6 colour preferences; 1.7 average rating of opponents; 1.8 maximum upfloaters | `field` |
//! | 2.1, 2.2 (C1–C4) legal and complete pairings | `field`, `round` |
//! | 2.3 (C5–C10) quality | `upfloaters`, `quality` |
//! | 3.1 pairing-allocated bye | `round` |
//! | 3.2.1–3.2.3, 4.1, 4.2 upfloaters | `upfloaters` |
//! | 3.2.4, 3.2.5, 4.3 shifters | `bracket`, `subgroup` |
//! | 3.2.6, 4.4 transpositions | `bracket` |
//! | 5 colours | [`super::dutch`]; the articles are the same once both players have a preference |
//! | C.04.1 art. 9 reasons | [`Explained`], [`Reason`], [`Answer`] |
//! | the same rules once more, by trying everything | [`oracle`] |
//!
//! How the text is read where it leaves a choice:
//! - A player without a rating counts as rated 0: ratings are mandatory, and the arbiter gives them.
//! - A player is upfloated when they are paired with somebody of a higher score for pairing, whether or not they play. Byes are
//!   not floats.
//! - The fewest pairs inside a subgroup are the fewest preferences that are not granted (C7): every complete pairing after the
//!   shifts has the same number of them. So C7 is settled before the shifts, and only the order decides after them.
//! - The parity of pairing numbers (5.2.1) is counted among those who have arrived, as in the FIDE (Dutch) System.
//!
//! Left out: the renumbering after a rating has changed before round 4 is paired. It is up to the arbiter.

mod bracket;
mod explain;
mod field;
pub mod oracle;
mod quality;
mod round;
mod subgroup;
mod upfloaters;

#[cfg(test)]
mod tests;

pub use self::{
    explain::{
        Answer, BracketReport, ByeReason, Explained, GameReason, Member, Reason, Report, Verdict,
    },
    quality::{Criterion, Step},
    round::{concerns, pair, pair_as_a_whole},
};
