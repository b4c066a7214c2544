//! The final standings.

use super::{
    Code, Regulations, Remaining, TieBreak, TieBreakValue, compute,
    direct_encounter::DirectEncounter,
    field::{Field, halves},
    lots::lot,
};
use crate::event::{Crosstable, Points, Tpn};

/// One line of the standings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Who.
    pub tpn: Tpn,
    /// Place from 1. Tied participants have the same place if [`Remaining::Shared`]; the next place counts
    /// all before it.
    pub place: usize,
    /// Points, without virtual points.
    pub points: Points,
    /// One value for each tie-break of the list. For DE the place inside the group tied so far, 0 where it
    /// separates nobody.
    pub values: Vec<TieBreakValue>,
}

/// The standings of `table` after `rounds` rounds, in order of rank: points, then the tie-breaks of `list`
/// (C.07 4.2), then as [`Regulations::remaining`] says; participants with the same place stand in the order
/// of their pairing numbers. Entries that are missing count as zero-point byes.
#[must_use]
pub fn standings(
    table: &Crosstable,
    rounds: u8,
    list: &[TieBreak],
    regulations: &Regulations,
) -> Vec<Standing> {
    let field = Field::new(table, rounds, regulations);
    let count = field.records.len();
    let mut values: Vec<Vec<TieBreakValue>> = vec![Vec::with_capacity(list.len()); count];

    let scores: Vec<TieBreakValue> = field
        .records
        .iter()
        .map(|record| TieBreakValue::points(halves(record.score)))
        .collect();
    let mut ranking = Ranking::new(count);
    ranking.split(&scores, false);

    let mut scratch = compute::Scratch::default();
    for tie_break in list {
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
    ranking.draw_lots(regulations.remaining);

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
    for tied in ranking.classes.iter().filter(|class| class.len() > 1) {
        for (index, place) in encounter.places(tied) {
            if let Some(value) = column.get_mut(index) {
                *value = TieBreakValue::integer(place);
            }
        }
    }
    column
}

/// Participants, by index, in classes of those still tied, best class first; inside a class by pairing
/// number.
struct Ranking {
    classes: Vec<Vec<usize>>,
}

impl Ranking {
    fn new(count: usize) -> Self {
        Self {
            classes: vec![(0..count).collect()],
        }
    }

    /// Splits every class by the participants' `values`; a missing value is last either way.
    fn split(&mut self, values: &[TieBreakValue], lower_is_better: bool) {
        let of = |index: &usize| {
            values
                .get(*index)
                .copied()
                .unwrap_or(TieBreakValue::MISSING)
        };
        let mut classes = Vec::with_capacity(self.classes.len());
        for mut class in self.classes.drain(..) {
            if class.len() < 2 {
                classes.push(class);
                continue;
            }
            class.sort_by(|a, b| {
                let (a, b) = (of(a), of(b));
                match (a.is_missing(), b.is_missing()) {
                    (false, false) if lower_is_better => a.cmp(&b),
                    _ => b.cmp(&a),
                }
            });
            let same = class.chunk_by(|a, b| of(a) == of(b));
            classes.extend(same.map(<[usize]>::to_vec));
        }
        self.classes = classes;
    }

    fn draw_lots(&mut self, remaining: Remaining) {
        if let Remaining::Lots(seed) = remaining {
            for class in &mut self.classes {
                class.sort_by_key(|index| Tpn::from_index(*index).map(|tpn| lot(seed, tpn)));
            }
        }
    }

    /// Index and place, in order.
    fn places(&self, remaining: Remaining) -> Vec<(usize, usize)> {
        let mut places = Vec::new();
        for class in &self.classes {
            let first = places.len() + 1;
            for index in class {
                let own = places.len() + 1;
                let place = if remaining == Remaining::Shared {
                    first
                } else {
                    own
                };
                places.push((*index, place));
            }
        }
        places
    }
}
