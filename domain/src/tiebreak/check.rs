//! Ranking a tournament again, to see whether the points and places that stand in a report follow from its
//! results (the tie-break checker of C.02.04).

use super::{Order, Regulations, Remaining, Standing, TieBreak, TieBreakValue, standings_by};
use crate::event::{Crosstable, Points, Tpn};

/// What a report says of one participant.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Written {
    /// Points, if any are written.
    pub points: Option<Points>,
    /// Place from 1. A participant without a place is not in the standings and takes no place from others.
    pub place: Option<usize>,
}

/// A participant whose place or points in the standings are wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Difference {
    /// Pairing number of the participant.
    pub tpn: Tpn,
    /// What is wrong.
    pub kind: DifferenceKind,
}

/// See [`Difference`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DifferenceKind {
    /// The points are not the sum of the rounds.
    Points {
        /// What stands.
        written: Points,
        /// The sum.
        computed: Points,
    },
    /// Another place.
    Place {
        /// What stands.
        written: usize,
        /// The first place of those with whom the participant is tied after all tie-breaks.
        first: usize,
        /// Their last place. Those tied may share the first of their places or any later one, as C.07 4.2
        /// leaves it to the event, as long as no more of them stand before a place than it allows.
        last: usize,
        /// What decides against somebody on the wrong side of the participant; `None` when only the numbers of
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
    /// The value of the one who is misplaced.
    pub own: TieBreakValue,
    /// The value of the other one.
    pub others: TieBreakValue,
}

/// Ranks `table` after `rounds` rounds by `order` and compares; `written` by pairing number. All differences, in
/// the order of the correct ranking. Ties at the end of the list may be shared or broken in any way,
/// whatever [`Regulations::remaining`] says.
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
    // Each participant with the place that stands and the places that they may have.
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
        // Where all stand inside their places, those who are not on the first one are wrong.
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

/// Points may hold those of byes that are known for a round to come.
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

/// Whether everybody's place is one more than the number of those who stand before them.
fn well_numbered(tied: &[Placed<'_>]) -> bool {
    tied.iter().all(|member| {
        let before = tied.iter().filter(|other| other.written < member.written);
        member.written == member.first + before.count()
    })
}

/// Of those who stand on the wrong side of `member`, the one who stands farthest away.
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
mod tests {
    use super::*;
    use crate::event::{BoardResult, Bye, Colour, Participant, RoundEntry, ScoringSystem};

    fn tpn(number: u16) -> Tpn {
        Tpn::new(number).unwrap()
    }

    /// 1 beats 4, 2 beats 3; then 1 and 2 draw, 3 beats 4: 1½, 1½, 1, 0.
    fn table() -> Crosstable {
        let win = BoardResult::WhiteWins;
        let draw = BoardResult::Draw;
        let participant = |entries| Participant {
            rating: None,
            entries,
        };
        let (white, black) = (Colour::White, Colour::Black);
        Crosstable::new(
            vec![
                participant(vec![win.entry(white, tpn(4)), draw.entry(black, tpn(2))]),
                participant(vec![win.entry(white, tpn(3)), draw.entry(white, tpn(1))]),
                participant(vec![win.entry(black, tpn(2)), win.entry(white, tpn(4))]),
                participant(vec![win.entry(black, tpn(1)), win.entry(black, tpn(3))]),
            ],
            2,
            ScoringSystem::STANDARD,
        )
        .unwrap()
    }

    fn places(places: [usize; 4]) -> Vec<Written> {
        let points = [3, 3, 2, 0].map(Points::from_halves);
        places
            .into_iter()
            .zip(points)
            .map(|(place, points)| Written {
                points: Some(points),
                place: (place > 0).then_some(place),
            })
            .collect()
    }

    fn checked(codes: &[&str], written: &[Written]) -> Vec<Difference> {
        let list: Vec<TieBreak> = codes.iter().map(|code| code.parse().unwrap()).collect();
        check(
            &table(),
            2,
            &Order::after_points(&list),
            &Regulations::default(),
            written,
        )
    }

    #[test]
    fn ties_may_be_shared_or_broken() {
        for good in [
            [1, 1, 3, 4],
            [1, 2, 3, 4],
            [2, 1, 3, 4],
            [0, 1, 2, 3],
            [0, 0, 0, 0],
        ] {
            assert_eq!(checked(&[], &places(good)), [], "{good:?}");
        }
        // 2 has beaten 3 (1 point), 1 has beaten 4 (none).
        assert_eq!(checked(&["BH"], &places([2, 1, 3, 4])), []);
    }

    #[test]
    fn misplaced_participants_are_named_with_what_decides() {
        let bh: TieBreak = "BH".parse().unwrap();
        let differences = checked(&["BH"], &places([1, 2, 3, 4]));
        let place = |number, written, own, other, others| Difference {
            tpn: tpn(number),
            kind: DifferenceKind::Place {
                written,
                first: 3 - written,
                last: 3 - written,
                decider: Some(Decider {
                    other: tpn(other),
                    tie_break: Some(bh),
                    own: TieBreakValue::points(Points::from_halves(own)),
                    others: TieBreakValue::points(Points::from_halves(others)),
                }),
            },
        };
        assert_eq!(differences, [place(2, 2, 5, 1, 3), place(1, 1, 3, 2, 5)]);
        let differences = checked(&[], &places([1, 2, 4, 3]));
        assert!(differences.iter().all(|difference| matches!(
            difference.kind,
            DifferenceKind::Place {
                decider: Some(Decider {
                    tie_break: None,
                    ..
                }),
                ..
            }
        )));
        assert_eq!(differences.len(), 2);
        // Two on the second place and nobody on the first.
        let numbers = checked(&[], &places([2, 2, 3, 4]));
        assert_eq!(numbers.len(), 2);
        for number in numbers {
            assert!(
                matches!(
                    number.kind,
                    DifferenceKind::Place {
                        first: 1,
                        last: 2,
                        ..
                    }
                ),
                "{number:?}"
            );
        }
    }

    /// Who is named, and which other participant shows that they are misplaced: the one on the wrong side of them.
    #[test]
    fn only_who_stands_outside_their_places_is_named() {
        for (stand, named) in [
            ([1, 4, 3, 2], [(2, Some(4)), (4, Some(2))].as_slice()),
            ([2, 4, 3, 1], &[(2, Some(4)), (4, Some(2))]),
            ([1, 2, 4, 3], &[(3, Some(4)), (4, Some(3))]),
            // Two on one place: the one who belongs there shows it to the other.
            ([1, 2, 4, 4], &[(3, Some(4))]),
            ([1, 1, 1, 4], &[(3, Some(2))]),
        ] {
            let found: Vec<(u16, Option<u16>)> = checked(&[], &places(stand))
                .into_iter()
                .map(|difference| match difference.kind {
                    DifferenceKind::Place { decider, .. } => (
                        difference.tpn.get(),
                        decider.map(|decider| decider.other.get()),
                    ),
                    DifferenceKind::Points { .. } => panic!("{difference:?}"),
                })
                .collect();
            assert_eq!(found, named, "{stand:?}");
        }
    }

    /// A half-point bye of the round to come may be among the points or not.
    #[test]
    fn points_of_a_bye_to_come_may_be_counted() {
        let participants = [1, 0, 2].map(|halves| Participant {
            rating: None,
            entries: vec![
                RoundEntry::Bye(match halves {
                    0 => Bye::ZeroPoint,
                    1 => Bye::HalfPoint,
                    _ => Bye::FullPoint,
                }),
                RoundEntry::Bye(Bye::HalfPoint),
            ],
        });
        let table = Crosstable::new(participants.to_vec(), 2, ScoringSystem::STANDARD).unwrap();
        let wrong = |points: [i32; 3]| -> Vec<u16> {
            let written = points.map(|points| Written {
                points: Some(Points::from_halves(points)),
                place: None,
            });
            let order = Order::after_points(&[]);
            let mut wrong: Vec<u16> = check(&table, 1, &order, &Regulations::default(), &written)
                .into_iter()
                .map(|difference| difference.tpn.get())
                .collect();
            wrong.sort_unstable();
            wrong
        };
        assert_eq!(wrong([1, 0, 2]), Vec::<u16>::new());
        assert_eq!(wrong([2, 1, 3]), Vec::<u16>::new());
        assert_eq!(wrong([1, 1, 4]), [3]);
    }

    #[test]
    fn points_are_added_up() {
        let mut written = places([1, 2, 3, 4]);
        written[3].points = Some(Points::from_halves(1));
        assert_eq!(
            checked(&[], &written),
            [Difference {
                tpn: tpn(4),
                kind: DifferenceKind::Points {
                    written: Points::from_halves(1),
                    computed: Points::ZERO,
                }
            }]
        );
    }

    #[test]
    fn points_rank_where_the_order_says() {
        let codes = |text: &str| -> Vec<String> { text.split(',').map(str::to_owned).collect() };
        let order = |text: &str| Order::parse(&codes(text)).unwrap();
        let differences = |text: &str, stand: [usize; 4]| {
            check(
                &table(),
                2,
                &order(text),
                &Regulations::default(),
                &places(stand),
            )
        };
        // 1 and 2 have won once and drawn, 3 has won once and lost, 4 has lost twice.
        assert_eq!(differences("WIN,PTS", [1, 1, 3, 4]), []);
        assert_eq!(differences("pts", [1, 1, 3, 4]), []);
        // By wins alone the points separate nobody.
        assert_eq!(differences("WIN", [1, 1, 1, 4]), []);
        assert_eq!(differences("BPG,PTS", [2, 4, 3, 1]), []);
        assert_eq!(differences("BPG,PTS", [2, 4, 1, 3]).len(), 2);
        let wrong = differences("TPN/R,PTS", [1, 2, 3, 4]);
        let DifferenceKind::Place { first, decider, .. } = wrong[0].kind else {
            panic!("{wrong:?}");
        };
        assert_eq!((wrong[0].tpn, first), (tpn(4), 1));
        assert_eq!(decider.unwrap().tie_break, Some("TPN/R".parse().unwrap()));
        assert_eq!(order("PTS,BH,PTS").points, Some(0));
        assert_eq!(order("BH,SB").points, None);
        assert!(Order::parse(&codes("PTS,XX")).is_err());
    }
}
