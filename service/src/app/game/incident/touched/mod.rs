//! Pieces were touched (4.3–4.5).

pub(super) mod kind;
mod question;
mod record;

pub use question::*;
pub use record::*;
