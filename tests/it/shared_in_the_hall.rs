//! A program that was started by hand answers its own machine alone, until an administrator shares it in the hall; then codes lead there,
//! and nobody's password crosses the hall's network unless that was wished.

use std::{
    net::{SocketAddr, TcpListener, TcpStream},
    thread,
    time::{Duration, Instant},
};

use crate::{
    started::{Home, OWNER, Started, make_first_administrator},
    support::{Browser, TestApp, page::Page, tournament::with_players},
};

/// Stands for the address of a hall's network: the whole of 127.0.0.0/8 is this machine's, and the program listens at 127.0.0.1 alone.
const HALL: &str = "127.0.0.2";

/// A program that runs, its administrator's browser, and its address in the hall.
fn scene(home: &Home) -> (Started, Browser, SocketAddr) {
    let started = home.start(&["--hall-address", HALL]);
    let owner = make_first_administrator(&home.opened(1)[0], &started.base);
    let hall = format!("{HALL}:{}", started.port()).parse().unwrap();
    (started, owner, hall)
}

fn share(owner: &mut Browser, logs_in: bool) {
    let form = owner.open("/admin/hall").form_to("/admin/hall");
    let form = if logs_in { form.tick("log_in") } else { form };
    owner.send(form).assert_status(303);
}

/// Waits until somebody answers there, or nobody does.
fn assert_answers(address: SocketAddr, does: bool) {
    let begun = Instant::now();
    while TcpStream::connect(address).is_ok() != does {
        assert!(begun.elapsed() < Duration::from_secs(30), "{address}");
        thread::sleep(Duration::from_millis(50));
    }
}

/// The page has a code for the hall, one for trust and one for log-ins, in the order in which they are scanned.
fn assert_codes(owner: &mut Browser, page: &Page, hall: SocketAddr) {
    let code = page.attributes("main img", "src");
    // For those who log in the page of trust comes first: a device that begins with the other has a warning alone.
    let all = [
        "/admin/hall/code/0",
        "/admin/hall/trust/0",
        "/admin/hall/secure/0",
    ];
    assert_eq!(code, all);
    let base = format!("http://{hall}");
    let trust = format!("{base}/hall/trust");
    let secure = format!("https://{HALL}:{}", hall.port() + 1);
    let alts = [&base, &trust, &secure].map(|address| format!("Code of {address}"));
    assert_eq!(page.attributes("main img", "alt"), alts);
    page.assert_shows("First, once with each device")
        .assert_shows("Then, to log in");
    let drawn = all.map(|code| owner.get(code).assert_ok().html());
    assert!(drawn[0] != drawn[1] && drawn[1] != drawn[2]);
    for code in all {
        let next = code.replace('0', "1");
        owner.get(&next).assert_status(404);
    }
}

#[test]
fn a_button_shares_and_another_ends_it() {
    let home = Home::new();
    let (started, mut owner, hall) = scene(&home);
    let base = format!("http://{hall}");
    assert!(
        TcpStream::connect(hall).is_err(),
        "shared before the button"
    );
    let slug = with_players(&mut owner, "Torneo della Sala", 4);
    let page = owner.open("/admin");
    page.assert_shows("Share in the hall");
    // The first page offers it to them, too, and to nobody else.
    owner.open("/").assert_shows("Share in the hall");
    let mut visitor = Browser::new(&started.base);
    visitor.open("/").assert_hides("Share in the hall");
    owner
        .open("/admin/hall")
        .assert_shows("Now tratto answers this computer alone")
        .assert_hides(HALL);
    share(&mut owner, false);
    let page = owner.open("/admin/hall");
    page.assert_shows(&base).assert_hides("No network found");
    assert_codes(&mut owner, &page, hall);
    // Whoever is in the hall reads, and is sent nowhere else.
    let mut guest = Browser::new(&base);
    guest.open(&format!("/t/{slug}/players")).assert_ok();
    let feed = guest.get(&format!("/t/{slug}/rounds.atom")).html();
    assert!(feed.contains(&base), "{feed}");
    // What the desk prints leads to the hall, not to the desk's own machine.
    let feed = owner.get(&format!("/t/{slug}/rounds.atom")).html();
    assert!(
        feed.contains(&base) && !feed.contains(&started.base),
        "{feed}"
    );
    // No password is asked for there, nor taken.
    let login = guest.get("/login");
    login
        .assert_ok()
        .assert_shows("Nobody logs in from this device");
    assert!(login.attributes("[type=password]", "name").is_empty());
    let mut forger = Browser::new(&started.base);
    let form = forger.get("/login").form("main form");
    let token = form.value("csrf").unwrap().to_owned();
    let form = form.set("name", OWNER.0).set("password", OWNER.1);
    forger.move_to(&base);
    let answer = forger.send(form);
    answer
        .assert_status(403)
        .assert_shows("Nobody logs in from this device");
    guest.get("/mine").assert_status(401);
    guest.get("/admin/hall").assert_status(401);
    // Only administrators share; the button of somebody else does nothing.
    forger
        .post("/admin/hall/end", &[("csrf", &token)])
        .assert_status(401);
    // With people who log in.
    let end = owner.open("/admin/hall").form_to("/admin/hall/end");
    owner.send(end).assert_status(303);
    assert_answers(hall, false);
    share(&mut owner, true);
    assert_answers(hall, true);
    owner.open("/admin/hall").assert_shows("in clear");
    let mut deputy = Browser::new(&base);
    let form = deputy.get("/login").assert_ok().form("main form");
    let form = form.set("name", OWNER.0).set("password", OWNER.1);
    deputy.send(form).assert_status(303);
    deputy.get("/admin").assert_ok();
    // They end it from the hall, too, and have nowhere to come back to.
    let end = deputy.open("/admin/hall").form_to("/admin/hall/end");
    deputy.send(end).assert_status(303);
    assert_answers(hall, false);
    owner
        .open("/admin/hall")
        .assert_shows("this computer alone");
    // The button of the first page shares for reading, and leads to the code.
    let form = owner.open("/").form_to("/admin/hall");
    let leads = owner.send(form);
    assert_eq!(
        leads.assert_status(303).redirect().as_deref(),
        Some("/admin/hall")
    );
    assert_answers(hall, true);
    let page = owner.open("/");
    page.assert_shows(&base).assert_hides("this computer alone");
    assert_eq!(page.attributes("main img", "src"), ["/admin/hall/code/0"]);
    let end = owner.open("/admin/hall").form_to("/admin/hall/end");
    owner.send(end).assert_status(303);
    assert_answers(hall, false);
    // Another start shares nothing by itself.
    share(&mut owner, false);
    assert_eq!(started.end("TERM"), Some(0));
    let again = home.start(&["--hall-address", HALL]);
    assert_eq!(again.port(), hall.port());
    assert!(TcpStream::connect(hall).is_err());
}

#[test]
fn the_first_administrator_is_made_before_anything_is_shared() {
    let home = Home::new();
    let started = home.start(&["--hall-address", HALL]);
    let mut visitor = Browser::new(&started.base);
    visitor.get("/admin/hall").assert_status(401);
    let hall: SocketAddr = format!("{HALL}:{}", started.port()).parse().unwrap();
    assert!(TcpStream::connect(hall).is_err());
}

#[test]
fn an_address_that_another_program_has_is_named() {
    let home = Home::new();
    let (_started, mut owner, hall) = scene(&home);
    let other = TcpListener::bind(hall).unwrap();
    share(&mut owner, false);
    owner
        .open("/admin/hall")
        .assert_shows(&format!("http://{hall} is used by another program"));
    // It is shared as soon as the other one is gone.
    drop(other);
    assert_answers(hall, true);
    let begun = Instant::now();
    while owner.open("/admin/hall").html().contains("another program") {
        assert!(begun.elapsed() < Duration::from_secs(30));
        thread::sleep(Duration::from_millis(100));
    }
    Browser::new(&format!("http://{hall}")).get("/").assert_ok();
}

#[test]
fn a_server_is_not_shared_from_a_page() {
    let mut app = TestApp::on_sqlite();
    let mut admin = app.admin();
    admin.get("/admin/hall").assert_status(404);
    admin.open("/admin").assert_hides("Share in the hall");
}
