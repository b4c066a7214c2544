//! Prizes: the announced fund, the prizes by the current standings, the versions that were given out, the receipts.
//!
//! | what | file |
//! |---|---|
//! | the fund: form, checks, storing it | [`fund`], [`fund_input`], `stored.rs` |
//! | who is named for a special prize or excluded | [`decisions`] |
//! | what the fund gives by given standings | [`GivenPrizes`] |
//! | the pages for arbiters and for everybody | [`view`] |
//! | closing a version | [`close`] |
//! | signatures under receipts | [`receipts`] |
//!
//! All of this also works in a closed tournament: prizes are given after the last result, and they change nothing in a report.

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
