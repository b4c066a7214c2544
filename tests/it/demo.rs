//! The demonstration: quickly there, every log-in works, nothing stays behind.

use std::{
    io::{BufRead, BufReader},
    process::{Command, Stdio},
    time::Instant,
};

use crate::support::Browser;

#[test]
fn shows_a_tournament_under_way_and_cleans_up() {
    let begun = Instant::now();
    let mut child = Command::new(crate::support::app::binary())
        .args(["demo", "--listen", "127.0.0.1:0"])
        .env_remove("TRATTO_LISTEN")
        .env_remove("TRATTO_PUBLIC_URL")
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap_or_else(|error| panic!("starting the program: {error}"));
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let mut next = || lines.next().and_then(Result::ok).unwrap_or_default();
    let first = next();
    println!("listening after {:?}", begun.elapsed());
    let base = first.strip_prefix("listening on ").unwrap_or_default();
    assert!(!base.is_empty(), "{first}");
    let log_ins: Vec<String> = (0..3).map(|_| next()).collect();
    let folder = std::env::temp_dir().join(format!("tratto-demo-{}", child.id()));
    assert!(folder.is_dir());
    let mut home = Browser::new(base);
    let page = home.get("/");
    page.assert_ok().assert_shows("Open della Nebbia");
    let link = page.link("Open della Nebbia");
    let slug = link.rsplit('/').next().unwrap_or_default().to_owned();
    for line in &log_ins {
        let words: Vec<&str> = line.split(' ').collect();
        let ["log-in", name, "/", password, ..] = words.as_slice() else {
            panic!("{line}");
        };
        let mut browser = Browser::new(base);
        let form = browser.get("/login").assert_ok().form("main form");
        let form = form.set("name", name).set("password", password);
        browser.send(form).assert_status(303);
        if *name == "arbitro" {
            let floor = browser.get(&format!("/t/{slug}/floor"));
            floor.assert_ok().assert_shows("threefold");
            // The illegal move is a decision: worded in the reader's language, not typed in one.
            let game = floor.link("Open Board 3");
            let game = browser.get(&game);
            game.assert_ok()
                .assert_shows("Illegal move by White “Txh7”")
                .assert_shows("First illegal move: 2 minutes more for Black");
            let back = floor.link("Open Board 3");
            let italian = browser.open(&format!("/lang/it?back={back}"));
            italian.assert_shows("Prima mossa illegale: 2 minuti in più al Nero");
        }
    }
    let games = home.get(&format!("/t/{slug}/games"));
    games.assert_ok().assert_shows("4 games");
    let cup = home.get("/").link("Coppa dei Tre Ponti");
    home.get(&format!("{cup}/bracket"))
        .assert_ok()
        .assert_shows("rapid 1–1, blitz ½–1½");
    let matches = home.get("/").link("Doppio delle Saline");
    home.get(&format!("{matches}/round/4"))
        .assert_ok()
        .assert_shows("Match 2, game 2 of 2.");
    // What arbiters alone may know is on no public page.
    for path in ["", "/games", "/round/3", "/games.pgn"] {
        let page = home.get(&format!("/t/{slug}{path}"));
        page.assert_ok();
        assert!(!page.html().contains("Txh7") && !page.html().contains("llegal"));
    }
    let killed = Command::new("kill").arg(child.id().to_string()).status();
    assert!(killed.is_ok_and(|status| status.success()));
    drop(child.wait());
    assert!(!folder.exists(), "{}", folder.display());
}
