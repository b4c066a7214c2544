//! What the systems share that give the bye first and then pair one bracket after another, each as a whole: Dubov, Burstein,
//! Lim, Double-Swiss and Swiss Team.
//!
//! | question | item |
//! |---|---|
//! | who has the bye, and then bracket after bracket | `round` |
//! | a round that has been paired, and the questions about it (C.04.1 art. 9) | `paired` |
//! | the parts of an explanation, the same in every system | [`PairReport`], [`ByeReason`], [`Reason`], [`Answer`], [`Verdict`] |

mod paired;
mod reason;
mod round;

#[cfg(test)]
mod tests;

pub use self::reason::{Answer, ByeOrder, ByeReason, PairReport, Reason, Verdict};
pub(in crate::pairing) use self::{
    paired::Paired,
    round::{ByBrackets, Made},
};
