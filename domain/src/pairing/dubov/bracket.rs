//! The pairing of a bracket (3.2.4–3.2.6): shifts between the subgroups, then the first legal transposition.

use super::{
    field::Field,
    subgroup::{Subgroups, from_the_middle},
};
use crate::pairing::{
    dutch::meetings,
    matching::{
        Criterion,
        bits::{Mask, Rows},
        pool::Pool,
    },
};

/// A bracket that has been paired. Players are indices of the field.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Bracket {
    /// The players of the scoregroup.
    pub residents: Vec<usize>,
    /// Those who floated up to it, in order.
    pub upfloaters: Vec<usize>,
    /// Its members by the colour that they seek.
    pub subgroups: Subgroups,
    /// Whether G1, the White seekers, is the larger subgroup.
    pub is_white_larger: bool,
    /// Players shifted from the smaller subgroup, in the order of 4.3.
    pub shifted_first: Vec<usize>,
    /// Players shifted afterwards from the larger subgroup, in the order of 4.3.
    pub shifted_then: Vec<usize>,
    /// The members of S1 in order, each with the opponent in T2.
    pub pairs: Vec<(usize, usize)>,
}

/// The graph of the members of a bracket: the smaller subgroup, then the larger one.
struct Graph<'a> {
    field: &'a Field,
    smaller: &'a [usize],
    larger: &'a [usize],
    rows: Rows,
    in_smaller: Mask,
    in_larger: Mask,
}

impl Field {
    /// Pairs all of `members`. `None` when they cannot all be paired, or when stopped.
    pub(super) fn pair_bracket(
        &self,
        residents: &[usize],
        upfloaters: &[usize],
    ) -> Option<Bracket> {
        let members = [residents, upfloaters].concat();
        let subgroups = Subgroups::of(self, &members);
        let is_white_larger = subgroups.white.len() > subgroups.black.len();
        let (smaller, larger) = if is_white_larger {
            (&subgroups.black, &subgroups.white)
        } else {
            (&subgroups.white, &subgroups.black)
        };
        let (first, then) = Graph::new(self, smaller, larger).shifts()?;
        let stays = |players: &[usize], gone: &[usize]| -> Vec<usize> {
            let stay = players.iter().filter(|player| !gone.contains(player));
            stay.copied().collect()
        };
        let smaller = [stays(smaller, &first), then.clone()].concat();
        let larger = [stays(larger, &then), first.clone()].concat();
        let (mut one, mut two) = if is_white_larger {
            (larger, smaller)
        } else {
            (smaller, larger)
        };
        self.by_average(&mut one);
        two.sort_by_key(|player| self.tpn(*player));
        Some(Bracket {
            residents: residents.to_vec(),
            upfloaters: upfloaters.to_vec(),
            pairs: self.first_transposition(&one, &two)?,
            subgroups,
            is_white_larger,
            shifted_first: first,
            shifted_then: then,
        })
    }

    /// S1 against the first legal transposition of S2 (3.2.6, 4.4).
    fn first_transposition(&self, one: &[usize], two: &[usize]) -> Option<Vec<(usize, usize)>> {
        let players = [one, two].concat();
        let size = players.len();
        let mut rows = meetings(self, &players, size);
        let second = Mask::of(size, one.len()..size);
        let first = Mask::of(size, 0..one.len());
        for place in 0..size {
            let across = if first.has(place) { &second } else { &first };
            rows.restrict(place, across.words());
        }
        let mut pool = Pool::new(rows);
        if pool.complete(0, &self.halt) > 0 {
            return None;
        }
        let mut pairs = Vec::new();
        for (place, player) in one.iter().enumerate() {
            if self.halt.is_due() {
                return None;
            }
            let row = pool.rows.row(place).to_vec();
            let partner = pool.choose(place, &row, true)?;
            pool.take_out(place, partner);
            pairs.push((*player, *players.get(partner)?));
        }
        Some(pairs)
    }
}

impl<'a> Graph<'a> {
    fn new(field: &'a Field, smaller: &'a [usize], larger: &'a [usize]) -> Self {
        let players = [smaller, larger].concat();
        let size = players.len();
        Self {
            field,
            rows: meetings(field, &players, size),
            in_smaller: Mask::of(size, 0..smaller.len()),
            in_larger: Mask::of(size, smaller.len()..size),
            smaller,
            larger,
        }
    }

    /// The players who are shifted from the smaller subgroup, and those who are shifted afterwards from the larger one.
    fn shifts(&self) -> Option<(Vec<usize>, Vec<usize>)> {
        let halt = &self.field.halt;
        let difference = (self.larger.len() - self.smaller.len()) / 2;
        let mut rows = self.rows.clone();
        for place in 0..self.smaller.len() {
            rows.restrict(place, self.in_larger.words());
        }
        let mut pool = Pool::new(rows);
        let mut first = Vec::new();
        if pool.complete(0, halt) > 0 {
            first = self.shifted_from_smaller()?;
            // A shifted player meets one of those who were not shifted.
            let mut shifted = Mask::empty(self.rows.size());
            for (place, player) in self.smaller.iter().enumerate() {
                if first.contains(player) {
                    shifted.put(place);
                }
            }
            let mut stays = self.in_smaller.clone();
            stays.remove(shifted.words());
            let mut across = self.in_larger.clone();
            across.unite(shifted.words());
            let mut rows = self.rows.clone();
            for place in 0..self.smaller.len() {
                let met = if shifted.has(place) { &stays } else { &across };
                rows.restrict(place, met.words());
            }
            pool = Pool::new(rows);
            if pool.complete(0, halt) > 0 {
                return None;
            }
        }
        let wanted = difference + first.len();
        let start = self.smaller.len();
        let then = self.first_set(&mut pool, self.larger, start, &self.in_larger, wanted)?;
        Some((first, then))
    }

    /// The first set of players of the smaller subgroup, as many as must meet each other.
    fn shifted_from_smaller(&self) -> Option<Vec<usize>> {
        let halt = &self.field.halt;
        let mut pool = Pool::new(self.rows.clone());
        let size = self.rows.size();
        let kinds: Vec<bool> = (0..size).map(|place| self.in_smaller.has(place)).collect();
        let inside = Criterion::new(size, |a: &bool, b: &bool| i64::from(*a && *b));
        if pool.complete(0, halt) > 0 || !pool.settle_in_order(&kinds, &[inside], halt) {
            return None;
        }
        let met_inside = |place: &usize| {
            let partner = pool.mate.get(*place);
            partner.is_some_and(|partner| self.in_smaller.has(*partner))
        };
        let pairs = (0..self.smaller.len()).filter(met_inside).count() / 2;
        self.first_set(&mut pool, self.smaller, 0, &self.in_smaller, pairs)
    }

    /// The first set (4.3) of `wanted` members of a subgroup, each of whom meets another member of it. The members of the
    /// subgroup stand in the graph from `start` on.
    fn first_set(
        &self,
        pool: &mut Pool,
        members: &[usize],
        start: usize,
        subgroup: &Mask,
        wanted: usize,
    ) -> Option<Vec<usize>> {
        let size = self.rows.size();
        let mut others = subgroup.clone();
        let mut found = Vec::new();
        let places: Vec<usize> = (start..start + members.len()).collect();
        for place in from_the_middle(&places) {
            if found.len() == wanted {
                break;
            }
            if self.field.halt.is_due() {
                return None;
            }
            if pool.choose(place, others.words(), false).is_some() {
                others.take(place);
                pool.keep(place, others.words());
                found.push(*members.get(place - start)?);
            } else {
                let mut kept = Mask::all(size);
                kept.remove(others.words());
                pool.keep(place, kept.words());
            }
        }
        (found.len() == wanted).then_some(found)
    }
}
