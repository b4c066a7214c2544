//! A game is adjourned (Guidelines I.1–I.4).

pub(super) mod kind;
mod question;
mod record;

pub use question::*;
pub use record::*;
