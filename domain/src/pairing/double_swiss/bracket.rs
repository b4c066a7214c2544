//! The pairing of a bracket (3.6): the best by C8, and of those the one with the first identifier.

use super::field::Field;
use crate::pairing::{
    dutch::meetings,
    matching::{Criterion, bits::Mask, pool::Pool},
};

/// A bracket that has been paired; players are indices of the field.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Bracket {
    /// The scoregroup.
    pub residents: Vec<usize>,
    /// Who came up to it, by score, then pairing number.
    pub upfloaters: Vec<usize>,
    /// The pairs, each with the smaller pairing number first, by that one: the tops and bottoms of the identifier.
    pub pairs: Vec<(usize, usize)>,
    /// What is left of the following scoregroup.
    pub following: Vec<usize>,
    /// All others who are still to be paired.
    pub below: Vec<usize>,
}

impl Bracket {
    /// The opponents of the upfloaters.
    pub(super) fn opponents(&self) -> Vec<usize> {
        let of = |one: usize, two: usize| self.upfloaters.contains(&one).then_some(two);
        let pairs = self.pairs.iter();
        let both = pairs.flat_map(|(a, b)| [of(*a, *b), of(*b, *a)]);
        both.flatten().collect()
    }
}

/// What the cost of an edge depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Kind {
    is_upfloater: bool,
    floated: bool,
}

/// C8.
fn opponents(size: usize) -> Criterion<'static, Kind> {
    Criterion::new(size, |one: &Kind, two: &Kind| {
        i64::from(one.is_upfloater && two.floated) + i64::from(two.is_upfloater && one.floated)
    })
}

impl Field {
    /// Pairs the residents and the upfloaters with each other, who can all be paired. `None` when stopped.
    pub(super) fn pair_bracket(
        &self,
        residents: &[usize],
        upfloaters: &[usize],
    ) -> Option<Vec<(usize, usize)>> {
        let mut members = [residents, upfloaters].concat();
        members.sort_by_key(|player| self.tpn(*player));
        let size = members.len();
        let mut pool = Pool::new(meetings(self, &members, size));
        // The first identifier of all, as far as it is legal.
        for top in 0..size / 2 {
            let bottom = top + size / 2;
            if pool.rows.has(top, bottom) {
                pool.join(top, bottom);
            }
        }
        if pool.complete(0, &self.halt) > 0 {
            return None;
        }
        if !upfloaters.is_empty() && !self.is_last {
            let kinds = members.iter().map(|player| Kind {
                is_upfloater: upfloaters.contains(player),
                floated: self.floated(*player),
            });
            let kinds: Vec<Kind> = kinds.collect();
            if !pool.settle_in_order(&kinds, &[opponents(size)], &self.halt) {
                return None;
            }
        }
        let found = self.first_identifier(pool)?;
        let player = |place: usize| members.get(place).copied();
        let found = found.into_iter();
        found
            .map(|(top, bottom)| Some((player(top)?, player(bottom)?)))
            .collect()
    }

    /// Of the pairings that the pool leaves open the one with the first identifier: vertices stand in the order of pairing numbers.
    fn first_identifier(&self, mut pool: Pool) -> Option<Vec<(usize, usize)>> {
        let size = pool.rows.size();
        let mut tops = Vec::new();
        let mut bottoms = Mask::all(size);
        for vertex in 0..size {
            if tops.len() * 2 == size {
                break;
            }
            if self.halt.is_due() {
                return None;
            }
            let mut larger = Mask::all(size);
            larger.keep_from(vertex + 1);
            if pool.choose(vertex, larger.words(), false).is_some() {
                pool.keep(vertex, larger.words());
                bottoms.take(vertex);
                tops.push(vertex);
            } else {
                let mut smaller = Mask::all(size);
                smaller.keep_below(vertex);
                pool.keep(vertex, smaller.words());
            }
        }
        let mut pairs = Vec::new();
        for top in tops {
            if self.halt.is_due() {
                return None;
            }
            let bottom = pool.choose(top, bottoms.words(), true)?;
            bottoms.take(bottom);
            pool.take_out(top, bottom);
            pairs.push((top, bottom));
        }
        Some(pairs)
    }
}
