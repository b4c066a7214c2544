//! Events by the Swiss systems beside the Dutch one, through their pages: chosen by a sentence, paired round by round at the desk,
//! explained, and out in a report and in again.

use crate::{
    commands::run,
    exchange::{confirm, preview},
    referee::{check, write},
    support::{
        Browser, TestApp,
        folder::Folder,
        on_both_databases,
        tournament::{enter_all, publish_round},
    },
};

on_both_databases!(an_event_by_the_dubov_system);

fn text(browser: &mut Browser, path: &str) -> String {
    let page = browser.get(path);
    page.assert_ok();
    page.html()
}

fn an_event_by_the_dubov_system(app: TestApp) {
    whole_event(
        app,
        ("dubov", "Svizzero Dubov", "192 FIDE_DUBOV"),
        "stessa media Elo",
        "C.04.4.1",
    );
}

/// From its creation to the report, imported and equal.
fn whole_event(mut app: TestApp, system: (&str, &str, &str), lead: &str, rules: &str) {
    let (code, sentence, record) = system;
    let mut arbiter = app.admin().in_italian();
    let page = arbiter.open("/tournaments/new");
    let form = page.assert_ok().form_to("/tournaments/new");
    let form = form
        .set("name", "Open del Faro")
        .set("town", "Roccafiorita")
        .set("rounds", "5")
        .set("pairing_edition", code);
    let created = arbiter.send(form);
    created.assert_status(303);
    let location = created.redirect().unwrap_or_default();
    let slug = location.split('/').nth(2).unwrap_or_default().to_owned();
    for number in 1..=9 {
        let page = arbiter.open(&format!("/t/{slug}/entries"));
        let form = page.assert_ok().form("form[action$=\"/entries\"]");
        let form = form
            .set("last_name", &format!("Provetti{number:02}"))
            .set("first_name", "Zelinda")
            .set("rating", &(2400 - number * 7).to_string());
        arbiter.send(form).assert_status(303);
    }
    let mut visitor = app.browser().in_italian();
    visitor.open(&format!("/t/{slug}")).assert_shows(sentence);
    for (round, result) in (1..).zip(["1-0", "1/2-1/2", "1-0", "0-1", "1-0"]) {
        publish_round(&mut arbiter, &slug, round);
        let page = visitor.open(&format!("/t/{slug}/round/{round}/why"));
        page.assert_ok().assert_shows(lead).assert_shows(rules);
        assert!(page.bytes.len() < 30_000, "{}", page.bytes.len());
        // Everybody's own page says why, and why not with somebody else.
        let entries = app.lines("SELECT CAST(id AS TEXT) AS line FROM entries ORDER BY id");
        for entry in entries {
            let page = visitor.open(&format!("/t/{slug}/round/{round}/why/{entry}?with=1"));
            page.assert_ok().assert_shows(rules);
        }
        enter_all(&mut arbiter, &slug, round, result);
    }
    let report = text(&mut arbiter, &format!("/t/{slug}/tournament.trf26"));
    assert!(report.contains(record), "{report}");
    let page = preview(&mut arbiter, report.as_bytes());
    page.assert_ok();
    let copy = confirm(&mut arbiter, &page);
    let again = text(&mut arbiter, &format!("/t/{copy}/tournament.trf26"));
    let without = |text: &str| -> Vec<String> {
        let lines = text.lines().filter(|line| !line.contains("Import @"));
        lines.map(str::to_owned).collect()
    };
    assert_eq!(without(&again), without(&report));
    // Imported, it is still paired by its system.
    visitor.open(&format!("/t/{copy}")).assert_shows(sentence);
}

/// The Swiss systems beside the Dutch one are made, checked and paired by their codes; a board that is turned is told, and reasons
/// are given in words.
#[test]
fn other_swiss_systems_are_made_checked_and_paired() {
    let folder = Folder::new("other-swiss");
    let here = folder.path();
    for (system, code192, articles) in [("dubov", "FIDE_DUBOV", "3.2")] {
        let arguments = [
            "generate",
            "--system",
            system,
            "--players",
            "11",
            "--rounds",
            "5",
            "--baku",
            "false",
            "--seed",
            "3",
        ];
        let (code, text, error) = run(here, &arguments, "");
        assert_eq!(code, 0, "{error}");
        assert!(text.contains(&format!("192 {code192}")), "{text}");
        write(here, "torneo.trf", &text);
        let (code, lines, error) = check(here, &["torneo.trf"]);
        assert_eq!(code, 0, "{lines:?} {error}");
        // By the Dutch System other rounds would have been paired.
        let dutch = text.replace(&format!("192 {code192}"), "192 FIDE_DUTCH");
        write(here, "torneo.trf", &dutch);
        let (code, lines, _) = check(here, &["torneo.trf"]);
        assert_ne!(code, 0, "{lines:?}");
        let line = |number: u16| {
            let rating = 1900 - number;
            format!("001 {number:4}      {:<33} {rating:4}\n", "Prova, Ugo")
        };
        let players: String = (1..=7).map(line).collect();
        let start = format!("012 Sociale\n042 2026/03/07\n142 5\n152 W\n192 {code192}\n{players}");
        write(here, "inizio.trf", &start);
        let (code, out, error) = run(here, &["pair", "inizio.trf"], "");
        assert_eq!(
            (code, out.as_str()),
            (0, "4\n1 4\n5 2\n3 6\n7 0\n"),
            "{error}"
        );
        let call = ["pair", "inizio.trf", "--explain", "--lang", "it"];
        let (_, out, _) = run(here, &call, "");
        assert!(out.contains(&format!("[art. {articles}]")), "{out}");
        let call = ["pair", "inizio.trf", "--explain-pair", "1", "5"];
        let (_, out, _) = run(here, &call, "");
        assert!(out.contains("If Prova Ugo played Prova Ugo,"), "{out}");
        let call = ["pair", "inizio.trf", "--json", "--explain"];
        let (_, out, _) = run(here, &call, "");
        let json: serde_json::Value = serde_json::from_str(&out).unwrap();
        assert_eq!(json["rules"], system);
        assert_eq!(json["boards"].as_array().unwrap().len(), 4);
        assert_eq!(json["groups"].as_array().unwrap().len(), 1);
    }
}
