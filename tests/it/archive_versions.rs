//! Archives of older versions of the format open in this program: those that it made then stand in `tests/archives`, and
//! lose nothing.
//!
//! Where `TRATTO_KEEP_ARCHIVE` names a folder, archives of the version of today are kept there; before a version is
//! released they are copied to `tests/archives`.

use std::{collections::BTreeSet, fs, path::Path};

use serde_json::Value;
use tratto::{
    app::{Context, exchange::archive::VERSION},
    time::Clock,
};

use crate::{
    archive::{Parts, download, forged, in_the_middle, open, parts, record, trail_is_sound},
    commands::run,
    deeds_replayed::Event,
    support::{TestApp, folder::Folder, on_both_databases, tournament::press_result},
};

on_both_databases!(
    older_archives_open_and_lose_nothing,
    the_round_of_an_older_archive_goes_on,
    a_part_of_a_later_version_is_none_of_an_older_one,
);

/// An archive that stands beside the tests.
fn kept(name: &str) -> Vec<u8> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/archives");
    fs::read(folder.join(name)).unwrap()
}

fn manifest(parts: &Parts) -> Value {
    serde_json::from_slice(&parts["manifest.json"]).unwrap()
}

/// The rows of a part by the names of their columns, the heading first.
fn rows(part: &[u8]) -> (Vec<String>, Vec<Vec<Value>>) {
    let text = std::str::from_utf8(part).unwrap();
    let mut lines = text.lines();
    let heading = serde_json::from_str(lines.next().unwrap()).unwrap();
    let rows = lines.map(|line| serde_json::from_str(line).unwrap());
    (heading, rows.collect())
}

/// Every row and every value of the older archive is in the newer one; what is new is beside it.
fn assert_holds(newer: &Parts, older: &Parts) {
    for (name, part) in older {
        if name == "manifest.json" {
            continue;
        }
        let (names, values) = rows(part);
        let (newer_names, newer_values) = rows(&newer[name]);
        assert!(newer_names.starts_with(&names), "{name}: {newer_names:?}");
        assert_eq!(newer_values.len(), values.len(), "{name}");
        for (row, newer_row) in values.iter().zip(&newer_values) {
            for ((column, value), newer_value) in names.iter().zip(row).zip(newer_row) {
                // The program of another number drafts the round anew.
                if (name.as_str(), column.as_str()) == ("rounds.jsonl", "basis") {
                    continue;
                }
                assert_eq!(newer_value, value, "{name} {column}");
            }
        }
    }
}

fn older_archives_open_and_lose_nothing(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    for name in ["version-1.tratto", "version-1-round-4.tratto"] {
        let bytes = kept(name);
        let older = parts(&bytes);
        assert_eq!(manifest(&older)["version"], 1);
        let opened = open(&mut arbiter, &bytes);
        opened.assert_status(303);
        let path = opened.redirect().unwrap();
        let slug = path.split('/').nth(2).unwrap();
        let newer = parts(&download(&mut arbiter, slug));
        assert_eq!(manifest(&newer)["version"], VERSION);
        assert_holds(&newer, &older);
        let record = record(&mut arbiter, slug);
        assert!(record[0].contains("Aperto da un archivio"), "{record:?}");
        assert!(record.len() > 20, "{record:?}");
        for page in ["", "/standings", "/crosstable", "/integrity", "/players"] {
            arbiter.open(&format!("/t/{slug}{page}")).assert_ok();
        }
        trail_is_sound(&app);
    }
}

fn the_round_of_an_older_archive_goes_on(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let bytes = kept("version-1-round-4.tratto");
    open(&mut arbiter, &bytes).assert_status(303);
    let slug = manifest(&parts(&bytes))["slug"]
        .as_str()
        .unwrap()
        .to_owned();
    arbiter
        .open(&format!("/t/{slug}/desk/4/hand"))
        .assert_shows("posti diversi dal motore");
    press_result(&mut arbiter, &slug, 3, 1, "1-0").assert_status(303);
    let standings = arbiter.open(&format!("/t/{slug}/standings"));
    standings.assert_shows("Provetti");
}

/// An archive that says that it is of version 1 and has what came later is refused.
fn a_part_of_a_later_version_is_none_of_an_older_one(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let older = parts(&kept("version-1-round-4.tratto"));
    let mut strange = older.clone();
    let entry = serde_json::json!({ "name": "later.jsonl", "rows": 0, "bytes": 3, "sha256": "" });
    let mut head = manifest(&strange);
    head["parts"].as_array_mut().unwrap().push(entry);
    strange.insert("manifest.json".to_owned(), head.to_string().into_bytes());
    strange.insert("later.jsonl".to_owned(), b"[]\n".to_vec());
    let before = app.state();
    open(&mut arbiter, &forged(strange)).assert_status(422);
    assert_eq!(app.state(), before);
}

/// Keeps archives of this version, one of an event that ended and one in the middle of a round, where somebody asks
/// for them.
#[test]
fn archives_of_today_are_kept_where_they_are_asked_for() {
    let Some(folder) = std::env::var_os("TRATTO_KEEP_ARCHIVE") else {
        return;
    };
    let folder = Path::new(&folder);
    fs::create_dir_all(folder).unwrap();
    let app = TestApp::on_sqlite();
    let archives = Folder::new("archives");
    let ctx = Context::open(&app.database, Clock::System).unwrap();
    Event::new(&ctx, 11, archives.path()).happen();
    let ended =
        app.lines("SELECT slug AS line FROM tournaments WHERE state = 'finished' ORDER BY id");
    let file = folder.join(format!("version-{VERSION}.tratto"));
    let to = file.to_string_lossy();
    let arguments = ["archive", &ended[0], &to, "--database", &app.database];
    let (code, _, error) = run(archives.path(), &arguments, "");
    assert_eq!(code, 0, "{error}");
    let mut app = TestApp::on_sqlite();
    let mut arbiter = app.admin().in_italian();
    let slug = in_the_middle(&mut arbiter, &app);
    let bytes = download(&mut arbiter, &slug);
    fs::write(
        folder.join(format!("version-{VERSION}-round-4.tratto")),
        &bytes,
    )
    .unwrap();
    let names: BTreeSet<String> = parts(&bytes).into_keys().collect();
    assert!(names.contains("manifest.json"));
}
