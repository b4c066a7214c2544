//! Tests of the reader on files of other programs and on broken ones.

mod carried;
mod faults;
mod left;
mod penalties;
mod repairs;
mod round_trip;

use super::*;
use crate::corpora_tests::corpora;
use crate::event::{Bye, Points, RoundEntry, RoundNumber, Tpn};

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
    // Virtual points in the file prevail.
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

/// 132, 172, 202, 212, 222: the values of the header, without repetitions.
#[test]
fn the_header_is_read() {
    let header = |lines: &str| {
        let text = file(&[record("1", "", ""), lines.to_owned()]);
        read(text.as_bytes()).unwrap().header
    };
    let order = |lines: &str| {
        let header = header(lines);
        (
            header.tie_breaks.join(" "),
            header.standings_order.join(" "),
        )
    };
    let said = |tie_breaks: &str, order: &str| (tie_breaks.to_owned(), order.to_owned());
    assert_eq!(order("202 BH, SB"), said("BH SB", ""));
    assert_eq!(order("212 PTS,BH,SB"), said("BH SB", ""));
    assert_eq!(order("202 BH,SB\n212 PTS,BH,SB"), said("BH SB", ""));
    assert_eq!(order("202 BH\n212 PTS,SB"), said("BH", "PTS SB"));
    assert_eq!(order("212 BH,PTS"), said("", "BH PTS"));
    let first = header("102 Neri\n102 Verdi\n182\n112 Alfa\n112\n032 ITA\n032 GER");
    assert_eq!(first.chief_arbiter.as_deref(), Some("Neri"));
    assert_eq!(
        (first.program, first.deputies),
        (None, vec!["Alfa".to_owned()])
    );
    assert_eq!(first.federation, Some(crate::event::Federation::ITA));
    // The first day decides on the edition of the tie-breaks, the type on what was known before.
    let regulations = header("042 2026/02/28\n192 FIDE_ROUND_ROBIN").regulations();
    assert_eq!(regulations.edition, crate::tiebreak::Edition::August2024);
    let swiss = header("042 2026/03/01\n192 FIDE_DUTCH").regulations();
    assert_eq!(swiss.edition, crate::tiebreak::Edition::March2026);
    assert_eq!(swiss.pairings, crate::tiebreak::Pairings::Swiss);
}

/// 162, XXS and BB*: the values given, and those that follow: forfeit wins and full-point byes are worth a win, half-point byes a
/// draw.
#[test]
fn results_are_worth_what_the_records_say() {
    use crate::event::ScoringSystem as S;
    fn half(points: i32) -> Points {
        Points::from_halves(points)
    }
    type Change = fn(&mut S);
    let cases: [(&str, Change); 24] = [
        ("XXS W=3", |s| {
            (s.win, s.forfeit_win, s.full_point_bye) = (half(6), half(6), half(6))
        }),
        ("XXS WW=3 BW=3", |s| s.win = half(6)),
        ("XXS BW=3", |s| s.win = half(6)),
        ("XXS D=0", |s| {
            (s.draw, s.half_point_bye) = (half(0), half(0))
        }),
        ("XXS WD=0", |s| s.draw = half(0)),
        ("XXS BD=0", |s| s.draw = half(0)),
        ("XXS WL=0.5", |s| s.loss = half(1)),
        ("XXS BL=0.5", |s| s.loss = half(1)),
        ("XXS l=0.5", |s| s.loss = half(1)),
        ("XXS ZPB=0.5", |s| s.zero_point_bye = half(1)),
        ("XXS HPB=1", |s| s.half_point_bye = half(2)),
        ("XXS FPB=2", |s| s.full_point_bye = half(4)),
        ("XXS PAB=0.5", |s| s.pairing_allocated_bye = half(1)),
        ("XXS FW=2", |s| s.forfeit_win = half(4)),
        ("XXS FL=0.5", |s| s.forfeit_loss = half(1)),
        ("BBW  3.0", |s| {
            (s.win, s.forfeit_win, s.full_point_bye) = (half(6), half(6), half(6))
        }),
        ("BBD  0.0", |s| {
            (s.draw, s.half_point_bye) = (half(0), half(0))
        }),
        ("BBL  0.5", |s| s.loss = half(1)),
        ("BBZ  0.5", |s| s.zero_point_bye = half(1)),
        ("BBF  0.5", |s| s.forfeit_loss = half(1)),
        ("BBU  0.5", |s| s.pairing_allocated_bye = half(1)),
        ("162  W 3.0    D 1.0    L 0.5", |s| {
            *s = S::THREE_ONE_ZERO;
            s.loss = half(1);
        }),
        ("162  A 0.5    P 0.5    X 0.5", |s| {
            (s.forfeit_loss, s.zero_point_bye) = (half(1), half(1));
            s.pairing_allocated_bye = half(1);
        }),
        ("162  w3.0     d 1.0", |s| *s = S::THREE_ONE_ZERO),
    ];
    for (line, change) in cases {
        let text = file(&[record("1", "", ""), line.to_owned()]);
        let mut expected = S::STANDARD;
        change(&mut expected);
        assert_eq!(
            read(text.as_bytes()).unwrap().table.scoring,
            expected,
            "{line}"
        );
        assert_eq!(remarks(&text), [], "{line}");
    }
}

/// XXA row by row becomes ranges of rounds and of neighbours with equal rows; 250 has game points, else match points.
#[test]
fn virtual_points_become_ranges() {
    let found = |lines: &[&str]| -> Vec<(i32, u8, u8, u16, u16)> {
        let players = (1..=6).map(|n: u16| record(&n.to_string(), "", ""));
        let lines = lines.iter().map(|&line| line.to_owned());
        let text = file(&players.chain(lines).collect::<Vec<_>>());
        let table = read(text.as_bytes()).unwrap().table;
        let ranges = table.accelerations.iter();
        ranges
            .map(|a| {
                let rounds = (a.first_round.get(), a.last_round.get());
                (
                    a.points.halves(),
                    rounds.0,
                    rounds.1,
                    a.first.get(),
                    a.last.get(),
                )
            })
            .collect()
    };
    assert_eq!(
        found(&[
            "XXA    1  1.0  1.0  0.5",
            "XXA    2  1.0  1.0  0.5",
            "XXA    4  1.0  1.0  0.5",
            "XXA    5  0.0  1.0"
        ]),
        [
            (2, 1, 2, 1, 2),
            (1, 3, 3, 1, 2),
            (2, 1, 2, 4, 4),
            (1, 3, 3, 4, 4),
            (2, 2, 2, 5, 5)
        ]
    );
    let same = [
        "250       1.0   1   2    1    3",
        "250  1.0        1   2    1    3",
    ];
    for line in same {
        assert_eq!(found(&[line]), [(2, 1, 2, 1, 3)], "{line}");
    }
    assert_eq!(
        found(&["250  2.0  1.0   1   2    1    3"]),
        [(2, 1, 2, 1, 3)]
    );
}

/// A round is over once somebody has a pairing or the pairing-allocated bye in it. A player without an entry was then absent.
#[test]
fn rounds_that_are_over() {
    let entries = |rounds: [&str; 3]| {
        let lines = (1..)
            .zip(rounds)
            .map(|(n, text): (u16, _)| record(&n.to_string(), "", text));
        let trf = read(file(&lines.collect::<Vec<_>>()).as_bytes()).unwrap();
        let rows = trf.table.participants().iter().map(|p| p.entries.clone());
        (trf.rounds_completed(), rows.collect::<Vec<_>>())
    };
    let absent = RoundEntry::Bye(Bye::ZeroPoint);
    let bye = RoundEntry::Bye(Bye::PairingAllocated);
    let (completed, rows) = entries(["   2 - -", "   1 b +", ""]);
    assert_eq!((completed, rows[2].as_slice()), (1, &[absent][..]));
    assert_eq!(rows[0][0].colour(), Some(crate::event::Colour::White));
    let (completed, rows) = entries(["0000 - U", "", ""]);
    assert_eq!(
        (completed, rows),
        (1, vec![vec![bye], vec![absent], vec![absent]])
    );
    // Byes alone, not of all: the round is still to be paired.
    let (completed, rows) = entries(["0000 -  ", "", ""]);
    assert_eq!((completed, rows), (0, vec![vec![absent], vec![], vec![]]));
    let (completed, _) = entries([
        "   2 w 1     3 b =",
        "   1 b 0  0000 - U",
        "0000 - Z     1 w =",
    ]);
    assert_eq!(completed, 2);
    // A bye beyond the rounds that were planned makes them more.
    let text = file(&[record("1", "", ""), "240 H  12    1".to_owned()]);
    assert_eq!(read(text.as_bytes()).unwrap().table.rounds_planned(), 12);
}

/// Names by which the message files know errors, remarks and fields.
#[test]
fn what_is_said_of_a_file_has_names() {
    let (player, opponent, round) = (tpn(1), tpn(2), round(1));
    let text = String::new;
    let code = String::new;
    let errors = [
        (TrfErrorKind::NoPlayers, "no-players"),
        (
            TrfErrorKind::UnknownOpponent {
                opponent: text(),
                round,
            },
            "unknown-opponent",
        ),
        (TrfErrorKind::OwnOpponent { player, round }, "himself"),
        (
            TrfErrorKind::OneSided {
                player,
                opponent,
                round,
            },
            "one-sided",
        ),
        (
            TrfErrorKind::Record {
                code: code(),
                text: text(),
            },
            "record",
        ),
        (TrfErrorKind::More, "more"),
    ];
    for (error, code) in errors {
        assert_eq!(error.code(), code);
    }
    let remarks = [
        (RemarkKind::ByteColumns, "byte-columns"),
        (RemarkKind::NoName, "no-name"),
        (
            RemarkKind::NoResult {
                player,
                opponent,
                round,
            },
            "no-result",
        ),
        (
            RemarkKind::ColourFromOpponent { player, round },
            "colour-from-opponent",
        ),
        (RemarkKind::RankAsNumber, "rank-as-number"),
        (RemarkKind::More, "more"),
    ];
    for (remark, code) in remarks {
        assert_eq!(remark.code(), code);
    }
    assert_eq!(TrfField::FideId.code(), "fide-id");
    assert_eq!(TrfField::Birth.code(), "birth");
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

/// Columns 15 to 47 hold a name of at most 33 characters.
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
