//! A resignation (5.1.2).

pub(super) mod kind;
mod question;
mod record;

pub use question::*;
pub use record::*;
