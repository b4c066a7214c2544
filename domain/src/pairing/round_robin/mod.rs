//! Schedules that are known before the start: round robins (C.05), in which everybody meets everybody, and schedules of sides
//! whose members do not meet each other.
//!
//! | source | item |
//! |---|---|
//! | Berger tables (Annex 1) | [`berger`] |
//! | two sides, as published (Scheveningen system; no FIDE rules) | [`scheveningen`] |
//! | more sides, match after match (Schiller system; no published rules, built here) | [`schiller`] |
//! | many sides in one round (Hutton system, by its description) | [`hutton`] |
//! | many sides in a few rounds (Molter system, by the conditions that its tables must meet) | [`molter`] |
//! | the choice of a table, and why one does not fit a field | [`Table`], [`Misfit`] |
//! | cycles, reversed colours, the last two rounds exchanged (Annex 1) | [`Schedule`], [`Place`], [`ScheduledRound`] |
//! | ways to give numbers | [`Numbering`] |
//! | numbers by lot, Varma's restricted lots (Annex 2) | [`lots`], [`restricted_lots`], [`envelopes`] |
//! | why, and why not | [`Explained`], [`Reason`], [`Answer`], [`Report`] |
//! | the tables once more, slowly | [`oracle`] |
//! | teams by the same tables | [`check_teams`], random events [`generate_teams`] |
//! | the number of sides, found from a report | [`schiller_of`] |
//! | players who leave before or after half of the games | [`annulled`], [`after_leaving`] |
//!
//! Left out: sides of different sizes, for which there is no published table.

pub mod berger;
mod counted;
mod explained;
mod generated;
pub mod hutton;
mod misfit;
pub mod molter;
mod numbering;
mod numbers;
pub mod oracle;
mod schedule;
pub mod scheveningen;
pub mod schiller;
mod sides;
mod table;
mod teams;
mod told;

#[cfg(test)]
mod tests;

pub use counted::{after_leaving, annulled, annulled_teams, completed_less_than_half};
pub use explained::{Answer, Explained, Reason, Report};
pub use generated::generate_teams;
pub use misfit::Misfit;
pub use numbering::Numbering;
pub use numbers::{envelopes, lots, restricted_lots};
pub use schedule::{Place, Schedule, ScheduledRound};
pub use table::Table;
pub use teams::check_teams;
pub use told::schiller_of;
