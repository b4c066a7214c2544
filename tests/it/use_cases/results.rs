//! Results: versions, conflicts, keys, earlier rounds, undo.

use tratto::{
    app::{
        AppError, Done, Refusal,
        tournament::{
            results::Recorded,
            undo::{self, Undo},
        },
    },
    event::BoardResult::{self, BlackWins, Draw, WhiteWins},
};

use super::hall::Hall;

/// What stands on the first board, and its version.
fn first(hall: &Hall, round: u8) -> (Option<BoardResult>, (i32, i32)) {
    let boards = hall.boards(round);
    (boards[0].result, (boards[0].pairing, boards[0].version))
}

#[test]
fn another_value_upon_an_old_version_is_kept_beside_the_one_that_stands() {
    let hall = Hall::new(4, 3);
    let deputy = hall.deputy("dora");
    hall.pair(1);
    let (_, seen) = first(&hall, 1);
    hall.record(&hall.chief, None, seen, Some(WhiteWins))
        .unwrap();
    let other = hall.record(&deputy, None, seen, Some(Draw)).unwrap();
    assert!(
        matches!(other, Done::Fresh(Recorded::Conflict(_))),
        "{other:?}"
    );
    assert_eq!(first(&hall, 1).0, Some(WhiteWins));
    // Nothing is paired over two values.
    hall.play(1);
    hall.draft(2).unwrap();
    assert!(matches!(
        hall.refused(|hall| hall.publish(2)),
        Refusal::ConflictsOpen { boards } if boards == [(1, 1)]
    ));
}

#[test]
fn the_same_value_of_another_arbiter_is_no_conflict_and_raises_the_version() {
    let hall = Hall::new(4, 3);
    let deputy = hall.deputy("dora");
    hall.pair(1);
    let (_, seen) = first(&hall, 1);
    hall.record(&hall.chief, None, seen, Some(WhiteWins))
        .unwrap();
    let (_, stands) = first(&hall, 1);
    let same = hall.record(&hall.chief, None, stands, Some(WhiteWins));
    assert_eq!(same.unwrap(), Done::Fresh(Recorded::Same));
    assert_eq!(first(&hall, 1).1, stands);
    let same = hall.record(&deputy, None, seen, Some(WhiteWins));
    assert_eq!(same.unwrap(), Done::Fresh(Recorded::Same));
    assert_eq!(first(&hall, 1).1, (stands.0, stands.1 + 1));
}

#[test]
fn a_key_works_once() {
    let hall = Hall::new(4, 3);
    hall.pair(1);
    let (_, seen) = first(&hall, 1);
    let once = hall.record(&hall.chief, Some("k1"), seen, Some(WhiteWins));
    assert!(matches!(once.unwrap(), Done::Fresh(Recorded::Saved { .. })));
    let newest = hall.newest();
    let again = hall.record(&hall.chief, Some("k1"), seen, Some(WhiteWins));
    assert!(matches!(again.unwrap(), Done::Repeated(_)));
    assert_eq!(hall.newest(), newest);
}

#[test]
fn a_result_of_an_earlier_round_asks_for_a_reason() {
    let hall = Hall::new(4, 3);
    hall.pair(1);
    hall.play(1);
    let (_, seen) = first(&hall, 1);
    hall.record(&hall.chief, None, seen, Some(Draw)).unwrap();
    hall.pair(2);
    let (stands, seen) = first(&hall, 1);
    assert_eq!(stands, Some(Draw));
    let asked = hall.refused(|hall| hall.record(&hall.chief, None, seen, Some(BlackWins)));
    let Refusal::EarlierRound(change) = asked else {
        panic!("{asked:?}");
    };
    assert_eq!((change.round, change.newest), (1, 2));
    assert_eq!(
        (change.stored, change.wanted),
        (Some(Draw), Some(BlackWins))
    );
}

#[test]
fn what_was_taken_back_or_changed_since_is_not_taken_back() {
    let hall = Hall::new(4, 3);
    hall.pair(1);
    let (_, seen) = first(&hall, 1);
    hall.record(&hall.chief, Some("k1"), seen, Some(WhiteWins))
        .unwrap();
    let take = |hall: &Hall, key: &str| {
        let what = Undo::Request(key.to_owned());
        undo::undo(&hall.ctx, &hall.chief, None, &hall.slug, &what)
    };
    assert!(matches!(
        hall.refused(|hall| take(hall, "k2")),
        Refusal::NothingToUndo
    ));
    take(&hall, "k1").unwrap();
    assert_eq!(first(&hall, 1).0, None);
    assert!(matches!(
        hall.refused(|hall| take(hall, "k1")),
        Refusal::NothingToUndo
    ));
}

#[test]
fn a_draft_has_no_results() {
    let hall = Hall::new(4, 3);
    hall.draft(1).unwrap();
    let (_, seen) = first(&hall, 1);
    assert!(matches!(
        hall.refused(|hall| hall.record(&hall.chief, None, seen, Some(Draw))),
        Refusal::NotPublished { round: 1 }
    ));
    let nobody = hall.record(&hall.chief, None, (9999, 1), Some(Draw));
    assert!(matches!(nobody, Err(AppError::NotFound)), "{nobody:?}");
}
