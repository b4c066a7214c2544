//! Single changes, and the changes that are refused.

use super::*;

fn tpn(number: u16) -> Tpn {
    Tpn::new(number).unwrap()
}

fn pair(white: u16, black: u16) -> Pair {
    Pair {
        white: tpn(white),
        black: tpn(black),
    }
}

/// Board 1 has 1–4, board 2 has 5–2, 3 has the bye, and 6 and 7 have no seat.
fn draft() -> Seating {
    let boards = [(1, pair(1, 4)), (2, pair(5, 2))];
    Seating::new((1..=7).map(tpn), boards, Some(tpn(3)))
}

fn shown(seating: &Seating) -> String {
    let boards = seating.boards.iter();
    let mut parts: Vec<String> = boards
        .map(|(board, pair)| format!("{board}:{}-{}", pair.white, pair.black))
        .collect();
    parts.extend(seating.bye.map(|tpn| format!("bye:{tpn}")));
    parts.extend(seating.unseated.iter().map(|tpn| format!("({tpn})")));
    parts.join(" ")
}

#[test]
fn each_change_does_what_it_says() {
    let cases = [
        (
            HandChange::Swap(tpn(4), tpn(2)),
            "1:1-2 2:5-4 bye:3 (6) (7)",
        ),
        (
            HandChange::Swap(tpn(1), tpn(2)),
            "1:2-4 2:5-1 bye:3 (6) (7)",
        ),
        (
            HandChange::Swap(tpn(3), tpn(5)),
            "1:1-4 2:3-2 bye:5 (6) (7)",
        ),
        (
            HandChange::Swap(tpn(6), tpn(4)),
            "1:1-6 2:5-2 bye:3 (4) (7)",
        ),
        (
            HandChange::Swap(tpn(3), tpn(7)),
            "1:1-4 2:5-2 bye:7 (3) (6)",
        ),
        (HandChange::Colours(tpn(2)), "1:1-4 2:2-5 bye:3 (6) (7)"),
        (HandChange::Unseat(tpn(4)), "2:5-2 bye:3 (1) (4) (6) (7)"),
        (HandChange::Unseat(tpn(3)), "1:1-4 2:5-2 (3) (6) (7)"),
        (HandChange::Seat(pair(7, 6)), "1:1-4 2:5-2 3:7-6 bye:3"),
    ];
    for (change, after) in cases {
        assert_eq!(
            draft().apply(&change).map(|s| shown(&s)),
            Ok(after.to_owned())
        );
    }
    // The first free number is used.
    let without = draft().apply(&HandChange::Unseat(tpn(1))).unwrap();
    let again = without.apply(&HandChange::Seat(pair(6, 1))).unwrap();
    assert_eq!(shown(&again), "1:6-1 2:5-2 bye:3 (4) (7)");
    let bye = without.apply(&HandChange::Unseat(tpn(3))).unwrap();
    let bye = bye.apply(&HandChange::Bye(tpn(6))).unwrap();
    assert_eq!(shown(&bye), "2:5-2 bye:6 (1) (3) (4) (7)");
    let rest = RoundPairing {
        pairs: vec![pair(4, 1), pair(7, 3)],
        bye: None,
    };
    let whole = bye.apply(&HandChange::Rest(rest)).unwrap();
    assert_eq!(shown(&whole), "1:4-1 2:5-2 3:7-3 bye:6");
}

#[test]
fn what_cannot_be_done_says_why() {
    use ChangeError::{ByeGiven, HasSeat, NoSeat, NotPaired, NothingToChange};
    let cases = [
        (
            HandChange::Swap(tpn(1), tpn(1)),
            NothingToChange(tpn(1), tpn(1)),
        ),
        (
            HandChange::Swap(tpn(1), tpn(4)),
            NothingToChange(tpn(1), tpn(4)),
        ),
        (
            HandChange::Swap(tpn(6), tpn(7)),
            NothingToChange(tpn(6), tpn(7)),
        ),
        (HandChange::Swap(tpn(1), tpn(8)), NotPaired(tpn(8))),
        (HandChange::Colours(tpn(3)), NoSeat(tpn(3))),
        (HandChange::Unseat(tpn(6)), NoSeat(tpn(6))),
        (HandChange::Seat(pair(1, 6)), HasSeat(tpn(1))),
        (
            HandChange::Seat(pair(6, 6)),
            NothingToChange(tpn(6), tpn(6)),
        ),
        (HandChange::Bye(tpn(6)), ByeGiven(tpn(3))),
    ];
    for (change, error) in cases {
        assert_eq!(draft().apply(&change), Err(error), "{change:?}");
    }
}

/// A player who withdraws leaves their opponent without a seat; a player who comes late has no seat yet.
#[test]
fn those_to_be_paired_now_are_seated_or_waiting() {
    let boards = [(1, pair(1, 4)), (2, pair(5, 2)), (3, pair(2, 6))];
    let now = [1, 2, 5, 6, 8].map(tpn);
    let seating = Seating::new(now, boards, Some(tpn(3)));
    assert_eq!(shown(&seating), "2:5-2 (1) (6) (8)");
}

#[test]
fn only_new_seats_are_asked_about() {
    let draft = draft();
    let seats = |change| draft.made_by(&change).unwrap();
    let swapped = seats(HandChange::Swap(tpn(4), tpn(2)));
    assert_eq!(swapped, [pair(1, 2), pair(5, 4)].map(Seat::Pair));
    let turned = Seat::Pair(pair(2, 5));
    assert_eq!(seats(HandChange::Colours(tpn(2))), [turned]);
    assert!(draft.are_together(pair(2, 5)) && draft.are_together(pair(5, 2)));
    assert!(!draft.are_together(pair(1, 2)));
    assert_eq!(seats(HandChange::Unseat(tpn(2))), []);
    let moved = seats(HandChange::Swap(tpn(3), tpn(5)));
    assert_eq!(moved, [Seat::Pair(pair(3, 2)), Seat::Bye(tpn(5))]);
}
