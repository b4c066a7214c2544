//! People take what is kept of them: whole where they gave it themselves, never more of the registry or of others than
//! everybody sees, and nothing of it past the register.

use std::collections::BTreeMap;

use serde_json::Value;
use tratto::event::{Datum, FieldClass};

use crate::{
    enter::{open, press, sent, typed},
    privacy::{player, player_code, player_page},
    support::{
        Browser, TestApp,
        app::ADMIN,
        on_both_databases,
        sql::execute,
        tournament::{press_result, publish_first, with_players},
    },
};

on_both_databases!(
    a_player_takes_what_is_kept_of_them,
    a_link_tells_nothing_of_the_registry,
    a_letter_about_another_child_is_not_told,
    an_account_takes_its_own_data,
    a_club_takes_what_is_kept_of_its_members,
    a_club_erases_a_member,
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
    let page = visitor.open(&format!(
        "/t/{slug}/enter?player={}",
        player_code(&app, adult)
    ));
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

/// A tournament, a club with a secretary and two members, both entered by the club and accepted.
fn members(app: &mut TestApp) -> (Browser, Browser, String, Vec<i32>) {
    let (mut chief, slug) = scene(app);
    let club = app.club("Circolo Uno");
    let numbers = vec![
        player(app, club, "Socioni", "2014-07-08"),
        player(app, club, "Sociotti", "1980-02-03"),
    ];
    let mut secretary = app.account("sergio", Some(club));
    let page = secretary.open(&format!("/t/{slug}/enter/club"));
    let mut form = page.form_to("/enter/club").tick("consent");
    for number in &numbers {
        form = form.tick_value("player", &number.to_string());
    }
    secretary.send(form).assert_status(303);
    for surname in ["Socioni", "Sociotti"] {
        press(&mut chief, &slug, surname, "accept").assert_status(303);
    }
    (chief, secretary, slug, numbers)
}

fn a_club_takes_what_is_kept_of_its_members(mut app: TestApp) {
    let (mut chief, mut secretary, slug, numbers) = members(&mut app);
    publish_first(&mut chief, &slug);
    let list = secretary.open(&format!("/t/{slug}/enter/club"));
    let links = list.attributes("ul.requests p > a", "href");
    assert_eq!(links.len(), 2);
    // The request as the club sent it, with the whole date that it knows; results beside it.
    let rows = sheet(&mut secretary, &format!("{}/data", links[0]));
    assert_as_registered(&rows);
    assert_eq!(
        value(&rows, "entry_requests", "birth_date"),
        Some("2014-07-08")
    );
    assert_eq!(value(&rows, "players", "birth_date"), Some("2014-07-08"));
    let page = secretary.open(&format!("{}/data", links[0]));
    page.assert_ok()
        .assert_shows("08")
        .assert_hides("was found in the registry");
    // The registry's page says the same of the member, and of tournaments what the club wrote.
    let own = player_page(&app, numbers[0]);
    let rows = sheet(&mut secretary, &format!("{own}/data"));
    assert_as_registered(&rows);
    assert_eq!(value(&rows, "players", "birth_date"), Some("2014-07-08"));
    assert_eq!(value(&rows, "entries", "entered_by"), Some("club"));
    assert_eq!(value(&rows, "entries", "birth_date"), Some("2014-07-08"));
    // Of whoever left for another club it is told no more than everybody.
    let other = app.club("Circolo Tre");
    let moved = format!(
        "UPDATE players SET club_id = {other} WHERE id = {}",
        numbers[1]
    );
    execute(&app.database, &moved).unwrap();
    let rows = sheet(&mut secretary, &format!("{}/data", links[1]));
    assert_eq!(value(&rows, "players", "birth_date"), None);
    assert_eq!(
        value(&rows, "entry_requests", "birth_date"),
        Some("1980-02-03")
    );
    // The club says how a member is shown, and asks for a correction.
    let page = secretary.open(&links[0]);
    let form = page.form_to("/change").set("name_shown", "initial");
    secretary.send(form).assert_status(303);
    let mut visitor = app.browser();
    visitor
        .open(&format!("/t/{slug}/players"))
        .assert_shows("Socioni")
        .assert_hides("Socioni Zita");
    let page = secretary.open(&format!("{}/correct", links[0]));
    let form = page.form_to("/correct").set("first_name", "Zoe");
    secretary.send(form).assert_status(303);
    secretary
        .open(&format!("{}/correct", links[0]))
        .assert_shows("arbiter");
    // Nobody else comes there: not a visitor, not the chief arbiter, not another club.
    let other = app.club("Circolo Due");
    let mut stranger = app.account("olga", Some(other));
    for path in [
        links[0].clone(),
        format!("{}/data", links[0]),
        format!("{}/data.json", links[0]),
        format!("{}/erase", links[0]),
        format!("{}/correct", links[0]),
        format!("{own}/data.csv"),
        format!("{own}/erase"),
    ] {
        visitor.get(&path).assert_status(401);
        stranger.get(&path).assert_status(403);
        chief.get(&path).assert_status(403);
    }
}

fn a_club_erases_a_member(mut app: TestApp) {
    let (mut chief, mut secretary, slug, numbers) = members(&mut app);
    let (child, adult) = (numbers[0], numbers[1]);
    let club =
        app.lines("SELECT CAST(club_id AS TEXT) AS line FROM players WHERE club_id IS NOT NULL");
    let manage = format!("/clubs/{}/manage", club[0]);
    secretary.open(&manage).assert_shows("Sociotti");
    let mut visitor = app.browser();
    visitor.open("/players?q=sociotti").assert_shows("Sociotti");
    // From the registry: asked twice, and sent twice it counts once.
    let own = player_page(&app, adult);
    let path = format!("{own}/erase");
    let page = secretary.open(&path);
    page.assert_shows("Open dei Dati");
    let page = secretary.send(page.form_to("/erase"));
    page.assert_ok().assert_shows("Erase indeed?");
    let form = page.form_to("/erase").press("sure", "1");
    assert_eq!(
        secretary.send(form.clone()).redirect().as_deref(),
        Some(manage.as_str())
    );
    secretary.send(form).assert_status(303);
    secretary
        .open(&manage)
        .assert_hides("Sociotti")
        .assert_shows("Socioni");
    visitor.open("/players?q=sociotti").assert_hides("Sociotti");
    for end in ["", "/edit", "/data", "/erase"] {
        secretary.get(&format!("{own}{end}")).assert_status(404);
    }
    let kept = app.lines(&format!(
        "SELECT last_name || '|' || first_name || '|' || name_key || '|' || coalesce(fide_id, '') \
         || coalesce(sex, '') || coalesce(title, '') AS line FROM players WHERE id = {adult} \
         AND birth_year IS NULL AND birth_date IS NULL AND club_id IS NULL"
    ));
    assert_eq!(kept, [format!("Giocatore {adult}|||")]);
    let names = format!("SELECT key AS line FROM player_names WHERE player_id = {adult}");
    assert_eq!(app.lines(&names).len(), 0);
    // The tournament keeps its own until the club asks there.
    visitor
        .open(&format!("/t/{slug}/players"))
        .assert_shows("Sociotti");
    let deeds = app.lines("SELECT after AS line FROM audit WHERE action = 'player.erase'");
    assert_eq!(deeds.len(), 1);
    assert!(!deeds[0].contains("Sociotti"), "{deeds:?}");
    // In the tournament: before a round is paired everything goes at once.
    let list = secretary.open(&format!("/t/{slug}/enter/club"));
    let links = list.attributes("ul.requests p > a", "href");
    let page = secretary.open(&format!("{}/erase", links[1]));
    let page = secretary.send(page.form_to("/erase"));
    let form = page.assert_ok().form_to("/erase").press("sure", "1");
    secretary.send(form).assert_status(303);
    chief
        .open(&format!("/t/{slug}/entries"))
        .assert_hides("Sociotti");
    let page = chief.open(&format!("/t/{slug}/requests"));
    page.assert_hides("Sociotti").assert_shows("Socioni");
    // An administrator erases whom no club has.
    execute(
        &app.database,
        &format!("UPDATE players SET club_id = NULL WHERE id = {child}"),
    )
    .unwrap();
    let path = format!("{}/erase", player_page(&app, child));
    chief.get(&path).assert_status(403);
    let mut admin = app.sign_in(ADMIN.0, ADMIN.1);
    let page = admin.open(&path);
    let page = admin.send(page.form_to("/erase"));
    let form = page.assert_ok().form_to("/erase").press("sure", "1");
    admin.send(form).assert_status(303);
    admin.get(&path).assert_status(404);
}
