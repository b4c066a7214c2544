//! An illegal move that was completed (7.5).

pub(super) mod kind;
mod question;
mod record;

pub use question::*;
pub use record::*;
