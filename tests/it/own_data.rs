//! People take what is kept of them: whole where they gave it themselves, never more of the registry or of others than
//! everybody sees, and nothing of it past the register.

use std::collections::BTreeMap;

use serde_json::Value;
use tratto::event::{Datum, FieldClass};

use crate::{
    enter::{open, press, sent, typed},
    privacy::player,
    support::{
        Browser, TestApp, on_both_databases,
        sql::execute,
        tournament::{press_result, publish_first, with_players},
    },
};

on_both_databases!(
    a_player_takes_what_is_kept_of_them,
    a_link_tells_nothing_of_the_registry,
    a_letter_about_another_child_is_not_told,
    an_account_takes_its_own_data,
);

/// The rows of a sheet by table: of each the fields with class and value.
type Rows = BTreeMap<String, Vec<BTreeMap<String, (String, Option<String>)>>>;

/// The sheet behind an address, as JSON; the CSV beside it says the same.
fn sheet(browser: &mut Browser, address: &str) -> Rows {
    let file = browser.get(&format!("{address}.json"));
    file.assert_ok();
    assert_eq!(file.header("cache-control"), Some("private, no-store"));
    let json: Value = serde_json::from_str(&file.html()).unwrap();
    assert_eq!(json["format"], "tratto personal data");
    let mut rows = Rows::new();
    for record in json["records"].as_array().unwrap() {
        let fields = record["fields"].as_object().unwrap().iter();
        let fields = fields.map(|(name, field)| {
            let class = field["class"].as_str().unwrap().to_owned();
            let value = field["value"].as_str().map(str::to_owned);
            assert_eq!(value.is_none(), field["withheld"] == true, "{name}");
            (name.clone(), (class, value))
        });
        let table = record["table"].as_str().unwrap().to_owned();
        rows.entry(table).or_default().push(fields.collect());
    }
    let csv = browser.get(&format!("{address}.csv"));
    csv.assert_ok();
    let text = csv.html();
    for (table, records) in &rows {
        for (number, fields) in (1..).zip(records) {
            for (field, (class, value)) in fields {
                let line = format!("{table},{number},{field},{class},");
                assert!(text.contains(&line), "{line}\n{text}");
                let is_plain = |value: &&String| !value.contains(['"', ',', '\n', '\'', '-']);
                if let Some(value) = value.as_ref().filter(is_plain) {
                    let line = format!("{line}{value},");
                    assert!(text.contains(&line), "{line}\n{text}");
                }
            }
        }
    }
    rows
}

/// The value of a field in the only row, or the first, of a table.
fn value<'a>(rows: &'a Rows, table: &str, field: &str) -> Option<&'a str> {
    let fields = rows
        .get(table)
        .unwrap_or_else(|| panic!("no {table} in {rows:?}"));
    let row = fields.iter().find(|row| row.contains_key(field));
    let row = row.unwrap_or_else(|| panic!("no {table}.{field} in {rows:?}"));
    row[field].1.as_deref()
}

/// Each table that goes out has all its fields of the register, with their class, but for hashes.
fn assert_as_registered(rows: &Rows) {
    for (table, records) in rows {
        let mut found: Vec<(&str, &str)> = records
            .iter()
            .flat_map(|row| {
                row.iter()
                    .map(|(field, (class, _))| (field.as_str(), class.as_str()))
            })
            .collect();
        found.sort_unstable();
        found.dedup();
        let data = Datum::ALL.iter().filter(|datum| datum.table() == table);
        let data = data.filter(|datum| datum.class() != FieldClass::Secret);
        let mut known: Vec<(&str, &str)> = data
            .map(|datum| (datum.field(), datum.class().code()))
            .collect();
        known.sort_unstable();
        assert_eq!(found, known, "{table}");
    }
}

/// A chief arbiter with a tournament whose form is open.
fn scene(app: &mut TestApp) -> (Browser, String) {
    drop(app.admin());
    let mut chief = app.account("carla", None);
    let slug = with_players(&mut chief, "Open dei Dati", 4);
    open(&mut chief, &slug, &[]);
    (chief, slug)
}

fn hashes(app: &TestApp) -> Vec<String> {
    app.lines(
        "SELECT secret_hash AS line FROM entry_requests UNION ALL \
         SELECT guardian_hash AS line FROM entry_requests UNION ALL \
         SELECT password_hash AS line FROM users WHERE password_hash IS NOT NULL UNION ALL \
         SELECT token_hash AS line FROM sessions UNION ALL \
         SELECT token_hash AS line FROM known_devices",
    )
}

fn a_player_takes_what_is_kept_of_them(mut app: TestApp) {
    let (mut chief, slug) = scene(&mut app);
    let mut pagani = app.browser();
    let form = typed(&mut pagani, &slug, "Pagani", "1980-05-03")
        .set("email", "pagani@posta.example")
        .set("national_id", "MI77")
        .set("sex", "w");
    let (page, own) = sent(&mut pagani, form);
    page.assert_shows("Your data");
    let mut other = app.browser();
    let form =
        typed(&mut other, &slug, "Altrui", "1971-02-01").set("email", "altrui@posta.example");
    sent(&mut other, form);
    // Before anybody decided there is the request alone, with the letter that waits.
    let rows = sheet(&mut pagani, &format!("{own}/data"));
    assert_as_registered(&rows);
    assert_eq!(
        value(&rows, "entry_requests", "birth_date"),
        Some("1980-05-03")
    );
    assert_eq!(value(&rows, "entry_requests", "national_id"), Some("MI77"));
    assert_eq!(
        value(&rows, "outbox", "address"),
        Some("pagani@posta.example")
    );
    assert_eq!(value(&rows, "mail_languages", "language"), Some("en"));
    assert!(!rows.contains_key("entries"));
    // Who sits opposite and chose the hall alone is not named in a file.
    execute(
        &app.database,
        "UPDATE entries SET publication = 'hall', version = version + 1 WHERE last_name LIKE 'Provetti%'",
    )
    .unwrap();
    press(&mut chief, &slug, "Pagani", "accept").assert_status(303);
    press(&mut chief, &slug, "Altrui", "accept").assert_status(303);
    publish_first(&mut chief, &slug);
    for board in 1..=3 {
        press_result(&mut chief, &slug, 1, board, "1-0").assert_status(303);
    }
    let rows = sheet(&mut pagani, &format!("{own}/data"));
    assert_as_registered(&rows);
    assert_eq!(value(&rows, "entries", "birth_date"), Some("1980-05-03"));
    assert_eq!(value(&rows, "pairings", "round"), Some("1"));
    let opponent = value(&rows, "pairings", "opponent").unwrap();
    assert!(opponent.starts_with("Giocatore "), "{opponent}");
    let acts: Vec<&str> = rows["audit"]
        .iter()
        .filter_map(|row| row["action"].1.as_deref())
        .collect();
    assert_eq!(acts, ["request.send", "request.accept"]);
    // Nothing of anybody else, and no hash.
    let mut whole = String::new();
    for kind in ["", ".json", ".csv"] {
        whole += &pagani.open(&format!("{own}/data{kind}")).html();
    }
    for foreign in ["Altrui", "altrui@", "1971", "Provetti", "carla"] {
        assert!(!whole.contains(foreign), "{foreign}");
    }
    for hash in hashes(&app) {
        assert!(!whole.contains(&hash), "{hash}");
    }
    // The page says it in words, with the class beside.
    pagani
        .open(&format!("{own}/data"))
        .assert_shows("Date of birth")
        .assert_shows("federation")
        .assert_shows("Accepted");
}

fn a_link_tells_nothing_of_the_registry(mut app: TestApp) {
    let (mut chief, slug) = scene(&mut app);
    let club = app.club("Circolo Uno");
    let adult = player(&app, club, "Palesi", "1980-07-08");
    execute(
        &app.database,
        "UPDATE players SET national_id = 'RM4711', sex = 'w' WHERE last_name = 'Palesi'",
    )
    .unwrap();
    let mut visitor = app.browser();
    let page = visitor.open(&format!("/t/{slug}/enter?player={adult}"));
    let form = page.form_to("/enter").set("email", "palesi@posta.example");
    let (_, own) = sent(&mut visitor, form);
    press(&mut chief, &slug, "Palesi", "accept").assert_status(303);
    let rows = sheet(&mut visitor, &format!("{own}/data"));
    for table in ["entry_requests", "entries", "players"] {
        for field in ["birth_date", "national_id", "sex"] {
            assert_eq!(value(&rows, table, field), None, "{table}.{field}");
        }
        assert_eq!(value(&rows, table, "birth_year"), Some("1980"), "{table}");
    }
    // What they wrote themselves is theirs.
    let email = value(&rows, "entry_requests", "email");
    assert_eq!(email, Some("palesi@posta.example"));
    let mut whole = String::new();
    for kind in ["", ".json", ".csv"] {
        whole += &visitor.open(&format!("{own}/data{kind}")).html();
    }
    for kept in ["07-08", "8 July", "RM4711"] {
        assert!(!whole.contains(kept), "{kept}");
    }
    visitor
        .open(&format!("{own}/data"))
        .assert_shows("the link proves who sent the request");
    // No link, no data.
    let (before, secret) = own.rsplit_once('/').unwrap();
    let other = if secret.starts_with('0') { "1" } else { "0" };
    let guessed = format!("{before}/{other}{}/data.json", &secret[1..]);
    visitor.get(&guessed).assert_status(404);
}

fn a_letter_about_another_child_is_not_told(mut app: TestApp) {
    let (_, slug) = scene(&mut app);
    let mut mother = app.browser();
    let mut links = Vec::new();
    for surname in ["Primogeniti", "Secondogeniti"] {
        let form = typed(&mut mother, &slug, surname, "2016-03-04")
            .set("guardian_name", "Rosa Madre")
            .set("guardian_email", "rosa@posta.example")
            .set("email", "rosa@posta.example");
        // A child needs a parent: the form asks.
        let (page, own) = sent(&mut mother, form);
        let guardian = page.attributes(".copy a", "href");
        let guardian = guardian
            .iter()
            .find(|link| link.contains("/guardian/"))
            .unwrap();
        let guardian = guardian[guardian.find("/t/").unwrap()..].to_owned();
        links.push((own, guardian));
    }
    for (own, guardian) in &links {
        for link in [own, guardian] {
            let rows = sheet(&mut mother, &format!("{link}/data"));
            assert_as_registered(&rows);
            let classes: Vec<&str> = rows["outbox"]
                .iter()
                .filter_map(|row| row["class"].1.as_deref())
                .collect();
            assert_eq!(classes, ["entry-received", "guardian-asked"]);
        }
    }
    mother
        .open(&format!("{}/data", links[0].1))
        .assert_shows("Rosa Madre")
        .assert_hides("Secondogeniti");
}

fn an_account_takes_its_own_data(mut app: TestApp) {
    let (mut chief, slug) = scene(&mut app);
    let mut piero = app.account("piero", None);
    piero.open("/account").assert_shows("Your data");
    let rows = sheet(&mut chief, "/account/data");
    assert_as_registered(&rows);
    assert_eq!(value(&rows, "users", "name"), Some("carla"));
    assert_eq!(value(&rows, "tournament_arbiters", "role"), Some("chief"));
    assert!(!rows["sessions"].is_empty());
    let logged: Vec<&str> = rows["audit"]
        .iter()
        .filter_map(|row| row["action"].1.as_deref())
        .collect();
    assert!(logged.contains(&"session.open"), "{logged:?}");
    let entered = rows["audit_acts"]
        .iter()
        .find(|row| row["action"].1.as_deref() == Some("entry.add"))
        .unwrap();
    assert_eq!(entered["count"].1.as_deref(), Some("4"));
    assert_eq!(entered["tournament"].1.as_deref(), Some("Open dei Dati"));
    let other = sheet(&mut piero, "/account/data");
    assert_eq!(value(&other, "users", "name"), Some("piero"));
    let whole = piero.open("/account/data.json").html();
    for foreign in ["carla", slug.as_str(), "Provetti"] {
        assert!(!whole.contains(foreign), "{foreign}");
    }
    for hash in hashes(&app) {
        assert!(!whole.contains(&hash), "{hash}");
    }
    app.browser().get("/account/data.json").assert_status(401);
}
