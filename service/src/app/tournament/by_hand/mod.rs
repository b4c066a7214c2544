//! A draft that an arbiter changes by hand: swaps, colours, boards made and dissolved, the bye moved.
//!
//! The manual phase of a round begins with [`begin`] and ends with [`end`], when the round is published
//! ([`publication`](super::publication)), or when it is paired by the rules again. Where the rules give no pairing it
//! begins with a draft without boards ([`rounds::draft_by_hand`](super::rounds::draft_by_hand)). Every change is told with its seats,
//! can be taken back, and is held against the rules: what they forbid absolutely is asked about first.

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
