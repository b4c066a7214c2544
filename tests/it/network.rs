//! The server towards the network: who asks behind a proxy, slow and many clients, and how soon an answer comes.

use std::{
    net::Ipv4Addr,
    thread,
    time::{Duration, Instant},
};

use crate::support::{
    TestApp, on_both_databases,
    sql::PASSWORD,
    tournament::with_round_published,
    wire::{Wire, ask},
};

on_both_databases!(log_in_is_throttled_by_client_behind_a_proxy);

/// In which the proxy says how it was asked.
const HOW: &str = "X-Forwarded-Proto";

/// One wrong log-in as the proxy hands it on; the answer's status.
fn wrong_log_in(app: &TestApp, name: &str, header: &'static str, client: &str) -> u16 {
    let mut browser = app.browser();
    browser.extra.push((header, client.to_owned()));
    browser.extra.push((HOW, "https".to_owned()));
    let form = browser.get("/login").form("main form");
    let form = form.set("name", name).set("password", "not-the-password-1");
    browser.send(form).status
}

/// Whether the server pauses log-ins of this client within ten attempts.
fn is_paused(app: &TestApp, name: &str, header: &'static str, client: &str) -> bool {
    (0..10).any(|_| wrong_log_in(app, name, header, client) == 429)
}

fn log_in_is_throttled_by_client_behind_a_proxy(mut app: TestApp) {
    drop(app.admin());
    for name in ["vera", "ugo", "lina"] {
        drop(app.account(name, None));
    }
    app.start_with("--trusted-proxy=127.0.0.1,10.0.0.0/8");
    const FOR: &str = "X-Forwarded-For";
    assert!(is_paused(&app, "vera", FOR, "203.0.113.1"));
    // Somebody else is not paused, and what a client invents before its own address changes nothing.
    assert_eq!(wrong_log_in(&app, "vera", FOR, "203.0.113.2"), 422);
    assert_eq!(
        wrong_log_in(&app, "vera", FOR, "198.51.100.1, 203.0.113.1"),
        429
    );
    assert_eq!(
        wrong_log_in(&app, "vera", "Forwarded", "for=203.0.113.1, for=10.0.0.2"),
        429
    );
    // The addresses of one IPv6 house are one client.
    assert!(is_paused(&app, "ugo", FOR, "2001:db8:0:1::1"));
    assert_eq!(wrong_log_in(&app, "ugo", FOR, "2001:db8:0:1:ffff::9"), 429);
    assert_eq!(wrong_log_in(&app, "ugo", FOR, "2001:db8:0:2::1"), 422);
    let mut vera = app.browser();
    vera.extra.push((FOR, "203.0.113.2".to_owned()));
    vera.extra.push((HOW, "https".to_owned()));
    let form = vera.get("/login").form("main form");
    vera.send(form.set("name", "vera").set("password", PASSWORD))
        .assert_status(303);
    // Without the setting the headers say nothing: another name in them does not open what is paused.
    let mut direct = app.second();
    direct.start_with("--insecure-cookies");
    assert!(is_paused(&direct, "lina", FOR, "203.0.113.5"));
    assert_eq!(wrong_log_in(&direct, "lina", FOR, "203.0.113.6"), 429);
}

/// More than the descriptors of most systems allow one program.
const MANY: usize = 1000;
/// A page comes within so long while others hold all that they can.
const SOON: Duration = Duration::from_secs(7);
const NEIGHBOUR: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 2);

/// So many connections for this test itself.
fn make_room_here() {
    let limit = rlimit::increase_nofile_limit(8192).unwrap();
    assert!(
        limit > 2 * u64::try_from(MANY).unwrap(),
        "{limit} file descriptors for the test"
    );
}

/// What a gauge shows.
fn metric(app: &TestApp, name: &str) -> u64 {
    let text = String::from_utf8(ask(&app.base, "GET /metrics", &[]).body).unwrap();
    let mut lines = text.lines().filter_map(|line| line.split_once(' '));
    let value = lines
        .find(|(known, _)| *known == name)
        .map(|(_, value)| value);
    value
        .unwrap_or_else(|| panic!("no {name} in\n{text}"))
        .parse()
        .unwrap()
}

/// The status of a page asked for by a visitor from elsewhere.
fn page_of_a_neighbour(app: &TestApp) -> Option<u16> {
    let mut wire = Wire::open_from(&app.base, NEIGHBOUR);
    wire.head("GET /login", &[]);
    wire.status(SOON)
}

#[test]
fn unfinished_forms_leave_room_for_others() {
    make_room_here();
    let mut app = TestApp::on_sqlite();
    app.descriptors = Some("-n 1024");
    app.start();
    let mut arbiter = app.admin();
    let unfinished = || {
        let mut wire = Wire::open(&app.base);
        wire.head("POST /login", &[("Content-Length", "1000")]);
        wire.send(b"csrf=");
        wire
    };
    let mut held: Vec<Wire> = (0..MANY).map(|_| unfinished()).collect();
    thread::sleep(Duration::from_secs(1));
    // Others are served; who is signed in even from the address that holds all it can, once the rest of that burst is
    // turned away.
    let begun = Instant::now();
    assert_eq!(page_of_a_neighbour(&app), Some(200));
    while !arbiter
        .try_get("/account")
        .is_ok_and(|page| page.status == 200)
    {
        assert!(begun.elapsed() < SOON, "{:?}", begun.elapsed());
        thread::sleep(Duration::from_millis(200));
    }
    assert!(begun.elapsed() < SOON, "{:?}", begun.elapsed());
    // A visitor there is not, once what was turned away from that burst has been filled up again.
    while app.browser().get("/login").status != 503 {
        assert!(held.len() < MANY + 300, "a visitor always found room");
        held.push(unfinished());
    }
    // The rest was turned away at once; what was let in ends when it takes too long.
    let mut statuses: Vec<Option<u16>> = Vec::new();
    for mut wire in held {
        statuses.push(wire.status(Duration::from_secs(15)));
    }
    let count = |status| statuses.iter().filter(|s| **s == Some(status)).count();
    let (slow, shed) = (count(408), count(503));
    assert!(slow > 100 && shed > 100, "408: {slow}, 503: {shed}");
    // A few answers may be lost with the bytes that the server did not read; no connection is left.
    assert!(slow + shed > MANY / 10 * 9, "408: {slow}, 503: {shed}");
    assert!(metric(&app, "tratto_connections") < 10);
    app.browser().get("/login").assert_ok();
}

#[test]
fn streams_of_one_client_leave_room_for_others() {
    make_room_here();
    let mut app = TestApp::on_sqlite();
    // The usual limit, which the program raises: more streams than this fit.
    app.descriptors = Some("-S -n 256");
    app.start();
    let mut arbiter = app.admin();
    let slug = with_round_published(&mut arbiter, "Torneo Affollato", 4);
    let events = format!("GET /t/{slug}/events");
    let mut held: Vec<Wire> = Vec::new();
    let mut statuses: Vec<Option<u16>> = Vec::new();
    for _ in 0..MANY {
        let mut wire = Wire::open(&app.base);
        wire.head(&events, &[]);
        statuses.push(wire.status(SOON));
        held.push(wire);
    }
    let count = |status| statuses.iter().filter(|s| **s == Some(status)).count();
    assert_eq!((count(200), count(503)), (500, 500));
    let session = format!(
        "__Host-session={}",
        arbiter.cookie("__Host-session").unwrap()
    );
    let mut own = Wire::open(&app.base);
    own.head(&events, &[("Cookie", &session)]);
    assert_eq!(own.status(SOON), Some(200));
    let mut neighbour = Wire::open_from(&app.base, NEIGHBOUR);
    neighbour.head(&events, &[]);
    assert_eq!(neighbour.status(SOON), Some(200));
    assert_eq!(page_of_a_neighbour(&app), Some(200));
    app.browser().get(&format!("/t/{slug}/round/1")).assert_ok();
    // Listeners that go are counted off.
    drop(held);
    let begun = Instant::now();
    loop {
        let open = metric(&app, "tratto_event_streams");
        if open == 2 {
            break;
        }
        assert!(begun.elapsed() < SOON, "{open} streams are still counted");
        thread::sleep(Duration::from_millis(50));
    }
}

/// A packed answer leaves in two writes. Without `TCP_NODELAY` the second waits for the acknowledgement of the first,
/// which a client delays by 40 ms: then no answer of two parts is whole sooner, however busy the machine is.
#[cfg(target_os = "linux")]
#[test]
fn packed_pages_do_not_wait_for_an_acknowledgement() {
    let app = TestApp::on_sqlite();
    let mut wire = Wire::open(&app.base);
    let mut gaps = Vec::new();
    for _ in 0..60 {
        wire.delay_acknowledgements();
        wire.head("GET /login", &[("Accept-Encoding", "gzip")]);
        let mut read = wire.read_until(SOON, |read| !read.is_empty());
        let begun = Instant::now();
        let is_whole = |read: &[u8]| read.ends_with(b"0\r\n\r\n");
        if !is_whole(&read) {
            read.extend(wire.read_until(SOON, is_whole));
            gaps.push(begun.elapsed());
        }
        let head = String::from_utf8_lossy(&read).to_lowercase();
        assert!(head.contains("content-encoding: gzip"), "{head}");
    }
    let least = gaps.iter().min().copied().unwrap_or_default();
    assert!(least < Duration::from_millis(30), "{gaps:?}");
}
