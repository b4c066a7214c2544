//! Repairs, each with its remark.

use super::*;
use crate::event::Birth;

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
            "142 2\n001    1      A".to_owned() + &" ".repeat(76) + "0000 - Z  0000 - Z",
            vec![],
        ),
        (two("---- - U", "0000 - Z"), vec![]),
        (two("   2 w ½", "   1 b ="), vec![]),
        (
            two("   2 w  ", "   1 b ?"),
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
        (
            "142 1\n001    1      A".to_owned()
                + &" ".repeat(76)
                + "0000 - Z  0000 - Z\n012 A\n012",
            vec![(
                1,
                5,
                K::RoundsRaised {
                    written: 1,
                    taken: 2,
                },
            )],
        ),
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
            with("102 Neri\n102 Verdi\n202 BH\n202 SB\n032 ITA\n032 GER"),
            [(5, "102"), (7, "202"), (9, "032")]
                .map(|(line, code)| {
                    (
                        line,
                        1,
                        K::Repeated {
                            code: code.to_owned(),
                        },
                    )
                })
                .to_vec(),
        ),
        // Blank records, and what is said twice in the same words.
        (
            with("032\n062\n102\n112\n202\nXXR 9\n152 W\nXXC white1"),
            vec![],
        ),
        (
            with("062 many"),
            vec![(4, 5, unreadable(TrfField::Count, "many"))],
        ),
        (
            with("072 5"),
            vec![(
                4,
                5,
                K::Count {
                    code: "072",
                    written: 5,
                    counted: 1,
                },
            )],
        ),
        (
            with(&format!("132{}26/1/15   x", " ".repeat(88))),
            vec![
                (4, 92, unreadable(TrfField::Date, "26/1/15")),
                (4, 102, unreadable(TrfField::Date, "x")),
            ],
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

/// Older forms of birth dates are remarked once for all players, at the first; unknown days leave the year.
#[test]
fn births_in_older_forms() {
    let birth = |text: &str| Birth::parse(text).ok();
    for (text, expected, older) in [
        ("1990/02/03", birth("1990-02-03"), false),
        ("1990", birth("1990"), false),
        ("1990/00/00", birth("1990"), false),
        ("1990.02.03", birth("1990-02-03"), true),
        ("03/02/1990", birth("1990-02-03"), true),
        ("1990/2/3", birth("1990-02-03"), true),
        ("1990/02/00", birth("1990"), true),
        ("00.02.1990", birth("1990"), true),
        ("0000/00/00", None, false),
        ("----------", None, false),
    ] {
        let line = |number: u16| {
            let blanks = " ".repeat(21);
            format!("001 {number:>4}      {:<33} {blanks}{text}", "Verdi, Anna")
        };
        let text = file(&[line(1), line(2), line(3)]);
        let trf = read(text.as_bytes()).unwrap();
        assert_eq!(trf.players[2].birth, expected, "{text}");
        let remarked = older.then_some((3, 70, RemarkKind::BirthForm { players: 3 }));
        assert_eq!(remarks(&text), Vec::from_iter(remarked), "{text}");
    }
    let unknown = |field| RemarkKind::Unreadable {
        field: TrfField::Birth,
        text: field,
    };
    let line = format!("001    1      {:<33} {:21}un giorno", "Verdi, Anna", "");
    let found = remarks(&file(&[line]));
    assert_eq!(found, [(3, 70, unknown("un giorno".to_owned()))]);
}

/// "None" in a number's columns is no fault; a sign that nobody sees is told with its column.
#[test]
fn columns_of_a_player() {
    let line = |rating: &str, id: &str, rank: &str| {
        let name = "Verdi, Anna";
        format!(
            "001    1      {name:<33} {rating:>4}     {id:>11} {:15} {rank:>4}",
            ""
        )
    };
    for none in ["0", "-", "00"] {
        let text = file(&[line(none, none, none)]);
        assert_eq!(remarks(&text), [], "{none}");
        let player = read(text.as_bytes()).unwrap().players.remove(0);
        assert_eq!(
            (player.rating, player.fide_id, player.rank),
            (None, None, None)
        );
    }
    let text = file(&[line("1500", "812345", "3")]);
    assert_eq!(remarks(&text), []);
    let player = read(text.as_bytes()).unwrap().players.remove(0);
    assert_eq!((player.fide_id, player.rank), (Some(812_345), Some(3)));
    // Only a number of points begins in the blank column before them.
    let mut stray = record("1", "0.0", "0000 - Z");
    stray.replace_range(79..80, "x");
    let text = file(&[stray]);
    assert_eq!(remarks(&text), []);
    let player = read(text.as_bytes()).unwrap().players.remove(0);
    assert_eq!(player.points, Some(Points::ZERO));
    let unseen = line("", "", "").replace("Verdi,", "Ve\u{200b}rdi");
    let found = remarks(&file(&[unseen]));
    assert!(
        matches!(found.as_slice(), [(3, 17, RemarkKind::Text(_))]),
        "{found:?}"
    );
}

/// A line with a federation's code is a national record only where the columns between its fields are blank and the
/// rating is a number.
#[test]
fn what_is_no_national_record() {
    let line = "ITA    1   2N Verdi, Anna                       1700 FC ";
    let with = |line: String| file(&[record("1", "", ""), line]);
    let mut others = vec![line.replace("1700", "17x0")];
    for column in [4, 9, 14, 48, 53] {
        let mut text = line.to_owned();
        text.replace_range(column - 1..column, "x");
        others.push(text);
    }
    let kept = read(with(line.to_owned()).as_bytes()).unwrap();
    assert_eq!(kept.players[0].national.len(), 1);
    for line in others {
        let trf = read(with(line.clone()).as_bytes()).unwrap();
        assert_eq!(trf.players[0].national, []);
        assert_eq!(trf.other_records, [line.trim_end()]);
    }
}

/// `+` and `-` without an opponent are usual in a team event, other results are not.
#[test]
fn boards_without_an_opponent_in_a_team_event() {
    let event = |first: &str, second: &str, teams: &str| {
        file(&[
            record("1", "", first),
            record("2", "", second),
            teams.to_owned(),
        ])
    };
    let team = RemarkKind::TeamRecord {
        code: "013".to_owned(),
    };
    let lone = |number, written, taken| RemarkKind::ResultWithoutOpponent {
        player: tpn(number),
        round: round(1),
        written,
        taken: Some(taken),
    };
    let teams = "013 Due Alfieri                         1    2";
    let usual = event("0000 - +", "0000 - -", teams);
    assert_eq!(remarks(&usual), [(5, 1, team.clone())]);
    assert_eq!(
        remarks(&event("0000 - 1", "0000 - 0", teams)),
        [
            (3, 92, lone(1, '1', Bye::FullPoint)),
            (4, 92, lone(2, '0', Bye::ZeroPoint)),
            (5, 1, team)
        ]
    );
    // 082 says so too: what pairing would depend on is only kept.
    let counted = event("", "", "082 0\n082 2\n260   1   3    1    2");
    let trf = read(counted.as_bytes()).unwrap();
    assert_eq!((trf.team_records.len(), trf.table.forbidden.len()), (1, 0));
    let none = event("", "", "082 0\n260   1   3    1    2");
    let trf = read(none.as_bytes()).unwrap();
    assert_eq!((trf.team_records.len(), trf.table.forbidden.len()), (0, 1));
}

/// Points taken off teams (299) stand in other columns than those of players. In a file of teams they are records of teams, and unknown
/// records stay unknown.
#[test]
fn points_taken_off_teams_are_records_of_teams_in_a_team_event_alone() {
    let (points, unknown) = ("299    -1.0        001    1", "QQ7 kept");
    let teams = "013 Due Alfieri                         1    2";
    let of_teams = |code: &str| RemarkKind::TeamRecord {
        code: code.to_owned(),
    };
    let of_nobody = |code: &str| RemarkKind::Unknown {
        code: code.to_owned(),
    };
    let cases = [
        (
            "Team: Swiss System",
            of_teams("299"),
            vec![teams, points],
            vec![unknown],
        ),
        (
            "Individual: Swiss System",
            of_nobody("299"),
            vec![teams],
            vec![points, unknown],
        ),
    ];
    for (kind, said, team_records, other_records) in cases {
        let text = file(&[
            record("1", "", ""),
            record("2", "", ""),
            teams.to_owned(),
            points.to_owned(),
            unknown.to_owned(),
            format!("092 {kind}"),
        ]);
        let expected = [
            (5, 1, of_teams("013")),
            (6, 1, said),
            (7, 1, of_nobody("QQ7")),
        ];
        assert_eq!(remarks(&text), expected, "{kind}");
        let trf = read(text.as_bytes()).unwrap();
        assert_eq!(trf.team_records, team_records, "{kind}");
        assert_eq!(trf.other_records, other_records, "{kind}");
    }
}
