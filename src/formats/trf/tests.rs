//! Tests of the reader on files of other programs and on broken ones.

use std::path::PathBuf;

mod round_trip;

use super::*;
use crate::event::Points;

/// The corpora, if this machine has them.
fn corpora() -> Option<PathBuf> {
    let folder = std::env::var_os("TRATTO_CORPORA").map(PathBuf::from);
    if folder.is_none() {
        eprintln!("NOT RUN: TRATTO_CORPORA is not set");
    }
    folder
}

fn files(folder: &str) -> Vec<(String, Vec<u8>)> {
    let Some(corpora) = corpora() else {
        return Vec::new();
    };
    let mut files: Vec<(String, Vec<u8>)> = std::fs::read_dir(corpora.join("trf").join(folder))
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
fn generated_files_read_without_repair() {
    for (path, bytes) in files("generated") {
        let trf = read(&bytes).unwrap_or_else(|errors| panic!("{path}: {errors:?}"));
        let rounds = trf.table.rounds_planned();
        assert_eq!(trf.remarks, [], "{path}");
        assert_eq!(trf.rounds_completed(), rounds, "{path}");
        assert_eq!(trf.header.type_code.as_deref(), Some("FIDE_DUTCH_2025"));
    }
}

#[test]
fn positions_before_a_round_read() {
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
    assert!(seen == expected.len() || corpora().is_none());
}

#[test]
fn a_file_of_2005_reads_with_its_oddities_listed() {
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
fn broken_files_say_where() {
    use TrfErrorKind as K;
    let (a, b) = (tpn(1), tpn(2));
    let r1 = round(1);
    let two = |first: &str, second: &str| file(&[record("1", "", first), record("2", "", second)]);
    let with = |line: &str| file(&[record("1", "", ""), record("2", "", ""), line.to_owned()]);
    let bad = |code: &str, text: &str| K::Record {
        code: code.to_owned(),
        text: text.to_owned(),
    };
    let cell = |text: &str, round| K::Cell {
        text: text.to_owned(),
        round,
    };
    let unknown = |code: &str, number: &str| K::UnknownPlayer {
        code: code.to_owned(),
        number: number.to_owned(),
    };
    let again = |code: &str| K::RecordContradiction {
        code: code.to_owned(),
    };
    let one_sided = K::OneSided {
        player: a,
        opponent: b,
        round: r1,
    };
    let results = |own, other| K::Results {
        own,
        other,
        opponent: b,
        round: r1,
    };
    let cases: Vec<(String, Vec<At<TrfErrorKind>>)> = vec![
        (String::new(), vec![(1, 1, K::NoPlayers)]),
        (
            "%PDF-1.7\n%\u{e2}\n1 0 obj".to_owned(),
            vec![(1, 1, K::NoPlayers)],
        ),
        (
            file(&[record("x1", "", "")]),
            vec![(3, 7, K::StartNumber("x1".to_owned()))],
        ),
        (
            file(&[record("", "", "")]),
            vec![(3, 5, K::StartNumber(String::new()))],
        ),
        (
            file(&[record("0", "", "")]),
            vec![(3, 8, K::StartNumber("0".to_owned()))],
        ),
        (
            file(&[record("7", "", ""), record("7", "", "")]),
            vec![(
                4,
                5,
                K::DuplicateStartNumber {
                    number: tpn(7),
                    first_line: 3,
                },
            )],
        ),
        (
            file(&[record("1", "", "   9 w 1")]),
            vec![(
                3,
                95,
                K::UnknownOpponent {
                    opponent: "9".to_owned(),
                    round: r1,
                },
            )],
        ),
        (
            file(&[record("1", "", "9999 w 1  9998 b 0")]),
            vec![
                (
                    3,
                    92,
                    K::UnknownOpponent {
                        opponent: "9999".to_owned(),
                        round: r1,
                    },
                ),
                (
                    3,
                    102,
                    K::UnknownOpponent {
                        opponent: "9998".to_owned(),
                        round: round(2),
                    },
                ),
            ],
        ),
        (
            file(&[record("1", "", "   1 w 1")]),
            vec![(
                3,
                95,
                K::Himself {
                    player: a,
                    round: r1,
                },
            )],
        ),
        (two("   2 w 1", ""), vec![(3, 95, one_sided.clone())]),
        (
            two("   2 w 1", "0000 - Z"),
            vec![(3, 95, one_sided.clone())],
        ),
        (
            two("   2 w 1", "   1 w 0"),
            vec![(
                3,
                95,
                K::SameColour {
                    player: a,
                    opponent: b,
                    round: r1,
                },
            )],
        ),
        (
            two("   2 - 1", "   1   0"),
            vec![(
                3,
                95,
                K::NoColour {
                    player: a,
                    opponent: b,
                    round: r1,
                },
            )],
        ),
        (
            two("   2 w 1", "   1 b 1"),
            vec![(3, 95, results('1', '1'))],
        ),
        (
            two("   2 w 1", "   1 b ="),
            vec![(3, 95, results('1', '='))],
        ),
        (
            two("   2 w +", "   1 b 0"),
            vec![(3, 95, results('+', '0'))],
        ),
        (
            two("   2 w 1", "   1 b  "),
            vec![(3, 95, results('1', ' '))],
        ),
        (
            two("   2 w U", "   1 b U"),
            vec![(3, 95, results('U', 'U'))],
        ),
        (
            two("   2 w w", "   1 b 0"),
            vec![(3, 95, results('W', '0'))],
        ),
        (two("   2 x 1", ""), vec![(3, 95, cell("2 x 1", r1))]),
        (two("   2 w 7", ""), vec![(3, 95, cell("2 w 7", r1))]),
        (two("  2 w 1 ", ""), vec![(3, 94, cell("2 w 1", r1))]),
        (two(" 2a w 1", ""), vec![(3, 93, cell("2a w 1", r1))]),
        (
            two(&format!("{}0000 - Z", " ".repeat(990)), ""),
            vec![(3, 1082, K::TooManyRounds)],
        ),
        (with("162  W x.0"), vec![(5, 8, bad("162", "x.0"))]),
        (
            with("162  W 1.0    D 1.0"),
            vec![(5, 17, bad("162", "1.0 1.0 0.0"))],
        ),
        (with("162  Q 1.0"), vec![(5, 8, bad("162", "1.0"))]),
        (with("XXS W"), vec![(5, 5, bad("XXS", "W"))]),
        (with("XXS W=0.3"), vec![(5, 5, bad("XXS", "W=0.3"))]),
        (with("BBW  3.0\nBBW  2.0"), vec![(6, 6, again("BBW"))]),
        (with("152 W\nXXC black1"), vec![(6, 5, again("XXC"))]),
        (with("240 X   1    1"), vec![(5, 5, bad("240", "X"))]),
        (with("240 H   0    1"), vec![(5, 9, bad("240", "0"))]),
        (with("240 H   1    3"), vec![(5, 14, unknown("240", "3"))]),
        (with("240 H"), vec![(5, 5, bad("240", "H"))]),
        (
            with("250       x.0   1   2    1    2"),
            vec![(5, 11, bad("250", "x.0"))],
        ),
        (
            with("250       1.0   2   1    1    2"),
            vec![(5, 21, bad("250", "1"))],
        ),
        (
            with("250       1.0   1   2    2    1"),
            vec![(5, 31, bad("250", "1"))],
        ),
        (
            with("250       1.0   1   2    1    3"),
            vec![(5, 31, unknown("250", "3"))],
        ),
        (
            with("260   1   2    1"),
            vec![(5, 7, bad("260", "1   2    1"))],
        ),
        (
            with("260   1 100    1    2"),
            vec![(5, 9, bad("260", "100"))],
        ),
        (with("XXP 1 8"), vec![(5, 7, unknown("XXP", "8"))]),
        (with("XXP 1"), vec![(5, 5, bad("XXP", "1"))]),
        (with("XXA    1  1.0  0.7"), vec![(5, 16, bad("XXA", "0.7"))]),
        (with("XXZ 5"), vec![(5, 5, unknown("XXZ", "5"))]),
        (
            with("250       1.0   1   2    1    1\nXXA    1  1.0  0.0"),
            vec![(6, 1, again("XXA"))],
        ),
        (
            format!("{}240 H   1    1\n", two("   2 w 1", "   1 b 0")),
            vec![(5, 14, again("240"))],
        ),
    ];
    for (text, expected) in cases {
        assert_eq!(errors(&text), expected, "{text}");
    }
}

#[test]
fn every_error_is_reported() {
    let text = file(&[
        record("1", "", "   2 w 1     9 b 0"),
        record("2", "", "   1 b 1     2 w 1"),
        record("2", "", ""),
    ]);
    let errors = errors(&text);
    let places: Vec<(usize, usize)> = errors.iter().map(|e| (e.0, e.1)).collect();
    assert_eq!(places, [(3, 95), (3, 105), (4, 105), (5, 5)]);
    assert!(matches!(errors[0].2, TrfErrorKind::Results { .. }));
}

#[test]
fn more_than_9999_players_are_refused() {
    let players: String = (1..10_000)
        .map(|n| format!("001 {n:>4}      A\n"))
        .collect();
    assert_eq!(read(players.as_bytes()).unwrap().players.len(), 9999);
    let errors = errors(&format!("{players}001    1      A\n001    2      A\n"));
    assert_eq!(errors, [(10_000, 1, TrfErrorKind::TooManyPlayers(10_001))]);
}

#[test]
fn endless_errors_are_cut_short() {
    let errors = errors(&"001\n".repeat(5000));
    assert_eq!(errors.len(), 1001);
    assert_eq!(errors[1000], (1001, 5, TrfErrorKind::More));
    let trf = read(format!("001    1      A\n{}", "QQQ\n".repeat(30_000)).as_bytes()).unwrap();
    assert_eq!(trf.remarks.len(), 20_001);
    assert_eq!(trf.other_records.len(), 30_000);
}

#[test]
fn repairs_are_remarked() {
    use RemarkKind as K;
    let (r1, r2) = (round(1), round(2));
    let two = |first: &str, second: &str| file(&[record("1", "", first), record("2", "", second)]);
    let with = |line: &str| file(&[record("1", "", ""), line.to_owned()]);
    let unreadable = |field, text: &str| K::Unreadable {
        field,
        text: text.to_owned(),
    };
    let lone = |number, round, written, taken| K::ResultWithoutOpponent {
        player: tpn(number),
        round,
        written,
        taken,
    };
    let cases: Vec<(String, Vec<At<RemarkKind>>)> = vec![
        (two("   2 w 1", "   1 b 0"), vec![]),
        (two("   2 W W", "   1 B l"), vec![]),
        (two("   2 w 0  0000 - h", "   1 b 0"), vec![]),
        ("001    1      A\n142 3\n".to_owned(), vec![]),
        (
            "001    1      A".to_owned(),
            vec![(1, 1, K::RoundsAssumed(0))],
        ),
        ("142 3\n001    1".to_owned(), vec![(2, 15, K::NoName)]),
        (
            two("   2 w 1", "   1   0"),
            vec![(
                4,
                95,
                K::ColourFromOpponent {
                    player: tpn(2),
                    round: r1,
                },
            )],
        ),
        (
            two("   2 - -", "   1 b +"),
            vec![(
                3,
                95,
                K::ColourFromOpponent {
                    player: tpn(1),
                    round: r1,
                },
            )],
        ),
        (
            two("   2 - -", "   1 - +"),
            vec![(
                3,
                95,
                K::ColourAssumed {
                    white: tpn(1),
                    black: tpn(2),
                    round: r1,
                },
            )],
        ),
        (
            two("   2 w  ", "   1 b  "),
            vec![(
                3,
                95,
                K::NoResult {
                    player: tpn(1),
                    opponent: tpn(2),
                    round: r1,
                },
            )],
        ),
        (two("   2 w ?", "   1 b ?"), vec![]),
        (
            two("0000 w Z", "0000 - Z"),
            vec![(
                3,
                92,
                K::ColourWithoutOpponent {
                    player: tpn(1),
                    round: r1,
                },
            )],
        ),
        (
            two("0000 - =", "0000 - +"),
            vec![
                (3, 92, lone(1, r1, '=', Some(Bye::HalfPoint))),
                (4, 92, lone(2, r1, '+', Some(Bye::PairingAllocated))),
            ],
        ),
        (
            two("     - 1", "0000   +"),
            vec![
                (3, 92, lone(1, r1, '1', Some(Bye::FullPoint))),
                (4, 92, lone(2, r1, '+', Some(Bye::FullPoint))),
            ],
        ),
        (
            two("   2 w 1  0000 - U", "   1 b 0  0000 - -"),
            vec![(4, 102, lone(2, r2, '-', Some(Bye::ZeroPoint)))],
        ),
        (
            two("   2 w 1  0000 - *", "   1 b 0"),
            vec![(3, 102, lone(1, r2, '?', None))],
        ),
        (
            file(&[
                record("1", "2.0", "   2 w 1"),
                record("2", "1.0", "   1 b 0  0000 - F"),
            ]),
            vec![(
                3,
                81,
                K::Points {
                    player: tpn(1),
                    written: Points::from_halves(4),
                    computed: Points::from_halves(2),
                },
            )],
        ),
        (
            file(&[record("2", "", "   9 w 1"), record("9", "", "   2 b 0")]),
            vec![(
                1,
                1,
                K::Renumbered {
                    changed: 2,
                    highest: tpn(9),
                },
            )],
        ),
        (
            "142 1\n001    1      A\n001    2      B\nXXR 2".to_owned(),
            vec![(
                4,
                5,
                K::RoundsRaised {
                    written: 1,
                    taken: 2,
                },
            )],
        ),
        (
            file(&[format!("XXR 0\n{}", record("1", "", ""))]),
            vec![(3, 5, unreadable(TrfField::Rounds, "0"))],
        ),
        (
            with("012 Altra"),
            vec![(
                4,
                1,
                K::Repeated {
                    code: "012".to_owned(),
                },
            )],
        ),
        (
            with("032 Rome"),
            vec![(4, 5, unreadable(TrfField::Federation, "Rome"))],
        ),
        (
            with("042  yesterday"),
            vec![(4, 6, unreadable(TrfField::Date, "yesterday"))],
        ),
        (
            with("052 1. 5. 2005"),
            vec![(
                4,
                5,
                K::DateForm {
                    text: "1. 5. 2005".to_owned(),
                },
            )],
        ),
        (
            with("062 3"),
            vec![(
                4,
                5,
                K::Count {
                    code: "062",
                    written: 3,
                    counted: 1,
                },
            )],
        ),
        (
            with("152 x"),
            vec![(4, 5, unreadable(TrfField::InitialColour, "x"))],
        ),
        (with("XXC rank white1"), vec![(4, 5, K::RankAsNumber)]),
        (
            with("172 IND ELO"),
            vec![(4, 9, unreadable(TrfField::RankingMethod, "ELO"))],
        ),
        (
            with("XXS QQ=1"),
            vec![(
                4,
                5,
                K::ScoringCode {
                    text: "QQ=1".to_owned(),
                },
            )],
        ),
        (
            with("DAT 0001 seed 4"),
            vec![(
                4,
                1,
                K::Unknown {
                    code: "DAT".to_owned(),
                },
            )],
        ),
        (
            with("801 x"),
            vec![(
                4,
                1,
                K::TeamRecord {
                    code: "801".to_owned(),
                },
            )],
        ),
        (
            with("ITA    1   2N Verdi, Anna                       1700"),
            vec![],
        ),
        (
            with("ITA    5   2N Verdi, Anna                       1700"),
            vec![(
                4,
                1,
                K::Unknown {
                    code: "ITA".to_owned(),
                },
            )],
        ),
        (
            "142 1\n001    1 x XX A                                 99999FRAX".to_owned(),
            vec![
                (2, 10, unreadable(TrfField::Sex, "x")),
                (2, 12, unreadable(TrfField::Title, "XX")),
                (2, 49, unreadable(TrfField::Rating, "9999")),
            ],
        ),
    ];
    for (text, expected) in cases {
        assert_eq!(remarks(&text), expected, "{text}");
    }
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
fn files_of_other_programs_are_written_and_read_back() {
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
    assert!(count == 389 || corpora().is_none(), "{count}");
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
