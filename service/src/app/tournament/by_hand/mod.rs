//! A draft that an arbiter changes by hand: swapping players, turning colours, making and dissolving boards, moving the bye.
//!
//! The manual phase of a round begins with [`begin`] and ends with [`end`], when the round is published
//! ([`publication`](super::publication)), or when it is paired by the rules again. If the rules give no pairing, it begins with a
//! draft without boards ([`rounds::draft_by_hand`](super::rounds::draft_by_hand)). Every change is recorded with its seats and
//! can be taken back. A change that the rules forbid absolutely needs a confirmation.
//!
//! | what | file |
//! |---|---|
//! | beginning and ending the manual phase | `phase.rs` |
//! | one change, and taking it back | `change.rs` |
//! | the seats as stored | `seats.rs` |
//! | the page, and the comparison with the rules | `view.rs` |

mod change;
mod phase;
mod seats;
mod view;

pub use change::{change, take_back};
pub use phase::{begin, end};
pub use view::{Against, HandView, Judged, view};

pub(super) use {
    seats::{Seats, require_whole, write},
    view::judged,
};
