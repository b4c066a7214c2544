//! The public pages of a tournament as files: a ZIP that works on a plain web space or from a USB stick, without a server.
//!
//! - The pages are those that visitors get: they are asked of the program's own table of addresses, as everybody and in one
//!   language, so that nothing gets in which the public does not see.
//! - All are read in one snapshot, so that they are of one moment.
//! - Links between them become relative; a link to what is not among them leads to the site, where it has a public address.
//! - What needs a server (forms, scripts, what a template marks `data-served`) is left out.

mod copying;
mod frame;
mod markup;
mod places;
mod rewriting;

pub use copying::{Addresses, Bundle, pack, zip};
