//! What touches the integrity of a tournament is asked about by its level, told in its report, and listed for its arbiters.

use crate::support::{
    Browser, TestApp, on_both_databases,
    page::Page,
    tournament::{done_for_a_reason, press_result, with_players, with_round_published},
};

on_both_databases!(
    rounds_change_after_the_start_after_two_questions,
    points_change_outside_fide_mode_after_two_questions,
    fide_mode_is_left_for_good,
    a_second_half_point_bye_is_asked_about_once,
    corrections_and_adjourned_games_are_told,
);

fn report(browser: &mut Browser, slug: &str) -> String {
    browser.get(&format!("/t/{slug}/tournament.trf26")).html()
}

/// Answers the question of a page with a reason.
fn because(browser: &mut Browser, page: &Page, reason: &str) -> Page {
    page.assert_status(422);
    browser.send(page.form("main form").set("reason", reason))
}

fn rounds_change_after_the_start_after_two_questions(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = with_round_published(&mut arbiter, "Torneo dei Turni", 6);
    let settings = format!("/t/{slug}/settings");
    let form = arbiter.open(&settings).form_to("/settings");
    let first = arbiter.send(form.set("rounds", "4"));
    first
        .assert_status(422)
        .assert_shows("I turni passano da 7 a 4 a torneo cominciato")
        .assert_shows("Serve un motivo, e una seconda conferma.");
    // Nothing typed: the same question, with what is wrong.
    let again = because(&mut arbiter, &first, "  ");
    again.assert_status(422);
    let second = because(&mut arbiter, &again, "Manca la sala di domenica");
    second
        .assert_status(422)
        .assert_shows("Motivo: Manca la sala di domenica");
    assert_eq!(
        arbiter.open(&settings).form_to("/settings").value("rounds"),
        Some("7")
    );
    assert!(!report(&mut arbiter, &slug).contains("Rounds changed"));
    arbiter.send(second.form("main form")).assert_status(303);
    let stored = arbiter.open(&settings).form_to("/settings");
    assert_eq!(stored.value("rounds"), Some("4"));
    let text = report(&mut arbiter, &slug);
    let line = "### Rounds changed @ Round 1: 7 > 4, Manca la sala di domenica";
    assert!(text.contains(line), "{text}");
    arbiter
        .open(&format!("/t/{slug}/integrity"))
        .assert_shows("Numero dei turni cambiato, turno 1: 7 > 4")
        .assert_shows(line);
    // Other settings are not asked about.
    arbiter
        .send(stored.set("venue", "Sala dei Tigli"))
        .assert_status(303);
}

fn points_change_outside_fide_mode_after_two_questions(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = with_round_published(&mut arbiter, "Torneo dei Punti", 6);
    press_result(&mut arbiter, &slug, 1, 1, "1-0").assert_status(303);
    let settings = format!("/t/{slug}/settings");
    let three = |arbiter: &mut Browser| {
        let form = arbiter.open(&settings).form_to("/settings");
        arbiter.send(
            form.set("win", "3")
                .set("draw", "1")
                .set("pairing_bye", "1"),
        )
    };
    three(&mut arbiter)
        .assert_status(422)
        .assert_shows("In modalità FIDE non si può");
    let leave = arbiter
        .open(&format!("/t/{slug}/integrity"))
        .form_to("/fide-mode");
    done_for_a_reason(&mut arbiter, leave);
    let first = three(&mut arbiter);
    first.assert_shows("I punti cambiano a torneo cominciato");
    let second = because(&mut arbiter, &first, "Lo prevede il bando");
    arbiter.send(second.form("main form")).assert_status(303);
    let text = report(&mut arbiter, &slug);
    let line = "### Scoring changed @ Round 1: 1-½-0, bye 1 > 3-1-0, bye 1, Lo prevede il bando";
    assert!(text.contains(line), "{text}");
    arbiter.open(&format!("/t/{slug}/standings")).assert_ok();
}

fn forbid(browser: &mut Browser, slug: &str) -> Page {
    let page = browser.open(&format!("/t/{slug}/entries"));
    let form = page.form_to("/entries/forbid");
    let people = page.attributes(
        "form[action$='/entries/forbid'] select[name=first] option",
        "value",
    );
    let people: Vec<&String> = people.iter().filter(|value| !value.is_empty()).collect();
    browser.send(form.set("first", people[0]).set("second", people[1]))
}

fn fide_mode_is_left_for_good(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = with_round_published(&mut arbiter, "Torneo dei Modi", 6);
    let refused = forbid(&mut arbiter, &slug);
    refused
        .assert_status(422)
        .assert_shows("In modalità FIDE non si può");
    assert_eq!(app.count("forbidden_pairs"), 0);
    let page = arbiter.open(&format!("/t/{slug}/integrity"));
    page.assert_shows("Nessuno: tutti i turni sono quelli del regolamento.");
    let first = arbiter.send(page.form_to("/fide-mode"));
    first.assert_shows("Non si torna indietro.");
    let second = because(&mut arbiter, &first, "Torneo di circolo, senza Elo");
    second.assert_status(422);
    let outside = "Fuori dalla modalità FIDE dopo il turno 1";
    arbiter
        .open(&format!("/t/{slug}/desk/1"))
        .assert_hides(outside);
    arbiter.send(second.form("main form")).assert_status(303);
    // Everybody sees it, and it cannot be entered again.
    arbiter
        .open(&format!("/t/{slug}/desk/1"))
        .assert_shows(outside);
    app.browser()
        .in_italian()
        .open(&format!("/t/{slug}/standings"))
        .assert_shows(outside);
    let page = arbiter.open(&format!("/t/{slug}/integrity"));
    page.assert_shows("Lasciata dopo il turno 1: Torneo di circolo, senza Elo");
    assert!(
        page.attributes("form[action$='/fide-mode']", "action")
            .is_empty()
    );
    // Now two questions settle it; the report names nobody.
    let first = forbid(&mut arbiter, &slug);
    let second = because(&mut arbiter, &first, "Sono fratelli");
    arbiter.send(second.form("main form")).assert_status(303);
    assert_eq!(app.count("forbidden_pairs"), 1);
    let text = report(&mut app.browser(), &slug);
    assert!(
        text.contains("### FIDE mode left @ Round 1: Torneo di circolo, senza Elo"),
        "{text}"
    );
    assert!(
        text.lines()
            .any(|line| line.trim_end() == "### Prohibition @ Round 1"),
        "{text}"
    );
    assert!(!text.contains("fratelli"), "{text}");
    // Who is no arbiter reads the list nowhere.
    app.browser()
        .get(&format!("/t/{slug}/integrity"))
        .assert_status(401);
}

fn a_second_half_point_bye_is_asked_about_once(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = with_players(&mut arbiter, "Torneo dei Riposi", 6);
    let entries = format!("/t/{slug}/entries");
    let bye = |arbiter: &mut Browser, round: &str, kind: &str| {
        let form = arbiter.open(&entries).form_to("/bye");
        arbiter.send(form.set("round", round).set("kind", kind))
    };
    bye(&mut arbiter, "2", "H").assert_status(303);
    let asked = bye(&mut arbiter, "3", "H");
    asked
        .assert_status(422)
        .assert_shows("Ha già un bye da mezzo punto al turno 2");
    assert_eq!(app.count("byes"), 1);
    because(&mut arbiter, &asked, "Lo prevede il bando").assert_status(303);
    assert_eq!(app.count("byes"), 2);
    // A full point is told, not asked about.
    bye(&mut arbiter, "4", "F").assert_status(303);
    let text = report(&mut arbiter, &slug);
    assert!(text.contains("### Full-point bye @ Round 4: "), "{text}");
}

fn corrections_and_adjourned_games_are_told(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_round_published(&mut arbiter, "Torneo delle Pause", 4);
    press_result(&mut arbiter, &slug, 1, 1, "adj").assert_status(303);
    let text = report(&mut arbiter, &slug);
    assert!(text.contains("### Adjourned @ Round 1: board 1"), "{text}");
    press_result(&mut arbiter, &slug, 1, 1, "1-0").assert_status(303);
    assert!(!report(&mut arbiter, &slug).contains("Adjourned"));
}
