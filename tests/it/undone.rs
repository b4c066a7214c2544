//! What touched the integrity of a tournament is undone as long as nothing was built on it; pairing numbers are exchanged
//! between equals and given anew before round 4 (C.04.2 art. 2).

use crate::support::{
    Browser, TestApp,
    folder::Folder,
    on_both_databases,
    page::Page,
    tournament::{
        correct_result, done_for_a_reason, enter_all, press_result, publish_round, with_players,
        with_round_published,
    },
};

on_both_databases!(
    equals_exchange_numbers_until_round_4,
    wrong_data_are_corrected_and_everybody_numbered_anew,
    a_late_entry_gets_the_number_of_its_strength,
    corrections_are_undone_until_a_round_is_published,
    adjournments_and_byes_are_undone,
    settings_are_undone,
    a_round_by_hand_is_undone_to_before_its_draft,
    an_import_is_undone_as_long_as_nothing_follows,
    prohibitions_are_undone_outside_fide_mode,
);

fn report(browser: &mut Browser, slug: &str) -> String {
    browser.get(&format!("/t/{slug}/tournament.trf26")).html()
}

fn page(browser: &mut Browser, slug: &str) -> Page {
    let page = browser.open(&format!("/t/{slug}/integrity"));
    page.assert_ok();
    page
}

/// How many events can be undone now.
fn open(browser: &mut Browser, slug: &str) -> usize {
    let page = page(browser, slug);
    page.attributes("form[action$='/integrity/undo']", "action")
        .len()
}

/// Undoes the first event that can be undone, for a reason.
#[track_caller]
fn undo(browser: &mut Browser, slug: &str) {
    let form = page(browser, slug).form_to("/integrity/undo");
    done_for_a_reason(browser, form);
}

/// Names by pairing number.
fn numbers(app: &TestApp) -> Vec<String> {
    app.lines(
        "SELECT CAST(tpn AS TEXT) || ' ' || last_name AS line FROM entries WHERE tpn IS NOT NULL \
         ORDER BY tpn",
    )
}

fn enter(arbiter: &mut Browser, slug: &str, name: &str, rating: &str) {
    let page = arbiter.open(&format!("/t/{slug}/entries"));
    let form = page.assert_ok().form("form[action$=\"/entries\"]");
    let form = form.set("last_name", name).set("rating", rating);
    arbiter.send(form).assert_status(303);
}

fn equals_exchange_numbers_until_round_4(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = with_players(&mut arbiter, "Torneo dei Pari", 4);
    enter(&mut arbiter, &slug, "Alberti", "2393");
    publish_round(&mut arbiter, &slug, 1);
    assert_eq!(numbers(&app)[..2], ["1 Alberti", "2 Provetti01"]);
    let at = format!("/t/{slug}/numbers");
    let list = arbiter.open(&at);
    // One pair of equals, and the numbers of the initial ranking.
    assert_eq!(
        list.attributes("form[action$='/exchange']", "action").len(),
        1
    );
    list.assert_shows("Sono quelli dell’ordine di partenza");
    done_for_a_reason(&mut arbiter, list.form_to("/exchange"));
    assert_eq!(numbers(&app)[..2], ["1 Provetti01", "2 Alberti"]);
    let line = "### Exchanged @ Round 1: 1 - 2, lo chiede il direttore";
    assert!(report(&mut arbiter, &slug).contains(line));
    page(&mut arbiter, &slug).assert_shows(line);
    // Unlike people keep theirs.
    let ids =
        app.lines("SELECT CAST(id AS TEXT) AS line FROM entries WHERE tpn IN (2, 3) ORDER BY tpn");
    let csrf = list.form_to("/exchange").value("csrf").unwrap().to_owned();
    let fields = [
        ("csrf", csrf.as_str()),
        ("first", ids[0].as_str()),
        ("second", ids[1].as_str()),
    ];
    arbiter
        .post(&format!("{at}/exchange"), &fields)
        .assert_status(422)
        .assert_shows("non sono pari");
    undo(&mut arbiter, &slug);
    assert_eq!(numbers(&app)[..2], ["1 Alberti", "2 Provetti01"]);
    let text = report(&mut arbiter, &slug);
    assert!(!text.contains(line), "{text}");
    assert!(
        text.contains("### Undone @ Round 1: Exchanged 1 - 2, lo chiede il direttore"),
        "{text}"
    );
    // Once undone, and once a round was paired with it, nothing more is offered.
    assert_eq!(open(&mut arbiter, &slug), 0);
    let form = arbiter.open(&at).form_to("/exchange");
    done_for_a_reason(&mut arbiter, form);
    assert_eq!(open(&mut arbiter, &slug), 1);
    for round in 1..=3 {
        enter_all(&mut arbiter, &slug, round, "1-0");
        publish_round(&mut arbiter, &slug, round + 1);
    }
    assert_eq!(open(&mut arbiter, &slug), 0);
    page(&mut arbiter, &slug).assert_shows("Non più: dopo si è andati avanti");
    // Round 4 is paired.
    let list = arbiter.open(&at);
    list.assert_shows("C.04.2, art. 2.3");
    assert!(list.attributes("main form", "action").is_empty());
    arbiter
        .post(&format!("{at}/renew"), &[("csrf", &csrf), ("reason", "x")])
        .assert_status(422);
}

fn wrong_data_are_corrected_and_everybody_numbered_anew(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = with_round_published(&mut arbiter, "Torneo degli Elo", 4);
    let entries = arbiter.open(&format!("/t/{slug}/entries"));
    let edit = entries.attributes("a[href$='/edit']", "href")[3].clone();
    let form = arbiter.open(&edit).form_to("/edit").set("rating", "2500");
    arbiter.send(form).assert_status(303);
    // The number stays, until the arbiter says otherwise.
    assert_eq!(numbers(&app)[3], "4 Provetti04");
    let list = arbiter.open(&format!("/t/{slug}/numbers"));
    list.assert_shows("4 giocatori hanno un numero diverso");
    done_for_a_reason(&mut arbiter, list.form_to("/renew"));
    assert_eq!(numbers(&app)[0], "1 Provetti04");
    let text = report(&mut arbiter, &slug);
    let line = "### Renumbered @ Round 1: 4 > 1 1 > 2 2 > 3 3 > 4, lo chiede il direttore";
    assert!(text.contains(line), "{text}");
    undo(&mut arbiter, &slug);
    assert_eq!(numbers(&app)[3], "4 Provetti04");
    // Pairings and results follow their people.
    enter_all(&mut arbiter, &slug, 1, "1-0");
    let before = app.lines("SELECT CAST(white_entry_id AS TEXT) AS line FROM pairings ORDER BY id");
    done_for_a_reason(&mut arbiter, list.form_to("/renew"));
    let after = app.lines("SELECT CAST(white_entry_id AS TEXT) AS line FROM pairings ORDER BY id");
    assert_eq!(before, after);
    publish_round(&mut arbiter, &slug, 2);
}

fn a_late_entry_gets_the_number_of_its_strength(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_round_published(&mut arbiter, "Torneo dei Tardi", 4);
    enter(&mut arbiter, &slug, "Tardelli", "2390");
    assert_eq!(numbers(&app)[1], "2 Tardelli");
    // From round 4 on the numbers that were given stay: whoever comes gets the last.
    for round in 1..=3 {
        enter_all(&mut arbiter, &slug, round, "1-0");
        publish_round(&mut arbiter, &slug, round + 1);
    }
    enter(&mut arbiter, &slug, "Ultimi", "2600");
    assert_eq!(numbers(&app)[5], "6 Ultimi");
}

fn result(app: &TestApp, round: u8, board: u8) -> Vec<String> {
    app.lines(&format!(
        "SELECT COALESCE(p.result, '-') AS line FROM pairings p JOIN rounds r ON r.id = p.round_id \
         WHERE r.number = {round} AND p.board = {board}"
    ))
}

fn corrections_are_undone_until_a_round_is_published(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = with_round_published(&mut arbiter, "Torneo delle Correzioni", 8);
    enter_all(&mut arbiter, &slug, 1, "1-0");
    publish_round(&mut arbiter, &slug, 2);
    correct_result(&mut arbiter, &slug, 1, 1, "0-1").assert_status(303);
    assert_eq!(result(&app, 1, 1), ["0-1"]);
    undo(&mut arbiter, &slug);
    assert_eq!(result(&app, 1, 1), ["1-0"]);
    let text = report(&mut arbiter, &slug);
    assert!(
        text.contains("### Undone @ Round 1: Result corrected 1.1"),
        "{text}"
    );
    assert!(!text.contains("### Result corrected"), "{text}");
    // The history of the board tells both.
    let history = arbiter.open(&format!("/t/{slug}/desk/1/board/1/history"));
    history.assert_shows("0–1");
    correct_result(&mut arbiter, &slug, 1, 1, "1/2-1/2").assert_status(303);
    enter_all(&mut arbiter, &slug, 2, "1-0");
    publish_round(&mut arbiter, &slug, 3);
    assert_eq!(open(&mut arbiter, &slug), 0);
    // The rating report alone.
    correct_result(&mut arbiter, &slug, 1, 2, "0-1").assert_status(303);
    assert_eq!(app.count("rating_corrections"), 1);
    undo(&mut arbiter, &slug);
    assert_eq!(app.count("rating_corrections"), 0);
    let text = report(&mut arbiter, &slug);
    assert!(
        text.contains("### Undone @ Round 1: Correction 1.2"),
        "{text}"
    );
}

fn adjournments_and_byes_are_undone(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = with_round_published(&mut arbiter, "Torneo delle Buste", 6);
    press_result(&mut arbiter, &slug, 1, 1, "adj").assert_status(303);
    page(&mut arbiter, &slug).assert_shows("Partita aggiornata, turno 1: 1.1");
    undo(&mut arbiter, &slug);
    assert_eq!(result(&app, 1, 1), ["-"]);
    let text = report(&mut arbiter, &slug);
    assert!(
        text.contains("### Undone @ Round 1: Adjourned 1.1"),
        "{text}"
    );
    let entries = format!("/t/{slug}/entries");
    let form = arbiter.open(&entries).form_to("/bye");
    let form = form.set("round", "3").set("kind", "F");
    arbiter.send(form).assert_status(303);
    assert_eq!(app.count("byes WHERE kind = 'F'"), 1);
    undo(&mut arbiter, &slug);
    assert_eq!(app.count("byes WHERE kind = 'F'"), 0);
}

fn settings_are_undone(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = with_round_published(&mut arbiter, "Torneo delle Regole", 6);
    let settings = format!("/t/{slug}/settings");
    let form = arbiter.open(&settings).form_to("/settings");
    done_for_a_reason(
        &mut arbiter,
        form.set("rounds", "5").set("tie_breaks", "BH, SB"),
    );
    undo(&mut arbiter, &slug);
    let form = arbiter.open(&settings).form_to("/settings");
    assert_eq!(form.value("rounds"), Some("7"));
    assert_eq!(open(&mut arbiter, &slug), 0);
    let text = report(&mut arbiter, &slug);
    assert!(
        text.contains("### Undone @ Round 1: Rounds changed 7 > 5"),
        "{text}"
    );
    assert!(!text.contains("### Tie-breaks changed"), "{text}");
    // What was changed again since is not thrown away.
    done_for_a_reason(&mut arbiter, form.set("rounds", "6"));
    assert_eq!(open(&mut arbiter, &slug), 1);
    let form = arbiter.open(&settings).form_to("/settings");
    arbiter
        .send(form.set("venue", "Sala Grande"))
        .assert_status(303);
    assert_eq!(open(&mut arbiter, &slug), 0);
}

fn a_round_by_hand_is_undone_to_before_its_draft(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = with_players(&mut arbiter, "Torneo delle Prove", 6);
    let pair = arbiter
        .open(&format!("/t/{slug}/entries"))
        .form_to("/desk/1/pair");
    crate::support::tournament::prepare(&mut arbiter, pair).assert_status(303);
    let draft = arbiter.open(&format!("/t/{slug}/desk/1"));
    arbiter.submit(draft.form_to("/hand/begin"));
    let hand = format!("/t/{slug}/desk/1/hand");
    let links = arbiter.open(&hand).attributes("td.pn a.seat", "href");
    let taken = arbiter.open(&links[0]);
    let colours = taken.form("#seats");
    let turn = taken.attributes("button[name=colours]", "value");
    arbiter
        .send(colours.press("colours", &turn[0]))
        .assert_status(303);
    let form = arbiter.open(&hand).form_to("/desk/1/publish");
    arbiter.submit(form.set("reason", "Colori concordati"));
    assert_eq!(app.count("rounds WHERE state = 'published'"), 1);
    undo(&mut arbiter, &slug);
    assert_eq!(app.count("rounds"), 0);
    assert_eq!(app.count("pairings"), 0);
    let text = report(&mut arbiter, &slug);
    assert!(
        text.contains("### Undone @ Round 1: MPA, lo chiede il direttore"),
        "{text}"
    );
    assert!(!text.contains("### MPA"), "{text}");
    // It is prepared again, as the rules give it; once a game has a result the round stays.
    publish_round(&mut arbiter, &slug, 1);
    press_result(&mut arbiter, &slug, 1, 1, "1-0").assert_status(303);
    assert_eq!(open(&mut arbiter, &slug), 0);
}

fn an_import_is_undone_as_long_as_nothing_follows(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = with_round_published(&mut arbiter, "Torneo dei File", 6);
    enter_all(&mut arbiter, &slug, 1, "1-0");
    let text = report(&mut arbiter, &slug);
    let folder = Folder::new("undone");
    let file = folder.path().join("copia.trf");
    std::fs::write(&file, text.replace("Torneo dei File", "Torneo Copiato")).unwrap();
    let done = std::process::Command::new(crate::support::app::binary())
        .args(["import", "--database", &app.database])
        .arg(&file)
        .output()
        .unwrap();
    assert!(done.status.success());
    let named = "SELECT slug AS line FROM tournaments WHERE name = 'Torneo Copiato'";
    let copy = app.lines(named).remove(0);
    let copy = copy.as_str();
    let of_copy = "tournament_id = (SELECT id FROM tournaments WHERE name = 'Torneo Copiato')";
    assert_eq!(app.count(&format!("entries WHERE {of_copy}")), 6);
    page(&mut arbiter, copy).assert_shows("### Import @ Round 1");
    undo(&mut arbiter, copy);
    for table in ["entries", "rounds", "pairings", "byes"] {
        assert_eq!(app.count(&format!("{table} WHERE {of_copy}")), 0, "{table}");
    }
    let text = report(&mut arbiter, copy);
    assert!(text.contains("### Undone @ Round 1: Import"), "{text}");
    assert!(!text.contains("### Import"), "{text}");
    enter(&mut arbiter, copy, "Nuovi", "1800");
    assert_eq!(numbers(&app).len(), 6);
}

fn prohibitions_are_undone_outside_fide_mode(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = with_round_published(&mut arbiter, "Torneo dei Fratelli", 6);
    let form = page(&mut arbiter, &slug).form_to("/fide-mode");
    done_for_a_reason(&mut arbiter, form);
    // FIDE mode does not come back.
    assert_eq!(open(&mut arbiter, &slug), 0);
    let entries = format!("/t/{slug}/entries");
    let list = arbiter.open(&entries);
    let form = list.form_to("/entries/forbid");
    let people = list.attributes(
        "form[action$='/entries/forbid'] select[name=first] option",
        "value",
    );
    let people: Vec<&String> = people.iter().filter(|value| !value.is_empty()).collect();
    done_for_a_reason(
        &mut arbiter,
        form.set("first", people[0]).set("second", people[1]),
    );
    assert_eq!(app.count("forbidden_pairs"), 1);
    undo(&mut arbiter, &slug);
    assert_eq!(app.count("forbidden_pairs"), 0);
    let text = report(&mut app.browser(), &slug);
    assert!(
        text.lines()
            .any(|line| line.trim_end() == "### Undone @ Round 1: Prohibition"),
        "{text}"
    );
}
