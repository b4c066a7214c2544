//! Swiss Team Pairing System, C.04.6, edition of 1 February 2026. It pairs teams instead of players, with scores of matches and
//! of games. Colours never forbid a match.
//!
//! | article | where |
//! |---|---|
//! | 1.2 primary and secondary score, record 192 | [`Rules`], [`TeamEvent`] |
//! | 1.3 brackets of residents and upfloaters, 1.5 floaters | `field`, [`super::even_brackets`] |
//! | 1.6, 1.7 colours, preferences of type A, of type B or none | [`Preferences`], `preference` |
//! | 1.4, 2.1 (C1–C3), 3.3, 3.4 pairing-allocated bye, legal and complete pairings | `field`, `round` |
//! | 2.2 (C4–C10) quality | `quality`, [`super::even_brackets`] |
//! | 3.5 upfloaters of the top scoregroup, 3.6 pairing of a bracket | [`super::even_brackets`] |
//! | 4 colours | [`ColourRule`] |
//! | C.04.7 acceleration | [`baku()`] |
//! | C.04.1 art. 9 reasons | [`Explained`], [`Reason`], [`Answer`] |
//! | C.02.04 checker | [`check()`] |
//! | random events | [`generate()`] |
//! | the same rules once more, by trying everything | [`oracle`] |
//!
//! How the text is read where it leaves a choice:
//! - A match counts as played if at least one of its boards was played. Otherwise it is not a meeting and gives no colour and
//!   no float, and its winner may not have the bye.
//! - C6 passes or fails, as in the Double-Swiss System ([`super::double_swiss`]). If every set of upfloaters fails, it makes no
//!   difference. The following scoregroup is made of all who are paired in the round, the team with the bye included.
//! - With type B, a team with as many Whites as Blacks whose last two colours are equal has a strong preference in the last
//!   round too. The "none" of the last round applies to mild preferences only.
//! - Scoregroups and floats use the score of the round, virtual points included; the first team (4.2) is found by the real
//!   score.
//! - Parity (4.3.1) is the parity of the pairing number. A team that never came has no pairing number, so it is not in the
//!   table.
//! - Only matches that were played are counted for the bye (3.4).
//! - Acceleration is possible with match points only.

mod baku;
mod checked;
mod colour;
mod event;
mod explain;
mod field;
mod generated;
pub mod oracle;
mod preference;
mod quality;
mod round;
mod rules;

#[cfg(test)]
mod tests;

pub use self::{
    baku::baku,
    checked::{check, check_round},
    colour::ColourRule,
    event::TeamEvent,
    explain::{
        Answer, BracketReport, ByeReason, Explained, GameReason, Member, PairReport, Reason,
        Report, Verdict,
    },
    generated::{Options, generate},
    quality::Criterion,
    round::{concerns, pair, pair_as_a_whole},
    rules::{Preferences, Rules, RulesError},
};
pub use super::even_brackets::Step;
pub(in crate::pairing) use checked::paired_round;
pub(in crate::pairing) use generated::{random_match, random_setup};
