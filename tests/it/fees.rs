//! Fees: bands, what is owed and paid, receipts of an event, the till, membership and categories.

use crate::support::{Browser, TestApp, on_both_databases, page::Page, tournament::with_players};

on_both_databases!(
    bands_say_who_owes_what,
    bands_are_typed_in_any_language,
    what_is_wrong_with_a_band_comes_with_its_line,
    a_fee_is_paid_with_a_receipt,
    one_key_marks_and_takes_the_fee,
    receipts_are_numbered_over_the_event,
    a_list_keeps_what_it_says,
    a_category_is_set_and_wins_its_prize,
);

fn bands(arbiter: &mut Browser, slug: &str, text: &str) -> Page {
    let page = arbiter.open(&format!("/t/{slug}/fees/bands"));
    let form = page.form_to("/fees/bands").set("bands", text);
    arbiter.send(form)
}

fn enter(arbiter: &mut Browser, slug: &str, last: &str, fields: &[(&str, &str)]) {
    let page = arbiter.open(&format!("/t/{slug}/entries"));
    let mut form = page
        .form("form[action$=\"/entries\"]")
        .set("last_name", last)
        .set("first_name", "Ada");
    for (name, value) in fields {
        form = form.set(name, value);
    }
    arbiter.send(form).assert_status(303);
}

/// The page of somebody's fee.
fn fee_of(arbiter: &mut Browser, slug: &str, name: &str) -> String {
    arbiter.open(&format!("/t/{slug}/fees")).link(name)
}

/// The row of somebody in the list of fees.
fn row(arbiter: &mut Browser, slug: &str, name: &str) -> String {
    let page = arbiter.open(&format!("/t/{slug}/fees"));
    let rows = page.texts("table.fees tbody tr");
    rows.into_iter().find(|row| row.starts_with(name)).unwrap()
}

/// Whatever the language of the page.
fn bands_are_typed_in_any_language(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_players(&mut arbiter, "Open delle Lingue", 0);
    let text = "GM IM: frei\nmoins de 18 ans: 40\nsocios = club Torre: 45\nMitglieder = Frauen: 50\ntodos: 60";
    bands(&mut arbiter, &slug, text).assert_status(303);
    let page = arbiter.open(&format!("/t/{slug}/fees/bands"));
    page.assert_shows("GM, IM")
        .assert_shows("free")
        .assert_shows("under 18")
        .assert_shows("socios (of the club Torre)")
        .assert_shows("Mitglieder (women)");
    // A word that is in none of them is refused as ever.
    bands(&mut arbiter, &slug, "Jungen: 40").assert_status(422);
}

fn bands_say_who_owes_what(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_players(&mut arbiter, "Open delle Quote", 0);
    let text = "GM IM: gratis\nunder 18: 40\nsoci = circolo Torre: 45\n60";
    bands(&mut arbiter, &slug, text).assert_status(303);
    let page = arbiter.open(&format!("/t/{slug}/fees/bands"));
    page.assert_shows("GM, IM")
        .assert_shows("free")
        .assert_shows("soci (");
    enter(&mut arbiter, &slug, "Grande", &[("title", "GM")]);
    enter(&mut arbiter, &slug, "Giovane", &[("birth", "2012")]);
    enter(&mut arbiter, &slug, "Socia", &[("club", "Torre")]);
    enter(&mut arbiter, &slug, "Tutti", &[]);
    for (name, due) in [
        ("Grande", "free"),
        ("Giovane", "€40"),
        ("Socia", "€45"),
        ("Tutti", "€60"),
    ] {
        let row = row(&mut arbiter, &slug, name);
        assert!(row.contains(due), "{row}");
    }
    // Another fee for somebody, with a reason.
    let fee = fee_of(&mut arbiter, &slug, "Tutti Ada");
    let page = arbiter.open(&fee);
    let form = page.form_to("/due").set("due", "25");
    arbiter.send(form.clone()).assert_status(422);
    let form = form.set("due_reason", "aiuta in sala");
    arbiter.send(form).assert_status(303);
    let said = row(&mut arbiter, &slug, "Tutti");
    assert!(
        said.contains("€25") && said.contains("aiuta in sala"),
        "{said}"
    );
    // Somebody else changed the bands meanwhile.
    let page = arbiter.open(&format!("/t/{slug}/fees/bands"));
    let old = page.form_to("/fees/bands").set("bands", "50");
    bands(&mut arbiter, &slug, "70").assert_status(303);
    arbiter.send(old).assert_status(409);
    assert!(row(&mut arbiter, &slug, "Giovane").contains("€70"));
}

fn what_is_wrong_with_a_band_comes_with_its_line(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_players(&mut arbiter, "Open delle Quote", 0);
    let text = "60\nunder 18: tanto\nxyz: 20";
    let page = bands(&mut arbiter, &slug, text);
    page.assert_status(422).assert_shows("2: tanto");
    assert_eq!(page.form_to("/fees/bands").value("bands"), Some(text));
    assert_eq!(app.count("fee_tables"), 0);
}

fn a_fee_is_paid_with_a_receipt(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_players(&mut arbiter, "Open delle Quote", 2);
    bands(&mut arbiter, &slug, "60").assert_status(303);
    let fee = fee_of(&mut arbiter, &slug, "Provetti01 Zelinda");
    let page = arbiter.open(&fee);
    page.assert_shows("€60 to pay");
    let twice = page
        .form_to("/pay")
        .set("amount", "20")
        .set("method", "card");
    arbiter.send(twice.clone()).assert_status(303);
    arbiter.send(twice).assert_status(303);
    assert_eq!(app.count("payments"), 1);
    let page = arbiter.open(&fee);
    page.assert_shows("€40 to pay").assert_shows("no. 1");
    let form = page.form_to("/pay").set("amount", "venti");
    arbiter.send(form).assert_status(422).assert_shows("venti");
    let form = page.form_to("/pay");
    arbiter.send(form).assert_status(303);
    // Nothing is open any more.
    let page = arbiter.open(&fee);
    arbiter.send(page.form_to("/pay")).assert_status(422);
    let page = arbiter.open(&format!("/t/{slug}/fees"));
    let totals = page.texts("dl.till dd");
    assert_eq!(totals, ["€40.00", "€20.00", "€60.00", "€60.00"]);
    // An entry for which somebody paid is not removed in silence.
    let entry = app
        .lines("SELECT CAST(min(id) AS TEXT) AS line FROM entries")
        .remove(0);
    let page = arbiter.open(&format!("/t/{slug}/entries"));
    let remove = page.form_to(&format!("/entries/{entry}/remove"));
    arbiter
        .send(remove)
        .assert_status(422)
        .assert_shows("cancel the receipt first");
    // A cancelled receipt keeps its number, the next one follows.
    let page = arbiter.open(&fee);
    let form = page
        .form("form[action$=\"/cancel\"]")
        .set("reason", "due volte");
    arbiter.send(form).assert_status(303);
    let page = arbiter.open(&fee);
    page.assert_shows("cancelled: due volte")
        .assert_shows("€20 to pay");
    let form = page.form_to("/pay").set("method", "waived");
    arbiter.send(form).assert_status(303);
    let receipts = app.lines(
        "SELECT receipt || ' ' || cents || ' ' || method || ' ' || coalesce(cancelled_by, '-') AS line \
         FROM payments ORDER BY receipt",
    );
    assert_eq!(
        receipts,
        [
            "1 2000 card Ada Arbiter",
            "2 4000 cash -",
            "3 2000 waived -"
        ]
    );
    let paper = arbiter.open(&format!("/t/{slug}/fees/print"));
    paper.assert_shows("waived").assert_shows("no. 3");
    arbiter
        .open(&format!("/t/{slug}/record"))
        .assert_shows("receipt 3");
}

fn one_key_marks_and_takes_the_fee(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_players(&mut arbiter, "Open delle Quote", 2);
    bands(&mut arbiter, &slug, "60").assert_status(303);
    let page = arbiter.open(&format!("/t/{slug}/check-in?method=card"));
    page.assert_shows("€120 to be paid");
    let form = page
        .form("tr.now form[action$=\"/check-in\"]")
        .press("present", "paid");
    let page = arbiter.send(form);
    let page = arbiter.follow(page);
    page.assert_shows("Provetti01 Zelinda is present, €60 paid");
    assert_eq!(app.lines("SELECT method AS line FROM payments"), ["card"]);
    assert_eq!(app.count("audit WHERE action = 'entry.check-in'"), 1);
    assert_eq!(app.count("entries WHERE checked_in"), 1);
    // Taken back, both go.
    let form = page.form(".margin form").press("present", "0");
    arbiter.send(form).assert_status(303);
    assert_eq!(app.count("payments WHERE cancelled_by IS NOT NULL"), 1);
    assert_eq!(app.count("entries WHERE checked_in"), 0);
    // The membership by its key.
    let page = arbiter.open(&format!("/t/{slug}/check-in"));
    let form = page
        .form("tr.now form[action$=\"/membership\"]")
        .press("membership", "checked");
    arbiter.send(form).assert_status(303);
    arbiter
        .open(&format!("/t/{slug}/check-in"))
        .assert_shows("in order");
}

fn receipts_are_numbered_over_the_event(mut app: TestApp) {
    let mut arbiter = app.admin();
    let a = with_players(&mut arbiter, "Open delle Quote", 1);
    let page = arbiter.open(&format!("/t/{a}/settings/sections"));
    let form = page
        .form_to("/settings/sections")
        .set("event_name", "Festival");
    arbiter.send(form).assert_status(303);
    let page = arbiter.open(&format!("/t/{a}/settings/sections"));
    let form = page.form_to("/sections/add").set("section_label", "B");
    let added = arbiter.send(form).redirect().unwrap();
    let b = added.split('/').nth(2).unwrap().to_owned();
    enter(&mut arbiter, &b, "Seconda", &[]);
    for (slug, name) in [
        (&a, "Provetti01 Zelinda"),
        (&b, "Seconda Ada"),
        (&a, "Provetti01 Zelinda"),
    ] {
        let fee = fee_of(&mut arbiter, slug, name);
        let page = arbiter.open(&fee);
        arbiter
            .send(page.form_to("/pay").set("amount", "10"))
            .assert_status(303);
    }
    let receipts = app.lines("SELECT CAST(receipt AS TEXT) AS line FROM payments ORDER BY id");
    assert_eq!(receipts, ["1", "2", "3"]);
}

fn a_list_keeps_what_it_says(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_players(&mut arbiter, "Open degli Elenchi", 0);
    bands(&mut arbiter, &slug, "60").assert_status(303);
    let page = arbiter.open(&format!("/t/{slug}/entries/list"));
    let list = "Cognome;Nome;Cat;Quota;Pagato\nSartorel;Bruno;2N;30;12\nZanin;Ugo;;;\n";
    let page = arbiter.send(page.form_to("/entries/list").set("text", list));
    arbiter
        .send(page.form("#import").press("take", "all"))
        .assert_status(303);
    let said = row(&mut arbiter, &slug, "Sartorel");
    assert!(
        said.contains("2N") && said.contains("€30") && said.contains("€18"),
        "{said}"
    );
    assert!(row(&mut arbiter, &slug, "Zanin").contains("€60"));
}

fn a_category_is_set_and_wins_its_prize(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_players(&mut arbiter, "Open dei Premi", 2);
    let fee = fee_of(&mut arbiter, &slug, "Provetti01 Zelinda");
    let page = arbiter.open(&fee);
    page.assert_shows("by rating: CM");
    let form = page.form_to("/category").set("category", "M");
    arbiter.send(form).assert_status(303);
    assert_eq!(
        app.lines("SELECT category AS line FROM listed_entries"),
        ["M"]
    );
    let page = arbiter.open(&format!("/t/{slug}/prizes/fund"));
    let form = page
        .form_to("/prizes/fund")
        .set("others", "categoria M: 50");
    arbiter.send(form).assert_status(303);
    arbiter
        .open(&format!("/t/{slug}/prizes/fund"))
        .assert_shows("M");
}
