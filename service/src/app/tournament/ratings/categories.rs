//! The national category of a player before and after an event.

use crate::rating::Threshold;

/// The national category of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Categories {
    /// Category of the rating used in the event; this is a minimum, because a category is kept once it is earned.
    pub before: Option<Threshold>,
    /// A higher category that the estimated rating reaches; `None` if there is none.
    pub reached: Option<Threshold>,
}
