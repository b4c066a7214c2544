//! A draw offer or a draw by agreement (9.1).

pub(super) mod kind;
mod question;
mod record;

pub use question::*;
pub use record::*;
