//! Whether everybody can be paired (C4, C5), and if not, why.

use std::collections::BTreeMap;

use super::{
    super::{Edition, field::Field},
    bits::{Mask, NONE, Rows},
    level::Level,
    meetings::meetings,
    nest::Usable,
    pool::Pool,
    search::{Ground, Search},
};
use crate::{
    event::{Halt, Tpn},
    pairing::{ByeRole, Impossible},
};

impl Field {
    /// Whether `rest` and `floaters` can all be paired, with no two of `floaters` together, and with the bye for one of them if
    /// `bye`.
    pub(in crate::pairing) fn completes(
        &self,
        floaters: &[usize],
        rest: &[usize],
        bye: bool,
    ) -> bool {
        let vertices = floaters.len() + rest.len() + usize::from(bye);
        if !vertices.is_multiple_of(2) {
            return false;
        }
        let who = |v: usize| {
            floaters
                .get(v)
                .or_else(|| rest.get(v.checked_sub(floaters.len())?))
                .copied()
        };
        // `u` always comes after `v`.
        let adjacent = |u: usize, v: usize| match (who(u), who(v)) {
            (Some(a), Some(b)) => u >= floaters.len() && self.may_meet(a, b),
            (Some(a), None) | (None, Some(a)) => self.may_have_bye(a),
            (None, None) => false,
        };
        let mate = greedy(vertices, &adjacent, &self.halt);
        mate.iter().all(Option::is_some)
            || (!self.halt.is_due() && completes(self, floaters, rest, bye, &mate))
    }

    /// Number of players left over when as many as possible of `floaters` and `next` are paired, with no two of `floaters`
    /// together.
    pub(in crate::pairing) fn left_over(&self, floaters: &[usize], next: &[usize]) -> usize {
        let players: Vec<usize> = floaters.iter().chain(next).copied().collect();
        let rows = rows_of(self, &players, floaters.len(), false);
        Pool::new(rows).complete(usize::MAX, &self.halt)
    }

    /// Why the whole field cannot be paired; `None` if it can.
    pub(in crate::pairing) fn obstruction(&self) -> Option<Impossible> {
        let count = self.players.len();
        let found = obstruction(self)?;
        let tpns = |places: &[usize]| -> Vec<Tpn> {
            let mut tpns: Vec<Tpn> = places
                .iter()
                .filter_map(|place| self.players.get(*place))
                .map(|player| player.tpn)
                .collect();
            tpns.sort_unstable();
            tpns
        };
        Some(Impossible::NoCompletePairing {
            left_over: tpns(&found.left_over),
            groups: found
                .groups
                .iter()
                .map(|group| tpns(group))
                .filter(|group| !group.is_empty())
                .collect(),
            opponents: tpns(&found.opponents),
            bye: if !self.odd {
                ByeRole::NotNeeded
            } else if found.opponents.contains(&count) {
                ByeRole::Opponent
            } else if found.groups.iter().any(|group| group.contains(&count)) {
                ByeRole::Barred
            } else {
                ByeRole::Elsewhere
            },
        })
    }

    /// Finds the score of the player with the bye (C5): the lowest score that leaves a complete pairing. In an even field it
    /// only tests that there is a complete pairing. `false` when there is none.
    pub(in crate::pairing) fn settle_bye_score(&mut self) -> bool {
        let all: Vec<usize> = (0..self.players.len()).collect();
        if !self.odd || self.edition == Edition::Fide2017 {
            return self.completes(&[], &all, self.odd);
        }
        let mut scores: Vec<i32> = self
            .players
            .iter()
            .enumerate()
            .filter(|(place, _)| self.is_eligible(*place))
            .map(|(_, player)| player.score)
            .collect();
        scores.sort_unstable();
        scores.dedup();
        for score in scores {
            self.bye_score = Some(score);
            if self.completes(&[], &all, true) {
                return true;
            }
        }
        self.bye_score = None;
        false
    }
}

/// A maximal matching that starts from the last vertex: the bye and the weakest first. `adjacent` is called with a vertex and
/// one before it.
fn greedy(
    vertices: usize,
    adjacent: &dyn Fn(usize, usize) -> bool,
    halt: &Halt,
) -> Vec<Option<usize>> {
    let mut mate: Vec<Option<usize>> = vec![None; vertices];
    for u in (0..vertices).rev() {
        if halt.is_due() {
            break;
        }
        if mate.get(u).is_some_and(Option::is_some) {
            continue;
        }
        let partner = (0..u)
            .rev()
            .find(|v| mate.get(*v).is_some_and(Option::is_none) && adjacent(u, *v));
        if let Some(v) = partner {
            for (x, y) in [(u, v), (v, u)] {
                if let Some(place) = mate.get_mut(x) {
                    *place = Some(y);
                }
            }
        }
    }
    mate
}

/// Whether `floaters` and `rest` can all be paired, with no two of `floaters` together, and with the bye for one of them if
/// `bye`. `mate` is a matching of some of them, in this order, the bye last. `false` also when stopped.
fn completes(
    field: &Field,
    floaters: &[usize],
    rest: &[usize],
    bye: bool,
    mate: &[Option<usize>],
) -> bool {
    let players: Vec<usize> = floaters.iter().chain(rest).copied().collect();
    let mut pool = Pool::new(rows_of(field, &players, floaters.len(), bye));
    pool.mate = mate.iter().map(|mate| mate.unwrap_or(NONE)).collect();
    pool.complete(0, &field.halt) == 0
}

/// Which of `players` may meet; the first of them are floaters, and the bye, if given, comes after them.
fn rows_of(field: &Field, players: &[usize], floaters: usize, bye: bool) -> Rows {
    let size = players.len() + usize::from(bye);
    let mut rows = meetings(field, players, size);
    let others = Mask::of(size, floaters..size);
    for floater in 0..floaters {
        rows.restrict(floater, others.words());
    }
    if bye {
        bye_row(&mut rows, players, |player| field.may_have_bye(*player));
    }
    rows
}

/// Why a largest matching leaves somebody out (Tutte and Berge). Nobody of one group has an edge to another group, every group
/// has an odd number, and there are more groups than `opponents`. The bye is the vertex after the players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Obstruction {
    /// The vertices that the matching leaves over.
    pub left_over: Vec<usize>,
    /// The groups, in order of their first members.
    pub groups: Vec<Vec<usize>>,
    /// The vertices with which members of the groups may be matched outside their own group.
    pub opponents: Vec<usize>,
}

/// Why the whole field cannot be paired. `None` when it can, and when stopped: a matching that may not be the largest proves
/// nothing.
fn obstruction(field: &Field) -> Option<Obstruction> {
    let players: Vec<usize> = (0..field.players.len()).collect();
    let size = players.len() + usize::from(field.odd);
    let mut rows = meetings(field, &players, size);
    if field.odd {
        bye_row(&mut rows, &players, |player| field.is_eligible(*player));
    }
    let mut pool = Pool::new(rows);
    let left = pool.complete(usize::MAX, &field.halt);
    if left == 0 || field.halt.is_due() {
        return None;
    }
    Some(obstruction_of(&pool))
}

fn bye_row(rows: &mut Rows, players: &[usize], may: impl Fn(&usize) -> bool) {
    for (place, _) in players.iter().enumerate().filter(|(_, p)| may(p)) {
        rows.put(place, players.len());
    }
}

/// Why the matching of a pool, which is a largest one, leaves somebody out.
pub(super) fn obstruction_of(pool: &Pool) -> Obstruction {
    let level = Level::new(pool.rows.size(), pool.open.clone(), Vec::new(), &pool.mate);
    let edges = Usable {
        rows: &pool.rows,
        usable: &pool.open,
    };
    let ground = Ground {
        edges: &edges,
        level: &level,
        mate: &pool.mate,
    };
    let mut search = Search::new(&level, &pool.mate);
    let is_free = |vertex: &usize| pool.mate.get(*vertex) == Some(&NONE);
    let left_over: Vec<usize> = pool.open.iter().filter(is_free).collect();
    for root in &left_over {
        search.augmenting(&ground, *root);
    }
    let mut groups: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    for vertex in search.outer.iter() {
        groups.entry(search.base(vertex)).or_default().push(vertex);
    }
    let mut groups: Vec<_> = groups.into_values().collect();
    groups.sort();
    Obstruction {
        left_over,
        groups,
        opponents: search.inner.iter().collect(),
    }
}

#[cfg(test)]
mod tests;
