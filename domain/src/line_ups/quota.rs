//! Who must be among those who play.

use crate::prizes::{Candidate, Condition};

/// How many of those who play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Least {
    /// At least so many.
    Count(u8),
    /// Everybody: nobody else plays, or is listed.
    Everybody,
}

/// So many of those who play fulfil these conditions: `donne: 1`, `under 16: tutti`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Quota {
    /// For whom it is, as it was typed.
    pub whom: String,
    /// What holds for them.
    pub conditions: Vec<Condition>,
    /// How many.
    pub least: Least,
}

impl Quota {
    /// Whether somebody counts for it, ages counted by this year. What is not known of somebody does not hold.
    #[must_use]
    pub fn fits(&self, who: &Candidate, year: i32) -> bool {
        self.conditions.iter().all(|one| one.holds(who, year))
    }
}
