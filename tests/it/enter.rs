//! Players enter themselves: the form, a parent's yes, the arbiters' keys, the waiting list, the door for clubs.

use crate::{
    listed_players::import,
    privacy::{player, player_code},
    rating_lists::line,
    support::{
        Browser, TestApp,
        form::Form,
        on_both_databases,
        page::Page,
        sql::execute,
        tournament::{publish_first, with_players},
    },
};

on_both_databases!(
    a_child_enters_and_is_shown_as_the_mother_chose,
    a_player_pays_changes_and_withdraws_by_the_link,
    who_comes_late_waits_for_a_place,
    what_is_wrong_is_said_and_nothing_is_lost,
    many_requests_from_one_place_are_stopped,
    nobody_learns_who_asked_or_who_is_in_the_registry,
    a_club_enters_many_and_takes_one_back,
    a_player_finds_themselves_in_a_rating_list,
);

/// The form is opened by the chief arbiter with these fields.
pub(crate) fn open(chief: &mut Browser, slug: &str, fields: &[(&str, &str)]) {
    let page = chief.open(&format!("/t/{slug}/settings/entries"));
    let mut form = page
        .assert_ok()
        .form_to("/settings/entries")
        .tick("door_open");
    for (name, value) in fields {
        form = form.set(name, value);
    }
    chief.send(form).assert_status(303);
}

/// A chief arbiter, and a tournament whose form is open.
fn scene(app: &mut TestApp, fields: &[(&str, &str)]) -> (Browser, String) {
    drop(app.admin());
    let mut chief = app.account("carla", None);
    let slug = with_players(&mut chief, "Open della Porta", 3);
    open(&mut chief, &slug, fields);
    (chief, slug)
}

/// The chief arbiter types the bands of the fee.
fn bands(chief: &mut Browser, slug: &str, bands: &str) {
    let page = chief.open(&format!("/t/{slug}/fees/bands"));
    let form = page.form_to("/fees/bands").set("bands", bands);
    chief.send(form).assert_status(303);
}

/// The form for somebody who is not in the registry.
pub(crate) fn typed(browser: &mut Browser, slug: &str, surname: &str, birth: &str) -> Form {
    let page = browser.open(&format!("/t/{slug}/enter?find={surname}"));
    let form = page
        .assert_ok()
        .form("form:not([role=search])")
        .set("player", "0");
    let page = browser.open(&form.query());
    page.assert_ok()
        .form_to("/enter")
        .set("last_name", surname)
        .set("first_name", "Zita")
        .set("birth", birth)
}

/// Sends a request; its page, and its address.
pub(crate) fn sent(browser: &mut Browser, form: Form) -> (Page, String) {
    let answer = browser.send(form);
    answer.assert_status(303);
    let link = answer.redirect().unwrap();
    let path = link[link.find("/t/").unwrap()..].to_owned();
    (browser.open(&path), path)
}

/// Presses a key of the arbiters' list for the first request of this name.
pub(crate) fn press(chief: &mut Browser, slug: &str, surname: &str, what: &str) -> Page {
    let list = chief.open(&format!("/t/{slug}/requests"));
    let names = list.texts("ol.requests > li .who");
    let at = names.iter().position(|name| name.contains(surname));
    let at = at.unwrap_or_else(|| panic!("{surname} is not in {names:?}"));
    let row = &list.attributes("ol.requests > li", "id")[at];
    let form = list.form(&format!("#{row} form"));
    let form = match what {
        "refuse" => form.set("reason", "il regolamento lo esclude"),
        _ => form,
    };
    chief.send(form.press("do", what))
}

fn guardian_link(page: &Page) -> String {
    let links = page.attributes(".copy a", "href");
    let link = links.iter().find(|link| link.contains("/guardian/"));
    let link = link.unwrap_or_else(|| panic!("no guardian's link in {links:?}"));
    link[link.find("/t/").unwrap()..].to_owned()
}

fn a_child_enters_and_is_shown_as_the_mother_chose(mut app: TestApp) {
    let (mut chief, slug) = scene(&mut app, &[]);
    let mut girl = app.browser();
    girl.open(&format!("/t/{slug}")).assert_shows("Enter");
    let form = typed(&mut girl, &slug, "Spadaro", "2016-03-04");
    // Without a parent nothing is sent.
    let refused = girl.send(form.clone());
    refused.assert_status(422);
    let form = refused
        .form_to("/enter")
        .set("guardian_name", "Rosa Spadaro");
    let (page, own) = sent(&mut girl, form.set("guardian_email", "rosa@posta.example"));
    page.assert_shows("Waits for a parent")
        .assert_shows("Rosa Spadaro still has to confirm");
    // The arbiters cannot pass over the parent.
    let list = chief.open(&format!("/t/{slug}/requests"));
    assert!(list.attributes("button[value=accept]", "value").is_empty());
    let csrf = list
        .form_to("/requests/1")
        .value("csrf")
        .unwrap()
        .to_owned();
    let fields = [("csrf", csrf.as_str()), ("do", "accept")];
    chief
        .post(&format!("/t/{slug}/requests/1"), &fields)
        .assert_status(422)
        .assert_shows("A parent confirms first");
    let guardian = guardian_link(&page);
    assert_ne!(guardian, own.replace("/request/", "/guardian/"));
    let mut mother = app.browser();
    let page = mother.open(&guardian);
    page.assert_shows("Zita")
        .assert_shows("The data serve to run the event");
    let form = page.form(&format!("form[action=\"{guardian}\"]"));
    let form = form.set("name_shown", "whole").set("publication", "web");
    mother.send(form).assert_status(303);
    mother.open(&guardian).assert_shows("Received");
    girl.open(&own).assert_shows("Confirmed by a parent");
    // What the mother chose is hers to change.
    assert!(
        girl.open(&own)
            .attributes("form[action$=\"/change\"]", "action")
            .is_empty()
    );
    press(&mut chief, &slug, "Spadaro", "accept").assert_status(303);
    girl.open(&own).assert_shows("See you at the event");
    publish_first(&mut chief, &slug);
    let mut visitor = app.browser();
    let standings = format!("/t/{slug}/standings");
    visitor.open(&standings).assert_shows("Spadaro Zita");
    visitor
        .get(&format!("/t/{slug}/standings.csv"))
        .assert_hides("Spadaro");
    let page = mother.open(&guardian);
    let form = page.form_to("/change").set("publication", "hall");
    mother.send(form).assert_status(303);
    visitor.open(&standings).assert_hides("Spadaro");
    chief.open(&standings).assert_shows("Spadaro Zita");
    // Who, when, and what was read is kept; addresses and the mother's name are in no trail.
    let kept =
        app.lines("SELECT guardian_how || ' ' || CAST(notice AS TEXT) AS line FROM entry_requests");
    assert_eq!(kept, ["link 1"]);
    let trail = app.lines("SELECT subject || \"before\" || \"after\" AS line FROM audit");
    for secret in ["Rosa", "posta.example", "2016-03-04"] {
        assert!(trail.iter().all(|row| !row.contains(secret)), "{secret}");
    }
}

fn a_player_pays_changes_and_withdraws_by_the_link(mut app: TestApp) {
    let fields = [
        ("door_payee", "Circolo di Prova"),
        ("door_iban", "IT60X0542811101000000123456"),
    ];
    let (mut chief, slug) = scene(&mut app, &fields);
    bands(&mut chief, &slug, "under 18: 25\nuntil 2020-01-10: 30\n40");
    let mut visitor = app.browser();
    let form = typed(&mut visitor, &slug, "Pagani", "1980").forge("bye", "2");
    let (page, own) = sent(&mut visitor, form);
    let code = app
        .lines("SELECT 'I' || UPPER(SUBSTR(secret_hash, 1, 6)) AS line FROM entry_requests")
        .remove(0);
    page.assert_shows("Received")
        .assert_shows("IT60 X054 2811 1010 0000 0123 456")
        .assert_shows(&format!("{code} Pagani"));
    let picture = visitor.get(&format!("{own}/pay"));
    picture.assert_ok();
    assert!(picture.html().contains("<path"));
    page.assert_shows("€40");
    // Whoever asked before the day of a band pays that band, whenever an arbiter accepts.
    execute(
        &app.database,
        "UPDATE entry_requests SET sent_at = '2020-01-05 10:00:00'",
    )
    .unwrap();
    let page = visitor.open(&own);
    page.assert_shows("€30").assert_hides("€40");
    // Changed while nobody decided: another bye, and only the initial.
    let form = page.form_to("/change").set("name_shown", "initial");
    visitor.send(form).assert_status(303);
    press(&mut chief, &slug, "Pagani", "accept").assert_status(303);
    let shown = app.lines(
        "SELECT name_shown || ' ' || entered_by AS line FROM entries WHERE last_name = 'Pagani'",
    );
    assert_eq!(shown, ["initial arbiter"]);
    let byes = app.lines("SELECT CAST(round AS TEXT) || kind AS line FROM byes");
    assert_eq!(byes, ["2H"]);
    let mut everybody = app.browser();
    everybody
        .open(&format!("/t/{slug}/players"))
        .assert_shows("Pagani Z.");
    // The entry owes it. Paid at the desk, there is nothing left to scan.
    let fees = chief.open(&format!("/t/{slug}/fees"));
    let owed = fees.texts("table.fees tbody tr");
    assert!(
        owed.iter()
            .any(|row| row.contains("Pagani") && row.contains("€30")),
        "{owed:?}"
    );
    visitor.get(&format!("{own}/pay")).assert_ok();
    let page = chief.open(&fees.link("Pagani Zita"));
    chief.send(page.form_to("/pay")).assert_status(303);
    visitor
        .open(&own)
        .assert_shows("€30, paid")
        .assert_hides("IT60");
    visitor.get(&format!("{own}/pay")).assert_status(404);
    let page = visitor.open(&own);
    visitor.send(page.form_to("/withdraw")).assert_status(303);
    visitor.open(&own).assert_shows("The request is withdrawn");
    let gone = app.count("entries WHERE last_name = 'Pagani' AND withdrawn_after = 0");
    assert_eq!(gone, 1);
    // There is nothing left to take back.
    assert!(visitor.open(&own).attributes("form", "action").is_empty());
}

fn who_comes_late_waits_for_a_place(mut app: TestApp) {
    let (mut chief, slug) = scene(&mut app, &[("door_places", "4")]);
    let mut visitor = app.browser();
    let form = typed(&mut visitor, &slug, "Primo", "1980");
    let (first, own) = sent(&mut visitor, form);
    first.assert_shows("Received");
    for (surname, words) in [
        ("Secondo", "you are first in line"),
        ("Terzo", "number 2 in line"),
    ] {
        let form = typed(&mut visitor, &slug, surname, "1980");
        let (page, _) = sent(&mut visitor, form);
        page.assert_shows("On the waiting list").assert_shows(words);
    }
    let page = visitor.open(&own);
    visitor.send(page.form_to("/withdraw")).assert_status(303);
    press(&mut chief, &slug, "Secondo", "accept").assert_status(303);
    press(&mut chief, &slug, "Terzo", "refuse").assert_status(303);
    let states =
        app.lines("SELECT last_name || ' ' || state AS line FROM entry_requests ORDER BY id");
    assert_eq!(
        states,
        ["Primo withdrawn", "Secondo confirmed", "Terzo refused"]
    );
    // A refusal can be taken back.
    press(&mut chief, &slug, "Terzo", "again").assert_status(303);
    press(&mut chief, &slug, "Terzo", "wait").assert_status(303);
    // An entry that is removed leaves its request to be decided again.
    let entry = app
        .lines("SELECT CAST(id AS TEXT) AS line FROM entries WHERE last_name = 'Secondo'")
        .remove(0);
    let page = chief.open(&format!("/t/{slug}/entries"));
    chief
        .send(page.form_to(&format!("/entries/{entry}/remove")))
        .assert_status(303);
    press(&mut chief, &slug, "Secondo", "accept").assert_status(303);
    // A namesake is asked about.
    let form = typed(&mut visitor, &slug, "Secondo", "1980");
    sent(&mut visitor, form);
    let again = press(&mut chief, &slug, "Secondo", "accept");
    let newest = app.lines("SELECT CAST(max(id) AS TEXT) AS line FROM entry_requests");
    let form = again
        .assert_status(422)
        .form_to(&format!("/requests/{}", newest[0]));
    chief.send(form.press("do", "another")).assert_status(303);
    assert_eq!(app.count("entries WHERE last_name = 'Secondo'"), 2);
}

fn what_is_wrong_is_said_and_nothing_is_lost(mut app: TestApp) {
    let (mut chief, slug) = scene(&mut app, &[]);
    let page = chief.open(&format!("/t/{slug}/settings/entries"));
    let wrong = page
        .form_to("/settings/entries")
        .set("door_iban", "IT61X0542811101000000123456")
        .set("door_guardian", "9")
        .set("door_notice", "");
    let page = chief.send(wrong);
    page.assert_status(422);
    let form = page.form_to("/settings/entries");
    assert_eq!(form.value("door_guardian"), Some("9"));
    for field in ["door_iban", "door_guardian", "door_notice"] {
        assert!(
            page.attributes("#errors a", "href")
                .contains(&format!("#f-{field}")),
            "{field}"
        );
    }
    let mut visitor = app.browser();
    let form = typed(&mut visitor, &slug, "Sbagli", "31/02/1999").set("email", "x@");
    let page = visitor.send(form);
    page.assert_status(422);
    let form = page.form_to("/enter");
    assert_eq!(form.value("last_name"), Some("Sbagli"));
    assert_eq!(form.value("birth"), Some("31/02/1999"));
    // Sent twice it is one request, with one link.
    let form = form.set("birth", "1999").set("email", "");
    let (_, first) = sent(&mut visitor, form.clone());
    let (_, second) = sent(&mut visitor, form);
    assert_eq!(first, second);
    assert_eq!(app.count("entry_requests"), 1);
    press(&mut chief, &slug, "Sbagli", "accept").assert_status(303);
    // Closed by its day, and by the first round.
    open(&mut chief, &slug, &[("door_until", "2020-01-01")]);
    visitor
        .get(&format!("/t/{slug}/enter"))
        .assert_shows("Entries are not open");
    open(&mut chief, &slug, &[("door_until", "")]);
    publish_first(&mut chief, &slug);
    visitor
        .get(&format!("/t/{slug}/enter"))
        .assert_shows("Entries are not open");
    visitor.open(&format!("/t/{slug}")).assert_hides("/enter\"");
}

fn many_requests_from_one_place_are_stopped(mut app: TestApp) {
    let (_, slug) = scene(&mut app, &[]);
    let mut visitor = app.browser();
    let trapped =
        typed(&mut visitor, &slug, "Robot", "1980").set("homepage", "http://spam.example");
    visitor.send(trapped).assert_status(422);
    for number in 1..=30 {
        let form = typed(&mut visitor, &slug, &format!("Numero{number}"), "1980");
        visitor.send(form).assert_status(303);
    }
    let mut other = app.browser();
    let form = typed(&mut other, &slug, "Ultimo", "1980");
    let page = other.send(form.clone());
    page.assert_status(429)
        .assert_shows("The next one is taken at");
    assert_eq!(page.form_to("/enter").value("last_name"), Some("Ultimo"));
    assert_eq!(app.count("entry_requests"), 30);
    execute(
        &app.database,
        "UPDATE attempts SET at = '2026-01-01 00:00:00'",
    )
    .unwrap();
    other.send(form).assert_status(303);
}

fn nobody_learns_who_asked_or_who_is_in_the_registry(mut app: TestApp) {
    let (mut chief, slug) = scene(&mut app, &[]);
    let club = app.club("Circolo Uno");
    let child = player(&app, club, "Nascosti", "2014-07-08");
    let adult = player(&app, club, "Palesi", "1980-07-08");
    let (child, adult, number) = (
        player_code(&app, child),
        player_code(&app, adult),
        adult.to_string(),
    );
    let mut visitor = app.browser();
    // Numbers could be counted through; they open nothing.
    visitor
        .get(&format!("/t/{slug}/enter?player={number}"))
        .assert_status(404);
    let found = visitor.open(&format!("/t/{slug}/enter?find=nascosti"));
    found.assert_shows("Nobody found").assert_hides("2014");
    visitor
        .get(&format!("/t/{slug}/enter?player={child}"))
        .assert_status(404);
    let form = typed(&mut visitor, &slug, "Chiunque", "1980").forge("player", &child);
    visitor.send(form).assert_status(404);
    // An adult is found, and of the birth no more than the year is shown or goes to the arbiter.
    let found = visitor.open(&format!("/t/{slug}/enter?find=palesi"));
    found.assert_shows("Palesi Zita").assert_hides("07-08");
    let form = format!("/t/{slug}/enter?player={adult}");
    bands(&mut chief, &slug, "60");
    visitor.open(&form).assert_shows("Fee: €60");
    // Bands for women would tell the sex of whoever is found.
    bands(&mut chief, &slug, "women: 30\n60");
    let page = visitor.open(&form);
    page.assert_hides("Fee: €");
    let (page, own) = sent(&mut visitor, page.form_to("/enter"));
    page.assert_hides("€60");
    press(&mut chief, &slug, "Palesi", "accept").assert_status(303);
    let report = chief.get(&format!("/t/{slug}/tournament.trf")).html();
    assert!(
        report.contains("Palesi") && !report.contains("1980/07/08"),
        "{report}"
    );
    // Of whoever the public list names it is said; a pending request is nobody's to know.
    let page = visitor.open(&format!("/t/{slug}/enter?player={adult}"));
    visitor.send(page.form_to("/enter")).assert_status(422);
    // Links are secrets: another's is not guessed from one's own, nor the other kind from this one.
    let (before, secret) = own.rsplit_once('/').unwrap();
    let mut other = secret.to_owned();
    other.replace_range(0..1, if secret.starts_with('0') { "1" } else { "0" });
    for path in [
        format!("{before}/{other}"),
        format!("{before}/1"),
        own.replace("/request/", "/guardian/"),
    ] {
        visitor.get(&path).assert_status(404);
    }
    for path in [
        format!("/t/{slug}/requests"),
        format!("/t/{slug}/settings/entries"),
    ] {
        visitor.get(&path).assert_status(401);
    }
}

fn a_club_enters_many_and_takes_one_back(mut app: TestApp) {
    let (mut chief, slug) = scene(&mut app, &[]);
    bands(&mut chief, &slug, "under 18: 20\n60");
    let club = app.club("Circolo Uno");
    let other = app.club("Circolo Due");
    let players: Vec<i32> = (1..=12)
        .map(|number| player(&app, club, &format!("Socio{number:02}"), "2014-07-08"))
        .collect();
    let foreign = player(&app, other, "Estraneo", "1980");
    let mut secretary = app.account("sergio", Some(club));
    let path = format!("/t/{slug}/enter/club");
    let page = secretary.open(&path);
    let csrf = page
        .form_to("/enter/club")
        .value("csrf")
        .unwrap()
        .to_owned();
    let numbers: Vec<String> = players.iter().map(i32::to_string).collect();
    let with = |key: &str, numbers: &[String], consent: bool| {
        let mut fields = vec![
            ("csrf".to_owned(), csrf.clone()),
            ("key".to_owned(), key.to_owned()),
        ];
        fields.extend(
            numbers
                .iter()
                .map(|number| ("player".to_owned(), number.clone())),
        );
        if consent {
            fields.push(("consent".to_owned(), "1".to_owned()));
        }
        fields
    };
    let mut post = |fields: Vec<(String, String)>| {
        let fields: Vec<(&str, &str)> = fields
            .iter()
            .map(|(a, b)| (a.as_str(), b.as_str()))
            .collect();
        secretary.post(&path, &fields)
    };
    let refused = post(with("key-key-key-key-1", &numbers, false));
    refused.assert_status(422);
    assert_eq!(
        refused.attributes("[name=player][checked]", "value").len(),
        12
    );
    post(with("key-key-key-key-2", &[foreign.to_string()], true)).assert_status(403);
    post(with("key-key-key-key-3", &numbers, true)).assert_status(303);
    let page = secretary.open(&path);
    page.assert_shows("To be paid in all").assert_shows("€240");
    assert_eq!(page.texts("ul.requests > li").len(), 12);
    // The club answers for the parents: the arbiter decides at once.
    press(&mut chief, &slug, "Socio02", "accept").assert_status(303);
    let form = page.form("ul.requests > li:first-child form");
    secretary.send(form).assert_status(303);
    let states = app.lines("SELECT state AS line FROM entry_requests ORDER BY id");
    assert_eq!(states[..3], ["withdrawn", "confirmed", "requested"]);
    // The whole date goes to the arbiters: the club sent it.
    let entry = app.lines("SELECT entered_by AS line FROM entries WHERE last_name = 'Socio02'");
    assert_eq!(entry, ["club"]);
    let mut stranger = app.account("olga", Some(other));
    stranger.open(&path).assert_hides("Socio");
    let page = stranger.open(&path);
    let token = page
        .form_to("/enter/club")
        .value("csrf")
        .unwrap()
        .to_owned();
    let forged = [("csrf", token.as_str())];
    stranger
        .post(&format!("{path}/3/withdraw"), &forged)
        .assert_status(403);
}

const CHOSEN: &str = "list-101-Brandimarte, Ottavia";

fn a_player_finds_themselves_in_a_rating_list(mut app: TestApp) {
    let (mut chief, slug) = scene(&mut app, &[]);
    let child = line(103, "Brandimarte, Pia", "ITA", "", 1404, "w").replace(" 1990 ", " 2089 ");
    let people = [
        line(101, "Brandimarte, Ottavia", "SMR", "WFM", 2105, "w"),
        child,
    ];
    import(&app, "players.txt", &people, "2020-10-01");
    let enter = format!("/t/{slug}/enter");
    let mut visitor = app.browser();
    // By name or number whoever is grown up; a child by both together, for numbers are counters.
    let page = visitor.open(&format!("{enter}?find=brandimarte"));
    page.assert_ok()
        .assert_shows("One person found.")
        .assert_shows("WFM · SMR · 1990 · FIDE ID 101")
        .assert_shows("FIDE of 1 October 2020")
        .assert_hides("Pia");
    for hidden in [
        "103",
        "103+brandi",
        "103+pina",
        "brandimarte+pia",
        "101+103",
    ] {
        visitor
            .open(&format!("{enter}?find={hidden}"))
            .assert_hides("Pia");
    }
    let found = visitor.open(&format!("{enter}?find=Brandimarte+103"));
    found.assert_shows("Brandimarte, Pia").assert_shows("1404");
    visitor
        .open(&format!("{enter}?find=101"))
        .assert_shows("Brandimarte, Ottavia");
    for nobody in [
        "list-999-Brandimarte",
        "list-103",
        "list-103-",
        "list-103-Altri",
    ] {
        visitor
            .open(&format!("{enter}?player={nobody}"))
            .assert_status(404);
    }
    let form = page.form("form:not([role=search])");
    let page = visitor.open(&form.set("player", CHOSEN).query());
    page.assert_ok().assert_shows("Elo 2105");
    let form = page.form_to("/enter");
    for (name, value) in [
        ("last_name", "Brandimarte"),
        ("first_name", "Ottavia"),
        ("birth", "1990"),
        ("fide_id", "101"),
        ("federation", "SMR"),
    ] {
        assert_eq!(form.value(name), Some(value), "{name}");
    }
    sent(&mut visitor, form);
    // Somebody who says that number, and is another, has neither rating nor title.
    let page = visitor.open(&format!("{enter}?player=list-101-Brandimarte,+Ottavia"));
    let form = page.form_to("/enter");
    let other = form.set("last_name", "Altri").set("first_name", "Ugo");
    sent(&mut visitor, other);
    let ratings = "SELECT last_name || ' ' || title || ' ' || COALESCE(CAST(rating AS TEXT), '-') AS line \
                   FROM (SELECT last_name, COALESCE(title, '') AS title, rating FROM entry_requests) r \
                   ORDER BY last_name";
    assert_eq!(app.lines(ratings), ["Altri  -", "Brandimarte WFM 2105"]);
    press(&mut chief, &slug, "Brandimarte", "accept").assert_status(303);
    assert_eq!(
        app.count("entries WHERE last_name = 'Brandimarte' AND rating = 2105 AND title = 'WFM'"),
        1
    );
    // The rating keeps the list that says it.
    let lists = app.lines(
        "SELECT last_name || ' ' || rating_list AS line FROM entries WHERE last_name = 'Brandimarte'",
    );
    assert_eq!(lists, ["Brandimarte combined 2020-10-01 FIDE"]);
}
