//! Reports with right and wrong points and places.

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

/// The misplaced participants, each with another one on the wrong side who shows the fault.
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
