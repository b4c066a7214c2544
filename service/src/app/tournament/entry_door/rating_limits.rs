//! The ratings that a section is for.

use crate::event::Elo;

/// The ratings that a section is for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RatingLimits {
    /// Lowest rating; if there is one, players without a rating are not admitted.
    pub least: Option<Elo>,
    /// Highest rating.
    pub most: Option<Elo>,
}

impl RatingLimits {
    /// Whether a player with this rating, or without one, is admitted.
    #[must_use]
    pub fn admit(self, rating: Option<Elo>) -> bool {
        match rating {
            Some(rating) => {
                self.least.is_none_or(|least| rating >= least)
                    && self.most.is_none_or(|most| rating <= most)
            }
            None => self.least.is_none(),
        }
    }

    /// Whether there is any limit.
    #[must_use]
    pub const fn is_any(self) -> bool {
        self.least.is_some() || self.most.is_some()
    }
}
