//! Who floats up to the top scoregroup (3.5): among the best sets by C4 to C7, the first in the order of 3.5.4.

use std::collections::{BTreeMap, HashMap};

use super::field::EvenField;
use crate::{
    event::Halt,
    pairing::{
        dutch::meetings,
        matching::{Criterion, bits::Mask, pool::Pool},
    },
};

/// All that the cost of an edge depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Kind {
    /// A participant of the top scoregroup.
    Resident,
    /// A participant below the top scoregroup.
    Lower {
        score: i32,
        is_following: bool,
        floated: bool,
    },
    /// Stands for any participant below the following scoregroup.
    Anybody,
}

impl Kind {
    /// The one of the two who floats up to the residents if they are paired; `None` if neither does.
    fn upfloater(one: Self, two: Self) -> Option<Self> {
        match (one, two) {
            (Self::Resident, Self::Resident) => None,
            (Self::Resident, other) | (other, Self::Resident) => Some(other),
            _ => None,
        }
    }

    const fn is_following(self) -> bool {
        matches!(
            self,
            Self::Lower {
                is_following: true,
                ..
            }
        )
    }

    /// Whether, in a pair of the two, one floats up to the rest of the following scoregroup.
    fn serves(one: Self, two: Self) -> bool {
        one != Self::Resident && two != Self::Resident && one.is_following() != two.is_following()
    }
}

type Of<'a> = Criterion<'a, Kind>;

/// C4 and C5: the number of upfloaters, then the number from each score, the lowest score first.
fn fewest_and_highest(kinds: &[Kind], residents: usize) -> Vec<Of<'static>> {
    let mut scores: BTreeMap<Option<i32>, usize> = BTreeMap::new();
    for kind in kinds {
        match kind {
            Kind::Resident => {}
            Kind::Lower { score, .. } => *scores.entry(Some(*score)).or_default() += 1,
            Kind::Anybody => *scores.entry(None).or_default() += 1,
        }
    }
    let all = Criterion::new(residents, |a: &Kind, b: &Kind| {
        i64::from(Kind::upfloater(*a, *b).is_some())
    });
    let of_scores = scores.into_iter().map(|(score, count)| {
        Criterion::new(count.min(residents), move |a: &Kind, b: &Kind| {
            i64::from(match Kind::upfloater(*a, *b) {
                Some(Kind::Lower { score: own, .. }) => score == Some(own),
                Some(_) => score.is_none(),
                None => false,
            })
        })
    });
    std::iter::once(all).chain(of_scores).collect()
}

/// C6 in numbers: how many float up to the rest of the following scoregroup.
fn to_the_following(kinds: &[Kind]) -> Of<'static> {
    let most = kinds.iter().filter(|kind| kind.is_following()).count();
    Criterion::new(most, |a: &Kind, b: &Kind| i64::from(Kind::serves(*a, *b)))
}

/// C7: the number of upfloaters that floated in the match before.
fn floated_again(residents: usize) -> Of<'static> {
    Criterion::new(residents, |a: &Kind, b: &Kind| {
        let upfloater = Kind::upfloater(*a, *b);
        i64::from(matches!(upfloater, Some(Kind::Lower { floated: true, .. })))
    })
}

/// The top scoregroup and the participants below it as a graph. The residents come first, then the others by score and pairing
/// number.
struct Graph {
    players: Vec<usize>,
    residents: usize,
    kinds: Vec<Kind>,
    pool: Pool,
}

impl EvenField {
    /// The upfloaters for `residents`. `lower` are all others who still have to be paired; the first `following` of them are
    /// the following scoregroup. All of them together can be paired. `None` when stopped.
    pub(super) fn upfloaters(
        &self,
        residents: &[usize],
        lower: &[usize],
        following: usize,
    ) -> Option<Vec<usize>> {
        if !self.is_whole {
            let mut inside = Pool::new(meetings(self, residents, residents.len()));
            let least = inside.complete(usize::MAX, &self.halt);
            if least == 0 && self.completes(&[], lower, false) {
                return Some(Vec::new());
            }
            if let Some(found) = self.beside_the_following(residents, lower, following, least) {
                return Some(found);
            }
        }
        let mut graph = Graph::new(self, residents, lower, following, 0);
        let halt = &self.halt;
        if graph.pool.complete(0, halt) > 0 {
            return None;
        }
        let best = fewest_and_highest(&graph.kinds, residents.len());
        if !graph.pool.settle_in_order(&graph.kinds, &best, halt) {
            return None;
        }
        if following > 0 {
            // If no set of upfloaters serves the following scoregroup, C6 makes no difference.
            let mut served = graph.pool.clone();
            if !served.settle_in_order(&graph.kinds, &[to_the_following(&graph.kinds)], halt) {
                return None;
            }
            let (left, extra) = graph.left_of_the_following(&served);
            if extra == left % 2 {
                graph.pool = served;
            }
        }
        self.settle_floated(&mut graph)?;
        let found = graph.first_set(halt)?;
        graph.players_of(&found)
    }

    /// The upfloaters when only the following scoregroup is searched, as if everybody further down could meet anybody; then no
    /// set is better. `None` when it is not sure that those below can be paired then, or that no equally good set was left out.
    fn beside_the_following(
        &self,
        residents: &[usize],
        lower: &[usize],
        following: usize,
        least: usize,
    ) -> Option<Vec<usize>> {
        let (near, below) = lower.split_at_checked(following)?;
        if least == 0 || near.is_empty() || below.is_empty() {
            return None;
        }
        let anybody = 2 + (residents.len() + near.len()) % 2;
        let mut graph = Graph::new(self, residents, near, following, anybody);
        let halt = &self.halt;
        if graph.pool.complete(0, halt) > 0 {
            return None;
        }
        let mut best = fewest_and_highest(&graph.kinds, residents.len());
        best.push(to_the_following(&graph.kinds));
        if !graph.pool.settle_in_order(&graph.kinds, &best, halt) {
            return None;
        }
        let (left, extra) = graph.left_of_the_following(&graph.pool);
        // As few upfloaters as possible, all from the following scoregroup, and the rest of that scoregroup is served.
        if near.len() - left != least || graph.upfloaters(None) != least || extra != left % 2 {
            return None;
        }
        self.settle_floated(&mut graph)?;
        let found = graph.first_set(halt)?;
        let is_near = |place: &usize| *place < residents.len() + near.len();
        let open = (residents.len()..residents.len() + near.len()).filter(|place| {
            let mate = graph.pool.mate.get(*place);
            !found.contains(place) && mate.is_none_or(|mate| !is_near(mate))
        });
        let open: Vec<usize> = open.collect();
        let open = [graph.players_of(&open)?, below.to_vec()].concat();
        let found = graph.players_of(&found)?;
        self.completes(&[], &open, false).then_some(found)
    }

    /// Settles C7, where floats count.
    fn settle_floated(&self, graph: &mut Graph) -> Option<()> {
        let criterion = [floated_again(graph.residents)];
        let is_settled = !self.floats_count
            || graph
                .pool
                .settle_in_order(&graph.kinds, &criterion, &self.halt);
        is_settled.then_some(())
    }

    /// C6: whether the participants of `following` can be paired with as few of `below` as their number allows, and all the
    /// others too. `None` when stopped.
    pub(super) fn is_served(&self, following: &[usize], below: &[usize]) -> Option<bool> {
        let size = following.len();
        let parity = size % 2;
        let mut inside = Pool::new(meetings(self, following, size));
        let least = inside.complete(usize::MAX, &self.halt);
        if least > parity {
            return Some(false);
        }
        let over = following.iter().enumerate().filter(|(place, _)| {
            let mate = inside.mate.get(*place);
            mate.is_none_or(|mate| *mate >= size)
        });
        let open: Vec<usize> = over.map(|(_, player)| *player).collect();
        if self.completes(&[], &[open.as_slice(), below].concat(), false) {
            return Some(true);
        }
        // If others of them are left over, those below may have a complete pairing.
        let lower = [following, below].concat();
        let mut graph = Graph::new(self, &[], &lower, size, 0);
        if graph.pool.complete(0, &self.halt) > 0 {
            return Some(false);
        }
        let criterion = [to_the_following(&graph.kinds)];
        if !graph
            .pool
            .settle_in_order(&graph.kinds, &criterion, &self.halt)
        {
            return None;
        }
        let (_, extra) = graph.left_of_the_following(&graph.pool);
        Some(extra == parity)
    }
}

impl Graph {
    /// The first `following` of `lower` are the following scoregroup. `anybody` more vertices stand for participants further
    /// down, who can meet everybody.
    fn new(
        field: &EvenField,
        residents: &[usize],
        lower: &[usize],
        following: usize,
        anybody: usize,
    ) -> Self {
        let players = [residents, lower].concat();
        let size = players.len() + anybody;
        let mut kinds = vec![Kind::Resident; residents.len()];
        kinds.extend(lower.iter().enumerate().map(|(place, player)| Kind::Lower {
            score: field.score(*player),
            is_following: place < following,
            floated: field.floated(*player),
        }));
        kinds.resize(size, Kind::Anybody);
        let mut rows = meetings(field, &players, size);
        for one in players.len()..size {
            for two in 0..one {
                rows.put(one, two);
            }
        }
        Self {
            players,
            residents: residents.len(),
            kinds,
            pool: Pool::new(rows),
        }
    }

    fn kind(&self, place: usize) -> Kind {
        self.kinds.get(place).copied().unwrap_or(Kind::Anybody)
    }

    /// Number of upfloaters in the pairing of the pool; with `of_score`, only of those with that score.
    fn upfloaters(&self, of_score: Option<i32>) -> usize {
        let mates = self.pool.mate.iter().take(self.residents);
        let kinds = mates.map(|mate| self.kind(*mate));
        let counted = kinds.filter(|kind| match kind {
            Kind::Resident => false,
            Kind::Lower { score, .. } => of_score.is_none_or(|of| of == *score),
            Kind::Anybody => of_score.is_none(),
        });
        counted.count()
    }

    /// How many of the following scoregroup are left in the pairing of a pool, and how many float up to them.
    fn left_of_the_following(&self, pool: &Pool) -> (usize, usize) {
        let following = (0..self.kinds.len()).filter(|place| self.kind(*place).is_following());
        let mates = following.filter_map(|place| pool.mate.get(place));
        let left = mates.filter(|mate| **mate >= self.residents);
        let (stay, extra): (Vec<usize>, Vec<usize>) =
            left.partition(|mate| self.kind(**mate).is_following());
        (stay.len() + extra.len(), extra.len())
    }

    /// Places of the first set of upfloaters in the order of 3.5.4, among those that the settled criteria leave open. `None`
    /// when stopped.
    fn first_set(&mut self, halt: &Halt) -> Option<Vec<usize>> {
        let size = self.pool.rows.size();
        let residents = Mask::of(size, 0..self.residents);
        let mut others = Mask::all(size);
        others.remove(residents.words());
        let mut missing: HashMap<i32, usize> = HashMap::new();
        let mut found = Vec::new();
        for place in self.residents..self.players.len() {
            let Kind::Lower { score, .. } = self.kind(place) else {
                continue;
            };
            // All remaining sets have the same number from each score.
            let missing = missing
                .entry(score)
                .or_insert_with(|| self.upfloaters(Some(score)));
            if *missing == 0 {
                continue;
            }
            if halt.is_due() {
                return None;
            }
            if self.pool.choose(place, residents.words(), false).is_some() {
                self.pool.keep(place, residents.words());
                *missing -= 1;
                found.push(place);
            } else {
                self.pool.keep(place, others.words());
            }
        }
        Some(found)
    }

    fn players_of(&self, places: &[usize]) -> Option<Vec<usize>> {
        let places = places.iter();
        places
            .map(|place| self.players.get(*place).copied())
            .collect()
    }
}
