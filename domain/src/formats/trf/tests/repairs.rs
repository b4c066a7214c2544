//! What is repaired, and remarked.

use super::*;

#[test]
#[expect(clippy::too_many_lines, reason = "a table of repairs")]
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
