//! The ratings that a section is for.

use crate::event::Elo;

/// The ratings that a section is for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RatingLimits {
    /// The lowest; with one, players without a rating are not for this section.
    pub least: Option<Elo>,
    /// The highest.
    pub most: Option<Elo>,
}

impl RatingLimits {
    /// Whether a player of this rating, or without one, is for the section.
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

    /// Whether there is a limit.
    #[must_use]
    pub const fn is_any(self) -> bool {
        self.least.is_some() || self.most.is_some()
    }
}
