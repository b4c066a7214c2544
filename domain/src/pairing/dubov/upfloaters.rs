//! The upfloaters of a scoregroup (3.2.1–3.2.3, 4.1, 4.2): as few as possible, the best by C6 to C10, and of these the first
//! set.

use super::field::Field;
use crate::{
    event::Colour,
    pairing::{
        dutch::meetings,
        matching::{
            Criterion,
            bits::{Mask, Rows},
            pool::Pool,
        },
    },
};

/// How many players below the scoregroup are tried first, besides as many as must float; after that all are.
const WINDOW: usize = 12;

/// All that the cost of an edge depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Kind {
    /// A player of the scoregroup, with the colour wanted.
    Resident(Colour),
    /// A player below the scoregroup.
    Lower {
        score: i32,
        wants: Colour,
        /// Number of upfloats so far, for a maximum upfloater.
        upfloats: Option<u32>,
        upfloated_last: bool,
    },
    /// Stands for a player further down.
    Nobody,
}

impl Kind {
    fn of(field: &Field, player: usize, residents: &[usize]) -> Self {
        let wants = field.wants(player);
        if residents.contains(&player) {
            return Self::Resident(wants);
        }
        let facts = field.facts(player);
        let maximum = field.is_maximum_upfloater(player) && !field.is_last_round;
        Self::Lower {
            score: field.score(player),
            wants,
            upfloats: maximum.then_some(facts.upfloats),
            upfloated_last: facts.upfloated_last && !field.is_last_round,
        }
    }

    const fn wants(self) -> Option<Colour> {
        match self {
            Self::Resident(wants) | Self::Lower { wants, .. } => Some(wants),
            Self::Nobody => None,
        }
    }

    const fn is_resident(self) -> bool {
        matches!(self, Self::Resident(_))
    }
}

/// Cost of a pair of a resident and a player below, by the kind of the player below.
fn by_upfloater(cost: impl Fn(Kind) -> i64) -> impl Fn(&Kind, &Kind) -> i64 {
    move |a, b| match (a.is_resident(), b.is_resident()) {
        (true, false) => cost(*b),
        (false, true) => cost(*a),
        _ => 0,
    }
}

/// C5 to C10, in order.
fn criteria(kinds: &[Kind]) -> Vec<Criterion<'static, Kind>> {
    let count = kinds.len();
    let mut scores: Vec<i32> = kinds
        .iter()
        .filter_map(|kind| match kind {
            Kind::Lower { score, .. } => Some(*score),
            _ => None,
        })
        .collect();
    scores.sort_unstable();
    let mut criteria = vec![Criterion::new(count, by_upfloater(|_| 1))];
    let mut rest = scores.as_slice();
    while let Some(lowest) = rest.first().copied() {
        let members = rest.iter().take_while(|score| **score == lowest).count();
        rest = rest.get(members..).unwrap_or(&[]);
        let of_score = move |kind| match kind {
            Kind::Lower { score, .. } => i64::from(score == lowest),
            _ => 0,
        };
        criteria.push(Criterion::new(members, by_upfloater(of_score)));
    }
    criteria.push(Criterion::new(count, |a: &Kind, b: &Kind| {
        let is_inside = a.is_resident() || b.is_resident();
        i64::from(is_inside && a.wants() == b.wants())
    }));
    let of_maximum = |cost: fn(u32) -> i64| {
        by_upfloater(move |kind| match kind {
            Kind::Lower {
                upfloats: Some(upfloats),
                ..
            } => cost(upfloats),
            _ => 0,
        })
    };
    criteria.push(Criterion::new(count, of_maximum(|_| 1)));
    let upfloats = kinds.iter().filter_map(|kind| match kind {
        Kind::Lower { upfloats, .. } => *upfloats,
        _ => None,
    });
    let most = usize::try_from(upfloats.sum::<u32>()).unwrap_or(usize::MAX);
    criteria.push(Criterion::new(most, of_maximum(i64::from)));
    let last = |kind| match kind {
        Kind::Lower { upfloated_last, .. } => i64::from(upfloated_last),
        _ => 0,
    };
    criteria.push(Criterion::new(count, by_upfloater(last)));
    criteria
}

impl Field {
    /// The upfloaters of `residents` from `lower`; all of these can be paired together. `None` when stopped.
    pub(super) fn upfloaters(&self, residents: &[usize], lower: &[usize]) -> Option<Vec<usize>> {
        let rows = meetings(self, residents, residents.len());
        let left = Pool::new(rows).complete(usize::MAX, &self.halt);
        if left == 0 && self.completes(&[], lower, false) {
            return Some(Vec::new());
        }
        if !self.is_whole
            && let Some(found) = self.among_the_next(residents, lower, left)
        {
            return Some(found);
        }
        if self.halt.is_due() {
            return None;
        }
        let players = [residents, lower].concat();
        let rows = meetings(self, &players, players.len());
        self.best_set(residents, lower, rows)
    }

    /// The upfloaters when only the following scoregroups are searched, as if those below them could be paired in any way; then
    /// no set is better. There are `least` upfloaters, since all other residents can be paired inside. `None` if those who are
    /// left over can meet nobody here, or if those below cannot be paired after all.
    fn among_the_next(
        &self,
        residents: &[usize],
        lower: &[usize],
        least: usize,
    ) -> Option<Vec<usize>> {
        let last = self.score(*lower.get(least.saturating_sub(1) + WINDOW)?);
        let window = lower.iter().take_while(|p| self.score(**p) >= last);
        let window: Vec<usize> = window.copied().collect();
        let players = [residents, &window].concat();
        let count = players.len();
        let size = count + count % 2;
        let mut rows = meetings(self, &players, size);
        for one in residents.len()..size {
            for two in residents.len()..one {
                rows.put(one, two);
            }
        }
        let found = self.best_set(residents, &window, rows)?;
        let stay: Vec<usize> = lower
            .iter()
            .copied()
            .filter(|p| !found.contains(p))
            .collect();
        self.completes(&[], &stay, false).then_some(found)
    }

    /// The best set in a graph of the residents, of `lower`, and perhaps of one more vertex.
    fn best_set(&self, residents: &[usize], lower: &[usize], rows: Rows) -> Option<Vec<usize>> {
        let size = rows.size();
        let first = residents.len();
        let mut kinds: Vec<Kind> = residents
            .iter()
            .chain(lower)
            .map(|player| Kind::of(self, *player, residents))
            .collect();
        kinds.resize(size, Kind::Nobody);
        let mut pool = Pool::new(rows);
        if pool.complete(0, &self.halt) > 0
            || !pool.settle_in_order(&kinds, &criteria(&kinds), &self.halt)
        {
            return None;
        }
        let inside = Mask::of(size, 0..first);
        let mut outside = Mask::all(size);
        outside.remove(inside.words());
        let floats = |pool: &Pool, place: usize| {
            // Every vertex is matched.
            let partner = pool.mate.get(place);
            partner.is_some_and(|partner| inside.has(*partner))
        };
        let floating = (first..first + lower.len()).filter(|place| floats(&pool, *place));
        let floating: Vec<usize> = floating.collect();
        let score = |place: usize| lower.get(place - first).map(|player| self.score(*player));
        let scores: Vec<_> = floating.iter().map(|place| score(*place)).collect();
        // 4.2: of equally good sets, the first.
        let mut found = Vec::new();
        for (place, player) in (first..).zip(lower) {
            if found.len() == floating.len() {
                break;
            }
            if self.halt.is_due() {
                return None;
            }
            if !scores.contains(&score(place)) {
                continue;
            }
            if pool.choose(place, inside.words(), false).is_some() {
                pool.keep(place, inside.words());
                found.push(*player);
            } else {
                pool.keep(place, outside.words());
            }
        }
        Some(found)
    }
}
