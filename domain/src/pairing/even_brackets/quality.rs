//! How good a bracket is by the criteria that both systems have, and its place in the order of brackets that are equally good
//! (3.5.4, 3.6.3).

use super::{bracket::Bracket, field::EvenField};

/// A step of the order that decides between pairings that are equally good.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// 3.5.4: the set of upfloaters comes earlier, by its pairing numbers; those with more points are compared first.
    Upfloaters,
    /// 3.6.3: the identifier of the pairing comes earlier: the smaller numbers of its pairs, then their opponents.
    Identifier,
}

impl Step {
    /// Article of the rules.
    #[must_use]
    pub const fn article(self) -> &'static str {
        match self {
            Self::Upfloaters => "3.5.4",
            Self::Identifier => "3.6.3",
        }
    }
}

impl EvenField {
    /// Number of participants, as the value of a criterion (C4 for the upfloaters).
    pub(in crate::pairing) fn count(players: &[usize]) -> Vec<i32> {
        vec![i32::try_from(players.len()).unwrap_or(i32::MAX)]
    }

    /// C5: how far below the scoregroup the upfloaters come from, in half-points, the largest distance first.
    pub(in crate::pairing) fn distances(&self, bracket: &Bracket) -> Vec<i32> {
        let own = bracket.residents.first().map_or(0, |p| self.score(*p));
        let distances = bracket.upfloaters.iter().map(|p| own - self.score(*p));
        let mut distances: Vec<i32> = distances.collect();
        distances.sort_unstable_by_key(|distance| std::cmp::Reverse(*distance));
        distances
    }

    /// C6: 1 if the rest of the following scoregroup needs more upfloaters than its number requires, otherwise 0.
    pub(in crate::pairing) fn fails_the_following(&self, bracket: &Bracket) -> Vec<i32> {
        let is_served = self.is_served(&bracket.following, &bracket.below);
        vec![i32::from(!is_served.unwrap_or(true))]
    }

    /// Number of these participants that floated in the match before.
    pub(in crate::pairing) fn floated_among(&self, players: &[usize]) -> Vec<i32> {
        let floated = players
            .iter()
            .copied()
            .filter(|player| self.floated(*player));
        Self::count(&floated.collect::<Vec<_>>())
    }

    /// Values of the steps of the order: of two brackets that are equally good, the one with the lesser values comes first.
    pub(in crate::pairing) fn order_of(&self, bracket: &Bracket) -> Vec<(Step, Vec<usize>)> {
        let numbers = |players: Vec<usize>| {
            let tpns = players.into_iter().filter_map(|player| self.tpn(player));
            tpns.map(|tpn| usize::from(tpn.get())).collect()
        };
        let (tops, bottoms): (Vec<usize>, Vec<usize>) = bracket.pairs.iter().copied().unzip();
        vec![
            (Step::Upfloaters, numbers(bracket.upfloaters.clone())),
            (Step::Identifier, numbers([tops, bottoms].concat())),
        ]
    }
}
