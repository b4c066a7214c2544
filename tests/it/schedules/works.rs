//! The work of each schedule: a database with what it needs, something that becomes due three times, and how often it was done.

use std::thread;

use crate::{
    board_news, boards_out,
    captains::{captain, hand_in},
    electronic_boards::{self, boards_at_an_address, game},
    enter::{sent, typed},
    followed, mail, retention,
    support::{
        TestApp,
        cluster::wait_until,
        listener::Listener,
        sql::{execute, lines},
        tournament::{enter_all, press_result, publish_first, publish_round},
    },
    team_events::{add_team, made_by},
    webhooks,
};

use super::{LONG, Work};

/// How many rows there are, also when no server is.
fn rows(app: &TestApp, from: &'static str) -> Box<dyn Fn() -> usize> {
    let database = app.database.clone();
    Box::new(move || {
        let query = format!("SELECT CAST(count(*) AS TEXT) AS line FROM {from}");
        lines(&database, &query)[0].parse().unwrap()
    })
}

/// Somebody asks to take part, and gets a letter.
pub(super) fn letters_are_sent() -> Work {
    let mut app = TestApp::on_postgres();
    let (smtp, _, slug) = mail::scene(&mut app, &[]);
    let mut surnames = ["Paganelli", "Rossignoli", "Bertolucci"].into_iter();
    Work {
        app,
        due: Box::new(move |there| {
            let surname = surnames.next().unwrap();
            let mut visitor = there[0].browser();
            let address = format!("{surname}@posta.example");
            let form = typed(&mut visitor, &slug, surname, "1980").set("email", &address);
            sent(&mut visitor, form);
        }),
        done: Box::new(move || smtp.mails().len()),
        held: Some("outbox"),
    }
}

/// A result is entered, and another server is told.
pub(super) fn servers_are_told() -> Work {
    let mut app = TestApp::on_postgres();
    let (mut chief, slug) = webhooks::scene(&mut app, 8);
    let listener = Listener::start(&[]);
    publish_first(&mut chief, &slug);
    webhooks::name(&mut chief, &slug, &format!("http://{}/", listener.address));
    let mut boards = 1..=3;
    Work {
        app,
        due: Box::new(move |there| {
            chief.move_to(&there[0].base);
            let board = boards.next().unwrap();
            press_result(&mut chief, &slug, 1, board, "1-0").assert_status(303);
        }),
        // Beside each goes one of the standings, which may stand for several.
        done: Box::new(move || {
            let told = listener.told();
            let results = told
                .iter()
                .filter(|told| told.json()["type"] == "result.entered");
            results.count()
        }),
        held: Some("webhook_messages"),
    }
}

/// A round is published, taken back and published again, and a browser is told.
pub(super) fn browsers_are_told() -> Work {
    let mut app = TestApp::on_postgres();
    let (mut chief, slug) = board_news::scene(&mut app, 4);
    let own = board_news::entries(&app).remove(1);
    let service = Listener::start(&[]);
    let mut phone = board_news::phone(&app, &slug, &own);
    let address = format!("http://{}/push", service.address);
    let receiver = board_news::receiver(3);
    board_news::wish(&mut phone, &slug, &address, &receiver).assert_ok();
    enter_all(&mut chief, &slug, 1, "1-0");
    let mut time = 0;
    Work {
        app,
        due: Box::new(move |there| {
            chief.move_to(&there[0].base);
            time += 1;
            match time {
                1 => publish_round(&mut chief, &slug, 2),
                2 => board_news::take_back(&mut chief, &slug, 2),
                _ => board_news::publish_draft(&mut chief, &slug, 2),
            }
        }),
        done: Box::new(move || service.told().len()),
        held: Some("push_messages"),
    }
}

/// An electronic board has one move more.
pub(super) fn electronic_boards_are_read() -> Work {
    let mut scene = electronic_boards::Scene::new(TestApp::on_postgres());
    scene.app.start_with("--private-boards");
    scene.chief.move_to(&scene.app.base);
    let (place, answer) = boards_at_an_address();
    let show = move |moves: &str| *answer.lock().unwrap() = (200, game("1.1", moves, "*"));
    show("1. e4");
    scene.name(&place).assert_status(303);
    let done = rows(&scene.app, "audit WHERE action = 'game.feed'");
    wait_until(LONG, "the first move is read", || done() == 1);
    let mut moves = ["1. e4 e5", "1. e4 e5 2. Nf3", "1. e4 e5 2. Nf3 Nc6"].into_iter();
    Work {
        app: scene.app,
        due: Box::new(move |_| show(moves.next().unwrap())),
        done,
        held: Some("feeds"),
    }
}

/// A result is entered, and the games of the round go to the site of the broadcast.
pub(super) fn games_are_broadcast() -> Work {
    let mut scene = boards_out::Scene::new(TestApp::on_postgres(), "0");
    scene.app.start_with("--private-webhooks");
    scene.chief.move_to(&scene.app.base);
    let site = boards_out::Site::new();
    scene
        .begin(boards_out::TOKEN, &site.address)
        .assert_status(303);
    site.wait_for(boards_out::PUSH, 1);
    let boards_out::Scene {
        app,
        mut chief,
        slug,
    } = scene;
    let mut boards = 1..=3;
    Work {
        app,
        due: Box::new(move |there| {
            chief.move_to(&there[0].base);
            let board = boards.next().unwrap();
            press_result(&mut chief, &slug, 1, board, "1-0").assert_status(303);
        }),
        done: Box::new(move || site.heard(boards_out::PUSH).len()),
        held: Some("broadcasts"),
    }
}

/// A result is entered in the hall, and stands in the trail that the site has of it.
pub(super) fn a_site_is_told() -> Work {
    let mut site = TestApp::on_sqlite();
    let (_, link) = followed::link_of(&mut site);
    let mut app = TestApp::on_postgres();
    let (mut chief, slug) = followed::hall(&mut app);
    followed::begin(&mut chief, &slug, &link).assert_status(303);
    followed::comes(&mut site.browser(), &format!("/t/{slug}"), "Torneo Copiato");
    let mut boards = 1..=3;
    Work {
        app,
        due: Box::new(move |there| {
            chief.move_to(&there[0].base);
            let board = boards.next().unwrap();
            press_result(&mut chief, &slug, 1, board, "1-0").assert_status(303);
        }),
        done: Box::new(move || site.count("sealed_trail WHERE action LIKE 'result.%'")),
        held: Some("mirrors"),
    }
}

/// Nothing has been heard of a hall for a long time.
pub(super) fn silence_is_noted() -> Work {
    let mut app = TestApp::on_postgres();
    let (_, link) = followed::link_of(&mut app);
    let mut hall = TestApp::on_sqlite();
    let (mut chief, slug) = followed::hall(&mut hall);
    followed::begin(&mut chief, &slug, &link).assert_status(303);
    followed::comes(&mut app.browser(), &format!("/t/{slug}"), "Torneo Copiato");
    drop(hall);
    let (database, done) = (
        app.database.clone(),
        rows(&app, "audit WHERE action = 'hall.silent'"),
    );
    Work {
        app,
        due: Box::new(move |_| {
            let long_ago =
                "UPDATE mirrored SET is_silent = false, heard_at = '2020-01-05 09:00:00'";
            execute(&database, long_ago).unwrap();
        }),
        done,
        held: None,
    }
}

/// The time of a match is over of which one captain handed in. Servers look every ten seconds.
pub(super) fn line_ups_are_opened() -> Work {
    let mut app = TestApp::on_postgres();
    let mut arbiter = app.admin();
    let mut slugs = Vec::new();
    for name in ["Lega dei Laghi", "Lega dei Monti", "Lega dei Fiumi"] {
        let slug = made_by(&mut arbiter, name, "2", "double-team-round-robin");
        for (team, rating) in [("Torre", 1900), ("Alfiere", 1800)] {
            add_team(&mut arbiter, &slug, team, 3, rating);
        }
        publish_round(&mut arbiter, &slug, 1);
        let torre = captain(&mut arbiter, &slug, "Torre");
        hand_in(&mut app.browser(), &torre, &[2, 3]).assert_status(303);
        let day = format!(
            "INSERT INTO meeting_days (tournament_id, round_id, number, day, hour) \
             SELECT r.tournament_id, r.id, 1, DATE '2020-01-05', '09:00' FROM rounds r \
             JOIN tournaments t ON t.id = r.tournament_id WHERE t.slug = '{slug}' AND r.number = 1"
        );
        execute(&app.database, &day).unwrap();
        slugs.push(slug);
    }
    let (database, done) = (
        app.database.clone(),
        rows(&app, "audit WHERE action = 'match.line-ups-due'"),
    );
    Work {
        app,
        due: Box::new(move |_| {
            let slug = slugs.pop().unwrap();
            let over = format!(
                "UPDATE team_rules SET hand_in_minutes = 0 WHERE tournament_id = \
                 (SELECT id FROM tournaments WHERE slug = '{slug}')"
            );
            execute(&database, &over).unwrap();
        }),
        done,
        held: None,
    }
}

/// An event is long over. Servers look when they start, and every hour: those that are there are started again, all at once.
pub(super) fn contacts_are_forgotten() -> Work {
    let mut app = TestApp::on_postgres();
    let mut chief = app.admin();
    let mut names = ["Open di Ieri", "Open dell’Altro Ieri", "Open di Tanto Fa"].into_iter();
    let done = rows(&app, "audit WHERE action = 'request.forget-contacts'");
    Work {
        app,
        due: Box::new(move |there| {
            chief.move_to(&there[0].base);
            let mut visitor = there[0].browser();
            retention::held(&mut chief, &mut visitor, names.next().unwrap(), 90);
            thread::scope(|scope| {
                for server in there.iter_mut() {
                    scope.spawn(move || server.start());
                }
            });
        }),
        done,
        held: None,
    }
}
