//! Two who drew in a knock-out play on: rapid, blitz and Armageddon games at the desk, in the bracket, in the report and the archive.

use crate::{
    archive,
    exchange::{confirm, preview},
    knock_out::{boards, refused, with_players},
    referee::{check, write},
    support::{
        Browser, TestApp,
        folder::Folder,
        on_both_databases,
        page::Page,
        tournament::{correct_result, press_result, publish_round},
    },
};

on_both_databases!(
    blitz_decides_where_rapid_was_drawn,
    a_drawn_armageddon_game_lets_black_go_on,
    further_games_are_taken_back_until_the_next_round_is_published,
    further_games_go_out_and_come_in
);

/// A knock-out of thirteen with round 1 played; the last board, 8 against 9, is drawn.
fn drawn(arbiter: &mut Browser) -> String {
    let slug = with_players(arbiter, 13);
    publish_round(arbiter, &slug, 1);
    for (board, result) in (1..).zip(["1-0", "1-0", "1-0", "1-0", "1/2-1/2"]) {
        press_result(arbiter, &slug, 1, board, result).assert_status(303);
    }
    slug
}

fn match_page(arbiter: &mut Browser, slug: &str) -> Page {
    arbiter.open(&format!("/t/{slug}/desk/1/play-on/5"))
}

/// Enters the next game; `set` is kind, number of games, who has White and time control where a set begins.
fn play(arbiter: &mut Browser, slug: &str, set: Option<[&str; 4]>, result: &str) -> Page {
    let mut form = match_page(arbiter, slug).form_to("/play-on/5");
    for (field, value) in ["kind", "games", "white", "time_control"]
        .into_iter()
        .zip(set.into_iter().flatten())
    {
        form = form.set(field, value);
    }
    let sent = arbiter.send(form.press("result", result));
    sent.assert_status(303);
    match_page(arbiter, slug)
}

fn goes_on(app: &TestApp) -> Vec<String> {
    app.lines(
        "SELECT COALESCE(CAST(e.tpn AS TEXT), '-') AS line FROM pairings p JOIN rounds r ON r.id = p.round_id \
         LEFT JOIN entries e ON e.id = p.goes_on_entry_id \
         WHERE r.number = 1 AND p.board = 5 AND r.tournament_id = 1",
    )
}

/// The games as they are stored: kind, games of the set, the number of whoever had White, the result.
fn stored(app: &TestApp) -> Vec<String> {
    app.lines(
        "SELECT g.kind || ' ' || CAST(g.games AS TEXT) || ' ' || CAST(e.tpn AS TEXT) || ' ' || g.result AS line \
         FROM match_games g JOIN entries e ON e.id = g.white_entry_id ORDER BY g.pairing_id, g.number",
    )
}

/// Two rapid games are drawn, two of blitz decide for 9, who has Black on the board.
fn played_out(arbiter: &mut Browser, slug: &str) -> Page {
    let rapid = Some(["rapid", "2", "black", "10+5"]);
    play(arbiter, slug, rapid, "1/2-1/2");
    play(arbiter, slug, None, "1/2-1/2");
    let blitz = Some(["blitz", "2", "white", "3+2"]);
    play(arbiter, slug, blitz, "0-1");
    play(arbiter, slug, None, "1/2-1/2")
}

fn blitz_decides_where_rapid_was_drawn(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = drawn(&mut arbiter);
    let desk = arbiter.open(&format!("/t/{slug}/desk/1"));
    assert_eq!(
        desk.link("Gioca lo spareggio"),
        format!("/t/{slug}/desk/1/play-on/5")
    );
    // The form begins with two rapid games, colours changed.
    let first = match_page(&mut arbiter, &slug);
    let form = first.form_to("/play-on/5");
    assert_eq!(form.value("kind"), Some("rapid"));
    assert_eq!(form.value("games"), Some("2"));
    assert_eq!(form.value("white"), Some("black"));
    first.assert_shows("Ancora da decidere.");
    let page = play(
        &mut arbiter,
        &slug,
        Some(["rapid", "2", "black", "10+5"]),
        "1/2-1/2",
    );
    // The set goes on: its second game has the other colours, and the form asks for the result alone.
    page.assert_shows("rapid, partita 2 di 2. Bianco: Provetti08 Zelinda.");
    assert_eq!(page.form_to("/play-on/5").value("kind"), None);
    let page = play(&mut arbiter, &slug, None, "1/2-1/2");
    page.assert_shows("rapid 1–1")
        .assert_shows("Ancora da decidere.");
    assert_eq!(goes_on(&app), ["-"]);
    refused(
        &mut arbiter,
        &slug,
        2,
        "Dalla scacchiera 5 del turno 1 non passa",
    );
    assert_eq!(page.form_to("/play-on/5").value("kind"), Some("blitz"));
    play(
        &mut arbiter,
        &slug,
        Some(["blitz", "2", "white", "3+2"]),
        "0-1",
    );
    assert_eq!(goes_on(&app), ["-"]);
    let page = play(&mut arbiter, &slug, None, "1/2-1/2");
    page.assert_shows("Passa Provetti09 Zelinda.")
        .assert_shows("rapid 1–1, lampo ½–1½");
    assert_eq!(page.texts("tbody tr").len(), 5);
    assert_eq!(page.texts("form[action$=\"/play-on/5\"]").len(), 0);
    assert_eq!(goes_on(&app), ["9"]);
    assert_eq!(
        stored(&app),
        [
            "rapid 2 9 1/2-1/2",
            "rapid 2 8 1/2-1/2",
            "blitz 2 8 0-1",
            "blitz 2 9 1/2-1/2"
        ]
    );
    // Points come from the game of the round alone.
    let standings = arbiter.open(&format!("/t/{slug}/standings")).text();
    assert!(standings.contains("½"), "{standings}");
    // Everybody sees them beside the pair, 8 above 9.
    let mut visitor = app.browser().in_italian();
    let page = visitor.open(&format!("/t/{slug}/bracket"));
    assert_eq!(page.texts(".tie .more"), ["rapid 1–1, lampo ½–1½"]);
    assert_eq!(page.texts(".tie a[href*=\"play-on\"]").len(), 0);
    let trail = arbiter.open(&format!("/t/{slug}/record"));
    trail
        .assert_shows("lampo 0–1")
        .assert_shows("passa il Nero");
    publish_round(&mut arbiter, &slug, 2);
    assert_eq!(boards(&app, 2)[0], "9-1");
}

fn a_drawn_armageddon_game_lets_black_go_on(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = drawn(&mut arbiter);
    // Fields that make no game come back with what is wrong.
    let form = match_page(&mut arbiter, &slug).form_to("/play-on/5");
    let form = form.set("time_control", &"5".repeat(41));
    let page = arbiter.send(form.press("result", "1-0"));
    page.assert_status(422);
    assert_eq!(app.count("match_games"), 0);
    // An Armageddon game is one, whatever is chosen beside it.
    let armageddon = Some(["armageddon", "2", "black", "5+0, 4+0"]);
    let page = play(&mut arbiter, &slug, armageddon, "1/2-1/2");
    page.assert_shows("Passa Provetti08 Zelinda.");
    assert_eq!(stored(&app), ["armageddon 1 9 1/2-1/2"]);
    assert_eq!(goes_on(&app), ["8"]);
    let page = arbiter.open(&format!("/t/{slug}/bracket"));
    assert_eq!(page.texts(".tie .more"), ["Armageddon ½–½"]);
    publish_round(&mut arbiter, &slug, 2);
    assert_eq!(boards(&app, 2)[0], "1-8");
}

fn further_games_are_taken_back_until_the_next_round_is_published(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = drawn(&mut arbiter);
    // Somebody is named by lot, and then they play on after all: the games say it.
    let desk = format!("/t/{slug}/desk/1");
    let word = arbiter.open(&desk).form_to("/goes-on");
    arbiter
        .send(word.press("goes_on", "white"))
        .assert_status(303);
    let stale = match_page(&mut arbiter, &slug).form_to("/play-on/5");
    let by_lot = arbiter.open(&desk).form_to("/goes-on");
    let page = play(
        &mut arbiter,
        &slug,
        Some(["blitz", "1", "black", ""]),
        "1-0",
    );
    assert_eq!(goes_on(&app), ["9"]);
    // Two forms that were open meanwhile change nothing.
    let sent = arbiter.send(by_lot.press("goes_on", "black"));
    sent.assert_status(422)
        .assert_shows("Chi passa lo dicono le partite di spareggio.");
    let sent = arbiter.send(stale.press("result", "0-1"));
    sent.assert_status(422).assert_shows("Il match è finito");
    assert_eq!(app.count("match_games"), 1);
    // The result from which they played on stays, until the games are taken back.
    let sent = press_result(&mut arbiter, &slug, 1, 5, "1-0");
    sent.assert_status(422)
        .assert_shows("i due hanno giocato lo spareggio");
    arbiter
        .send(page.form_to("/play-on/5/take-back"))
        .assert_status(303);
    assert_eq!(
        (app.count("match_games"), goes_on(&app)),
        (0, vec!["-".to_owned()])
    );
    refused(
        &mut arbiter,
        &slug,
        2,
        "Dalla scacchiera 5 del turno 1 non passa",
    );
    // Sent twice, it is taken back once.
    let again = arbiter.send(page.form_to("/play-on/5/take-back"));
    again.assert_status(303);
    let page = play(
        &mut arbiter,
        &slug,
        Some(["blitz", "1", "black", ""]),
        "+/-",
    );
    publish_round(&mut arbiter, &slug, 2);
    assert_eq!(boards(&app, 2)[0], "9-1");
    let sent = arbiter.send(page.form_to("/play-on/5/take-back"));
    sent.assert_status(422)
        .assert_shows("Il turno 2 è già pubblicato");
    let page = match_page(&mut arbiter, &slug);
    assert_eq!(page.texts("main form").len(), 0);
    // A correction of the older round and back: the games say again who went on.
    correct_result(&mut arbiter, &slug, 1, 5, "1-0").assert_status(303);
    assert_eq!(goes_on(&app), ["-"]);
    correct_result(&mut arbiter, &slug, 1, 5, "1/2-1/2").assert_status(303);
    assert_eq!(goes_on(&app), ["9"]);
}

fn further_games_go_out_and_come_in(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = drawn(&mut arbiter);
    played_out(&mut arbiter, &slug);
    let text = |arbiter: &mut Browser, slug: &str| {
        arbiter.get(&format!("/t/{slug}/tournament.trf26")).html()
    };
    let report = text(&mut arbiter, &slug);
    for line in [
        "### Goes on @ Round 1: 9",
        "### Further game @ Round 1: 1. 9-8 1/2-1/2 rapid of 2, 10+5",
        "### Further game @ Round 1: 2. 8-9 1/2-1/2 rapid of 2, 10+5",
        "### Further game @ Round 1: 3. 8-9 0-1 blitz of 2, 3+2",
        "### Further game @ Round 1: 4. 9-8 1/2-1/2 blitz of 2, 3+2",
    ] {
        assert!(report.lines().any(|one| one == line), "{line}\n{report}");
    }
    let folder = Folder::new("knock-out-further");
    write(folder.path(), "coppa.trf", &report);
    let (code, lines, error) = check(folder.path(), &["coppa.trf"]);
    assert_eq!(code, 0, "{lines:?} {error}");
    let page = preview(&mut arbiter, report.as_bytes());
    let copy = confirm(&mut arbiter, &page);
    let without = |text: &str| -> Vec<String> {
        let lines = text.lines().filter(|line| !line.contains("Import @"));
        lines.map(str::to_owned).collect()
    };
    assert_eq!(without(&text(&mut arbiter, &copy)), without(&report));
    assert_eq!(app.count("match_games"), 8);
    let further = |browser: &mut Browser, slug: &str| {
        let page = browser.open(&format!("/t/{slug}/bracket"));
        page.texts(".tie .more")
    };
    assert_eq!(further(&mut arbiter, &copy), ["rapid 1–1, lampo ½–1½"]);
    // Games that are those of no match are left aside, and the word stays.
    let broken = report.replace("8-9 1/2-1/2 rapid of 2", "9-8 1/2-1/2 rapid of 2");
    let page = preview(&mut arbiter, broken.as_bytes());
    let other = confirm(&mut arbiter, &page);
    assert_eq!(app.count("match_games"), 8);
    let without_games = text(&mut arbiter, &other);
    assert!(
        without_games.contains("### Goes on @ Round 1: 9"),
        "{without_games}"
    );
    assert!(!without_games.contains("Further game"), "{without_games}");
    // The archive has them, on the other database.
    let bytes = archive::download(&mut arbiter, &slug);
    let (elsewhere, mut there) = archive::elsewhere(&app);
    archive::open(&mut there, &bytes);
    assert_eq!(elsewhere.count("match_games"), 4);
    assert_eq!(further(&mut there, &slug), ["rapid 1–1, lampo ½–1½"]);
}
