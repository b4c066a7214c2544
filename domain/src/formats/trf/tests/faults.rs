//! What is refused, and where.

use super::*;

#[test]
#[expect(clippy::too_many_lines, reason = "a table of faults")]
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
                K::OwnOpponent {
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
        (two("  2a w 1", ""), vec![(3, 94, cell("2a w 1", r1))]),
        (two("  +2 w 1", ""), vec![(3, 94, cell("+2 w 1", r1))]),
        (two("  -- w -x", ""), vec![(3, 94, cell("-- w -x", r1))]),
        (
            two("   2 x 1  0000 - Z", ""),
            vec![(3, 95, cell("2 x 1", r1))],
        ),
        // The line ends in the first column of a round.
        (two("0000 - Z  x", ""), vec![(3, 102, cell("x", round(2)))]),
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
    assert_eq!(trf.remarks[19_999].kind.code(), "unknown");
    assert_eq!(trf.remarks[20_000].kind, RemarkKind::More);
    assert_eq!(trf.other_records.len(), 30_000);
}
