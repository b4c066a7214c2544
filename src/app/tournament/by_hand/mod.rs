//! A draft that an arbiter changes by hand: swaps, colours, boards made and dissolved, the bye moved.
//!
//! The manual phase of a round begins with [`begin`] and ends when the round is published
//! ([`publication`](super::publication)), or when it is paired by the rules again. Every change is told with its seats,
//! can be taken back, and is held against the rules: what they forbid absolutely is asked about first.

mod change;
mod seats;
mod view;

pub use change::{begin, change, take_back};
pub use view::{Against, HandView, Judged, view};

pub(super) use {
    seats::{Seats, write},
    view::judged,
};
