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
