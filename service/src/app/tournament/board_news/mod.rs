//! Browsers that are told when a participant's board is published. Whoever remembers a board on their phone may ask for it,
//! without an account; nothing of it is in the trail, which forgets nothing. What they are told is written with the deed, in its
//! transaction, and sent afterwards; who sits where is read when it is sent, as everybody may see it then.

pub mod browsers;
mod key;
pub(in crate::app) mod note;
pub mod sending;

pub use key::key;
