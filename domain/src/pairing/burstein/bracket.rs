//! The pairing of a bracket: among the best by C5 to C8, the first in the order of art. 4.

use super::field::Field;
use crate::{
    event::Colour,
    pairing::{
        by_brackets::ByBrackets,
        dutch::meetings,
        matching::{
            Criterion,
            bits::{Mask, Rows},
            pool::Pool,
        },
    },
};

/// A bracket that has been paired. Players are indices of the field.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Bracket {
    /// The players of the scoregroup.
    pub residents: Vec<usize>,
    /// Those who floated down to it.
    pub moved_down: Vec<usize>,
    /// Residents and those who floated down, by rank: the first has BSN 1.
    pub members: Vec<usize>,
    /// The pairs, each with the higher ranked player first, in the order of that player's rank.
    pub pairs: Vec<(usize, usize)>,
    /// Those who float down from it, by rank.
    pub floaters: Vec<usize>,
}

impl Bracket {
    /// Number of a member in the bracket (BSN), from 1.
    pub(super) fn number(&self, player: usize) -> Option<usize> {
        let place = self.members.iter().position(|member| *member == player)?;
        Some(place + 1)
    }
}

/// All that the cost of an edge depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Kind {
    /// A member of the bracket, with the colour wanted.
    Member { score: i32, wants: Option<Colour> },
    /// A player of the following scoregroup.
    Next { score: i32 },
    /// A player further down, or a vertex that stands for such players.
    Lower,
}

/// Score of the one of the two who floats down from the bracket if they are paired; `None` if neither does.
const fn floater(a: Kind, b: Kind) -> Option<i32> {
    match (a, b) {
        (Kind::Member { score, .. }, Kind::Next { .. } | Kind::Lower)
        | (Kind::Next { .. } | Kind::Lower, Kind::Member { score, .. }) => Some(score),
        _ => None,
    }
}

/// Score of the one of the two who floats down from the following bracket if they are paired; `None` if neither does.
const fn floater_again(a: Kind, b: Kind) -> Option<i32> {
    match (a, b) {
        (Kind::Member { score, .. } | Kind::Next { score }, Kind::Lower)
        | (Kind::Lower, Kind::Member { score, .. } | Kind::Next { score }) => Some(score),
        _ => None,
    }
}

/// Number of floaters, as told by `floats`, then their scores from the highest.
fn counted(kinds: &[Kind], floats: fn(Kind, Kind) -> Option<i32>) -> Vec<Criterion<'static, Kind>> {
    let mut scores: Vec<i32> = kinds
        .iter()
        .filter_map(|kind| floats(*kind, Kind::Lower))
        .collect();
    scores.sort_unstable_by_key(|score| std::cmp::Reverse(*score));
    let all = Criterion::new(scores.len(), move |a: &Kind, b: &Kind| {
        i64::from(floats(*a, *b).is_some())
    });
    let mut criteria = vec![all];
    for of_score in scores.chunk_by(|a, b| a == b) {
        let score = of_score.first().copied();
        criteria.push(Criterion::new(of_score.len(), move |a: &Kind, b: &Kind| {
            i64::from(floats(*a, *b) == score)
        }));
    }
    criteria
}

/// C5 to C8, in order.
fn criteria(kinds: &[Kind]) -> Vec<Criterion<'static, Kind>> {
    let mut criteria = counted(kinds, floater);
    criteria.extend(counted(kinds, floater_again));
    criteria.push(Criterion::new(kinds.len(), |a: &Kind, b: &Kind| {
        i64::from(match (a, b) {
            (Kind::Member { wants: one, .. }, Kind::Member { wants: two, .. }) => {
                one.is_some() && one == two
            }
            _ => false,
        })
    }));
    criteria
}

/// A bracket with the players below it, as a graph. The members come first, from the last in rank to the first, so that the
/// lowest vertex is the last in rank.
struct Graph<'a> {
    field: &'a Field,
    /// The members, and some of the players below.
    players: Vec<usize>,
    members: usize,
    /// How many of the players belong to the bracket or the following scoregroup.
    near: usize,
    kinds: Vec<Kind>,
    rows: Rows,
}

/// Result of a graph: the pairs, those who float down, and those of the nearby players who float down from the following
/// bracket.
struct Found {
    pairs: Vec<(usize, usize)>,
    floaters: Vec<usize>,
    floaters_again: Vec<usize>,
}

impl Field {
    /// Pairs the bracket of `residents` and those who floated down to it; `lower` are all players below. `None` when stopped.
    pub(super) fn pair_bracket(
        &self,
        residents: Vec<usize>,
        moved_down: Vec<usize>,
        lower: &[usize],
    ) -> Option<Bracket> {
        let mut members = [residents.as_slice(), &moved_down].concat();
        members.sort_by_key(|player| self.rank(*player));
        let next = lower.first().map_or(0, |first| {
            let score = self.score(*first);
            lower.partition_point(|player| self.score(*player) == score)
        });
        let near = (!self.is_whole)
            .then(|| self.beside_the_next(&members, lower, next))
            .flatten();
        let found = match near {
            Some(found) => found,
            None => Graph::new(self, &members, lower, next, 0).first_of_the_best()?,
        };
        Some(Bracket {
            residents,
            moved_down,
            members,
            pairs: found.pairs,
            floaters: found.floaters,
        })
    }

    /// The pairing of the bracket when only the following scoregroup is searched, as if everybody further down could meet
    /// anybody; then none is better. `None` when it is not sure that those below can be paired then, or that nothing better
    /// needs more of them.
    fn beside_the_next(&self, members: &[usize], lower: &[usize], next: usize) -> Option<Found> {
        let (following, rest) = lower.split_at_checked(next)?;
        if rest.is_empty() {
            return None;
        }
        let nobody = 2 + (members.len() + next) % 2;
        let found = Graph::new(self, members, following, next, nobody).first_of_the_best()?;
        if !found.floaters.is_empty() {
            // More players from further down do not help when the floaters are the best possible.
            let mut inside = Pool::new(meetings(self, members, members.len()));
            let least = inside.complete(usize::MAX, &self.halt);
            let alone = Graph::new(self, members, &[], 0, least).first_of_the_best()?;
            let scores = |floaters: &[usize]| {
                let mut scores: Vec<i32> = floaters.iter().map(|p| self.score(*p)).collect();
                scores.sort_unstable();
                scores
            };
            if scores(&alone.floaters) != scores(&found.floaters) {
                return None;
            }
        }
        let open = [found.floaters_again.as_slice(), rest].concat();
        self.completes(&[], &open, false).then_some(found)
    }
}

impl<'a> Graph<'a> {
    /// The first `next` of `lower` are the following scoregroup. `nobody` more vertices stand for players further down, who can
    /// meet everybody.
    fn new(
        field: &'a Field,
        members: &[usize],
        lower: &[usize],
        next: usize,
        nobody: usize,
    ) -> Self {
        let players: Vec<usize> = members.iter().rev().chain(lower).copied().collect();
        let near = members.len() + next;
        let size = players.len() + nobody;
        let mut kinds: Vec<Kind> = players
            .iter()
            .enumerate()
            .map(|(place, player)| match place {
                place if place < members.len() => Kind::Member {
                    score: field.score(*player),
                    wants: field.wanted(*player),
                },
                place if place < near => Kind::Next {
                    score: field.score(*player),
                },
                _ => Kind::Lower,
            })
            .collect();
        kinds.resize(size, Kind::Lower);
        let mut rows = meetings(field, &players, size);
        for one in players.len()..size {
            for two in 0..one {
                rows.put(one, two);
            }
        }
        Self {
            field,
            players,
            members: members.len(),
            near,
            kinds,
            rows,
        }
    }

    /// The first of the best pairings of the bracket. `None` when stopped, or when not all can be paired.
    fn first_of_the_best(self) -> Option<Found> {
        let halt = &self.field.halt;
        let size = self.rows.size();
        let mut pool = Pool::new(self.rows);
        if pool.complete(0, halt) > 0
            || !pool.settle_in_order(&self.kinds, &criteria(&self.kinds), halt)
        {
            return None;
        }
        let player = |place: usize| self.players.get(place).copied();
        let mut open = Mask::of(size, 0..self.members);
        let mut below = Mask::all(size);
        below.remove(open.words());
        let mut found = Found {
            pairs: Vec::new(),
            floaters: Vec::new(),
            floaters_again: Vec::new(),
        };
        let mut floating = Vec::new();
        // BSN 1 comes first; of the possible opponents the one with the largest BSN.
        for place in (0..self.members).rev() {
            if !open.has(place) {
                continue;
            }
            if halt.is_due() {
                return None;
            }
            open.take(place);
            if let Some(opponent) = pool.choose(place, open.words(), true) {
                open.take(opponent);
                pool.take_out(place, opponent);
                found.pairs.push((player(place)?, player(opponent)?));
            } else {
                pool.keep(place, below.words());
                floating.push(place);
                found.floaters.push(player(place)?);
            }
        }
        let further = |place: &usize| {
            // Every vertex is matched.
            let opponent = pool.mate.get(*place);
            opponent.is_some_and(|opponent| *opponent >= self.near)
        };
        let near = floating.into_iter().chain(self.members..self.near);
        let again = near.filter(further).filter_map(player);
        found.floaters_again = again.collect();
        Some(found)
    }
}
