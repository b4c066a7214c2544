//! Live screens: a result is told within a second, on this server and on others of the same database.

use std::time::Duration;

use crate::support::{
    Browser, TestApp,
    board::board,
    on_both_databases,
    stream::{LIMIT, Stream, read_events},
    tournament::{press_result, with_round_published},
};

on_both_databases!(
    a_result_is_told_within_a_second,
    visitors_hear_nothing_of_an_incident,
);

/// Enters a result at board 1 and asserts that the stream tells it in time, as one row and in numbers only.
fn assert_told(arbiter: &mut Browser, slug: &str, code: &str, stream: &Stream) {
    stream.drain();
    press_result(arbiter, slug, 1, 1, code).assert_status(303);
    let told = stream.until("\n\n", LIMIT);
    let text = told.unwrap_or_else(|| panic!("no event within {LIMIT:?}"));
    let events = read_events(&text);
    let [(kind, numbers)] = events.as_slice() else {
        panic!("{events:?}");
    };
    assert!(
        numbers.len() == if kind == "row" { 3 } else { 1 },
        "{events:?}"
    );
}

fn a_result_is_told_within_a_second(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_round_published(&mut arbiter, "Torneo dal Vivo", 4);
    let other = with_round_published(&mut arbiter, "Torneo Accanto", 4);
    let (stream, beside) = (Stream::open(&app, &slug), Stream::open(&app, &other));
    assert_told(&mut arbiter, &slug, "1-0", &stream);
    assert_told(&mut arbiter, &slug, "0-1", &stream);
    // The other tournament heard nothing.
    assert_eq!(beside.until("event: row", Duration::from_millis(200)), None);
    // No such tournament, no stream.
    app.browser().get("/t/nessuno/events").assert_status(404);
}

/// An SQLite file has one server; PostgreSQL has as many as one likes.
#[test]
fn other_servers_are_told_within_a_second() {
    let mut app = TestApp::on_postgres();
    let mut arbiter = app.admin();
    let slug = with_round_published(&mut arbiter, "Torneo a Due", 4);
    let second = app.second();
    let stream = Stream::open(&second, &slug);
    assert_told(&mut arbiter, &slug, "1-0", &stream);
    assert_told(&mut arbiter, &slug, "1/2-1/2", &stream);
    // The other way round, by the same session on the second server.
    let stream = Stream::open(&app, &slug);
    let mut there = arbiter.clone();
    there.move_to(&second.base);
    assert_told(&mut there, &slug, "0-1", &stream);
    assert_eq!(app.boards(1)[0], "1 0-1 v4");
}

/// What the public may not see makes no event for it either, on this server and on others (Laws 12.6).
fn visitors_hear_nothing_of_an_incident(mut app: TestApp) {
    let mut board = board(&mut app);
    // An SQLite file has one server.
    let second = (!app.is_sqlite()).then(|| app.second());
    let session = board.arbiter.cookie("__Host-session").unwrap().to_owned();
    let other = app.account("vera", None);
    let stranger = other.cookie("__Host-session").unwrap().to_owned();
    let slug = board.slug.clone();
    let open = |session: &str| -> Vec<Stream> {
        let servers = std::iter::once(&app).chain(&second);
        servers
            .map(|server| Stream::open_as(server, &slug, session))
            .collect()
    };
    let (hears, deaf, strange) = (open(&session), open(""), open(&stranger));
    for stream in hears.iter().chain(&deaf).chain(&strange) {
        stream.drain();
    }
    let form = board.look("incident/clock?only=1").form_to("/incident");
    let form = form
        .set("white_clock", "1:00:10")
        .set("white_set", "1:30:10")
        .set("counter", "3");
    board.arbiter.send(form).assert_status(303);
    board.play("e4 e5");
    for stream in &hears {
        assert!(
            stream.until("event: row", LIMIT).is_some(),
            "the arbiter heard nothing"
        );
    }
    // So much later than an event may be.
    std::thread::sleep(LIMIT);
    for stream in deaf.iter().chain(&strange) {
        assert_eq!(stream.until("event", Duration::from_millis(50)), None);
    }
    // A result is for all.
    press_result(&mut board.arbiter, &slug, 1, 1, "1-0").assert_status(303);
    for stream in deaf.iter().chain(&strange) {
        assert!(
            stream.until("event: row", LIMIT).is_some(),
            "a result was not told"
        );
    }
}
