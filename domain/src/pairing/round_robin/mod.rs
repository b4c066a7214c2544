//! Schedules, known before the start: round robins (C.05), in which everybody meets everybody, and those of sides
//! whose members do not meet each other.
//!
//! | source | item |
//! |---|---|
//! | Berger tables (Annex 1) | [`berger`] |
//! | two sides, as published (Scheveningen system; no FIDE rules) | [`scheveningen`] |
//! | more sides, match after match (Schiller system; no rules, built here) | [`schiller`] |
//! | many sides in one round (Hutton system, by its description) | [`hutton`] |
//! | many sides in a few rounds (Molter system, by what its tables must keep) | [`molter`] |
//! | which of these, and which fields they are for | [`Table`], [`Misfit`] |
//! | cycles, reversed colours, the last two rounds exchanged (Annex 1) | [`Schedule`], [`Place`], [`ScheduledRound`] |
//! | how numbers are given | [`Numbering`] |
//! | numbers by lot, Varma's restricted lots (Annex 2) | [`lots`], [`restricted_lots`], [`envelopes`] |
//! | why, and why not | [`Explained`], [`Reason`], [`Answer`], [`Report`] |
//! | the tables once more, slowly | [`oracle`] |
//! | teams over the same tables | [`check_teams`], random events of them [`generate_teams`] |
//! | how many sides a report tells | [`schiller_of`] |
//! | who leaves, before and after half of the games | [`annulled`], [`after_leaving`] |
//!
//! Left out: sides of different sizes, which no published table knows.

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
