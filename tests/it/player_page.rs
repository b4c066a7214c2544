//! A participant's page: how the tournament went for them, as everybody may read it.

use crate::{
    ratings::{entry, report, taken_in},
    support::{
        Browser, TestApp, on_both_databases,
        tournament::{
            press_result, publish_first, publish_round, with_players, with_round_published,
        },
    },
};

on_both_databases!(
    it_tells_every_round_and_what_it_changed,
    the_game_that_is_played_stands_there,
    recorded_games_are_linked_and_taken_away,
    before_the_first_round_it_says_who_it_is,
);

fn it_tells_every_round_and_what_it_changed(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = taken_in(&mut arbiter, &report(7));
    let address = format!("/t/{slug}/player/{}", entry(&app, 1));
    let mut visitor = app.browser().in_italian();
    let page = visitor.open(&address);
    assert!(page.bytes.len() < 30_000, "{}", page.bytes.len());
    page.assert_shows("dopo il turno 7 di 9")
        .assert_shows("Posto 1 su 10, 5 punti dopo 7 turni.");
    let opponents = page.texts(".games-of tbody .name");
    assert_eq!(opponents.len(), 7);
    assert_eq!(opponents[1], "Zavoianu Radu GM");
    let colours = page.attributes(".games-of tbody .sq", "aria-label");
    let [white, black] = ["Bianco", "Nero"];
    assert_eq!(colours, [white, white, black, black, white, white, black]);
    let points = page.texts(".games-of tbody .pt");
    assert_eq!(points, ["1", "1", "½", "0", "1", "1", "½"]);
    let changes = page.texts(".games-of tbody a.bt");
    assert_eq!(
        changes,
        ["+3,2", "+14,4", "+5,0", "−5,8", "+11,6", "+11,0", "+2,0"]
    );
    let facts = page.texts("dl.facts dd");
    for fact in [
        "1º su 10",
        "5 su 7",
        "2375",
        "2533",
        "2,93",
        "+41,4 con K 20",
        "ITA",
    ] {
        assert!(facts.iter().any(|one| one == fact), "{fact}: {facts:?}");
    }
    // What is still enough for a norm, the category, the drawing, the ways on.
    page.assert_shows("alla norma di Maestro Internazionale")
        .assert_shows("Categoria CM");
    assert_eq!(page.texts("table.norms tbody th").len(), 5);
    let drawing = page.attributes("svg.plot", "aria-label");
    assert_eq!(
        drawing,
        ["Punti fatti 5, punti attesi 2,93, turno per turno"]
    );
    for (words, rest) in [
        ("Il mio tavolo", "my-board"),
        ("Il conto dell’Elo per intero", "ratings"),
        ("Le condizioni delle norme, una per una", "norms"),
    ] {
        let link = page.link(words);
        visitor.get(&link).assert_ok();
        assert!(link.contains(rest), "{words}: {link}");
    }
    // One change, term by term, where it stands.
    let opened = visitor.open(&page.attributes(".games-of a.bt", "href")[1]);
    opened.assert_shows("Perché il turno 2 vale +14,4");
    let terms = opened.texts("tr.unfold td.n");
    assert_eq!(terms, ["−169", "0,28", "+0,72", "+14,4"]);
    let english = app.browser().get(&address);
    english
        .assert_shows("after round 7 of 9")
        .assert_shows("+41.4 with K 20");
    // Of somebody who met nobody but the first: one game, and rounds without.
    let other = visitor.open(&format!("/t/{slug}/player/{}", entry(&app, 2)));
    assert_eq!(other.texts(".games-of tbody a.bt"), ["−3,2"]);
    visitor
        .get(&format!("/t/{slug}/player/424242"))
        .assert_status(404);
}

fn numbers(app: &TestApp) -> Vec<String> {
    app.lines("SELECT CAST(id AS TEXT) AS line FROM entries ORDER BY tpn, id")
}

fn the_game_that_is_played_stands_there(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_round_published(&mut arbiter, "Torneo Andato Bene", 5);
    let entries = numbers(&app);
    let mut visitor = app.browser().in_italian();
    let first = format!("/t/{slug}/player/{}", entries[0]);
    let page = visitor.open(&first);
    page.assert_shows("al tavolo 1 contro Provetti");
    assert_eq!(page.texts(".games-of tr.next .not").len(), 1);
    // The bye of the last one.
    let page = visitor.open(&format!("/t/{slug}/player/{}", entries[4]));
    page.assert_hides("al tavolo")
        .assert_shows("bye")
        .assert_shows("1 su 1");
    for board in [1, 2] {
        press_result(&mut arbiter, &slug, 1, board, "+/-").assert_status(303);
    }
    let page = visitor.open(&first);
    assert!(page.texts(".games-of tr.next").is_empty());
    page.assert_shows("forfait: non conta");
    publish_round(&mut arbiter, &slug, 2);
    let page = visitor.open(&first);
    page.assert_shows("Turno 2: ha il");
    assert_eq!(page.texts(".games-of tbody tr").len(), 2);
    // Somebody withdraws: no game is announced any more.
    let page = arbiter.open(&format!("/t/{slug}/entries"));
    let form = page.form_to(&format!("/entries/{}/withdraw", entries[1]));
    arbiter.send(form).assert_status(303);
    visitor
        .open(&format!("/t/{slug}/player/{}", entries[1]))
        .assert_shows("Ritiro dopo il turno 2.")
        .assert_hides("Turno 2: ha il");
}

fn play_all(arbiter: &mut Browser, game: &str, moves: &str) {
    for written in moves.split_whitespace() {
        let form = arbiter.open(game).assert_ok().form("#move-form");
        arbiter.send(form.set("move", written)).assert_status(303);
    }
}

fn recorded_games_are_linked_and_taken_away(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_round_published(&mut arbiter, "Torneo Registrato", 6);
    for (board, moves) in [(1, "e4 e5"), (2, "d4 d5")] {
        let game = format!("/t/{slug}/game/{}", app.pairing(1, board));
        play_all(&mut arbiter, &game, moves);
    }
    let white_of = |app: &TestApp, board: u16| {
        let query = format!(
            "SELECT CAST(white_entry_id AS TEXT) AS line FROM pairings WHERE id = {}",
            app.pairing(1, board)
        );
        app.lines(&query).remove(0)
    };
    let mut visitor = app.browser().in_italian();
    let address = format!("/t/{slug}/player/{}", white_of(&app, 1));
    let page = visitor.open(&address);
    let games = page.attributes(".games-of td.py a", "href");
    assert_eq!(games.len(), 1);
    visitor.open(&games[0]).assert_shows("e5");
    let file = page.link("La partita registrata, PGN");
    let games = visitor.get(&file);
    games.assert_ok();
    assert!(games.html().contains("1. e4 e5"), "{}", games.html());
    assert!(!games.html().contains("d4"), "{}", games.html());
    // Nothing of it for who has no recorded game.
    let other = format!("/t/{slug}/player/{}", white_of(&app, 3));
    let page = visitor.open(&other);
    assert!(page.texts(".games-of td.py").is_empty());
    assert_eq!(visitor.get(&format!("{other}/games.pgn")).html(), "");
    visitor
        .get(&format!("/t/{slug}/player/424242/games.pgn"))
        .assert_status(404);
}

fn before_the_first_round_it_says_who_it_is(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_players(&mut arbiter, "Torneo che Comincia", 4);
    let address = format!("/t/{slug}/player/{}", numbers(&app)[0]);
    let mut visitor = app.browser();
    let page = visitor.open(&address);
    page.assert_shows("The first round is not published yet.")
        .assert_shows("Provetti");
    assert!(page.texts("table").is_empty());
    publish_first(&mut arbiter, &slug);
    assert_eq!(visitor.open(&address).texts(".games-of tbody tr").len(), 1);
}
