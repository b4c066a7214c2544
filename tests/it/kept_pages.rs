//! Finished pages for everybody: the same bytes for all, made anew as soon as something changes, and never what only
//! somebody may see.

use std::{
    sync::atomic::{AtomicBool, Ordering},
    thread,
    time::{Duration, Instant},
};

use crate::support::{
    TestApp, on_both_databases,
    tournament::{press_result, publish_round, with_round_published},
    wire::ask,
};

on_both_databases!(
    visitors_share_a_page,
    a_write_is_on_the_next_page,
    home_follows_the_tournament_that_it_tells_of,
    nobody_gets_what_another_sees,
    each_reader_has_their_language_and_theme,
);

/// On every page of who is signed in, and on no other.
const OWN: &str = "href=\"/account\"";

/// What a visitor may ask for, of a tournament with a round.
fn addresses(slug: &str) -> Vec<String> {
    let of_tournament = [
        "",
        "/round/1",
        "/announcement",
        "/standings",
        "/standings?after=1",
        "/crosstable",
        "/players",
        "/player/1",
        "/player/1?open=1",
        "/my-board/1",
        "/my-board/1?own=1",
        "/print/pairings/1",
        "/games",
        "/standings.csv",
        "/round/1/pairings.csv",
        "/tournament.trf",
        "/tournament.trf26",
        "/games.pgn",
        "/calendar.ics",
    ];
    let of_tournament = of_tournament.map(|rest| format!("/t/{slug}{rest}"));
    let others = ["/", "/clubs", "/players", "/privacy"].map(str::to_owned);
    of_tournament.into_iter().chain(others).collect()
}

fn visitors_share_a_page(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_round_published(&mut arbiter, "Torneo della Stampa", 4);
    for address in addresses(&slug) {
        let mut pages = [app.browser().get(&address), app.browser().get(&address)];
        for page in &pages {
            page.assert_ok();
            assert_eq!(page.header("set-cookie"), None, "{address}");
            let control = page.header("cache-control").unwrap();
            assert!(control.starts_with("public,"), "{address}: {control}");
            let html = page.html();
            for own in ["name=\"csrf\"", "name=\"key\"", OWN] {
                assert!(!html.contains(own), "{own} at {address}");
            }
        }
        let [first, second] = &mut pages;
        assert!(first.bytes == second.bytes, "{address}");
        let tag = first.header("etag").unwrap().to_owned();
        assert_eq!(second.header("etag"), Some(tag.as_str()));
        // Who has it hears that nothing changed, also through a proxy that weakened the tag.
        for known in [tag.clone(), format!("\"x\", W/{tag}"), "*".to_owned()] {
            let same = app.browser().get_with(&address, "If-None-Match", &known);
            assert_eq!((same.status, same.bytes.len()), (304, 0), "{address}");
            assert_eq!(same.header("etag"), Some(tag.as_str()));
            assert!(same.header("vary").unwrap().contains("Accept-Encoding"));
        }
        // HEAD tells the size, and each encoding has a tag of its own.
        let head = ask(
            &app.base,
            &format!("HEAD {address}"),
            &[("Accept-Language", "en")],
        );
        let length = first.bytes.len().to_string();
        assert_eq!(
            head.header("content-length"),
            Some(length.as_str()),
            "{address}"
        );
        assert!(head.body.is_empty());
        let mut tags = vec![tag.clone()];
        for encoding in ["gzip", "br"] {
            let packed = app
                .browser()
                .get_with(&address, "Accept-Encoding", encoding);
            if first.bytes.len() < 1024 {
                assert!(packed.bytes == first.bytes, "{address}");
                assert_eq!(packed.header("etag"), Some(tag.as_str()), "{address}");
                continue;
            }
            assert_eq!(
                packed.header("content-encoding"),
                Some(encoding),
                "{address}"
            );
            assert!(packed.bytes.len() < first.bytes.len() * 2 / 3, "{address}");
            let unpacked = match encoding {
                "gzip" => {
                    let mut bytes = Vec::new();
                    let mut reader = flate2::read::GzDecoder::new(packed.bytes.as_slice());
                    std::io::Read::read_to_end(&mut reader, &mut bytes).unwrap();
                    bytes
                }
                _ => {
                    let mut bytes = Vec::new();
                    let mut from = packed.bytes.as_slice();
                    brotli::BrotliDecompress(&mut from, &mut bytes).unwrap();
                    bytes
                }
            };
            assert!(unpacked == first.bytes, "{address} in {encoding}");
            tags.push(packed.header("etag").unwrap().to_owned());
        }
        tags.sort();
        let count = tags.len();
        tags.dedup();
        assert_eq!(tags.len(), count, "{address}: one tag for two encodings");
    }
}

/// Whoever's result was acknowledged, the next who asks sees it: on this server at once.
fn a_write_is_on_the_next_page(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_round_published(&mut arbiter, "Torneo Veloce", 8);
    let address = format!("/t/{slug}/round/1/pairings.csv");
    let is_over = AtomicBool::new(false);
    thread::scope(|scope| {
        // Others ask all the time, so that there is always something on the shelf.
        for _ in 0..3 {
            scope.spawn(|| {
                let mut visitor = app.browser();
                while !is_over.load(Ordering::Relaxed) {
                    visitor.get(&address).assert_ok();
                }
            });
        }
        for (number, code) in ["1-0", "0-1", "1/2-1/2"]
            .into_iter()
            .cycle()
            .take(24)
            .enumerate()
        {
            let board = u16::try_from(number % 4 + 1).unwrap();
            press_result(&mut arbiter, &slug, 1, board, code).assert_status(303);
            let page = app.browser().get(&address).html();
            let line = page
                .lines()
                .find(|line| line.starts_with(&format!("{board},")));
            let line = line.unwrap_or_else(|| panic!("no board {board} in {page}"));
            assert!(line.contains(code), "{code} is not in {line}");
        }
        is_over.store(true, Ordering::Relaxed);
    });
}

/// Home tells of the largest tournament that began last: of its results at once, and of another one as soon as that is larger.
fn home_follows_the_tournament_that_it_tells_of(mut app: TestApp) {
    let mut arbiter = app.admin();
    let told = |app: &TestApp| {
        let page = app.browser().get("/");
        let tag = page.header("etag").unwrap().to_owned();
        let texts = |what| page.texts(what).join(" ");
        (texts(".story h1"), texts(".story .pr"), tag)
    };
    let small = with_round_published(&mut arbiter, "Torneo Piccolo", 4);
    let (name, results, _) = told(&app);
    assert_eq!(
        (name.as_str(), results.contains('–')),
        ("Torneo Piccolo", false)
    );
    press_result(&mut arbiter, &small, 1, 1, "1-0").assert_status(303);
    assert!(told(&app).1.contains("1–0"), "{:?}", told(&app));
    let large = with_round_published(&mut arbiter, "Torneo Grande", 8);
    let (name, results, tag) = told(&app);
    assert_eq!(
        (name.as_str(), results.contains('–')),
        ("Torneo Grande", false)
    );
    // A result elsewhere changes nothing here.
    press_result(&mut arbiter, &small, 1, 2, "0-1").assert_status(303);
    assert_eq!(told(&app), (name, results, tag));
    for (board, code, shown) in [(1, "1-0", "1–0"), (2, "0-1", "0–1"), (1, "1/2-1/2", "½–½")]
    {
        press_result(&mut arbiter, &large, 1, board, code).assert_status(303);
        assert!(told(&app).1.contains(shown), "{:?}", told(&app));
    }
}

/// What an arbiter sees is neither kept nor taken from the shelf.
fn nobody_gets_what_another_sees(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_round_published(&mut arbiter, "Torneo Riservato", 4);
    for address in addresses(&slug) {
        let own = arbiter.get(&address);
        own.assert_ok();
        if own.header("content-disposition").is_none() {
            // One's own board and sheets for the wall have no bar with one's account.
            let has_bar = !address.contains("/my-board/") && !address.contains("/print/");
            assert_eq!(own.html().contains(OWN), has_bar, "{address}");
            assert_eq!(own.header("cache-control"), Some("no-store"), "{address}");
            assert_eq!(own.header("etag"), None, "{address}");
        }
        let public = app.browser().get(&address);
        assert!(!public.html().contains(OWN), "{address}");
        // Again, with the public page on the shelf.
        let again = arbiter.get(&address);
        assert_eq!(
            again.html().contains(OWN),
            own.html().contains(OWN),
            "{address}"
        );
    }
    // A draft is nobody's page but the arbiters', also where the shelf has a page of that address.
    for board in [1, 2] {
        press_result(&mut arbiter, &slug, 1, board, "1-0").assert_status(303);
    }
    let address = format!("/t/{slug}/round/2");
    app.browser().get(&address).assert_status(404);
    let form = arbiter
        .open(&format!("/t/{slug}/entries"))
        .form_to("/desk/2/pair");
    arbiter.send(form).assert_status(303);
    app.browser().get(&address).assert_status(404);
    publish_round(&mut arbiter, &slug, 2);
    app.browser().get(&address).assert_ok();
    // Who is to be told what they did is told, and nobody after them.
    let mut doer = app.browser();
    doer.set_cookie("flash", "welcome");
    let told = doer.get("/clubs");
    assert_eq!(
        (told.header("etag"), told.texts(".msg.ok").len()),
        (None, 1)
    );
    assert_eq!(
        app.browser().get("/clubs").texts(".msg.ok"),
        Vec::<String>::new()
    );
}

fn each_reader_has_their_language_and_theme(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_round_published(&mut arbiter, "Torneo Bilingue", 4);
    let address = format!("/t/{slug}/standings");
    let mut seen = Vec::new();
    for _ in 0..2 {
        for (lang, theme) in [("it", ""), ("en", ""), ("it", "dark"), ("en", "light")] {
            let mut reader = app.browser();
            lang.clone_into(&mut reader.language);
            reader.set_cookie("theme", theme);
            let page = reader.get(&address);
            let html = page.assert_ok().html();
            assert!(html.contains(&format!("<html lang=\"{lang}\"")));
            assert_eq!(
                html.contains(&format!("data-theme=\"{theme}\"")),
                !theme.is_empty()
            );
            seen.push(page.header("etag").unwrap().to_owned());
        }
    }
    let (first, second) = seen.split_at(4);
    assert_eq!(first, second);
    seen.sort();
    seen.dedup();
    assert_eq!(seen.len(), 4);
}

/// On another server of the same database a page is at most half a second old (and as much as a busy machine adds).
#[test]
fn another_server_follows() {
    let mut app = TestApp::on_postgres();
    let mut arbiter = app.admin();
    let slug = with_round_published(&mut arbiter, "Torneo Lontano", 4);
    let second = app.second();
    let address = format!("/t/{slug}/round/1/pairings.csv");
    let mut slowest = Duration::ZERO;
    for code in ["1-0", "0-1", "1/2-1/2", "0-1", "1-0"] {
        second.browser().get(&address).assert_ok();
        press_result(&mut arbiter, &slug, 1, 1, code).assert_status(303);
        let written = Instant::now();
        while !second.browser().get(&address).html().contains(code) {
            assert!(
                written.elapsed() < Duration::from_secs(2),
                "{code} is not told"
            );
            thread::sleep(Duration::from_millis(5));
        }
        slowest = slowest.max(written.elapsed());
    }
    println!("at most {slowest:?}");
}
