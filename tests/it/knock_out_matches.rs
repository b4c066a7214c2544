//! A knock-out of matches of two games: both are published together, count together, and a level match is played on.

use crate::{
    exchange::{confirm, preview},
    knock_out::{boards, refused, with_system},
    referee::{check, write},
    support::{
        Browser, TestApp,
        folder::Folder,
        on_both_databases,
        tournament::{enter_all, press_result, publish_round},
    },
};

on_both_databases!(
    five_play_matches_of_two_games,
    a_lot_says_who_goes_on_from_a_level_match
);

const SYSTEM: &str = "knock-out-two-third";

/// Enters the next further game of a match; `set` is kind, number of games, who has White and time control where a set begins.
fn play_on(arbiter: &mut Browser, slug: &str, set: Option<[&str; 4]>, result: &str) {
    let page = arbiter.open(&format!("/t/{slug}/desk/2/play-on/1"));
    let mut form = page.assert_ok().form_to("/play-on/1");
    for (field, value) in ["kind", "games", "white", "time_control"]
        .into_iter()
        .zip(set.into_iter().flatten())
    {
        form = form.set(field, value);
    }
    arbiter
        .send(form.press("result", result))
        .assert_status(303);
}

fn text(arbiter: &mut Browser, slug: &str) -> String {
    let page = arbiter.get(&format!("/t/{slug}/tournament.trf26"));
    page.assert_ok();
    page.html()
}

fn goes_on(app: &TestApp) -> Vec<String> {
    app.lines(
        "SELECT r.number || ': ' || e.tpn AS line FROM pairings p JOIN rounds r ON r.id = p.round_id \
         JOIN entries e ON e.id = p.goes_on_entry_id WHERE r.tournament_id = 1 ORDER BY r.number",
    )
}

fn five_play_matches_of_two_games(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = with_system(&mut arbiter, 5, SYSTEM, "rating");
    publish_round(&mut arbiter, &slug, 1);
    // Three matches of two games, the first two published together, the colours of the second reversed.
    assert_eq!(app.count("rounds WHERE state = 'published'"), 2);
    let planned = "SELECT CAST(rounds_planned AS TEXT) AS line FROM tournaments";
    assert_eq!(app.lines(planned), ["6"]);
    assert_eq!([boards(&app, 1), boards(&app, 2)].concat(), ["4-5", "5-4"]);
    assert_eq!(app.count("byes WHERE kind = 'U' AND round = 1"), 3);
    assert_eq!(app.count("byes WHERE kind = 'U' AND round = 2"), 3);
    press_result(&mut arbiter, &slug, 1, 1, "1-0").assert_status(303);
    refused(&mut arbiter, &slug, 3, "non passa");
    press_result(&mut arbiter, &slug, 2, 1, "1-0").assert_status(303);
    // A win each: the match is level, whatever either game was.
    refused(
        &mut arbiter,
        &slug,
        3,
        "Dalla scacchiera 1 del turno 2 non passa",
    );
    let mut visitor = app.browser().in_italian();
    let why = visitor.open(&format!("/t/{slug}/round/2/why"));
    why.assert_ok().assert_shows("Quarti di finale");
    // Both games of the match stand above the further ones.
    let page = arbiter.open(&format!("/t/{slug}/desk/2/play-on/1"));
    assert_eq!(page.texts("main tbody tr").len(), 2);
    play_on(
        &mut arbiter,
        &slug,
        Some(["rapid", "2", "black", "10+5"]),
        "1-0",
    );
    play_on(&mut arbiter, &slug, None, "1-0");
    play_on(
        &mut arbiter,
        &slug,
        Some(["armageddon", "1", "white", "5+0"]),
        "1/2-1/2",
    );
    assert_eq!(goes_on(&app), ["2: 4"]);
    // The further games rest on both games together.
    press_result(&mut arbiter, &slug, 1, 1, "0-1")
        .assert_status(422)
        .assert_shows("hanno giocato lo spareggio");
    publish_round(&mut arbiter, &slug, 3);
    assert_eq!(boards(&app, 3), ["1-4", "3-2"]);
    assert_eq!(boards(&app, 4), ["4-1", "2-3"]);
    enter_all(&mut arbiter, &slug, 3, "1-0");
    enter_all(&mut arbiter, &slug, 4, "1/2-1/2");
    publish_round(&mut arbiter, &slug, 5);
    assert_eq!(boards(&app, 5), ["1-3", "2-4"]);
    assert_eq!(boards(&app, 6), ["3-1", "4-2"]);
    let page = visitor.open(&format!("/t/{slug}/bracket"));
    page.assert_ok();
    assert_eq!(page.texts(".tie.open").len(), 2);
    enter_all(&mut arbiter, &slug, 5, "1/2-1/2");
    press_result(&mut arbiter, &slug, 6, 1, "0-1").assert_status(303);
    press_result(&mut arbiter, &slug, 6, 2, "1-0").assert_status(303);
    let page = visitor.open(&format!("/t/{slug}/bracket"));
    page.assert_ok()
        .assert_shows("ha vinto il torneo")
        .assert_shows("1½");
    let page = visitor.open(&format!("/t/{slug}/standings"));
    let names = page.texts("td.name");
    let order = ["01", "03", "04", "02", "05"].map(|number| format!("Provetti{number} Zelinda"));
    for (name, expected) in names.iter().zip(&order) {
        assert!(name.starts_with(expected.as_str()), "{names:?}");
    }
    out_and_in_again(&mut arbiter, &slug);
}

/// The report is right by the program's own check, and comes in again as it went out.
fn out_and_in_again(arbiter: &mut Browser, slug: &str) {
    let report = text(arbiter, slug);
    assert!(report.contains("192 CUSTOM_KNOCKOUT"), "{report}");
    assert!(
        report.contains("### Two games a match @ Round 0"),
        "{report}"
    );
    let folder = Folder::new("knock-out-two");
    write(folder.path(), "coppa.trf", &report);
    let (code, lines, error) = check(folder.path(), &["coppa.trf"]);
    assert_eq!(code, 0, "{lines:?} {error}");
    let page = preview(arbiter, report.as_bytes());
    page.assert_ok();
    let copy = confirm(arbiter, &page);
    let without = |text: &str| -> Vec<String> {
        let lines = text.lines().filter(|line| !line.contains("Import @"));
        lines.map(str::to_owned).collect()
    };
    assert_eq!(without(&text(arbiter, &copy)), without(&report));
    let page = arbiter.open(&format!("/t/{copy}/bracket"));
    page.assert_ok().assert_shows("ha vinto il torneo");
}

fn a_lot_says_who_goes_on_from_a_level_match(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = with_system(&mut arbiter, 4, "knock-out-two", "rating");
    publish_round(&mut arbiter, &slug, 1);
    enter_all(&mut arbiter, &slug, 1, "1/2-1/2");
    // After the first games nobody is asked who goes on.
    let page = arbiter.open(&format!("/t/{slug}/desk/1"));
    assert!(!page.html().contains("/goes-on"));
    enter_all(&mut arbiter, &slug, 2, "1/2-1/2");
    let page = arbiter.open(&format!("/t/{slug}/desk/2"));
    let form = page.assert_ok().form_to("/goes-on");
    arbiter
        .send(form.press("goes_on", "white"))
        .assert_status(303);
    assert_eq!(goes_on(&app).len(), 1);
    // A first game that was written wrong decides the match, and the lot goes.
    press_result(&mut arbiter, &slug, 1, 1, "1-0").assert_status(303);
    assert_eq!(goes_on(&app), Vec::<String>::new());
}
