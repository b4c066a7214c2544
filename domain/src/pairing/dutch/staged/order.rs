//! The order in which candidates are generated (C.04.3 art. 3.6, 3.7, 4.2–4.4), without weights. It is found by one question
//! after another of the kind "which partners can this player have without loss?".
//!
//! The first candidate that produces a set of pairs has the higher ranked member of each pair (the "top") in S1. So the order
//! of generation is an order on sets of pairs, compared item by item:
//! 1. the paired MDPs: smallest differing BSN first (4.4);
//! 2. their opponents' BSNs, in MDP order (4.2);
//! 3. fewest members of S2 that are tops (4.3.1);
//! 4. smallest sum of the BSNs of tops (4.3.2);
//! 5. members of S1 that are not tops: largest differing BSN first (4.3.3);
//! 6. members of S2 that are tops: smallest differing BSN first (4.3.4);
//! 7. the BSNs of the bottoms, in the order of their tops (4.2).
//!
//! Items 3 and 4 are sums; they become stages if an exchange is needed. The others are questions.

use super::{
    bits::{Mask, NONE},
    costs::{Costs, bits_of},
    pool::Pool,
};
use crate::event::Halt;

/// Settles the pairs of a bracket. The vertices of the pool are `mdps` MDPs, then `residents` residents, then others. `None`
/// when stopped.
pub(super) fn settle(
    pool: &mut Pool,
    mdps: usize,
    residents: usize,
    halt: &Halt,
) -> Option<Vec<(usize, usize)>> {
    let size = pool.rows.size();
    let mut pairs = Vec::new();
    let all_residents = Mask::of(size, mdps..mdps + residents);
    let mut others = Mask::all(size);
    others.remove(all_residents.words());
    // Item 1: which MDPs are paired. Item 2: with whom.
    let mut paired = Vec::new();
    for mdp in 0..mdps {
        if halt.is_due() {
            return None;
        }
        if pool.choose(mdp, all_residents.words(), false).is_some() {
            pool.keep(mdp, all_residents.words());
            paired.push(mdp);
        } else {
            pool.keep(mdp, others.words());
        }
    }
    pairs.extend(lowest_partners(pool, &paired, halt)?);
    let mut rest = all_residents;
    rest.keep(pool.open.words());
    let tops = tops(pool, &rest, halt)?;
    pairs.extend(lowest_partners(pool, &tops, halt)?);
    Some(pairs)
}

/// Gives each of `vertices` in turn the lowest possible partner.
fn lowest_partners(
    pool: &mut Pool,
    vertices: &[usize],
    halt: &Halt,
) -> Option<Vec<(usize, usize)>> {
    let mut pairs = Vec::new();
    for vertex in vertices {
        if halt.is_due() {
            return None;
        }
        let row = pool.rows.row(*vertex).to_vec();
        let partner = pool.choose(*vertex, &row, true)?;
        pool.take_out(*vertex, partner);
        pairs.push((*vertex, partner));
    }
    Some(pairs)
}

/// Items 3 to 6: which players of the remainder are tops. The pool then keeps only edges between tops and others below them.
/// `None` when stopped.
fn tops(pool: &mut Pool, rest: &Mask, halt: &Halt) -> Option<Vec<usize>> {
    let size = pool.rows.size();
    let partner_in_rest = |v: &usize| {
        pool.mate
            .get(*v)
            .is_some_and(|u| *u != NONE && rest.has(*u))
    };
    let pairs = rest.iter().filter(partner_in_rest).count() / 2;
    let order: Vec<usize> = rest.iter().collect();
    let (first, second) = order.split_at_checked(pairs)?;
    if pairs == 0 {
        return Some(Vec::new());
    }
    let mut straight = pool.clone();
    straight.only_across(first, rest);
    if straight.is_complete(halt) {
        (pool.rows, pool.mate) = (straight.rows, straight.mate);
        return Some(first.to_vec());
    }
    if halt.is_due() {
        return None;
    }
    let mut trial = pool.clone();
    let (in_first, in_second) = (
        Mask::of(size, first.iter().copied()),
        Mask::of(size, second.iter().copied()),
    );
    // Item 3: the fewest exchanges. Item 4: the smallest sum.
    let class = |v: usize| usize::from(in_first.has(v)) + 2 * usize::from(in_second.has(v));
    let exchanges = Costs {
        class: (0..size).map(class).collect(),
        classes: 3,
        table: vec![0, 0, 0, 0, 0, 0, 0, 0, 1],
        ranks: None,
        bits: bits_of(i64::try_from(pairs).unwrap_or(i64::MAX)),
    };
    let mut ranks = vec![-1; size];
    for (number, vertex) in (1..).zip(&order) {
        if let Some(rank) = ranks.get_mut(*vertex) {
            *rank = number;
        }
    }
    let sum = Costs::by_rank(ranks);
    if !trial.settle(&exchanges, halt) || !trial.settle(&sum, halt) {
        return None;
    }
    // `below` also contains the vertex itself, with which it cannot be matched.
    let mut tops = Vec::new();
    // Item 5: from the last of S1 up, a player who need not be a top is not one.
    for vertex in first.iter().rev() {
        if halt.is_due() {
            return None;
        }
        let mut below = rest.clone();
        below.keep_from(*vertex);
        let mut other = Mask::all(size);
        other.remove(below.words());
        if trial.choose(*vertex, other.words(), false).is_some() {
            trial.keep(*vertex, other.words());
        } else {
            trial.keep(*vertex, below.words());
            tops.push(*vertex);
        }
    }
    tops.reverse();
    // Item 6: from the first of S2 down, a player who can be a top is one.
    for vertex in second {
        if halt.is_due() {
            return None;
        }
        let mut below = rest.clone();
        below.keep_from(*vertex);
        if trial.choose(*vertex, below.words(), false).is_some() {
            trial.keep(*vertex, below.words());
            tops.push(*vertex);
        } else {
            let mut other = Mask::all(size);
            other.remove(below.words());
            trial.keep(*vertex, other.words());
        }
    }
    // With the tops fixed, all that is left is equally good by items 3 to 6, so the rigid sets are those of the criteria again.
    (pool.rows, pool.mate) = (trial.rows, trial.mate);
    pool.only_across(&tops, rest);
    Some(tops)
}

impl Pool {
    /// In the remainder, keeps only edges from `tops` to others below them, and edges of the others that lead out of the
    /// remainder.
    fn only_across(&mut self, tops: &[usize], rest: &Mask) {
        let size = self.rows.size();
        let tops = Mask::of(size, tops.iter().copied());
        let mut bottoms = rest.clone();
        bottoms.remove(tops.words());
        let mut not_bottoms = Mask::all(size);
        not_bottoms.remove(bottoms.words());
        for vertex in rest.iter() {
            if tops.has(vertex) {
                let mut kept = bottoms.clone();
                kept.keep_from(vertex);
                self.keep(vertex, kept.words());
            } else {
                self.keep(vertex, not_bottoms.words());
            }
        }
        self.drop_lost();
    }

    /// Whether the pool now has a perfect matching that leaves each rigid set once. If there are rigid sets, `false` may be
    /// wrong, as only one matching is looked at.
    pub(super) fn is_complete(&mut self, halt: &Halt) -> bool {
        let is_perfect = self.complete(0, halt) == 0;
        let mate = |v: &usize| self.mate.get(*v).copied().unwrap_or(NONE);
        let leaves = |set: &Mask| set.iter().filter(|v| !set.has(mate(v))).count();
        is_perfect && self.rigid.iter().all(|set| leaves(set) == 1)
    }
}

#[cfg(test)]
mod tests;
