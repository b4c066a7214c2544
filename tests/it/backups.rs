//! Copies that a server makes by itself, and the way back.

use std::{
    fs,
    path::{Path, PathBuf},
    thread,
    time::{Duration, Instant},
};

use crate::{
    commands::run,
    support::{
        TestApp,
        folder::Folder,
        on_both_databases,
        postgres::Database,
        sql::lines,
        tournament::{enter_all, press_result, publish_round, with_players, with_round_published},
        wire::ask,
    },
};

on_both_databases!(
    a_copy_is_made_when_a_round_is_published,
    a_copy_holds_everything_and_can_be_restored,
);

fn copies(folder: &Path) -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "db"))
        .collect();
    files.sort();
    files
}

/// What `/metrics` says of the last copy; `None` where it says nothing.
fn metric(app: &TestApp, name: &str) -> Option<u64> {
    let text = String::from_utf8(ask(&app.base, "GET /metrics", &[]).body).unwrap();
    let start = format!("tratto_copy_{name}{{}} ");
    let number = text.lines().find_map(|line| line.strip_prefix(&start))?;
    Some(number.trim().parse().unwrap())
}

fn wait_until(what: &str, mut done: impl FnMut() -> bool) {
    let begun = Instant::now();
    while !done() {
        assert!(
            begun.elapsed() < Duration::from_secs(15),
            "waited for {what}"
        );
        thread::sleep(Duration::from_millis(100));
    }
}

fn a_copy_is_made_when_a_round_is_published(mut app: TestApp) {
    let disk = Folder::new("second-disk");
    let mut arbiter = app.admin();
    let names = ["age_seconds", "bytes", "failed"];
    let said = |app: &TestApp| names.map(|name| metric(app, name));
    assert_eq!(said(&app), [None; 3], "it makes none");
    app.start_with(&format!("--backup-to={}", disk.path().display()));
    arbiter.move_to(&app.base);
    wait_until("the first copy", || copies(disk.path()).len() == 1);
    let slug = with_players(&mut arbiter, "Torneo della Chiavetta", 6);
    assert_eq!(copies(disk.path()).len(), 1, "ten minutes are not over");
    let desk = format!("/t/{slug}/desk");
    publish_round(&mut arbiter, &slug, 1);
    wait_until("the copy of the publication", || {
        copies(disk.path()).len() == 2
    });
    let newest = copies(disk.path())
        .pop()
        .unwrap()
        .to_string_lossy()
        .into_owned();
    let rounds = lines(
        &newest,
        "SELECT CAST(count(*) AS TEXT) AS line FROM rounds WHERE published_at IS NOT NULL",
    );
    assert_eq!(rounds, ["1"]);
    wait_until("the desk to say it", || {
        arbiter
            .open(&desk)
            .assert_ok()
            .text()
            .contains("copy just made")
    });
    let health = app.browser().get("/health");
    assert!(
        health.assert_ok().html().contains("copy: 20"),
        "{}",
        health.html()
    );
    let size = fs::metadata(&newest).unwrap().len();
    wait_until("the metrics to say it", || {
        metric(&app, "bytes") == Some(size)
    });
    assert_eq!(metric(&app, "failed"), Some(0));
    assert!(metric(&app, "age_seconds").is_some_and(|age| age < 60));
    assert!(metric(&app, "took_seconds").is_some_and(|took| took < 60));
    // The stick is pulled out.
    let away = disk.path().with_extension("away");
    fs::rename(disk.path(), &away).unwrap();
    enter_all(&mut arbiter, &slug, 1, "1-0");
    publish_round(&mut arbiter, &slug, 2);
    wait_until("the desk to say that it failed", || {
        arbiter
            .open(&desk)
            .assert_ok()
            .text()
            .contains("copy failed")
    });
    assert!(!disk.path().exists(), "no folder is made in its place");
    let [age, bytes, failed] = said(&app);
    assert!(age.is_some_and(|age| age < 60), "that of the good one");
    assert_eq!((bytes, failed), (Some(size), Some(1)));
    fs::rename(&away, disk.path()).unwrap();
}

/// All rows of a table of an SQLite file, whatever its columns.
fn rows(file: &str, table: &str) -> Vec<String> {
    let columns = lines(
        file,
        &format!("SELECT name AS line FROM pragma_table_info('{table}')"),
    );
    let list: Vec<String> = columns.iter().map(|c| format!("quote(\"{c}\")")).collect();
    lines(
        file,
        &format!(
            "SELECT concat_ws('|', {}) AS line FROM \"{table}\" ORDER BY rowid",
            list.join(", ")
        ),
    )
}

fn tables(file: &str) -> Vec<String> {
    lines(
        file,
        "SELECT name AS line FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name",
    )
}

/// `restore` with the copy says what would be lost, and asks where the copy may take the place of the data. Ends the
/// server.
fn is_asked_only_where_it_can_be(
    app: &mut TestApp,
    slug: &str,
    restore: &dyn Fn(&str, &str) -> (i32, String, String),
) {
    let lost = [
        "would be lost: the tournament torneo-di-dopo".to_owned(),
        format!("would be lost: {slug}: 1 rounds"),
        format!("would be lost: {slug}: 1 results"),
    ];
    let why = if app.is_sqlite() {
        "another server uses this file"
    } else {
        "this database is not empty: make a new one"
    };
    let (code, out, error) = restore(&app.database, "yes\n");
    assert_eq!(code, 5, "{out}{error}");
    assert!(error.contains(why), "{error}");
    assert!(!out.contains("type yes"), "{out}");
    for words in &lost {
        assert!(out.contains(words), "{words}: {out}");
    }
    app.stop();
    if app.is_sqlite() {
        let (code, out, error) = restore(&app.database, "no\n");
        assert_eq!(code, 1, "{out}{error}");
        assert!(out.contains("type yes"), "{out}");
        assert!(out.contains("nothing was changed"), "{out}");
        for words in &lost {
            assert!(out.contains(words), "{words}: {out}");
        }
    }
}

fn a_copy_holds_everything_and_can_be_restored(mut app: TestApp) {
    let folder = Folder::new("copies");
    let here = folder.path();
    let mut arbiter = app.admin();
    let slug = with_round_published(&mut arbiter, "Torneo del Ritorno", 8);
    enter_all(&mut arbiter, &slug, 1, "1-0");
    let backup = |name: &str, database: &str| {
        let (code, _, error) = run(here, &["backup", name, "--database", database], "");
        assert_eq!(code, 0, "{error}");
        here.join(name).to_string_lossy().into_owned()
    };
    let copy = backup("copia.db", &app.database);
    let export = |database: &str| {
        run(
            here,
            &["export", &slug, "--format", "trf26", "--database", database],
            "",
        )
        .1
    };
    let report = export(&app.database);
    assert!(report.contains("Provetti01"));
    publish_round(&mut arbiter, &slug, 2);
    press_result(&mut arbiter, &slug, 2, 1, "1-0").assert_status(303);
    with_players(&mut arbiter, "Torneo di Dopo", 2);

    // What is in it, and what would be lost.
    let restore = |database: &str, answer: &str| {
        run(
            here,
            &["restore", "copia.db", "--database", database],
            answer,
        )
    };
    is_asked_only_where_it_can_be(&mut app, &slug, &restore);
    assert_ne!(export(&app.database), report);

    let target = Database::fresh();
    let database = if app.is_sqlite() {
        let (code, out, error) = restore(&app.database, "yes\n");
        assert_eq!(code, 0, "{out}{error}");
        let kept = out.rsplit("the file before is ").next().unwrap().trim();
        assert_ne!(export(kept), report, "what was replaced is kept");
        app.database.clone()
    } else {
        // Never over data: into an empty database, which is served then.
        let over = ["restore", "copia.db", "--yes", "--database", &app.database];
        let (code, out, error) = run(here, &over, "");
        assert_eq!(code, 5, "{out}{error}");
        assert!(error.contains("not empty"), "{error}");
        let (code, out, error) = restore(&target.url(), "yes\n");
        assert_eq!(code, 0, "{out}{error}");
        assert!(out.contains("type yes"), "{out}");
        target.url()
    };
    assert_eq!(export(&database), report);

    // Row by row, on the way to the other database too.
    let again = backup("again.db", &database);
    let (code, _, error) = if app.is_sqlite() {
        restore(&target.url(), "yes\n")
    } else {
        run(
            here,
            &["restore", "copia.db", "--yes", "--database", "other.db"],
            "",
        )
    };
    assert_eq!(code, 0, "{error}");
    let other = if app.is_sqlite() {
        target.url()
    } else {
        "other.db".to_owned()
    };
    let third = backup("third.db", &other);
    assert!(tables(&copy).len() > 15);
    for table in tables(&copy) {
        if table == "__diesel_schema_migrations" {
            continue;
        }
        let ours = rows(&copy, &table);
        assert_eq!(ours, rows(&again, &table), "{table}");
        assert_eq!(ours, rows(&third, &table), "{table}");
    }

    // And it goes on: numbers of new rows do not collide with those that came along.
    let served = TestApp::on(database);
    arbiter.move_to(&served.base);
    publish_round(&mut arbiter, &slug, 2);
    press_result(&mut arbiter, &slug, 2, 1, "1-0").assert_status(303);
}

#[test]
fn what_is_no_sound_copy_is_not_restored() {
    let app = TestApp::on_sqlite();
    let folder = Folder::new("unsound");
    let here = folder.path();
    let (code, _, error) = run(
        here,
        &["backup", "copia.db", "--database", &app.database],
        "",
    );
    assert_eq!(code, 0, "{error}");
    let whole = fs::read(here.join("copia.db")).unwrap();
    fs::write(here.join("half.db"), &whole[..whole.len() / 2]).unwrap();
    fs::write(
        here.join("text.db"),
        "not a database, only text that is long enough to be looked at",
    )
    .unwrap();
    fs::write(here.join("empty.db"), "").unwrap();
    for name in ["half.db", "text.db", "empty.db", "nowhere.db"] {
        let (code, out, error) = run(
            here,
            &["restore", name, "--yes", "--database", "new.db"],
            "",
        );
        assert_eq!(code, 3, "{name}: {out}{error}");
        assert!(!here.join("new.db").exists(), "{name}");
    }
    let (code, _, error) = run(
        here,
        &[
            "serve",
            "--listen",
            "127.0.0.1:0",
            "--database",
            "x.db",
            "--backup-to",
            "nowhere",
        ],
        "",
    );
    assert_eq!(code, 5, "{error}");
    assert!(error.contains("--backup-to nowhere"), "{error}");
}
