//! The end of a tournament.

use chrono::TimeDelta;
use tratto::{
    app::{
        Actor, AppError, Context, Refusal,
        exchange::archive,
        tournament::{
            closing,
            confirmation::Confirmation,
            entry_door::{
                door,
                inputs::{DoorInput, RequestInput},
                send,
            },
            retention,
        },
    },
    event::{
        BoardResult::{Adjourned, Draw},
        Halt,
    },
};

use crate::support::sql;

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

/// Another machine goes on: this one keeps nobody's address for it, and gives the same archive as before.
#[test]
fn one_that_was_handed_over_forgets_addresses_too() {
    let hall = Hall::new(4, 1);
    let (ctx, chief, slug) = (&hall.ctx, &hall.chief, &hall.slug);
    let input = DoorInput {
        door_open: "1".to_owned(),
        door_notice: "I dati servono al torneo.".to_owned(),
        ..DoorInput::default()
    };
    door::set(ctx, chief, None, slug, 0, &input).unwrap();
    let mut request = RequestInput {
        email: "ada@esempio.invalid".to_owned(),
        ..RequestInput::default()
    };
    request.person.last_name = "Richiesti".to_owned();
    request.person.first_name = "Ada".to_owned();
    request.person.birth = "1980".to_owned();
    let (visitor, secret) = (Actor::visitor("somebody".to_owned()), "7".repeat(64));
    send::send(ctx, &visitor, None, slug, &request, &secret, "192.0.2.9").unwrap();
    let halt = Halt::never();
    let packed = |ctx: &Context| archive::pack(ctx, chief, slug, &halt, std::io::sink()).unwrap();
    let newest = packed(ctx).newest;
    let handed = archive::hand_over(ctx, chief, None, slug, newest, &halt);
    let digest = handed.unwrap().fresh().unwrap();
    assert_eq!(packed(ctx).digest, digest);
    let years = ctx.at(ctx.clock.now() + TimeDelta::days(800));
    assert_eq!(retention::forget_due(&years).unwrap(), 1);
    let left = "SELECT email AS line FROM entry_requests";
    assert_eq!(sql::lines(&hall.database(), left), [""]);
    assert_eq!(packed(ctx).digest, digest);
}
