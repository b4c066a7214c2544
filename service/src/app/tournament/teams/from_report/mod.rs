//! An event of teams out of a report: what it chooses, its teams, its matches with their boards.
//!
//! | record | becomes |
//! |---|---|
//! | 192, 202, 352, 362 | what the event chooses |
//! | 310 | teams with their members in the order of the boards |
//! | 001, 300 | matches with their chairs, and their games as boards of the round |
//! | 330 | matches at whose boards the team that came sits alone |
//! | 320 | the pairing-allocated bye |
//! | 240 | byes that teams asked for |
//! | 250 | virtual match points |
//! | 260 | teams that may not meet, two by two |
//! | 299 | points taken off and given |
//!
//! Held here is what an event of teams can be; a report that says more is taken as one of players ([`holds`]): virtual game points,
//! byes in rounds later than the next one, a bye of the pairing that is worth something else.

mod held;
mod insert;
mod reported;
mod stands;

pub(in crate::app) use held::holds;
pub(in crate::app) use insert::insert;
pub(in crate::app) use reported::{acceleration, initial_colour, published, schedule};
pub(in crate::app) use stands::stands;
