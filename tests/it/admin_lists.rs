//! The administrator's page of the rating lists: taking in, refusing, removing, on both databases. All people are
//! invented.

use crate::{
    rating_lists::{crowd, line, list},
    support::{Browser, TestApp, form::Form, on_both_databases, page::Page, sql::lines},
};

on_both_databases!(
    a_list_is_taken_in_and_removed,
    a_bad_file_changes_nothing,
    only_administrators_touch_the_lists,
    a_stopped_import_leaves_nothing,
    columns_are_said_on_the_page,
);

/// Fills the form with a file.
fn filled(admin: &mut Browser, name: &str, bytes: &[u8], fields: &[(&str, &str)]) -> Form {
    let page = admin.open("/admin/lists");
    let form = page.assert_ok().form("form[enctype]");
    let form = form.upload("file", name, "text/plain", bytes);
    fields
        .iter()
        .fold(form, |form, (field, value)| form.forge(field, value))
}

/// Sends a file as without script, and waits for the answer.
fn send(admin: &mut Browser, name: &str, bytes: &[u8], fields: &[(&str, &str)]) -> Page {
    let form = filled(admin, name, bytes, fields);
    admin.send(form)
}

fn people() -> Vec<u8> {
    let many =
        (0..4000).map(|n| line(9000 + n, &format!("Altri, Numero {n}"), "ITA", "", 1500, ""));
    let mut all = vec![line(101, "Brandimarte, Ottavia", "SMR", "WFM", 2105, "w")];
    all.extend(many);
    list(&all)
}

const OCTOBER: (&str, &str) = ("valid_from", "2026-10-01");

fn trail(app: &TestApp) -> Vec<String> {
    let asked = "SELECT action AS line FROM audit WHERE subject LIKE 'rating-list:%' ORDER BY id";
    lines(&app.database, asked)
}

fn a_list_is_taken_in_and_removed(mut app: TestApp) {
    let mut admin = app.admin();
    admin
        .open("/admin")
        .assert_ok()
        .link("Open the rating lists");
    admin
        .open("/admin/lists")
        .assert_shows("No rating list is here");
    let done = send(&mut admin, "players.txt", &people(), &[OCTOBER]);
    assert_eq!(done.redirect().as_deref(), Some("/admin/lists"));
    let page = admin.open("/admin/lists");
    page.assert_shows("Rating list taken in.")
        .assert_shows("One rating list")
        .assert_shows("FIDE · standard, rapid and blitz")
        .assert_shows("valid from 1 October 2026 · 4001 players")
        .assert_shows("taken in on");
    assert!(page.html().len() < 30_000, "{}", page.html().len());
    // The same again takes its place; a bad line is left out only where that is asked for, and named.
    let bad = list(&[
        line(1, "Nuovi, Nino", "ITA", "", 1500, ""),
        line(2, "Storti, Sara", "1TA", "", 1500, ""),
    ]);
    let page = send(&mut admin, "a.txt", &bad, &[OCTOBER, ("leave_out", "yes")]);
    page.assert_ok()
        .assert_shows("The list was taken in with one player")
        .assert_shows("“1TA” is no Fed")
        .assert_shows("One rating list");
    assert_eq!(page.texts("table.list td.n"), ["3", "77"]);
    assert_eq!(trail(&app), ["rating-list.take-in", "rating-list.take-in"]);
    // Another source stands beside it. The question comes before the removal.
    let done = send(
        &mut admin,
        "b.txt",
        &people(),
        &[OCTOBER, ("source", "Elba")],
    );
    done.assert_status(303);
    let page = admin.open("/admin/lists");
    page.assert_shows("2 rating lists")
        .assert_shows("Elba · standard");
    let asked = admin.open(&page.attributes("ul.choose-one a", "href")[0]);
    asked
        .assert_ok()
        .assert_shows("Remove this rating list?")
        .assert_shows("Elba");
    admin.open("/admin/lists").assert_shows("2 rating lists");
    let form = asked.form_to("/remove");
    admin.send(form.clone()).assert_status(303);
    admin
        .open("/admin/lists")
        .assert_shows("Rating list removed.")
        .assert_shows("One rating list")
        .assert_hides("Elba");
    // Sent twice, it counts once.
    admin.send(form).assert_status(303);
    assert_eq!(trail(&app).len(), 4);
    assert_eq!(trail(&app)[3], "rating-list.remove");
    let mut italian = admin.clone().in_italian();
    italian
        .open("/admin/lists")
        .assert_shows("Liste Elo")
        .assert_shows("in vigore dal 1 ottobre 2026")
        .assert_shows("Carica una lista");
}

fn a_bad_file_changes_nothing(mut app: TestApp) {
    let mut admin = app.admin();
    send(&mut admin, "players.txt", &people(), &[OCTOBER]).assert_status(303);
    let bad = list(&[line(2, "Storti, Sara", "1TA", "", 1500, "")]);
    let undated: &[(&str, &str)] = &[];
    let long_source = "a".repeat(41);
    for (name, bytes, fields, says) in [
        ("bad.txt", bad, &[OCTOBER][..], "“1TA” is no Fed"),
        (
            "no.txt",
            b"1. e4 e5\n".to_vec(),
            &[OCTOBER],
            "not a rating list",
        ),
        ("undated.txt", people(), undated, "give the day"),
        (
            "broken.zip",
            b"PK\x03\x04 and no more".to_vec(),
            &[OCTOBER],
            "broken",
        ),
        ("date.txt", people(), &[("valid_from", "x")], "Valid from"),
        (
            "kind.txt",
            people(),
            &[OCTOBER, ("kind", "slow")],
            "Ratings",
        ),
        (
            "source.txt",
            people(),
            &[OCTOBER, ("source", &long_source)],
            "Whose list",
        ),
    ] {
        let page = send(&mut admin, name, &bytes, fields);
        page.assert_status(422)
            .assert_shows(says)
            .assert_shows("One rating list")
            .assert_shows("4001 players");
        let form = page.form("form[enctype]");
        let day = fields.first().map_or("", |(_, value)| value);
        assert_eq!(form.value("valid_from"), Some(day), "{name}");
    }
    let page = admin.open("/admin/lists");
    let empty = admin.send(page.form("form[enctype]"));
    empty.assert_status(422).assert_shows("File of the list");
    assert_eq!(trail(&app), ["rating-list.take-in"]);
}

fn only_administrators_touch_the_lists(mut app: TestApp) {
    let mut admin = app.admin();
    send(&mut admin, "players.txt", &people(), &[OCTOBER]).assert_status(303);
    let page = admin.open("/admin/lists");
    let upload = page.form("form[enctype]");
    let mut arbiter = app.account("sandro", None);
    for address in ["/admin/lists", "/admin/lists/1/remove"] {
        arbiter
            .open(address)
            .assert_status(403)
            .assert_hides("4001");
    }
    let token = arbiter.open("/account").form_to("/logout");
    let csrf = token.value("csrf").unwrap().to_owned();
    let form = upload
        .upload("file", "players.txt", "text/plain", &people())
        .forge("csrf", &csrf)
        .forge("valid_from", "2026-11-01");
    arbiter.send(form).assert_status(403);
    let fields = [("csrf", csrf.as_str()), ("key", "k")];
    arbiter
        .post("/admin/lists/1/remove", &fields)
        .assert_status(403);
    admin.open("/admin/lists").assert_shows("One rating list");
    assert_eq!(trail(&app), ["rating-list.take-in"]);
}

fn a_stopped_import_leaves_nothing(mut app: TestApp) {
    let mut admin = app.admin();
    send(&mut admin, "players.txt", &people(), &[OCTOBER]).assert_status(303);
    let form = filled(&mut admin, "crowd.txt", &crowd(60_000), &[OCTOBER]);
    let mut hasty = admin.clone();
    hasty.waits_for_jobs = false;
    let begun = hasty.send(form);
    let job = begun.redirect().unwrap();
    assert!(job.starts_with("/jobs/"), "{job}");
    // Its progress and the other pages are there meanwhile.
    let progress = hasty.get(&job);
    progress
        .assert_status(202)
        .assert_shows("Taking the rating list in");
    hasty
        .open("/admin/lists")
        .assert_ok()
        .assert_shows("4001 players");
    hasty.send(progress.form_to("/cancel")).assert_status(303);
    for _ in 0..300 {
        let state = hasty.get(&format!("{job}/state"));
        if state.text().starts_with("over") {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(100));
    }
    admin
        .open("/admin/lists")
        .assert_shows("One rating list")
        .assert_shows("4001 players");
    assert_eq!(trail(&app), ["rating-list.take-in"]);
    // And the next one is not held up.
    send(
        &mut admin,
        "players.txt",
        &people(),
        &[("valid_from", "2026-11-01")],
    )
    .assert_status(303);
    admin.open("/admin/lists").assert_shows("2 rating lists");
}

/// Says what the columns hold, from left to right.
fn hold(form: Form, codes: &[&str]) -> Form {
    let codes = codes.iter().enumerate();
    codes.fold(form, |form, (place, code)| {
        form.choose("column", place, code)
    })
}

/// What the fields of a name would send.
fn values(form: &Form, name: &str) -> Vec<String> {
    let fields = form.fields().into_iter().filter(|(own, _)| own == name);
    fields.map(|(_, value)| value).collect()
}

fn columns_are_said_on_the_page(mut app: TestApp) {
    let mut admin = app.admin();
    let table =
        |rating: u16| format!("Jméno;Rok;Výkon;\nNovák, Jan;1990;{rating};x\n").into_bytes();
    let czech = [OCTOBER, ("source", "CZE"), ("kind", "standard")];
    let asked = send(&mut admin, "one.csv", &table(1800), &czech);
    asked
        .assert_status(422)
        .assert_shows("no column of surnames")
        .assert_shows("Novák, Jan")
        .assert_shows("The next lists of the same source are read the same way");
    assert!(asked.html().len() < 30_000, "{}", asked.html().len());
    let form = asked.form("form[enctype]");
    assert_eq!(values(&form, "heading"), ["Jméno", "Rok", "Výkon"]);
    assert_eq!(form.value("source"), Some("CZE"));
    // The date is forgotten: what was said of the columns is not.
    let said = hold(form, &["name", "birth", "national_std"]);
    let upload = |form: Form, rating| form.upload("file", "one.csv", "text/csv", &table(rating));
    let undated = admin.send(upload(said.clone().forge("valid_from", ""), 1800));
    undated.assert_status(422).assert_shows("give the day");
    let kept = undated.form("form[enctype]");
    assert_eq!(values(&kept, "column"), ["name", "birth", "national_std"]);
    let wrong = said.clone().forge("column", "age");
    admin
        .send(upload(wrong, 1800))
        .assert_status(422)
        .assert_shows("What the columns hold");
    let done = admin.send(upload(kept.forge("valid_from", "2026-10-01"), 1800));
    assert_eq!(done.redirect().as_deref(), Some("/admin/lists"));
    let noted = "SELECT source || ' ' || heading || ' ' || meaning AS line FROM list_columns ORDER BY heading";
    let stored = ["CZE jmeno name", "CZE rok birth", "CZE výkon national_std"];
    assert_eq!(lines(&app.database, noted), stored);
    // Next month nobody asks, unless the administrator wants to see.
    let november = [
        ("valid_from", "2026-11-01"),
        ("source", "CZE"),
        ("kind", "standard"),
    ];
    let look = [&november[..], &[("look", "yes")]].concat();
    let shown = send(&mut admin, "two.csv", &table(1850), &look);
    shown
        .assert_status(422)
        .assert_shows("This is how the columns are understood")
        .assert_shows("One rating list");
    let understood = shown.form("form[enctype]");
    assert_eq!(
        values(&understood, "column"),
        ["name", "birth", "national_std"]
    );
    send(&mut admin, "two.csv", &table(1850), &november).assert_status(303);
    admin
        .open("/admin/lists")
        .assert_shows("2 rating lists")
        .assert_shows("CZE · standard");
    assert_eq!(lines(&app.database, noted), stored);
}
