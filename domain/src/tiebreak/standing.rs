//! The final standings.

use std::ops::Range;

use super::{
    Code, Order, Regulations, Remaining, TieBreak, TieBreakValue, compute,
    direct_encounter::DirectEncounter,
    field::{Field, halves},
    lots::lot,
};
use crate::event::{Crosstable, Points, Tpn};

/// One line of the standings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Pairing number of the participant.
    pub tpn: Tpn,
    /// Place from 1. Tied participants have the same place if [`Remaining::Shared`]; the next place counts all participants before it.
    pub place: usize,
    /// Points, without virtual points.
    pub points: Points,
    /// One value for each tie-break of the list. For DE it is the place inside the group tied so far, or 0 if DE separates nobody.
    pub values: Vec<TieBreakValue>,
}

/// The standings of `table` after `rounds` rounds, in order of rank: points, then the tie-breaks of `list` (C.07 4.2), then as
/// [`Regulations::remaining`] says. Participants with the same place stand in the order of their pairing numbers. Missing entries
/// count as zero-point byes.
#[must_use]
pub fn standings(
    table: &Crosstable,
    rounds: u8,
    list: &[TieBreak],
    regulations: &Regulations,
) -> Vec<Standing> {
    standings_by(table, rounds, &Order::after_points(list), regulations)
}

/// The [`standings`] with another criterion before the points: one number for each participant, in the order of pairing numbers, the
/// higher the better.
#[must_use]
pub fn standings_after(
    first: &[i64],
    table: &Crosstable,
    rounds: u8,
    list: &[TieBreak],
    regulations: &Regulations,
) -> Vec<Standing> {
    let first = first.iter().copied().map(TieBreakValue::integer);
    let first: Vec<TieBreakValue> = first.collect();
    ranked(
        Some(&first),
        table,
        rounds,
        &Order::after_points(list),
        regulations,
    )
}

/// The [`standings`] by an order in which the points need not come first.
#[must_use]
pub fn standings_by(
    table: &Crosstable,
    rounds: u8,
    order: &Order,
    regulations: &Regulations,
) -> Vec<Standing> {
    ranked(None, table, rounds, order, regulations)
}

fn ranked(
    first: Option<&[TieBreakValue]>,
    table: &Crosstable,
    rounds: u8,
    order: &Order,
    regulations: &Regulations,
) -> Vec<Standing> {
    let list = &order.list;
    let field = Field::new(table, rounds, regulations);
    let count = field.records.len();
    let mut values: Vec<Vec<TieBreakValue>> = vec![Vec::with_capacity(list.len()); count];

    let scores: Vec<TieBreakValue> = field
        .records
        .iter()
        .map(|record| TieBreakValue::points(halves(record.score)))
        .collect();
    let mut ranking = Ranking::new(count);
    if let Some(first) = first {
        ranking.split(first, false);
    }
    let mut scratch = compute::Scratch::default();
    for criterion in order.criteria() {
        let Some(tie_break) = criterion.and_then(|place| list.get(place)) else {
            ranking.split(&scores, false);
            continue;
        };
        let column: Vec<TieBreakValue> = if tie_break.code() == Code::DirectEncounter {
            direct_encounter(&field, *tie_break, &ranking)
        } else {
            (0..count)
                .map(|player| compute::value(&field, player, *tie_break, &mut scratch))
                .collect()
        };
        for (row, value) in values.iter_mut().zip(&column) {
            row.push(*value);
        }
        ranking.split(&column, tie_break.lower_is_better());
    }
    if let Remaining::Lots(seed) = regulations.remaining {
        ranking.draw_lots(seed);
    }

    let mut standings = Vec::with_capacity(count);
    for (index, place) in ranking.places(regulations.remaining) {
        let (Some(tpn), Some(record)) = (Tpn::from_index(index), field.records.get(index)) else {
            continue;
        };
        standings.push(Standing {
            tpn,
            place,
            points: halves(record.score),
            values: values
                .get_mut(index)
                .map(std::mem::take)
                .unwrap_or_default(),
        });
    }
    standings
}

fn direct_encounter(
    field: &Field<'_>,
    tie_break: TieBreak,
    ranking: &Ranking,
) -> Vec<TieBreakValue> {
    let mut column = vec![TieBreakValue::integer(0); field.records.len()];
    let mut encounter = DirectEncounter::new(field, tie_break.forfeits_played());
    for tied in ranking.tied() {
        for (index, place) in encounter.places(tied) {
            if let Some(value) = column.get_mut(index) {
                *value = TieBreakValue::integer(place);
            }
        }
    }
    column
}

/// Participants by index, the best first, with the groups that are still tied.
pub(super) struct Ranking {
    order: Vec<usize>,
    /// Ranges of `order` with at least two participants, tied so far and in the order of pairing numbers.
    tied: Vec<Range<usize>>,
}

impl Ranking {
    pub(super) fn new(count: usize) -> Self {
        let everybody = 0..count;
        Self {
            order: everybody.clone().collect(),
            tied: if count > 1 {
                vec![everybody]
            } else {
                Vec::new()
            },
        }
    }

    /// The groups of participants still tied.
    pub(super) fn tied(&self) -> impl Iterator<Item = &[usize]> {
        let groups = self.tied.iter().cloned();
        groups.filter_map(|range| self.order.get(range))
    }

    /// Splits every tied group by the participants' `values`. A missing value is always last.
    pub(super) fn split(&mut self, values: &[TieBreakValue], lower_is_better: bool) {
        let of = |index: &usize| {
            let value = values.get(*index).copied();
            value.unwrap_or(TieBreakValue::MISSING)
        };
        let mut still_tied = Vec::with_capacity(self.tied.len());
        for range in self.tied.drain(..) {
            let Some(group) = self.order.get_mut(range.clone()) else {
                continue;
            };
            group.sort_by(|a, b| {
                let (a, b) = (of(a), of(b));
                match (a.is_missing(), b.is_missing()) {
                    (false, false) if lower_is_better => a.cmp(&b),
                    _ => b.cmp(&a),
                }
            });
            let mut start = range.start;
            for same in group.chunk_by(|a, b| of(a) == of(b)) {
                let end = start + same.len();
                if same.len() > 1 {
                    still_tied.push(start..end);
                }
                start = end;
            }
        }
        self.tied = still_tied;
    }

    pub(super) fn draw_lots(&mut self, seed: u64) {
        for range in &self.tied {
            if let Some(group) = self.order.get_mut(range.clone()) {
                group.sort_by_key(|index| Tpn::from_index(*index).map(|tpn| lot(seed, tpn)));
            }
        }
    }

    /// Index and place of each participant, in order of rank.
    pub(super) fn places(&self, remaining: Remaining) -> Vec<(usize, usize)> {
        let positions = self.order.iter().copied().zip(1..);
        let mut places: Vec<(usize, usize)> = positions.collect();
        if remaining == Remaining::Shared {
            for range in &self.tied {
                for (_, place) in places.get_mut(range.clone()).unwrap_or_default() {
                    *place = range.start + 1;
                }
            }
        }
        places
    }
}
