//! Entries held against a rating list: looked at row by row, and what the arbiter accepts taken over.
//!
//! | what | item |
//! |---|---|
//! | what a list says of an entry | [`Rated`] |
//! | the entries beside the list | [`compare()`], [`Compared`] |
//! | what is accepted taken over | [`accept()`] |

mod accept;
mod compare;
mod lines;
mod rated;

pub(in crate::app) use accept::accept_again;
pub use accept::{Chosen, accept};
pub use compare::{Compared, compare};
pub use lines::{Doubt, RefreshLine};
pub use rated::Rated;
