//! A player is found in the rating lists where an arbiter types one, and fills the form of the new entry. All people are
//! invented.

use std::fs;

use crate::{
    commands::run,
    rating_lists::{line, list},
    support::{
        Browser, TestApp, folder::Folder, on_both_databases, tournament::name_deputy,
        tournament::with_players,
    },
};

on_both_databases!(
    a_player_of_the_list_fills_the_form,
    a_new_player_of_the_registry_is_found_in_the_list,
    the_list_of_the_first_day_is_asked,
    who_may_not_enter_players_finds_nobody,
);

const PEOPLE: &str = "ID Number      Name";

/// Takes a list in with the command, beside the server.
pub fn import(app: &TestApp, name: &str, lines: &[String], valid_from: &str) {
    let folder = Folder::new("listed");
    let bytes = list(lines);
    assert!(bytes.starts_with(PEOPLE.as_bytes()));
    fs::write(folder.path().join(name), bytes).unwrap();
    let more = ["--valid-from", valid_from, "--database", &app.database];
    let all = [&["list", "import", name][..], &more].concat();
    let (code, _, error) = run(folder.path(), &all, "");
    assert_eq!(code, 0, "{error}");
}

/// Searches from the page of the entries, as without script.
fn look(arbiter: &mut Browser, slug: &str, words: &str) -> crate::support::page::Page {
    let page = arbiter.open(&format!("/t/{slug}/entries"));
    let form = page.assert_ok().form_to("/entries/rating-lists");
    arbiter.send(form.set("q", words))
}

fn a_new_player_of_the_registry_is_found_in_the_list(mut app: TestApp) {
    let mut admin = app.admin();
    // Where there is no list, there is the form alone.
    let page = admin.open("/players/new");
    page.assert_ok().assert_hides("Search the rating list");
    let people = vec![
        line(101, "Brandimarte, Ottavia", "SMR", "WFM", 2105, "w"),
        line(102, "Brandimarte, Ugo", "SUI", "", 0, "i"),
    ];
    import(&app, "players.txt", &people, "2020-10-01");
    let page = admin.open("/players/new");
    let search = page.form("form[role=search]");
    let page = admin.send(search.set("find", "ottavia brandim"));
    page.assert_ok()
        .assert_shows("One player")
        .assert_shows("WFM · SMR · 1990 · 101 · 2105")
        .assert_hides("Ugo");
    admin
        .open("/players/new?find=nobody-of-this-name")
        .assert_shows("Nobody of this name or number in the list.");
    let filled = admin.open(&page.link("Fill the form Brandimarte, Ottavia"));
    filled.assert_shows("Filled from the list FIDE of 1 October 2020");
    assert!(filled.html().len() < 30_000, "{}", filled.html().len());
    let form = filled.form("form[method=post][action=\"/players/new\"]");
    for (name, value) in [
        ("last_name", "Brandimarte"),
        ("first_name", "Ottavia"),
        ("fide_id", "101"),
        ("federation", "SMR"),
        ("birth", "1990"),
        ("fide_standard", "2105"),
    ] {
        assert_eq!(form.value(name), Some(value), "{name}");
    }
    admin.send(form).assert_status(303);
    let found = "players WHERE last_name = 'Brandimarte' AND fide_id = '101' AND title = 'WFM'";
    assert_eq!(app.count(found), 1);
    // A club's secretary, on the page of the club.
    let club = app.club("Circolo delle Liste");
    let mut secretary = app.account("sergio", Some(club));
    let manage = format!("/clubs/{club}/manage");
    let search = secretary.open(&manage).form("form[role=search]");
    let page = secretary.send(search.set("find", "102"));
    let filled = secretary.open(&page.link("Fill the form Brandimarte, Ugo"));
    filled.assert_shows("Filled from the list FIDE of 1 October 2020");
    let form = filled.form(&format!("form[action=\"/clubs/{club}/players\"]"));
    assert_eq!(form.value("first_name"), Some("Ugo"));
    assert_eq!(form.value("federation"), Some("SUI"));
    secretary.send(form).assert_status(303);
    assert_eq!(app.count("players WHERE first_name = 'Ugo'"), 1);
    // A number of nobody leaves the form empty, and nobody else is asked.
    let page = admin.open("/players/new?listed=999&list=1");
    assert_eq!(
        page.form("form[method=post][action=\"/players/new\"]")
            .value("last_name"),
        Some("")
    );
    app.browser()
        .get("/players/new?find=brandimarte")
        .assert_status(401);
    let mut nobody = app.account("piero", None);
    nobody
        .get("/players/new?find=brandimarte")
        .assert_status(403);
}

fn a_player_of_the_list_fills_the_form(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_players(&mut arbiter, "Open delle Liste", 1);
    look(&mut arbiter, &slug, "brandimarte")
        .assert_ok()
        .assert_shows("No rating list is on this server")
        .assert_shows("Take a rating list in");
    let many = (0..15).map(|n| line(900 + n, &format!("Altri, Numero {n}"), "ITA", "", 1500, ""));
    let mut people = vec![
        line(101, "Brandimarte, Ottavia", "SMR", "WFM", 2105, "w"),
        line(102, "Brandimarte, Ugo", "SUI", "", 0, "i"),
    ];
    people.extend(many);
    import(&app, "players.txt", &people, "2020-10-01");

    let page = look(&mut arbiter, &slug, "ottavia brandim");
    page.assert_ok()
        .assert_shows("One player")
        .assert_shows("WFM · SMR · 1990 · FIDE ID 101")
        .assert_shows("standard 2105")
        .assert_hides("Ugo");
    assert!(page.html().len() < 30_000, "{}", page.html().len());
    let filled = arbiter.open(&page.link("Fill the form Brandimarte, Ottavia"));
    filled
        .assert_ok()
        .assert_shows("Filled from the list FIDE of 1 October 2020");
    let form = filled.form("form[action$=\"/entries\"]");
    for (name, value) in [
        ("last_name", "Brandimarte"),
        ("first_name", "Ottavia"),
        ("fide_id", "101"),
        ("federation", "SMR"),
        ("birth", "1990"),
        ("sex", "m"),
        ("title", "WFM"),
        ("rating", "2105"),
    ] {
        assert_eq!(form.value(name), Some(value), "{name}");
    }
    // Nobody is entered by looking.
    filled.assert_shows("One entry");
    arbiter.send(form).assert_status(303);
    arbiter
        .open(&format!("/t/{slug}/entries"))
        .assert_shows("2 entries")
        .assert_shows("Brandimarte");
    // Whoever is entered is not offered again; the other has no rating, and plays no more.
    let page = look(&mut arbiter, &slug, "brandimarte");
    page.assert_shows("2 players")
        .assert_shows("Entered")
        .assert_shows("SUI · 1990 · FIDE ID 102 · inactive");
    assert_eq!(page.texts("ul.choose-one a").len(), 1);
    let filled = arbiter.open(&page.link("Fill the form Brandimarte, Ugo"));
    let form = filled.form("form[action$=\"/entries\"]");
    assert_eq!(form.value("last_name"), Some("Brandimarte"));
    assert_eq!(form.value("rating"), Some(""));
    // By number; with typing errors; nobody; no more than ten.
    look(&mut arbiter, &slug, "102").assert_shows("Brandimarte, Ugo");
    look(&mut arbiter, &slug, "brandimrate ottavia").assert_shows("Did you mean");
    look(&mut arbiter, &slug, "zzyzx").assert_shows("Nobody of this name or number");
    let page = look(&mut arbiter, &slug, "altri");
    page.assert_shows("The first 10 players");
    assert_eq!(page.texts("ul.choose-one li").len(), 10);
    assert!(page.html().len() < 30_000, "{}", page.html().len());
    // A number that nobody has leaves the form empty.
    let page = arbiter.open(&format!("/t/{slug}/entries?listed=7777&list=1"));
    let form = page.assert_ok().form("form[action$=\"/entries\"]");
    assert_eq!(form.value("last_name"), Some(""));
    let mut italian = arbiter.clone().in_italian();
    look(&mut italian, &slug, "ugo")
        .assert_shows("Cerca nelle liste Elo")
        .assert_shows("Compila il modulo");
}

fn the_list_of_the_first_day_is_asked(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_players(&mut arbiter, "Open delle Date", 0);
    let ada = |rating| [line(201, "Storica, Ada", "ITA", "", rating, "")];
    import(&app, "later.txt", &ada(1900), "2099-01-01");
    look(&mut arbiter, &slug, "ada")
        .assert_shows("standard 1900")
        .assert_shows("holds only after the first day");
    import(&app, "old.txt", &ada(1700), "2019-01-01");
    import(&app, "newer.txt", &ada(1800), "2020-01-01");
    let page = look(&mut arbiter, &slug, "ada");
    page.assert_shows("standard 1800")
        .assert_hides("holds only after the first day");
    // Another is asked by choice, and fills the form.
    let lists = page.attributes("#list option", "value");
    assert_eq!(lists.len(), 3);
    let page = arbiter.send(page.form("form[role=search]").set("list", &lists[1]));
    page.assert_shows("standard 1700");
    let filled = arbiter.open(&page.link("Fill the form Storica, Ada"));
    let form = filled.form("form[action$=\"/entries\"]");
    assert_eq!(form.value("rating"), Some("1700"));
    filled.assert_shows("FIDE of 1 January 2019");
}

fn who_may_not_enter_players_finds_nobody(mut app: TestApp) {
    let mut chief = app.admin();
    let slug = with_players(&mut chief, "Open dei Divieti", 1);
    import(
        &app,
        "players.txt",
        &[line(301, "Vietata, Vera", "ITA", "", 1900, "")],
        "2020-01-01",
    );
    let address = format!("/t/{slug}/entries/rating-lists?q=vera");
    let mut stranger = app.account("sandro", None);
    stranger
        .open(&address)
        .assert_status(403)
        .assert_hides("Vietata");
    let fill = format!("/t/{slug}/entries?listed=301");
    stranger
        .open(&fill)
        .assert_status(403)
        .assert_hides("Vietata");
    let mut deputy = app.account("dora", None);
    name_deputy(&mut chief, &slug, "dora", &mut deputy);
    let page = deputy.open(&address);
    page.assert_ok().assert_shows("Vietata, Vera");
    deputy
        .open(&fill)
        .assert_ok()
        .assert_shows("Filled from the list");
}
