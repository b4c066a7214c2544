//! A fallen flag (6.8).

pub(super) mod kind;
mod question;
mod record;

pub use question::*;
pub use record::*;
