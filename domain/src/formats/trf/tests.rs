//! Tests of the reader on files of other programs and on broken ones.

mod faults;
mod repairs;
mod round_trip;

use super::*;
use crate::corpora_tests::corpora;
use crate::event::{Bye, Points, RoundNumber, Tpn};

fn files(folder: &str) -> Vec<(String, Vec<u8>)> {
    let mut files: Vec<(String, Vec<u8>)> = std::fs::read_dir(corpora().join("trf").join(folder))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|e| e == "trf" || e == "trf26"))
        .map(|path| (path.display().to_string(), std::fs::read(&path).unwrap()))
        .collect();
    files.sort();
    assert!(!files.is_empty());
    files
}

#[test]
fn corpus_files_read_without_repair() {
    for (path, bytes) in files("generated") {
        let trf = read(&bytes).unwrap_or_else(|errors| panic!("{path}: {errors:?}"));
        let rounds = trf.table.rounds_planned();
        assert_eq!(trf.remarks, [], "{path}");
        assert_eq!(trf.rounds_completed(), rounds, "{path}");
        assert_eq!(trf.header.type_code.as_deref(), Some("FIDE_DUTCH_2025"));
    }
}

#[test]
fn corpus_positions_before_a_round_read() {
    let expected = [
        ("c6-vs-completion-6", 6, 9),
        ("delta-2-seed3-r2", 1, 9),
        ("dutch_2025_C9", 1, 3),
        ("float-history-only", 3, 5),
        ("javafo_sample2", 4, 9),
        ("one-candidate-left", 4, 9),
        ("trailing-round-complete", 5, 9),
        ("c500_r6", 5, 9),
        ("s1000_r6", 5, 9),
        ("s5000_r6", 5, 9),
        ("seed8848759-r9-p10", 8, 9),
    ];
    let mut seen = 0;
    for folder in ["edge", "disputed", "large"] {
        for (path, bytes) in files(folder) {
            let trf = read(&bytes).unwrap_or_else(|errors| panic!("{path}: {errors:?}"));
            let harmless = |remark: &Remark| matches!(remark.kind, RemarkKind::DateForm { .. });
            assert!(trf.remarks.iter().all(harmless), "{path} {:?}", trf.remarks);
            if let Some((_, completed, planned)) =
                expected.iter().find(|(name, ..)| path.contains(name))
            {
                assert_eq!(trf.rounds_completed(), *completed, "{path}");
                assert_eq!(trf.table.rounds_planned(), *planned, "{path}");
                seen += 1;
            }
        }
    }
    assert!(seen == expected.len());
}

#[test]
fn corpus_file_of_2005_reads_with_its_oddities_listed() {
    for (path, bytes) in files("real") {
        if !path.contains("karl-mala") {
            continue;
        }
        let trf = read(&bytes).unwrap();
        assert_eq!(trf.players.len(), 284);
        assert_eq!(trf.rounds_completed(), 7);
        let places: Vec<(usize, usize)> = trf.remarks.iter().map(|r| (r.line, r.column)).collect();
        assert_eq!(
            places,
            [
                (1, 1),
                (4, 5),
                (5, 5),
                (14, 70),
                (26, 93),
                (72, 143),
                (72, 153),
                (76, 93),
                (134, 123),
                (139, 123),
                (168, 103),
                (192, 123),
                (227, 133),
                (258, 143),
                (295, 132),
                (297, 132),
            ]
        );
        let colours_assumed = trf
            .remarks
            .iter()
            .filter(|r| matches!(r.kind, RemarkKind::ColourAssumed { .. }));
        assert_eq!(colours_assumed.count(), 10);
        assert_eq!(trf.remarks[3].kind, RemarkKind::BirthForm { players: 283 });
    }
}

/// A record 001 with points and rounds.
fn record(number: &str, points: &str, rounds: &str) -> String {
    format!(
        "001 {number:>4}      {:<33} {:>4}{:28}{points:>4}    1  {rounds}",
        "Verdi, Anna", 1500, ""
    )
}

/// Lines joined; line 1 is always the name, line 2 the rounds.
fn file(lines: &[String]) -> String {
    format!("012 Prova\n142 9\n{}\n", lines.join("\n"))
}

/// Line, column and what.
type At<T> = (usize, usize, T);

fn errors(text: &str) -> Vec<At<TrfErrorKind>> {
    let errors = read(text.as_bytes()).expect_err(text);
    errors
        .into_iter()
        .map(|e| (e.line, e.column, e.kind))
        .collect()
}

fn remarks(text: &str) -> Vec<At<RemarkKind>> {
    let trf = read(text.as_bytes()).expect(text);
    trf.remarks
        .into_iter()
        .map(|r| (r.line, r.column, r.kind))
        .collect()
}

fn tpn(number: u16) -> Tpn {
    Tpn::new(number).unwrap()
}

fn round(number: u8) -> RoundNumber {
    RoundNumber::new(number).unwrap()
}

#[test]
fn an_announced_acceleration_has_its_virtual_points() {
    let players: Vec<String> = (1..=6).map(|n| record(&n.to_string(), "", "")).collect();
    let with = |lines: &[&str]| {
        let lines = lines.iter().map(|&line| line.to_owned());
        file(&players.iter().cloned().chain(lines).collect::<Vec<_>>())
    };
    let announced = "192 FIDE_DUTCH_BAKU";
    let trf = read(with(&[announced]).as_bytes()).unwrap();
    // Group A: 2⌈6/4⌉ = 4; nine rounds: three of a point, two of half a point.
    let halves: Vec<(i32, u8, u8, u16)> = trf
        .table
        .accelerations
        .iter()
        .map(|a| {
            (
                a.points.halves(),
                a.first_round.get(),
                a.last_round.get(),
                a.last.get(),
            )
        })
        .collect();
    assert_eq!(halves, [(2, 1, 3, 4), (1, 4, 5, 4)]);
    let assumed = RemarkKind::BakuAssumed { last: tpn(4) };
    assert_eq!(remarks(&with(&[announced])), [(9, 5, assumed)]);
    // What the file says itself stands.
    let given = with(&[announced, "250       1.0   1   1    1    2"]);
    assert_eq!(remarks(&given), []);
    assert_eq!(read(given.as_bytes()).unwrap().table.accelerations.len(), 1);
    let three = with(&[announced, "162  W 3.0    D 1.0    L 0.0"]);
    let (code, text) = ("192".to_owned(), "FIDE_DUTCH_BAKU".to_owned());
    assert_eq!(
        errors(&three),
        [(9, 5, TrfErrorKind::Record { code, text })]
    );
}

#[test]
fn byes_are_known_for_the_next_round_and_announced_after_it() {
    let text = file(&[
        record("1", "", "   2 w 1"),
        record("2", "", "   1 b 0  0000 - H"),
        record("3", "", "0000 - U            0000 - Z"),
        "XXZ 1".to_owned(),
        "240 F   4    2    3".to_owned(),
    ]);
    let trf = read(text.as_bytes()).unwrap();
    assert_eq!(trf.remarks, []);
    assert_eq!(trf.rounds_completed(), 1);
    let lengths: Vec<usize> = trf
        .table
        .participants()
        .iter()
        .map(|p| p.entries.len())
        .collect();
    assert_eq!(lengths, [2, 2, 1]);
    let announced: Vec<(u16, u8, Bye)> = trf
        .announced_byes
        .iter()
        .map(|a| (a.player.get(), a.round.get(), a.bye))
        .collect();
    assert_eq!(
        announced,
        [
            (2, 4, Bye::FullPoint),
            (3, 3, Bye::ZeroPoint),
            (3, 4, Bye::FullPoint)
        ]
    );
}

#[test]
fn encodings_and_columns() {
    let line = record("1", "0.5", "0000 - H");
    let accented = line.replace("Verdi, Anna", "Verdì, Anna");
    let padded_by_bytes = line.replace("Verdi, Anna ", "Verdì, Anna");
    let latin1: Vec<u8> = accented
        .chars()
        .map(|c| u8::try_from(u32::from(c)).unwrap())
        .collect();
    let bom = format!("\u{feff}{accented}");
    for (bytes, remarked) in [
        (accented.clone().into_bytes(), None),
        (bom.into_bytes(), None),
        (
            latin1,
            Some(RemarkKind::Encoding(
                crate::formats::encoding::Encoding::Windows1252,
            )),
        ),
        (padded_by_bytes.into_bytes(), Some(RemarkKind::ByteColumns)),
    ] {
        for end in ["\r", "\n", "\r\n"] {
            let mut file = bytes.clone();
            file.extend_from_slice(format!("{end}142 3{end}").as_bytes());
            let trf = read(&file).unwrap();
            assert_eq!(trf.players[0].name, "Verdì, Anna");
            assert_eq!(trf.players[0].points, Some(Points::from_halves(1)));
            assert_eq!(trf.table.rounds_planned(), 3);
            let kinds: Vec<RemarkKind> = trf.remarks.into_iter().map(|r| r.kind).collect();
            assert_eq!(kinds, remarked.iter().cloned().collect::<Vec<_>>());
        }
    }
}

#[test]
fn corpus_files_of_other_programs_are_written_and_read_back() {
    let mut count = 0;
    for folder in ["generated", "edge", "disputed", "large", "real"] {
        for (path, bytes) in files(folder) {
            let mut trf = read(&bytes).unwrap();
            trf.remarks.clear();
            let mut back = read(write(&trf, Dialect::Trf26).as_bytes()).unwrap();
            back.remarks.clear();
            assert_eq!(back, trf, "{path}");
            count += 1;
        }
    }
    assert!(count == 389, "{count}");
}

#[test]
fn clubs_in_an_individual_event_leave_its_pairing_records_alone() {
    let lines = |kind: &str| {
        file(&[
            record("1", "", ""),
            record("2", "", ""),
            format!("092 {kind}"),
            "013 Due Alfieri                         1    2".to_owned(),
            "260   1   3    1    2".to_owned(),
        ])
    };
    let individual = read(lines("Individual: Swiss System").as_bytes()).unwrap();
    assert_eq!(
        (
            individual.table.forbidden.len(),
            individual.team_records.len()
        ),
        (1, 1)
    );
    let teams = read(lines("Team: Swiss System").as_bytes()).unwrap();
    assert_eq!(
        (teams.table.forbidden.len(), teams.team_records.len()),
        (0, 2)
    );
}

/// Columns 15 to 47 hold a name of 33 characters, no more.
#[test]
fn names_are_cut_at_their_column() {
    for (length, kept) in [(32, 32), (33, 33), (34, 33)] {
        let mut trf = read(file(&[record("1", "0.5", "0000 - H")]).as_bytes()).unwrap();
        let name: String = "è".repeat(length);
        trf.players[0].name.clone_from(&name);
        let back = read(write(&trf, Dialect::Trf26).as_bytes()).unwrap();
        assert_eq!(back.players[0].name, "è".repeat(kept), "{length}");
    }
}
