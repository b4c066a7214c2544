//! The pairing of a bracket (3.6): among the best by the criteria of its system, the one with the first identifier.

use std::hash::Hash;

use super::field::EvenField;
use crate::pairing::{
    dutch::meetings,
    matching::{Criterion, bits::Mask, pool::Pool},
};

/// A bracket that has been paired. Participants are indices of the field.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::pairing) struct Bracket {
    /// The participants of the scoregroup.
    pub residents: Vec<usize>,
    /// Those who floated up to it, by score, then by pairing number.
    pub upfloaters: Vec<usize>,
    /// The pairs, each with the smaller pairing number first, in the order of that number: the tops and bottoms of the
    /// identifier.
    pub pairs: Vec<(usize, usize)>,
    /// The rest of the following scoregroup.
    pub following: Vec<usize>,
    /// All others who still have to be paired.
    pub below: Vec<usize>,
}

impl Bracket {
    /// Opponents of the upfloaters.
    pub(in crate::pairing) fn opponents(&self) -> Vec<usize> {
        let of = |one: usize, two: usize| self.upfloaters.contains(&one).then_some(two);
        let pairs = self.pairs.iter();
        let both = pairs.flat_map(|(a, b)| [of(*a, *b), of(*b, *a)]);
        both.flatten().collect()
    }
}

impl EvenField {
    /// Pairs the residents and the upfloaters, who can all be paired. The `criteria` for a bracket of this size decide, an
    /// earlier one before a later one; they look at the `kind` of a participant. `None` when stopped.
    pub(in crate::pairing) fn pair_bracket<K: Eq + Hash>(
        &self,
        residents: &[usize],
        upfloaters: &[usize],
        kind: impl Fn(usize) -> K,
        criteria: impl Fn(usize) -> Vec<Criterion<'static, K>>,
    ) -> Option<Vec<(usize, usize)>> {
        let mut members = [residents, upfloaters].concat();
        members.sort_by_key(|player| self.tpn(*player));
        let size = members.len();
        let mut pool = Pool::new(meetings(self, &members, size));
        // Start from the first identifier of all, as far as its pairs are legal.
        for top in 0..size / 2 {
            let bottom = top + size / 2;
            if pool.rows.has(top, bottom) {
                pool.join(top, bottom);
            }
        }
        if pool.complete(0, &self.halt) > 0 {
            return None;
        }
        let criteria = criteria(size);
        let kinds: Vec<K> = members.iter().map(|player| kind(*player)).collect();
        if !criteria.is_empty() && !pool.settle_in_order(&kinds, &criteria, &self.halt) {
            return None;
        }
        let found = self.first_identifier(pool)?;
        let player = |place: usize| members.get(place).copied();
        let found = found.into_iter();
        found
            .map(|(top, bottom)| Some((player(top)?, player(bottom)?)))
            .collect()
    }

    /// Among the pairings that the pool leaves open, the one with the first identifier. Vertices stand in the order of pairing
    /// numbers.
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
