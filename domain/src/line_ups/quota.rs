//! Quotas: who must be among the players of a line-up.

use crate::prizes::{Candidate, Condition};

/// How many of the players must fulfil the conditions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Least {
    /// At least this many.
    Count(u8),
    /// Everybody: nobody else may play or be listed.
    Everybody,
}

/// A number of the players must fulfil these conditions: `donne: 1`, `under 16: tutti`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Quota {
    /// The conditions as they were typed.
    pub whom: String,
    /// The conditions, all of which must hold.
    pub conditions: Vec<Condition>,
    /// How many players must fulfil them.
    pub least: Least,
}

impl Quota {
    /// Whether a player fulfils the conditions; ages are counted in this year. A condition on something unknown does not hold.
    #[must_use]
    pub fn fits(&self, who: &Candidate, year: i32) -> bool {
        self.conditions.iter().all(|one| one.holds(who, year))
    }
}
