//! A draw claim (9.2, 9.3).

pub(super) mod kind;
mod question;
mod record;

pub use question::*;
pub use record::*;
