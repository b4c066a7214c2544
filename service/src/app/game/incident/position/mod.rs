//! An illegal position on the board (A.5.4).

pub(super) mod kind;
mod question;
mod record;

pub use question::*;
pub use record::*;
