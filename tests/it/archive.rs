//! A tournament in one file: out of one machine and into another with the other database, in the middle of a round and at
//! the end; what is damaged is refused with the part at fault; a tournament that was handed over stays as it is.

use std::{
    collections::BTreeMap,
    fs,
    io::{Cursor, Read, Write},
};

use serde_json::Value;
use sha2::{Digest, Sha256};
use zip::{ZipArchive, ZipWriter, write::SimpleFileOptions};

use crate::{
    commands::run,
    deeds_replayed::Event,
    support::{
        Browser, TestApp,
        folder::Folder,
        on_both_databases,
        page::Page,
        tournament::{enter_all, press_result, publish_round, with_players, with_round_published},
    },
};
use tratto::{
    app::{Context, exchange::archive::VERSION},
    time::Clock,
};

on_both_databases!(
    it_moves_in_the_middle_of_round_3,
    it_moves_at_the_end,
    what_is_not_as_it_should_be_is_refused,
    a_tournament_that_was_handed_over_stays_as_it_is,
);

pub(crate) type Parts = BTreeMap<String, Vec<u8>>;

/// A server with the other database, on which there is another tournament already: its numbers are others.
pub(crate) fn elsewhere(app: &TestApp) -> (TestApp, Browser) {
    let mut other = if app.is_sqlite() {
        TestApp::on_postgres()
    } else {
        TestApp::on_sqlite()
    };
    let mut arbiter = other.admin().in_italian();
    with_round_published(&mut arbiter, "Torneo di Prima", 6);
    (other, arbiter)
}

/// Asks until the job is over.
pub(crate) fn get(browser: &mut Browser, path: &str) -> Page {
    for _ in 0..200 {
        let page = browser.get(path);
        if page.status != 202 {
            return page;
        }
        std::thread::sleep(std::time::Duration::from_millis(100));
    }
    panic!("{path}: the job does not end")
}

pub(crate) fn download(browser: &mut Browser, slug: &str) -> Vec<u8> {
    let page = get(browser, &format!("/t/{slug}/tournament.tratto"));
    assert_eq!(page.status, 200, "{}", page.text());
    assert_eq!(
        page.header("content-type"),
        Some("application/vnd.tratto+zip")
    );
    page.bytes
}

/// Opens an archive through the page.
pub(crate) fn open(browser: &mut Browser, bytes: &[u8]) -> Page {
    let form = browser.open("/archive").form_to("/archive");
    let sent = browser.send(form.upload("file", "x.tratto", "application/zip", bytes));
    match sent.redirect() {
        Some(job) if job.starts_with("/jobs/") => get(browser, &job),
        _ => sent,
    }
}

pub(crate) fn parts(bytes: &[u8]) -> Parts {
    let mut zip = ZipArchive::new(Cursor::new(bytes)).unwrap();
    let mut parts = Parts::new();
    for index in 0..zip.len() {
        let mut file = zip.by_index(index).unwrap();
        let mut part = Vec::new();
        file.read_to_end(&mut part).unwrap();
        parts.insert(file.name().unwrap().into_owned(), part);
    }
    parts
}

fn packed(parts: &Parts) -> Vec<u8> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, part) in parts {
        zip.start_file(name, SimpleFileOptions::default()).unwrap();
        zip.write_all(part).unwrap();
    }
    zip.finish().unwrap().into_inner()
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The manifest that fits the parts, as somebody would write it who forges them.
pub(crate) fn forged(mut parts: Parts) -> Vec<u8> {
    let mut manifest: Value = serde_json::from_slice(&parts["manifest.json"]).unwrap();
    let mut all = Sha256::new();
    for entry in manifest["parts"].as_array_mut().unwrap() {
        let name = entry["name"].as_str().unwrap().to_owned();
        let Some(part) = parts.get(&name) else {
            continue;
        };
        let sha = hex(&Sha256::digest(part));
        all.update(format!("{name} {sha}\n"));
        entry["sha256"] = sha.into();
        entry["bytes"] = part.len().into();
        entry["rows"] = (part.iter().filter(|byte| **byte == b'\n').count() - 1).into();
    }
    manifest["digest"] = hex(&all.finalize()).into();
    parts.insert(
        "manifest.json".to_owned(),
        manifest.to_string().into_bytes(),
    );
    packed(&parts)
}

/// The second archive holds the parts of the first, byte for byte, and the trail of the machine in between.
fn assert_goes_on(first: &[u8], second: &[u8]) {
    let (mut first, mut second) = (parts(first), parts(second));
    first.remove("manifest.json");
    second.remove("manifest.json");
    let trails = first
        .keys()
        .filter(|name| name.starts_with("trail-"))
        .count();
    for (name, part) in &first {
        let other = second.remove(name).unwrap();
        assert_eq!(
            String::from_utf8_lossy(part),
            String::from_utf8_lossy(&other),
            "{name}"
        );
    }
    let names: Vec<String> = second.into_keys().collect();
    assert_eq!(names, [format!("trail-{}.jsonl", trails + 1)]);
}

/// What people see and take away of a tournament, as text without numbers of the database.
fn seen(browser: &mut Browser, slug: &str, rounds: u8) -> Vec<(String, String)> {
    let mut seen = Vec::new();
    let mut paths: Vec<String> = [
        "",
        "/standings",
        "/players",
        "/crosstable",
        "/games",
        "/prizes",
        "/entries",
        "/integrity",
        "/prizes/desk",
        "/floor",
    ]
    .map(str::to_owned)
    .into();
    paths.extend(
        (1..=rounds).flat_map(|round| [format!("/round/{round}"), format!("/desk/{round}")]),
    );
    for path in paths {
        let page = browser.get(&format!("/t/{slug}{path}"));
        let text = if path.starts_with("/desk") {
            page.texts("tr[data-board]").join("\n")
        } else {
            page.texts("main").join("\n")
        };
        // Addresses, in the code for other sites.
        let own = format!("{}/embed/it/{slug}/", browser.base());
        let text = text.replace(&own, "");
        seen.push((path, format!("{} {text}", page.status)));
    }
    let files = [
        "/tournament.trf",
        "/tournament.trf26",
        "/games.pgn",
        "/standings.csv",
    ];
    for path in files {
        let page = browser.get(&format!("/t/{slug}{path}"));
        let text = page.html();
        // The address of the server.
        let lines = text.lines().filter(|line| !line.contains("http://"));
        seen.push((path.to_owned(), lines.collect::<Vec<_>>().join("\n")));
    }
    seen
}

/// All rows of the record, newest first.
pub(crate) fn record(browser: &mut Browser, slug: &str) -> Vec<String> {
    let mut rows = Vec::new();
    for number in 1..100 {
        let page = browser.open(&format!("/t/{slug}/record?page={number}"));
        let found = page.texts("table.trail tbody tr");
        if found.is_empty() || rows.ends_with(&found) {
            break;
        }
        rows.extend(found);
    }
    rows
}

fn assert_same(here: &[(String, String)], there: &[(String, String)]) {
    for ((path, one), (_, other)) in here.iter().zip(there) {
        assert_eq!(one, other, "{path}");
    }
}

pub(crate) fn trail_is_sound(app: &TestApp) {
    let folder = Folder::new("trail");
    let (code, out, error) = run(
        folder.path(),
        &["trail", "verify", "--database", &app.database],
        "",
    );
    assert_eq!(code, 0, "{out}{error}");
}

/// Rounds 1 and 2 played, round 3 under way with one game adjourned, round 4 prepared and changed by hand; a bye, a
/// withdrawal, a game with its moves.
pub(crate) fn in_the_middle(arbiter: &mut Browser, app: &TestApp) -> String {
    let slug = with_players(arbiter, "Torneo di Mezzo", 11);
    let entries = app.lines(
        "SELECT CAST(id AS TEXT) AS line FROM entries WHERE last_name LIKE 'Provetti%' ORDER BY id DESC",
    );
    publish_round(arbiter, &slug, 1);
    enter_all(arbiter, &slug, 1, "1-0");
    let page = arbiter.get("/account");
    let csrf = page.form_to("/logout").value("csrf").unwrap().to_owned();
    let to = |what: &str, entry: &str| format!("/t/{slug}/entries/{entry}/{what}");
    arbiter
        .post(&to("withdraw", &entries[1]), &[("csrf", &csrf)])
        .assert_status(303);
    arbiter
        .post(
            &to("bye", &entries[2]),
            &[("csrf", &csrf), ("round", "5"), ("kind", "H")],
        )
        .assert_status(303);
    publish_round(arbiter, &slug, 2);
    enter_all(arbiter, &slug, 2, "1/2-1/2");
    publish_round(arbiter, &slug, 3);
    press_result(arbiter, &slug, 3, 1, "adj").assert_status(303);
    press_result(arbiter, &slug, 3, 2, "0-1").assert_status(303);
    let pairing = app.pairing(3, 2);
    let path = format!("/t/{slug}/game/{pairing}/pgn");
    let form = arbiter.open(&path).form_to("/pgn");
    let pgn = "[White \"A\"]\n[Black \"B\"]\n[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n";
    arbiter.submit(form.set("text", pgn));
    let desk = arbiter.open(&format!("/t/{slug}/desk/3"));
    let drafted = crate::support::tournament::prepare(arbiter, desk.form_to("/desk/3/pair"));
    drafted.assert_status(303);
    let draft = arbiter.open(&format!("/t/{slug}/desk/4"));
    arbiter.submit(draft.form_to("/hand/begin"));
    let hand = format!("/t/{slug}/desk/4/hand");
    let page = arbiter.open(&hand);
    let links = page.attributes("td.pn a.seat", "href");
    let taken = arbiter.open(&links[0]);
    let wanted = taken.attributes("td.pn button.seat", "value");
    let swap = taken.form("#seats").press("swap", &wanted[0]);
    let answer = arbiter.send(swap);
    if answer.status == 422 {
        arbiter
            .send(answer.form(".msg.error form"))
            .assert_status(303);
    }
    slug
}

fn it_moves_in_the_middle_of_round_3(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = in_the_middle(&mut arbiter, &app);
    let (other, mut there) = elsewhere(&app);
    let first = download(&mut arbiter, &slug);
    open(&mut there, &first).assert_status(303);
    // What is said once after the opening.
    there.open("/mine").assert_shows("Il torneo è qui.");
    assert_same(&seen(&mut arbiter, &slug, 4), &seen(&mut there, &slug, 4));
    let (mine, theirs) = (record(&mut arbiter, &slug), record(&mut there, &slug));
    assert_eq!(theirs[1..], mine);
    assert!(theirs[0].contains("Aperto da un archivio"), "{}", theirs[0]);
    let second = download(&mut there, &slug);
    assert_goes_on(&first, &second);
    trail_is_sound(&other);
    // The history of a board goes back to the other machine.
    let history = there.open(&format!("/t/{slug}/desk/3/board/2/history"));
    history.assert_shows("0–1");
    // The draft by hand is as it was, and the round goes on.
    there
        .open(&format!("/t/{slug}/desk/4/hand"))
        .assert_shows("posti diversi dal motore");
    press_result(&mut there, &slug, 3, 1, "1-0").assert_status(303);
    // Back to the first machine: there it is another tournament, under an address of its own.
    let third = download(&mut there, &slug);
    let back = open(&mut arbiter, &third);
    assert_eq!(back.redirect(), Some(format!("/t/{slug}-2/desk")));
    arbiter.open("/mine");
    let theirs = seen(&mut there, &slug, 3);
    let mine = seen(&mut arbiter, &format!("{slug}-2"), 3);
    assert_same(&theirs[..2], &mine[..2]);
    trail_is_sound(&app);
    // A draft that the rules gave is as fresh as it was.
    let rows = app.lines("SELECT CAST(count(*) AS TEXT) AS line FROM sealed_trail WHERE chain = 2");
    assert_ne!(rows, ["0"]);
}

fn it_moves_at_the_end(app: TestApp) {
    let archives = Folder::new("archives");
    let ctx = Context::open(&app.database, Clock::System).unwrap();
    Event::new(&ctx, 11, archives.path()).happen();
    let slugs =
        app.lines("SELECT slug AS line FROM tournaments WHERE state = 'finished' ORDER BY id");
    let (other, mut there) = elsewhere(&app);
    let folder = Folder::new("end");
    let at = |file: &str| folder.path().join(file);
    let arguments = [
        "archive",
        &slugs[0],
        "one.tratto",
        "--database",
        &app.database,
    ];
    let (code, digest, error) = run(folder.path(), &arguments, "");
    assert_eq!(code, 0, "{error}");
    let arguments = ["open", "one.tratto", "--database", &other.database];
    let (code, slug, error) = run(folder.path(), &arguments, "");
    assert_eq!((code, slug.trim()), (0, slugs[0].as_str()), "{error}");
    let arguments = [
        "archive",
        slug.trim(),
        "two.tratto",
        "--database",
        &other.database,
    ];
    let (code, second, error) = run(folder.path(), &arguments, "");
    assert_eq!(code, 0, "{error}");
    assert_ne!(digest, second);
    let (one, two) = (
        fs::read(at("one.tratto")).unwrap(),
        fs::read(at("two.tratto")).unwrap(),
    );
    assert_goes_on(&one, &two);
    let rows = |name: &str| parts(&one)[name].iter().filter(|b| **b == b'\n').count();
    for part in [
        "incidents",
        "prize_receipts",
        "prize_lists",
        "byes",
        "game_moves",
        "screens",
    ] {
        assert!(rows(&format!("{part}.jsonl")) > 1, "{part} is empty");
    }
    let mut here = app.browser().in_italian();
    let mut public = other.browser().in_italian();
    assert_same(
        &seen(&mut here, &slugs[0], 5),
        &seen(&mut public, &slugs[0], 5),
    );
    there
        .open(&format!("/t/{}/prizes/desk", slugs[0]))
        .assert_ok();
    trail_is_sound(&other);
}

/// A file that is refused: nothing was written, and the reason names the part.
fn refused(app: &TestApp, arbiter: &mut Browser, bytes: &[u8], why: &str) {
    let before = app.state();
    open(arbiter, bytes).assert_status(422).assert_shows(why);
    assert_eq!(app.state(), before);
}

fn what_is_not_as_it_should_be_is_refused(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = with_round_published(&mut arbiter, "Torneo dei Guasti", 6);
    let whole = download(&mut arbiter, &slug);
    let all = parts(&whole);
    let mut bad = |bytes: &[u8], why: &str| refused(&app, &mut arbiter, bytes, why);
    bad(b"", "non è l’archivio");
    bad(b"012 Torneo\n", "non è l’archivio");
    bad(&whole[..whole.len() - 40], "si interrompe prima della fine");
    bad(&whole[..whole.len() / 2], "si interrompe prima della fine");
    bad(
        &packed(&Parts::from([("a.txt".to_owned(), b"x".to_vec())])),
        "non è l’archivio",
    );
    let edited = |edit: &dyn Fn(&mut Parts)| {
        let mut parts = all.clone();
        edit(&mut parts);
        parts
    };
    let without = edited(&|parts| drop(parts.remove("entries.jsonl")));
    bad(&packed(&without), "Manca entries.jsonl");
    let strange = edited(&|parts| drop(parts.insert("x.jsonl".to_owned(), b"[]\n".to_vec())));
    bad(&packed(&strange), "x.jsonl non fa parte");
    let replace = |parts: &mut Parts, name: &str, from: &str, to: &str| {
        let text = String::from_utf8(parts[name].clone()).unwrap();
        assert!(text.contains(from), "{name}: {text}");
        parts.insert(name.to_owned(), text.replacen(from, to, 1).into_bytes());
    };
    let renamed = edited(&|parts| replace(parts, "entries.jsonl", "Provetti01", "Provetti99"));
    bad(&packed(&renamed), "entries.jsonl non è quello");
    let version = |number: u32| format!("\"version\": {number}");
    let (this, next) = (version(VERSION), version(VERSION + 1));
    let newer = edited(&|parts| replace(parts, "manifest.json", &this, &next));
    bad(&packed(&newer), "programma più nuovo");
    // Those that somebody forged, with digests that fit.
    let trail = edited(&|parts| replace(parts, "trail-1.jsonl", "Ada Arbiter", "Eva Arbiter"));
    bad(&forged(trail), "La riga 1 di trail-1.jsonl non segue");
    let words = edited(&|parts| replace(parts, "rounds.jsonl", "\"published\"", "\"forgotten\""));
    bad(&forged(words), "rounds.jsonl contiene");
    // No CHECK holds it to what a page could show.
    let texts = edited(&|parts| replace(parts, "tournaments.jsonl", "\"ITA\"", "\"Atlantis\""));
    bad(&forged(texts), "La riga 1 di tournaments.jsonl");
    let nobody = edited(&|parts| {
        let text = String::from_utf8(parts["pairings.jsonl"].clone()).unwrap();
        let (head, row) = text.split_once('\n').unwrap();
        let row = row.replacen("[1,", "[7,", 1);
        parts.insert(
            "pairings.jsonl".to_owned(),
            format!("{head}\n{row}").into_bytes(),
        );
    });
    bad(&forged(nobody), "La riga 1 di pairings.jsonl");
    let columns = edited(&|parts| replace(parts, "byes.jsonl", "\"kind\"", "\"sort\""));
    bad(&forged(columns), "La prima riga di byes.jsonl");
    // A few bytes that unpack to more than a gigabyte.
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, part) in &all {
        zip.start_file(name, SimpleFileOptions::default()).unwrap();
        if name == "games.jsonl" {
            let zeros = vec![b' '; 1 << 20];
            for _ in 0..200 {
                zip.write_all(&zeros).unwrap();
            }
        } else {
            zip.write_all(part).unwrap();
        }
    }
    let bomb = zip.finish().unwrap().into_inner();
    assert!(bomb.len() < 4 << 20);
    bad(&bomb, "games.jsonl è troppo grande");
    // On the command line the same, with the code for bad input.
    let folder = Folder::new("bad");
    fs::write(folder.path().join("bad.tratto"), &whole[..100]).unwrap();
    let arguments = ["open", "bad.tratto", "--database", &app.database];
    let (code, _, error) = run(folder.path(), &arguments, "");
    assert_eq!(code, 3, "{error}");
    assert!(error.contains("breaks off before its end"), "{error}");
}

fn a_tournament_that_was_handed_over_stays_as_it_is(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = with_round_published(&mut arbiter, "Torneo Ceduto", 6);
    press_result(&mut arbiter, &slug, 1, 1, "1-0").assert_status(303);
    let archive = format!("/t/{slug}/archive");
    let form = arbiter.open(&archive).form_to("/hand-over");
    let sent = arbiter.send(form);
    if let Some(job) = sent.redirect().filter(|to| to.starts_with("/jobs/")) {
        get(&mut arbiter, &job);
    }
    let page = arbiter.open(&archive);
    page.assert_shows("Ceduto a un altro computer da Ada Arbiter");
    let digest = page.texts("dd.code").remove(0);
    let public = app.browser().in_italian().open(&format!("/t/{slug}"));
    public.assert_shows("Ceduto a un altro computer da Ada Arbiter");
    public.assert_shows(&format!(
        "{} {} {}",
        &digest[..4],
        &digest[4..8],
        &digest[8..12]
    ));
    // Nothing changes any more, of whatever kind; what is public stays.
    let state = app.state();
    let refused = press_result(&mut arbiter, &slug, 1, 2, "1-0");
    assert_eq!(refused.status / 100, 4);
    refused.assert_shows("Ceduto a un altro computer");
    let csrf = public_token(&mut arbiter);
    for (path, fields) in [
        ("finish", vec![]),
        ("desk/2/pair", vec![]),
        ("hand-over", vec![]),
        ("screens/announce", vec![("said", "Silenzio")]),
        ("deputies", vec![("deputy", "ada")]),
    ] {
        let mut all = vec![("csrf", csrf.as_str()), ("key", "k")];
        all.extend(fields);
        let answer = arbiter.post(&format!("/t/{slug}/{path}"), &all);
        if let Some(job) = answer.redirect().filter(|to| to.starts_with("/jobs/")) {
            get(&mut arbiter, &job);
        }
    }
    assert_eq!(app.state(), state);
    // The archive is always the one that was handed over.
    let bytes = download(&mut arbiter, &slug);
    let manifest: Value = serde_json::from_slice(&parts(&bytes)["manifest.json"]).unwrap();
    assert_eq!(manifest["digest"], digest);
    let trail = String::from_utf8(parts(&bytes)["trail-1.jsonl"].clone()).unwrap();
    assert!(!trail.contains("tournament.hand-over"), "{trail}");
    let (_other, mut there) = elsewhere(&app);
    open(&mut there, &bytes).assert_status(303);
    there
        .open(&format!("/t/{slug}"))
        .assert_hides("Ceduto a un altro computer");
    press_result(&mut there, &slug, 1, 2, "1-0").assert_status(303);
    // Taken back with a reason, after two questions.
    let form = arbiter.open(&archive).form_to("/hand-over/back");
    let first = arbiter.send(form);
    first
        .assert_status(422)
        .assert_shows("i tornei diventano due");
    let again = arbiter.send(first.form("main form").set("reason", " "));
    again.assert_status(422);
    let second = arbiter.send(
        again
            .form("main form")
            .set("reason", "Il portatile è caduto"),
    );
    second.assert_status(422);
    arbiter.send(second.form("main form")).assert_status(303);
    arbiter
        .open(&archive)
        .assert_hides("Ceduto a un altro computer");
    press_result(&mut arbiter, &slug, 1, 2, "1-0").assert_status(303);
    arbiter
        .open(&format!("/t/{slug}/record"))
        .assert_shows("Il portatile è caduto");
    trail_is_sound(&app);
}

fn public_token(browser: &mut Browser) -> String {
    let page = browser.get("/account");
    page.form_to("/logout").value("csrf").unwrap().to_owned()
}
