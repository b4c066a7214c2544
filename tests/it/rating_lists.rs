//! Rating lists: taken in whole or not at all, and searched, on both databases with the same answers. All people are
//! invented.

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    thread,
    time::Duration,
};

use diesel::{Connection as _, PgConnection, connection::SimpleConnection as _};

use crate::{
    commands::run,
    support::{
        app::binary,
        folder::Folder,
        postgres::Database,
        sql::{execute, lines},
    },
};

const COMBINED: &str = "ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag";
const SINGLE: &str = "ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA OCT26 Gms K  B-day Flag";

/// A database of either kind with a folder for files.
pub struct Place {
    folder: Folder,
    database: String,
    _postgres: Option<Database>,
}

impl Place {
    pub fn sqlite() -> Self {
        let folder = Folder::new("lists");
        let database = folder.path().join("tratto.db");
        Self {
            database: database.to_string_lossy().into_owned(),
            folder,
            _postgres: None,
        }
    }

    pub fn postgres() -> Self {
        let postgres = Database::fresh();
        Self {
            folder: Folder::new("lists"),
            database: postgres.url(),
            _postgres: Some(postgres),
        }
    }

    fn is_sqlite(&self) -> bool {
        self._postgres.is_none()
    }

    pub fn write(&self, name: &str, bytes: &[u8]) -> PathBuf {
        let path = self.folder.path().join(name);
        fs::write(&path, bytes).unwrap();
        path
    }

    /// `list …`: code, output, complaints.
    pub fn list(&self, arguments: &[&str]) -> (i32, String, String) {
        let all = [&["list"], arguments, &["--database", &self.database]].concat();
        run(self.folder.path(), &all, "")
    }

    pub fn import(&self, file: &str, more: &[&str]) -> (i32, String, String) {
        self.list(&[&["import", file], more].concat())
    }

    /// Names that a search finds, and whether they are guesses.
    fn find(&self, words: &str, more: &[&str]) -> (Vec<String>, bool) {
        let (code, out, error) = self.list(&[&["search", words], more].concat());
        assert_eq!(code, 0, "{words}: {error}");
        let names = out.lines().map(|line| line.split('\t').nth(2).unwrap());
        (
            names.map(str::to_owned).collect(),
            error.contains("perhaps"),
        )
    }

    /// Starts an import that goes on beside the test.
    fn begin_import(&self, file: &str, date: &str) -> Child {
        Command::new(binary())
            .args(["list", "import", file, "--valid-from", date])
            .args(["--database", &self.database])
            .current_dir(self.folder.path())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap()
    }

    /// What lists have left: files beside the database, or tables.
    pub fn stored(&self) -> Vec<String> {
        if !self.is_sqlite() {
            let tables = "SELECT relname::text AS line FROM pg_class WHERE relkind = 'r' \
                AND relname LIKE 'list_players_%'";
            return lines(&self.database, tables);
        }
        let files = fs::read_dir(self.folder.path()).unwrap();
        let names = files.map(|file| file.unwrap().file_name().into_string().unwrap());
        names.filter(|name| name.contains(".list-")).collect()
    }
}

/// Makes two tests of a function that takes a [`Place`].
macro_rules! on_both {
    ($($name:ident),+ $(,)?) => {$(
        mod $name {
            #[test]
            fn sqlite() {
                super::$name(super::Place::sqlite());
            }

            #[test]
            fn postgres() {
                super::$name(super::Place::postgres());
            }
        }
    )+};
}

on_both!(
    people_are_found,
    what_cannot_be_read_changes_nothing,
    a_killed_import_leaves_the_list_before,
    one_list_at_a_time,
    others_write_and_search_meanwhile,
    lists_stand_beside_each_other,
    lists_come_as_xml,
);

pub fn line(
    id: u32,
    name: &str,
    federation: &str,
    title: &str,
    standard: u16,
    flag: &str,
) -> String {
    format!(
        "{id:<15}{name:<61}{federation:<4}{:<4}{title:<5}{:<5}{:<15}{:<4}{standard:>4}   0  20    0   0   0    0   0   0 1990  {flag:<4}",
        "M", "", "", ""
    )
}

pub fn list(lines: &[String]) -> Vec<u8> {
    let text = format!("{COMBINED}\r\n{}\r\n", lines.join("\r\n"));
    text.into_bytes()
}

fn people() -> Vec<u8> {
    let many = (0..150).map(|n| line(9000 + n, &format!("Altri, Numero {n}"), "ITA", "", 1500, ""));
    let mut all = vec![
        line(101, "Brandimarte, Ottavia", "ITA", "WFM", 2105, "w"),
        line(102, "Brandimarte, Ugo", "SUI", "", 0, "i"),
        line(103, "Brandi, Marta", "SMR", "", 1700, ""),
        line(104, "Mani, Mani", "ITA", "", 1600, ""),
        line(105, "Mani, Ugo", "ITA", "", 1601, ""),
        line(106, "De La Torre Del Rio, Ana Sol", "ITA", "", 1800, ""),
        line(107, "Nicolo, Zoe", "ITA", "", 1801, ""),
        line(108, "Percento_Uno, Cento", "ITA", "", 1802, ""),
        line(109, "Zoe", "SMR", "", 1803, ""),
    ];
    all.extend(many);
    list(&all)
}

const IN_OCTOBER: &[&str] = &["--valid-from", "2026-10-01"];

fn people_are_found(place: Place) {
    place.write("players.txt", &people());
    let (code, out, error) = place.import("players.txt", IN_OCTOBER);
    assert_eq!(code, 0, "{error}");
    assert_eq!(out, "1\t159 players\n");
    let exact: &[(&str, &[&str], &[&str])] = &[
        (
            "brandimarte",
            &[],
            &["Brandimarte, Ottavia", "Brandimarte, Ugo"],
        ),
        ("ottavia BRANDIM", &[], &["Brandimarte, Ottavia"]),
        // More whole words first, those with a rating before those without.
        (
            "brandi",
            &[],
            &["Brandi, Marta", "Brandimarte, Ottavia", "Brandimarte, Ugo"],
        ),
        ("ugo", &["--federation", "SUI"], &["Brandimarte, Ugo"]),
        ("zo", &["--federation", "smr"], &["Zoe"]),
        ("zoé", &[], &["Zoe", "Nicolo, Zoe"]),
        ("mani mani", &[], &["Mani, Mani"]),
        ("ma ma", &[], &["Mani, Mani"]),
        ("mani", &[], &["Mani, Mani", "Mani, Ugo"]),
        (
            "sol ana rio del torre la",
            &[],
            &["De La Torre Del Rio, Ana Sol"],
        ),
        (
            "sol ana rio del torre la de",
            &[],
            &["De La Torre Del Rio, Ana Sol"],
        ),
        ("sol ana rio del torre la xy", &[], &[]),
        ("103", &[], &["Brandi, Marta"]),
        ("103", &["--federation", "ITA"], &[]),
        ("99999999999999999999", &[], &[]),
        ("percento%uno", &[], &["Percento_Uno, Cento"]),
        ("%", &[], &[]),
        ("_", &[], &[]),
        ("% a", &[], &[]),
        ("Чайка", &[], &[]),
        ("z", &[], &[]),
    ];
    for (words, more, names) in exact {
        assert_eq!(
            place.find(words, more),
            (to_owned(names), false),
            "{words} {more:?}"
        );
    }
    let guesses: &[(&str, &[&str])] = &[
        ("brandimrate ottavia", &["Brandimarte, Ottavia"]),
        ("brandimarte otavia", &["Brandimarte, Ottavia"]),
        ("brandimrate otavia", &["Brandimarte, Ottavia"]),
        ("nicoló zeo", &[]),
    ];
    for (words, names) in guesses {
        let (found, is_guess) = place.find(words, &[]);
        assert_eq!(found, to_owned(names), "{words}");
        assert_eq!(is_guess, !names.is_empty(), "{words}");
    }
    // No more than are shown, in the order of their names.
    let (found, _) = place.find("numero altri", &[]);
    assert_eq!(found.len(), 20);
    assert_eq!(found[0], "Altri, Numero 0");
    let (_, out, _) = place.list(&["search", "102"]);
    assert_eq!(
        out,
        "102\t-\tBrandimarte, Ugo\tSUI\t1990\t-\t-\t-\tinactive\n"
    );
    let trail = "SELECT action AS line FROM audit WHERE subject = 'rating-list:1'";
    assert_eq!(lines(&place.database, trail), ["rating-list.take-in"]);
}

fn to_owned(names: &[&str]) -> Vec<String> {
    names.iter().map(|name| (*name).to_owned()).collect()
}

fn what_cannot_be_read_changes_nothing(place: Place) {
    place.write("good.txt", &people());
    assert_eq!(place.import("good.txt", IN_OCTOBER).0, 0);
    let good = line(1, "Nuovi, Nino", "ITA", "", 1500, "");
    let federation = line(2, "Storti, Sara", "1TA", "", 1500, "");
    let bad = list(&[good.clone(), federation]);
    let twice = list(&[
        good.clone(),
        line(7, "Altra, Ada", "ITA", "", 0, ""),
        good.clone(),
    ]);
    let archive = |names: &[&str]| {
        let mut zip = zip::ZipWriter::new(std::io::Cursor::new(Vec::new()));
        for name in names {
            let plain = zip::write::SimpleFileOptions::default();
            zip.start_file(*name, plain).unwrap();
            std::io::Write::write_all(&mut zip, &list(std::slice::from_ref(&good))).unwrap();
        }
        zip.finish().unwrap().into_inner()
    };
    for (name, bytes, more, says) in [
        (
            "bad.txt",
            bad.clone(),
            IN_OCTOBER,
            "bad.txt:3:77: “1TA” is no Fed\n",
        ),
        (
            "twice.txt",
            twice,
            IN_OCTOBER,
            "twice.txt:4:1: FIDE ID 1 is on line 2 already\n",
        ),
        (
            "no.txt",
            b"1. e4 e5\n".to_vec(),
            IN_OCTOBER,
            "not a rating list",
        ),
        ("empty.txt", list(&[]), IN_OCTOBER, "holds nobody"),
        ("undated.txt", people(), &[], "give the day"),
        (
            "kind.txt",
            format!("{SINGLE}\n").into_bytes(),
            &[],
            "standard, rapid or blitz",
        ),
        (
            "two.zip",
            archive(&["a.txt", "b.txt"]),
            IN_OCTOBER,
            "2 files",
        ),
        ("none.zip", archive(&["a.xls"]), IN_OCTOBER, "no list"),
        (
            "broken.zip",
            b"PK\x03\x04 and no more".to_vec(),
            IN_OCTOBER,
            "broken",
        ),
    ] {
        place.write(name, &bytes);
        let (code, out, error) = place.import(name, more);
        assert_eq!((code, out.as_str()), (3, ""), "{name}: {error}");
        assert!(error.contains(says), "{name}: {error}");
        assert_eq!(
            place.find("ottavia", &[]).0,
            ["Brandimarte, Ottavia"],
            "{name}"
        );
        assert_eq!(place.stored().len(), 1, "{name}: {:?}", place.stored());
    }
    // Left out when that is asked for, and told.
    let leave = [IN_OCTOBER, &["--leave-out-bad-lines"]].concat();
    let (code, out, error) = place.import("bad.txt", &leave);
    assert_eq!((code, out.as_str()), (0, "2\t1 players\n"), "{error}");
    assert!(error.starts_with("bad.txt:3:77:"), "{error}");
    assert_eq!(place.find("nuovi", &[]).0, ["Nuovi, Nino"]);
    assert!(place.find("ottavia", &[]).0.is_empty());
    // Zipped.
    place.write("players.zip", &archive(&["players_list_foa.txt"]));
    let (code, _, error) = place.import("players.zip", &["--valid-from", "2026-11-01"]);
    assert_eq!(code, 0, "{error}");
    assert_eq!(place.find("nino", &[]).0, ["Nuovi, Nino"]);
}

/// Invented people, many.
pub fn crowd(count: u32) -> Vec<u8> {
    let syllables = [
        "ra", "mo", "ti", "bel", "sco", "ne", "vu", "gri", "pa", "lo",
    ];
    let word = |n: u32| {
        let digits = n.wrapping_mul(7919) % 10_000;
        let parts = format!("{digits:04}");
        let parts = parts
            .bytes()
            .map(|digit| syllables[usize::from(digit - b'0')]);
        parts.collect::<String>()
    };
    let mut all: Vec<String> = (0..count)
        .map(|n| {
            line(
                100_000 + n,
                &format!("{}, {}", word(n), word(n / 3)),
                "ITA",
                "",
                1500,
                "",
            )
        })
        .collect();
    all.push(line(101, "Brandimarte, Ottavia", "ITA", "", 2105, ""));
    list(&all)
}

fn a_killed_import_leaves_the_list_before(place: Place) {
    place.write("players.txt", &people());
    assert_eq!(place.import("players.txt", IN_OCTOBER).0, 0);
    place.write("crowd.txt", &crowd(30_000));
    for milliseconds in [60, 300, 700, 1200, 2000, 3000] {
        let mut child = place.begin_import("crowd.txt", "2026-10-01");
        thread::sleep(Duration::from_millis(milliseconds));
        let over = child.try_wait().unwrap().is_some();
        child.kill().unwrap();
        child.wait().unwrap();
        // Whole before or whole after, whenever it ended.
        let (found, _) = place.find("ottavia", &[]);
        assert_eq!(found, ["Brandimarte, Ottavia"], "{milliseconds}");
        let others = place.find("brandimarte", &[]).0.len();
        assert!(
            others == 2 || (others == 1 && !place.stored().is_empty()),
            "{others}"
        );
        if over {
            break;
        }
    }
    let (code, _, error) = place.import("crowd.txt", IN_OCTOBER);
    assert_eq!(code, 0, "{error}");
    assert_eq!(place.stored().len(), 1, "{:?}", place.stored());
    assert_eq!(place.find("brandimarte", &[]).0, ["Brandimarte, Ottavia"]);
}

/// Whoever takes a list in holds a lock of the house: a file's, or the database's. The second import says so and changes
/// nothing; when the first is done it goes.
fn one_list_at_a_time(place: Place) {
    place.write("players.txt", &people());
    assert_eq!(place.import("players.txt", IN_OCTOBER).0, 0);
    let refused = || {
        let (code, out, error) = place.import("players.txt", &["--valid-from", "2026-11-01"]);
        assert_eq!((code, out.as_str()), (3, ""), "{error}");
        assert!(error.contains("Another rating list"), "{error}");
        assert_eq!(place.stored().len(), 1);
    };
    if place.is_sqlite() {
        let lock = format!("{}.lists.lock", place.database);
        let lock = fs::OpenOptions::new().write(true).open(lock).unwrap();
        lock.lock().unwrap();
        refused();
    } else {
        let mut holder = PgConnection::establish(&place.database).unwrap();
        holder.batch_execute("SELECT pg_advisory_lock(-5)").unwrap();
        refused();
    }
    let (code, _, error) = place.import("players.txt", &["--valid-from", "2026-11-01"]);
    assert_eq!(code, 0, "{error}");
    assert_eq!(place.stored().len(), 2);
}

fn others_write_and_search_meanwhile(place: Place) {
    place.write("players.txt", &people());
    assert_eq!(place.import("players.txt", IN_OCTOBER).0, 0);
    place.write("crowd.txt", &crowd(20_000));
    let mut child = place.begin_import("crowd.txt", "2026-10-01");
    let mut made = 0;
    while child.try_wait().unwrap().is_none() {
        // Found in the one or in the other, never in neither.
        assert_eq!(place.find("ottavia", &[]).0, ["Brandimarte, Ottavia"]);
        let name = format!("arbiter{made}");
        let arguments = ["user", "add", &name, "--display-name", "Ada", "--database"];
        let all = [&arguments[..], &[&place.database]].concat();
        let (code, _, error) = run(place.folder.path(), &all, "");
        assert_eq!(code, 0, "{error}");
        made += 1;
    }
    assert!(made > 0);
    assert!(child.wait().unwrap().success());
    assert_eq!(place.find("brandimarte", &[]).0, ["Brandimarte, Ottavia"]);
    assert_eq!(place.stored().len(), 1);
}

fn lists_stand_beside_each_other(place: Place) {
    place.write("players.txt", &people());
    assert_eq!(place.import("players.txt", IN_OCTOBER).0, 0);
    let start = format!(
        "{:<15}{:<61}{:<4}{:<4}{:<5}{:<5}{:<15}{:<4}",
        500, "Rapidi, Rita", "ITA", "F", "", "", "", ""
    );
    let single = format!("{SINGLE}\r\n{start}1850   4  20 1990  w   \r\n");
    place.write("rapid_rating_list.txt", single.as_bytes());
    let (code, out, error) = place.import("rapid_rating_list.txt", &[]);
    assert_eq!((code, out.as_str()), (0, "2\t1 players\n"), "{error}");
    let (_, out, _) = place.list(&["search", "rita", "--list", "2"]);
    assert_eq!(out, "500\t-\tRapidi, Rita\tITA\t1990\t-\t1850\t-\t\n");
    let (_, shown, _) = place.list(&["show"]);
    let shown: Vec<Vec<&str>> = shown
        .lines()
        .map(|line| line.split('\t').collect())
        .collect();
    assert_eq!(
        shown[1][..5],
        ["1", "FIDE", "combined", "2026-10-01", "159"]
    );
    assert_eq!(shown[2][..5], ["2", "FIDE", "rapid", "2026-10-01", "1"]);
    assert_eq!(shown[1][5].len(), 64);
    let (code, _, error) = place.list(&["remove", "1"]);
    assert_eq!(code, 0, "{error}");
    assert_eq!(place.list(&["remove", "1"]).0, 3);
    assert_eq!(place.stored().len(), 1);
    assert_eq!(place.find("rita", &[]).0, ["Rapidi, Rita"]);
    assert_eq!(place.list(&["remove", "2"]).0, 0);
    assert!(place.stored().is_empty());
    let (code, _, error) = place.list(&["search", "rita"]);
    assert_eq!(code, 3, "{error}");
    assert!(error.contains("No rating list"), "{error}");
}

/// A copy of the database has no players of lists: it says so, and they are taken in again.
#[test]
fn a_copy_names_the_lists_that_it_lacks() {
    let place = Place::sqlite();
    place.write("players.txt", &people());
    assert_eq!(place.import("players.txt", IN_OCTOBER).0, 0);
    let here: &Path = place.folder.path();
    let (code, _, error) = run(here, &["backup", "copy.db", "--database", "tratto.db"], "");
    assert_eq!(code, 0, "{error}");
    let (_, shown, _) = run(here, &["list", "show", "--database", "copy.db"], "");
    assert!(shown.contains("players missing"), "{shown}");
    let search = ["list", "search", "ottavia", "--database", "copy.db"];
    assert_eq!(run(here, &search, "").0, 3);
    let import = ["list", "import", "players.txt", "--database", "copy.db"];
    let (code, _, error) = run(here, &[&import[..], IN_OCTOBER].concat(), "");
    assert_eq!(code, 0, "{error}");
    assert_eq!(run(here, &search, "").0, 0);
    // The one before is untouched.
    assert_eq!(place.find("ottavia", &[]).0, ["Brandimarte, Ottavia"]);
    execute(&place.database, "SELECT 1").unwrap();
}

/// A disk that does not say whether a list is there fails; it is no disk without the list.
#[cfg(unix)]
#[test]
fn a_list_that_cannot_be_looked_at_is_not_taken_for_missing() {
    let place = Place::sqlite();
    place.write("players.txt", &people());
    assert_eq!(place.import("players.txt", IN_OCTOBER).0, 0);
    let file = place.folder.path().join(&place.stored()[0]);
    fs::remove_file(&file).unwrap();
    let (code, shown, _) = place.list(&["show"]);
    assert_eq!(code, 0);
    assert!(shown.contains("players missing"), "{shown}");
    // A link to itself: nobody can follow it.
    std::os::unix::fs::symlink(&file, &file).unwrap();
    for asked in [&["show"][..], &["search", "ottavia"]] {
        let (code, shown, error) = place.list(asked);
        assert_ne!(code, 0, "{shown}");
        assert!(!shown.contains("players missing"), "{shown}");
        assert!(!error.contains("No rating list"), "{error}");
    }
}

/// A player as FIDE's XML has them; `more` are the elements of rapid and blitz.
fn element(id: u32, name: &str, federation: &str, rating: &str, more: &str) -> String {
    format!(
        "<player>\n<fideid>{id}</fideid>\n<name>{name}</name>\n<country>{federation}</country>\n<sex>F</sex>\n\
         <title></title>\n<w_title>WFM</w_title>\n<o_title/>\n<foa_title></foa_title>\n<rating>{rating}</rating>\n\
         <games>3</games>\n<k>20</k>\n{more}<birthday>1990</birthday>\n<flag>w</flag>\n</player>\n"
    )
}

const RAPID: &str = "<rapid_rating>1850</rapid_rating>\n<rapid_games>0</rapid_games>\n<rapid_k>20</rapid_k>\n\
    <blitz_rating>0</blitz_rating>\n<blitz_games>0</blitz_games>\n<blitz_k>0</blitz_k>\n";

fn lists_come_as_xml(place: Place) {
    let list = |players: &[String]| format!("<playerslist>\n{}</playerslist>\n", players.concat());
    let good = [
        element(501, "Stelle &amp; Strisce, Rita", "ITA", "1900", RAPID),
        element(502, "Zaffiri, Zoe", "SMR", "0", RAPID),
    ];
    place.write("players_list_xml.xml", list(&good).as_bytes());
    let (code, out, error) = place.import("players_list_xml.xml", IN_OCTOBER);
    assert_eq!((code, out.as_str()), (0, "1\t2 players\n"), "{error}");
    let (_, out, _) = place.list(&["search", "rita"]);
    assert_eq!(
        out,
        "501\tWFM\tStelle & Strisce, Rita\tITA\t1990\t1900\t1850\t-\t\n"
    );
    // Of one kind, which its name says; zipped.
    let one = [element(503, "Lampi, Lara", "ITA", "1700", "")];
    let mut zip = zip::ZipWriter::new(std::io::Cursor::new(Vec::new()));
    let plain = zip::write::SimpleFileOptions::default();
    zip.start_file("blitz_rating_list_xml.xml", plain).unwrap();
    std::io::Write::write_all(&mut zip, list(&one).as_bytes()).unwrap();
    place.write("blitz.zip", &zip.finish().unwrap().into_inner());
    let (code, _, error) = place.import("blitz.zip", &["--valid-from", "2026-11-01"]);
    assert_eq!(code, 0, "{error}");
    let (_, out, _) = place.list(&["search", "lara"]);
    assert_eq!(out, "503\tWFM\tLampi, Lara\tITA\t1990\t-\t-\t1700\t\n");
    // Refused with line and column; the ones before stay.
    let stored = place.stored();
    let bad = element(2, "Storti, Sara", "1TA", "1500", RAPID);
    let federation = list(&[good[0].clone(), bad]);
    let twice = list(&[good[0].clone(), good[0].clone()]);
    let broken = list(&good).replace("</fideid>\n<name>Z", "<name>Z");
    let long = format!("<playerslist>{}", "x".repeat(400_000));
    for (name, text, says) in [
        ("a.xml", federation, "a.xml:26:10: “1TA” is no Fed\n"),
        (
            "b.xml",
            twice,
            "b.xml:23:1: FIDE ID 501 is on line 2 already\n",
        ),
        ("c.xml", broken, "line 24"),
        ("d.xml", "<html></html>".to_owned(), "line 1, column"),
        (
            "e.xml",
            "<playerslist></playerslist>".to_owned(),
            "holds nobody",
        ),
        ("f.xml", long, "cannot be read"),
        ("g.xml", list(&good)[..700].to_owned(), "The XML is not"),
    ] {
        place.write(name, text.as_bytes());
        let (code, out, error) = place.import(name, IN_OCTOBER);
        assert_eq!((code, out.as_str()), (3, ""), "{name}: {error}");
        assert!(error.contains(says), "{name}: {error}");
        assert_eq!(place.stored(), stored, "{name}");
    }
    let (code, _, error) = place.import("players_list_xml.xml", &[]);
    assert_eq!(code, 3);
    assert!(error.contains("give the day"), "{error}");
}
