//! Names are found by whoever types them without accents, also those that an older program stored.

use crate::{
    clubs::{filled, registration},
    privacy::player,
    support::{Browser, TestApp, on_both_databases, sql::execute, tournament::with_players},
};

on_both_databases!(
    letters_of_every_latin_alphabet_are_typed_plainly,
    keys_of_an_older_program_are_renewed_at_the_start,
    players_are_found_by_the_beginning_of_any_words,
    names_typed_wrong_are_guessed,
);

/// Surnames as they are written, as an Italian keyboard types them, and the key that older programs stored.
const NAMES: &[(&str, &str, &str)] = &[
    ("Ķiršulis", "kirsulis", "ķirsulis"),
    ("Ģērmanis", "germanis", "ģermanis"),
    ("Ļaudonis", "laudonis", "ļaudonis"),
    ("Ņikuntis", "nikuntis", "ņikuntis"),
    ("Gėlupis", "gelupis", "gėlupis"),
    ("Ūsųlis", "usulis", "usųlis"),
    ("Nguyễnolo", "nguyenolo", "nguyễnolo"),
    ("Þorgilsi", "thorgilsi", "þorgilsi"),
];

/// Everybody of [`NAMES`] in the registry and in a tournament, and a club; answers the administrator's browser and the
/// tournament's slug.
fn filled_house(app: &mut TestApp) -> (Browser, String) {
    let mut admin = app.admin();
    let form = filled(registration(&mut admin), "Ķēniņa Torre").set("town", "Ģirceno");
    admin.send(form).assert_status(303);
    execute(&app.database, "UPDATE clubs SET status = 'approved'").unwrap();
    let club = app.club("alfiere");
    let slug = with_players(&mut admin, "Coppa delle Lettere", 0);
    for (name, _, _) in NAMES {
        player(app, club, name, "1980");
        let page = admin.open(&format!("/t/{slug}/entries"));
        let form = page.assert_ok().form("form[action$=\"/entries\"]");
        let form = form.set("last_name", name).set("first_name", "Zita");
        admin.send(form).assert_status(303);
    }
    (admin, slug)
}

/// Every plainly typed name finds its player, its entry and its club.
fn assert_all_found(admin: &mut Browser, slug: &str) {
    for (name, typed, _) in NAMES {
        admin
            .get(&format!("/players?q={typed}"))
            .assert_ok()
            .assert_shows(name);
        // Whoever is entered twice is shown first.
        let page = admin.open(&format!("/t/{slug}/entries"));
        let form = page.assert_ok().form("form[action$=\"/entries\"]");
        let form = form.set("last_name", typed).set("first_name", "zita");
        admin.send(form).assert_status(422).assert_shows(name);
    }
    for typed in ["kenina", "girceno"] {
        admin
            .get(&format!("/clubs?q={typed}"))
            .assert_ok()
            .assert_shows("Ķēniņa Torre");
    }
}

fn letters_of_every_latin_alphabet_are_typed_plainly(mut app: TestApp) {
    let (mut admin, slug) = filled_house(&mut app);
    assert_all_found(&mut admin, &slug);
}

/// What the program keeps of a row for its version and its trail, and its key.
fn keys(app: &TestApp) -> Vec<String> {
    let mut keys = Vec::new();
    for (table, key) in [
        ("players", "name_key"),
        ("entries", "name_key"),
        ("clubs", "name_key"),
        ("clubs", "town_key"),
    ] {
        keys.extend(app.lines(&format!(
            "SELECT {key} || ' v' || CAST(version AS TEXT) AS line FROM {table} ORDER BY id"
        )));
    }
    keys
}

fn keys_of_an_older_program_are_renewed_at_the_start(mut app: TestApp) {
    let (mut admin, slug) = filled_house(&mut app);
    // A name in another script keeps its letters.
    let club = app.club("torre");
    player(&app, club, "Ծիրան", "1980");
    let (now, trail) = (keys(&app), app.count("audit"));
    app.stop();
    for (name, _, old) in NAMES {
        for table in ["players", "entries"] {
            execute(
                &app.database,
                &format!("UPDATE {table} SET name_key = '{old} zita' WHERE last_name = '{name}'"),
            )
            .unwrap();
        }
    }
    execute(
        &app.database,
        "UPDATE clubs SET name_key = 'ķeniņa torre', town_key = 'ģirceno' WHERE town = 'Ģirceno'",
    )
    .unwrap();
    assert_ne!(keys(&app), now);
    app.start();
    assert_eq!(keys(&app), now);
    assert_eq!(app.count("audit"), trail);
    admin.move_to(&app.base);
    assert_all_found(&mut admin, &slug);
}

/// Players that the registry shows for what was typed, by name.
fn found(admin: &mut Browser, typed: &str) -> Vec<String> {
    let query = typed.replace(' ', "+").replace('%', "%25");
    let page = admin.get(&format!("/players?q={query}"));
    let text = page.assert_ok().text();
    let names = ["Provetti", "Rossetti", "De Provani"];
    let seen = names.iter().filter(|name| text.contains(**name));
    seen.map(|name| (*name).to_owned()).collect()
}

fn players_are_found_by_the_beginning_of_any_words(mut app: TestApp) {
    let mut admin = app.admin();
    let form = filled(registration(&mut admin), "Circolo Alfiere");
    admin.send(form).assert_status(303);
    execute(&app.database, "UPDATE clubs SET status = 'approved'").unwrap();
    let club = app.club("alfiere");
    for name in ["Provetti", "Rossetti", "De Provani"] {
        player(&app, club, name, "1980");
    }
    // As an older program left them: without keys.
    app.stop();
    execute(&app.database, "DELETE FROM player_names").unwrap();
    app.start();
    admin.move_to(&app.base);
    let all = ["Provetti", "Rossetti", "De Provani"];
    for (typed, names) in [
        ("prov", &["Provetti", "De Provani"][..]),
        ("zita", &all),
        ("ZITA pro", &["Provetti", "De Provani"]),
        ("pro zi", &["Provetti", "De Provani"]),
        ("de prov", &["De Provani"]),
        ("prov de", &["De Provani"]),
        ("z zita", &[]),
        ("ovetti", &[]),
        ("%", &[]),
        ("prov%", &["Provetti", "De Provani"]),
        ("z_ta", &[]),
    ] {
        assert_eq!(found(&mut admin, typed), names, "{typed}");
    }
    // Who changes the name is found by the new one alone.
    let page = admin.get("/players?q=rossetti");
    let links = page.attributes("main a[href^='/players/']", "href");
    let page = admin.open(&format!("{}/edit", links[0]));
    let form = page
        .assert_ok()
        .form("main form")
        .set("last_name", "Bianchetti");
    admin.send(form).assert_status(303);
    assert_eq!(found(&mut admin, "rossetti"), [""; 0]);
    admin
        .get("/players?q=zi+bian")
        .assert_ok()
        .assert_shows("Bianchetti");
}

/// Who fits, and who may have been meant.
fn answers(browser: &mut Browser, query: &str) -> (Vec<String>, Vec<String>) {
    let query = crate::support::form::urlencoded([("q", query)]);
    let page = browser.get(&format!("/players?{query}"));
    let near = page
        .assert_ok()
        .texts("section[aria-labelledby=near] tbody th");
    let mut exact = page.texts("main tbody th");
    exact.truncate(exact.len() - near.len());
    (exact, near)
}

fn names_typed_wrong_are_guessed(mut app: TestApp) {
    let mut admin = app.admin();
    let club = app.club("torre");
    for name in [
        "Delfarossi",
        "Delfarosso",
        "Bianchetti",
        "Gili",
        "Ёлкинский",
    ] {
        player(&app, club, name, "1980");
    }
    for (typed, exact, near) in [
        // A letter too many, one too few, another one, two swapped; the accent is none.
        ("bianchetti", &["Bianchetti"][..], &[][..]),
        ("bianchettti", &[], &["Bianchetti"]),
        ("biancheti", &[], &["Bianchetti"]),
        ("biankhetti", &[], &["Bianchetti"]),
        ("bianhcetti", &[], &["Bianchetti"]),
        ("елкински", &["Ёлкинский"], &[]),
        ("елкиснкий", &[], &["Ёлкинский"]),
        // Two errors in a long word, one in a short one, none in one of three letters.
        ("bnachetti", &[], &["Bianchetti"]),
        ("gyli", &[], &["Gili"]),
        ("gylli", &[], &[]),
        ("gyl", &[], &[]),
        // Who fits comes first; the nearest of the others.
        ("delfarossi", &["Delfarossi"], &["Delfarosso"]),
        ("delfarozsi", &[], &["Delfarossi"]),
        ("delfarozzi", &[], &["Delfarossi"]),
        // Numbers are not guessed.
        ("123456", &[], &[]),
        ("zzzzzzzzzzzz", &[], &[]),
    ] {
        let found = answers(&mut admin, typed);
        let names = |found: &[String]| -> Vec<String> {
            let first = found
                .iter()
                .map(|name| name.split(' ').next().unwrap_or_default());
            first
                .map(|name| name.trim_end_matches(',').to_owned())
                .collect()
        };
        assert_eq!(names(&found.0), exact, "{typed}: {found:?}");
        assert_eq!(names(&found.1), near, "{typed}: {found:?}");
    }
    let page = admin.get("/players?q=biancheti");
    page.assert_shows("Did you mean");
    // With another word beside it.
    let first = app.lines("SELECT first_name AS line FROM players WHERE last_name = 'Bianchetti'");
    let (exact, near) = answers(&mut admin, &format!("bianchetty {}", first[0]));
    assert!(exact.is_empty() && near.len() == 1, "{exact:?} {near:?}");
    // A new name is known at once, also where it was changed; and after a new start.
    player(&app, club, "Quirinaldi", "1981");
    assert_eq!(answers(&mut admin, "quirinladi").1.len(), 1);
    app.start();
    let mut admin = {
        admin.move_to(&app.base);
        admin
    };
    let begun = std::time::Instant::now();
    while answers(&mut admin, "quirinladi").1.len() != 1 {
        assert!(
            begun.elapsed().as_secs() < 10,
            "not known after a new start"
        );
    }
    // The desk marks them too.
    let slug = with_players(&mut admin, "Coppa dei Refusi", 0);
    let page = admin.get(&format!("/t/{slug}/entries?q=biancheti"));
    page.assert_ok().assert_shows("Did you mean");
    page.assert_shows("Bianchetti");
}
