//! The calendar of tournaments: by month, searched, with places, and to take away.

use crate::{
    enter,
    support::{Browser, TestApp, on_both_databases, sql::execute, tournament::with_players},
};

on_both_databases!(
    tournaments_stand_by_month_and_what_is_over_apart,
    a_search_finds_by_any_words_region_and_kind,
    places_are_said_while_entries_are_open,
    what_is_over_takes_no_entries,
    a_search_is_taken_away_in_three_forms,
    tournaments_of_an_older_program_are_found,
);

/// A tournament with these fields of its settings; answers its slug.
fn made(arbiter: &mut Browser, name: &str, fields: &[(&str, &str)]) -> String {
    let slug = with_players(arbiter, name, 1);
    set(arbiter, &slug, fields);
    slug
}

fn set(arbiter: &mut Browser, slug: &str, fields: &[(&str, &str)]) {
    let page = arbiter.open(&format!("/t/{slug}/settings"));
    let mut form = page.assert_ok().form_to("/settings");
    for (name, value) in fields {
        form = form.set(name, value);
    }
    arbiter.send(form).assert_status(303);
}

/// Names in the list, in its order.
fn names(browser: &mut Browser, address: &str) -> Vec<String> {
    browser.get(address).assert_ok().texts(".months th.name")
}

const DECEMBER: &[(&str, &str)] = &[
    ("start", "2098-12-05"),
    ("end", "2098-12-13"),
    ("town", "Comacchio"),
    ("province", "FE"),
    ("kind", "rapid"),
    ("time_control", "15+10"),
];
const JANUARY: &[(&str, &str)] = &[
    ("start", "2099-01-30"),
    ("end", "2099-02-01"),
    ("town", "Modica"),
    ("province", "RG"),
    ("venue", "Circolo della Città"),
];
const LONG: &[(&str, &str)] = &[("start", "2001-01-01"), ("end", "2099-12-31")];
const OVER: &[(&str, &str)] = &[("start", "2002-02-02"), ("end", "2002-02-03")];

/// Four tournaments, typed in no order.
fn season(app: &mut TestApp) -> Browser {
    let mut arbiter = app.admin();
    made(&mut arbiter, "Befana di Modica", JANUARY);
    made(&mut arbiter, "Torneo di Candelora", OVER);
    made(&mut arbiter, "Open dei Tre Ponti", DECEMBER);
    made(&mut arbiter, "Campionato del Secolo", LONG);
    arbiter
}

fn tournaments_stand_by_month_and_what_is_over_apart(mut app: TestApp) {
    season(&mut app);
    let mut visitor = app.browser().in_italian();
    let page = visitor.get("/calendar");
    page.assert_ok().assert_shows("3 tornei in programma.");
    assert_eq!(
        page.texts(".month th"),
        ["gennaio 2001", "dicembre 2098", "gennaio 2099"]
    );
    assert_eq!(
        page.texts(".months th.name"),
        [
            "Campionato del Secolo",
            "Open dei Tre Ponti",
            "Befana di Modica"
        ]
    );
    assert_eq!(
        page.texts(".months td.n.nw:first-child"),
        ["1/1–31/12", "5–13", "30/1–1/2"]
    );
    // In programma, iscrizioni aperte, fine settimana, conclusi.
    assert_eq!(page.texts(".chips b"), ["3", "0", "1", "1"]);
    assert_eq!(
        names(&mut visitor, "/calendar?when=weekend"),
        ["Campionato del Secolo"]
    );
    assert_eq!(
        names(&mut visitor, "/calendar?when=over"),
        ["Torneo di Candelora"]
    );
    visitor
        .get("/calendar?when=entries")
        .assert_shows("Nessun torneo con iscrizioni aperte.")
        .assert_shows("Nessun torneo corrisponde alla ricerca.");
    visitor.get("/").assert_shows("Calendario");
    app.browser()
        .get("/calendar")
        .assert_shows("3 tournaments are coming.")
        .assert_shows("December 2098");
}

fn a_search_finds_by_any_words_region_and_kind(mut app: TestApp) {
    let mut arbiter = season(&mut app);
    let mut visitor = app.browser().in_italian();
    for (asked, found) in [
        ("q=ponti", &["Open dei Tre Ponti"][..]),
        ("q=PON+oma", &[]),
        ("q=com+pon", &["Open dei Tre Ponti"]),
        // Of the hall, without its accent.
        ("q=citta", &["Befana di Modica"]),
        ("q=%D9%A0", &[]),
        ("kind=rapid", &["Open dei Tre Ponti"]),
        ("region=Sicilia", &["Befana di Modica"]),
        ("region=Sicilia&kind=rapid", &[]),
        ("q=candelora", &[]),
        ("q=candelora&when=over", &["Torneo di Candelora"]),
    ] {
        let address = format!("/calendar?{asked}");
        assert_eq!(names(&mut visitor, &address), found, "{asked}");
    }
    let page = visitor.get("/calendar?region=Sicilia&q=mod");
    page.assert_shows("Un torneo in programma in Sicilia.");
    let form = page.form("form.cal-f");
    assert_eq!(
        (form.value("q"), form.value("region")),
        (Some("mod"), Some("Sicilia"))
    );
    // Each region with what would be found there.
    assert_eq!(page.texts(".leaders a"), ["Sicilia"]);
    let all = visitor.get("/calendar");
    assert_eq!(all.texts(".leaders a"), ["Emilia-Romagna", "Sicilia"]);
    assert_eq!(all.texts(".leaders span"), ["1", "1"]);
    // What is renamed is found by its new name alone.
    let slug = app
        .lines("SELECT slug AS line FROM tournaments WHERE name = 'Open dei Tre Ponti'")
        .remove(0);
    set(&mut arbiter, &slug, &[("name", "Open delle Valli")]);
    assert_eq!(names(&mut visitor, "/calendar?q=valli").len(), 1);
    assert!(names(&mut visitor, "/calendar?q=ponti").is_empty());
}

fn places_are_said_while_entries_are_open(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = made(&mut arbiter, "Open dei Tre Ponti", DECEMBER);
    let mut visitor = app.browser().in_italian();
    let last = ".months td.n.nw:last-child";
    assert_eq!(visitor.get("/calendar").texts(last), ["1"]);
    enter::open(&mut arbiter, &slug, &[("door_places", "4")]);
    assert_eq!(
        visitor.get("/calendar?when=entries").texts(last),
        ["1 di 4"]
    );
    enter::open(&mut arbiter, &slug, &[("door_places", "1")]);
    let page = visitor.get("/calendar?when=entries");
    assert_eq!(page.texts(last), ["lista d’attesa"]);
    // Once the day is past nobody enters, and places are no matter.
    app.stop();
    execute(
        &app.database,
        "UPDATE entry_doors SET closes_at = '2001-01-01 00:00:00'",
    )
    .unwrap();
    app.start();
    let mut visitor = app.browser().in_italian();
    assert!(names(&mut visitor, "/calendar?when=entries").is_empty());
    assert_eq!(visitor.get("/calendar").texts(last), ["1 di 1"]);
}

fn what_is_over_takes_no_entries(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = made(&mut arbiter, "Torneo di Candelora", OVER);
    // Nobody closes the door or begins the tournament.
    enter::open(&mut arbiter, &slug, &[]);
    let mut visitor = app.browser().in_italian();
    for when in [
        "/calendar",
        "/calendar.ics",
        "/calendar.atom",
        "/calendar.csv",
    ] {
        let page = visitor.get(&format!("{when}?when=entries"));
        page.assert_ok();
        assert!(!page.html().contains("Candelora"), "{when}");
    }
    let chips = |visitor: &mut Browser| visitor.get("/calendar").texts(".chips b");
    assert_eq!(chips(&mut visitor), ["0", "0", "0", "1"]);
    let home = |visitor: &mut Browser, list: &str| {
        let names = format!("section[aria-labelledby={list}] th.name");
        visitor.get("/").assert_ok().texts(&names)
    };
    assert_eq!(home(&mut visitor, "coming"), [""; 0]);
    assert_eq!(home(&mut visitor, "finished"), ["Torneo di Candelora"]);
    let api = visitor.get("/api/v1/tournaments?when=over").html();
    assert!(api.contains("\"takes_entries\":false"), "{api}");
    // Another end, and it takes entries again.
    set(&mut arbiter, &slug, LONG);
    assert_eq!(chips(&mut visitor), ["1", "1", "1", "0"]);
    let taking = "/calendar?when=entries";
    assert_eq!(names(&mut visitor, taking), ["Torneo di Candelora"]);
    assert_eq!(home(&mut visitor, "coming"), ["Torneo di Candelora"]);
}

fn a_search_is_taken_away_in_three_forms(mut app: TestApp) {
    let mut arbiter = season(&mut app);
    made(&mut arbiter, "Torre & Re <lampo>", &[]);
    let mut visitor = app.browser().in_italian();
    let page = visitor.get("/calendar?q=ponti");
    let links = page.attributes(".side .links a", "href");
    assert_eq!(
        links,
        [
            "/calendar.ics?q=ponti",
            "/calendar.atom?q=ponti",
            "/calendar.csv?q=ponti"
        ]
    );
    let ics = visitor.get(&links[0]);
    assert_eq!(
        ics.assert_ok().header("content-type"),
        Some("text/calendar; charset=utf-8")
    );
    let ics = ics.html();
    assert_eq!(ics.matches("BEGIN:VEVENT").count(), 1, "{ics}");
    for line in [
        "DTSTART;VALUE=DATE:20981205\r\n",
        "DTEND;VALUE=DATE:20981214\r\n",
        "SUMMARY:Open dei Tre Ponti\r\n",
        "DESCRIPTION:rapid\\, 7 turni\r\n",
    ] {
        assert!(ics.contains(line), "{line} {ics}");
    }
    let csv = visitor.get("/calendar.csv?kind=rapid").html();
    let lines: Vec<&str> = csv.trim_start_matches('\u{feff}').lines().collect();
    assert_eq!(lines.len(), 2, "{csv}");
    assert!(lines[0].starts_with("first_day"), "{csv}");
    assert!(lines[1].contains("Comacchio"), "{csv}");
    // The clock was set back before the newest was announced.
    execute(
        &app.database,
        "UPDATE tournaments SET created_at = '2020-01-01 00:00:00' WHERE name LIKE 'Torre%'",
    )
    .unwrap();
    let atom = visitor.get("/calendar.atom");
    assert_eq!(
        atom.assert_ok().header("content-type"),
        Some("application/atom+xml; charset=utf-8")
    );
    let atom = atom.html();
    // What was announced last is the first.
    let (_, first) = atom.split_once("<entry>").unwrap();
    assert!(
        first
            .trim_start()
            .starts_with("<title>Torre &#38; Re &#60;lampo&#62;</title>"),
        "{first}"
    );
    assert_eq!(atom.matches("<entry>").count(), 4, "{atom}");
    assert!(atom.contains("rel=\"self\""), "{atom}");
}

fn tournaments_of_an_older_program_are_found(mut app: TestApp) {
    season(&mut app);
    app.stop();
    execute(&app.database, "DELETE FROM tournament_words").unwrap();
    app.start();
    let mut visitor = app.browser();
    assert_eq!(names(&mut visitor, "/calendar?q=secolo").len(), 1);
    assert_eq!(names(&mut visitor, "/calendar?q=citta").len(), 1);
}
