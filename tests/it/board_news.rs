//! Browsers are told when the board that they remember is published: who is told what, sealed for whom, tried how often, and who
//! is not told.

use std::{thread, time::Duration};

use chrono::{NaiveDateTime, TimeDelta};
use tratto::time::Clock;

use crate::support::{
    Browser, TestApp,
    listener::Listener,
    on_both_databases,
    push::{self, Receiver},
    sql::execute,
    tournament::{enter_all, publish_first, publish_round, with_players},
    wire::ask,
};

on_both_databases!(
    a_browser_is_told_what_it_alone_can_read,
    what_a_push_service_does_not_take_is_tried_again,
    a_browser_that_is_gone_is_told_no_more,
    what_is_refused_tells_nothing,
    who_is_named_no_more_is_not_told,
    addresses_and_keys_are_checked,
    who_asks_is_one_of_few,
    what_is_told_of_a_board_ends_with_it,
);

/// This moment, UTC.
fn now() -> NaiveDateTime {
    Clock::System.now()
}

/// Where people would reach the server.
const PUBLIC: &str = "https://torneo.example";

/// A tournament whose first round is published, on a server that may write to this machine.
pub(crate) fn scene(app: &mut TestApp, players: usize) -> (Browser, String) {
    drop(app.admin());
    app.environment
        .push(("TRATTO_PRIVATE_PUSH", "true".to_owned()));
    app.start_with(&format!("--public-url={PUBLIC}"));
    let mut chief = app.account("carla", None);
    let slug = with_players(&mut chief, "Torneo degli Avvisi", players);
    publish_first(&mut chief, &slug);
    (chief, slug)
}

pub(crate) fn entries(app: &TestApp) -> Vec<String> {
    app.lines("SELECT CAST(id AS TEXT) AS line FROM entries ORDER BY id")
}

/// A browser that remembers the board of an entry.
pub(crate) fn phone(app: &TestApp, slug: &str, entry: &str) -> Browser {
    let mut phone = app.browser();
    remember(&mut phone, slug, entry);
    phone
}

fn remember(phone: &mut Browser, slug: &str, entry: &str) {
    let board = phone.open(&format!("/t/{slug}/my-board/{entry}"));
    phone.send(board.form_to("/remember")).assert_status(303);
}

/// A browser with keys of its own.
pub(crate) fn receiver(number: u8) -> Receiver {
    Receiver::new(&[number; 32], &[number; 16])
}

/// Asks to be told at an address.
pub(crate) fn wish(
    phone: &mut Browser,
    slug: &str,
    address: &str,
    receiver: &Receiver,
) -> crate::support::page::Page {
    let fields = [
        ("endpoint", address),
        ("p256dh", &receiver.p256dh()),
        ("auth", &receiver.auth()),
    ];
    phone.post(&format!("/t/{slug}/me/push"), &fields)
}

/// What the server says of an address: its key, and of which board it tells.
fn state(phone: &mut Browser, slug: &str, address: &str) -> (String, String) {
    let path = format!("/t/{slug}/me/push/state");
    let page = phone.post(&path, &[("endpoint", address)]);
    page.assert_ok();
    assert!(page.header("cache-control").unwrap().contains("no-store"));
    let json: serde_json::Value = serde_json::from_slice(&page.bytes).unwrap();
    let text = |name: &str| json[name].as_str().unwrap().to_owned();
    (text("key"), text("told"))
}

fn stop(phone: &mut Browser, slug: &str, address: &str) -> serde_json::Value {
    let path = format!("/t/{slug}/me/push/stop");
    let page = phone.post(&path, &[("endpoint", address)]);
    page.assert_ok();
    serde_json::from_slice(&page.bytes).unwrap()
}

/// Takes a round back.
pub(crate) fn take_back(chief: &mut Browser, slug: &str, round: u8) {
    let page = chief.open(&format!("/t/{slug}/desk/{round}/take-back"));
    let form = page.assert_ok().form("main form").set("reason", "errore");
    let second = chief.send(form);
    chief.submit(second.form("main form")).assert_ok();
}

/// Publishes a draft that is there.
pub(crate) fn publish_draft(chief: &mut Browser, slug: &str, round: u8) {
    let page = chief.open(&format!("/t/{slug}/desk/{round}/publish"));
    let form = page.assert_ok().form("main form.mt");
    chief.send(form).assert_status(303);
}

/// Waits until so many rows fit.
fn wait_for(app: &TestApp, rows: &str, count: usize) {
    for _ in 0..400 {
        if app.count(rows) == count {
            return;
        }
        thread::sleep(Duration::from_millis(50));
    }
    panic!("{} of {rows}, not {count}", app.count(rows));
}

/// The titles of the feed of a board, the newest first.
fn feed(browser: &mut Browser, slug: &str, entry: &str) -> Vec<String> {
    let page = browser.get(&format!("/t/{slug}/my-board/{entry}/rounds.atom"));
    let text = page.assert_ok().html();
    let titles = text.split("<title>").skip(2);
    let titles = titles.map(|rest| rest.split("</title>").next().unwrap().to_owned());
    titles.collect()
}

fn a_browser_is_told_what_it_alone_can_read(mut app: TestApp) {
    let (mut chief, slug) = scene(&mut app, 4);
    let (own, other) = (entries(&app).remove(2), entries(&app).remove(0));
    let service = Listener::start(&[]);
    let address = |end: &str| format!("http://{}/push/{end}", service.address);
    let (italian, english) = (receiver(7), receiver(9));
    let mut phone_it = app.browser().in_italian();
    remember(&mut phone_it, &slug, &own);
    let mut phone_en = phone(&app, &slug, &other);
    let (key, told) = state(&mut phone_it, &slug, &address("it"));
    assert_eq!(told, "nothing");
    wish(&mut phone_it, &slug, &address("it"), &italian).assert_ok();
    // Asked twice it is told once.
    wish(&mut phone_it, &slug, &address("it"), &italian).assert_ok();
    wish(&mut phone_en, &slug, &address("en"), &english).assert_ok();
    assert_eq!(app.count("push_subscriptions"), 2);
    let then = state(&mut phone_it, &slug, &address("it"));
    assert_eq!(then, (key.clone(), "own".to_owned()));
    // The key is the same for all, and after a new start.
    app.stop();
    app.start();
    for browser in [&mut phone_en, &mut phone_it, &mut chief] {
        browser.move_to(&app.base);
    }
    assert_eq!(state(&mut phone_en, &slug, "").0, key);
    enter_all(&mut chief, &slug, 1, "1-0");
    publish_round(&mut chief, &slug, 2);
    let told = service.wait_for(2);
    let of = |told: &[crate::support::listener::Told], end: &str| {
        let line = format!("POST /push/{end} HTTP/1.1");
        let found: Vec<_> = told
            .iter()
            .filter(|told| told.line == line)
            .cloned()
            .collect();
        found.last().unwrap().clone()
    };
    for (end, browser, reader, entry) in [
        ("it", &italian, &mut phone_it, &own),
        ("en", &english, &mut phone_en, &other),
    ] {
        let message = of(&told, end);
        let json = browser.json(&message);
        // As the feed says it, in the language of whoever asked.
        assert_eq!(json["body"], feed(reader, &slug, entry)[0]);
        assert_eq!(json["lang"], end);
        assert_eq!(json["title"], "Torneo degli Avvisi");
        assert_eq!(json["url"], format!("/t/{slug}/my-board/{entry}?own=1"));
        let claims = push::claims(&message, &key);
        assert_eq!(claims["aud"], format!("http://{}", service.address));
        assert_eq!(claims["sub"], PUBLIC);
        let hours = (claims["exp"].as_i64().unwrap() - now().and_utc().timestamp()) / 3600;
        assert!((1..=24).contains(&hours), "{claims}");
        let ttl: i64 = message.head("ttl").parse().unwrap();
        assert!((3600..=4 * 3600).contains(&ttl), "{ttl}");
        assert_eq!(json["tag"], message.head("topic"));
        assert!(message.head("topic").len() <= 32);
        // Nobody else reads it, nor learns anything by its length.
        assert_eq!(receiver(8).read(&message.body), None);
        assert_eq!(message.body.len(), told[0].body.len());
    }
    assert_eq!(italian.read(&of(&told, "en").body), None);
    let body = italian.json(&of(&told, "it"))["body"].to_string();
    assert!(
        body.contains("Turno 2 pubblicato: tavolo ") && body.contains("Provetti"),
        "{body}"
    );
    let body = english.json(&of(&told, "en"))["body"].to_string();
    assert!(body.contains("Round 2"), "{body}");
    // Taken back, and published again: under the same topic.
    let first = of(&told, "it").head("topic").to_owned();
    take_back(&mut chief, &slug, 2);
    let told = service.wait_for(4);
    let message = of(&told, "it");
    let json = italian.json(&message);
    assert_eq!(json["body"], "Turno 2 ritirato: il tavolo può cambiare.");
    assert_eq!(message.head("topic"), first);
    publish_draft(&mut chief, &slug, 2);
    let told = service.wait_for(6);
    let json = italian.json(&of(&told, "it"));
    assert_eq!(json["body"], feed(&mut phone_it, &slug, &own)[0]);
    // Who asks no more is told no more; results are told to nobody.
    let gone = stop(&mut phone_en, &slug, &address("en"));
    assert_eq!(gone, serde_json::json!({ "elsewhere": false }));
    assert_eq!(state(&mut phone_en, &slug, &address("en")).1, "nothing");
    enter_all(&mut chief, &slug, 2, "0-1");
    publish_round(&mut chief, &slug, 3);
    service.wait_for(7);
    wait_for(&app, "push_messages", 0);
    thread::sleep(Duration::from_secs(2));
    let lines: Vec<String> = service
        .told()
        .into_iter()
        .skip(6)
        .map(|told| told.line)
        .collect();
    assert_eq!(lines, ["POST /push/it HTTP/1.1"]);
    // Neither trail nor log hold it.
    let trail = app.lines("SELECT subject || \"before\" || \"after\" AS line FROM audit");
    for text in [trail.join(" "), app.log()] {
        assert!(!text.contains("/push/it"));
    }
}

/// The pause is over.
fn put_forward(app: &TestApp) {
    let statement = "UPDATE push_messages SET due_at = '2020-01-01 00:00:00'";
    execute(&app.database, statement).unwrap();
}

fn what_a_push_service_does_not_take_is_tried_again(mut app: TestApp) {
    let (mut chief, slug) = scene(&mut app, 4);
    let own = entries(&app).remove(1);
    let service = Listener::start(&[429, 500, 201]);
    let browser = receiver(3);
    let mut phone = phone(&app, &slug, &own);
    let address = format!("http://{}/push", service.address);
    wish(&mut phone, &slug, &address, &browser).assert_ok();
    enter_all(&mut chief, &slug, 1, "1-0");
    publish_round(&mut chief, &slug, 2);
    service.wait_for(1);
    // The service asks for ten minutes.
    let later = now() + TimeDelta::seconds(500);
    let later = later.format("%Y-%m-%d %H:%M:%S");
    wait_for(&app, &format!("push_messages WHERE due_at > '{later}'"), 1);
    put_forward(&app);
    service.wait_for(2);
    // Five seconds after the first failure, twenty after the second.
    wait_for(
        &app,
        "push_messages WHERE tries = 2 AND held_until IS NULL",
        1,
    );
    put_forward(&app);
    let told = service.wait_for(3);
    wait_for(&app, "push_messages", 0);
    let said: Vec<_> = told.iter().map(|told| browser.json(told)).collect();
    assert!(said[0] == said[1] && said[1] == said[2], "{said:?}");
    assert_eq!(said[0]["body"], feed(&mut phone, &slug, &own)[0]);
    assert_eq!(app.count("push_subscriptions"), 1);
    // What is newer takes the place of what waits.
    let away = Listener::start(&[500, 201]);
    let statement = format!(
        "UPDATE push_subscriptions SET endpoint = 'http://{}/'",
        away.address
    );
    execute(&app.database, &statement).unwrap();
    take_back(&mut chief, &slug, 2);
    away.wait_for(1);
    wait_for(
        &app,
        "push_messages WHERE tries = 1 AND held_until IS NULL",
        1,
    );
    publish_draft(&mut chief, &slug, 2);
    let told = away.wait_for(2);
    assert_eq!(
        browser.json(&told[1])["body"],
        feed(&mut phone, &slug, &own)[0]
    );
    wait_for(&app, "push_messages", 0);
    // An answer that stays the same is not asked for again.
    let refusing = Listener::start(&[400]);
    let statement = format!(
        "UPDATE push_subscriptions SET endpoint = 'http://{}/'",
        refusing.address
    );
    execute(&app.database, &statement).unwrap();
    take_back(&mut chief, &slug, 2);
    refusing.wait_for(1);
    wait_for(&app, "push_messages", 0);
    assert_eq!(app.count("push_subscriptions"), 1);
}

fn a_browser_that_is_gone_is_told_no_more(mut app: TestApp) {
    let (mut chief, slug) = scene(&mut app, 4);
    let own = entries(&app).remove(1);
    let services = [
        Listener::start(&[410]),
        Listener::start(&[404]),
        Listener::start(&[]),
    ];
    for (number, service) in (1..).zip(&services) {
        let address = format!("http://{}/push", service.address);
        wish(
            &mut phone(&app, &slug, &own),
            &slug,
            &address,
            &receiver(number),
        )
        .assert_ok();
    }
    enter_all(&mut chief, &slug, 1, "1-0");
    publish_round(&mut chief, &slug, 2);
    wait_for(&app, "push_subscriptions", 1);
    wait_for(&app, "push_messages", 0);
    let told = services.each_ref().map(|service| service.told().len());
    assert_eq!(told, [1, 1, 1]);
}

fn what_is_refused_tells_nothing(mut app: TestApp) {
    let (mut chief, slug) = scene(&mut app, 4);
    let own = entries(&app).remove(1);
    let service = Listener::start(&[]);
    let mut phone = phone(&app, &slug, &own);
    let address = format!("http://{}/push", service.address);
    wish(&mut phone, &slug, &address, &receiver(5)).assert_ok();
    enter_all(&mut chief, &slug, 1, "1-0");
    let page = chief.open(&format!("/t/{slug}/entries"));
    let form = page.form_to("/desk/2/pair");
    crate::support::tournament::prepare(&mut chief, form).assert_status(303);
    // A message that cannot be written takes the deed with it.
    let forbid = if app.is_sqlite() {
        "CREATE TRIGGER never BEFORE INSERT ON push_messages BEGIN SELECT RAISE(ABORT, 'never'); END"
    } else {
        "ALTER TABLE push_messages ADD CONSTRAINT never CHECK (false) NOT VALID"
    };
    execute(&app.database, forbid).unwrap();
    let deeds = app.count("audit");
    let page = chief.open(&format!("/t/{slug}/desk/2/publish"));
    let form = page.assert_ok().form("main form.mt");
    let again = page.form("main form.mt");
    assert!(chief.send(form).status >= 500);
    assert_eq!(app.count("audit"), deeds);
    assert_eq!(app.count("rounds WHERE state = 'published'"), 1);
    let allow = if app.is_sqlite() {
        "DROP TRIGGER never"
    } else {
        "ALTER TABLE push_messages DROP CONSTRAINT never"
    };
    execute(&app.database, allow).unwrap();
    // The same key counts once, and with another there is no draft any more.
    let twice = page.form("main form.mt");
    let fresh = page.form("main form.mt");
    chief.send(again).assert_status(303);
    chief.send(twice).assert_status(303);
    let key = "0123456789abcdef0123456789abcdef";
    assert!(chief.send(fresh.forge("key", key)).status >= 400);
    service.wait_for(1);
    thread::sleep(Duration::from_secs(2));
    assert_eq!(service.told().len(), 1);
}

fn who_is_named_no_more_is_not_told(mut app: TestApp) {
    let (mut chief, slug) = scene(&mut app, 4);
    let own = entries(&app).remove(0);
    let service = Listener::start(&[503, 201]);
    let browser = receiver(4);
    let mut phone = phone(&app, &slug, &own);
    let address = format!("http://{}/push", service.address);
    wish(&mut phone, &slug, &address, &browser).assert_ok();
    enter_all(&mut chief, &slug, 1, "1-0");
    publish_round(&mut chief, &slug, 2);
    let told = service.wait_for(1);
    let named = browser.json(&told[0])["body"].as_str().unwrap().to_owned();
    let (_, opponent) = named.split_once("against ").unwrap();
    wait_for(&app, "push_messages WHERE held_until IS NULL", 1);
    // Before the second try the opponent chose to be named in the hall alone.
    let surname = opponent.split(' ').next().unwrap();
    let line =
        format!("SELECT CAST(id AS TEXT) AS line FROM entries WHERE last_name = '{surname}'");
    let other = app.lines(&line).remove(0);
    assert_ne!(other, own);
    let page = chief.open(&format!("/t/{slug}/entries/{other}/edit"));
    let form = page.form_to(&format!("/entries/{other}/show"));
    let form = form.set("name_shown", "whole").set("publication", "hall");
    chief.send(form).assert_status(303);
    put_forward(&app);
    let told = service.wait_for(2);
    let body = browser.json(&told[1])["body"].as_str().unwrap().to_owned();
    assert!(body.contains("against Player "), "{body}");
    assert!(!body.contains(surname), "{body}");
    // Who withdrew is not told of later rounds.
    wait_for(&app, "push_messages", 0);
    enter_all(&mut chief, &slug, 2, "1-0");
    let page = chief.open(&format!("/t/{slug}/entries"));
    let form = page.form_to(&format!("/entries/{own}/withdraw"));
    chief.submit(form).assert_ok();
    publish_round(&mut chief, &slug, 3);
    wait_for(&app, "push_messages", 0);
    thread::sleep(Duration::from_secs(1));
    assert_eq!(service.told().len(), 2);
}

fn addresses_and_keys_are_checked(mut app: TestApp) {
    let mut chief = app.admin();
    let slug = with_players(&mut chief, "Torneo degli Avvisi", 4);
    publish_first(&mut chief, &slug);
    let own = entries(&app).remove(1);
    let mut phone = phone(&app, &slug, &own);
    let service = Listener::start(&[]);
    let port = service.address.port();
    let good = receiver(6);
    let off = Receiver::new(&[6; 32], &[6; 15]);
    for (address, browser, problem) in [
        (
            format!("https://127.0.0.1:{port}/"),
            &good,
            "none of the Internet",
        ),
        (
            format!("https://localhost:{port}/"),
            &good,
            "none of the Internet",
        ),
        ("https://[::1]/".to_owned(), &good, "none of the Internet"),
        (
            "https://10.1.2.3/".to_owned(),
            &good,
            "none of the Internet",
        ),
        (
            format!("http://127.0.0.1:{port}/"),
            &good,
            "gave no address",
        ),
        ("http://push.example/".to_owned(), &good, "gave no address"),
        (
            "https://u:p@push.example/".to_owned(),
            &good,
            "gave no address",
        ),
        (
            format!("https://push.example/{}", "x".repeat(1000)),
            &good,
            "gave no address",
        ),
        (String::new(), &good, "gave no address"),
        ("https://push.example/".to_owned(), &off, "gave no keys"),
    ] {
        let page = wish(&mut phone, &slug, &address, browser);
        page.assert_status(422);
        assert!(page.html().contains(problem), "{address}: {}", page.html());
    }
    // A point that is none of the curve.
    let point =
        "BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ";
    let fields = [
        ("endpoint", "https://push.example/"),
        ("p256dh", point),
        ("auth", &good.auth()),
    ];
    let ask_path = format!("/t/{slug}/me/push");
    phone.post(&ask_path, &fields).assert_status(422);
    // Forms of other sites, and browsers that remember no board.
    for path in ["push", "push/state", "push/stop"] {
        let first = format!("POST /t/{slug}/me/{path}");
        for (name, value) in [
            ("Sec-Fetch-Site", "cross-site"),
            ("Origin", "http://altrove.example"),
        ] {
            let answer = ask(&app.base, &first, &[(name, value), ("Content-Length", "0")]);
            assert_eq!(answer.status, 403, "{path} {name}");
        }
    }
    let address = "https://push.example/a";
    wish(&mut app.browser(), &slug, address, &good).assert_status(404);
    let mut forged = app.browser();
    forged.set_cookie("board", "0123456789abcdef");
    wish(&mut forged, &slug, address, &good).assert_status(404);
    assert_eq!(app.count("push_subscriptions"), 0);
    // A name is allowed, and leads into this machine: it is looked up when something is sent.
    wish(&mut phone, &slug, address, &good).assert_ok();
    let statement = format!("UPDATE push_subscriptions SET endpoint = 'https://localhost:{port}/'");
    execute(&app.database, &statement).unwrap();
    enter_all(&mut chief, &slug, 1, "1-0");
    publish_round(&mut chief, &slug, 2);
    wait_for(&app, "push_messages", 0);
    assert!(service.told().is_empty());
    assert_eq!(app.count("push_subscriptions"), 1);
}

fn who_asks_is_one_of_few(mut app: TestApp) {
    let (_, slug) = scene(&mut app, 4);
    let all = entries(&app);
    let mut first = phone(&app, &slug, &all[0]);
    let browser = receiver(2);
    for number in 0..20 {
        let address = format!("http://push.example/{number}");
        wish(&mut first, &slug, &address, &browser).assert_ok();
    }
    let page = wish(&mut first, &slug, "http://push.example/20", &browser);
    page.assert_status(422);
    assert!(page.html().contains("20 phones"), "{}", page.html());
    // One that is told already may say so again; each is told of one board.
    wish(&mut first, &slug, "http://push.example/0", &browser).assert_ok();
    let mut second = phone(&app, &slug, &all[1]);
    assert_eq!(
        state(&mut second, &slug, "http://push.example/0").1,
        "other"
    );
    wish(&mut second, &slug, "http://push.example/0", &browser).assert_ok();
    assert_eq!(state(&mut second, &slug, "http://push.example/0").1, "own");
    assert_eq!(app.count("push_subscriptions"), 20);
    // From one network not more than a hall's room within the hour.
    assert_eq!(app.count("attempts WHERE kind = 'board-news'"), 21);
    let network = app.lines("SELECT source AS line FROM attempts WHERE kind = 'board-news'");
    let now = now().format("%Y-%m-%d %H:%M:%S");
    let row = format!("('board-news', '', '{}', '{now}')", network[0]);
    let rows = vec![row; 279].join(", ");
    let statement = format!("INSERT INTO attempts (kind, subject, source, at) VALUES {rows}");
    execute(&app.database, &statement).unwrap();
    let page = wish(&mut second, &slug, "http://push.example/30", &browser);
    page.assert_status(429);
    wish(&mut second, &slug, "http://push.example/0", &browser).assert_ok();
}

fn what_is_told_of_a_board_ends_with_it(mut app: TestApp) {
    let (mut chief, slug) = scene(&mut app, 4);
    let all = entries(&app);
    let browser = receiver(2);
    for (number, entry) in all.iter().enumerate().take(3) {
        let address = format!("http://push.example/{number}");
        wish(&mut phone(&app, &slug, entry), &slug, &address, &browser).assert_ok();
    }
    // Whoever is erased: nobody is told of their board.
    let page = chief.open(&format!("/t/{slug}/entries/{}/erase", all[0]));
    let asked = chief.send(page.assert_ok().form_to("/erase"));
    chief.send(asked.form_to("/erase").press("sure", "1"));
    assert_eq!(app.count("push_subscriptions"), 2);
    // A week after the event all of them go.
    let statement = "UPDATE tournaments SET start_date = '2020-01-01', end_date = '2020-01-02'";
    execute(&app.database, statement).unwrap();
    app.stop();
    app.start();
    wait_for(&app, "push_subscriptions", 0);
    // An entry that is removed before the first round takes them along.
    let mut chief = app.sign_in(crate::support::app::ADMIN.0, crate::support::app::ADMIN.1);
    let slug = with_players(&mut chief, "Torneo Dopo", 2);
    let entry = app
        .lines("SELECT CAST(max(id) AS TEXT) AS line FROM entries")
        .remove(0);
    wish(
        &mut phone(&app, &slug, &entry),
        &slug,
        "http://push.example/9",
        &browser,
    )
    .assert_ok();
    assert_eq!(app.count("push_subscriptions"), 1);
    let page = chief.open(&format!("/t/{slug}/entries"));
    chief
        .submit(page.form_to(&format!("/entries/{entry}/remove")))
        .assert_ok();
    assert_eq!(app.count("push_subscriptions"), 0);
}

/// The example of RFC 8291, appendix A, is read by the steps with which these tests read.
#[test]
fn the_tests_read_the_message_of_the_standard() {
    let browser = Receiver::new(
        &push::bytes("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"),
        &push::bytes("BTBZMqHH6r4Tts7J_aSIgg"),
    );
    let body = push::bytes(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6\
         PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
    );
    let text = browser.read(&body).unwrap();
    assert_eq!(text, b"When I grow up, I want to be a watermelon");
}
