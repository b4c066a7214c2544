//! Two lives once more. The list of players who have not lost is folded as before. Players who have lost once stand in a row
//! from the top to the foot, and those who come down are set against them.

use super::chairs::{coloured, is_there, seeded, stands, winner};
use crate::{
    event::{Crosstable, RoundNumber, Tpn},
    pairing::Pair,
};

/// Two chairs, each of which may be empty.
type Chairs = (Option<Tpn>, Option<Tpn>);

/// The results of ties, one entry for each.
#[derive(Default)]
struct Given {
    went_on: Vec<Option<Tpn>>,
    lost: Vec<Option<Tpn>>,
}

/// The event as it is played again, with the rounds still to come.
struct Told<'a, Rounds> {
    table: &'a Crosstable,
    rounds: Rounds,
    found: Vec<(RoundNumber, Vec<Pair>, Vec<Tpn>)>,
}

/// The rounds that differ from the rules when everybody has two lives, with the boards and byes that the rules give.
#[must_use]
pub fn breaches_of_two_lives(table: &Crosstable) -> Vec<(RoundNumber, Vec<Pair>, Vec<Tpn>)> {
    let mut chairs: Vec<Option<Tpn>> = seeded(table).into_iter().map(Some).collect();
    chairs.resize(chairs.len().next_power_of_two(), None);
    let mut told = Told {
        table,
        rounds: (1..=table.rounds_paired()).filter_map(RoundNumber::new),
        found: Vec::new(),
    };
    // Nothing is played after the last tie.
    if told.play_all(&chairs).is_some() {
        while told.play(&[], &[]).is_some() {}
    }
    told.found
}

impl<Rounds: Iterator<Item = RoundNumber>> Told<'_, Rounds> {
    /// Plays the whole event; `None` if its rounds end before.
    fn play_all(&mut self, chairs: &[Option<Tpn>]) -> Option<()> {
        if chairs.len() < 2 {
            return Some(());
        }
        let (first, _) = self.play(&folded(chairs), &[])?;
        let (mut unbeaten, mut row) = (first.went_on, top_to_foot(&first.lost));
        let mut times = 0;
        while unbeaten.len() > 1 {
            let neighbours = row.chunks(2).map(|both| (at(both, 0), at(both, 1)));
            let neighbours: Vec<Chairs> = neighbours.collect();
            let (above, below) = self.play(&folded(&unbeaten), &neighbours)?;
            unbeaten = above.went_on;
            times += 1;
            let mut down = top_to_foot(&above.lost);
            if times % 2 == 1 {
                down.reverse();
            } else {
                let half = down.len() / 2;
                down.rotate_left(half);
            }
            let opposite: Vec<Chairs> = below.went_on.into_iter().zip(down).collect();
            row = self.play(&[], &opposite)?.1.went_on;
        }
        let (upper, lower) = (at(&unbeaten, 0), at(&row, 0));
        let (last, _) = self.play(&[(upper, lower)], &[])?;
        if upper.is_some() && lower.is_some() && at(&last.went_on, 0) == lower {
            self.play(&[(upper, lower)], &[])?;
        }
        Some(())
    }

    /// Plays the next round, with these ties of players who have not lost and these of players who have, and returns their
    /// results.
    fn play(&mut self, above: &[Chairs], below: &[Chairs]) -> Option<(Given, Given)> {
        let (table, round) = (self.table, self.rounds.next()?);
        let (mut pairs, mut byes) = (Vec::new(), Vec::new());
        let mut all = [Given::default(), Given::default()];
        for (given, ties) in all.iter_mut().zip([above, below]) {
            let mut boards = Vec::new();
            for (one, two) in ties {
                let there = |tpn: &Option<Tpn>| tpn.filter(|tpn| is_there(table, *tpn, round));
                let (went_on, lost) = match (there(one), there(two)) {
                    (Some(own), Some(other)) => {
                        boards.push((own.min(other), own.max(other)));
                        let first = winner(table, round, own, other);
                        let second = first.map(|first| if first == own { other } else { own });
                        (first, second)
                    }
                    (Some(own), None) => {
                        byes.push(own);
                        (Some(own), *two)
                    }
                    (None, Some(other)) => {
                        byes.push(other);
                        (Some(other), *one)
                    }
                    (None, None) => (None, None),
                };
                given.went_on.push(went_on);
                given.lost.push(lost);
            }
            boards.sort_unstable();
            for (one, two) in boards {
                pairs.push(coloured(table, round, pairs.len(), one, two));
            }
        }
        byes.sort_unstable();
        if !stands(table, round, (&pairs, &byes), false) {
            self.found.push((round, pairs, byes));
        }
        let [above, below] = all;
        Some((above, below))
    }
}

/// A list folded in the middle: the first meets the last.
fn folded(chairs: &[Option<Tpn>]) -> Vec<Chairs> {
    let (upper, lower) = chairs.split_at(chairs.len() / 2);
    let both = upper.iter().zip(lower.iter().rev());
    both.map(|(one, two)| (*one, *two)).collect()
}

/// A folding list, laid out so that neighbours meet: every fold lays two bundles together, and the last bundle is the row.
fn top_to_foot(list: &[Option<Tpn>]) -> Vec<Option<Tpn>> {
    let mut bundles: Vec<Vec<Option<Tpn>>> = list.iter().map(|one| vec![*one]).collect();
    while bundles.len() > 1 {
        let lower = bundles.split_off(bundles.len() / 2);
        for (bundle, under) in bundles.iter_mut().zip(lower.into_iter().rev()) {
            bundle.extend(under);
        }
    }
    bundles.into_iter().flatten().collect()
}

fn at(list: &[Option<Tpn>], place: usize) -> Option<Tpn> {
    list.get(place).copied().flatten()
}
