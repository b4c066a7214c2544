//! The end of a tournament.

use tratto::{
    app::{
        AppError, Refusal,
        tournament::{closing, confirmation::Confirmation},
    },
    event::BoardResult::{Adjourned, Draw},
};

use super::hall::{Hall, player};

fn finish(hall: &Hall) -> Result<(), AppError> {
    closing::finish(&hall.ctx, &hall.chief, None, &hall.slug).map(|_| ())
}

fn reopen(hall: &Hall, reason: &str, sure: bool) -> Result<(), AppError> {
    let input = Confirmation {
        reason: reason.to_owned(),
        sure,
    };
    closing::reopen(&hall.ctx, &hall.chief, None, &hall.slug, &input).map(|_| ())
}

#[test]
fn what_is_open_is_closed_first() {
    let hall = Hall::new(4, 2);
    hall.pair(1);
    let open = |hall: &Hall| match hall.refused(finish) {
        Refusal::GamesOpen { boards } => boards,
        other => panic!("{other:?}"),
    };
    assert_eq!(open(&hall), [(1, 1), (1, 2)]);
    let first = &hall.boards(1)[0];
    let seen = (first.pairing, first.version);
    hall.record(&hall.chief, None, seen, Some(Adjourned))
        .unwrap();
    hall.play(1);
    assert_eq!(open(&hall), [(1, 1)]);
    let first = &hall.boards(1)[0];
    let seen = (first.pairing, first.version);
    hall.record(&hall.chief, None, seen, Some(Draw)).unwrap();
    assert!(matches!(
        hall.refused(finish),
        Refusal::RoundsToPlay { played: 1 }
    ));
    hall.pair(2);
    hall.play(2);
    finish(&hall).unwrap();
}

#[test]
fn a_closed_tournament_takes_nothing_until_it_is_opened_with_a_reason() {
    let hall = Hall::new(4, 1);
    let deputy = hall.deputy("dora");
    hall.pair(1);
    hall.play(1);
    let not_over = hall.refused(|hall| reopen(hall, "modulo sbagliato", true));
    assert!(matches!(not_over, Refusal::TournamentNotOver));
    let by_deputy = closing::finish(&hall.ctx, &deputy, None, &hall.slug);
    assert!(
        matches!(by_deputy, Err(AppError::Forbidden)),
        "{by_deputy:?}"
    );
    finish(&hall).unwrap();
    let first = &hall.boards(1)[0];
    let seen = (first.pairing, first.version);
    let entered = hall.refused(|hall| hall.record(&hall.chief, None, seen, Some(Draw)));
    assert!(matches!(entered, Refusal::TournamentOver));
    let late = hall.refused(|hall| hall.enter(&player(8)));
    assert!(matches!(late, Refusal::TournamentOver));
    assert!(matches!(reopen(&hall, " ", true), Err(AppError::Fields(_))));
    let twice = hall.refused(|hall| reopen(hall, "modulo sbagliato", false));
    assert!(matches!(twice, Refusal::AskedTwice));
    reopen(&hall, "modulo sbagliato", true).unwrap();
    hall.record(&hall.chief, None, seen, Some(Draw)).unwrap();
}
