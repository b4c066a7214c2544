//! Games at the boards: moves in every notation, refusals with their reason, signals for arbiters only.

use crate::{
    rounds::{visible, without_secrets},
    support::{Browser, TestApp, on_both_databases, page::Page, tournament::with_round_published},
};

on_both_databases!(
    an_unreadable_clock_keeps_the_move,
    moves_in_every_notation,
    refusals_say_why,
    incidents_stay_and_count,
    undo_leaves_a_trace,
    signals_on_the_arbiters_page,
    unusual_spelling_is_noted,
    signals_never_public,
);

fn board(app: &mut TestApp) -> (Browser, String, String) {
    let mut arbiter = app.admin();
    let slug = with_round_published(&mut arbiter, "Torneo delle Mosse", 6);
    let game = format!("/t/{slug}/game/{}", app.pairing(1, 1));
    (arbiter, slug, game)
}

/// Records a move through the page's form.
fn play(arbiter: &mut Browser, game: &str, written: &str) -> Page {
    let form = arbiter.open(game).assert_ok().form("#move-form");
    arbiter.send(form.set("move", written))
}

fn play_all(arbiter: &mut Browser, game: &str, moves: &str) {
    for written in moves.split_whitespace() {
        play(arbiter, game, written).assert_status(303);
    }
}

fn stored(app: &TestApp, pairing: &str) -> Vec<String> {
    app.lines(&format!(
        "SELECT m.san AS line FROM game_moves m JOIN games g ON g.id = m.game_id WHERE g.pairing_id = {pairing} \
         AND m.undone_at IS NULL ORDER BY m.ply"
    ))
}

fn moves_in_every_notation(mut app: TestApp) {
    let (mut arbiter, _, game) = board(&mut app);
    let pairing = app.pairing(1, 1);
    // Italian, English SAN, long, UCI; castling with zeros; a capture with check; a promotion.
    play_all(
        &mut arbiter,
        &game,
        "e4 e5 Cf3 Nc6 Ac4 Af8-c5 0-0 g8f6 Axf7+ Rxf7 b4 h5 bxc5 h4 g3 hxg3 Rg2 gxh2 Ac1b2 h1=D+",
    );
    assert_eq!(
        stored(&app, &pairing).join(" "),
        "e4 e5 Nf3 Nc6 Bc4 Bc5 O-O Nf6 Bxf7+ Kxf7 b4 h5 bxc5 h4 g3 hxg3 Kg2 gxh2 Bb2 h1=Q+"
    );
    // The reader's letters.
    arbiter.get(&format!("{game}?all=1")).assert_shows("Bxf7+");
    arbiter.language = "it".to_owned();
    let page = arbiter.get(&format!("{game}?all=1"));
    page.assert_shows("Axf7+");
    page.assert_shows("h1=D+");
}

/// A capture sign where nothing is taken: the move is clear and recorded, and a note says what is unusual.
fn unusual_spelling_is_noted(mut app: TestApp) {
    let (mut arbiter, _, game) = board(&mut app);
    let pairing = app.pairing(1, 1);
    play_all(&mut arbiter, &game, "e4 e5 Cf3 Cc6 Ac4");
    let notes = |arbiter: &mut Browser| arbiter.get(&game).texts("[data-spelling]");
    assert_eq!(notes(&mut arbiter), Vec::<String>::new());
    play(&mut arbiter, &game, "Af8:c5").assert_status(303);
    assert_eq!(stored(&app, &pairing).last().unwrap(), "Bc5");
    assert_eq!(notes(&mut arbiter), ["Af8:c5: not a capture."]);
    arbiter.language = "it".to_owned();
    assert_eq!(notes(&mut arbiter), ["Af8:c5: non è una presa."]);
}

fn refusals_say_why(mut app: TestApp) {
    let (mut arbiter, _, game) = board(&mut app);
    let pairing = app.pairing(1, 1);
    let refused = play(&mut arbiter, &game, "e5");
    refused.assert_status(422);
    let alert = refused.texts("#why").join(" ");
    assert!(alert.contains("3."), "an article: {alert}");
    play_all(&mut arbiter, &game, "e4 e5 Nf3 d6 Nc3 h6 d4 h5");
    let before = app.state();
    let ambiguous = play(&mut arbiter, &game, "Ne2-");
    assert_eq!(ambiguous.status, 422);
    for (written, english, italian) in [
        ("O-O-O", "Between king and rook", "Tra re e torre"),
        ("Bb9", "cannot be read", "non si legge"),
        ("Ke3", "", ""),
        ("Nf3", "", ""),
    ] {
        arbiter.language = "en".to_owned();
        let page = play(&mut arbiter, &game, written);
        page.assert_status(422);
        let in_english = page.texts("#why").join(" ");
        arbiter.language = "it".to_owned();
        let page = play(&mut arbiter, &game, written);
        page.assert_status(422);
        let in_italian = page.texts("#why").join(" ");
        assert!(in_english.contains(english), "{in_english}");
        assert!(
            !in_italian.is_empty() && in_italian != in_english,
            "{in_italian}"
        );
        eprintln!("{written}: {in_english} | {in_italian} ({italian})");
        // What was typed is still in the field.
        assert_eq!(page.form("#move-form").value("move"), Some(written));
    }
    arbiter.language = "en".to_owned();
    // Two knights reach e2: the candidates are buttons, and pressing one records it.
    play_all(&mut arbiter, &game, "Ng1 h4");
    let count = stored(&app, &pairing).len();
    let page = play(&mut arbiter, &game, "Ne2");
    page.assert_status(422).assert_shows("fits 2 moves");
    let candidates = page.attributes("#why input[name=move]", "value");
    assert_eq!(candidates.len(), 2, "{candidates:?}");
    assert_eq!(stored(&app, &pairing).len(), count);
    arbiter.send(page.form("#why form")).assert_status(303);
    assert_eq!(stored(&app, &pairing).len(), count + 1);
    assert_ne!(app.state(), before);
    // Wrong clock, absurd moves: refused, with nothing written.
    let before = app.state();
    let form = arbiter.open(&game).form("#move-form").set("move", "a6");
    arbiter
        .send(form.clone().set("clock", "un'ora"))
        .assert_status(422);
    for written in [
        "",
        " ",
        "♞",
        &"e4".repeat(500),
        "e4\u{7}",
        "<b>e4</b>",
        "e4; DROP TABLE games",
    ] {
        arbiter
            .send(form.clone().set("move", written))
            .assert_status(422);
    }
    assert_eq!(app.state(), before);
    // A page that is no longer the newest.
    arbiter.send(form.clone()).assert_status(303);
    let stale = form
        .set("move", "a5")
        .forge("key", "0123456789abcdef0123456789abcdef");
    let before = app.state();
    arbiter.send(stale).assert_status(409);
    assert_eq!(app.state(), before);
}

fn incident(arbiter: &mut Browser, game: &str, kind: &str, colour: &str, facts: &str) -> Page {
    let form = arbiter
        .open(&format!("{game}/incident/{kind}?only=1"))
        .assert_ok()
        .form_to("/incident");
    arbiter.send(form.set("colour", colour).set("facts", facts))
}

/// Looks at a verdict and records it without a result.
fn rule(arbiter: &mut Browser, game: &str, question: &str, note: &str) -> Page {
    let page = arbiter.open(&format!("{game}/{question}"));
    let form = page.assert_ok().form("form.confirm").set("note", note);
    arbiter.send(form.press("only_record", "1"))
}

fn incidents_stay_and_count(mut app: TestApp) {
    let (mut arbiter, slug, game) = board(&mut app);
    play_all(&mut arbiter, &game, "e4 e5");
    let completed = "illegal?side=white&written=Re1-e3";
    rule(&mut arbiter, &game, completed, "seen by both").assert_status(303);
    let page = arbiter.open(&game);
    page.assert_shows("White 1, Black 0.")
        .assert_shows("Re1-e3")
        .assert_shows("seen by both");
    // What the second one of the same player costs is told before it is recorded.
    arbiter
        .open(&format!("{game}/illegal?side=white"))
        .assert_shows("Second illegal move of the same player.");
    rule(&mut arbiter, &game, "illegal?side=white", "again").assert_status(303);
    rule(&mut arbiter, &game, "illegal?side=black", "Black too").assert_status(303);
    arbiter.open(&game).assert_shows("White 2, Black 1.");
    arbiter
        .open(&format!("/t/{slug}/floor"))
        .assert_ok()
        .assert_shows("White 2, Black 1.");
    // An unknown kind is refused, and whose it was must be said.
    let before = app.state();
    let form = arbiter
        .open(&format!("{game}/incident/phone?only=1"))
        .form_to("/incident");
    for kind in ["earthquake", "flag"] {
        arbiter
            .send(form.clone().forge("kind", kind))
            .assert_status(422);
    }
    arbiter
        .get(&format!("{game}/incident/earthquake"))
        .assert_status(404);
    // An illegal move is judged before it counts, wherever its form came from.
    let forged = form.forge("kind", "illegal").set("colour", "white");
    let page = arbiter.send(forged);
    assert_eq!(
        page.redirect(),
        Some(format!("{game}/illegal?side=white&written="))
    );
    assert_eq!(app.state(), before);
}

fn undo_leaves_a_trace(mut app: TestApp) {
    let (mut arbiter, _, game) = board(&mut app);
    let pairing = app.pairing(1, 1);
    play_all(&mut arbiter, &game, "e4 e5 Qh5");
    let page = arbiter.open(&game);
    let undo = page.form_to("/undo");
    arbiter.send(undo.clone()).assert_status(303);
    assert_eq!(stored(&app, &pairing), ["e4", "e5"]);
    let gone = app.lines(
        "SELECT san || ' ' || undone_by AS line FROM game_moves WHERE undone_at IS NOT NULL",
    );
    assert_eq!(gone, ["Qh5 Ada Arbiter"]);
    assert_eq!(app.count("audit WHERE action = 'game.undo-move'"), 1);
    // The same request again takes nothing more; an old page's undo neither.
    arbiter.send(undo.clone()).assert_status(303);
    arbiter
        .send(undo.forge("key", "0123456789abcdef0123456789abcdef"))
        .assert_status(409);
    assert_eq!(stored(&app, &pairing), ["e4", "e5"]);
    play(&mut arbiter, &game, "Nf3").assert_status(303);
    assert_eq!(stored(&app, &pairing), ["e4", "e5", "Nf3"]);
}

const SHUFFLE: &str = "Nf3 Nf6 Ng1 Ng8";
/// Loyd's stalemate in ten moves.
const STALEMATE: &str =
    "e3 a5 Qh5 Ra6 Qxa5 h5 h4 Rah6 Qxc7 f6 Qxd7+ Kf7 Qxb7 Qd3 Qxb8 Qh7 Qxc8 Kg6 Qe6";

fn signals_on_the_arbiters_page(mut app: TestApp) {
    let (mut arbiter, slug, game) = board(&mut app);
    // The initial position a second time, a third, a fifth.
    play_all(&mut arbiter, &game, SHUFFLE);
    arbiter.open(&game).assert_shows("Repetition");
    play_all(&mut arbiter, &game, "Nf3 Nf6 Ng1");
    // Black may announce …Ng8; nobody else may claim.
    let page = arbiter.open(&game);
    page.assert_shows("Black may claim by writing down and announcing")
        .assert_shows("Ng8");
    page.assert_hides("White may claim");
    play_all(&mut arbiter, &game, "Ng8");
    let page = arbiter.open(&game);
    page.assert_shows("White may claim now")
        .assert_hides("Black may claim now");
    arbiter
        .open(&format!("/t/{slug}/floor"))
        .assert_shows("threefold repetition");
    play_all(&mut arbiter, &game, &[SHUFFLE, SHUFFLE].join(" "));
    let ended = arbiter.open(&game);
    assert!(!ended.texts(".flags .tag").is_empty(), "{}", ended.text());
    ended.assert_shows("9.6.1");
    // Mate and stalemate at the other boards.
    let second = format!("/t/{slug}/game/{}", app.pairing(1, 2));
    play_all(&mut arbiter, &second, "f3 e5 g4 Qh4");
    arbiter.open(&second).assert_shows("5.1.1");
    let third = format!("/t/{slug}/game/{}", app.pairing(1, 3));
    play_all(&mut arbiter, &third, STALEMATE);
    arbiter.open(&third).assert_shows("5.2.1");
}

fn an_unreadable_clock_keeps_the_move(mut app: TestApp) {
    let (mut arbiter, _, game) = board(&mut app);
    let form = arbiter.open(&game).form_to("/move");
    let page = arbiter.send(form.set("move", "Cf3").set("clock", "boh"));
    page.assert_status(422).assert_shows("boh");
    let again = page.form_to("/move");
    assert_eq!(again.value("move"), Some("Cf3"));
    arbiter
        .send(again.set("clock", "1:29:30"))
        .assert_status(303);
    arbiter.open(&game).assert_shows("1:29:30");
}

/// Words that only an arbiter may read, in both languages, and what the incidents say.
const SECRET: &[&str] = &[
    "threefold",
    "fivefold",
    "repetition",
    "ripetizion",
    "ripetut",
    "50 moves",
    "50 mosse",
    "may claim",
    "claimable",
    "richiedere",
    "richiesta di patta",
    "illegal",
    "illecit",
    "flag",
    "bandierina",
    "9.2",
    "9.3",
    "9.6",
    "7.5",
    "6.8",
    "draw offer",
    "offerta di patta",
    "farfalla",
    "(=)",
    "stalemate",
    "stallo",
    "incident",
    "forfeit",
    "termination",
    "dead position",
    "posizione morta",
    "supervis",
    "8.4",
    "6.9",
    "6.10",
];

#[expect(
    clippy::too_many_lines,
    reason = "one game from its first move to every page"
)]
fn signals_never_public(mut app: TestApp) {
    let (mut arbiter, slug, game) = board(&mut app);
    let mut visitor = app.browser();
    visitor.get("/login");
    let mut player = app.account("gina", None);
    let entries = app.lines("SELECT CAST(id AS TEXT) AS line FROM entries ORDER BY id");
    let mut paths: Vec<String> = [
        "",
        "/round/1",
        "/players",
        "/standings",
        "/crosstable",
        "/announcement",
        "/my-board",
        "/standings.csv",
        "/tournament.trf",
        "/tournament.trf26",
        "/round/1/pairings.csv",
        "/calendar.ics",
        "/print/pairings/1",
        "/print/names/1",
        "/print/standings/1",
    ]
    .iter()
    .map(|page| format!("/t/{slug}{page}"))
    .collect();
    paths.extend(entries.iter().flat_map(|entry| {
        [
            format!("/t/{slug}/my-board?q={entry}"),
            format!("/t/{slug}/my-board/{entry}"),
        ]
    }));
    paths.extend(["/".to_owned(), "/open-data".to_owned()]);
    let mut before = Vec::new();
    for path in &paths {
        before.push((visible(&mut visitor, path), visible(&mut player, path)));
    }
    assert!(
        before
            .iter()
            .filter(|((status, _), _)| *status == 200)
            .count()
            > 15
    );
    // A game full of signals: a repetition to be claimed, a fallen flag, illegal moves, a draw offer.
    play_all(&mut arbiter, &game, &[SHUFFLE, SHUFFLE].join(" "));
    play(&mut arbiter, &game, "e4 (=)").assert_status(303);
    for question in [
        "illegal?side=white&written=farfalla",
        "illegal?side=black&noticed=after-game&written=farfalla",
        "flag?side=white",
        "claim?ask=1&side=black&on=fifty&move=a6",
    ] {
        rule(&mut arbiter, &game, question, "farfalla").assert_status(303);
    }
    for (kind, colour) in [("appeal", "white"), ("phone", "black"), ("clock", "")] {
        incident(&mut arbiter, &game, kind, colour, "farfalla").assert_status(303);
    }
    let settings = format!("/t/{slug}/settings/arbitration");
    let form = arbiter.open(&settings).form_to("/settings/arbitration");
    arbiter
        .send(form.set("supervision", "full"))
        .assert_status(303);
    // A second game ends on the board and waits for its confirmation; a third shows a wrong clock.
    let second = format!("/t/{slug}/game/{}", app.pairing(1, 2));
    play_all(&mut arbiter, &second, "f3 e5 g4 Qh4");
    let third = format!("/t/{slug}/game/{}", app.pairing(1, 3));
    let form = arbiter.open(&third).form("#move-form").set("move", "e4");
    arbiter
        .send(form.set("clock", "5:00:00"))
        .assert_status(303);
    arbiter.open(&third).assert_shows("5:00:00");
    arbiter.open(&game).assert_shows("farfalla");
    for (path, before) in paths.iter().zip(before) {
        assert_eq!(
            visible(&mut visitor, path),
            before.0,
            "{path} for a visitor"
        );
        assert_eq!(
            visible(&mut player, path),
            before.1,
            "{path} for an account"
        );
    }
    // The games themselves may be public; what only arbiters may know is not in them.
    let ends = ["/games", "/games.pgn", "/round/1/games.pgn"].map(str::to_owned);
    let players = entries.iter().flat_map(|entry| {
        let page = format!("/player/{entry}");
        [format!("{page}/games.pgn"), page]
    });
    for end in ends.into_iter().chain(players) {
        for language in ["en", "it"] {
            visitor.language = language.to_owned();
            let page = visitor.get(&format!("/t/{slug}{end}"));
            let text = without_secrets(&page.html()).to_lowercase();
            for secret in SECRET {
                assert!(!text.contains(secret), "\"{secret}\" in {end}:\n{text}");
            }
        }
    }
    // The arbiters' own pages are closed.
    let pairing = app.pairing(1, 1);
    for end in [
        format!("/game/{pairing}"),
        "/floor".to_owned(),
        "/desk".to_owned(),
        "/desk/1".to_owned(),
        "/record".to_owned(),
        "/entries".to_owned(),
        format!("/game/{pairing}/incident/illegal"),
        format!("/game/{pairing}/incident/phone"),
        format!("/game/{pairing}/incidents"),
        format!("/game/{pairing}/print"),
        format!("/game/{pairing}/compare"),
        format!("/game/{pairing}/flag?side=white"),
        format!("/game/{pairing}/flag/print?side=white"),
        format!("/game/{pairing}/resign"),
        format!("/game/{pairing}/agreement"),
        format!("/game/{pairing}/end"),
        format!("/game/{pairing}/illegal"),
        format!("/game/{pairing}/position?sighting=seen"),
        format!("/game/{pairing}/both-flags"),
        format!("/game/{pairing}/touched?squares=e2"),
        format!("/game/{pairing}/late?minutes=9"),
        format!("/game/{pairing}/claim?ask=1"),
        format!("/game/{pairing}/claim/print?ask=1"),
        "/settings/arbitration".to_owned(),
        "/settings/days".to_owned(),
        "/desk/1/board/1/history".to_owned(),
        "/desk/1/board/1/incident".to_owned(),
        "/desk/1/reading".to_owned(),
    ] {
        let path = format!("/t/{slug}{end}");
        visitor.get(&path).assert_status(401);
        player.get(&path).assert_status(403);
    }
}
