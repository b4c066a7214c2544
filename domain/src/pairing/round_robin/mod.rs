//! Round robins (C.05): everybody meets everybody.
//!
//! | source | item |
//! |---|---|
//! | Berger tables (Annex 1) | [`berger`] |
//! | cycles, reversed colours, the last two rounds exchanged (Annex 1) | [`Schedule`], [`Place`], [`ScheduledRound`] |
//! | how numbers are given | [`Numbering`] |
//! | numbers by lot, Varma's restricted lots (Annex 2) | [`lots`], [`restricted_lots`], [`envelopes`] |
//! | why, and why not | [`Explained`], [`Reason`], [`Answer`], [`Report`] |
//! | the tables once more, slowly | [`oracle`] |
//! | teams over the same tables | [`check_teams`] |
//! | who leaves, before and after half of the games | [`annulled`], [`after_leaving`] |

pub mod berger;
mod counted;
mod explained;
mod numbering;
mod numbers;
pub mod oracle;
mod schedule;
mod teams;

#[cfg(test)]
mod tests;

pub use counted::{after_leaving, annulled, annulled_teams, completed_less_than_half};
pub use explained::{Answer, Explained, Reason, Report};
pub use numbering::Numbering;
pub use numbers::{envelopes, lots, restricted_lots};
pub use schedule::{Place, Schedule, ScheduledRound};
pub use teams::check_teams;
