//! A round: the bye first (art. 1), then the scoregroups from both ends to the median (2.2). If the median cannot be paired,
//! pairs of other scoregroups are taken back for it (2.6).

use std::{cmp::Ordering, collections::BTreeMap};

use super::{
    field::Field,
    group::{Floater, Group, Side},
    quality::{self, Criterion, Step},
};
use crate::{
    event::{Crosstable, Halt, Points, RoundNumber, Tpn},
    pairing::{
        Concern, Impossible, Pair, RoundPairing, Seat,
        by_brackets::{ByBrackets, ByeOrder, Made},
        dutch,
        order::board_order,
    },
};

/// Pairs everybody who has no entry yet for `round`.
///
/// # Errors
/// [`Impossible::NoCompletePairing`] when no complete pairing of compatible players exists.
pub fn pair(table: &Crosstable, round: RoundNumber) -> Result<RoundPairing, Impossible> {
    let field = Field::new(table, round, &Halt::never());
    let made = field.solve()?;
    Ok(field.finish(&made))
}

/// What speaks against these seats of a round, before it is paired.
#[must_use]
pub fn concerns(table: &Crosstable, round: RoundNumber, seats: &[Seat]) -> Vec<Concern> {
    let field = Field::new(table, round, &Halt::never());
    field.against(table, round, seats)
}

impl ByBrackets for Field {
    type Table = Crosstable;
    type Bracket = Group;
    type Criterion = Criterion;
    type Step = Step;

    fn read(table: &Crosstable, round: RoundNumber, halt: &Halt) -> Self {
        Self::new(table, round, halt)
    }

    fn met_in(table: &Crosstable, round: RoundNumber, one: Tpn, two: Tpn) -> Option<RoundNumber> {
        dutch::met_in(table, round, one, two)
    }

    fn against(&self, table: &Crosstable, round: RoundNumber, seats: &[Seat]) -> Vec<Concern> {
        let mut found = dutch::against(self, table, round, seats);
        found.retain(|concern| !matches!(concern, Concern::ColoursTurned(_)));
        for seat in seats {
            if let Seat::Pair(pair) = seat
                && !found.contains(&Concern::BothAgainstDue(*pair))
                && self.by_scores(*pair).is_some_and(|ruled| ruled != *pair)
            {
                found.push(Concern::ColoursTurned(*pair));
            }
        }
        found
    }

    /// Lowest score, then lowest rank (1.1); in round 1 the lowest rating comes before these (7.1).
    fn bye_order(&self, player: usize) -> Vec<(ByeOrder, i64)> {
        let rating = if self.is_first_round {
            self.rating(player)
        } else {
            0
        };
        vec![
            (ByeOrder::Rating, i64::from(rating)),
            (ByeOrder::Score, i64::from(self.score(player))),
            self.number_last(player),
        ]
    }

    fn brackets(&self, open: Vec<usize>) -> Option<Vec<Group>> {
        let (mut above, mut below, mut median) = self.scoregroups(&open);
        let middle = median.residents.clone();
        let paired = |groups: &[Group]| groups.iter().map(|g| 2 * g.pairs.len()).sum::<usize>();
        let came_down = self.pair_side(&mut above, &middle, &|done| {
            self.halt.reached(done, open.len());
        })?;
        let done = paired(&above);
        let came_up = self.pair_side(&mut below, &middle, &|more| {
            self.halt.reached(done + more, open.len());
        })?;
        median.incoming = [came_down, came_up].concat();
        self.pair_median(&mut median, &mut above, &mut below)?;
        above.extend(below);
        above.push(median);
        Some(above)
    }

    fn pairs(bracket: &Group) -> &[(usize, usize)] {
        &bracket.pairs
    }

    fn residents(bracket: &Group) -> &[usize] {
        &bracket.residents
    }

    fn values(&self, brackets: &[Group], place: usize) -> Vec<(Criterion, Vec<i32>)> {
        brackets.get(place).map_or_else(Vec::new, quality::values)
    }

    fn order(&self, bracket: &Group) -> Vec<(Step, Vec<usize>)> {
        quality::order(self, bracket)
    }

    fn score_of(&self, bracket: &Group) -> Points {
        Points::from_halves(bracket.score)
    }

    /// Like the provided method, but colours depend on the scoregroup in which a pair is made.
    fn finish(&self, made: &Made<Group>) -> RoundPairing {
        let pairs = made.brackets.iter().flat_map(|group| {
            let is_below = group.side.is_upward();
            let pairs = group.pairs.iter();
            pairs.map(move |(a, b)| ((*a.min(b), *a.max(b)), is_below))
        });
        let sides: BTreeMap<(usize, usize), bool> = pairs.collect();
        let mut boards: Vec<(usize, usize)> = sides.keys().copied().collect();
        board_order(&mut boards, |p| self.score(p), |p| self.tpn(p));
        let seated = boards.iter().filter_map(|(a, b)| {
            let is_below = sides.get(&(*a, *b))?;
            self.coloured(*a, *b, *is_below).map(|(pair, _)| pair)
        });
        RoundPairing {
            pairs: seated.collect(),
            bye: made.bye.and_then(|taker| self.tpn(taker)),
        }
    }
}

impl Field {
    /// The colours that the two would have. Scores alone tell their scoregroup: two from below the median count as paired below
    /// it.
    fn by_scores(&self, pair: Pair) -> Option<Pair> {
        let (a, b) = (self.place(pair.white)?, self.place(pair.black)?);
        let are_below = [a, b].map(|p| self.beside_median(self.score(p)) == Ordering::Less);
        self.coloured(a, b, are_below == [true, true])
            .map(|(pair, _)| pair)
    }

    /// The scoregroups above the median from the top, those below it from the bottom, and the median scoregroup.
    fn scoregroups(&self, open: &[usize]) -> (Vec<Group>, Vec<Group>, Group) {
        let mut above = Vec::new();
        let mut below = Vec::new();
        let mut median = Group::new(self.median(), Side::Median, Vec::new());
        for residents in open.chunk_by(|a, b| self.score(*a) == self.score(*b)) {
            let score = residents.first().map_or(0, |first| self.score(*first));
            let residents = residents.to_vec();
            match self.beside_median(score) {
                Ordering::Greater => above.push(Group::new(score, Side::Above, residents)),
                Ordering::Equal => median.residents = residents,
                Ordering::Less => below.push(Group::new(score, Side::Below, residents)),
            }
        }
        below.reverse();
        (above, below, median)
    }

    /// Pairs the scoregroups of a side, and returns those who float from the last of them to the median. `None` when stopped.
    fn pair_side(
        &self,
        groups: &mut [Group],
        median: &[usize],
        reached: &dyn Fn(usize),
    ) -> Option<Vec<Floater>> {
        let mut floaters: Vec<Floater> = Vec::new();
        let mut done = 0;
        let next = groups.iter().skip(1).map(|group| group.residents.clone());
        let next: Vec<Vec<usize>> = next.chain([median.to_vec()]).collect();
        for (group, adjacent) in groups.iter_mut().zip(&next) {
            group.incoming = std::mem::take(&mut floaters);
            self.sort_incoming(group);
            let members = self.members(group);
            let mut pool = self.pool(&members);
            self.choose_floaters(group, &mut pool, &members, adjacent)?;
            self.pair_members(group, pool, &members)?;
            floaters.clone_from(&group.floaters);
            done += 2 * group.pairs.len();
            reached(done);
        }
        Some(floaters)
    }

    /// Pairs the median. While it cannot be paired, the last pair made on a side is taken back, and both players come to it
    /// (2.6).
    fn pair_median(
        &self,
        median: &mut Group,
        above: &mut [Group],
        below: &mut [Group],
    ) -> Option<()> {
        loop {
            if self.halt.is_due() {
                return None;
            }
            let members = self.members(median);
            let mut pool = self.pool(&members);
            if pool.complete(0, &self.halt) == 0 {
                self.sort_incoming(median);
                return self.pair_members(median, pool, &members);
            }
            let came_down = median.incoming.iter().filter(|came| came.is_from_above);
            let came_down = came_down.count();
            let came_up = median.incoming.len() - came_down;
            let (one, other) = if came_down > came_up {
                ((&mut *below, false), (&mut *above, true))
            } else {
                ((&mut *above, true), (&mut *below, false))
            };
            let (pair, is_from_above) =
                [one, other].into_iter().find_map(|(groups, is_above)| {
                    let mut last_first = groups.iter_mut().rev();
                    Some((last_first.find_map(|group| group.pairs.pop())?, is_above))
                })?;
            median.taken_back += 1;
            median
                .incoming
                .extend([pair.0, pair.1].map(|player| Floater {
                    player,
                    is_from_above,
                    chosen: None,
                }));
        }
    }
}
