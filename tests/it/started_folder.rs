//! Where `start` keeps its data, and what it says where it cannot.

use std::{
    fs,
    net::TcpListener,
    os::unix::fs::chown,
    path::{Path, PathBuf},
    process::Command,
};

use crate::{
    commands::run,
    schema::folders,
    started::Home,
    support::{app::binary, folder::Folder, not_tried},
};

#[test]
fn the_program_says_what_it_is() {
    let folder = Folder::new("version");
    let (code, said, _) = run(folder.path(), &["--version"], "");
    assert_eq!(code, 0);
    let newest = folders("sqlite").into_iter().max().unwrap();
    let newest = newest.split('_').next().unwrap();
    let version = env!("CARGO_PKG_VERSION");
    let said = said.trim_end();
    let rest = said
        .strip_prefix(&format!("tratto {version} ("))
        .unwrap_or_else(|| panic!("{said}"));
    let rest = rest
        .strip_suffix(&format!("schema {newest})"))
        .unwrap_or_else(|| panic!("{said}"));
    // Where the build knew the commit.
    let commit = rest
        .strip_prefix("commit ")
        .and_then(|rest| rest.strip_suffix(", "));
    let is_commit =
        |commit: &str| commit.len() >= 7 && commit.bytes().all(|b| b.is_ascii_hexdigit());
    assert!(rest.is_empty() || commit.is_some_and(is_commit), "{said}");
}

/// A home whose program lies in a folder of its own, as on a stick.
fn on_a_stick() -> (Home, PathBuf) {
    let home = Home::new();
    let stick = home.path().join("stick");
    fs::create_dir(&stick).unwrap();
    let program = stick.join("tratto");
    if fs::hard_link(binary(), &program).is_err() {
        fs::copy(binary(), &program).unwrap();
    }
    (home.with_program(program), stick)
}

#[test]
fn beside_the_program_nothing_is_left_elsewhere() {
    for (mark, arguments) in [
        (None, &["--portable", "--no-browser"][..]),
        (Some("tratto.portable"), &["--no-browser"]),
        // As it is called where the ending of a new file is hidden.
        (Some("Tratto.portable.txt"), &["--no-browser"]),
    ] {
        let (home, stick) = on_a_stick();
        if let Some(mark) = mark {
            fs::write(stick.join(mark), "").unwrap();
        }
        let started = home.start(arguments);
        let said = started.said();
        let data = stick.join("tratto-data");
        assert!(said.contains(&data.display().to_string()), "{said}");
        assert!(said.contains("beside the program"), "{said}");
        assert_eq!(started.end("INT"), Some(0));
        assert!(data.join("tratto.db").is_file());
        assert!(!home.data().exists());
        // In order: nothing is left to be carried out.
        let log = fs::metadata(data.join("tratto.db-wal")).map_or(0, |log| log.len());
        assert_eq!(log, 0);
    }
}

#[test]
fn a_start_that_cannot_be_says_why() {
    let home = Home::new();
    let here = home.path();
    let file = here.join("file");
    fs::write(&file, "").unwrap();
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    let path = |path: &Path| path.display().to_string();
    for (arguments, words) in [
        (vec!["--folder".to_owned(), path(&file)], "is no folder"),
        (
            vec!["--folder".to_owned(), path(&file.join("within"))],
            "is no folder",
        ),
        (
            vec!["--port".to_owned(), port],
            "is taken by another program",
        ),
    ] {
        let mut arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
        arguments.push("--no-browser");
        let (code, said) = home.start_and_end(&arguments);
        assert_eq!(code, 5, "{said}");
        assert!(said.contains(words), "{words}: {said}");
    }
    let foreign = here.join("foreign");
    fs::create_dir(&foreign).unwrap();
    if chown(&foreign, Some(65_534), None).is_ok() {
        let (code, said) = home.start_and_end(&["--folder", &path(&foreign), "--no-browser"]);
        assert_eq!(code, 5, "{said}");
        assert!(said.contains("belongs to another user"), "{said}");
        assert_eq!(
            fs::read_dir(&foreign).unwrap().count(),
            0,
            "nothing is left there"
        );
    } else {
        not_tried("no folder can be given to another user");
    }
}

/// A disk of its own; unmounted at the end.
struct Disk(PathBuf);

impl Disk {
    /// `None` where this process may mount nothing.
    fn at(folder: PathBuf, options: &str) -> Option<Self> {
        fs::create_dir(&folder).unwrap();
        let mut mount = Command::new("mount");
        let mount = mount
            .args(["-t", "tmpfs", "-o", options, "tmpfs"])
            .arg(&folder);
        mount
            .output()
            .is_ok_and(|done| done.status.success())
            .then_some(Self(folder))
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        drop(Command::new("umount").arg("-l").arg(&self.0).status());
    }
}

#[test]
fn a_stick_that_cannot_be_written_says_so() {
    let home = Home::new();
    for (name, options, words) in [
        ("locked", "ro", "can only be read"),
        ("full", "size=64k", "The disk is full"),
    ] {
        let Some(disk) = Disk::at(home.path().join(name), options) else {
            not_tried("no disk can be mounted");
            return;
        };
        let (code, said) =
            home.start_and_end(&["--folder", &disk.0.display().to_string(), "--no-browser"]);
        assert_eq!(code, 5, "{said}");
        assert!(said.contains(words), "{words}: {said}");
        assert_eq!(
            fs::read_dir(&disk.0).unwrap().count(),
            0,
            "nothing is left there"
        );
    }
}
