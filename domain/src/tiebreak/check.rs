//! Ranking a tournament again, to see whether the points and places of a report follow from its results (the tie-break checker of
//! C.02.04).

use super::{Order, Regulations, Remaining, Standing, TieBreak, TieBreakValue, standings_by};
use crate::event::{Crosstable, Points, Tpn};

/// Points and place of one participant in a report.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Written {
    /// The points; `None` if the report gives none.
    pub points: Option<Points>,
    /// Place from 1. A participant without a place is not in the standings and takes up no place.
    pub place: Option<usize>,
}

/// A participant whose place or points in the standings are wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Difference {
    /// Pairing number of the participant.
    pub tpn: Tpn,
    /// The fault.
    pub kind: DifferenceKind,
}

/// What is wrong with a participant in a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DifferenceKind {
    /// The points are not the sum of the rounds.
    Points {
        /// The value in the report.
        written: Points,
        /// The sum of the rounds.
        computed: Points,
    },
    /// The place is wrong.
    Place {
        /// The value in the report.
        written: usize,
        /// The first place of those with whom the participant is tied after all tie-breaks.
        first: usize,
        /// Their last place. C.07 4.2 leaves it to the event how ties are numbered: tied participants may share their first place or any
        /// later one, as long as each place is one more than the number of participants before it.
        last: usize,
        /// The criterion that shows the misplacement, against a participant on the wrong side of this one; `None` if only the numbers of
        /// the places are wrong.
        decider: Option<Decider>,
    },
}

/// The first criterion that separates two participants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decider {
    /// The other participant.
    pub other: Tpn,
    /// The tie-break; `None` for the points.
    pub tie_break: Option<TieBreak>,
    /// The value of the misplaced participant.
    pub own: TieBreakValue,
    /// The value of the other participant.
    pub others: TieBreakValue,
}

/// Ranks `table` after `rounds` rounds by `order` and compares the result with `written`, which is in the order of pairing numbers.
/// Returns all differences, in the order of the correct ranking. Ties at the end of the list may be shared or broken in any way,
/// regardless of [`Regulations::remaining`].
#[must_use]
pub fn check(
    table: &Crosstable,
    rounds: u8,
    order: &Order,
    regulations: &Regulations,
    written: &[Written],
) -> Vec<Difference> {
    let regulations = regulations.with_remaining(Remaining::Shared);
    let ranking = standings_by(table, rounds, order, &regulations);
    let of = |tpn: Tpn| written.get(tpn.index()).copied().unwrap_or_default();
    let mut differences: Vec<Difference> = ranking
        .iter()
        .filter_map(|standing| {
            let known = of(standing.tpn).points?;
            (known != standing.points && !counts_byes_to_come(table, standing.tpn, known))
                .then_some(Difference {
                    tpn: standing.tpn,
                    kind: DifferenceKind::Points {
                        written: known,
                        computed: standing.points,
                    },
                })
        })
        .collect();
    // Each participant with the written place and the places that they may have.
    let mut placed: Vec<Placed<'_>> = Vec::new();
    for tied in ranking.chunk_by(|a, b| a.place == b.place) {
        let first = placed.len() + 1;
        let group = tied.iter().filter_map(|standing| {
            let place = of(standing.tpn).place?;
            Some(Placed {
                standing,
                written: place,
                first,
                last: first,
            })
        });
        placed.extend(group);
        let last = placed.len();
        for member in placed.iter_mut().skip(first - 1) {
            member.last = last;
        }
    }
    for tied in placed.chunk_by(|a, b| a.first == b.first) {
        if well_numbered(tied) {
            continue;
        }
        // If all stand inside their places, those who are not on the first one are wrong.
        let inside = tied.iter().all(Placed::inside);
        let wrong = tied
            .iter()
            .filter(|member| !member.inside() || (inside && member.written != member.first));
        differences.extend(wrong.map(|member| Difference {
            tpn: member.standing.tpn,
            kind: DifferenceKind::Place {
                written: member.written,
                first: member.first,
                last: member.last,
                decider: decider(member, &placed, order),
            },
        }));
    }
    differences
}

/// Whether the written points include a bye that is known for a round to come.
fn counts_byes_to_come(table: &Crosstable, tpn: Tpn, written: Points) -> bool {
    table.score_after(tpn, u8::MAX) == written
}

struct Placed<'a> {
    standing: &'a Standing,
    written: usize,
    first: usize,
    last: usize,
}

impl Placed<'_> {
    fn inside(&self) -> bool {
        (self.first..=self.last).contains(&self.written)
    }
}

/// Whether everybody's place is one more than the number of participants before them.
fn well_numbered(tied: &[Placed<'_>]) -> bool {
    tied.iter().all(|member| {
        let before = tied.iter().filter(|other| other.written < member.written);
        member.written == member.first + before.count()
    })
}

/// The criterion against the participant who stands farthest away on the wrong side of `member`.
fn decider(member: &Placed<'_>, all: &[Placed<'_>], order: &Order) -> Option<Decider> {
    let other = if member.written < member.first {
        all.iter()
            .filter(|other| other.last < member.first && other.written >= member.written)
            .max_by_key(|other| other.written)
    } else {
        all.iter()
            .filter(|other| other.first > member.last && other.written <= member.written)
            .min_by_key(|other| other.written)
    }?;
    let (own, others) = (member.standing, other.standing);
    let values = |criterion: Option<usize>| match criterion {
        None => Some((
            None,
            TieBreakValue::points(own.points),
            TieBreakValue::points(others.points),
        )),
        Some(place) => Some((
            Some(*order.list.get(place)?),
            *own.values.get(place)?,
            *others.values.get(place)?,
        )),
    };
    let (tie_break, own, others) = order
        .criteria()
        .filter_map(values)
        .find(|(_, own, others)| own != others)?;
    Some(Decider {
        other: other.standing.tpn,
        tie_break,
        own,
        others,
    })
}

#[cfg(test)]
mod tests;
