//! The automatic end of a game was confirmed (5.1.1, 5.2, 9.6).

pub(super) mod kind;
mod question;
mod record;

pub use question::*;
pub use record::*;
