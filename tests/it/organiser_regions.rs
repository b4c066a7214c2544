//! Regions of an organiser change: its clubs go with their provinces, and none is left without one.

use crate::{
    organisers,
    support::{Browser, TestApp, on_both_databases, page::Page},
};

on_both_databases!(
    clubs_go_with_their_province,
    a_province_that_has_clubs_is_not_taken_away,
);

/// A league with a club in Interlaken, waiting to be decided about.
fn with_a_club(app: &mut TestApp) -> (Browser, String) {
    let mut admin = app.admin();
    let league = organisers::league(&mut admin);
    let mut visitor = app.browser();
    let page = visitor.open(&format!("/clubs/register?organiser={league}"));
    let form = page
        .form("main form")
        .set("name", "Torre sul Lago")
        .set("town", "Riva")
        .set("email", "club@riva.example")
        .set("province", "BL");
    visitor.send(form).assert_status(303);
    (admin, league)
}

fn set_territory(admin: &mut Browser, league: &str, territory: &str) -> Page {
    let page = admin.open(&format!("/o/{league}/edit"));
    let form = page.form_to("/edit").set("territory", territory);
    admin.send(form)
}

fn places(app: &TestApp) -> Vec<String> {
    app.lines("SELECT region || ' ' || province || ' ' || CAST(version AS TEXT) AS line FROM clubs ORDER BY id")
}

fn clubs_go_with_their_province(mut app: TestApp) {
    let (mut admin, league) = with_a_club(&mut app);
    assert_eq!(places(&app), ["Oberland BL 1"]);
    let others = "Val Bassa: TH Thun, BL Interlaken\nTI Ticino";
    set_territory(&mut admin, &league, others).assert_status(303);
    assert_eq!(places(&app), ["Val Bassa BL 2"]);
    // What does not concern it leaves it alone.
    let more = format!("{others}\nAlto: AL Alto");
    set_territory(&mut admin, &league, &more).assert_status(303);
    assert_eq!(places(&app), ["Val Bassa BL 2"]);
}

fn a_province_that_has_clubs_is_not_taken_away(mut app: TestApp) {
    let (mut admin, league) = with_a_club(&mut app);
    for territory in ["Oberland: TH Thun\nTI Ticino", ""] {
        let refused = set_territory(&mut admin, &league, territory);
        refused
            .assert_status(422)
            .assert_shows("provinces that would be there no more: Torre sul Lago (BL)");
        assert_eq!(
            refused.attributes("[aria-invalid]", "name"),
            ["territory"],
            "{territory}"
        );
    }
    assert_eq!(places(&app), ["Oberland BL 1"]);
    let stands = "SELECT CAST(version AS TEXT) AS line FROM organisers";
    assert_eq!(app.lines(stands), ["1"]);
    // A club that was rejected keeps nothing back.
    let page = admin.open("/admin/clubs");
    let value = page.attributes("[name=club]", "value").remove(0);
    let form = page.form("form[action$='/decide']");
    let form = form.tick_value("club", &value).set("reason", "doppione");
    admin.send(form.press("do", "reject")).assert_status(303);
    let left = "Oberland: TH Thun\nTI Ticino";
    set_territory(&mut admin, &league, left).assert_status(303);
}
