//! Many registrations from one visitor are stopped, and many that wait come in windows.

use crate::{
    clubs::{filled, registration},
    support::{Browser, TestApp, on_both_databases},
};

on_both_databases!(registrations_are_limited, administration_comes_in_windows);

fn registrations_are_limited(mut app: TestApp) {
    let mut admin = app.admin();
    let mut visitor = app.browser();
    let form = |browser: &mut Browser, number: usize| {
        let form = filled(registration(browser), &format!("Circolo Numero {number}"));
        form.set("town", &format!("Rocca {number}"))
    };
    // Refused forms do not count, and the field that nobody sees stays empty.
    let filled_in = form(&mut visitor, 0).set("homepage", "http://spam.example");
    for _ in 0..12 {
        visitor.send(filled_in.clone()).assert_status(422);
    }
    for number in 1..=10 {
        let form = form(&mut visitor, number);
        visitor.send(form).assert_status(303);
    }
    // A new browser is the same visitor.
    let mut visitor = app.browser();
    let late = form(&mut visitor, 11);
    let page = visitor.send(late.clone());
    page.assert_status(429)
        .assert_shows("The next one is taken at");
    assert_eq!(
        page.form("main form").value("name"),
        Some("Circolo Numero 11")
    );
    assert_eq!(app.count("clubs"), 10);
    // Somebody signed in is not counted.
    let form = form(&mut admin, 12);
    admin.send(form).assert_status(303);
    crate::support::sql::execute(
        &app.database,
        "UPDATE attempts SET at = '2026-01-01 00:00:00'",
    )
    .unwrap();
    visitor.send(late).assert_status(303);
}

fn administration_comes_in_windows(mut app: TestApp) {
    let mut admin = app.admin();
    let no = if app.is_sqlite() { "0" } else { "false" };
    let rows: Vec<String> = (1..=500)
        .map(|number| {
            format!(
                "('Circolo Numero {number}', 'circolo numero {number}', 'Lombardia', 'CR', 'Rocca {number}', \
                 'rocca {number}', '26100', 'via Lunga 1', 'a@b.example', '', '', '', '', 'Italia', {no}, \
                 'pending', '2026-01-01 00:00:00', 1)"
            )
        })
        .collect();
    let statement = format!(
        "INSERT INTO clubs (name, name_key, region, province, town, town_key, postcode, address, email, phone, \
         web, president, federation_code, country, show_contacts, status, created_at, version) VALUES {}",
        rows.join(", ")
    );
    crate::support::sql::execute(&app.database, &statement).unwrap();
    let page = admin.get("/admin");
    page.assert_ok().assert_shows("500 clubs");
    let cards = page.texts("article.card h3");
    assert_eq!((cards.len(), cards[0].as_str()), (10, "Circolo Numero 1"));
    assert_eq!(page.attributes("nav.pages a", "href").len(), 7);
    assert!(page.bytes.len() < 40_000, "{} bytes", page.bytes.len());
    let last = admin.get("/admin?waiting=50");
    last.assert_ok().assert_shows("Circolo Numero 500");
    admin
        .get("/admin?waiting=99&accounts=99")
        .assert_ok()
        .assert_shows("Circolo Numero 500");
    // A form that comes back is shown with its club, whichever window it was in.
    let form = last.form("form[action$=\"/approve\"]").set("name", "x");
    let page = admin.send(form);
    page.assert_status(422).assert_shows("Circolo Numero 491");
}
