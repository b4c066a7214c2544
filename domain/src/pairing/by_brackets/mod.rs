//! What the systems share that give the bye first and then pair bracket after bracket, each whole: Dubov, Burstein,
//! Lim and Double-Swiss.
//!
//! | question | item |
//! |---|---|
//! | who has the bye, and then the brackets | `round` |
//! | a round that has been paired, and what is asked of it (C.04.1 art. 9) | `paired` |
//! | what such an explanation says, whatever the system | [`PairReport`], [`ByeReason`], [`Reason`], [`Answer`], [`Verdict`] |

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
