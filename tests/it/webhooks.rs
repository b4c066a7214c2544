//! Other servers are told what happens in a tournament: what, in which order, signed how, and to whom nothing is sent.

use std::{thread, time::Duration};

use base64::{Engine, engine::general_purpose::STANDARD};
use ring::hmac;

use crate::support::{
    Browser, TestApp,
    listener::{Listener, Told},
    on_both_databases,
    sql::execute,
    tournament::{enter_all, press_result, publish_first, with_players},
};

on_both_databases!(
    what_happens_is_told_and_signed,
    what_is_not_taken_is_tried_again_in_its_order,
    what_is_refused_tells_nothing,
    addresses_of_the_operators_network_are_refused,
);

/// Where people would reach the server.
const PUBLIC: &str = "http://torneo.example";

/// A tournament with players, on a server that may tell others of this machine.
pub(crate) fn scene(app: &mut TestApp, players: usize) -> (Browser, String) {
    drop(app.admin());
    app.environment
        .push(("TRATTO_PRIVATE_WEBHOOKS", "true".to_owned()));
    app.start_with(&format!("--public-url={PUBLIC}"));
    let mut chief = app.account("carla", None);
    let slug = with_players(&mut chief, "Torneo dei Messaggi", players);
    (chief, slug)
}

/// Names a server; the secret.
pub(crate) fn name(chief: &mut Browser, slug: &str, address: &str) -> String {
    let page = chief.open(&format!("/t/{slug}/settings/webhooks"));
    let form = page.assert_ok().form_to("/settings/webhooks");
    let shown = chief.send(form.set("webhook_address", address));
    shown.assert_ok();
    assert!(shown.header("cache-control").unwrap().contains("no-store"));
    shown.texts("#secret").remove(0).trim().to_owned()
}

/// What a message says, without number and time: `result.entered 1 2`.
fn said(told: &Told) -> String {
    let json = told.json();
    let mut words = vec![json["type"].as_str().unwrap().to_owned()];
    for name in ["round", "board"] {
        words.extend(json[name].as_i64().map(|number| number.to_string()));
    }
    words.join(" ")
}

/// Checks a message as `docs/api.md` says it is done.
#[track_caller]
fn is_signed(told: &Told, secret: &str) -> bool {
    let key = STANDARD
        .decode(secret.strip_prefix("whsec_").unwrap())
        .unwrap();
    let (id, second) = (told.head("webhook-id"), told.head("webhook-timestamp"));
    let mut signed = format!("{id}.{second}.").into_bytes();
    signed.extend_from_slice(&told.body);
    let given = told.head("webhook-signature").strip_prefix("v1,").unwrap();
    let given = STANDARD.decode(given).unwrap();
    hmac::verify(&hmac::Key::new(hmac::HMAC_SHA256, &key), &signed, &given).is_ok()
}

fn what_happens_is_told_and_signed(mut app: TestApp) {
    let (mut chief, slug) = scene(&mut app, 4);
    let listener = Listener::start(&[]);
    let address = format!("http://{}/hook?key=segreto-del-sito", listener.address);
    let secret = name(&mut chief, &slug, &address);
    publish_first(&mut chief, &slug);
    listener.wait_for(2);
    press_result(&mut chief, &slug, 1, 2, "1-0").assert_status(303);
    listener.wait_for(4);
    press_result(&mut chief, &slug, 1, 2, "0-1").assert_status(303);
    listener.wait_for(6);
    let page = chief.open(&format!("/t/{slug}/settings/webhooks"));
    chief.submit(page.form_to("/test"));
    let told = listener.wait_for(7);
    let words: Vec<String> = told.iter().map(said).collect();
    assert_eq!(
        words,
        [
            "round.published 1",
            "standings.changed",
            "result.entered 1 2",
            "standings.changed",
            "result.corrected 1 2",
            "standings.changed",
            "test",
        ]
    );
    for message in &told {
        assert_eq!(message.line, "POST /hook?key=segreto-del-sito HTTP/1.1");
        assert_eq!(message.head("content-type"), "application/json");
        assert!(is_signed(message, &secret), "{message:?}");
        let mut other = message.clone();
        other.body.push(b' ');
        assert!(!is_signed(&other, &secret));
        let json = message.json();
        assert_eq!(json["id"], message.head("webhook-id"));
        assert_eq!(json["tournament"], slug.as_str());
        let root = format!("{PUBLIC}/api/v1/tournaments/{slug}");
        assert_eq!(json["links"]["tournament"], root);
        assert_eq!(json["links"]["standings"], format!("{root}/standings"));
        let text = String::from_utf8(message.body.clone()).unwrap();
        assert!(
            !text.contains("Provetti") && !text.contains("carla"),
            "{text}"
        );
    }
    // Every link is one of the API.
    for link in told[0].json()["links"].as_object().unwrap().values() {
        let path = link.as_str().unwrap().strip_prefix(PUBLIC).unwrap();
        app.browser().get(path).assert_ok();
    }
    // The page says what came back, and neither trail nor log hold what the address holds.
    let page = chief.open(&format!("/t/{slug}/settings/webhooks"));
    page.assert_shows("taken (answer 204)")
        .assert_hides(&secret);
    let trail = app.lines("SELECT subject || \"before\" || \"after\" AS line FROM audit");
    for text in [trail.join(" "), app.log()] {
        assert!(!text.contains("segreto-del-sito") && !text.contains(&secret));
    }
    chief.submit(page.form_to("/remove"));
    press_result(&mut chief, &slug, 1, 1, "1-0").assert_status(303);
    thread::sleep(Duration::from_secs(2));
    assert_eq!(listener.told().len(), 7);
    assert_eq!(app.count("webhooks") + app.count("webhook_messages"), 0);
}

/// Waits until this answer is noted of a message.
#[track_caller]
fn wait_until_answered(app: &TestApp, answer: &str) {
    for _ in 0..400 {
        if app.count(&format!("webhook_messages WHERE answer = '{answer}'")) > 0 {
            return;
        }
        thread::sleep(Duration::from_millis(50));
    }
    panic!("no message has the answer {answer}");
}

fn what_is_not_taken_is_tried_again_in_its_order(mut app: TestApp) {
    let (mut chief, slug) = scene(&mut app, 4);
    let listener = Listener::start(&[302, 500]);
    name(&mut chief, &slug, &format!("http://{}/", listener.address));
    publish_first(&mut chief, &slug);
    // A redirect is not followed.
    let first = listener.wait_for(1);
    assert_eq!(first[0].line, "POST / HTTP/1.1");
    wait_until_answered(&app, "302");
    let page = chief.open(&format!("/t/{slug}/settings/webhooks"));
    page.assert_shows("answer 302");
    enter_all(&mut chief, &slug, 1, "1-0");
    listener.wait_for(2);
    // The next pause is half a minute: the clock is put forward.
    wait_until_answered(&app, "500");
    execute(
        &app.database,
        "UPDATE webhook_messages SET due_at = happened_at WHERE tries > 0",
    )
    .unwrap();
    let told = listener.wait_for(6);
    let words: Vec<String> = told.iter().map(said).collect();
    assert_eq!(
        words,
        [
            "round.published 1",
            "round.published 1",
            "round.published 1",
            // It waited: it stands for the results, too.
            "standings.changed",
            "result.entered 1 1",
            "result.entered 1 2",
        ]
    );
    let ids: Vec<&str> = told.iter().map(|told| told.head("webhook-id")).collect();
    assert!(ids[0] == ids[1] && ids[1] == ids[2], "{ids:?}");
    assert!(told.iter().all(|told| told.line == "POST / HTTP/1.1"));
}

fn what_is_refused_tells_nothing(mut app: TestApp) {
    let (mut chief, slug) = scene(&mut app, 4);
    let listener = Listener::start(&[]);
    publish_first(&mut chief, &slug);
    name(&mut chief, &slug, &format!("http://{}/", listener.address));
    let page = chief.open(&format!("/t/{slug}/desk/1?board=1"));
    let form = page.assert_ok().form("#keys-1 form").press("result", "1-0");
    let again = page.form("#keys-1 form").press("result", "1-0");
    chief.send(form).assert_status(303);
    // The same key again: it counts once.
    chief.send(again).assert_status(303);
    listener.wait_for(2);
    let page = chief.open(&format!("/t/{slug}/desk/1?board=2"));
    let form = page.assert_ok().form("#keys-2 form").press("result", "1-0");
    chief.send(form.forge("version", "77")).assert_status(409);
    // A message that cannot be written takes the deed with it.
    let forbid = if app.is_sqlite() {
        "CREATE TRIGGER never BEFORE INSERT ON webhook_messages BEGIN SELECT RAISE(ABORT, 'never'); END"
    } else {
        "ALTER TABLE webhook_messages ADD CONSTRAINT never CHECK (false) NOT VALID"
    };
    execute(&app.database, forbid).unwrap();
    let deeds = app.count("audit");
    let page = chief.open(&format!("/t/{slug}/desk/1?board=2"));
    let form = page.assert_ok().form("#keys-2 form").press("result", "0-1");
    assert!(chief.send(form).status >= 500);
    assert_eq!(app.count("audit"), deeds);
    assert_eq!(app.count("pairings WHERE result IS NOT NULL"), 1);
    thread::sleep(Duration::from_secs(2));
    let words: Vec<String> = listener.told().iter().map(said).collect();
    assert_eq!(words, ["result.entered 1 1", "standings.changed"]);
}

fn addresses_of_the_operators_network_are_refused(mut app: TestApp) {
    drop(app.admin());
    let mut chief = app.account("carla", None);
    let slug = with_players(&mut chief, "Torneo dei Messaggi", 2);
    let settings = format!("/t/{slug}/settings/webhooks");
    let listener = Listener::start(&[]);
    let port = listener.address.port();
    for (address, problem) in [
        (format!("https://127.0.0.1:{port}/"), "none of the Internet"),
        (format!("https://localhost:{port}/"), "none of the Internet"),
        ("https://[::1]/".to_owned(), "none of the Internet"),
        ("https://192.168.1.1/".to_owned(), "none of the Internet"),
        (format!("http://127.0.0.1:{port}/"), "begins with https://"),
        (String::new(), ""),
    ] {
        let form = chief.open(&settings).form_to("/settings/webhooks");
        let page = chief.send(form.set("webhook_address", &address));
        page.assert_status(422).assert_shows(problem);
    }
    assert_eq!(app.count("webhooks"), 0);
    // A name is allowed, and leads into this machine: it is looked up when something is sent.
    let form = chief.open(&settings).form_to("/settings/webhooks");
    chief
        .send(form.set("webhook_address", "https://sito.example/"))
        .assert_ok();
    let address = format!("UPDATE webhooks SET address = 'https://localhost:{port}/'");
    execute(&app.database, &address).unwrap();
    let page = chief.open(&settings);
    chief.submit(page.form_to("/test"));
    wait_until_answered(&app, "private");
    chief.open(&settings).assert_shows("nothing was sent");
    assert_eq!(
        app.lines("SELECT answer AS line FROM webhook_messages"),
        ["private"]
    );
    assert!(listener.told().is_empty());
}
