//! Players who left a round robin, by a remark of the file.

use super::*;
use crate::event::GoesOn;

/// A round robin of four in which the one with start number 7 left after the first of three rounds.
fn left(system: &str, comment: &str) -> Trf {
    let text = file(&[
        record("1", "", "   7 w 1     3 b =     2 w ="),
        record("2", "", "   3 w =     7 b +     1 b ="),
        record("3", "", "   2 b =     1 w =     7 w +"),
        record("7", "", "   1 b 0     2 w -     3 b -"),
        format!("192 {system}"),
        format!("###{comment}"),
    ]);
    read(text.as_bytes()).unwrap()
}

/// C.05 art. 6.6: a player who completed less than half of their games is not in the standings, and their games do not count.
#[test]
fn c_05_6_6_games_with_those_who_left_early_give_no_points() {
    let withdrawn = " Withdrawn @ Round 1: 7";
    let trf = left("FIDE_ROUNDROBIN", withdrawn);
    assert_eq!(trf.left(), [(tpn(4), 1)]);
    assert_eq!(trf.table.annulled, [tpn(4)]);
    let scores = [1, 2, 3, 4].map(|n| trf.table.score_after(tpn(n), 3).halves());
    assert_eq!(scores, [2, 2, 2, 0]);
    // In a Swiss system they count.
    let swiss = left("FIDE_DUTCH", withdrawn);
    assert_eq!((swiss.left(), swiss.table.annulled), (trf.left(), vec![]));
}

#[test]
fn only_a_withdrawal_of_somebody_in_the_file_is_one() {
    for comment in [
        " Adjourned @ Round 1: 7",
        " Withdrawn @ Round 1: 4",
        " Withdrawn @ Round 1: Verdi",
        " Verdi left",
    ] {
        let trf = left("FIDE_ROUNDROBIN", comment);
        assert_eq!((trf.left(), trf.table.annulled), (vec![], vec![]));
    }
    let before = left("FIDE_ROUNDROBIN", " Withdrawn @ Round 0: 7");
    assert_eq!(before.left(), [(tpn(4), 0)]);
}

/// The remark on who goes on from a drawn game counts in a knock-out only.
#[test]
fn somebody_goes_on_in_a_knock_out_alone() {
    let goes_on = GoesOn {
        round: round(2),
        player: tpn(4),
    };
    for (system, expected) in [
        ("CUSTOM_KNOCKOUT", vec![goes_on]),
        ("FIDE_ROUNDROBIN", vec![]),
        ("FIDE_DUTCH", vec![]),
    ] {
        let trf = left(system, " Goes on @ Round 2: 7");
        assert_eq!(trf.table.going_on, expected, "{system}");
    }
}
