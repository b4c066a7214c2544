use super::*;
use crate::{
    event::{
        BoardColours, BoardResult, Bye, Colour, MatchBoard, MatchScoring, Points, RoundNumber,
        ScoreKind, ScoringSystem, Team, TeamBye, TeamMatch, TeamPenalty, TeamRound, TeamScore,
        TeamSetup, TeamTable, Tpn,
    },
    tiebreak::{Edition, Regulations},
};

mod corpora;

fn tpn(number: u16) -> Tpn {
    Tpn::new(number).unwrap()
}

/// Boards of a match as half-points of White's team: `[2, 1]` is 1½–½ on two boards.
fn a_match(white: u16, black: u16, halves: &[i32]) -> TeamMatch {
    let boards = halves.iter().enumerate().map(|(place, halves)| {
        let colour = if place % 2 == 0 {
            Colour::White
        } else {
            Colour::Black
        };
        let won = |colour| match colour {
            Colour::White => BoardResult::WhiteWins,
            Colour::Black => BoardResult::BlackWins,
        };
        let chair = |team: u16| Tpn::new(10 * team + u16::try_from(place).unwrap());
        MatchBoard {
            of_white: chair(white),
            of_black: chair(black),
            colour,
            result: Some(match halves {
                2 => won(colour),
                1 => BoardResult::Draw,
                _ => won(!colour),
            }),
        }
    });
    TeamMatch {
        white: tpn(white),
        black: tpn(black),
        boards: boards.collect(),
        forfeit: None,
    }
}

fn table(teams: u16, boards: u8, rounds: &[(&[TeamMatch], Option<u16>)]) -> TeamTable {
    TeamTable::new(&setup(teams, boards, rounds)).unwrap()
}

fn setup(teams: u16, boards: u8, rounds: &[(&[TeamMatch], Option<u16>)]) -> TeamSetup {
    let boards = BoardColours::in_turn(boards).unwrap();
    let (games, matches) = (ScoringSystem::STANDARD, MatchScoring::TWO_ONE_ZERO);
    let members = |team: u16| (0..4).filter_map(move |place| Tpn::new(10 * team + place));
    let teams = (1..=teams).map(|team| Team {
        members: members(team).collect(),
        ..Team::default()
    });
    let rounds = rounds.iter().map(|(matches, bye)| TeamRound {
        matches: matches.to_vec(),
        byes: bye
            .iter()
            .map(|team| TeamBye {
                team: tpn(*team),
                bye: Bye::PairingAllocated,
            })
            .collect(),
    });
    let rounds: Vec<TeamRound> = rounds.collect();
    TeamSetup {
        teams: teams.collect(),
        rounds_planned: u8::try_from(rounds.len()).unwrap(),
        bye: TeamSetup::usual_bye(&boards, &games, &matches),
        boards,
        games,
        matches,
        rounds,
        next_byes: Vec::new(),
        penalties: Vec::new(),
    }
}

fn regulations() -> Regulations {
    Regulations::of(Edition::March2026)
}

/// The values of a tie-break by team, shown; after all rounds, ranked by match points.
fn column(table: &TeamTable, code: &str) -> Vec<String> {
    let order = TeamOrder {
        primary: ScoreKind::MatchPoints,
        list: vec![code.parse().unwrap()],
    };
    let mut lines = team_standings(table, table.rounds_paired(), &order, &regulations());
    lines.sort_by_key(|line| line.tpn);
    lines
        .iter()
        .map(|line| line.values[0].to_string())
        .collect()
}

/// Places by team.
fn places(table: &TeamTable, codes: &[&str]) -> Vec<usize> {
    let order = TeamOrder {
        primary: ScoreKind::MatchPoints,
        list: codes.iter().map(|code| code.parse().unwrap()).collect(),
    };
    let mut lines = team_standings(table, table.rounds_paired(), &order, &regulations());
    lines.sort_by_key(|line| line.tpn);
    lines.iter().map(|line| line.place).collect()
}

/// Three teams on two boards, a bye each round: 1 beats 2, 2 beats 3, 3 and 1 draw.
fn three() -> TeamTable {
    table(
        3,
        2,
        &[
            (&[a_match(1, 2, &[2, 1])], Some(3)),
            (&[a_match(2, 3, &[2, 2])], Some(1)),
            (&[a_match(3, 1, &[2, 0])], Some(2)),
        ],
    )
}

/// C.07 11–13 by hand. Match points: 1 has 2+1+1 = 4, 2 has 0+2+1 = 3, 3 has 1+0+1 = 2. Game points: 1½+1+1 = 3½, ½+2+1 = 3½,
/// 1+0+1 = 2. Nobody has more than a draw in every round (3; 3 of games), so the dummy of 1 is 3 and, of games, 3; 2 has 3 and 3.
#[test]
fn scores_of_matches_and_of_games() {
    let table = three();
    assert_eq!(column(&table, "MP"), ["4.0", "3.0", "2.0"]);
    assert_eq!(column(&table, "GP"), ["3.5", "3.5", "2.0"]);
    assert_eq!(column(&table, "MPvGP"), column(&table, "GP"));
    // Opponents, and the dummy.
    assert_eq!(column(&table, "BH:MP"), ["8.0", "9.0", "9.0"]);
    assert_eq!(column(&table, "BH"), column(&table, "bh:mp"));
    assert_eq!(column(&table, "BH:GP"), ["8.5", "8.5", "9.0"]);
    // 1: 2 × 3 against 2, the bye 1 × 3, 1 × 2 against 3.
    assert_eq!(column(&table, "EMMSB"), ["11.00", "7.00", "6.00"]);
    // Own game points: 1½ × 3 + 1 × 3 + 1 × 2.
    assert_eq!(column(&table, "EMGSB"), ["9.50", "9.00", "6.00"]);
    assert_eq!(column(&table, "EGMSB"), ["12.00", "7.00", "5.50"]);
    assert_eq!(column(&table, "EGGSB"), ["10.25", "8.75", "5.50"]);
    // Team 3 is cut, which has the fewest match points; against it, team 1 has 2.
    assert_eq!(column(&table, "EMMSB/C1")[0], "9.00");
    // Three rounds give at most 6, a match at most 2 of games: divided by 3.
    assert_eq!(column(&table, "SSSC"), ["6.17", "6.50", "5.00"]);
    assert_eq!(column(&table, "SSSC/K2")[0], "7.50");
    assert_eq!(places(&table, &[]), [1, 2, 3]);
}

/// C.07 7.1: rounds with as many points as for a match won.
#[test]
fn matches_won_are_those_of_the_scoring() {
    assert_eq!(column(&three(), "WIN:MP"), ["1", "1", "0"]);
    assert_eq!(column(&three(), "WIN:GP"), ["0", "1", "0"]);
}

/// C.07 8.3, 13.5: with Fore Buchholz the matches of the last round are drawn for the opponents. Before it 1 and 2 have 3, 3
/// has 2 and 4 has 0, so they count as 4, 4, 3 and 1. Three rounds give at most 6, a match 4 of games: divided by 1.
#[test]
fn the_strength_of_schedule_may_be_fore_buchholz() {
    let table = four(&[2, 0, 1, 1], [&[2, 2, 1, 0], &[2, 1, 1, 1]]);
    assert_eq!(column(&table, "GP"), ["7.5", "7.5", "7.0", "2.0"]);
    assert_eq!(column(&table, "SSSC"), ["14.50", "14.50", "17.00", "14.00"]);
    assert_eq!(column(&table, "SSSC/F")[..2], ["15.50", "15.50"]);
}

/// A penalty of the match points lowers the own score from its round on, and what the opponents have of it.
#[test]
fn penalties_count_once_and_in_their_round() {
    let won: &[i32] = &[2, 2];
    let mut event = setup(
        4,
        2,
        &[
            (&[a_match(1, 2, won), a_match(3, 4, won)], None),
            (&[a_match(1, 3, won), a_match(2, 4, won)], None),
        ],
    );
    event.penalties = vec![TeamPenalty {
        team: tpn(1),
        round: RoundNumber::FIRST,
        score: TeamScore {
            match_points: Points::from_halves(1),
            game_points: Points::ZERO,
        },
    }];
    let table = TeamTable::new(&event).unwrap();
    assert_eq!(column(&table, "MP"), ["3.5", "2.0", "2.0", "0.0"]);
    assert_eq!(column(&table, "GP"), ["4.0", "2.0", "2.0", "0.0"]);
    assert_eq!(column(&table, "BH:MP"), ["4.0", "3.5", "3.5", "4.0"]);
}

/// C.07 6, 13.4: 1 beats 2, 2 beats 3 and 3 beats 1, and all beat 4. In match points nobody is ahead; of games 1 has 2½ of
/// those matches, 3 has 2, 2 has 1½.
#[test]
fn encounters_in_a_circle_go_on_to_games() {
    let won: &[i32] = &[2, 2];
    let close: &[i32] = &[2, 1];
    let table = table(
        4,
        2,
        &[
            (&[a_match(1, 2, won), a_match(3, 4, won)], None),
            (&[a_match(2, 3, close), a_match(4, 1, &[0, 0])], None),
            (&[a_match(3, 1, close), a_match(2, 4, won)], None),
        ],
    );
    assert_eq!(column(&table, "MP"), ["4.0", "4.0", "4.0", "0.0"]);
    assert_eq!(column(&table, "DE:MP"), ["0", "0", "0", "0"]);
    for code in ["DE:GP", "EDE"] {
        assert_eq!(column(&table, code), ["1", "3", "2", "0"], "{code}");
        assert_eq!(places(&table, &[code]), [1, 3, 2, 4], "{code}");
    }
    // The more games the better.
    assert_eq!(column(&table, "GP"), ["4.5", "3.5", "4.0", "0.0"]);
    assert_eq!(places(&table, &["GP"]), [1, 3, 2, 4]);
}

/// Matches of a round, and the byes in it.
type RoundWithByes<'a> = (&'a [TeamMatch], &'a [(u16, Bye)]);

/// Rounds in which some teams have a bye, so that matches are missing.
fn with_byes(games: u8, matches: MatchScoring, rounds: &[RoundWithByes<'_>]) -> TeamTable {
    let mut event = setup(4, games, &[]);
    event.matches = matches;
    event.rounds_planned = u8::try_from(rounds.len()).unwrap();
    let rounds = rounds.iter().map(|(matches, byes)| TeamRound {
        matches: matches.to_vec(),
        byes: byes
            .iter()
            .map(|(team, bye)| TeamBye {
                team: tpn(*team),
                bye: *bye,
            })
            .collect(),
    });
    event.rounds = rounds.collect();
    TeamTable::new(&event).unwrap()
}

/// C.07 6.3: who stands first whatever the missing matches bring is first. What a match can bring is at least a loss, which
/// may be worth something, and at most a win.
#[test]
fn missing_matches_bring_at_least_a_loss_and_at_most_a_win() {
    use Bye::{FullPoint, HalfPoint, ZeroPoint};
    let (won, drawn): (&[i32], &[i32]) = (&[2, 2], &[2, 0]);
    let points = Points::from_halves;
    // 3, 2 and 1. 1 beat 2 and 3 and did not meet 4: 3 + 3, and a loss is 7. 2 and 3 have 6; 4 has 2, and with a win 5.
    let scoring = MatchScoring::new(points(6), points(4), points(2)).unwrap();
    let table = with_byes(
        2,
        scoring,
        &[
            (&[a_match(1, 2, won), a_match(3, 4, won)], &[]),
            (&[a_match(1, 3, won), a_match(2, 4, won)], &[]),
            (&[a_match(2, 3, drawn)], &[(1, ZeroPoint), (4, HalfPoint)]),
            (&[], &[(4, HalfPoint)]),
        ],
    );
    assert_eq!(column(&table, "MP"), ["6.0", "6.0", "6.0", "6.0"]);
    assert_eq!(column(&table, "DE:MP"), ["1", "2", "2", "4"]);
    // 1 has 2 games of 2, 3 has ½ and did not meet 1: a match won 2–0 would bring 2½.
    let table = with_byes(
        2,
        MatchScoring::TWO_ONE_ZERO,
        &[
            (&[a_match(1, 2, won)], &[(3, FullPoint)]),
            (&[a_match(2, 3, &[2, 1])], &[(1, ZeroPoint)]),
        ],
    );
    assert_eq!(column(&table, "MP"), ["2.0", "2.0", "2.0", "0.0"]);
    assert_eq!(column(&table, "DE:GP"), ["0", "0", "0", "0"]);
}

/// C.07 art. 12: a bye of the pairing is a win on each board.
#[test]
fn what_the_boards_scored() {
    let table = three();
    // Board 1: 1 + 1 + 0, 0 + 1 + 1, 1 + 0 + 1; board 2: ½ + 1 + 1, ½ + 1 + 1, 1 + 0 + 0.
    assert_eq!(column(&table, "TBR"), ["2.0 2.5", "2.0 2.5", "2.0 1.0"]);
    assert_eq!(column(&table, "BC"), ["7.0", "7.0", "4.0"]);
    assert_eq!(column(&table, "BBE"), ["2.0", "2.0", "2.0"]);
    let top = TeamTieBreak::new(TeamCode::TopBoardResults);
    let terms = unfold_team(
        &table,
        3,
        tpn(1),
        ScoreKind::MatchPoints,
        top,
        &regulations(),
    );
    let first = TeamTerm::Board {
        board: 1,
        points: Points::from_halves(4),
        value: crate::tiebreak::TieBreakValue::points(Points::from_halves(4)),
    };
    assert_eq!((terms.len(), &terms[0]), (2, &first));
}

/// Four teams, everybody met: 1 and 2 tied with a drawn match between them, and as many game points in it.
fn four(first: &[i32], against_three: [&[i32]; 2]) -> TeamTable {
    table(
        4,
        4,
        &[
            (&[a_match(1, 2, first), a_match(3, 4, &[2, 2, 2, 2])], None),
            (
                &[
                    a_match(1, 3, against_three[0]),
                    a_match(2, 4, &[2, 2, 1, 1]),
                ],
                None,
            ),
            (
                &[
                    a_match(1, 4, &[2, 2, 1, 1]),
                    a_match(2, 3, against_three[1]),
                ],
                None,
            ),
        ],
    )
}

/// C.07 13.4: the primary score, then the secondary, and between two what the boards scored.
#[test]
fn extended_direct_encounter_goes_on_to_games_and_boards() {
    // Drawn, but in match points alone is nothing decided, nor in games: the boards decide.
    let table = four(&[2, 0, 1, 1], [&[2, 2, 1, 0], &[2, 1, 1, 1]]);
    assert_eq!(column(&table, "MP"), ["5.0", "5.0", "2.0", "0.0"]);
    assert_eq!(column(&table, "EDE"), ["0", "0", "0", "0"]);
    // 1: boards 3, 2, 1½, 1. 2: boards 2, 2½, 1½, 1½.
    assert_eq!(
        column(&table, "TBR")[..2],
        ["3.0 2.0 1.5 1.0", "2.0 2.5 1.5 1.5"]
    );
    assert_eq!(column(&table, "EDET")[..2], ["1", "2"]);
    // Without the last board 6½ for 1 and 6 for 2.
    assert_eq!(column(&table, "EDEB")[..2], ["1", "2"]);
    // 3 + 4 + 4½ + 4 against 2 + 5 + 4½ + 6: the lower count is better.
    assert_eq!(column(&table, "BC")[..2], ["15.5", "17.5"]);
    assert_eq!(column(&table, "EDEBT")[..2], ["1", "2"]);
    assert_eq!(column(&table, "EDEBB")[..2], ["1", "2"]);
    assert_eq!(places(&table, &["EDEBB"]), [1, 2, 3, 4]);
    assert_eq!(places(&table, &["EDE"]), [1, 1, 3, 4]);
    assert_eq!(places(&table, &["BC"])[..2], [1, 2]);
    assert_eq!(places(&table, &["DE:GP"])[..2], [1, 1]);
}

#[test]
fn codes_have_one_form() {
    for (text, form) in [
        ("emmsb-c1", "EMMSB/C1"),
        ("BH:gp/C1", "BH:GP/C1"),
        ("bh-c1", "BH/C1"),
        ("sssc/f/k4", "SSSC/F/K4"),
        ("mpvgp", "MPvGP"),
        ("EDEBT", "EDEBT"),
        ("DE:MP/P", "DE:MP/P"),
        ("mp", "MP"),
        ("EMGSB/C2", "EMGSB/C2"),
        ("EGMSB-m1", "EGMSB/M1"),
        ("EGGSB/M2", "EGGSB/M2"),
        ("SB:GP", "SB:GP"),
    ] {
        let read: TeamTieBreak = text.parse().unwrap();
        assert_eq!(read.to_string(), form, "{text}");
        assert_eq!(form.parse(), Ok(read));
    }
    for (text, said) in [
        (
            "ARO",
            "ARO is calculated from ratings, which teams do not have",
        ),
        ("BH:XP", "unknown score XP"),
        ("BC/C1", "BC does not take the modifier C1"),
        ("EMMSB/C1/C2", "EMMSB does not take the modifier C2"),
        ("EMMSB/K2", "EMMSB does not take the modifier K2"),
        ("SSSC/K0", "SSSC does not take the modifier K0"),
        ("EMMSB:MP", "unknown score :MP"),
        ("NOPE", "unknown tie-break NOPE"),
    ] {
        let read: Result<TeamTieBreak, TeamTieBreakError> = text.parse();
        assert_eq!(read.unwrap_err().to_string(), said);
    }
    let codes = ["PTS", "MPvGP"].map(str::to_owned);
    let order = TeamOrder::parse(ScoreKind::MatchPoints, &codes).unwrap();
    assert_eq!(order.list.len(), 1);
    let codes = ["GP", "MP"].map(str::to_owned);
    let order = TeamOrder::parse(ScoreKind::GamePoints, &codes).unwrap();
    assert_eq!(
        order.list,
        [TeamTieBreak::new(TeamCode::Score(ScoreKind::MatchPoints))]
    );
}

/// Record 212 may begin with the score by which teams are ranked; whatever else stands first is a tie-break.
#[test]
fn the_primary_score_is_no_tie_break_where_it_stands_first() {
    for (codes, list) in [
        (vec!["MP", "GP"], vec!["GP"]),
        (vec!["PTS", "GP"], vec!["GP"]),
        (vec!["BC", "GP"], vec!["BC", "GP"]),
        (vec!["GP", "MP"], vec!["GP", "MP"]),
    ] {
        let codes: Vec<String> = codes.into_iter().map(str::to_owned).collect();
        let order = TeamOrder::parse(ScoreKind::MatchPoints, &codes).unwrap();
        let found: Vec<String> = order.list.iter().map(ToString::to_string).collect();
        assert_eq!(found, list, "{codes:?}");
    }
}

/// C.07 12: what is left without the last board, without the last two, and so on.
#[test]
fn bottom_boards_are_left_out_from_the_last_on() {
    let table = four(&[2, 0, 1, 1], [&[2, 2, 1, 0], &[2, 1, 1, 1]]);
    let code: TeamTieBreak = "BBE".parse().unwrap();
    let of = |team| {
        let kind = ScoreKind::MatchPoints;
        unfold_team(&table, 3, tpn(team), kind, code, &regulations())
    };
    let boards: Vec<(usize, i32)> = of(1)
        .into_iter()
        .filter_map(|term| match term {
            TeamTerm::Board { board, points, .. } => Some((board, points.halves())),
            _ => None,
        })
        .collect();
    assert_eq!(boards, [(3, 13), (2, 10), (1, 6)]);
}

/// The terms of each sum add up to its value.
#[test]
fn terms_come_to_the_value() {
    use crate::tiebreak::TieBreakValue;
    let table = three();
    let sum = |terms: &[TeamTerm]| -> f64 {
        let exact = |value: TieBreakValue| {
            let (numerator, denominator) = value.exact().unwrap();
            f64::from(i32::try_from(numerator).unwrap())
                / f64::from(i32::try_from(denominator).unwrap())
        };
        let mut divided = 1.0;
        let (mut rounds, mut own) = (0.0, 0.0);
        for term in terms {
            match term {
                TeamTerm::Round(term) if term.counts() => rounds += exact(term.value),
                TeamTerm::Round(_) => {}
                TeamTerm::Score(_, points) => own += f64::from(points.halves()) / 2.0,
                TeamTerm::DividedBy(divisor) => {
                    divided = f64::from(i32::try_from(*divisor).unwrap())
                }
                TeamTerm::Board { value, .. } => rounds += exact(*value),
            }
        }
        own + rounds / divided
    };
    for code in [
        "MP", "GP", "MPvGP", "BH:MP", "BH:GP/C1", "EMMSB", "EGMSB/C1", "EGGSB", "SSSC", "BC",
    ] {
        let tie_break: TeamTieBreak = code.parse().unwrap();
        for team in 1..=3 {
            let terms = unfold_team(
                &table,
                3,
                tpn(team),
                ScoreKind::MatchPoints,
                tie_break,
                &regulations(),
            );
            let shown = column(&table, code)[usize::from(team) - 1]
                .parse::<f64>()
                .unwrap();
            assert!(
                (sum(&terms) - shown).abs() < 0.006,
                "{code} of {team}: {terms:?} for {shown}"
            );
        }
    }
    assert!(RoundNumber::new(3).is_some());
    let unknown = unfold_team(
        &table,
        3,
        tpn(4),
        ScoreKind::MatchPoints,
        "MP".parse().unwrap(),
        &regulations(),
    );
    assert_eq!(unknown, []);
}
