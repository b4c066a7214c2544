//! Prizes: the fund as it is announced, what it gives as the standings are, the versions that were given out, their
//! receipts.
//!
//! A closed tournament takes all of it: prizes are given after the last result, and nothing that a report tells changes.

pub mod close;
pub mod decisions;
pub mod fund;
pub mod fund_input;
mod given;
pub mod receipts;
mod stored;
pub mod view;

pub use given::{GivenPrize, GivenPrizes};
pub(super) use given::{given_to, rename};
pub use stored::{Decisions, Named};
