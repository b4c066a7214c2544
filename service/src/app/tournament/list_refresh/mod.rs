//! Comparing entries with a rating list, one by one, and taking over what the arbiter accepts.
//!
//! | what | item |
//! |---|---|
//! | the data of an entry that a list may change | [`Rated`] |
//! | the entries compared with the list | [`compare()`], [`Compared`] |
//! | taking over what is accepted | [`accept()`] |

mod accept;
mod compare;
mod lines;
mod rated;

pub(in crate::app) use accept::accept_again;
pub use accept::{Chosen, accept};
pub use compare::{Compared, compare};
pub use lines::{Doubt, RefreshLine};
pub use rated::Rated;
