//! Pairing numbers, and who is paired, when the field changes around a draft (C.04.2 art. 2.2–2.4).

use crate::support::{
    Browser, TestApp, on_both_databases,
    page::Page,
    tournament::{correct_result, enter_all, with_players, with_round_published},
};

on_both_databases!(
    who_comes_while_a_draft_is_open_plays,
    numbers_close_up_after_a_removal,
    numbers_of_a_report_are_kept,
    closing_the_check_in_leaves_asked_byes,
);

/// Posts with the token of the entries' page.
fn post(arbiter: &mut Browser, slug: &str, to: &str, fields: &[(&str, &str)]) -> Page {
    let page = arbiter.open(&format!("/t/{slug}/entries"));
    let form = page.assert_ok().form("form[action$=\"/entries\"]");
    let csrf = form.value("csrf").unwrap().to_owned();
    let mut all = vec![("csrf", csrf.as_str())];
    all.extend(fields);
    arbiter.post(&format!("/t/{slug}/{to}"), &all)
}

fn pair(arbiter: &mut Browser, slug: &str, round: &str) -> Page {
    post(
        arbiter,
        slug,
        &format!("desk/{round}/pair"),
        &[("round", round), ("reason", "si comincia subito")],
    )
}

fn enter(arbiter: &mut Browser, slug: &str, name: &str, rating: &str) {
    let page = arbiter.open(&format!("/t/{slug}/entries"));
    let form = page.assert_ok().form("form[action$=\"/entries\"]");
    let form = form.set("last_name", name).set("rating", rating);
    arbiter.send(form).assert_status(303);
}

/// Surnames by pairing number, with the number.
fn numbers(app: &TestApp) -> Vec<String> {
    app.lines(
        "SELECT coalesce(CAST(tpn AS TEXT), '-') || ' ' || last_name AS line FROM entries \
         ORDER BY coalesce(tpn, 9999), last_name",
    )
}

fn entry(app: &TestApp, name: &str) -> String {
    let found = format!("SELECT CAST(id AS TEXT) AS line FROM entries WHERE last_name = '{name}'");
    app.lines(&found).remove(0)
}

/// Whether somebody is paired in a round or has its pairing-allocated bye.
fn takes_part(app: &TestApp, name: &str, round: u8) -> bool {
    let entry = entry(app, name);
    let paired = format!(
        "pairings p JOIN rounds r ON r.id = p.round_id WHERE r.number = {round} \
         AND (p.white_entry_id = {entry} OR p.black_entry_id = {entry})"
    );
    let bye = format!("byes WHERE round = {round} AND kind = 'U' AND entry_id = {entry}");
    app.count(&paired) + app.count(&bye) == 1
}

fn who_comes_while_a_draft_is_open_plays(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_players(&mut arbiter, "Torneo degli Ultimi Minuti", 6);
    pair(&mut arbiter, &slug, "1").assert_status(303);
    enter(&mut arbiter, &slug, "Affannati", "2390");
    // The draft without them is not what the rules give any more.
    post(&mut arbiter, &slug, "desk/1/publish", &[]).assert_status(422);
    pair(&mut arbiter, &slug, "1").assert_status(303);
    post(&mut arbiter, &slug, "desk/1/publish", &[]).assert_status(303);
    assert!(takes_part(&app, "Affannati", 1));
    assert_eq!(numbers(&app)[1], "2 Affannati");
    // The same before round 2: the round missed stays a zero-point bye.
    enter_all(&mut arbiter, &slug, 1, "1-0");
    pair(&mut arbiter, &slug, "2").assert_status(303);
    enter(&mut arbiter, &slug, "Trafelati", "1500");
    pair(&mut arbiter, &slug, "2").assert_status(303);
    post(&mut arbiter, &slug, "desk/2/publish", &[]).assert_status(303);
    assert!(takes_part(&app, "Trafelati", 2));
    let report = arbiter
        .get(&format!("/t/{slug}/tournament.trf26"))
        .assert_ok()
        .html();
    let line = report.lines().find(|line| line.contains("Trafelati"));
    assert!(
        line.is_some_and(|line| line.contains("  0000 - Z")),
        "{report}"
    );
}

fn numbers_close_up_after_a_removal(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_players(&mut arbiter, "Torneo dei Rinunciatari", 5);
    pair(&mut arbiter, &slug, "1").assert_status(303);
    post(&mut arbiter, &slug, "desk/1/discard", &[]).assert_status(303);
    let gone = entry(&app, "Provetti02");
    let to = format!("entries/{gone}/remove");
    post(&mut arbiter, &slug, &to, &[]).assert_status(303);
    assert_eq!(
        numbers(&app),
        [
            "1 Provetti01",
            "2 Provetti03",
            "3 Provetti04",
            "4 Provetti05"
        ]
    );
    for page in ["", "/standings", "/players", "/tournament.trf26"] {
        let path = format!("/t/{slug}{page}");
        app.browser().get(&path).assert_ok();
        arbiter.get(&path).assert_ok();
    }
    pair(&mut arbiter, &slug, "1").assert_status(303);
    post(&mut arbiter, &slug, "desk/1/publish", &[]).assert_status(303);
    assert_eq!(app.boards(1).len(), 2);
}

/// A report before round 1 whose order is not that of the ratings.
const BEFORE: &str = "\
012 Torneo dell'Ordine\r
042 2026/03/07\r
052 2026/03/08\r
122 60+30\r
142 5\r
152 W\r
250       1.0   1   2    1    2\r
001    1      Provetti, Aldo                    1500 ITA                          0.0\r
001    2      Provetti, Bice                    1600 ITA                          0.0\r
001    3      Provetti, Carla                   1700 ITA                          0.0\r
001    4      Provetti, Dino                    1800 ITA                          0.0\r
001    5      Provetti, Elsa                    1900 ITA                          0.0\r
";

fn numbers_of_a_report_are_kept(mut app: TestApp) {
    let mut arbiter = app.admin();
    let form = arbiter.get("/import").assert_ok().form_to("/import");
    let form = form.upload("file", "ordine.trf", "text/plain", BEFORE.as_bytes());
    let page = arbiter.send(form);
    let done = arbiter.send(page.assert_ok().form_to("/import/confirm"));
    let location = done.assert_status(303).redirect().unwrap_or_default();
    let slug = location.split('/').nth(2).unwrap_or_default().to_owned();
    let names = |app: &TestApp| {
        app.lines("SELECT CAST(tpn AS TEXT) || ' ' || first_name AS line FROM entries ORDER BY tpn")
    };
    let accelerated = |app: &TestApp| {
        app.lines(
            "SELECT CAST(first_tpn AS TEXT) || '-' || CAST(last_tpn AS TEXT) AS line \
             FROM accelerations",
        )
    };
    // One does not come: the others move up, and the virtual points stay with whom they were given.
    let gone = app
        .lines("SELECT CAST(id AS TEXT) AS line FROM entries WHERE first_name = 'Aldo'")
        .remove(0);
    let to = format!("entries/{gone}/remove");
    post(&mut arbiter, &slug, &to, &[]).assert_status(303);
    assert_eq!(names(&app), ["1 Bice", "2 Carla", "3 Dino", "4 Elsa"]);
    assert_eq!(accelerated(&app), ["1-1"]);
    app.browser().get(&format!("/t/{slug}")).assert_ok();
    pair(&mut arbiter, &slug, "1").assert_status(303);
    assert_eq!(names(&app), ["1 Bice", "2 Carla", "3 Dino", "4 Elsa"]);
    // Somebody more gets the number that their rating asks for, before those who are weaker.
    post(&mut arbiter, &slug, "desk/1/discard", &[]).assert_status(303);
    enter(&mut arbiter, &slug, "Nuovi", "1750");
    pair(&mut arbiter, &slug, "1").assert_status(303);
    post(&mut arbiter, &slug, "desk/1/publish", &[]).assert_status(303);
    assert_eq!(names(&app)[1..], ["2 Bice", "3 Carla", "4 Dino", "5 Elsa"]);
    assert!(takes_part(&app, "Nuovi", 1));
}

fn closing_the_check_in_leaves_asked_byes(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_players(&mut arbiter, "Torneo dei Mezzi Punti", 6);
    let entry = |app: &TestApp, n: u8| entry(app, &format!("Provetti{n:02}"));
    for present in 1..=4 {
        let to = format!("entries/{}/check-in", entry(&app, present));
        post(&mut arbiter, &slug, &to, &[("present", "1")]).assert_status(303);
    }
    let to = format!("entries/{}/bye", entry(&app, 5));
    let fields = [("round", "1"), ("kind", "H")];
    post(&mut arbiter, &slug, &to, &fields).assert_status(303);
    let absent = [("unseen", "absent")];
    post(&mut arbiter, &slug, "entries/close-check-in", &absent).assert_status(303);
    let kinds = app.lines("SELECT kind AS line FROM byes ORDER BY entry_id");
    assert_eq!(kinds, ["H", "Z"]);
    // Who comes after all plays.
    pair(&mut arbiter, &slug, "1").assert_status(303);
    let to = format!("entries/{}/check-in", entry(&app, 6));
    post(&mut arbiter, &slug, &to, &[("present", "1")]).assert_status(303);
    assert_eq!(
        app.lines("SELECT kind AS line FROM byes WHERE kind <> 'U'"),
        ["H"]
    );
    post(&mut arbiter, &slug, "desk/1/publish", &[]).assert_status(422);
    pair(&mut arbiter, &slug, "1").assert_status(303);
    post(&mut arbiter, &slug, "desk/1/publish", &[]).assert_status(303);
    app.browser()
        .get(&format!("/t/{slug}/player/{}", entry(&app, 5)))
        .assert_ok()
        .assert_shows("½");
}

/// Results that come after a later round is paired count, and nobody is paired again.
#[test]
fn a_late_correction_counts_in_the_report() {
    let mut app = TestApp::on_sqlite();
    let mut arbiter = app.admin();
    let slug = with_round_published(&mut arbiter, "Torneo dei Ripensamenti", 6);
    enter_all(&mut arbiter, &slug, 1, "1-0");
    pair(&mut arbiter, &slug, "2").assert_status(303);
    post(&mut arbiter, &slug, "desk/2/publish", &[]).assert_status(303);
    correct_result(&mut arbiter, &slug, 1, 1, "-/+").assert_status(303);
    let report = arbiter.get(&format!("/t/{slug}/tournament.trf26")).html();
    let cells = |mark: &str| report.lines().filter(|l| l.contains(mark)).count();
    assert_eq!(cells(" w -"), 1, "{report}");
    assert_eq!(cells(" b +"), 1, "{report}");
}
