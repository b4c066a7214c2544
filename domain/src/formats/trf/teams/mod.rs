//! The teams of a report, read and written as types. [`super::Trf`] only keeps their records unchanged.
//!
//! | record | read into |
//! |---|---|
//! | 310, in older reports 013 | [`Team`](crate::event::Team), with members in the order of the boards |
//! | 001 | the boards of matches: who met whom, in the order of the members |
//! | 300 | a line-up in another order than that of the members |
//! | 320 | byes of the pairing, and what they are worth |
//! | 330 | matches that were forfeited |
//! | 352, 362 | [`BoardColours`](crate::event::BoardColours), [`MatchScoring`](crate::event::MatchScoring) |
//! | 240, 250, 260, 299 | byes, virtual points, teams that may not meet, points taken off or given |
//!
//! Left out: 801 and 802, which repeat what other records say; types of 299 that change what a result is worth, which are refused.

mod lineup;
mod reading;
mod records;
mod report;
mod round;
mod write;

#[cfg(test)]
mod tests;

pub use reading::read_teams;
pub use report::{TeamReport, WrittenTeam};
pub use write::write_teams;
