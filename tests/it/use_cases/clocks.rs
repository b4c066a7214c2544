//! The server's clock is set back by an hour or by a day: what goes out waits no longer than its own pause, and goes out once.

use chrono::TimeDelta;
use tratto::app::{
    exchange::broadcast,
    game::feed::{
        self,
        place::Allowed,
        reading::{self, Missed, Wanted},
    },
    letters::{self, Failed, Trouble},
    tournament::{
        board_news::sending as push,
        webhooks::{
            self, Reach,
            sending::{self, Answer},
        },
    },
};

use crate::support::{push::Receiver, sql};

use super::hall::Hall;

/// How far the clock is set back.
fn steps() -> [TimeDelta; 2] {
    [TimeDelta::hours(1), TimeDelta::days(1)]
}

fn seconds(number: i64) -> TimeDelta {
    TimeDelta::seconds(number)
}

#[test]
fn a_message_waits_for_its_pause_and_goes_once() {
    for step in steps() {
        let hall = Hall::new(4, 3);
        let address = ("https://altro.example/hook", Reach::Public);
        webhooks::keep::add(&hall.ctx, &hall.chief, None, &hall.slug, address).unwrap();
        hall.pair(1);
        let mut now = hall.ctx.clock.now();
        let next = |now| sending::next(&hall.ctx.at(now)).unwrap();
        let tidy = |now| sending::tidy(&hall.ctx.at(now)).unwrap();
        // It was not tried yet.
        now -= step;
        assert!(next(now).is_none());
        tidy(now);
        let first = next(now).unwrap();
        sending::answered(&hall.ctx.at(now), &first, Answer::Time).unwrap();
        // It waits for five seconds, and the clock goes back again.
        now -= step;
        tidy(now);
        assert!(next(now + seconds(4)).is_none());
        let again = next(now + seconds(5)).unwrap();
        assert_eq!(again.message_id, first.message_id);
        // Nobody says what became of it, and the clock goes back: nobody else sends it meanwhile, and somebody does in the end.
        now -= step;
        tidy(now);
        assert!(next(now + seconds(119)).is_none());
        let last = next(now + seconds(120)).unwrap();
        assert_eq!(last.message_id, first.message_id);
    }
}

#[test]
fn a_letter_waits_for_its_pause_and_goes_once() {
    for step in steps() {
        let hall = Hall::new(2, 3);
        let mut now = hall.ctx.clock.now();
        let letter = format!(
            "INSERT INTO outbox (message_id, class, state, language, address, body, written_at, due_at, expires_at) \
             VALUES ('{}', 'club-approved', 'waiting', 'it', 'torre@posta.example', \
             '{{\"club-approved\":{{\"club\":\"Torre Bianca\",\"path\":\"/clubs/1\"}}}}', \
             '{now}', '{now}', '2026-12-05 09:00:00')",
            "0a".repeat(16)
        );
        sql::execute(&hall.database(), &letter).unwrap();
        let next = |now| letters::next(&hall.ctx.at(now)).unwrap();
        let tidy = |now| letters::tidy(&hall.ctx.at(now)).unwrap();
        // It was not tried yet.
        now -= step;
        assert!(next(now).is_none());
        tidy(now);
        let first = next(now).unwrap();
        let busy = Failed {
            trouble: Trouble::Later,
            answer: "451 later".to_owned(),
        };
        letters::failed(&hall.ctx.at(now), &first, &busy).unwrap();
        // It waits for a minute, and the clock goes back again.
        now -= step;
        tidy(now);
        assert!(next(now + seconds(59)).is_none());
        let again = next(now + seconds(60)).unwrap();
        assert_eq!(again.message_id, first.message_id);
        // Nobody says what became of it, and the clock goes back: nobody else sends it meanwhile, and somebody does in the end.
        now -= step;
        tidy(now);
        assert!(next(now + seconds(299)).is_none());
        let last = next(now + seconds(300)).unwrap();
        assert_eq!(last.message_id, first.message_id);
    }
}

/// What came a moment ago waits as before: hours are none of its business.
#[test]
fn what_is_not_ahead_stays_as_it_is() {
    let hall = Hall::new(4, 3);
    let address = ("https://altro.example/hook", Reach::Public);
    webhooks::keep::add(&hall.ctx, &hall.chief, None, &hall.slug, address).unwrap();
    hall.pair(1);
    let now = hall.ctx.clock.now();
    let first = sending::next(&hall.ctx).unwrap().unwrap();
    sending::answered(&hall.ctx, &first, Answer::Time).unwrap();
    sending::tidy(&hall.ctx).unwrap();
    let next = |now| sending::next(&hall.ctx.at(now)).unwrap();
    assert!(next(now + seconds(4)).is_none());
    assert!(next(now + seconds(5)).is_some());
}

#[test]
fn a_broadcast_has_its_turn() {
    use broadcast::{
        keep::{self, Begin},
        sending::{self, Ask},
    };
    for step in steps() {
        let hall = Hall::new(4, 3);
        let begin = Begin {
            token: "lip_prova".to_owned(),
            ..Begin::default()
        };
        let typed = (&begin, Reach::Public);
        keep::begin(&hall.ctx, &hall.chief, None, &hall.slug, typed).unwrap();
        let now = hall.ctx.clock.now();
        let due = sending::next(&hall.ctx).unwrap().unwrap();
        sending::take(&hall.ctx, &due, "", &mut |_: &Ask| Err(Answer::Time)).unwrap();
        let back = hall.ctx.at(now - step);
        assert!(sending::next(&back).unwrap().is_none());
        sending::tidy(&back).unwrap();
        assert!(sending::next(&back).unwrap().is_some());
        // It is held, and no other takes its turn until that time is over.
        let back = hall.ctx.at(now - step - step);
        sending::tidy(&back).unwrap();
        assert!(sending::next(&back).unwrap().is_none());
        let later = hall.ctx.at(now - step - step + TimeDelta::minutes(5));
        assert!(sending::next(&later).unwrap().is_some());
    }
}

#[test]
fn a_source_of_moves_is_read() {
    for step in steps() {
        let hall = Hall::new(4, 3);
        let allowed = Allowed {
            reach: Reach::Public,
            folder: None,
            is_by_command: false,
        };
        let typed = ("https://scacchiere.example/partite.pgn", &allowed);
        feed::keep::add(&hall.ctx, &hall.chief, None, &hall.slug, typed).unwrap();
        let now = hall.ctx.clock.now();
        let due = reading::next(&hall.ctx).unwrap().unwrap();
        let mut nothing = |_: Wanted<'_>| Err(Missed::NoFile);
        reading::take(&hall.ctx, &due, &mut nothing).unwrap();
        let back = hall.ctx.at(now - step);
        assert!(reading::next(&back).unwrap().is_none());
        reading::tidy(&back).unwrap();
        assert!(reading::next(&back).unwrap().is_some());
        assert!(reading::next(&back).unwrap().is_none());
    }
}

/// A push service that asks for two hours has them: no tidying in between asks sooner. One that asks for longer than the message lives is
/// not asked again. A clock that was set back keeps neither waiting.
#[test]
fn a_push_service_is_given_the_time_that_it_asks_for() {
    let hour = TimeDelta::hours(1);
    let waiting =
        |hall: &Hall| sql::lines(&hall.database(), "SELECT due_at AS line FROM push_messages");
    for (asked, comes) in [(2 * 3600, true), (5 * 3600, false)] {
        let hall = told_by_push();
        let mut now = hall.ctx.clock.now();
        let next = |now| push::next(&hall.ctx.at(now)).unwrap();
        let tidy = |now| push::tidy(&hall.ctx.at(now)).unwrap();
        let due = next(now).unwrap();
        push::answered(&hall.ctx, &due, Answer::Status(503), Some(asked)).unwrap();
        assert_eq!(waiting(&hall).len(), usize::from(comes), "{asked}");
        for _ in 0..2 {
            tidy(now);
            assert!(next(now + hour - seconds(1)).is_none());
            now += hour;
        }
        assert_eq!(next(now).is_some(), comes, "{asked}");
    }
    for step in [TimeDelta::hours(3), TimeDelta::days(1)] {
        let hall = told_by_push();
        let now = hall.ctx.clock.now();
        let next = |now| push::next(&hall.ctx.at(now)).unwrap();
        let due = next(now).unwrap();
        push::answered(&hall.ctx, &due, Answer::Status(503), Some(2 * 3600)).unwrap();
        let back = now - step;
        push::tidy(&hall.ctx.at(back)).unwrap();
        assert!(next(back + seconds(2699)).is_none());
        let again = next(back + seconds(2700)).unwrap();
        assert_eq!(again.id, due.id);
        assert_eq!(again.expires_at, back + TimeDelta::hours(4));
    }
}

/// A hall whose first round is published, and of which one browser is told.
fn told_by_push() -> Hall {
    let hall = Hall::new(4, 3);
    let browser = Receiver::new(&[7; 32], &[7; 16]);
    let asked = format!(
        "INSERT INTO push_subscriptions (tournament_id, entry_id, endpoint, p256dh, auth, language, made_at) \
         SELECT tournament_id, id, 'https://avvisi.example/uno', '{}', '{}', 'it', created_at FROM entries LIMIT 1",
        browser.p256dh(),
        browser.auth()
    );
    sql::execute(&hall.database(), &asked).unwrap();
    hall.pair(1);
    hall
}
