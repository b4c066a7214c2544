//! Other servers that are told what happens in a tournament. The chief arbiter names them; what they are told is written with
//! the deed, in its transaction, and sent afterwards, so nothing is told that was not committed. A message says what happened
//! and where it can be read, never who it is about.

pub(in crate::app) mod address;
pub mod keep;
pub(in crate::app) mod note;
pub mod sending;

pub use address::{Reach, origin};
