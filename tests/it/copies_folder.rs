//! The folder for copies that an administrator of a program that was started by hand names on a page.

use std::{
    fs,
    os::unix::fs::MetadataExt as _,
    path::{Path, PathBuf},
    thread,
    time::{Duration, Instant},
};

use crate::{
    started::{Home, Started, make_first_administrator},
    support::{
        Browser, TestApp, folder::Folder, not_tried, page::Page, sql::lines,
        tournament::with_round_published,
    },
};

/// A program that runs, and its administrator's browser.
fn scene(home: &Home, arguments: &[&str]) -> (Started, Browser) {
    let started = home.start(arguments);
    let owner = make_first_administrator(&home.opened(1)[0], &started.base);
    (started, owner)
}

/// The copies in a folder, the oldest first.
fn copies(folder: &Path) -> Vec<PathBuf> {
    let files = fs::read_dir(folder).unwrap();
    let mut files: Vec<PathBuf> = files.map(|entry| entry.unwrap().path()).collect();
    files.retain(|path| path.extension().is_some_and(|ending| ending == "db"));
    files.sort();
    files
}

fn wait_until(what: &str, mut done: impl FnMut() -> bool) {
    let begun = Instant::now();
    while !done() {
        let waited = begun.elapsed();
        assert!(waited < Duration::from_secs(30), "waited for {what}");
        thread::sleep(Duration::from_millis(100));
    }
}

fn named(owner: &mut Browser, folder: &str) -> Page {
    let form = owner.open("/admin/copies").form_to("/admin/copies");
    owner.submit(form.set("copies_folder", folder))
}

#[test]
fn copies_go_to_the_folder_that_is_named_from_then_on() {
    let home = Home::new();
    let disk = Folder::new("other-disk");
    let path = disk.path().to_str().unwrap();
    let (started, mut owner) = scene(&home, &[]);
    owner.open("/admin").assert_shows("No copies are made.");
    // As Explorer of Windows copies a path.
    let page = named(&mut owner, &format!("\"{path}\""));
    page.assert_shows("the first copy comes within seconds");
    wait_until("the first copy", || copies(disk.path()).len() == 1);
    wait_until("the page to say it", || {
        let page = owner.open("/admin");
        page.text().contains("copy just made")
    });
    let health = Browser::new(&started.base).get("/health").html();
    assert!(health.contains("copy: 20"), "{health}");
    // One row of the trail, without the path.
    let first = copies(disk.path()).remove(0);
    let trail = "SELECT \"before\" || \"after\" AS line FROM audit WHERE action = 'server.set-copies-folder'";
    let rows = lines(first.to_str().unwrap(), trail);
    assert_eq!(rows, ["{\"is_named\":true}"]);
    // Another day it is known.
    assert_eq!(started.end("TERM"), Some(0));
    let started = home.start(&[]);
    owner.move_to(&started.base);
    wait_until("a copy of the start", || copies(disk.path()).len() == 2);
    let form = owner.open("/admin/copies").form_to("/admin/copies");
    assert_eq!(form.value("copies_folder"), Some(path));
    // The disk is taken out.
    let away = disk.path().with_extension("away");
    fs::rename(disk.path(), &away).unwrap();
    with_round_published(&mut owner, "Torneo della Chiavetta", 4);
    wait_until("the page to say that it failed", || {
        let text = owner.open("/admin/copies").text();
        text.contains("copy failed") && text.contains("the folder is not there")
    });
    fs::rename(&away, disk.path()).unwrap();
    let ended = named(&mut owner, "");
    ended.assert_shows("No more copies go to that folder.");
    ended.assert_shows("No copies are made.");
    let health = Browser::new(&started.base).get("/health").html();
    assert!(health.contains("copy: not asked for"), "{health}");
}

#[test]
fn a_folder_that_is_named_again_gets_a_copy_at_once() {
    let home = Home::new();
    let disk = Folder::new("named-again");
    let path = disk.path().to_str().unwrap();
    let (_started, mut owner) = scene(&home, &[]);
    for number in 1..=3 {
        named(&mut owner, path).assert_shows("the first copy comes within seconds");
        wait_until("a copy", || copies(disk.path()).len() >= number);
    }
}

#[test]
fn a_folder_that_takes_no_copies_is_refused_with_the_reason() {
    let home = Home::new();
    let (_started, mut owner) = scene(&home, &[]);
    let file = home.path().join("file");
    fs::write(&file, "").unwrap();
    let nowhere = home.path().join("nowhere");
    for (typed, words) in [
        ("copies", "write the whole path"),
        (nowhere.to_str().unwrap(), "this folder is not there"),
        (file.to_str().unwrap(), "this is no folder"),
        // Which of the reasons it is depends on how the system has it.
        ("/sys", "Folder for copies"),
    ] {
        let form = owner.open("/admin/copies").form_to("/admin/copies");
        let page = owner.send(form.set("copies_folder", typed));
        page.assert_status(422).assert_shows(words);
        let again = page.form_to("/admin/copies");
        assert_eq!(again.value("copies_folder"), Some(typed));
    }
    owner
        .open("/admin/copies")
        .assert_shows("No copies are made.");
    assert!(!nowhere.exists());
}

#[test]
fn a_folder_on_the_disk_of_the_data_is_taken_with_a_warning() {
    let home = Home::new();
    let beside = Folder::new("same-disk");
    let path = beside.path().to_str().unwrap();
    let (_started, mut owner) = scene(&home, &[]);
    let warning = format!("{path} is on the same disk as the data");
    owner.open("/admin/copies").assert_hides("on the same disk");
    named(&mut owner, path).assert_shows(&warning);
    wait_until("the first copy", || copies(beside.path()).len() == 1);
    // In memory, where the data are not there themselves.
    let disk = |path: &Path| fs::metadata(path).map(|found| found.dev()).ok();
    let own = disk(&home.data());
    let elsewhere = ["/dev/shm", "/var/tmp", "/tmp"]
        .into_iter()
        .find(|path| disk(Path::new(path)).is_some_and(|found| Some(found) != own));
    let Some(elsewhere) = elsewhere else {
        not_tried("this machine has no other disk for a folder of copies");
        return;
    };
    let other = tempfile::tempdir_in(elsewhere).unwrap();
    let page = named(&mut owner, other.path().to_str().unwrap());
    page.assert_shows("the first copy comes within seconds");
    page.assert_hides("on the same disk");
}

/// Spaces, and quotation marks around nothing, name no folder: the page says that no copies are made.
#[test]
fn quotation_marks_and_spaces_alone_name_no_folder() {
    let home = Home::new();
    let disk = Folder::new("unnamed");
    let path = disk.path().to_str().unwrap();
    let (_started, mut owner) = scene(&home, &[]);
    for typed in ["\"\"", "\" \"", "   "] {
        named(&mut owner, path).assert_shows("the first copy comes within seconds");
        let page = named(&mut owner, typed);
        page.assert_shows("No more copies go to that folder.")
            .assert_shows("No copies are made.")
            .assert_hides("the first copy comes within seconds");
        let form = owner.open("/admin/copies").form_to("/admin/copies");
        assert_eq!(
            form.value("copies_folder").unwrap_or_default(),
            "",
            "{typed}"
        );
    }
}

#[test]
fn folders_of_the_start_get_copies_too() {
    let home = Home::new();
    let (given, disk) = (Folder::new("given"), Folder::new("named"));
    let path = given.path().to_str().unwrap();
    let given_to = ["--backup-to", path, "--backup-every", "1"];
    let (_started, mut owner) = scene(&home, &given_to);
    owner
        .open("/admin/copies")
        .assert_shows(path)
        .assert_shows("every minute while something changes");
    named(&mut owner, disk.path().to_str().unwrap());
    wait_until("a copy in each", || {
        let (theirs, ours) = (copies(given.path()), copies(disk.path()));
        let newest = ours.last().and_then(|copy| copy.file_name());
        newest.is_some() && theirs.last().and_then(|copy| copy.file_name()) == newest
    });
}

#[test]
fn only_administrators_name_it_and_only_where_the_program_was_started_by_hand() {
    let home = Home::new();
    let (started, _owner) = scene(&home, &[]);
    let mut visitor = Browser::new(&started.base);
    visitor.get("/admin/copies").assert_status(401);
    let mut app = TestApp::on_sqlite();
    app.admin().get("/admin/copies").assert_status(404);
}
