//! Events by the Swiss systems beside the Dutch one, through their pages: chosen by a sentence, paired round by round at the desk,
//! explained, and out in a report and in again.

use crate::{
    exchange::{confirm, preview},
    support::{
        Browser, TestApp, on_both_databases,
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
