//! Live screens: a result is told within a second, on this server and on others of the same database.

use std::{
    io::{Read, Write},
    net::TcpStream,
    sync::mpsc::{Receiver, channel},
    thread,
    time::{Duration, Instant},
};

use crate::support::{
    TestApp,
    board::board,
    on_both_databases,
    tournament::{press_result, with_round_published},
};

on_both_databases!(
    a_result_is_told_within_a_second,
    visitors_hear_nothing_of_an_incident,
);

/// How late the news may be.
const LIMIT: Duration = Duration::from_secs(1);

/// What comes on a stream of events, as it comes.
struct Stream(Receiver<String>);

impl Stream {
    fn open(app: &TestApp, slug: &str) -> Self {
        Self::open_as(app, slug, "")
    }

    /// As the person with this session, or nobody.
    fn open_as(app: &TestApp, slug: &str, session: &str) -> Self {
        let host = app.base.strip_prefix("http://").unwrap().to_owned();
        let mut stream = TcpStream::connect(&host).unwrap();
        let request = format!(
            "GET /t/{slug}/events HTTP/1.1\r\nHost: {host}\r\nAccept: text/event-stream\r\n\
             Accept-Encoding: gzip\r\nCookie: __Host-session={session}\r\n\r\n"
        );
        stream.write_all(request.as_bytes()).unwrap();
        let (sender, receiver) = channel();
        thread::spawn(move || {
            let mut buffer = [0; 4096];
            while let Ok(read @ 1..) = stream.read(&mut buffer) {
                let text = String::from_utf8_lossy(&buffer[..read]).into_owned();
                if sender.send(text).is_err() {
                    return;
                }
            }
        });
        let opened = Self(receiver);
        let head = opened.until("retry:", Duration::from_secs(10)).unwrap();
        assert!(head.starts_with("HTTP/1.1 200"), "{head}");
        assert!(
            head.to_lowercase()
                .contains("content-type: text/event-stream"),
            "{head}"
        );
        opened
    }

    /// What came until this text did; `None` when it did not come in time.
    fn until(&self, wanted: &str, limit: Duration) -> Option<String> {
        let begun = Instant::now();
        let mut text = String::new();
        while !text.contains(wanted) {
            let left = limit.checked_sub(begun.elapsed())?;
            text.push_str(&self.0.recv_timeout(left).ok()?);
        }
        Some(text)
    }

    /// Throws away what has come.
    fn drain(&self) {
        thread::sleep(LIMIT);
        while self.0.try_recv().is_ok() {}
    }
}

/// Enters a result at board 1 and asserts that the stream tells it in time, in numbers only.
fn assert_told(arbiter: &mut crate::support::Browser, slug: &str, code: &str, stream: &Stream) {
    stream.drain();
    press_result(arbiter, slug, 1, 1, code).assert_status(303);
    let told = stream.until("\n\n", LIMIT);
    let text = told.unwrap_or_else(|| panic!("no event within {LIMIT:?}"));
    for line in text
        .lines()
        .map(str::trim)
        .filter(|line| line.contains(':'))
    {
        let (field, value) = line.split_once(':').unwrap();
        let fits = match field {
            "id" | "data" => value.trim().parse::<u32>().is_ok(),
            "event" => value.trim() == "changed",
            _ => false,
        };
        assert!(fits, "\"{line}\" in an event");
    }
}

fn a_result_is_told_within_a_second(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_round_published(&mut arbiter, "Torneo dal Vivo", 4);
    let other = with_round_published(&mut arbiter, "Torneo Accanto", 4);
    let (stream, beside) = (Stream::open(&app, &slug), Stream::open(&app, &other));
    assert_told(&mut arbiter, &slug, "1-0", &stream);
    assert_told(&mut arbiter, &slug, "0-1", &stream);
    // The other tournament heard nothing.
    assert_eq!(beside.until("changed", Duration::from_millis(200)), None);
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
            stream.until("changed", LIMIT).is_some(),
            "the arbiter heard nothing"
        );
    }
    // So much later than an event may be.
    std::thread::sleep(LIMIT);
    for stream in deaf.iter().chain(&strange) {
        assert_eq!(stream.until("changed", Duration::from_millis(50)), None);
    }
    // A result is for all.
    press_result(&mut board.arbiter, &slug, 1, 1, "1-0").assert_status(303);
    for stream in deaf.iter().chain(&strange) {
        assert!(
            stream.until("changed", LIMIT).is_some(),
            "a result was not told"
        );
    }
}
