//! A team event made from a report: its rules, its teams, its matches with their boards.
//!
//! | record | becomes |
//! |---|---|
//! | 192, 202, 352, 362 | the rules of the event |
//! | 310 | teams with their members in the order of the boards |
//! | 001, 300 | matches with their chairs, and their games as boards of the round |
//! | 330 | matches in which only the team that came sits at the boards |
//! | 320 | the pairing-allocated bye |
//! | 240 | byes that teams asked for |
//! | 250 | virtual match points |
//! | 260 | pairs of teams that must not meet |
//! | 299 | points taken off and given |
//!
//! A report that a team event cannot hold becomes an event of players ([`holds`]): one with virtual game points, with byes in
//! rounds later than the next one, or with a pairing-allocated bye that is worth something else.

mod held;
mod insert;
mod reported;
mod stands;

pub(in crate::app) use held::holds;
pub(in crate::app) use insert::insert;
pub(in crate::app) use reported::{acceleration, initial_colour, published, schedule};
pub(in crate::app) use stands::stands;
