//! What happens to the SQLite file under a running server, or between two: noticed, said, and never made worse.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
    thread,
    time::{Duration, Instant},
};

use crate::{
    commands::run,
    schema::older_schema,
    support::{
        Browser, TestApp, not_tried,
        sql::execute,
        tournament::{press_result, with_round_published},
    },
};

const NAME: &str = "Torneo del Disco";

/// A server with a tournament of eight whose first round is published.
fn playing() -> (TestApp, Browser, String) {
    let mut app = TestApp::on_sqlite();
    let mut arbiter = app.admin();
    let slug = with_round_published(&mut arbiter, NAME, 8);
    (app, arbiter, slug)
}

fn file(app: &TestApp, ending: &str) -> PathBuf {
    PathBuf::from(format!("{}{ending}", app.database))
}

fn folder(app: &TestApp) -> PathBuf {
    Path::new(&app.database).parent().unwrap().to_owned()
}

/// Waits until `/health` says this of writing; answers its text.
fn wait_for_health(app: &TestApp, wanted: &str) -> String {
    let begun = Instant::now();
    loop {
        let page = app.browser().get("/health");
        let text = page.html();
        if text.contains(wanted) {
            let red = wanted != "writes: taken";
            assert_eq!(page.status == 503, red, "{text}");
            return text;
        }
        assert!(begun.elapsed() < Duration::from_secs(8), "{wanted}: {text}");
        thread::sleep(Duration::from_millis(100));
    }
}

/// A result is refused with the reason, the desk still opens and says it too, and no log-in leads nowhere.
fn assert_reads_only(app: &TestApp, arbiter: &mut Browser, slug: &str, reason: &str) {
    let answer = press_result(arbiter, slug, 1, 4, "1-0");
    answer.assert_status(503);
    assert!(answer.text().contains(reason), "{}", answer.text());
    assert!(answer.text().contains("Not saved"), "{}", answer.text());
    let desk = arbiter.get(&format!("/t/{slug}/desk/1"));
    assert!(desk.assert_ok().text().contains(reason));
    app.browser().get(&format!("/t/{slug}")).assert_ok();
    let mut other = app.browser();
    let form = other.get("/login").assert_ok().form("main form");
    let answer = other.send(form.set("name", "ada").set("password", "rook-takes-rook-7"));
    answer.assert_status(503);
    assert!(answer.text().contains(reason), "{}", answer.text());
}

#[test]
fn only_the_owner_may_read_the_data() {
    use std::os::unix::fs::PermissionsExt;
    let (app, _, _) = playing();
    let (code, _, error) = run(
        &folder(&app),
        &["backup", "copia.db", "--database", &app.database],
        "",
    );
    assert_eq!(code, 0, "{error}");
    for path in ["", "-wal", "-shm", ".lock"].map(|ending| file(&app, ending)) {
        let mode = fs::metadata(&path).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{}", path.display());
    }
    let copy = folder(&app).join("copia.db");
    let mode = fs::metadata(copy).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
}

#[test]
fn a_second_server_on_the_file_is_refused() {
    let (app, mut arbiter, slug) = playing();
    let serve = [
        "serve",
        "--listen",
        "127.0.0.1:0",
        "--database",
        &app.database,
    ];
    let (code, _, error) = run(&folder(&app), &serve, "");
    assert_eq!(code, 5, "{error}");
    assert!(error.contains("another server uses this file"), "{error}");
    // Commands that write a little go on working.
    let add = [
        "user",
        "add",
        "nina",
        "--display-name",
        "Nina",
        "--database",
        &app.database,
    ];
    assert_eq!(run(&folder(&app), &add, "").0, 0);
    press_result(&mut arbiter, &slug, 1, 1, "1-0").assert_status(303);
}

#[test]
fn a_file_moved_away_takes_no_results() {
    let (mut app, mut arbiter, slug) = playing();
    press_result(&mut arbiter, &slug, 1, 1, "1-0").assert_status(303);
    fs::rename(file(&app, ""), folder(&app).join("elsewhere.db")).unwrap();
    // At once, not when the watch comes by.
    press_result(&mut arbiter, &slug, 1, 2, "1-0").assert_status(503);
    wait_for_health(&app, "writes: missing");
    assert_reads_only(&app, &mut arbiter, &slug, "moved or deleted");
    let (code, said) = app.start_refused();
    assert_eq!(code, Some(5), "{said}");
    assert!(
        said.contains("is not there, although it was served before"),
        "{said}"
    );
    fs::rename(folder(&app).join("elsewhere.db"), file(&app, "")).unwrap();
    app.start();
    assert_eq!(app.boards(1)[0], "1 1-0 v2");
    wait_for_health(&app, "writes: taken");
}

#[test]
fn another_file_in_its_place_takes_no_results() {
    let (app, mut arbiter, slug) = playing();
    let backup = ["backup", "copia.db", "--database", &app.database];
    assert_eq!(run(&folder(&app), &backup, "").0, 0);
    fs::rename(folder(&app).join("copia.db"), file(&app, "")).unwrap();
    press_result(&mut arbiter, &slug, 1, 2, "1-0").assert_status(503);
    wait_for_health(&app, "writes: replaced");
    assert_reads_only(&app, &mut arbiter, &slug, "replaced");
}

#[test]
fn a_copy_written_over_the_file_does_not_destroy_it() {
    let (mut app, mut arbiter, slug) = playing();
    press_result(&mut arbiter, &slug, 1, 1, "1-0").assert_status(303);
    let backup = ["backup", "copia.db", "--database", &app.database];
    assert_eq!(run(&folder(&app), &backup, "").0, 0);
    press_result(&mut arbiter, &slug, 1, 2, "1-0").assert_status(303);
    let desk = arbiter.open(&format!("/t/{slug}/desk/1?board=3"));
    let form = desk.assert_ok().form("#keys-3 form");
    // As `cp` does: the same file, another content.
    let bytes = fs::read(folder(&app).join("copia.db")).unwrap();
    fs::write(file(&app, ""), bytes).unwrap();
    wait_for_health(&app, "writes: replaced");
    arbiter
        .send(form.press("result", "1-0"))
        .assert_status(503)
        .assert_shows("was replaced");
    // What cannot be read any more says so too.
    let page = arbiter.get(&format!("/t/{slug}/desk/1"));
    assert!([200, 503].contains(&page.status), "{}", page.status);
    app.stop();
    app.start();
    wait_for_health(&app, "writes: taken");
    let (code, out, _) = run(
        &folder(&app),
        &["check-database", "--database", &app.database],
        "",
    );
    assert_eq!(code, 0, "{out}");
    assert_eq!(app.boards(1)[..2], ["1 1-0 v2", "2  v1"]);
    arbiter.move_to(&app.base);
    press_result(&mut arbiter, &slug, 1, 2, "0-1").assert_status(303);
}

#[test]
fn a_copy_put_over_a_file_with_its_log_is_not_opened() {
    let (mut app, _, _) = playing();
    let backup = ["backup", "copia.db", "--database", &app.database];
    assert_eq!(run(&folder(&app), &backup, "").0, 0);
    app.kill();
    assert!(fs::metadata(file(&app, "-wal")).unwrap().len() > 0);
    fs::copy(folder(&app).join("copia.db"), file(&app, "")).unwrap();
    let before = fs::read(file(&app, "")).unwrap();
    let (code, said) = app.start_refused();
    assert_eq!(code, Some(5), "{said}");
    assert!(
        said.contains("opening both together would destroy"),
        "{said}"
    );
    assert_eq!(fs::read(file(&app, "")).unwrap(), before);
    // What the words advise.
    fs::rename(file(&app, "-wal"), file(&app, "-wal.old")).unwrap();
    drop(fs::remove_file(file(&app, "-shm")));
    app.start();
    wait_for_health(&app, "writes: taken");
}

#[test]
fn a_log_that_was_cut_off_is_noticed() {
    let (mut app, mut arbiter, slug) = playing();
    press_result(&mut arbiter, &slug, 1, 1, "1-0").assert_status(303);
    press_result(&mut arbiter, &slug, 1, 2, "1-0").assert_status(303);
    // The watch writes down once a second what it saw.
    thread::sleep(Duration::from_millis(2500));
    app.kill();
    let log = fs::OpenOptions::new()
        .write(true)
        .open(file(&app, "-wal"))
        .unwrap();
    log.set_len(log.metadata().unwrap().len() - 4096).unwrap();
    drop(log);
    app.start();
    arbiter.move_to(&app.base);
    wait_for_health(&app, "writes: lost");
    assert!(
        app.log()
            .contains("the write-ahead log was cut off or lost"),
        "{}",
        app.log()
    );
    assert_reads_only(
        &app,
        &mut arbiter,
        &slug,
        "lacks actions that had been saved",
    );
    app.start_with("--accept-loss");
    arbiter.move_to(&app.base);
    wait_for_health(&app, "writes: taken");
    press_result(&mut arbiter, &slug, 1, 4, "1-0").assert_status(303);
}

#[test]
fn damage_in_the_middle_is_noticed() {
    let (mut app, mut arbiter, slug) = playing();
    press_result(&mut arbiter, &slug, 1, 1, "1-0").assert_status(303);
    let root = app.lines(
        "SELECT CAST(rootpage AS TEXT) AS line FROM sqlite_schema WHERE name = 'idempotency_at'",
    );
    let root: usize = root[0].parse().unwrap();
    app.stop();
    let left = fs::metadata(file(&app, "-wal")).map_or(0, |metadata| metadata.len());
    assert_eq!(left, 0, "a stop in order leaves nothing in the log");
    let mut bytes = fs::read(file(&app, "")).unwrap();
    bytes[(root - 1) * 4096..root * 4096].fill(0xA5);
    fs::write(file(&app, ""), bytes).unwrap();
    let (code, out, _) = run(
        &folder(&app),
        &["check-database", "--database", &app.database],
        "",
    );
    assert_eq!(code, 1, "{out}");
    assert!(out.contains("damaged"), "{out}");
    app.start();
    arbiter.move_to(&app.base);
    wait_for_health(&app, "writes: damaged");
    assert!(
        app.log().contains("the database is damaged"),
        "{}",
        app.log()
    );
    assert_reads_only(&app, &mut arbiter, &slug, "damaged");
    assert_eq!(app.boards(1)[0], "1 1-0 v2");
}

#[test]
fn a_file_that_cannot_be_written_is_read() {
    use std::os::unix::fs::{MetadataExt, PermissionsExt, chown};
    let (mut app, mut arbiter, slug) = playing();
    app.stop();
    execute(
        &app.database,
        "UPDATE entries SET birth_year = 1987, birth_date = '1987-05-03' WHERE tpn = 1",
    )
    .unwrap();
    let set = |mode| fs::set_permissions(file(&app, ""), fs::Permissions::from_mode(mode)).unwrap();
    let is_root = fs::metadata(file(&app, "")).unwrap().uid() == 0;
    set(0o400);
    if is_root {
        // Root writes whatever it likes: the server runs as somebody else.
        let files = ["", ".lock", "-wal", "-shm"].map(|ending| file(&app, ending));
        for path in files.iter().chain([&folder(&app)]).filter(|p| p.exists()) {
            chown(path, Some(65_534), Some(65_534)).unwrap();
        }
        app.start_in_shell("set -- setpriv --reuid=65534 --regid=65534 --clear-groups \"$@\";");
    } else {
        app.start();
    }
    arbiter.move_to(&app.base);
    wait_for_health(&app, "writes: read-only");
    assert_reads_only(&app, &mut arbiter, &slug, "can only be read");
    // The report can be taken away, though nothing can be noted.
    let report = arbiter.get(&format!("/t/{slug}/tournament.trf"));
    assert!(report.assert_ok().html().contains("1987/05/03"));
    assert_eq!(app.count("readings"), 0);
}

/// SQLite's own locks keep other programs from taking the log away; a process that closes any handle of the file gives
/// all of them up.
#[cfg(target_os = "linux")]
#[test]
fn the_server_keeps_its_lock_on_the_file() {
    use std::os::unix::fs::MetadataExt;
    let (app, mut arbiter, slug) = playing();
    press_result(&mut arbiter, &slug, 1, 1, "1-0").assert_status(303);
    // So long that the watch has looked.
    thread::sleep(Duration::from_secs(2));
    let inode = fs::metadata(file(&app, "")).unwrap().ino();
    let locks = fs::read_to_string("/proc/locks").unwrap();
    let ours = format!(":{inode} ");
    assert!(
        locks
            .lines()
            .any(|line| line.contains("POSIX") && line.contains(&ours)),
        "{ours} in\n{locks}"
    );
}

/// A file that may grow no more: every write fails in its commit.
#[test]
fn a_disk_that_fails_acknowledges_nothing_that_it_lost() {
    let (mut app, mut arbiter, slug) = playing();
    app.stop();
    let blocks = fs::metadata(file(&app, "")).unwrap().len() / 512 + 40;
    app.start_in_shell(&format!("trap '' XFSZ; ulimit -f {blocks};"));
    arbiter.move_to(&app.base);
    let mut acknowledged = Vec::new();
    let mut refused = None;
    for turn in 0..400_u16 {
        let (board, code) = (
            turn % 4 + 1,
            ["1-0", "0-1", "1/2-1/2"][usize::from(turn / 4) % 3],
        );
        let answer = press_result(&mut arbiter, &slug, 1, board, code);
        if answer.status == 303 {
            acknowledged.retain(|(b, _)| *b != board);
            acknowledged.push((board, code));
        } else {
            answer.assert_status(503);
            refused = Some((board, answer.text()));
            break;
        }
    }
    let (in_doubt, words) = refused.expect("the limit was never reached");
    // A failed commit may be there after a crash: nobody is told that it is not.
    assert!(words.contains("Perhaps saved, perhaps not"), "{words}");
    wait_for_health(&app, "writes: failing");
    app.kill();
    app.start_in_shell("");
    wait_for_health(&app, "writes: taken");
    let stored = app.boards(1);
    for (board, code) in acknowledged
        .into_iter()
        .filter(|(board, _)| *board != in_doubt)
    {
        let line = &stored[usize::from(board) - 1];
        assert!(
            line.starts_with(&format!("{board} {code} v")),
            "{line}, acknowledged {code}"
        );
    }
}

/// A small disk of its own; `None` where this process may mount nothing.
struct SmallDisk(PathBuf);

impl SmallDisk {
    fn at(folder: &Path) -> Option<Self> {
        let mounted = Command::new("mount")
            .args(["-t", "tmpfs", "-o", "size=24m", "tmpfs"])
            .arg(folder)
            .output();
        mounted
            .is_ok_and(|done| done.status.success())
            .then(|| Self(folder.to_owned()))
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        drop(Command::new("umount").arg("-l").arg(&self.0).status());
    }
}

#[test]
fn a_full_disk_is_said_and_got_over() {
    let mut app = TestApp::on_sqlite();
    app.stop();
    let small = folder(&app);
    for ending in ["", ".lock"] {
        fs::remove_file(file(&app, ending)).unwrap();
    }
    let Some(disk) = SmallDisk::at(&small) else {
        not_tried("no small disk can be mounted");
        return;
    };
    app.start();
    let mut arbiter = app.admin();
    let slug = with_round_published(&mut arbiter, NAME, 8);
    wait_for_health(&app, "writes: taken");
    let filler = small.join("filler");
    let room = 24 * 1024 * 1024 - 2 * 1024 * 1024;
    fs::write(&filler, vec![7; room]).unwrap();
    let health = app.browser().get("/health");
    health.assert_status(503);
    assert!(health.html().contains("too little"), "{}", health.html());
    // The rest, until nothing fits.
    let rest = small.join("rest");
    drop(fs::write(&rest, vec![7; 4 * 1024 * 1024]));
    let mut answer = press_result(&mut arbiter, &slug, 1, 1, "1-0");
    for turn in 0..600_u16 {
        if answer.status != 303 {
            break;
        }
        let code = ["1-0", "0-1"][usize::from(turn % 2)];
        answer = press_result(&mut arbiter, &slug, 1, 2, code);
    }
    answer.assert_status(503);
    assert!(
        answer.text().contains("The disk is full"),
        "{}",
        answer.text()
    );
    app.browser().get(&format!("/t/{slug}")).assert_ok();
    let last = app.boards(1);
    fs::remove_file(&filler).unwrap();
    fs::remove_file(&rest).unwrap();
    wait_for_health(&app, "writes: taken");
    assert_eq!(app.boards(1), last);
    press_result(&mut arbiter, &slug, 1, 4, "1-0").assert_status(303);
    app.kill();
    drop(disk);
}

#[test]
fn a_copy_is_made_before_a_migration() {
    let (mut app, _, _) = playing();
    app.stop();
    let newest = older_schema(&app.database);
    let before = app.state();
    app.start();
    let copy = file(&app, &format!(".before-{newest}"));
    assert!(
        app.log().contains("copy before the migration"),
        "{}",
        app.log()
    );
    let copied = crate::support::sql::lines(
        &copy.to_string_lossy(),
        "SELECT CAST(id AS TEXT) || ' ' || action || ' ' || subject || ' ' || after AS line FROM audit \
         WHERE action NOT LIKE 'session.%' ORDER BY id",
    );
    assert_eq!(copied, before[..copied.len()]);
    assert!(!copied.is_empty());
    let newest_of = |file: &str| {
        crate::support::sql::lines(
            file,
            "SELECT max(version) AS line FROM __diesel_schema_migrations",
        )
    };
    assert!(newest_of(&copy.to_string_lossy()) < newest_of(&app.database));
}
