//! Entry fees: which band of the announcement applies to a participant.
//!
//! | rule of the announcement | item |
//! |---|---|
//! | bands from top to bottom: the first that applies counts | [`FeeTable`] |
//! | to whom a band applies: conditions, and the last day of entry | [`Band`], [`Payer`] |
//! | the bands as they are typed | [`read`] |
//!
//! The conditions are those of prizes ([`Condition`](crate::prizes::Condition)), so that both are typed in the same way.

mod band;
mod typed;

pub use band::{Band, FeeTable, Payer};
pub use typed::{Fault, MOST_CENTS, read};
