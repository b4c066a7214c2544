//! Rulings as decision trees: the questions that the arbiter is asked about an irregularity, and what follows from the answers.
//!
//! A [`Tree`] is data: questions with their answers, each of which leads to another question or to a [`Finding`]. A question is not
//! asked if the record, the event's settings or the edition give the answer. [`walk`] follows the answers.
//!
//! | article | tree |
//! |---|---|
//! | 7.2, A.5.1.2 | wrong initial position, board turned: [`START`] |
//! | 7.3 | colours reversed: [`COLOURS`] |
//! | 7.4, 7.6 | displaced men: [`DISPLACED`] |
//! | 6.10, A.5.1.1 | clock defective or set wrongly: [`CLOCK`] |
//! | 6.11, 6.12 | paused clocks: [`PAUSING`] |
//! | 11.3.2, 11.3.3 | telephones and other devices: [`DEVICE`] |
//! | 11.5, 12.5 | distraction, outside disturbance: [`DISTRACTION`] |
//! | 11.7, 11.8 | refusal to comply: [`REFUSAL`] |
//! | 12.9, 10.2 | the offence and the menu of penalties: [`PENALTY`]; other trees end in the same menu |
//! | Guidelines I.9–I.13 | absence, lateness and wrong times at the resumption of an adjourned game: [`RESUMPTION`] |
//! | Guidelines III.4–III.6 | the last two minutes without increment: [`QUICKPLAY`] |
//!
//! Left out: everything that is judged without questions (flags, claims, illegal acts, touched men, lateness, sealed moves; see
//! [`verdict`](super::verdict)).

mod clock;
mod colours;
mod device;
mod displaced;
mod finding;
mod pausing;
mod penalty;
mod question;
mod quickplay;
mod resumption;
mod start;
#[cfg(test)]
mod tests;
mod walk;

pub use clock::CLOCK;
pub use colours::COLOURS;
pub use device::DEVICE;
pub use displaced::DISPLACED;
pub use finding::{Board, Finding, Fixed, Game, Penalty, Score};
pub use pausing::{DISTRACTION, PAUSING};
pub use penalty::{PENALTY, REFUSAL};
pub use question::{Answer, Facts, Question, Then, Tree};
pub use quickplay::QUICKPLAY;
pub use resumption::RESUMPTION;
pub use start::START;
pub use walk::{Step, WalkError, Walked, walk};

/// Every tree.
pub const ALL: [&Tree; 11] = [
    &START,
    &COLOURS,
    &DISPLACED,
    &CLOCK,
    &PAUSING,
    &DEVICE,
    &DISTRACTION,
    &REFUSAL,
    &PENALTY,
    &QUICKPLAY,
    &RESUMPTION,
];
