//! Whom a section's form is for: ratings from and to with the section that fits, and how many of one club.

use std::{fs, path::Path};

use crate::{
    enter::{open, press, sent, typed},
    privacy::{player, player_code},
    sections::{add, event_of},
    support::{
        Browser, TestApp, on_both_databases, page::Page, sql::execute, tournament::with_players,
    },
};

on_both_databases!(
    a_section_is_proposed_by_rating,
    after_its_places_the_players_of_a_club_wait,
    limits_that_cross_are_refused,
    a_club_enters_directly_whom_the_form_would_take,
    a_form_that_is_being_prepared_closes_nothing,
    the_trail_tells_whether_an_older_form_was_open,
    a_club_enters_children_with_the_parents_consent,
);

/// A player of the registry with this standard rating, or without one.
fn rated(app: &TestApp, club: i32, name: &str, rating: Option<u16>) -> i32 {
    let number = player(app, club, name, "1980");
    if let Some(rating) = rating {
        let set = format!("UPDATE players SET fide_standard = {rating} WHERE id = {number}");
        execute(&app.database, &set).unwrap();
    }
    number
}

/// Label, link and words of each section on the page.
fn sections(browser: &mut Browser, path: &str) -> Vec<String> {
    browser.open(path).assert_ok().texts("ul.sections > li")
}

fn a_section_is_proposed_by_rating(mut app: TestApp) {
    drop(app.admin());
    let mut chief = app.account("carla", None);
    let a = with_players(&mut chief, "Open dei Tigli", 2);
    event_of(&mut chief, &a, "Festival dei Tigli");
    let b = add(&mut chief, &a, "B");
    open(&mut chief, &a, &[("door_rating_least", "1800")]);
    open(&mut chief, &b, &[("door_rating_most", "1799")]);
    let club = app.club("Circolo dei Tigli");
    let [strong, weak, unrated] = [
        ("Forti", Some(1912)),
        ("Deboli", Some(1799)),
        ("Nuovi", None),
    ]
    .map(|(name, rating)| rated(&app, club, name, rating));
    let mut visitor = app.browser();
    let found = sections(&mut visitor, &format!("/t/{b}/enter"));
    assert_eq!(found.len(), 2, "{found:?}");
    assert!(
        found[0].starts_with('A') && found[0].contains("from 1800"),
        "{found:?}"
    );
    assert!(
        found[1].starts_with('B') && found[1].contains("up to 1799"),
        "{found:?}"
    );
    let chosen = player_code(&app, strong);
    // Whose section it is not is shown the way, and is not taken.
    let page = visitor.open(&format!("/t/{b}/enter?player={chosen}"));
    page.assert_shows("yours, with 1912");
    let way = page.attributes("ul.sections a", "href");
    assert_eq!(way, [format!("/t/{a}/enter?player={chosen}")]);
    let refused = visitor.send(page.form_to("/enter"));
    refused
        .assert_status(422)
        .assert_shows("With 1912 Forti Zita is not for this section. Theirs is section A.");
    assert_eq!(app.count("entry_requests"), 0);
    let page = visitor.open(&way[0]);
    sent(&mut visitor, page.form_to("/enter"));
    for (number, words) in [
        (weak, "yours, with 1799"),
        (unrated, "yours, without a rating"),
    ] {
        let number = player_code(&app, number);
        let page = visitor.open(&format!("/t/{a}/enter?player={number}"));
        page.assert_shows(words);
        visitor.send(page.form_to("/enter")).assert_status(422);
        let page = visitor.open(&format!("/t/{b}/enter?player={number}"));
        sent(&mut visitor, page.form_to("/enter"));
    }
    // Somebody typed in has no rating: the section without a lowest one takes them.
    let form = typed(&mut visitor, &a, "Scritti", "1980");
    visitor
        .send(form)
        .assert_status(422)
        .assert_shows("Without a rating");
    let form = typed(&mut visitor, &b, "Scritti", "1980");
    sent(&mut visitor, form);
    // A club is told who of its players is elsewhere.
    let mut secretary = app.account("sergio", Some(club));
    let other = rated(&app, club, "Altri", Some(2100));
    let page = secretary.open(&format!("/t/{b}/enter/club"));
    let form = page
        .form_to("/enter/club")
        .set("player", &other.to_string())
        .tick("consent");
    secretary
        .send(form)
        .assert_status(422)
        .assert_shows("With 2100 Altri Zita is not for this section.");
    // A section that is closed is proposed to nobody.
    let page = chief.open(&format!("/t/{a}/settings/entries"));
    let form = page.form_to("/settings/entries").untick("door_open");
    chief.send(form).assert_status(303);
    let other = player_code(&app, other);
    let page = visitor.open(&format!("/t/{b}/enter?player={other}"));
    page.assert_hides("yours, with");
    visitor
        .send(page.form_to("/enter"))
        .assert_status(422)
        .assert_shows("Ask the organiser.");
}

fn after_its_places_the_players_of_a_club_wait(mut app: TestApp) {
    drop(app.admin());
    let mut chief = app.account("carla", None);
    let slug = with_players(&mut chief, "Trofeo dei Circoli", 2);
    open(&mut chief, &slug, &[("door_club_places", "2")]);
    let mut visitor = app.browser();
    let mut ask = |surname: &str, club: &str| {
        let form = typed(&mut visitor, &slug, surname, "1980").set("club", club);
        sent(&mut visitor, form).0
    };
    ask("Primo", "Torre Bianca").assert_shows("Received");
    ask("Secondo", "TORRE BIANCA").assert_shows("Received");
    ask("Terzo", "torre bianca").assert_shows("On the waiting list");
    // Other clubs, and players without one, are not concerned.
    ask("Quarto", "Torre Nera").assert_shows("Received");
    ask("Quinto", "").assert_shows("Received");
    ask("Sesto", "").assert_shows("Received");
    ask("Settimo", "").assert_shows("Received");
    let page = visitor.open(&format!("/t/{slug}/enter?player=0"));
    page.assert_shows("2 players of each club; the next ones wait.");
    // The arbiters decide all the same.
    press(&mut chief, &slug, "Terzo", "accept").assert_status(303);
    assert_eq!(app.count("entries WHERE club_name = 'torre bianca'"), 1);
}

fn limits_that_cross_are_refused(mut app: TestApp) {
    drop(app.admin());
    let mut chief = app.account("carla", None);
    let slug = with_players(&mut chief, "Open Incrociato", 2);
    for (least, most) in [("1800", "1799"), ("0", ""), ("", "4000"), ("x", "")] {
        let page = chief.open(&format!("/t/{slug}/settings/entries"));
        let form = page
            .form_to("/settings/entries")
            .set("door_rating_least", least)
            .set("door_rating_most", most);
        let refused = chief.send(form);
        refused.assert_status(422);
        let kept = refused.form_to("/settings/entries");
        assert_eq!(kept.value("door_rating_least"), Some(least));
        assert_eq!(kept.value("door_rating_most"), Some(most));
    }
    assert_eq!(app.count("entry_doors"), 0);
}

/// The secretary enters a player of the club directly; `ticked` are boxes beside.
fn directly(
    secretary: &mut Browser,
    (club, slug): (i32, &str),
    player: i32,
    ticked: &[&str],
) -> Page {
    let page = secretary.open(&format!("/clubs/{club}/manage?enter={slug}"));
    let mut form = page
        .form_to(&format!("/t/{slug}/entries/register"))
        .set("player", &player.to_string());
    for name in ticked {
        form = form.tick(name);
    }
    secretary.send(form)
}

/// An arbiter enters a player of the registry at the desk.
fn at_the_desk(chief: &mut Browser, slug: &str, player: i32) {
    let page = chief.get("/login");
    let csrf = page.attributes("[name=csrf]", "value").remove(0);
    let player = player.to_string();
    let fields = [("csrf", csrf.as_str()), ("player", &player)];
    chief
        .post(&format!("/t/{slug}/entries/register"), &fields)
        .assert_status(303);
}

fn a_club_enters_directly_whom_the_form_would_take(mut app: TestApp) {
    drop(app.admin());
    let mut chief = app.account("carla", None);
    let club = app.club("Circolo dei Tigli");
    let mut secretary = app.account("sergio", Some(club));
    let slug = with_players(&mut chief, "Open dei Tigli", 2);
    let [strong, weak, next, last] = [
        ("Forti", Some(1912)),
        ("Deboli", Some(1500)),
        ("Altri", Some(1400)),
        ("Ultimi", None),
    ]
    .map(|(name, rating)| rated(&app, club, name, rating));
    let limits = [("door_places", "3"), ("door_rating_most", "1799")];
    open(&mut chief, &slug, &limits);
    let to = (club, slug.as_str());
    directly(&mut secretary, to, strong, &[])
        .assert_status(422)
        .assert_shows("With 1912 Forti Zita is not for this section.");
    directly(&mut secretary, to, weak, &[]).assert_status(303);
    assert_eq!(app.count("entries"), 3);
    // The places are taken: who asks by the form waits, and the page leads there.
    directly(&mut secretary, to, next, &[])
        .assert_status(422)
        .assert_shows("The places are taken: Altri Zita");
    let page = secretary.open(&format!("/clubs/{club}/manage?enter={slug}"));
    let way = page.attributes(&format!("a[href=\"/t/{slug}/enter/club\"]"), "href");
    assert_eq!(way.len(), 1);
    // So many of one club.
    let limits = [("door_places", ""), ("door_club_places", "1")];
    open(&mut chief, &slug, &limits);
    directly(&mut secretary, to, next, &[])
        .assert_status(422)
        .assert_shows("The places for your club are taken: Altri Zita");
    // An arbiter enters at the desk whom they want.
    for player in [strong, next] {
        at_the_desk(&mut chief, &slug, player);
    }
    assert_eq!(app.count("entries"), 5);
    // The form is closed, so clubs enter nobody.
    let page = chief.open(&format!("/t/{slug}/settings/entries"));
    let form = page.form_to("/settings/entries").untick("door_open");
    chief.send(form).assert_status(303);
    directly(&mut secretary, to, last, &[])
        .assert_status(422)
        .assert_shows("Entries by clubs are closed");
    assert_eq!(app.count("entries"), 5);
}

/// Sets the form without opening it.
fn prepare(chief: &mut Browser, slug: &str, limits: &[(&str, &str)]) {
    let page = chief.open(&format!("/t/{slug}/settings/entries"));
    let form = page.form_to("/settings/entries").untick("door_open");
    let form = limits
        .iter()
        .fold(form, |form, (name, value)| form.set(name, value));
    chief.send(form).assert_status(303);
}

fn a_form_that_is_being_prepared_closes_nothing(mut app: TestApp) {
    drop(app.admin());
    let mut chief = app.account("carla", None);
    let club = app.club("Circolo dei Tigli");
    let mut secretary = app.account("sergio", Some(club));
    let slug = with_players(&mut chief, "Open dei Tigli", 2);
    let [strong, weak, next, last] = [
        ("Forti", Some(1912)),
        ("Deboli", Some(1500)),
        ("Altri", Some(1400)),
        ("Ultimi", None),
    ]
    .map(|(name, rating)| rated(&app, club, name, rating));
    let to = (club, slug.as_str());
    let limits = [("door_places", "3"), ("door_rating_most", "1799")];
    prepare(&mut chief, &slug, &limits);
    assert_eq!(app.count("entry_doors WHERE was_opened"), 0);
    app.browser()
        .open(&format!("/t/{slug}/enter"))
        .assert_shows("Entries are not open");
    // Whom it is for and how many they may be holds already.
    directly(&mut secretary, to, strong, &[])
        .assert_status(422)
        .assert_shows("With 1912 Forti Zita is not for this section.");
    directly(&mut secretary, to, weak, &[]).assert_status(303);
    // It keeps no waiting list: the arbiter decides.
    let full = directly(&mut secretary, to, next, &[]);
    full.assert_status(422)
        .assert_shows(
            "The places are taken: Altri Zita cannot be entered directly. Ask the arbiter.",
        )
        .assert_hides("waiting list");
    let limits = [("door_places", ""), ("door_club_places", "1")];
    prepare(&mut chief, &slug, &limits);
    let full = directly(&mut secretary, to, next, &[]);
    full.assert_status(422)
        .assert_shows(
            "The places for your club are taken: Altri Zita cannot be entered directly. Ask",
        )
        .assert_hides("waiting list");
    prepare(&mut chief, &slug, &[("door_club_places", "")]);
    directly(&mut secretary, to, next, &[]).assert_status(303);
    assert_eq!(app.count("entries"), 4);
    // Once it was open it closes entries with it, however it is set again.
    open(&mut chief, &slug, &[]);
    prepare(&mut chief, &slug, &[("door_places", "40")]);
    assert_eq!(app.count("entry_doors WHERE was_opened"), 1);
    directly(&mut secretary, to, last, &[])
        .assert_status(422)
        .assert_shows("Entries by clubs are closed");
    assert_eq!(app.count("entries"), 4);
}

fn the_trail_tells_whether_an_older_form_was_open(mut app: TestApp) {
    drop(app.admin());
    let mut chief = app.account("carla", None);
    let [closed, prepared, still] = ["Open dei Tigli", "Open dei Faggi", "Open dei Pini"]
        .map(|name| with_players(&mut chief, name, 0));
    open(&mut chief, &closed, &[]);
    prepare(&mut chief, &closed, &[]);
    prepare(&mut chief, &closed, &[("door_places", "40")]);
    prepare(&mut chief, &prepared, &[]);
    open(&mut chief, &still, &[]);
    app.stop();
    let opened = "SELECT t.name AS line FROM entry_doors d JOIN tournaments t ON t.id = d.tournament_id \
                  WHERE d.was_opened ORDER BY t.name";
    let before = app.lines(opened);
    assert_eq!(before, ["Open dei Pini", "Open dei Tigli"]);
    // A database of before has no such column.
    let kind = if app.is_sqlite() {
        "sqlite"
    } else {
        "postgres"
    };
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("migrations")
        .join(kind)
        .join("0137_forms_opened");
    for file in ["down.sql", "up.sql"] {
        let statements = fs::read_to_string(folder.join(file)).unwrap();
        execute(&app.database, &statements).unwrap();
    }
    assert_eq!(app.lines(opened), before);
}

fn a_club_enters_children_with_the_parents_consent(mut app: TestApp) {
    drop(app.admin());
    let mut chief = app.account("carla", None);
    let club = app.club("Circolo dei Tigli");
    let mut secretary = app.account("sergio", Some(club));
    // Nobody ever opened a form.
    let slug = with_players(&mut chief, "Torneo dei Germogli", 2);
    let [child, other] = ["Piccoli", "Minuti"].map(|name| player(&app, club, name, "2019"));
    let grown = player(&app, club, "Grandi", "1980");
    let to = (club, slug.as_str());
    directly(&mut secretary, to, child, &[])
        .assert_status(422)
        .assert_shows("consent is needed: Piccoli Zita");
    assert_eq!(app.count("entries"), 2);
    directly(&mut secretary, to, grown, &[]).assert_status(303);
    directly(&mut secretary, to, child, &["consent"]).assert_status(303);
    assert_eq!(app.count("entries"), 4);
    // That the club has it stands in the record of the deed, and only there where it was said.
    let said = "SELECT after AS line FROM audit WHERE action = 'entry.add-registered' ORDER BY id";
    let said = app.lines(said);
    let has_consent = |deed: &String| deed.contains("\"consent\":true");
    assert_eq!(
        said.iter().map(has_consent).collect::<Vec<_>>(),
        [false, true]
    );
    at_the_desk(&mut chief, &slug, other);
    assert_eq!(app.count("entries"), 5);
}
