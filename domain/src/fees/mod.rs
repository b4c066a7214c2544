//! Entry fees: which band of the announcement somebody pays.
//!
//! | rule of the announcement | item |
//! |---|---|
//! | bands from top to bottom: the first that fits counts | [`FeeTable`] |
//! | for whom a band is: conditions, and up to which day of entry | [`Band`], [`Payer`] |
//! | the bands as they are typed | [`read`] |
//!
//! Conditions are those of prizes ([`Condition`](crate::prizes::Condition)), so that both are typed alike.

mod band;
mod typed;

pub use band::{Band, FeeTable, Payer};
pub use typed::{Fault, MOST_CENTS, read};
