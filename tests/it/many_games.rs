//! Long files of games: taken in by a job in bounded memory, all of them or none, and listed in windows.

use std::{
    env, fs,
    thread::sleep,
    time::{Duration, Instant},
};

use tratto::{
    formats::pgn::{self, Around, PgnGame, RecordedMove},
    rules::{Chess, Position},
};

use crate::support::{
    Browser, TestApp, on_both_databases, page::Page, tournament::with_round_published,
};

on_both_databases!(
    heavy_a_long_file_is_taken_in_whole,
    a_long_file_with_a_loss_waits_for_consent,
    heavy_a_stopped_import_leaves_nothing,
);

/// Games of chance: 80 half-moves where nobody is mated before, the first two on boards 1 and 2 of round 1.
fn games(count: usize) -> String {
    let mut seed = 2026_u64;
    let mut chance = move |below: usize| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        usize::try_from(seed >> 33).unwrap() % below
    };
    let mut text = String::new();
    for number in 1..=count {
        let mut position = Chess::default();
        let mut moves = Vec::new();
        while moves.len() < 80 {
            let legal = position.legal_moves();
            if legal.is_empty() {
                break;
            }
            let played = legal[chance(legal.len())];
            position.play_unchecked(played);
            moves.push(RecordedMove {
                played,
                text: String::new(),
                clock: None,
                spent: None,
                comment: None,
                around: Around::default(),
            });
        }
        let tag = |name: &str, value: String| (name.to_owned(), value);
        let tags = match number {
            1 | 2 => vec![tag("Round", format!("1.{number}"))],
            _ => vec![
                tag("White", format!("Provetti{number}, Aldo")),
                tag("Black", format!("Provetti{number}, Bice")),
            ],
        };
        let game = PgnGame {
            tags,
            moves,
            ..PgnGame::default()
        };
        // Round and board alone: no name speaks against them.
        let written = pgn::write(&game).unwrap();
        let written = written.replace("[White \"?\"]\n", "");
        text.push_str(&written.replace("[Black \"?\"]\n", ""));
    }
    text
}

fn send(arbiter: &mut Browser, slug: &str, text: &str) -> Page {
    let path = format!("/t/{slug}/games/import");
    let form = arbiter.get(&path).assert_ok().form_to("/games/import");
    let form = form.upload(
        "file",
        "partite.pgn",
        "application/vnd.chess-pgn",
        text.as_bytes(),
    );
    arbiter.send(form)
}

/// Begins an import that takes longer than a moment; the address of its job.
fn begin(arbiter: &mut Browser, slug: &str, text: &str) -> String {
    arbiter.waits_for_jobs = false;
    let answer = send(arbiter, slug, text);
    answer.assert_status(303);
    let job = answer.redirect().unwrap();
    assert!(job.starts_with("/jobs/"), "{job}");
    job
}

/// `running 40`.
fn state(arbiter: &mut Browser, job: &str) -> String {
    arbiter.get(&format!("{job}/state")).html()
}

/// Waits for the end of a job; the percentages that it showed.
fn wait(arbiter: &mut Browser, job: &str) -> Vec<u8> {
    let begun = Instant::now();
    let mut shown = Vec::new();
    loop {
        let state = state(arbiter, job);
        let (phase, percent) = state.split_once(' ').unwrap();
        if phase == "over" {
            return shown;
        }
        shown.push(percent.trim().parse().unwrap());
        assert!(begun.elapsed() < Duration::from_secs(110), "{state}");
        sleep(Duration::from_millis(100));
    }
}

/// So many megabytes the server holds at most so far.
fn most_memory(app: &TestApp) -> Option<usize> {
    let status = fs::read_to_string(format!("/proc/{}/status", app.process()?)).ok()?;
    let line = status.lines().find(|line| line.starts_with("VmHWM:"))?;
    let kilobytes: usize = line.split_whitespace().nth(1)?.parse().ok()?;
    Some(kilobytes / 1024)
}

/// Games of the file: `TRATTO_GAMES=20000` with the release build of `TRATTO_BINARY` for figures.
fn count() -> usize {
    let typed = env::var("TRATTO_GAMES").ok();
    typed.and_then(|text| text.parse().ok()).unwrap_or(700)
}

fn heavy_a_long_file_is_taken_in_whole(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_round_published(&mut arbiter, "Torneo delle Molte", 6);
    let (count, text) = (count(), games(count()));
    let plies = pgn::games(text.as_bytes())
        .map(|game| game.moves.len())
        .sum::<usize>();
    let before = most_memory(&app);
    let begun = Instant::now();
    let job = begin(&mut arbiter, &slug, &text);
    // The page of the job reloads itself and shows how far it is.
    let page = arbiter.get(&job);
    if page.status == 202 {
        page.assert_shows("Reading the games");
        assert!(page.html().contains("http-equiv=\"refresh\""));
        assert!(!page.attributes("progress", "value").is_empty());
    }
    let shown = wait(&mut arbiter, &job);
    println!(
        "{count} games, {plies} half-moves, {} bytes: {:.1?}, memory {before:?} to {:?} MB, shown {shown:?}",
        text.len(),
        begun.elapsed(),
        most_memory(&app),
    );
    assert!(shown.is_sorted(), "{shown:?}");
    let page = arbiter.get(&job);
    page.assert_ok()
        .assert_shows(&format!("{count} games imported"));
    // Of many games a page shows some, those on no board first.
    assert_eq!(page.texts("table.list tbody tr").len(), 500);
    let rows = page.texts("table.list tbody tr td:last-child");
    assert!(rows.iter().all(|row| row.contains("no board")), "{rows:?}");
    let windows = page.attributes("nav.pages a", "href");
    let last = arbiter.get(&windows[windows.len() - 1]);
    last.assert_ok().assert_shows("round 1, board 2");
    assert_eq!(app.count("games"), count);
    assert_eq!(app.count("game_moves"), plies);
    assert_eq!(app.count("audit WHERE action = 'games.import'"), 1);
    // The list of the games has windows too.
    let list = format!("/t/{slug}/games");
    let begun = Instant::now();
    let page = arbiter.get(&list);
    println!("the list: {:.1?}", begun.elapsed());
    page.assert_ok().assert_shows("Provetti");
    let rows = page.texts("table.list tbody tr");
    assert!((1..=300).contains(&rows.len()), "{}", rows.len());
    assert!(rows[0].contains("1.1"), "{}", rows[0]);
    // All come out again, in order, whoever asks.
    let begun = Instant::now();
    let out = app.browser().get(&format!("{list}.pgn"));
    println!(
        "all games out: {:.1?}, memory {:?} MB",
        begun.elapsed(),
        most_memory(&app)
    );
    let out = out.assert_ok().html();
    let again: Vec<_> = pgn::games(out.as_bytes()).collect();
    let first: Vec<_> = pgn::games(text.as_bytes()).collect();
    assert_eq!(again.len(), count);
    for (again, first) in again.iter().zip(&first) {
        let played = |game: &PgnGame| -> Vec<_> { game.moves.iter().map(|m| m.played).collect() };
        assert!(played(again) == played(first), "line {}", again.line);
    }
}

fn a_long_file_with_a_loss_waits_for_consent(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_round_published(&mut arbiter, "Torneo delle Perdite", 4);
    let mut text = games(520);
    let line = text.lines().count() + 3;
    text.push_str("[White \"Provetti, Zelinda\"]\n\n1. e4 e5 2. Nf6 d6 *\n\n");
    let before = app.state();
    let page = send(&mut arbiter, &slug, &text);
    // The game of which something is to be said stands first, with line and column.
    page.assert_status(422).assert_shows("Nf6 is illegal");
    let place = page.texts("tr.finding td.n");
    // The move that is illegal, and the one that is not read after it.
    let line = line.to_string();
    assert_eq!(place, [line.as_str(), "13", line.as_str(), "17"]);
    assert!(page.texts("tbody tr")[0].contains("Zelinda"));
    page.assert_shows("choose it again");
    assert_eq!(app.state(), before);
    assert_eq!(app.count("games"), 0);
    let form = page.form_to("/games/import").tick("accept");
    let file = form.upload("file", "partite.pgn", "text/plain", text.as_bytes());
    arbiter
        .send(file)
        .assert_ok()
        .assert_shows("521 games imported");
}

fn heavy_a_stopped_import_leaves_nothing(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_round_published(&mut arbiter, "Torneo delle Soste", 4);
    let before = app.state();
    let job = begin(&mut arbiter, &slug, &games(2_500));
    let page = arbiter.get(&job);
    arbiter.send(page.form_to("/cancel")).assert_status(303);
    wait(&mut arbiter, &job);
    arbiter.get(&job).assert_status(503);
    assert_eq!(app.state(), before);
    assert_eq!(app.count("games"), 0);
    assert_eq!(app.count("game_moves"), 0);
}

#[test]
fn a_file_beyond_the_limit_is_refused_by_its_name() {
    let mut app = TestApp::on_sqlite();
    let mut arbiter = app.admin();
    let slug = with_round_published(&mut arbiter, "Torneo dei Limiti", 4);
    app.environment.push(("TRATTO_MOST_UPLOAD", "1".to_owned()));
    app.start();
    arbiter.move_to(&app.base);
    let game = "[Event \"Lunga\"]\n\n1. e4 e5 *\n\n";
    let before = app.state();
    let page = send(
        &mut arbiter,
        &slug,
        &game.repeat((1 << 20) / game.len() + 1),
    );
    page.assert_status(413).assert_shows("(1 MB)");
    assert_eq!(app.state(), before);
    let page = send(&mut arbiter, &slug, &game.repeat(20));
    page.assert_ok().assert_shows("20 games imported");
}
