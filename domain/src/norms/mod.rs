//! Norms for the titles GM, IM, WGM and WIM (B.01, Title Regulations of 1 January 2024).
//!
//! | article | what it demands | item |
//! |---|---|---|
//! | 1.4.1 | nine games; eight and a forfeit win or bye; games left out | [`best`] |
//! | 1.4.1 | seven games in the events of teams that it lists | [`LeastGames`](crate::event::LeastGames) |
//! | 1.4.2 | which games do not count | [`Met::of`] |
//! | 1.4.3, 1.4.4 | federations of the opponents | [`Condition::Federations`] and the two after it |
//! | 1.4.3a to c | an event that is exempt by its kind | [`NormExemption`](crate::event::NormExemption) |
//! | 1.4.3d | an event that is exempt by its players | [`ForeignField`] |
//! | 1.4.5 | titles of the opponents | [`Condition::TitleHolders`], [`Condition::RequiredTitles`] |
//! | 1.4.6, 1.4.7 | rating of the opponents, average | [`Condition::Average`] |
//! | 1.4.8, 1.4.9 | score and performance | [`Condition::Score`], [`Condition::Performance`] |
//!
//! [`forecast`] tells what is still needed in an event that goes on. Left out, because no report tells it: registration 30 days
//! before, hours of play, titles of the arbiters, adjudications, double round robins (1.4.5f). The arbiter says whether an event of
//! teams is one in which seven games are enough.

mod check;
mod choice;
mod forecast;
mod foreign_field;
mod game;
mod required;
#[cfg(test)]
mod tests;

pub use check::{Checked, Condition, LEAST_PERCENT, NormCheck, check};
pub use choice::best;
pub use forecast::{Forecast, Line, Outlook, forecast};
pub use foreign_field::ForeignField;
pub use game::{Applicant, Foe, LeftOut, Met, NormGame, opponents};
pub use required::NormTitle;

/// Identifier of the regulations, to be stored with every figure derived from them.
pub const RULESET: &str = "FIDE-B01-2024-01";
