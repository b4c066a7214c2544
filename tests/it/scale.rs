//! Thousands of players: a round is paired while other people read.

use std::{
    fs,
    process::Command,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use tratto::{
    event::{Crosstable, Tpn},
    formats::trf::{self, Dialect, Header, Trf, TrfPlayer},
    pairing::generate::{Options, generate},
};

use crate::support::{
    Browser, TestApp, folder::Folder, on_both_databases, tournament::with_round_published,
};

on_both_databases!(heavy_a_pairing_leaves_the_other_pages_quick);

/// Rounds played before the one that is paired.
const ROUNDS: u8 = 8;

/// A report of an event of nine rounds of which eight are played.
fn large_event(players: u16) -> Vec<u8> {
    let options = Options {
        participants: players,
        rounds: ROUNDS,
        ..Options::default()
    };
    let played = generate(&options, 2026).unwrap();
    let mut table =
        Crosstable::new(played.participants().to_vec(), ROUNDS + 1, played.scoring).unwrap();
    table.initial_colour = played.initial_colour;
    let people = (0..usize::from(players))
        .map(|index| {
            TrfPlayer::new(
                Tpn::from_index(index).unwrap(),
                format!("Provetti{index:04}, Zelinda"),
            )
        })
        .collect();
    let header = Header {
        name: "Torneo Immenso".to_owned(),
        start: chrono::NaiveDate::from_ymd_opt(2026, 11, 21),
        tie_breaks: ["BH/C1", "BH", "SB", "DE", "WIN", "PS", "ARO"]
            .map(str::to_owned)
            .to_vec(),
        ..Header::default()
    };
    trf::write(&Trf::new(header, people, table), Dialect::Trf26).into_bytes()
}

/// Takes the report in by the command line; the address part of the tournament, and how long it took.
fn import(app: &TestApp, report: &[u8]) -> (String, Duration) {
    let folder = Folder::new("scale");
    let file = folder.path().join("immenso.trf");
    fs::write(&file, report).unwrap();
    let begun = Instant::now();
    let done = Command::new(crate::support::app::binary())
        .args(["import", "--database", &app.database])
        .arg(&file)
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&done.stderr);
    assert!(done.status.success(), "{said}");
    ("torneo-immenso-2026".to_owned(), begun.elapsed())
}

/// When a page was asked for and how long it took.
type Sample = (Instant, Duration);

/// Asks for a page over and over until told to stop.
fn poll(
    mut reader: Browser,
    path: String,
    stop: Arc<AtomicBool>,
) -> thread::JoinHandle<Vec<Sample>> {
    thread::spawn(move || {
        let mut samples = Vec::new();
        while !stop.load(Ordering::Relaxed) {
            let begun = Instant::now();
            reader.get(&path).assert_ok();
            samples.push((begun, begun.elapsed()));
            thread::sleep(Duration::from_millis(3));
        }
        samples
    })
}

/// Median and longest of what overlapped with `during`.
fn figures(name: &str, samples: &[Sample], during: &[(Instant, Instant)]) -> Duration {
    let overlaps = |(begun, took): &&Sample| {
        let end = *begun + *took;
        during.iter().any(|(from, to)| *begun < *to && end > *from)
    };
    let mut times: Vec<Duration> = samples
        .iter()
        .filter(overlaps)
        .map(|(_, took)| *took)
        .collect();
    times.sort_unstable();
    assert!(!times.is_empty(), "nobody read {name} meanwhile");
    let (median, longest) = (times[times.len() / 2], times[times.len() - 1]);
    println!(
        "{name}: {} requests meanwhile, median {:.1} ms, longest {:.1} ms",
        times.len(),
        median.as_secs_f64() * 1000.0,
        longest.as_secs_f64() * 1000.0
    );
    longest
}

/// Pairs round 9 of a large event several times and publishes it, while visitors read its standings and those
/// of another tournament; the longest time for which one of them waited.
fn pairing_meanwhile(mut app: TestApp, players: u16) -> Duration {
    let mut arbiter = app.admin();
    let (slug, took) = import(&app, &large_event(players));
    println!("{players} players, {ROUNDS} rounds taken in after {took:.1?}");
    let other = with_round_published(&mut arbiter, "Torneo Accanto", 6);
    let begun = Instant::now();
    arbiter.get(&format!("/t/{slug}/standings")).assert_ok();
    println!("first standings after {:.1?}", begun.elapsed());
    let page = arbiter.get("/account");
    let csrf = page.form_to("/logout").value("csrf").unwrap().to_owned();
    let stop = Arc::new(AtomicBool::new(false));
    let readers = [
        (
            "standings of the same tournament",
            format!("/t/{slug}/standings"),
        ),
        (
            "standings of another tournament",
            format!("/t/{other}/standings"),
        ),
    ]
    .map(|(name, path)| (name, poll(app.browser(), path, Arc::clone(&stop))));
    let mut spans = Vec::new();
    for _ in 0..5 {
        let begun = Instant::now();
        // One lost by forfeit the round before: they come.
        let fields = [
            ("csrf", csrf.as_str()),
            ("round", "9"),
            ("unseen", "awaited"),
        ];
        arbiter
            .post(&format!("/t/{slug}/desk/9/pair"), &fields)
            .assert_status(303);
        spans.push((begun, Instant::now()));
        thread::sleep(Duration::from_millis(20));
    }
    let times: Vec<Duration> = spans.iter().map(|(from, to)| *to - *from).collect();
    println!("paired through the web in {times:.0?}");
    let begun = Instant::now();
    arbiter
        .post(
            &format!("/t/{slug}/desk/9/publish"),
            &[("csrf", csrf.as_str())],
        )
        .assert_status(303);
    println!("published after {:.0?}", begun.elapsed());
    spans.push((begun, Instant::now() + Duration::from_millis(200)));
    thread::sleep(Duration::from_millis(200));
    stop.store(true, Ordering::Relaxed);
    let longest = readers
        .into_iter()
        .map(|(name, reader)| figures(name, &reader.join().unwrap(), &spans))
        .max();
    // Explanations pair the round again, with demands.
    let entry = app.lines("SELECT CAST(max(p.white_entry_id) AS TEXT) AS line FROM pairings p JOIN rounds r ON r.id = p.round_id WHERE r.number = 9");
    let begun = Instant::now();
    let mut visitor = app.browser();
    visitor
        .get(&format!("/t/{slug}/round/9/why/{}", entry[0]))
        .assert_ok();
    println!("a pair explained after {:.0?}", begun.elapsed());
    longest.unwrap()
}

/// Small enough for a debug build that shares its machine; the bound only catches pages that wait for the pairing.
fn heavy_a_pairing_leaves_the_other_pages_quick(app: TestApp) {
    let longest = pairing_meanwhile(app, 300);
    assert!(longest < Duration::from_secs(3), "{longest:?}");
}

/// The full field: `cargo nextest run --release --run-ignored only -E 'test(/five_thousand/)' --no-capture`.
#[test]
#[ignore = "measures time: in release only, on a quiet machine"]
fn heavy_five_thousand_players_are_paired_while_others_read() {
    let longest = pairing_meanwhile(TestApp::on_sqlite(), 5000);
    assert!(longest < Duration::from_millis(100), "{longest:?}");
}
