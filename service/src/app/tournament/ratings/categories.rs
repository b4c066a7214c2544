//! The national category of a player before and after an event.

use crate::rating::Threshold;

/// The national category of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Categories {
    /// The one of the rating used in the event, at least: a category is kept once it is earned.
    pub before: Option<Threshold>,
    /// A higher one that the estimated rating reaches.
    pub reached: Option<Threshold>,
}
