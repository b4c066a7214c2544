//! Files out of and into the program: tables, tournament reports, games; tags, refusals, nothing lost.

use std::path::PathBuf;

use crate::support::{Browser, TestApp, on_both_databases, page::Page, tournament};

on_both_databases!(
    files_have_types_names_and_tags,
    report_goes_out_and_comes_in_again,
    a_finished_event_has_no_further_round,
    acceleration_travels_before_round_1,
    everything_in_a_report_survives,
    ranking_by_record_212,
    corpus_report_of_2005_with_oddities,
    bad_report_changes_nothing,
    bad_games_change_nothing_before_consent,
    corpus_of_four_hundred_games_with_clocks,
    odd_games_go_out_as_they_came_in,
);

/// A file of the corpora, for the tests with `corpus` in their name.
pub fn corpus(path: &str) -> Vec<u8> {
    let folder =
        std::env::var_os("TRATTO_CORPORA").expect("TRATTO_CORPORA names the folder of the corpora");
    let path = PathBuf::from(folder).join(path);
    std::fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Enters the result on the first board of the desk that has none.
fn enter(arbiter: &mut Browser, slug: &str, round: u8, board: usize, key: &str) {
    let page = arbiter.get(&format!("/t/{slug}/desk/{round}"));
    let css = format!("form.set[data-board=\"{board}\"]");
    let button = format!("{css} button[data-key=\"{key}\"]");
    let value = page.attributes(&button, "value").concat();
    let answer = arbiter.send(page.form(&css).press("result", &value));
    answer.assert_status(303);
}

fn get(browser: &mut Browser, path: &str) -> String {
    let page = browser.get(path);
    page.assert_ok();
    page.html()
}

fn files_have_types_names_and_tags(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = tournament::with_round_published(&mut arbiter, "=Torneo \"del\" Ponte", 9);
    enter(&mut arbiter, &slug, 1, 1, "1");
    let mut anyone = app.browser();
    let files = [
        ("round/1/pairings.csv", "text/csv; charset=utf-8"),
        ("standings.csv", "text/csv; charset=utf-8"),
        ("standings.csv?after=1", "text/csv; charset=utf-8"),
        ("tournament.trf", "text/plain; charset=utf-8"),
        ("tournament.trf26", "text/plain; charset=utf-8"),
        (
            "round/1/games.pgn",
            "application/vnd.chess-pgn; charset=utf-8",
        ),
        ("games.pgn", "application/vnd.chess-pgn; charset=utf-8"),
        ("calendar.ics", "text/calendar; charset=utf-8"),
    ];
    for (file, kind) in files {
        let path = format!("/t/{slug}/{file}");
        let page = anyone.get(&path);
        page.assert_ok();
        assert_eq!(page.header("content-type"), Some(kind), "{path}");
        let disposition = page.header("content-disposition").unwrap_or_default();
        assert!(
            disposition.starts_with("attachment; filename=\""),
            "{disposition}"
        );
        let tag = page.header("etag").unwrap_or_default().to_owned();
        assert_eq!(tag.len(), 66, "{path}: {tag}");
        assert_eq!(get(&mut anyone, &path), page.html(), "{path}");
        let again = anyone.get_with(&path, "If-None-Match", &tag);
        again.assert_status(304);
        assert!(again.bytes.is_empty());
        anyone
            .get_with(&path, "If-None-Match", "\"0000\"")
            .assert_status(200);
    }
    let before = anyone.get(&format!("/t/{slug}/round/1/pairings.csv"));
    enter(&mut arbiter, &slug, 1, 2, "5");
    let after = anyone.get(&format!("/t/{slug}/round/1/pairings.csv"));
    assert_ne!(before.header("etag"), after.header("etag"));
    assert!(after.html().contains("1/2-1/2"), "{}", after.html());
    assert_eq!(after.html().lines().count(), 1 + 4 + 1);
    for missing in [
        "round/2/pairings.csv",
        "round/9/games.pgn",
        "standings.csv?after=3",
    ] {
        anyone
            .get(&format!("/t/{slug}/{missing}"))
            .assert_status(404);
    }
    // A draft is for the arbiters' printer only.
    for board in 3..=4 {
        enter(&mut arbiter, &slug, 1, board, "0");
    }
    let entries = arbiter.open(&format!("/t/{slug}/entries"));
    arbiter.submit(entries.form_to("/desk/2/pair")).assert_ok();
    for sheet in ["pairings/2", "names/2"] {
        let path = format!("/t/{slug}/print/{sheet}");
        arbiter.get(&path).assert_ok().assert_shows("Provetti01");
        anyone.get(&path).assert_status(404);
    }
    for sheet in ["pairings/1", "names/1", "standings/1"] {
        let path = format!("/t/{slug}/print/{sheet}");
        anyone.get(&path).assert_ok().assert_shows("Provetti09");
    }
    anyone.get(&format!("/t/{slug}/export")).assert_status(401);
    arbiter
        .get(&format!("/t/{slug}/export"))
        .assert_ok()
        .assert_shows("Pairings by name");
}

/// Sends a report as pasted text and answers the preview.
pub fn preview(arbiter: &mut Browser, text: &[u8]) -> Page {
    let form = arbiter.get("/import").assert_ok().form_to("/import");
    arbiter.send(form.upload("file", "torneo.trf", "text/plain", text))
}

/// Confirms a preview and answers the slug of the new tournament.
pub fn confirm(arbiter: &mut Browser, page: &Page) -> String {
    let mut form = page.assert_ok().form_to("/import/confirm");
    if form.value("start") == Some("") {
        form = form.set("start", "2026-11-21");
    }
    let done = arbiter.send(form);
    done.assert_status(303);
    let location = done.redirect().unwrap_or_default();
    location.split('/').nth(2).unwrap_or_default().to_owned()
}

/// Without what differs by the moment of the export.
fn report(browser: &mut Browser, slug: &str, name: &str) -> String {
    get(browser, &format!("/t/{slug}/{name}"))
}

fn report_goes_out_and_comes_in_again(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = tournament::with_round_published(&mut arbiter, "Torneo dell'Andata", 11);
    for (board, key) in [(1, "1"), (2, "0"), (3, "5"), (4, "1"), (5, "0")] {
        enter(&mut arbiter, &slug, 1, board, key);
    }
    for name in ["tournament.trf", "tournament.trf26"] {
        let first = report(&mut arbiter, &slug, name);
        let page = preview(&mut arbiter, first.as_bytes());
        page.assert_ok();
        let copy = confirm(&mut arbiter, &page);
        assert_ne!(copy, slug);
        // The copy tells that it was imported, and nothing else differs.
        let again = report(&mut arbiter, &copy, name);
        assert_eq!(again, format!("{first}### Import @ Round 1\r\n"), "{name}");
        let path = "round/1/pairings.csv";
        assert_eq!(
            get(&mut arbiter, &format!("/t/{copy}/{path}")),
            get(&mut arbiter, &format!("/t/{slug}/{path}"))
        );
    }
}

/// The number of rounds (142) and the columns of the players are those of the event, also where somebody withdrew.
fn a_finished_event_has_no_further_round(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = tournament::with_round_published(&mut arbiter, "Torneo Finito", 4);
    let page = arbiter.open(&format!("/t/{slug}/settings"));
    let form = page.form_to("/settings").set("rounds", "1");
    tournament::done_for_a_reason(&mut arbiter, form);
    tournament::enter_all(&mut arbiter, &slug, 1, "1-0");
    let entry = app
        .lines("SELECT CAST(max(id) AS TEXT) AS line FROM entries")
        .remove(0);
    let page = arbiter.open(&format!("/t/{slug}/entries"));
    let form = page.form_to(&format!("/entries/{entry}/withdraw"));
    arbiter.send(form).assert_status(303);
    let text = report(&mut arbiter, &slug, "tournament.trf26");
    assert!(text.contains("\r\n142 1\r\n"), "{text}");
    let lines: Vec<&str> = text.lines().filter(|l| l.starts_with("001")).collect();
    assert!(lines.iter().all(|line| line.len() == 99), "{text}");
    let old = report(&mut arbiter, &slug, "tournament.trf");
    assert!(old.contains("\r\nXXR 1\r\n"), "{old}");
}

/// Before round 1 there are no virtual points yet: the type of the event (192) says that there will be.
fn acceleration_travels_before_round_1(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = tournament::with_players(&mut arbiter, "Torneo Accelerato", 9);
    let page = arbiter.open(&format!("/t/{slug}/settings"));
    let form = page
        .form_to("/settings")
        .set("acceleration", "baku")
        .set("initial_colour", "white");
    arbiter.send(form).assert_status(303);
    let first = report(&mut arbiter, &slug, "tournament.trf26");
    assert!(first.contains("_BAKU\r\n"), "{first}");
    let page = preview(&mut arbiter, first.as_bytes());
    let copy = confirm(&mut arbiter, &page);
    let chosen = format!(
        "SELECT r.acceleration AS line FROM tournament_rules r \
         JOIN tournaments t ON t.id = r.tournament_id WHERE t.slug = '{copy}'"
    );
    assert_eq!(app.lines(&chosen), ["baku"]);
    for slug in [&slug, &copy] {
        tournament::publish_round(&mut arbiter, slug, 1);
    }
    let path = "round/1/pairings.csv";
    assert_eq!(
        get(&mut arbiter, &format!("/t/{copy}/{path}")),
        get(&mut arbiter, &format!("/t/{slug}/{path}"))
    );
    let both = [&slug, &copy].map(|slug| report(&mut arbiter, slug, "tournament.trf26"));
    for text in &both {
        assert!(
            text.contains("_BAKU\r\n") && text.contains("\r\n250 "),
            "{text}"
        );
    }
}

/// Scoring, initial colour, byes to come, prohibitions, virtual points, tie-breaks, every kind of result.
const RICH: &str = "\
012 Torneo ricco\r
022 Roccafiorita\r
032 ITA\r
042 2026/03/07\r
052 2026/03/08\r
122 60+30\r
132                                                                                        26/03/07  26/03/08            26/03/15\r
142 5\r
152 B\r
162  W 3.0    D 1.0    L 0.0\r
172 ITA FIDON\r
212 PTS,BH/C1,DE,SB\r
### Sede accessibile.\r
240 H   4    3\r
250       3.0   1   2    1    4\r
260   1   5    1    2    7\r
001    1 m  g Provetti, Aldo                    2400 ITA       800001 1980/05/04  6.0         5 b 1     3 w +  \r
001    2 w wm Provetti, Bice                    2300 ITA                          1.0         6 w =  0000 - Z  \r
001    3      Provetti, Carla                   2200 ITA              1999/00/00  0.0         7 b 0     1 b -  \r
001    4      Provetti, Dino                    2100 FRA                          4.0         8 w W  0000 - H  \r
001    5      Provetti, Elsa                    2000 ITA                          0.0         1 w 0     8 b 0  \r
001    6      Provetti, Furio                   1900 ITA                          2.0         2 b =     7 w =  \r
001    7      Provetti, Gina                       0 ITA                          4.0         3 w 1     6 b =  \r
001    8      Provetti, Ugo                        0 ITA                          0.0         4 b L     5 w 0  \r
";

fn everything_in_a_report_survives(mut app: TestApp) {
    let read = |text: &[u8]| {
        tratto::formats::trf::read(text).unwrap_or_else(|errors| panic!("{errors:?}"))
    };
    let rich = RICH;
    let first = read(rich.as_bytes());
    assert_eq!(first.table.forbidden.len(), 1);
    assert_eq!(first.table.accelerations.len(), 1);
    assert_eq!(first.announced_byes.len(), 1);
    let days: Vec<bool> = first
        .header
        .round_dates
        .iter()
        .map(Option::is_some)
        .collect();
    assert_eq!(days, [true, true, false, true]);
    let mut arbiter = app.admin();
    let page = preview(&mut arbiter, rich.as_bytes());
    // All of this has its place here.
    let doubts = page.texts("ul.links.note li");
    let left = |code: &str| doubts.iter().filter(|text| text.contains(code)).count();
    assert_eq!(
        ["###", "132", "172", "212"].map(left),
        [0, 0, 0, 0],
        "{doubts:?}"
    );
    let slug = confirm(&mut arbiter, &page);
    for name in ["tournament.trf", "tournament.trf26"] {
        let out = read(report(&mut arbiter, &slug, name).as_bytes());
        assert_eq!(
            out.table.participants(),
            first.table.participants(),
            "{name}"
        );
        assert_eq!(out.table.scoring, first.table.scoring, "{name}");
        assert_eq!(
            out.table.initial_colour, first.table.initial_colour,
            "{name}"
        );
        assert_eq!(out.table.rounds_planned(), 5, "{name}");
        assert_eq!(out.announced_byes, first.announced_byes, "{name}");
        assert_eq!(out.header.tie_breaks, first.header.tie_breaks, "{name}");
        assert_eq!(out.header.round_dates, first.header.round_dates, "{name}");
        // The group of three stays one.
        let members = |f: &tratto::event::Forbidden| -> Vec<u16> {
            f.members.iter().map(|tpn| tpn.get()).collect()
        };
        let mut groups = out.table.forbidden.iter().map(members);
        assert!(groups.any(|group| group == [1, 2, 7]), "{name}");
        for (out, first) in out.players.iter().zip(&first.players) {
            assert_eq!(
                (
                    &out.name,
                    out.rating,
                    out.title,
                    out.sex,
                    out.fide_id,
                    out.birth
                ),
                (
                    &first.name,
                    first.rating,
                    first.title,
                    first.sex,
                    first.fide_id,
                    first.birth
                )
            );
        }
        if name == "tournament.trf26" {
            assert_eq!(out.table.accelerations, first.table.accelerations);
            assert_eq!(out.header.ranking_method, first.header.ranking_method);
        }
    }
    // The public sees years of birth only.
    let public = report(&mut app.browser(), &slug, "tournament.trf26");
    assert!(public.contains("1980/00/00") && !public.contains("1980/05/04"));
}

fn ranking_by_record_212(mut app: TestApp) {
    let mut arbiter = app.admin();
    let with = |order: &str| RICH.replace("212 PTS,BH/C1,DE,SB", order);
    // Points first: the list of 212 ranks, and the other one is named.
    let page = preview(&mut arbiter, with("202 BH\r\n212 PTS,SB,DE").as_bytes());
    page.assert_shows("202");
    let slug = confirm(&mut arbiter, &page);
    let out = report(&mut arbiter, &slug, "tournament.trf26");
    assert!(out.contains("202 BH\r\n212 PTS,SB,DE\r\n"), "{out}");
    // Points elsewhere or nowhere: here they rank first, so the record is named.
    let page = preview(&mut arbiter, with("202 BH\r\n212 WIN,PTS").as_bytes());
    page.assert_shows("212");
    let slug = confirm(&mut arbiter, &page);
    let out = report(&mut arbiter, &slug, "tournament.trf26");
    assert!(out.contains("202 BH\r\n212 WIN,PTS\r\n"), "{out}");
}

fn corpus_report_of_2005_with_oddities(mut app: TestApp) {
    let bytes = corpus("trf/real/karl-mala-2005.trf");
    let mut arbiter = app.admin();
    let page = preview(&mut arbiter, &bytes);
    page.assert_ok().assert_shows("Players: 284");
    let remarks = page.texts("section[aria-labelledby=remarks] tbody tr");
    assert!(remarks.len() > 5, "{remarks:?}");
    let slug = confirm(&mut arbiter, &page);
    let mut anyone = app.browser();
    anyone
        .get(&format!("/t/{slug}/standings"))
        .assert_ok()
        .assert_shows("Mikhaletz");
    let first = report(&mut arbiter, &slug, "tournament.trf26");
    let again = preview(&mut arbiter, first.as_bytes());
    let copy = confirm(&mut arbiter, &again);
    assert_eq!(report(&mut arbiter, &copy, "tournament.trf26"), first);
    assert_eq!(
        get(&mut anyone, &format!("/t/{copy}/standings.csv")),
        get(&mut anyone, &format!("/t/{slug}/standings.csv"))
    );
}

fn bad_report_changes_nothing(mut app: TestApp) {
    let mut arbiter = app.admin();
    let home = arbiter.get("/mine").text();
    let bad = "012 Torneo storto\n\
        001    1      Provetti, Anna                    2000 ITA                         0.0    1     2 w 1\n\
        001    2      Provetti, Bice                    1900 ITA                         0.0    2     1 w 0\n";
    let page = preview(&mut arbiter, bad.as_bytes());
    page.assert_status(422).assert_shows("Nothing was changed.");
    let rows = page.texts("tbody tr");
    assert!(!rows.is_empty());
    let lines = page.texts("tbody tr th");
    assert!(
        lines.iter().all(|line| line == "2" || line == "3"),
        "{lines:?}"
    );
    for row in page.texts("tbody tr td.n") {
        assert!(
            row.parse::<usize>().is_ok_and(|column| column > 80),
            "{row}"
        );
    }
    preview(&mut arbiter, b"").assert_status(422);
    preview(&mut arbiter, b"\0\xff\xfe hallo").assert_status(422);
    assert_eq!(arbiter.get("/mine").text(), home);
    app.browser().get("/import").assert_status(401);
}

const GOOD: &str = "[Event \"?\"]\n[Round \"1.1\"]\n[White \"?\"]\n[Black \"?\"]\n[Result \"1-0\"]\n\n\
    1. e4 {[%clk 1:29:58]} e5 {[%clk 1:29:50]} 2. Nf3 {[%clk 1:29:00]} Nc6 1-0\n";

pub fn import_games(arbiter: &mut Browser, slug: &str, text: &[u8]) -> Page {
    let path = format!("/t/{slug}/games/import");
    let form = arbiter.get(&path).assert_ok().form_to("/games/import");
    arbiter.send(form.upload("file", "partite.pgn", "text/plain", text))
}

fn bad_games_change_nothing_before_consent(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = tournament::with_round_published(&mut arbiter, "Torneo delle Mosse", 6);
    let list = format!("/t/{slug}/games");
    import_games(&mut arbiter, &slug, b"niente")
        .assert_status(422)
        .assert_shows("no game");
    let broken = GOOD.replace("2. Nf3", "2. Nf6").replace("1.1", "1.2");
    let page = import_games(&mut arbiter, &slug, broken.as_bytes());
    page.assert_status(422).assert_shows("Nf6 is illegal");
    let place = page.texts("tr.finding td.n");
    assert_eq!(place.first().map(String::as_str), Some("7"), "{place:?}");
    arbiter
        .get(&list)
        .assert_ok()
        .assert_shows("No game has been recorded yet");
    // With consent everything readable is taken in, and the text is kept.
    let form = page.form_to("/games/import").tick("accept");
    arbiter
        .send(form)
        .assert_ok()
        .assert_shows("1 game imported");
    arbiter.get(&list).assert_ok().assert_shows("One game");
    // A clean text needs no consent; its clocks come out again.
    import_games(&mut arbiter, &slug, GOOD.as_bytes())
        .assert_ok()
        .assert_shows("round 1, board 1");
    let out = get(&mut arbiter, &format!("/t/{slug}/round/1/games.pgn"));
    // Every board in its order, whether its game is recorded or not.
    let boards: Vec<&str> = out
        .lines()
        .filter_map(|line| line.strip_prefix("[Round \""))
        .collect();
    assert_eq!(boards, ["1.1\"]", "1.2\"]", "1.3\"]"], "{out}");
    assert!(out.contains("[%clk 1:29:58]"), "{out}");
    assert!(out.contains("[WhiteElo \""), "{out}");
    // The board has its game now.
    import_games(&mut arbiter, &slug, GOOD.as_bytes())
        .assert_ok()
        .assert_shows("has its moves already");
    // One board takes one game.
    let base = format!("/t/{slug}/game/{}", app.pairing(1, 3));
    let path = format!("{base}/pgn");
    let form = arbiter.get(&path).assert_ok().form_to("/pgn");
    let two = format!("{GOOD}\n{GOOD}");
    arbiter
        .send(form.clone().set("text", &two))
        .assert_status(422)
        .assert_shows("2 games");
    let form = arbiter.get(&path).assert_ok().form_to("/pgn");
    arbiter
        .send(form.set("text", "1. d4 d5 2. c4 *"))
        .assert_ok();
    arbiter.get(&base).assert_ok().assert_shows("c4");
    app.browser()
        .get(&format!("/t/{slug}/games/import"))
        .assert_status(401);
}

fn corpus_of_four_hundred_games_with_clocks(mut app: TestApp) {
    let bytes = corpus("pgn/lichess-438-games.pgn");
    let mut arbiter = app.admin();
    let slug = tournament::with_round_published(&mut arbiter, "Torneo in Rete", 4);
    let mut page = import_games(&mut arbiter, &slug, &bytes);
    if page.status == 422 {
        println!("{:?}", page.texts("tr.finding"));
        page = arbiter.send(page.form_to("/games/import").tick("accept"));
    }
    page.assert_ok().assert_shows("438 games imported");
    let text = String::from_utf8_lossy(&bytes);
    let out = get(&mut arbiter, &format!("/t/{slug}/games.pgn"));
    assert_eq!(out.matches("\n[Event ").count() + 1, 438);
    assert_eq!(out.matches("[%clk").count(), text.matches("[%clk").count());
}

/// Tag names beyond letters and digits, more men than a game can have, one of the 960 arrays.
const ODD: &str = "\
[Event \"Prova\"]
[White \"D'Angelo, Nicolò\"]
[Black \"Zoë O’Neill\"]
[White-Team \"L'Aquila\"]
[Result \"1-0\"]

1. e4 e5 1-0

[Event \"Vantaggio\"]
[White \"A\"]
[Black \"B\"]
[Result \"*\"]
[SetUp \"1\"]
[FEN \"4k3/8/8/8/8/8/PPPPPPPP/QQ2K3 w - - 0 1\"]

1. Qc1 Kd7 *

[Event \"960\"]
[White \"C\"]
[Black \"D\"]
[Result \"*\"]
[SetUp \"1\"]
[FEN \"4k3/8/8/8/8/8/8/1RK4R w HB - 0 1\"]

1. O-O Kd7 *
";

fn odd_games_go_out_as_they_came_in(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = tournament::with_players(&mut arbiter, "Torneo degli Strani", 2);
    let mut page = import_games(&mut arbiter, &slug, ODD.as_bytes());
    if page.status == 422 {
        page = arbiter.send(page.form_to("/games/import").tick("accept"));
    }
    page.assert_ok().assert_shows("3 games imported");
    let text = get(&mut arbiter, &format!("/t/{slug}/games.pgn"));
    for words in [
        "[White \"D'Angelo, Nicolò\"]",
        "[Black \"Zoë O’Neill\"]",
        "[White-Team \"L'Aquila\"]",
        "1. e4 e5 1-0",
        "1. Qc1 Kd7 *",
        "1. O-O Kd7 *",
    ] {
        assert!(text.contains(words), "{words}: {text}");
    }
    arbiter.get(&format!("/t/{slug}/games")).assert_ok();
}
