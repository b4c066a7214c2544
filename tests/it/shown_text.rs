//! Names and texts are what they look like: signs that nobody sees and letters of another alphabet are refused at
//! every door.

use crate::{
    clubs, exchange,
    support::{Browser, TestApp, form::Form, on_both_databases, tournament::with_players},
};

on_both_databases!(
    forms_refuse_it,
    list_of_players_refuses_it,
    report_is_read_without_it,
);

/// A sign that turns the direction, one of no width, and a Cyrillic letter among Latin ones.
const BAD: [(&str, &str); 3] = [
    ("Ros\u{202e}si", "Character 4 is U+202E"),
    ("Ros\u{200b}si", "Character 4 is U+200B"),
    ("R\u{43e}ssi", "several alphabets"),
];

/// Sends the form once for each bad text in the field; it is refused there, and nothing changes.
fn refuses(app: &TestApp, browser: &mut Browser, form: &Form, field: &str) {
    let before = app.state();
    for (text, words) in BAD {
        let page = browser.send(form.clone().set(field, text));
        page.assert_status(422).assert_shows(words);
        let marked = format!("[name=\"{field}\"][aria-invalid], .bad [name=\"{field}\"]");
        assert_eq!(page.texts(&marked).len(), 1, "{field} of {}", page.url);
    }
    assert_eq!(app.state(), before, "{field}");
}

fn forms_refuse_it(mut app: TestApp) {
    let mut admin = app.admin();
    let slug = with_players(&mut admin, "Torneo dei Nomi", 2);
    let page = admin.open(&format!("/t/{slug}/entries"));
    let form = page
        .form("form[action$=\"/entries\"]")
        .set("last_name", "Rossi");
    for field in ["last_name", "first_name", "club"] {
        refuses(&app, &mut admin, &form, field);
    }
    let page = admin.open(&format!("/t/{slug}/settings"));
    let form = page.form("main form");
    for field in ["name", "town", "venue", "chief_arbiter", "deputy_arbiters"] {
        refuses(&app, &mut admin, &form, field);
    }
    let page = admin.open("/tournaments/new");
    let form = page.form_to("/tournaments/new").set("town", "Roccafiorita");
    refuses(&app, &mut admin, &form, "name");
    let form = admin
        .open("/admin")
        .form("form[action=\"/admin/accounts\"]");
    let form = form.set("name", "nuova").set("role", "arbiter");
    refuses(&app, &mut admin, &form, "display_name");
    let mut visitor = app.browser();
    let form = visitor.get("/clubs/register").form("main form");
    for field in ["name", "town", "address", "president"] {
        refuses(&app, &mut visitor, &form, field);
    }
}

fn list_of_players_refuses_it(mut app: TestApp) {
    let mut admin = app.admin();
    let (mut pia, id) = clubs::approved(&app, &mut admin, "Torre Bianca", "pia");
    let list = "Cognome;Nome\nR\u{43e}ssi;Ada\nNeri;U\u{200b}go\nBianchi;Ada\n";
    let page = clubs::preview(&mut pia, &id, list.as_bytes());
    page.assert_status(422).assert_shows("2 cells to correct");
    for link in ["Line 2, Cognome", "Line 3, Nome"] {
        let target = page.link(link);
        assert_eq!(
            page.texts(&format!("td.bad-cell{target}")).len(),
            1,
            "{link}"
        );
    }
    page.assert_shows("U+200B")
        .assert_shows("several alphabets");
    assert_eq!(app.count("players"), 0);
}

fn report_is_read_without_it(mut app: TestApp) {
    let mut admin = app.admin();
    let slug = with_players(&mut admin, "Torneo dei Nomi", 2);
    let report = admin
        .get(&format!("/t/{slug}/tournament.trf"))
        .assert_ok()
        .html();
    let name = "Torneo dei Nomi";
    assert!(report.contains(&format!("012 {name}")), "{report}");
    let report = report.replace(name, "Torneo dei \u{202e}Nomi");
    let page = exchange::preview(&mut admin, report.as_bytes());
    page.assert_ok().assert_shows("U+202E");
    let copy = exchange::confirm(&mut admin, &page);
    let stored = format!("SELECT name AS line FROM tournaments WHERE slug = '{copy}'");
    assert_eq!(app.lines(&stored), [name]);
}
