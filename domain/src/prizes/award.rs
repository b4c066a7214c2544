//! The prizes given, and how each amount is made up.

use serde::{Deserialize, Serialize};

use super::{Method, Money};

/// What an amount is made of. The amount is the sum of `own`, `part` and `rounding`. A player who is alone at their place gets
/// its whole prize.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Derivation {
    /// How ties of this list are divided.
    pub method: Method,
    /// First of the tied places, from 1; the own place if nobody shares.
    pub first: usize,
    /// Last of the tied places.
    pub last: usize,
    /// How many players share.
    pub tied: usize,
    /// The prizes of these places; those beyond the last prize are left out.
    pub prizes: Vec<Money>,
    /// For the Hort system, half of the prize of the own place, rounded down to hundredths; otherwise zero.
    pub own: Money,
    /// The equal part of the sum, or of half the sum for the Hort system, rounded down to hundredths.
    pub part: Money,
    /// What the rounding of shares adds, in hundredths; negative if it takes something off.
    pub rounding: i64,
    /// The amount by tie-breaks alone.
    pub by_place: Money,
    /// The amount by equal shares.
    pub equal: Money,
}

impl Derivation {
    /// Whether the player shares with others.
    #[must_use]
    pub const fn is_shared(&self) -> bool {
        self.tied > 1
    }

    /// The sum of the tied places.
    #[must_use]
    pub fn pool(&self) -> Money {
        self.prizes.iter().copied().sum()
    }
}

/// A prize that a candidate gets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Award {
    /// Index of the candidate in the order of the standings.
    pub candidate: usize,
    /// Index of the list in the fund.
    pub list: usize,
    /// Their place among those who compete for the list, from 1.
    pub position: usize,
    /// The money.
    pub money: Money,
    /// Goods, in words; may be empty.
    pub goods: String,
    /// How the money is made up.
    pub why: Derivation,
    /// Candidates who stand before them in this list and took another prize, so that the prizes passed on.
    pub passed: Vec<usize>,
    /// The best of their other prizes, which they left to others: index of the list, and the amount.
    pub left: Option<(usize, Money)>,
}

/// All prizes given.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Allocation {
    /// The prizes, by list, then by place.
    pub awards: Vec<Award>,
    /// Whether nobody would prefer another prize. `false` if no stable choice was found; then the last one is shown.
    pub is_settled: bool,
}

impl Allocation {
    /// The money given from one list, or from all lists for `None`.
    #[must_use]
    pub fn given(&self, list: Option<usize>) -> Money {
        let mine = |award: &&Award| list.is_none_or(|list| award.list == list);
        let awards = self.awards.iter().filter(mine);
        awards.map(|award| award.money).sum()
    }
}
