//! Who gets what, and why.

use serde::{Deserialize, Serialize};

use super::{Method, Money};

/// What an amount is made of. The terms add up to it: alone at their place, somebody gets its prize; of those who are
/// tied, each gets `own` and `part`, and the rounding.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Derivation {
    /// How ties of this list are divided.
    pub method: Method,
    /// First of the tied places, from 1; one's own place when nobody shares.
    pub first: usize,
    /// Last of the tied places.
    pub last: usize,
    /// How many share.
    pub tied: usize,
    /// The prizes of these places; those beyond the last prize are left out.
    pub prizes: Vec<Money>,
    /// Hort: half of the prize of the own place, rounded down to hundredths; otherwise nothing.
    pub own: Money,
    /// The equal part of the sum, for Hort of half of it, rounded down to hundredths.
    pub part: Money,
    /// What the rounding of shares adds or takes, in hundredths.
    pub rounding: i64,
    /// What the tie-breaks alone would give.
    pub by_place: Money,
    /// What equal shares would give.
    pub equal: Money,
}

impl Derivation {
    /// Whether others have a part in these places.
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

/// A prize that somebody gets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Award {
    /// Who: index in the order of the standings.
    pub candidate: usize,
    /// Of which list: index in the fund.
    pub list: usize,
    /// Their place among those who compete for it, from 1.
    pub position: usize,
    /// The money that they get.
    pub money: Money,
    /// Goods, in words; may be empty.
    pub goods: String,
    /// What the money is made of.
    pub why: Derivation,
    /// Those who stand before them in this list and took another prize: it passed on from them.
    pub passed: Vec<usize>,
    /// The best of their other prizes, left to others: the list, and what it would have been.
    pub left: Option<(usize, Money)>,
}

/// All prizes given.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Allocation {
    /// By list, then by place.
    pub awards: Vec<Award>,
    /// Whether nobody would rather have another prize. `false`: no stable choice exists, and the last one found is shown.
    pub is_settled: bool,
}

impl Allocation {
    /// The money given, of one list or of all.
    #[must_use]
    pub fn given(&self, list: Option<usize>) -> Money {
        let mine = |award: &&Award| list.is_none_or(|list| award.list == list);
        let awards = self.awards.iter().filter(mine);
        awards.map(|award| award.money).sum()
    }
}
