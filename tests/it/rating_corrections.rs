//! Results of rounds before the previous one: in FIDE mode they go into the rating report, and change nothing else.

use crate::support::{
    Browser, TestApp, on_both_databases,
    tournament::{
        correct_result, done_for_a_reason, enter_all, press_result, publish_round,
        with_round_published,
    },
};

on_both_databases!(
    an_old_result_goes_into_the_rating_report,
    outside_fide_mode_an_old_result_changes_the_standings,
);

/// A tournament with results of two rounds, and a third one published.
fn three_rounds(arbiter: &mut Browser, name: &str) -> String {
    let slug = with_round_published(arbiter, name, 8);
    enter_all(arbiter, &slug, 1, "1-0");
    publish_round(arbiter, &slug, 2);
    enter_all(arbiter, &slug, 2, "1/2-1/2");
    publish_round(arbiter, &slug, 3);
    slug
}

fn file(browser: &mut Browser, slug: &str, name: &str) -> Vec<String> {
    let text = browser.get(&format!("/t/{slug}/{name}")).html();
    text.lines().map(str::to_owned).collect()
}

fn result_of_board_1(app: &TestApp) -> Vec<String> {
    app.lines(
        "SELECT p.result AS line FROM pairings p JOIN rounds r ON r.id = p.round_id \
         WHERE r.number = 1 AND p.board = 1",
    )
}

fn an_old_result_goes_into_the_rating_report(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = three_rounds(&mut arbiter, "Torneo dei Moduli");
    let export = format!("/t/{slug}/export");
    arbiter.open(&export).assert_hides("per l’Elo");
    let standings = arbiter.open(&format!("/t/{slug}/standings.csv")).html();
    let question = press_result(&mut arbiter, &slug, 1, 1, "0-1");
    question
        .assert_status(422)
        .assert_shows("la classifica e gli abbinamenti restano come sono")
        .assert_shows("1–0 diventa 0–1");
    // Without a reason it is asked again, and nothing is written.
    let form = question.form_to("/result").set("reason", " ");
    arbiter.send(form).assert_status(422);
    assert_eq!(app.count("rating_corrections"), 0);
    let form = question
        .form_to("/result")
        .set("reason", "moduli scambiati");
    arbiter.send(form).assert_status(303);
    assert_eq!(result_of_board_1(&app), ["1-0"]);
    assert_eq!(
        arbiter.open(&format!("/t/{slug}/standings.csv")).html(),
        standings
    );
    arbiter
        .open(&format!("/t/{slug}/desk/1"))
        .assert_shows("Per l’Elo: tavolo 1, 0–1 (moduli scambiati).");
    arbiter
        .open(&format!("/t/{slug}/desk/2"))
        .assert_hides("Per l’Elo");
    // Both reports tell of it, without the reason; that for the ratings alone has the other result.
    let whole = file(&mut app.browser(), &slug, "tournament.trf26");
    let rating = file(&mut app.browser(), &slug, "rating.trf26");
    let told = "### Correction @ Round 1: 1.1 1-0 > 0-1";
    for report in [&whole, &rating] {
        assert!(
            report.iter().any(|line| line.trim_end() == told),
            "{report:?}"
        );
    }
    let other: Vec<&str> = whole
        .iter()
        .zip(&rating)
        .filter(|(one, other)| one != other)
        .map(|(_, other)| other.get(91..99).unwrap_or_default().trim())
        .collect();
    assert_eq!(whole.len(), rating.len());
    // White lost and Black won, whoever the lot gave which colour.
    let ends: Vec<&str> = other.iter().filter_map(|cell| cell.get(2..)).collect();
    assert!(
        ends == ["w 0", "b 1"] || ends == ["b 1", "w 0"],
        "{rating:?}"
    );
    arbiter
        .open(&export)
        .assert_shows("TRF26 per l’Elo, con i risultati corretti");
    arbiter
        .open(&format!("/t/{slug}/integrity"))
        .assert_shows("Risultato corretto nel solo rapporto per l’Elo");
    arbiter
        .open(&format!("/t/{slug}/record?part=results"))
        .assert_shows("moduli scambiati");
    // It is not cleared; the previous round changes the standings as before.
    press_result(&mut arbiter, &slug, 1, 1, "clear")
        .assert_status(422)
        .assert_shows("non si cancella più");
    press_result(&mut arbiter, &slug, 2, 1, "1-0")
        .assert_status(422)
        .assert_shows("La classifica cambia da questo turno in poi");
    // The result that stands takes the correction away.
    correct_result(&mut arbiter, &slug, 1, 1, "1-0").assert_status(303);
    assert_eq!(app.count("rating_corrections"), 0);
    let whole = file(&mut app.browser(), &slug, "tournament.trf26");
    assert_eq!(file(&mut app.browser(), &slug, "rating.trf26"), whole);
    assert!(
        whole
            .iter()
            .any(|line| line.trim_end() == "### Correction @ Round 1: 1.1 0-1 > 1-0")
    );
}

fn outside_fide_mode_an_old_result_changes_the_standings(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = three_rounds(&mut arbiter, "Torneo senza Elo");
    let form = arbiter
        .open(&format!("/t/{slug}/integrity"))
        .form_to("/fide-mode");
    done_for_a_reason(&mut arbiter, form);
    press_result(&mut arbiter, &slug, 1, 1, "0-1")
        .assert_status(422)
        .assert_shows("La classifica cambia da questo turno in poi");
    correct_result(&mut arbiter, &slug, 1, 1, "0-1").assert_status(303);
    assert_eq!(result_of_board_1(&app), ["0-1"]);
    assert_eq!(app.count("rating_corrections"), 0);
}
