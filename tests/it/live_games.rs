//! Live games for everybody: as late as the event says, on pages that are kept too, and without a word of what arbiters do.

use std::{
    thread,
    time::{Duration, Instant},
};

use crate::support::{
    Browser, TestApp, on_both_databases,
    page::Page,
    sql::execute,
    stream::Stream,
    tournament::{press_result, with_round_published},
};

on_both_databases!(
    moves_come_by_themselves_on_a_kept_page,
    nothing_of_an_arbiter_is_seen,
    a_board_large_and_others_small,
);

fn play_all(arbiter: &mut Browser, game: &str, moves: &str) {
    for written in moves.split_whitespace() {
        let form = arbiter.open(game).assert_ok().form("#move-form");
        arbiter.send(form.set("move", written)).assert_status(303);
    }
}

fn set_delay(arbiter: &mut Browser, slug: &str, minutes: &str) {
    let page = arbiter.open(&format!("/t/{slug}/settings"));
    let form = page.assert_ok().form_to("/settings");
    arbiter
        .send(form.set("live_minutes", minutes))
        .assert_status(303);
}

/// A tournament with a delay of fifteen minutes and the page of its first game.
fn delayed(app: &mut TestApp) -> (Browser, String, String) {
    let mut arbiter = app.admin();
    let slug = with_round_published(&mut arbiter, "Torneo della Diretta", 6);
    set_delay(&mut arbiter, &slug, "15");
    let game = format!("/t/{slug}/game/{}", app.pairing(1, 1));
    (arbiter, slug, game)
}

/// Makes the recorded moves so many seconds old, past the program.
fn make_old(app: &TestApp, seconds: u32) {
    let statement = if app.is_sqlite() {
        format!(
            "UPDATE game_moves SET made_at = strftime('%Y-%m-%d %H:%M:%f', 'now', '-{seconds} seconds')"
        )
    } else {
        format!(
            "UPDATE game_moves SET made_at = timezone('utc', now()) - interval '{seconds} seconds'"
        )
    };
    execute(&app.database, &statement).unwrap();
}

const HELD: &str = "Nf3";

/// No write makes the page another one, only time: it is given from the shelf until its moment, and not after it.
fn moves_come_by_themselves_on_a_kept_page(mut app: TestApp) {
    let (mut arbiter, slug, game) = delayed(&mut app);
    play_all(&mut arbiter, &game, "e4 e5 Cf3");
    let outputs = [
        "/live",
        "/games",
        "/games.pgn",
        "/round/1/games.pgn",
        "/boards/round-1/game-1.json",
        "/boards/round-1/games.pgn",
    ];
    let shows = |app: &TestApp, output: &str| {
        let page = app.browser().get(&format!("/t/{slug}{output}"));
        page.assert_ok();
        let text = page.html();
        match output {
            "/games" => text.contains(">2</td>"),
            _ => text.contains(HELD),
        }
    };
    // The arbiters see it at once on their own page; on those of everybody not even they do.
    arbiter.get(&game).assert_shows(HELD);
    for output in outputs {
        assert!(!shows(&app, output), "{output}");
        let page = arbiter.get(&format!("/t/{slug}{output}"));
        assert!(!page.html().contains(HELD), "{output} to an arbiter");
    }
    // Ten seconds before their time. Written past the program, so one write through it: the pages are made anew.
    let began = Instant::now();
    make_old(&app, 15 * 60 - 10);
    let written = began.elapsed();
    press_result(&mut arbiter, &slug, 1, 2, "1-0").assert_status(303);
    let (earliest, latest) = (Duration::from_secs(10), Duration::from_secs(10) + written);
    let slack = Duration::from_millis(20);
    let mut waiting = outputs.to_vec();
    let mut looked = 0;
    while !waiting.is_empty() {
        waiting.retain(|output| {
            let before = began.elapsed();
            let is_shown = shows(&app, output);
            let after = began.elapsed();
            if after + slack < earliest {
                looked += 1;
                assert!(!is_shown, "{output} after {after:?}");
            }
            if before > latest + slack {
                assert!(is_shown, "{output} not yet after {before:?}");
            }
            !is_shown
        });
        thread::sleep(Duration::from_millis(100));
    }
    eprintln!("looked {looked} times too early");
    // The result shows all of it, without waiting.
    play_all(&mut arbiter, &game, "Cc6");
    let pgn = format!("/t/{slug}/games.pgn");
    assert!(!app.browser().get(&pgn).html().contains("Nc6"));
    press_result(&mut arbiter, &slug, 1, 1, "1/2-1/2");
    assert!(app.browser().get(&pgn).html().contains("Nc6"));
}

fn nothing_of_an_arbiter_is_seen(mut app: TestApp) {
    let (mut arbiter, slug, game) = delayed(&mut app);
    let shuffle = "Cf3 Cf6 Cg1 Cg8 ".repeat(3);
    play_all(&mut arbiter, &game, &shuffle);
    make_old(&app, 20 * 60);
    press_result(&mut arbiter, &slug, 1, 2, "1-0");
    let addresses: Vec<String> = [
        "/live",
        "/live?board=1",
        "/live?board=1&ply=3",
        "/games",
        "/games.pgn",
    ]
    .iter()
    .map(|rest| format!("/t/{slug}{rest}"))
    .collect();
    let look = |app: &TestApp| -> Vec<Vec<u8>> {
        let pages = addresses.iter().map(|address| app.browser().get(address));
        pages
            .map(|page: Page| page.assert_ok().bytes.clone())
            .collect()
    };
    let before = look(&app);
    for bytes in &before {
        let text = String::from_utf8_lossy(bytes).to_lowercase();
        for word in ["repetition", "claim", "9.2", "ripeti"] {
            assert!(!text.contains(word), "{word}");
        }
    }
    let stream = Stream::open(&app, &slug);
    stream.drain();
    // A flag, a claim, an illegal move, a move played and taken back.
    for question in [
        "flag?side=white",
        "illegal?side=black&noticed=after-game&written=farfalla",
    ] {
        let page = arbiter.open(&format!("{game}/{question}"));
        let form = page.assert_ok().form("form.confirm");
        let recorded = arbiter.send(form.press("only_record", "1"));
        recorded.assert_status(303);
    }
    play_all(&mut arbiter, &game, "h3");
    let form = arbiter
        .open(&game)
        .assert_ok()
        .form("form[action$=\"/undo\"]");
    arbiter.send(form).assert_status(303);
    let told = stream.events(Duration::from_millis(700));
    assert!(told.is_empty(), "nobody is told: {told:?}");
    assert!(look(&app) == before, "the same bytes");
}

fn a_board_large_and_others_small(mut app: TestApp) {
    let (mut arbiter, slug, _) = delayed(&mut app);
    for board in 1..=3 {
        let game = format!("/t/{slug}/game/{}", app.pairing(1, board));
        play_all(&mut arbiter, &game, "e4 d5 exd5 Dxd5");
    }
    let live = format!("/t/{slug}/live");
    let empty = app.browser().get(&live);
    empty.assert_ok().assert_shows("No move to show yet");
    empty.assert_shows("15 minutes behind the boards");
    set_delay(&mut arbiter, &slug, "0");
    let mut reader = app.browser();
    let page = reader.get(&live);
    page.assert_ok().assert_shows("2…Qxd5");
    page.assert_shows("black queen from d8 takes on d5");
    assert_eq!(page.texts(".others .tb"), ["Board 2", "Board 3"]);
    assert!(page.bytes.len() < 30_000, "{}", page.bytes.len());
    let second = reader.get(&format!("{live}?board=2"));
    assert_eq!(second.texts(".others .tb"), ["Board 1", "Board 3"]);
    // The men that were taken, and a step back.
    let back = reader.get(&format!("{live}?board=2&ply=2"));
    assert_eq!(back.texts(".sheet .cur"), ["d5"]);
    // Small boards are pictures of the position.
    let pictures = page.attributes(".others img", "src");
    for picture in &pictures {
        let drawn = reader.get(picture);
        drawn.assert_ok();
        assert_eq!(drawn.header("content-type"), Some("image/svg+xml"));
        assert!(
            drawn
                .html()
                .contains("<use href=\"#bQ\" x=\"135\" y=\"135\"/>")
        );
    }
    reader.language = "it".to_owned();
    let page = reader.get(&live);
    page.assert_shows("2…Dxd5");
    page.assert_shows("donna nera da d8 prende in d5");
    page.assert_shows("in diretta");
}
