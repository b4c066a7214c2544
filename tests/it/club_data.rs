//! A club's data after its registration: changed by its own secretary, seen by everybody at once.

use crate::{
    clubs::approved,
    support::{Browser, TestApp, form::Form, on_both_databases},
};

on_both_databases!(
    the_secretary_changes_the_data,
    a_refused_change_loses_nothing,
    a_name_like_another_clubs_is_shown_first,
    two_people_change_one_club,
);

fn edit(browser: &mut Browser, id: &str) -> Form {
    let page = browser.open(&format!("/clubs/{id}/edit"));
    page.assert_ok().form("main form")
}

/// What the audit trail says of the club's changes.
fn trail(app: &TestApp) -> Vec<String> {
    app.lines(
        "SELECT before || ' > ' || after AS line FROM audit WHERE action = 'club.change' ORDER BY id",
    )
}

fn the_secretary_changes_the_data(mut app: TestApp) {
    let mut admin = app.admin();
    let (mut pia, id) = approved(&app, &mut admin, "Torre Bianca", "pia");
    let page = pia.open(&format!("/clubs/{id}/manage"));
    let page = pia.open(&page.link("The club’s data"));
    let form = page.assert_ok().form("main form");
    for (field, value) in [
        ("name", "Torre Bianca"),
        ("town", "Roccafiorita"),
        ("province", "CR"),
        ("email", "segreteria@torre.example"),
    ] {
        assert_eq!(form.value(field), Some(value), "{field}");
    }
    let form = form
        .set("name", "Torre Nera")
        .set("province", "BO")
        .set("region", "Emilia-Romagna")
        .set("phone", "0372 000000")
        .set("address", "via della Filanda 12")
        .tick("show_contacts");
    pia.send(form.clone()).assert_status(303);
    // Sent twice, it counts once.
    pia.send(form).assert_status(303);
    let mut stranger = app.browser();
    let page = stranger.get(&format!("/clubs/{id}"));
    page.assert_ok()
        .assert_shows("Torre Nera")
        .assert_shows("via della Filanda 12")
        .assert_shows("0372 000000")
        .assert_shows("Emilia-Romagna");
    stranger
        .get("/clubs?region=Emilia-Romagna")
        .assert_shows("Torre Nera");
    stranger
        .get("/clubs?q=torre+nera")
        .assert_shows("Torre Nera");
    stranger
        .get("/clubs?region=Lombardia")
        .assert_hides("Torre");
    // The trail names all fields that changed, and holds nothing of what may be taken away again.
    let trail = trail(&app).join("\n");
    let changed = r#""changed":["name","region","province","address","phone","show_contacts"]"#;
    assert!(trail.contains(changed), "{trail}");
    for private in ["0372", "segreteria", "email\":", "phone\":", "president\":"] {
        assert!(!trail.contains(private), "{private}: {trail}");
    }
    // What is private can be hidden again.
    let form = edit(&mut pia, &id).untick("show_contacts");
    pia.send(form).assert_status(303);
    stranger
        .get(&format!("/clubs/{id}"))
        .assert_ok()
        .assert_hides("0372 000000");
}

fn a_refused_change_loses_nothing(mut app: TestApp) {
    let mut admin = app.admin();
    let (mut pia, id) = approved(&app, &mut admin, "Torre Bianca", "pia");
    let form = edit(&mut pia, &id)
        .set("name", "")
        .set("email", "segreteria@")
        .set("web", "senza punto")
        .set("president", "Zelinda Provetti");
    let page = pia.send(form);
    page.assert_status(422).assert_shows("3 fields");
    let again = page.form("main form");
    assert_eq!(again.value("email"), Some("segreteria@"));
    assert_eq!(again.value("president"), Some("Zelinda Provetti"));
    assert!(trail(&app).is_empty());
    let corrected = again
        .set("name", "Torre Bianca")
        .set("email", "nuova@torre.example")
        .set("web", "");
    pia.send(corrected).assert_status(303);
    assert_eq!(trail(&app).len(), 1);
}

fn a_name_like_another_clubs_is_shown_first(mut app: TestApp) {
    let mut admin = app.admin();
    let (_, _) = approved(&app, &mut admin, "Cavallo Nero", "ugo");
    let (mut pia, id) = approved(&app, &mut admin, "Torre Bianca", "pia");
    let form = edit(&mut pia, &id).set("name", "CAVALLO NERO");
    let page = pia.send(form);
    page.assert_status(422)
        .assert_shows("Cavallo Nero")
        .assert_shows("Nothing has been saved yet");
    assert!(trail(&app).is_empty());
    let form = page.form("main form").press("another", "1");
    pia.send(form).assert_status(303);
    assert_eq!(trail(&app).len(), 1);
    // Its own name is not another club's.
    let form = edit(&mut pia, &id).set("phone", "0372 111111");
    pia.send(form).assert_status(303);
}

fn two_people_change_one_club(mut app: TestApp) {
    let mut admin = app.admin();
    let (mut pia, id) = approved(&app, &mut admin, "Torre Bianca", "pia");
    let (first, second) = (edit(&mut pia, &id), edit(&mut admin, &id));
    pia.send(first.set("phone", "0372 222222"))
        .assert_status(303);
    admin
        .send(second.set("name", "Sovrascritta"))
        .assert_status(409);
    app.browser()
        .get(&format!("/clubs/{id}"))
        .assert_hides("Sovrascritta");
}
