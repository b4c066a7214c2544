//! The participants of a round whose brackets are even.

use std::ops::{Deref, DerefMut};

use crate::{
    event::Tpn,
    pairing::{Rule, dutch},
};

use super::bracket::Bracket;

/// The participants in the order of score and pairing number; everywhere else one is given by the index in this list.
#[derive(Clone)]
pub(in crate::pairing) struct EvenField {
    pub base: dutch::Field,
    /// Whether each floated in the match before (1.5).
    pub floated: Vec<bool>,
    /// How many matches each has had that were not forfeited.
    pub matches: Vec<usize>,
    /// Whether it matters who floated in the match before: not so near the end of the event.
    pub floats_count: bool,
    /// Upfloaters are looked for in the whole field at once: slow, for comparison.
    pub is_whole: bool,
}

impl Deref for EvenField {
    type Target = dutch::Field;

    fn deref(&self) -> &Self::Target {
        &self.base
    }
}

impl DerefMut for EvenField {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.base
    }
}

impl EvenField {
    /// Whether somebody floated in the match before.
    pub(in crate::pairing) fn floated(&self, player: usize) -> bool {
        self.floated.get(player).copied().unwrap_or(false)
    }

    /// How many matches somebody has had that were not forfeited.
    pub(in crate::pairing) fn matches(&self, player: usize) -> usize {
        self.matches.get(player).copied().unwrap_or(0)
    }

    /// Pairs all of `open`, who can all be paired, from the highest score down; `pair` pairs the residents of a bracket and those
    /// who float up to them. `None` when stopped.
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

    /// Those before the bottom `two` in the order of the identifier whom the top `one` might have had, and what kept them apart.
    pub(in crate::pairing) fn passed(
        &self,
        bracket: &Bracket,
        one: usize,
        two: usize,
    ) -> Vec<(Tpn, Option<Rule>)> {
        // Earlier tops have taken theirs.
        let later = bracket.pairs.iter().skip_while(|(top, _)| *top != one);
        let mut free: Vec<usize> = later.map(|(_, bottom)| *bottom).collect();
        free.retain(|bottom| self.tpn(*bottom) < self.tpn(two));
        free.sort_by_key(|bottom| self.tpn(*bottom));
        let free = free.into_iter();
        free.filter_map(|bottom| Some((self.tpn(bottom)?, self.rule_between(one, bottom))))
            .collect()
    }
}
