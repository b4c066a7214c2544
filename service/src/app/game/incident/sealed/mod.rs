//! The envelope of an adjourned game is opened (Guidelines I.7, I.8, I.12).

pub(super) mod kind;
mod question;
mod record;

pub use question::*;
pub use record::*;
