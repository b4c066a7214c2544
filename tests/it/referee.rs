//! The referee's commands: check, generate, standings, soak, and the call of the pairing engines.

use std::{fs, path::Path};

use crate::{
    commands::{FOUR, run},
    support::folder::Folder,
};

/// Tournaments made by this program, confirmed once by two foreign programs.
fn tournaments() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/tournaments");
    let mut files: Vec<String> = fs::read_dir(folder)
        .unwrap()
        .map(|file| file.unwrap().path().to_string_lossy().into_owned())
        .collect();
    files.sort();
    files
}

pub fn check(folder: &Path, arguments: &[&str]) -> (i32, Vec<String>, String) {
    let arguments: Vec<&str> = ["check"].iter().chain(arguments).copied().collect();
    let (code, out, error) = run(folder, &arguments, "");
    (code, out.lines().map(str::to_owned).collect(), error)
}

pub fn write(folder: &Path, name: &str, text: &str) {
    fs::write(folder.join(name), text).unwrap();
}

#[test]
fn confirmed_tournaments_check_without_difference() {
    let folder = Folder::new("referee");
    let (old, new): (Vec<String>, Vec<String>) = tournaments()
        .into_iter()
        .partition(|file| file.contains("/2017-"));
    for (rules, files, last, of_std) in [
        (
            "2026",
            new,
            "250 files, 1509 rounds, 0 pairings differ, 0 standings differ",
            2,
        ),
        (
            "2017",
            old,
            "50 files, 263 rounds, 0 pairings differ, 0 standings differ",
            0,
        ),
    ] {
        let mut arguments: Vec<&str> = files.iter().map(String::as_str).collect();
        arguments.extend(["--jobs", "2", "--rules", rules]);
        let (code, lines, error) = check(folder.path(), &arguments);
        // Where STD would be another one if it compared with a draw, that is said, and is no difference.
        let (said, lines): (Vec<String>, Vec<String>) = lines
            .into_iter()
            .partition(|line| line.contains("STD compares with the scheduled opponent (C.07 7.7)"));
        assert_eq!((code, lines), (0, vec![last.to_owned()]), "{error}");
        assert_eq!(said.len(), of_std, "{said:?}");
    }
}

/// Four rounds of nothing but two: 1-3 and 4-2 are right.
const RIGHT: &str = "\
012 Torneo dei Quattro
042 2026/03/07
142 3
152 W
202 WIN,BH
001    1      Provetti, Aldo                    2400 ITA                         1.0    1     3 w 1
001    2      Provetti, Bice                    2300 ITA                         0.0    3     4 b 0
001    3      Provetti, Carla                   2200 ITA                         0.0    3     1 b 0
001    4      Provetti, Dino                    2100 ITA                         1.0    1     2 w 1
";

#[test]
fn record_212_ranks_by_what_it_lists() {
    let folder = Folder::new("referee-212");
    let here = folder.path();
    // Board order of the places: 4 and 1 won; by the numbers from below 4 comes first, with or without points.
    let ranked = |order: &str, places: [&str; 4]| {
        let mut text = RIGHT.replace("202 WIN,BH", order);
        for (number, place) in (1..).zip(places) {
            let line = format!("001    {number} ");
            let start = text.find(&line).unwrap();
            text.replace_range(start + 88..start + 89, place);
        }
        text
    };
    write(
        here,
        "punti.trf",
        &ranked("212 PTS,TPN/R", ["2", "4", "3", "1"]),
    );
    write(
        here,
        "numeri.trf",
        &ranked("212 TPN/R", ["4", "3", "2", "1"]),
    );
    write(
        here,
        "dopo.trf",
        &ranked("202 TPN/R\n212 BPG,PTS", ["3", "1", "4", "1"]),
    );
    let files = ["punti.trf", "numeri.trf", "dopo.trf"];
    let (code, lines, error) = check(here, &files);
    assert_eq!((code, error.as_str()), (1, ""), "{lines:?}");
    // Black: 2 and 3. By BPG they come first, whoever won.
    assert!(
        lines[0].contains("number 3: stands on place 4; the rules give places 1 to 2"),
        "{lines:?}"
    );
    assert!(
        lines.iter().any(|line| line.contains("BPG decides")),
        "{lines:?}"
    );
    write(
        here,
        "dopo.trf",
        &ranked("212 BPG,PTS", ["3", "1", "1", "3"]),
    );
    let (code, lines, _) = check(here, &files);
    assert_eq!(
        (code, lines.last().unwrap().as_str()),
        (
            0,
            "3 files, 3 rounds, 0 pairings differ, 0 standings differ"
        ),
        "{lines:?}"
    );
    let (code, out, _) = run(here, &["standings", "numeri.trf", "--csv"], "");
    let order: Vec<&str> = out
        .lines()
        .skip(1)
        .filter_map(|row| row.split(',').next())
        .collect();
    assert_eq!((code, order), (0, vec!["4", "3", "2", "1"]), "{out}");
    write(
        here,
        "ignoto.trf",
        &ranked("212 PTS,MP", ["1", "1", "3", "3"]),
    );
    let (code, _, error) = check(here, &["ignoto.trf"]);
    assert!(
        code == 3 && error.contains("ignoto.trf:5:5") && error.contains("MP"),
        "{error}"
    );
}

#[test]
fn every_pairing_and_place_that_differs_is_named() {
    let folder = Folder::new("referee");
    let here = folder.path();
    write(here, "giusto.trf", RIGHT);
    // 1-4 and 3-2 instead.
    let other = RIGHT
        .replace("1.0    1     3 w 1", "1.0    1     4 w 1")
        .replace("0.0    3     4 b 0", "0.0    3     3 b 0")
        .replace("0.0    3     1 b 0", "1.0    1     2 w 1")
        .replace(
            "001    4      Provetti, Dino                    2100 ITA                         1.0    1     2 w 1",
            "001    4      Provetti, Dino                    2100 ITA                         0.0    3     1 b 0",
        );
    write(here, "altro.trf", &other);
    let (code, lines, _) = check(here, &["giusto.trf", "altro.trf"]);
    let transposition = "4.2 (transposition) decides in the bracket of 0";
    assert_eq!(
        (code, lines),
        (
            1,
            vec![
                format!(
                    "altro.trf: round 1, board 1: stands 1-4; the rules give 1-3 4-2; {transposition}"
                ),
                format!(
                    "altro.trf: round 1, board 2: stands 3-2; the rules give 1-3 4-2; {transposition}"
                ),
                "2 files, 2 rounds, 2 pairings differ, 0 standings differ".to_owned(),
            ]
        )
    );
    // Colours, points and places.
    let turned = RIGHT.replace("3 w 1", "3 b 1").replace("1 b 0", "1 w 0");
    let turned = turned.replace("0.0    3     4 b 0", "0.5    2     4 b 0");
    write(here, "girato.trf", &turned);
    let (code, lines, _) = check(here, &["girato.trf"]);
    assert_eq!(
        (code, lines),
        (
            1,
            vec![
                "girato.trf: round 1, board 1: stands 3-1; the rules give 1-3; 5.2.5 gives the colours"
                    .to_owned(),
                "girato.trf: standings after round 1, number 2: stands with ½ point; the rounds give 0"
                    .to_owned(),
                "girato.trf: standings after round 1, number 2: stands on place 2; the rules give places 3 to 4"
                    .to_owned(),
                "1 files, 1 rounds, 1 pairings differ, 2 standings differ".to_owned(),
            ]
        )
    );
    let misplaced = RIGHT
        .replace("1.0    1     3 w 1", "1.0    3     3 w 1")
        .replace("0.0    3     4 b 0", "0.0    1     4 b 0");
    write(here, "scambio.trf", &misplaced);
    let (code, lines, _) = check(here, &["scambio.trf"]);
    assert_eq!(code, 1);
    assert_eq!(
        lines[0],
        "scambio.trf: standings after round 1, number 1: stands on place 3; the rules give places 1 to 2; \
         PTS decides: 1.0 against 0.0 of number 2"
    );
}

#[test]
fn the_edition_follows_type_then_date() {
    let folder = Folder::new("referee");
    let here = folder.path();
    // Number 5 loses by forfeit in round 2; whether that is a float tells the editions apart somewhere in these.
    let old = [
        "generate",
        "--rules",
        "2017",
        "--players",
        "21",
        "--rounds",
        "9",
        "--forfeits",
        "150",
        "--absences",
        "60",
        "--seed",
        "1",
        "--count",
        "6",
        "--out",
        "vecchi",
    ];
    assert_eq!(run(here, &old, "").0, 0);
    let files: Vec<String> = (1..=6).map(|n| format!("vecchi/{n:09}.trf")).collect();
    let names: Vec<&str> = files.iter().map(String::as_str).collect();
    assert_eq!(check(here, &names).0, 0);
    let with = |option: &str| {
        let arguments: Vec<&str> = names.iter().copied().chain(["--rules", option]).collect();
        check(here, &arguments).0
    };
    assert_eq!((with("2017"), with("2026")), (0, 1));
    // Without a type the date decides; with a type of the other year the type.
    let text = fs::read_to_string(here.join(&files[0])).unwrap();
    for (number, (replacement, same)) in [
        ("", true),
        ("192 FIDE_DUTCH\r\n", true),
        ("092 FIDE_DUTCH_2017\r\n", true),
    ]
    .into_iter()
    .enumerate()
    {
        let name = format!("data{number}.trf");
        let changed = text
            .replace("092 Individual: Swiss-System\r\n", "")
            .replace("192 FIDE_DUTCH_2017\r\n", replacement);
        assert_ne!(changed, text);
        write(here, &name, &changed);
        assert_eq!(check(here, &[&name]).0 == 0, same, "{replacement}");
    }
    // A system that is not known is said where it stands.
    write(
        here,
        "other.trf",
        &RIGHT.replace("202 WIN", "192 CUSTOM_SWISS\n202 WIN"),
    );
    let (code, lines, error) = check(here, &["other.trf"]);
    assert_eq!(code, 3);
    assert!(error.starts_with("other.trf:5:5: "), "{error}");
    assert_eq!(
        lines,
        ["1 files, 0 rounds, 0 pairings differ, 0 standings differ"]
    );
}

#[test]
fn generated_files_are_complete_and_repeatable() {
    let folder = Folder::new("referee");
    let here = folder.path();
    let (code, one, _) = run(here, &["generate", "--seed", "7"], "");
    assert_eq!(code, 0);
    assert_eq!(run(here, &["generate", "--seed", "7"], "").1, one);
    assert_ne!(run(here, &["generate", "--seed", "8"], "").1, one);
    for record in [
        "012", "022", "032", "042", "052", "062", "072", "082", "092", "102", "112", "122", "132",
        "142", "152", "172", "182", "192", "202", "222", "001",
    ] {
        assert!(one.lines().any(|line| line.starts_with(record)), "{record}");
    }
    assert!(one.contains("### Random tournament, seed 7\r\n"), "{one}");
    let arguments = [
        "generate",
        "--players",
        "20",
        "--rounds",
        "5",
        "--seed",
        "40",
        "--count",
        "5",
        "--out",
        "molti",
        "--baku",
        "true",
        "--scoring",
        "1-0.5-0",
        "--forbidden",
        "2",
        "--tie-breaks",
        "BH/C1,SB",
        "--odd-results",
        "100",
        "--full-point-byes",
        "40",
        "--jobs",
        "2",
    ];
    assert_eq!(run(here, &arguments, "").0, 0);
    let mut all = String::new();
    for seed in 40..45 {
        let name = format!("molti/{seed:09}.trf");
        let text = fs::read_to_string(here.join(&name)).unwrap();
        assert_eq!(text.matches("\n001 ").count(), 20);
        assert!(text.contains("142 5\r\n") && text.contains("202 BH/C1,SB\r\n"));
        assert!(text.contains("192 FIDE_DUTCH_BAKU\r\n") && text.contains("\n250 "));
        assert!(text.contains("\n260 "));
        let (code, lines, _) = check(here, &[&name]);
        assert_eq!(
            (code, lines[0].as_str()),
            (
                0,
                "1 files, 5 rounds, 0 pairings differ, 0 standings differ"
            )
        );
        all.push_str(&text);
    }
    assert!(all.contains("0000 - F"), "full-point byes");
    assert_eq!(run(here, &["generate", "--count", "2"], "").0, 2);
    assert_eq!(run(here, &["generate", "--players", "0"], "").0, 2);
    assert_eq!(run(here, &["generate", "--tie-breaks", "XY"], "").0, 2);
    // Two can play one round only.
    let two = ["generate", "--players", "2", "--rounds", "3", "--seed", "1"];
    let (code, _, error) = run(here, &two, "");
    assert_eq!(code, 1);
    assert!(error.contains("cannot be paired"), "{error}");
}

#[test]
fn calls_of_the_engines_are_answered() {
    let folder = Folder::new("referee");
    let here = folder.path();
    write(here, "in.trf", FOUR);
    let (code, out, _) = run(here, &["--dutch", "in.trf", "-p", "out.txt"], "");
    assert_eq!((code, out.as_str()), (0, ""));
    let pairs = "2\n4 1\n2 3\n";
    assert_eq!(fs::read_to_string(here.join("out.txt")).unwrap(), pairs);
    // As JaVaFo is called, and with the pairs on the standard output.
    let (code, out, _) = run(here, &["in.trf", "-p"], "");
    assert_eq!((code, out.as_str()), (0, pairs));
    let (code, out, _) = run(here, &["-r", "--dutch", "in.trf", "-c"], "");
    assert_eq!(code, 0);
    assert!(
        out.starts_with("tratto ") && out.ends_with("in: Round #1\n\n"),
        "{out}"
    );
    let (code, out, _) = run(here, &["--dutch", "in.trf", "-p", "out.txt", "-l"], "");
    assert_eq!(code, 0);
    assert!(out.contains("   4   1.0 b        1w"), "{out}");

    let wrong = FOUR.replace("3 w 1", "3 b 1").replace("1 b 0", "1 w 0");
    write(here, "wrong.trf", &wrong);
    let (code, out, _) = run(here, &["--dutch", "wrong.trf", "-c"], "");
    assert_eq!(code, 0);
    assert_eq!(
        out,
        "wrong: Round #1\n  Checker pairings        Tournament pairings \n      1 -   3                  3 -   1\n\n\n"
    );
    let over = "142 2\n152 W\n\
        001    1      A                                                                  1.0    1     2 w 1\n\
        001    2      B                                                                  0.0    2     1 b 0\n";
    write(here, "over.trf", over);
    write(here, "broken.trf", &FOUR.replace("3 w 1", "3 w x"));
    let ten: String = (1..=10_001)
        .map(|n| format!("001 {n:>4}      A\n"))
        .collect();
    write(here, "huge.trf", &ten);
    for (call, code) in [
        (&["--dutch", "over.trf", "-p"][..], 1),
        (&["--dutch", "broken.trf", "-p"], 3),
        (&["--dutch", "huge.trf", "-p"], 4),
        (&["--dutch", "nessuno.trf", "-p"], 5),
        (&["--dutch", "--burstein", "in.trf", "-p"], 3),
        (&["in.trf", "-l"], 3),
        (&["--dutch", "in.trf", "-p", "no/such/folder"], 5),
        (&["--dutch", "-g"], 3),
    ] {
        let (found, _, error) = run(here, call, "");
        assert_eq!(found, code, "{call:?}: {error}");
        assert!(!error.is_empty());
    }
    write(
        here,
        "rtg.txt",
        "PlayersNumber=14\nRoundsNumber=5\nForfeitRate=10 # one in ten\nPointsForWin=3.0\nPointsForDraw=1.0\n",
    );
    let call = ["--dutch", "-g", "rtg.txt", "-o", "made.trf", "-s", "11"];
    assert_eq!(run(here, &call, "").0, 0);
    let made = fs::read_to_string(here.join("made.trf")).unwrap();
    assert_eq!(made.matches("\n001 ").count(), 14);
    assert!(made.contains("162  W 3.0    D 1.0"), "{made}");
    assert_eq!(check(here, &["made.trf"]).0, 0);
    assert_eq!(
        run(here, &["--dutch", "made.trf", "-g", "-o", "like.trf"], "").0,
        0
    );
    let like = fs::read_to_string(here.join("like.trf")).unwrap();
    assert_eq!(like.matches("\n001 ").count(), 14);
    write(here, "bad.txt", "PlayersNumber=14\nColour=red\n");
    let (code, _, error) = run(here, &["--dutch", "-g", "bad.txt", "-o", "x.trf"], "");
    assert_eq!(code, 3);
    assert!(error.starts_with("bad.txt:2:1: Colour"), "{error}");
}

#[test]
fn standings_come_as_json() {
    let folder = Folder::new("referee");
    let here = folder.path();
    write(here, "in.trf", FOUR);
    let call = ["standings", "in.trf", "--tie-breaks", "BH,ARO", "--json"];
    let (code, out, error) = run(here, &call, "");
    assert_eq!(code, 0, "{error}");
    let found: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(found["rounds"], 1);
    assert_eq!(found["tie_breaks"], serde_json::json!(["BH", "ARO"]));
    let first = &found["standings"][0];
    assert_eq!(first["number"], 4);
    assert_eq!(first["place"], 1);
    assert_eq!(first["name"], "Provetti, Dino");
    assert_eq!(first["points"], 1.0);
    assert_eq!(first["values"][1], 2300);
    let both = ["standings", "in.trf", "--json", "--csv"];
    assert_eq!(run(here, &both, "").0, 2);
    let edition = ["standings", "in.trf", "--edition", "1999"];
    assert_eq!(run(here, &edition, "").0, 2);
    write(here, "ignoto.trf", &RIGHT.replace("WIN,BH", "WIN,XX"));
    let (code, _, error) = run(here, &["standings", "ignoto.trf"], "");
    assert_eq!(code, 3);
    assert!(error.starts_with("ignoto.trf:5:5: "), "{error}");
}

#[test]
fn broken_reports_are_refused_where_they_break() {
    let folder = Folder::new("referee");
    let here = folder.path();
    let ten: String = (1..=10_001)
        .map(|n| format!("001 {n:>4}      A\n"))
        .collect();
    for (name, text, place) in [
        ("doppio", FOUR.replace("001    2 ", "001    1 "), "6:5"),
        ("contrario", FOUR.replace("3 w 1", "3 w +"), "5:95"),
        ("ignoto", FOUR.replace("    3 w 1", "    9 w 1"), "5:95"),
        ("diecimila", ten, "10000:1"),
    ] {
        let file = format!("{name}.trf");
        write(here, &file, &text);
        let (code, lines, error) = check(here, &[&file]);
        assert_eq!(code, 3, "{name}");
        assert!(
            error
                .lines()
                .any(|line| line.starts_with(&format!("{file}:{place}: "))),
            "{error}"
        );
        assert_eq!(
            lines,
            ["1 files, 0 rounds, 0 pairings differ, 0 standings differ"]
        );
    }
    // Points that do not add up can be read, and differ; a file that is not there does not stop the others.
    write(
        here,
        "somma.trf",
        &FOUR.replace("0.0    3     4 b", "0.5    3     4 b"),
    );
    let (code, lines, error) = check(here, &["somma.trf", "nessuno.trf"]);
    assert_eq!(code, 5);
    assert!(error.contains("nessuno.trf"), "{error}");
    assert_eq!(
        lines,
        [
            "somma.trf: standings after round 1, number 2: stands with ½ point; the rounds give 0",
            "2 files, 1 rounds, 0 pairings differ, 1 standings differ",
        ]
    );
}

#[test]
fn a_short_soak_finds_nothing() {
    let folder = Folder::new("referee");
    let call = [
        "soak",
        "--seed",
        "1",
        "--count",
        "12",
        "--players",
        "24",
        "--seconds",
        "600",
    ];
    let (code, out, error) = run(folder.path(), &call, "");
    assert_eq!(code, 0, "{out}");
    assert!(error.contains("seed 1"), "{error}");
    let last = out.lines().last().unwrap();
    assert!(
        last.contains("12 tournaments") && last.ends_with(" 0 faults"),
        "{out}"
    );
}

/// A round robin is made, checked, ranked and paired by its code; a board that is turned is told, and the row of the table
/// is named.
#[test]
fn round_robins_are_made_checked_and_paired() {
    let folder = Folder::new("round-robin");
    let here = folder.path();
    let arguments = [
        "generate",
        "--system",
        "double-round-robin",
        "--players",
        "7",
        "--seed",
        "3",
    ];
    let (code, text, error) = run(here, &arguments, "");
    assert_eq!(code, 0, "{error}");
    assert!(text.contains("192 FIDE_DOUBLEROUNDROBIN"), "{text}");
    assert!(text.contains("142 14"), "{text}");
    write(here, "girone.trf", &text);
    let (code, lines, error) = check(here, &["girone.trf"]);
    assert_eq!(code, 0, "{lines:?} {error}");
    // By the older table the last two rounds of the first cycle are others.
    let plain = text.replace("192 FIDE_DOUBLEROUNDROBIN", "192 BERGER_DOUBLEROUNDROBIN");
    write(here, "girone.trf", &plain);
    let (code, lines, _) = check(here, &["girone.trf"]);
    let rounds = [6, 7].map(|round| format!("round {round}, board 1"));
    assert!(code != 0, "{lines:?}");
    for round in rounds {
        assert!(lines.iter().any(|line| line.contains(&round)), "{lines:?}");
    }
    assert!(
        !lines.iter().any(|line| line.contains("round 5, board")),
        "{lines:?}"
    );
    // The next round of an event before its first: the row for an odd field, with the one who is free.
    let line = |number: u16| {
        let rating = 1900 - number;
        format!("001 {number:4}      {:<33} {rating:4}\n", "Prova, Ugo")
    };
    let players = (1..=5).map(line);
    let players: String = players.collect();
    let start = format!("012 Sociale\n042 2026/03/07\n142 5\n192 FIDE_ROUNDROBIN\n{players}");
    write(here, "inizio.trf", &start);
    let (code, out, error) = run(here, &["pair", "inizio.trf"], "");
    assert_eq!((code, out.as_str()), (0, "3\n2 5\n3 4\n1 0\n"), "{error}");
    let (_, out, _) = run(
        here,
        &["pair", "inizio.trf", "--explain", "--lang", "it"],
        "",
    );
    assert!(
        out.contains("riga 1 della tabella di Berger per 6"),
        "{out}"
    );
    let (_, out, _) = run(
        here,
        &["pair", "inizio.trf", "--explain-pair", "1", "5"],
        "",
    );
    assert!(out.contains("round 5"), "{out}");
}
