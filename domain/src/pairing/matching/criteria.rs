//! Criteria of a matching, each more important than all that follow. They are packed into as few stages as possible.
#![expect(
    clippy::indexing_slicing,
    reason = "classes are numbered as they are found"
)]

use std::{collections::HashMap, hash::Hash};

use super::{
    costs::{Costs, bits_of},
    pool::Pool,
};
use crate::event::Halt;

/// Most bits that one stage settles.
const STAGE_BITS: u32 = 30;

/// Cost of an edge by the kinds of its two ends: symmetric, never negative.
type Cost<'a, T> = Box<dyn Fn(&T, &T) -> i64 + 'a>;

/// One criterion, with the cost of an edge by the kinds of its two ends.
pub(in crate::pairing) struct Criterion<'a, T> {
    /// Upper bound: no matching costs more than this.
    pub most: usize,
    /// Cost of an edge.
    pub cost: Cost<'a, T>,
}

impl<'a, T> Criterion<'a, T> {
    pub(in crate::pairing) fn new(most: usize, cost: impl Fn(&T, &T) -> i64 + 'a) -> Self {
        let cost = Box::new(cost);
        Self { most, cost }
    }
}

impl Pool {
    /// Leaves in the pool only the matchings that are best by `criteria`, where an earlier criterion counts before a later one.
    /// The pool has a perfect matching. The cost of an edge depends on the `kinds` of its vertices. `false` when stopped.
    pub(in crate::pairing) fn settle_in_order<T: Eq + Hash>(
        &mut self,
        kinds: &[T],
        criteria: &[Criterion<'_, T>],
        halt: &Halt,
    ) -> bool {
        let mut known: HashMap<&T, usize> = HashMap::new();
        let mut members: Vec<&T> = Vec::new();
        let class: Vec<usize> = kinds
            .iter()
            .map(|kind| {
                *known.entry(kind).or_insert_with(|| {
                    members.push(kind);
                    members.len() - 1
                })
            })
            .collect();
        let classes = members.len();
        let width = |criterion: &Criterion<'_, T>| {
            bits_of(i64::try_from(criterion.most).unwrap_or(i64::MAX))
        };
        let mut rest = criteria;
        while !rest.is_empty() {
            let (mut bits, mut end) = (0, 0);
            while let Some(criterion) = rest.get(end)
                && (end == 0 || bits + width(criterion) <= STAGE_BITS)
            {
                bits += width(criterion);
                end += 1;
            }
            let (stage, later) = rest.split_at(end);
            rest = later;
            let mut table = vec![0_i64; classes * classes];
            for (a, one) in members.iter().enumerate() {
                for (b, two) in members.iter().enumerate() {
                    table[a * classes + b] = stage.iter().fold(0, |sum, criterion| {
                        (sum << width(criterion)) + (criterion.cost)(one, two)
                    });
                }
            }
            let costs = Costs {
                class: class.clone(),
                classes,
                table,
                ranks: None,
                bits,
            };
            if !self.settle(&costs, halt) {
                return false;
            }
        }
        true
    }
}
