//! Irregularities on which the arbiter rules by a tree of questions (7.2–7.4, 6.10, 6.11, 11, 12.9).

mod fields;
pub(super) mod kinds;
mod question;
mod record;

pub use fields::FIELDS;
pub use question::*;
pub use record::*;
