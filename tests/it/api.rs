//! The data for programs: the document says what there is, answers are as it says, and they are kept, asked for again and
//! read from other sites as public data are.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::support::{
    Browser, TestApp,
    json_schema::Document,
    on_both_databases,
    page::Page,
    sql::execute,
    tournament::{enter_all, large_round, press_result, publish_round, with_round_published},
    wire::ask,
};

on_both_databases!(
    every_answer_is_as_the_document_says,
    problems_are_told_to_programs,
    other_sites_read_it_and_nobody_is_asked_who_they_are,
    long_lists_come_in_windows,
    moves_come_when_their_time_has_come,
    points_and_tie_breaks_are_those_of_the_page,
);

const OPENAPI: &str = "/api/v1/openapi.json";

fn json(page: &Page) -> Value {
    serde_json::from_slice(&page.bytes).unwrap_or_else(|error| panic!("{}: {error}", page.url))
}

fn read(app: &TestApp, path: &str) -> Value {
    let page = app.browser().get(path);
    page.assert_ok();
    json(&page)
}

fn play(arbiter: &mut Browser, slug: &str, pairing: &str, moves: &str) {
    let game = format!("/t/{slug}/game/{pairing}");
    for written in moves.split_whitespace() {
        let form = arbiter.open(&game).assert_ok().form("#move-form");
        arbiter.send(form.set("move", written)).assert_status(303);
    }
}

/// A tournament of five with a round over, one that is played, byes and games.
fn scene(app: &mut TestApp) -> (Browser, String) {
    let mut arbiter = app.admin();
    app.club("Circolo di Prova");
    let slug = with_round_published(&mut arbiter, "Torneo dei Programmi", 5);
    play(&mut arbiter, &slug, &app.pairing(1, 1), "e4 e5 Cf3");
    enter_all(&mut arbiter, &slug, 1, "1-0");
    publish_round(&mut arbiter, &slug, 2);
    press_result(&mut arbiter, &slug, 2, 1, "1/2-1/2").assert_status(303);
    (arbiter, slug)
}

/// Every address of the API in the table of addresses, as the document writes it.
fn addresses_of_the_table() -> BTreeSet<String> {
    include_str!("routes.txt")
        .lines()
        .filter_map(|line| line.rsplit_once(' '))
        .map(|(route, _)| route.trim_end().to_owned())
        .filter(|route| route.contains(" /api/v1/"))
        .collect()
}

fn every_answer_is_as_the_document_says(mut app: TestApp) {
    let (_, slug) = scene(&mut app);
    let document = Document(read(&app, OPENAPI));
    assert_eq!(document.0["openapi"], "3.1.0");
    let mut named = BTreeSet::new();
    let mut filled = 0;
    let entry = app
        .lines("SELECT CAST(min(id) AS TEXT) AS line FROM entries")
        .remove(0);
    let game = app
        .lines("SELECT CAST(min(id) AS TEXT) AS line FROM games")
        .remove(0);
    for (path, methods) in document.0["paths"].as_object().unwrap() {
        for (method, operation) in methods.as_object().unwrap() {
            named.insert(format!("{} {path}", method.to_uppercase()));
            // What wants a token has tests of its own.
            if method != "get" || operation.get("security").is_some() {
                continue;
            }
            let holes = [
                ("{slug}", slug.as_str()),
                ("{round}", "2"),
                ("{entry}", &entry),
                ("{game}", &game),
            ];
            let mut address = path.clone();
            for (hole, value) in holes {
                address = address.replace(hole, value);
            }
            let page = app.browser().get(&address);
            page.assert_ok();
            assert_eq!(
                page.header("content-type"),
                Some("application/json; charset=utf-8")
            );
            let schema = &operation["responses"]["200"]["content"]["application/json"]["schema"];
            assert!(schema.is_object(), "{path}: {operation}");
            let answer = json(&page);
            let faults = document.faults(schema, &answer, "");
            assert!(faults.is_empty(), "{address}: {faults:#?}\n{answer:#}");
            for list in answer
                .as_object()
                .unwrap()
                .values()
                .filter_map(Value::as_array)
            {
                filled += usize::from(!list.is_empty());
            }
            // What is not there is a problem as the document says, in a language of the reader.
            if path.contains('{') {
                let address = path.replace("{slug}", "nessuno").replace("{round}", "1");
                let address = address.replace("{entry}", "1").replace("{game}", "1");
                let page = app.browser().in_italian().get(&address);
                page.assert_status(404);
                let problem = &operation["responses"]["404"]["content"]["application/problem+json"];
                let faults = document.faults(&problem["schema"], &json(&page), "");
                assert!(faults.is_empty(), "{address}: {faults:#?}");
            }
        }
    }
    assert!(filled >= 8, "lists with something in them: {filled}");
    assert_eq!(named, addresses_of_the_table());
    assert!(
        document.undescribed().is_empty(),
        "{:#?}",
        document.undescribed()
    );
}

fn problems_are_told_to_programs(mut app: TestApp) {
    let (_, slug) = scene(&mut app);
    let base = format!("/api/v1/tournaments/{slug}");
    for (rest, status, code) in [
        ("/rounds/9", 404, "not_found"),
        ("/rounds/0", 404, "not_found"),
        ("/rounds/due", 404, "not_found"),
        ("/players/424242", 404, "not_found"),
        ("/standings/424242", 404, "not_found"),
        ("/standings?round=7", 404, "not_found"),
        ("/standings?round=last", 400, "bad_query"),
        ("/players?limit=-1", 400, "bad_query"),
        ("/games/424242", 404, "not_found"),
        ("/nothing", 404, "not_found"),
    ] {
        let page = app.browser().get(&format!("{base}{rest}"));
        page.assert_status(status);
        assert_eq!(
            page.header("content-type"),
            Some("application/problem+json"),
            "{rest}"
        );
        assert_eq!(
            page.header("access-control-allow-origin"),
            Some("*"),
            "{rest}"
        );
        assert_eq!(page.header("cache-control"), Some("no-store"), "{rest}");
        let problem = json(&page);
        assert_eq!(problem["code"], code, "{rest}");
        assert_eq!(problem["status"], status, "{rest}");
        let italian = json(&app.browser().in_italian().get(&format!("{base}{rest}")));
        assert_eq!(italian["code"], code, "{rest}");
        assert_ne!(italian["detail"], problem["detail"], "{rest}");
    }
    let posted = ask(
        &app.base,
        &format!("POST {base}"),
        &[("Content-Length", "0")],
    );
    assert_eq!(posted.status, 405);
    assert_eq!(posted.header("allow"), Some("get, head"));
    assert_eq!(
        posted.header("content-type"),
        Some("application/problem+json")
    );
    // Words that nobody knows change nothing.
    let known = app.browser().get(&format!("{base}/players"));
    let unknown = app.browser().get(&format!("{base}/players?colour=red"));
    assert!(known.bytes == unknown.bytes && unknown.header("etag") == known.header("etag"));
    // Pages for people stay pages.
    let page = app.browser().get("/t/nessuno");
    assert_eq!(
        page.header("content-type"),
        Some("text/html; charset=utf-8")
    );
    assert_eq!(page.header("access-control-allow-origin"), None);
}

fn other_sites_read_it_and_nobody_is_asked_who_they_are(mut app: TestApp) {
    let (mut arbiter, slug) = scene(&mut app);
    let path = format!("/api/v1/tournaments/{slug}/rounds/2");
    let first = app.browser().get(&path);
    assert_eq!(first.header("access-control-allow-origin"), Some("*"));
    assert_eq!(first.header("access-control-allow-credentials"), None);
    assert_eq!(first.header("x-frame-options"), Some("DENY"));
    assert_eq!(first.header("set-cookie"), None);
    let control = first.header("cache-control").unwrap();
    assert!(control.starts_with("public,"), "{control}");
    // The chief arbiter gets what everybody gets.
    assert!(arbiter.get(&path).bytes == first.bytes);
    let tag = first.header("etag").unwrap().to_owned();
    let same = app.browser().get_with(&path, "If-None-Match", &tag);
    assert_eq!((same.status, same.bytes.len()), (304, 0));
    assert_eq!(same.header("access-control-allow-origin"), Some("*"));
    let head = ask(
        &app.base,
        &format!("HEAD {path}"),
        &[("Accept-Language", "en")],
    );
    let length = first.bytes.len().to_string();
    assert_eq!(head.header("content-length"), Some(length.as_str()));
    assert_eq!(head.header("access-control-allow-origin"), Some("*"));
    // What is not kept has a tag all the same.
    let search = "/api/v1/tournaments?q=programmi";
    let found = app.browser().get(search);
    assert_eq!(json(&found)["total"], 1);
    let tag_of_search = found.header("etag").unwrap().to_owned();
    let same = app
        .browser()
        .get_with(search, "If-None-Match", &tag_of_search);
    assert_eq!(same.status, 304);
    assert_eq!(
        read(&app, "/api/v1/tournaments?q=programmi&kind=blitz")["total"],
        0
    );
    // A browser asks before it asks in an unusual way.
    for (address, methods) in [(path.as_str(), "get, head"), ("/api/v1/check", "post")] {
        let options = ask(
            &app.base,
            &format!("OPTIONS {address}"),
            &[("Origin", "https://a.example")],
        );
        assert_eq!(options.status, 204, "{address}");
        assert_eq!(options.header("access-control-allow-origin"), Some("*"));
        assert_eq!(
            options.header("access-control-allow-methods"),
            Some(methods)
        );
    }
    assert_eq!(ask(&app.base, "OPTIONS /api/v1/nothing", &[]).status, 404);
    // The next result is in the next answer.
    press_result(&mut arbiter, &slug, 2, 2, "0-1").assert_status(303);
    let changed = app.browser().get_with(&path, "If-None-Match", &tag);
    changed.assert_ok();
    assert_eq!(json(&changed)["boards"][1]["result"], "0-1");
}

fn long_lists_come_in_windows(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = large_round(&app, &mut arbiter, 45);
    for (list, rest) in [
        ("players", "players"),
        ("standings", "standings"),
        ("boards", "rounds/1"),
    ] {
        let mut next = Some(format!("/api/v1/tournaments/{slug}/{rest}?limit=10"));
        let (mut seen, mut entries) = (0, BTreeSet::new());
        let mut total = 0;
        while let Some(path) = next {
            let window = read(&app, &path);
            total = usize::try_from(window["total"].as_u64().unwrap()).unwrap();
            let rows = window[list].as_array().unwrap();
            let byes = window["byes"].as_array().map_or(0, Vec::len);
            assert!((1..=10).contains(&(rows.len() + byes)), "{path}");
            seen += rows.len() + byes;
            entries.extend(rows.iter().map(Value::to_string));
            next = window["next"].as_str().map(str::to_owned);
        }
        assert_eq!(seen, total, "{list}");
        assert!(entries.len() >= total - 1, "{list}: each once");
    }
    let beyond = read(
        &app,
        &format!("/api/v1/tournaments/{slug}/players?after=99999"),
    );
    assert_eq!(
        (&beyond["players"], &beyond["next"]),
        (&Value::Array(Vec::new()), &Value::Null)
    );
}

fn age_moves(app: &TestApp, seconds: u32) {
    let statement = if app.is_sqlite() {
        format!(
            "UPDATE game_moves SET made_at = strftime('%Y-%m-%d %H:%M:%f', 'now', '-{seconds} seconds')"
        )
    } else {
        format!(
            "UPDATE game_moves SET made_at = timezone('utc', now()) - interval '{seconds} seconds'"
        )
    };
    execute(&app.database, &statement).unwrap();
}

/// As on the page and in the files: not a second before the event's delay is over, and without a word of what arbiters do.
fn moves_come_when_their_time_has_come(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_round_published(&mut arbiter, "Torneo della Diretta", 6);
    let page = arbiter.open(&format!("/t/{slug}/settings"));
    let form = page.form_to("/settings").set("live_minutes", "15");
    arbiter.send(form).assert_status(303);
    let pairing = app.pairing(1, 1);
    play(&mut arbiter, &slug, &pairing, "e4 e5 Cf3");
    let list = format!("/api/v1/tournaments/{slug}/games?round=1&board=1");
    assert_eq!(read(&app, &list)["total"], 0, "nothing is seen of it yet");
    let query = "SELECT CAST(max(id) AS TEXT) AS line FROM games";
    let one = format!("/api/v1/tournaments/{slug}/games/{}", app.lines(query)[0]);
    app.browser().get(&one).assert_status(404);
    let began = std::time::Instant::now();
    age_moves(&app, 15 * 60 - 4);
    press_result(&mut arbiter, &slug, 1, 2, "1-0").assert_status(303);
    let mut looked = 0;
    loop {
        let before = began.elapsed();
        let is_listed = read(&app, &list)["total"] == 1;
        let page = app.browser().get(&one);
        let after = began.elapsed();
        if after.as_millis() + 20 < 4000 {
            looked += 1;
            assert!(!is_listed && page.status == 404, "shown after {after:?}");
        }
        if is_listed && page.status == 200 {
            break;
        }
        assert!(before.as_secs() < 10, "not yet after {before:?}");
        std::thread::sleep(std::time::Duration::from_millis(50));
    }
    assert!(looked > 0, "looked before its time");
    assert_eq!(read(&app, &list)["games"][0]["half_moves"], 3);
    assert_eq!(read(&app, &one)["moves"][2]["uci"], "g1f3");
    // A flag is written down: the same bytes.
    let before = app.browser().get(&one).bytes;
    let page = arbiter.open(&format!("/t/{slug}/game/{pairing}/flag?side=white"));
    let form = page.assert_ok().form("form.confirm");
    arbiter
        .send(form.press("only_record", "1"))
        .assert_status(303);
    assert!(app.browser().get(&one).bytes == before);
}

fn points_and_tie_breaks_are_those_of_the_page(mut app: TestApp) {
    let (_, slug) = scene(&mut app);
    let csv = app
        .browser()
        .get(&format!("/t/{slug}/standings.csv?after=1"))
        .html();
    let mut lines = csv.lines();
    let heading: Vec<&str> = lines.next().unwrap().split(',').collect();
    let standings = read(
        &app,
        &format!("/api/v1/tournaments/{slug}/standings?round=1"),
    );
    let codes: Vec<&str> = standings["tie_breaks"]
        .as_array()
        .unwrap()
        .iter()
        .filter_map(Value::as_str)
        .collect();
    assert_eq!(heading[8..], codes);
    let found = standings["standings"].as_array().unwrap();
    assert_eq!(found.len(), lines.clone().count());
    for (line, found) in lines.zip(found) {
        // The name stands between quotation marks, with its comma.
        let (start, rest) = line.split_once('"').unwrap();
        let (name, rest) = rest.split_once('"').unwrap();
        let cells: Vec<&str> = rest.trim_start_matches(',').split(',').collect();
        assert_eq!(start.split(',').next().unwrap(), found["place"].to_string());
        let who = &found["participant"];
        let surname = who["surname"].as_str().unwrap();
        assert_eq!(
            name,
            format!("{surname}, {}", who["given"].as_str().unwrap())
        );
        assert_eq!(
            cells[3].parse::<f64>().unwrap(),
            found["points"].as_f64().unwrap()
        );
        for (cell, value) in cells[4..]
            .iter()
            .zip(found["tie_breaks"].as_array().unwrap())
        {
            assert_eq!(
                value["text"].as_str().unwrap_or("").parse::<f64>().ok(),
                cell.parse().ok(),
                "{line}"
            );
        }
        // The terms that count make the value, where it is a sum.
        let one = read(
            &app,
            &format!(
                "/api/v1/tournaments/{slug}/standings/{}?round=1",
                who["entry"]
            ),
        );
        assert_eq!(one["standing"], *found);
        for unfolded in one["tie_breaks"].as_array().unwrap() {
            let code = unfolded["tie_break"].as_str().unwrap();
            if !["BH", "SB", "WIN"].iter().any(|sum| code.starts_with(sum)) {
                continue;
            }
            let terms = unfolded["terms"].as_array().unwrap().iter();
            let counted = terms.filter(|term| term["cut"].is_null());
            let sum: f64 = counted
                .filter_map(|term| term["value"]["value"].as_f64())
                .sum();
            assert_eq!(
                sum,
                unfolded["value"]["value"].as_f64().unwrap(),
                "{code} of {surname}"
            );
        }
    }
}
