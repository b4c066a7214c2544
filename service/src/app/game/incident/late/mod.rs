//! Late arrival (6.7).

pub(super) mod kind;
mod question;
mod record;

pub use question::*;
pub use record::*;
