//! Finished answers for everybody, kept as bytes: made once for each version of the data, language and theme, packed
//! once for each encoding, and given to whoever asks until something changes.
//!
//! - What is kept is made for nobody in particular: no account, no form token, no cookie. So nothing that the public may
//!   not see gets in, and the bytes are the same for all.
//! - An answer remembers the moment before it was read ([`crate::live::Tick`]). It is given only while nothing that it
//!   shows was told as changed since; a write is told before it is acknowledged.
//! - Those who ask for the same new page wait for one who makes it.
//! - All together are bounded in bytes; those that were not asked for longest go first.

mod answer;
mod asks;
mod packing;
mod pages;
mod written;

pub use answer::{Answer, Fresh};
pub use asks::Asks;
pub use pages::{Key, Pages};
pub use written::{Writing, Written, hex};
