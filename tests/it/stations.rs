//! Devices of the staff: paired with a code, held to what they may do, and gone when somebody takes them away.

use chrono::{NaiveDate, TimeDelta};
use tratto::{
    app::{Context, tournament::stations::pairing},
    auth::Token,
    time::Clock,
};

use crate::support::{
    Browser, TestApp, on_both_databases,
    page::Page,
    sql::execute,
    tournament::{press_result, publish_first, with_players, with_round_published},
};

on_both_databases!(
    a_device_enters_results_of_its_boards_and_nothing_else,
    a_code_pairs_one_device_and_not_for_long,
    a_device_ends_when_it_is_taken_away_or_the_event_is_closed,
    a_device_ends_with_the_event_whose_last_day_moves,
    a_device_on_the_floor_and_one_that_looks,
    what_a_device_sends_never_overwrites,
    a_device_that_is_made_wrongly_is_said,
);

/// Makes a device and answers its code as the page shows it.
fn offer(chief: &mut Browser, slug: &str, name: &str, duty: &str, boards: (&str, &str)) -> String {
    let shown = send_offer(chief, slug, name, duty, boards);
    shown.assert_ok();
    assert!(shown.header("cache-control").unwrap().contains("no-store"));
    shown.texts("#code").remove(0).trim().to_owned()
}

fn send_offer(
    chief: &mut Browser,
    slug: &str,
    name: &str,
    duty: &str,
    (first, last): (&str, &str),
) -> Page {
    let page = chief.open(&format!("/t/{slug}/devices"));
    let form = page.assert_ok().form_to("/devices");
    chief.send(
        form.set("station_name", name)
            .set("station_duty", duty)
            .set("station_first", first)
            .set("station_last", last),
    )
}

/// Shows the code on a browser and pairs it; answers where it is led.
fn pair(device: &mut Browser, code: &str) -> String {
    let page = device.open(&format!("/pair?code={}", code.replace('-', "")));
    let form = page.assert_ok().form_to("/pair");
    let paired = device.send(form);
    paired.assert_status(303);
    paired.redirect().unwrap()
}

fn paired(
    app: &TestApp,
    chief: &mut Browser,
    slug: &str,
    (name, duty): (&str, &str),
    boards: (&str, &str),
) -> Browser {
    let code = offer(chief, slug, name, duty, boards);
    let mut device = app.browser();
    pair(&mut device, &code);
    device
}

fn a_device_enters_results_of_its_boards_and_nothing_else(mut app: TestApp) {
    drop(app.admin());
    let mut chief = app.account("carla", None);
    let slug = with_round_published(&mut chief, "Torneo dei Tablet", 6);
    let code = offer(&mut chief, &slug, "Tablet A", "results", ("1", "2"));
    let mut device = app.browser();
    // What it will be is said before it is.
    let page = device.open(&format!("/pair?code={}", code.to_uppercase()));
    page.assert_shows("Torneo dei Tablet")
        .assert_shows("Tablet A")
        .assert_shows("Enter results, boards 1–2");
    assert_eq!(pair(&mut device, &code), format!("/t/{slug}/desk"));
    let page = device.open(&format!("/t/{slug}/desk"));
    let page = device.follow(page);
    page.assert_ok().assert_shows("Tablet A, device");
    // Its boards alone, no word of what arbiters do.
    assert_eq!(page.attributes("tr[data-board]", "data-board"), ["1", "2"]);
    for link in [
        "entries", "settings", "record", "floor", "publish", "history", "pair\"",
    ] {
        let html = page.html();
        assert!(!html.contains(&format!("/{link}")), "{link}");
    }
    press_result(&mut device, &slug, 1, 1, "1-0").assert_status(303);
    assert_eq!(app.boards(1)[0], "1 1-0 v2");
    let trail = "SELECT actor || ' ' || COALESCE(CAST(user_id AS TEXT), 'nobody') AS line \
                 FROM audit WHERE action = 'result.record'";
    assert_eq!(app.lines(trail), ["Tablet A nobody"]);
    // A forged board, an earlier round's draft, everything else.
    let page = device.open(&format!("/t/{slug}/desk/1?board=2"));
    let forged = page.form("#keys-2 form").forge("board", "3");
    let refused = device.send(forged.press("result", "0-1"));
    refused.assert_status(422).assert_shows("boards 1–2");
    assert_eq!(app.boards(1)[2], "3  v1");
    let other = with_players(&mut chief, "Altro Torneo", 4);
    // It takes back what it entered, and only that.
    let page = device.open(&format!("/t/{slug}/desk/1"));
    device.send(page.form_to("/undo")).assert_status(303);
    assert_eq!(app.boards(1)[0], "1  v3");
    press_result(&mut chief, &slug, 1, 1, "0-1").assert_status(303);
    let page = device.open(&format!("/t/{slug}/desk/1"));
    assert!(page.texts("form[data-undo]").is_empty());
    let csrf = page.attributes("[name=csrf]", "value").remove(0);
    for path in [
        format!("/t/{slug}/entries"),
        format!("/t/{slug}/settings"),
        format!("/t/{slug}/devices"),
        format!("/t/{slug}/floor"),
        format!("/t/{slug}/record"),
        format!("/t/{slug}/desk/1/board/1/history"),
        format!("/t/{other}/entries"),
        "/mine".to_owned(),
        "/account".to_owned(),
        "/admin".to_owned(),
    ] {
        device.get(&path).assert_status(403);
    }
    for path in [
        format!("/t/{slug}/desk/2/pair"),
        format!("/t/{slug}/desk/1/publish"),
        format!("/t/{slug}/devices"),
        format!("/t/{other}/desk/1/result"),
    ] {
        let fields = [
            ("csrf", csrf.as_str()),
            ("key", "k-1"),
            ("round", "2"),
            ("board", "1"),
            ("version", "1"),
            ("result", "1-0"),
        ];
        device.post(&path, &fields).assert_status(403);
    }
    assert_eq!(app.lines(trail).len(), 2);
}

fn a_code_pairs_one_device_and_not_for_long(mut app: TestApp) {
    drop(app.admin());
    let mut chief = app.account("carla", None);
    let slug = with_round_published(&mut chief, "Torneo dei Codici", 4);
    let code = offer(&mut chief, &slug, "Primo", "results", ("", ""));
    // Shown once: not again, and nowhere kept.
    let page = chief.open(&format!("/t/{slug}/devices"));
    assert!(page.texts("#code").is_empty());
    page.assert_shows("its code waits until");
    let letters = code.replace('-', "");
    let kept = format!("stations WHERE code_hash LIKE '%{letters}%' OR name LIKE '%{letters}%'");
    assert_eq!(app.count(&kept), 0);
    let told = format!("audit WHERE after LIKE '%{letters}%' OR subject LIKE '%{letters}%'");
    assert_eq!(app.count(&told), 0);
    let mut device = app.browser();
    let mut second = app.browser();
    let seen = second.open(&format!("/pair?code={letters}"));
    pair(&mut device, &code);
    // Whoever saw the same code comes too late.
    let late = second.send(seen.form_to("/pair"));
    late.assert_status(422)
        .assert_shows("This code does not count");
    assert_eq!(app.count("audit WHERE action = 'station.pair'"), 1);
    for wrong in ["", "  ", "zzzz-zzzz", "12", "%E2%98%83", &code] {
        let page = second.get(&format!("/pair?code={}", wrong.replace(' ', "+")));
        let status = if wrong.trim().is_empty() { 200 } else { 422 };
        page.assert_status(status);
    }
    let code = offer(&mut chief, &slug, "Secondo", "look", ("", ""));
    let before = second.open(&format!("/pair?code={code}"));
    execute(
        &app.database,
        "UPDATE stations SET code_until = '2026-11-21 09:00:00' WHERE name = 'Secondo'",
    )
    .unwrap();
    second.send(before.form_to("/pair")).assert_status(422);
    let page = chief.open(&format!("/t/{slug}/devices"));
    page.assert_shows("code too old").assert_shows("Secondo");
    // Who is signed in would be signed out: they are told instead.
    let code = offer(&mut chief, &slug, "Terzo", "look", ("", ""));
    let page = chief.open(&format!("/pair?code={code}"));
    page.assert_ok().assert_shows("log out first");
    // A form without its token, as from elsewhere, pairs nothing.
    let mut stranger = app.browser();
    stranger
        .post("/pair", &[("code", code.as_str()), ("key", "x")])
        .assert_status(403);
    assert_eq!(app.count("audit WHERE action = 'station.pair'"), 1);
}

fn a_device_ends_when_it_is_taken_away_or_the_event_is_closed(mut app: TestApp) {
    drop(app.admin());
    let mut chief = app.account("carla", None);
    let slug = with_round_published(&mut chief, "Torneo che Finisce", 4);
    let desk = format!("/t/{slug}/desk/1");
    let mut lost = paired(&app, &mut chief, &slug, ("Perso", "results"), ("", ""));
    let mut given = paired(&app, &mut chief, &slug, ("Reso", "results"), ("", ""));
    for device in [&mut lost, &mut given] {
        device.get(&desk).assert_status(200);
    }
    let page = chief.open(&format!("/t/{slug}/devices"));
    page.assert_shows("paired, used at");
    let first = page.form_to("/revoke");
    chief.send(first).assert_status(303);
    // From its next request on it is anybody.
    lost.get(&desk).assert_status(401);
    let page = given.open(&desk);
    given.send(page.form_to("/pair/leave")).assert_status(303);
    given.get(&desk).assert_status(401);
    let gone = "SELECT actor AS line FROM audit WHERE action = 'station.revoke' ORDER BY id";
    assert_eq!(app.lines(gone), ["carla of the tests", "Reso"]);
    // A closed tournament opens to none of its devices.
    let mut last = paired(&app, &mut chief, &slug, ("Ultimo", "floor"), ("", ""));
    last.get(&format!("/t/{slug}/floor")).assert_status(200);
    execute(&app.database, "UPDATE tournaments SET state = 'finished'").unwrap();
    last.get(&format!("/t/{slug}/floor")).assert_status(401);
}

/// Says in the settings on which days the event is.
fn set_days(chief: &mut Browser, slug: &str, first: NaiveDate, last: NaiveDate) {
    let page = chief.open(&format!("/t/{slug}/settings"));
    let form = page.assert_ok().form_to("/settings");
    let form = form.set("start", &first.to_string());
    let answer = chief.send(form.set("end", &last.to_string()));
    answer.assert_status(303);
}

fn a_device_ends_with_the_event_whose_last_day_moves(mut app: TestApp) {
    drop(app.admin());
    let mut chief = app.account("carla", None);
    let slug = with_players(&mut chief, "Torneo che si Allunga", 2);
    let today = Clock::System.now().date();
    let day = |days: i64| today + TimeDelta::days(days);
    set_days(&mut chief, &slug, day(-3), day(3));
    let mut device = paired(&app, &mut chief, &slug, ("Telefono", "floor"), ("", ""));
    let token = Token::parse(device.cookie("__Host-session").unwrap()).unwrap();
    let ctx = Context::open(&app.database, Clock::System).unwrap();
    // Whether it is a device on the evening before a day, and as that day begins.
    let around = |days: i64| {
        let at = |day: NaiveDate, hour: u32, minute: u32| {
            let moment = day.and_hms_opt(hour, minute, 0).unwrap();
            pairing::station(&ctx.at(moment), &token).unwrap().is_some()
        };
        (at(day(days - 1), 23, 59), at(day(days), 0, 0))
    };
    assert_eq!(around(5), (true, false));
    // It goes on for longer, then ends sooner than it was to at first; the list says so.
    for last in [10, 2] {
        set_days(&mut chief, &slug, day(-3), day(last));
        assert_eq!(around(last + 2), (true, false), "{last}");
        let until = day(last + 1).format("until %-d %B %Y").to_string();
        let list = chief.open(&format!("/t/{slug}/devices"));
        list.assert_shows(&until);
        device.get(&format!("/t/{slug}/floor")).assert_ok();
    }
    // The event is over, and the device was made today: by the clocks of the hall, which may have another day.
    set_days(&mut chief, &slug, day(-3), day(-2));
    assert_eq!(around(1), (true, true));
    assert_eq!(around(4), (false, false));
}

fn a_device_on_the_floor_and_one_that_looks(mut app: TestApp) {
    drop(app.admin());
    let mut chief = app.account("carla", None);
    let slug = with_players(&mut chief, "Torneo di Sala", 4);
    let mut floor = paired(&app, &mut chief, &slug, ("Telefono", "floor"), ("", ""));
    let mut looks = paired(&app, &mut chief, &slug, ("Schermo", "look"), ("", ""));
    floor.get(&format!("/t/{slug}/floor")).assert_status(200);
    // Nothing is paired yet, and a draft is none of its business.
    floor.get(&format!("/t/{slug}/desk")).assert_status(422);
    publish_first(&mut chief, &slug);
    let pairing = app.pairing(1, 1);
    let game = format!("/t/{slug}/game/{pairing}");
    let page = floor.open(&game);
    let moved = page.assert_ok().form_to("/move").set("move", "e4");
    floor.send(moved).assert_status(303);
    floor
        .open(&format!("{game}/incident/resignation?side=black"))
        .assert_ok();
    press_result(&mut floor, &slug, 1, 1, "1-0").assert_status(303);
    let who =
        "SELECT DISTINCT actor AS line FROM audit WHERE action IN ('game.record', 'result.record')";
    assert_eq!(app.lines(who), ["Telefono"]);
    floor
        .get(&format!("/t/{slug}/entries"))
        .assert_status(403)
        .assert_shows("This device does only what it was paired for.")
        .assert_hides("Your account");
    // Who looks sees the same and writes nothing.
    looks.get(&game).assert_status(403);
    let seen = looks.open(&format!("/t/{slug}/floor"));
    seen.assert_ok();
    assert!(seen.texts("form.go").is_empty());
    let desk = looks.open(&format!("/t/{slug}/desk/1"));
    desk.assert_ok().assert_shows("This device may only look");
    let csrf = desk.attributes("[name=csrf]", "value").remove(0);
    let fields = [
        ("csrf", csrf.as_str()),
        ("key", "k-2"),
        ("board", "2"),
        ("version", "1"),
        ("result", "1-0"),
    ];
    looks
        .post(&format!("/t/{slug}/desk/1/result"), &fields)
        .assert_status(403);
    assert_eq!(app.boards(1)[1], "2  v1");
}

fn what_a_device_sends_never_overwrites(mut app: TestApp) {
    drop(app.admin());
    let mut chief = app.account("carla", None);
    let slug = with_round_published(&mut chief, "Torneo Conteso", 4);
    let mut device = paired(&app, &mut chief, &slug, ("Tablet", "results"), ("1", "9"));
    let mut second = paired(
        &app,
        &mut chief,
        &slug,
        ("Altro tablet", "results"),
        ("1", "9"),
    );
    let open = |browser: &mut Browser| {
        let page = browser.open(&format!("/t/{slug}/desk/1?board=1"));
        page.form("#keys-1 form")
    };
    let (of_device, of_second) = (open(&mut device), open(&mut second));
    device
        .send(of_device.press("result", "1-0"))
        .assert_status(303);
    second
        .send(of_second.press("result", "0-1"))
        .assert_status(409);
    assert_eq!(app.boards(1)[0], "1 1-0 v2");
    // Each device takes back its own: the second its value that waits, not what stands.
    let page = second.open(&format!("/t/{slug}/desk/1"));
    page.assert_shows("two different values");
    assert!(page.texts("tr.choose").is_empty(), "an arbiter chooses");
    second.send(page.form_to("/undo")).assert_status(303);
    assert_eq!(app.boards(1)[0], "1 1-0 v2");
    // A correction of an earlier round is an arbiter's decision.
    press_result(&mut chief, &slug, 1, 2, "1-0").assert_status(303);
    crate::support::tournament::publish_round(&mut chief, &slug, 2);
    let page = device.open(&format!("/t/{slug}/desk/1?board=1"));
    let form = page.form("#keys-1 form").press("result", "0-1");
    device.send(form).assert_status(403);
    assert_eq!(app.boards(1)[0], "1 1-0 v2");
}

fn a_device_that_is_made_wrongly_is_said(mut app: TestApp) {
    drop(app.admin());
    let mut chief = app.account("carla", None);
    let slug = with_players(&mut chief, "Torneo degli Errori", 2);
    offer(&mut chief, &slug, "Tablet", "results", ("", ""));
    for (name, duty, boards, field) in [
        ("", "results", ("", ""), "station_name"),
        ("Tablet", "results", ("", ""), "station_name"),
        ("command line", "results", ("", ""), "station_name"),
        ("A", "results", ("3", ""), "station_last"),
        ("A", "results", ("", "3"), "station_first"),
        ("A", "results", ("5", "4"), "station_last"),
        ("A", "results", ("0", "4"), "station_first"),
    ] {
        let page = send_offer(&mut chief, &slug, name, duty, boards);
        page.assert_status(422);
        let faults = page.attributes("[aria-invalid=true]", "name");
        assert_eq!(faults, [field], "{name} {boards:?}");
        // What was typed stands there again.
        assert_eq!(page.form_to("/devices").value("station_name"), Some(name));
    }
    let page = chief.open(&format!("/t/{slug}/devices"));
    let csrf = page.attributes("[name=csrf]", "value").remove(0);
    let fields = [
        ("csrf", csrf.as_str()),
        ("key", "k"),
        ("station_name", "A"),
        ("station_duty", "administer"),
    ];
    chief
        .post(&format!("/t/{slug}/devices"), &fields)
        .assert_status(422);
    assert_eq!(app.count("stations"), 1);
}
