//! All brackets of a round, from the top.

use super::{bracket::Bracket, field::EvenField};
use crate::{event::Tpn, pairing::Rule};

impl EvenField {
    /// Pairs all participants of `open` from the highest score down; they can all be paired. `pair` pairs the residents of a
    /// bracket with those who float up to them. `None` when stopped.
    pub(in crate::pairing) fn brackets(
        &self,
        mut open: Vec<usize>,
        pair: impl Fn(&[usize], &[usize]) -> Option<Vec<(usize, usize)>>,
    ) -> Option<Vec<Bracket>> {
        let count = self.players.len();
        let mut brackets: Vec<Bracket> = Vec::new();
        while let Some(first) = open.first() {
            self.halt.reached(count - open.len(), count);
            let score = self.score(*first);
            let end = open.partition_point(|player| self.score(*player) == score);
            let mut lower = open.split_off(end);
            let below = (0..count).map(|player| self.score(player));
            let next = below.filter(|other| *other < score).max();
            let of_next = |player: &usize| Some(self.score(*player)) == next;
            let following = lower.partition_point(of_next);
            let upfloaters = self.upfloaters(&open, &lower, following)?;
            let pairs = pair(&open, &upfloaters)?;
            lower.retain(|player| !upfloaters.contains(player));
            let (following, below) = lower.iter().copied().partition(of_next);
            brackets.push(Bracket {
                residents: open,
                upfloaters,
                pairs,
                following,
                below,
            });
            open = lower;
        }
        Some(brackets)
    }

    /// Bottoms before `two` in the order of the identifier that were still free for the top `one`, each with the rule that
    /// keeps the two apart, if any.
    pub(in crate::pairing) fn passed(
        &self,
        bracket: &Bracket,
        one: usize,
        two: usize,
    ) -> Vec<(Tpn, Option<Rule>)> {
        // Earlier tops already have their opponents.
        let later = bracket.pairs.iter().skip_while(|(top, _)| *top != one);
        let mut free: Vec<usize> = later.map(|(_, bottom)| *bottom).collect();
        free.retain(|bottom| self.tpn(*bottom) < self.tpn(two));
        free.sort_by_key(|bottom| self.tpn(*bottom));
        let free = free.into_iter();
        free.filter_map(|bottom| Some((self.tpn(bottom)?, self.rule_between(one, bottom))))
            .collect()
    }
}
