use super::*;
use crate::event::{
    BoardResult, Bye, Colour, Outcome, Points, RoundEntry, RoundNumber, ScoringSystem, Tpn,
};

fn tpn(number: u16) -> Tpn {
    Tpn::new(number).unwrap()
}

/// Four teams of two, members 1–2, 3–4, 5–6, 7–8, on two boards.
fn setup(rounds: Vec<TeamRound>) -> TeamSetup {
    let boards = BoardColours::in_turn(2).unwrap();
    let (games, matches) = (ScoringSystem::STANDARD, MatchScoring::TWO_ONE_ZERO);
    let teams = (0..4).map(|team| Team {
        members: vec![tpn(2 * team + 1), tpn(2 * team + 2)],
        ..Team::default()
    });
    TeamSetup {
        teams: teams.collect(),
        rounds_planned: 3,
        bye: TeamSetup::usual_bye(&boards, &games, &matches),
        boards,
        games,
        matches,
        rounds,
        next_byes: Vec::new(),
        penalties: Vec::new(),
    }
}

fn a_match(white: u16, black: u16, results: &[Option<BoardResult>]) -> TeamMatch {
    let boards = results.iter().enumerate().map(|(board, result)| {
        let chair = |team: u16| Tpn::new(2 * team - 1 + u16::try_from(board).unwrap());
        MatchBoard {
            of_white: chair(white),
            of_black: chair(black),
            colour: if board % 2 == 0 {
                Colour::White
            } else {
                Colour::Black
            },
            result: *result,
        }
    });
    TeamMatch {
        white: tpn(white),
        black: tpn(black),
        boards: boards.collect(),
        forfeit: None,
    }
}

fn round(matches: Vec<TeamMatch>, byes: &[(u16, Bye)]) -> TeamRound {
    let byes = byes.iter().map(|(team, bye)| TeamBye {
        team: tpn(*team),
        bye: *bye,
    });
    TeamRound {
        matches,
        byes: byes.collect(),
    }
}

/// Match points and game points in halves.
fn halves(score: TeamScore) -> (i32, i32) {
    (score.match_points.halves(), score.game_points.halves())
}

/// C.04.6 art. 1.2, 1.4, 1.8: match points follow from the boards; a match is played where a board was.
#[test]
fn a_match_is_what_its_boards_are() {
    use BoardResult::{
        BlackWins, BlackWinsByForfeit, DoubleForfeit, Draw, WhiteWins, WhiteWinsByForfeit,
    };
    // Board 2 of the first team has Black. Seat: 1 played, 0 forfeited; scores of both in halves.
    for (results, played, first, second) in [
        ([WhiteWins, BlackWins], true, (4, 4), (0, 0)),
        ([WhiteWins, WhiteWins], true, (2, 2), (2, 2)),
        ([Draw, BlackWins], true, (4, 3), (0, 1)),
        ([Draw, WhiteWinsByForfeit], true, (0, 1), (4, 3)),
        (
            [WhiteWinsByForfeit, BlackWinsByForfeit],
            false,
            (4, 4),
            (0, 0),
        ),
        (
            [BlackWinsByForfeit, WhiteWinsByForfeit],
            false,
            (0, 0),
            (4, 4),
        ),
        ([DoubleForfeit, DoubleForfeit], false, (0, 0), (0, 0)),
        ([BoardResult::BothLose, DoubleForfeit], true, (2, 0), (2, 0)),
    ] {
        let one = a_match(1, 2, &results.map(Some));
        let table = TeamTable::new(&setup(vec![round(vec![one], &[])])).unwrap();
        let entry = |team: u16| table.entry(tpn(team), RoundNumber::FIRST).unwrap();
        assert_eq!(halves(entry(1).score), first, "{results:?}");
        assert_eq!(halves(entry(2).score), second, "{results:?}");
        assert_eq!(entry(1).score, entry(1).for_pairing);
        assert_eq!(entry(1).seat.is_meeting(), played, "{results:?}");
        assert_eq!(entry(1).seat.colour(), Some(Colour::White));
        assert_eq!(entry(2).seat.opponent(), Some(tpn(1)));
        assert_eq!(entry(3).seat, RoundEntry::Bye(Bye::ZeroPoint));
        if let (RoundEntry::Played { outcome, .. }, true) = (entry(1).seat, played) {
            let expected = match first.0 {
                4 => Outcome::Win,
                2 => Outcome::Draw,
                _ => Outcome::Loss,
            };
            assert_eq!(outcome, expected);
        }
    }
}

#[test]
fn byes_forfeits_and_matches_without_results_have_their_points() {
    let mut forfeited = a_match(3, 4, &[]);
    forfeited.forfeit = Some(MatchForfeit::BlackCame);
    let open = a_match(1, 2, &[Some(BoardResult::WhiteWins), None]);
    let mut setup = setup(vec![
        round(vec![open, forfeited], &[]),
        round(
            vec![],
            &[
                (1, Bye::PairingAllocated),
                (2, Bye::FullPoint),
                (3, Bye::HalfPoint),
            ],
        ),
    ]);
    setup.next_byes = vec![TeamBye {
        team: tpn(4),
        bye: Bye::ZeroPoint,
    }];
    setup.penalties = vec![TeamPenalty {
        team: tpn(2),
        round: RoundNumber::FIRST,
        score: TeamScore {
            match_points: Points::from_halves(2),
            game_points: Points::ZERO,
        },
    }];
    let table = TeamTable::new(&setup).unwrap();
    let [first, second] = [1, 2].map(|number| RoundNumber::new(number).unwrap());
    // 1 leads 1–0 with a board to come: no match points yet, and for the pairing the board is drawn.
    let entry = table.entry(tpn(1), first).unwrap();
    assert_eq!(
        entry.seat,
        RoundEntry::Pending {
            opponent: tpn(2),
            colour: Colour::White
        }
    );
    assert_eq!(
        (halves(entry.score), halves(entry.for_pairing)),
        ((0, 2), (4, 3))
    );
    let entry = table.entry(tpn(4), first).unwrap();
    assert_eq!(halves(entry.score), (4, 4));
    assert_eq!(entry.boards, [Points::from_halves(2); 2]);
    let of_second = [1, 2, 3, 4].map(|team| halves(table.entry(tpn(team), second).unwrap().score));
    assert_eq!(of_second, [(2, 2), (4, 4), (2, 2), (0, 0)]);
    assert_eq!(halves(table.score_after(tpn(2), 2)), (4 - 2, 4));
    assert_eq!(halves(table.score_before(tpn(2), second)), (0, 1));
    assert_eq!(table.rounds_paired(), 2);
    assert_eq!(table.entries(tpn(4)).len(), 3);
    let before = table.before(second);
    assert_eq!(
        before.entries(tpn(1)).len(),
        1,
        "a bye of the pairing is paired again"
    );
    assert_eq!(
        before.entries(tpn(3)).len(),
        2,
        "a bye that was asked for stays"
    );
    assert_eq!(before.rounds_paired(), 1);
}

/// TRF 330 says which team came. Boards of the match must not contradict it.
#[test]
fn boards_of_a_forfeited_match_say_the_same() {
    use BoardResult::{BlackWinsByForfeit, DoubleForfeit, Draw, WhiteWinsByForfeit};
    use MatchForfeit::{BlackCame, NobodyCame, WhiteCame};
    // On board 2 the first team has Black.
    for (forfeit, results, contradicts) in [
        (WhiteCame, [None, None], false),
        (
            WhiteCame,
            [Some(WhiteWinsByForfeit), Some(BlackWinsByForfeit)],
            false,
        ),
        (WhiteCame, [Some(DoubleForfeit), None], false),
        (WhiteCame, [Some(BlackWinsByForfeit), None], true),
        (WhiteCame, [None, Some(WhiteWinsByForfeit)], true),
        (
            BlackCame,
            [Some(BlackWinsByForfeit), Some(WhiteWinsByForfeit)],
            false,
        ),
        (BlackCame, [Some(WhiteWinsByForfeit), None], true),
        (BlackCame, [None, Some(BlackWinsByForfeit)], true),
        (
            NobodyCame,
            [Some(DoubleForfeit), Some(DoubleForfeit)],
            false,
        ),
        (NobodyCame, [Some(WhiteWinsByForfeit), None], true),
        (NobodyCame, [None, Some(WhiteWinsByForfeit)], true),
        (WhiteCame, [Some(Draw), None], true),
    ] {
        let mut one = a_match(1, 2, &results);
        one.forfeit = Some(forfeit);
        let made = TeamTable::new(&setup(vec![round(vec![one], &[])]));
        let reason = TeamTableError::Forfeit {
            team: tpn(1),
            round: RoundNumber::FIRST,
        };
        let expected = if contradicts {
            Some(vec![reason])
        } else {
            None
        };
        assert_eq!(made.err(), expected, "{forfeit:?} {results:?}");
    }
}

#[test]
fn whoever_came_alone_won_by_forfeit() {
    for (forfeit, won) in [
        (MatchForfeit::WhiteCame, [true, false]),
        (MatchForfeit::BlackCame, [false, true]),
        (MatchForfeit::NobodyCame, [false, false]),
    ] {
        let mut one = a_match(1, 2, &[]);
        one.forfeit = Some(forfeit);
        let table = TeamTable::new(&setup(vec![round(vec![one], &[])])).unwrap();
        for (team, opponent, colour, won) in
            [(1, 2, Colour::White, won[0]), (2, 1, Colour::Black, won[1])]
        {
            let entry = table.entry(tpn(team), RoundNumber::FIRST).unwrap();
            let opponent = tpn(opponent);
            assert_eq!(
                entry.seat,
                RoundEntry::Forfeit {
                    opponent,
                    colour,
                    won
                },
                "{forfeit:?}"
            );
        }
    }
}

/// Two rounds on two boards: 1 beats 2 and 3, 3 beats 4, 2 beats 4, each by 2–0.
fn two_rounds() -> TeamSetup {
    let won = [Some(BoardResult::WhiteWins), Some(BoardResult::BlackWins)];
    let win = |white, black| a_match(white, black, &won);
    setup(vec![
        round(vec![win(1, 2), win(3, 4)], &[]),
        round(vec![win(1, 3), win(2, 4)], &[]),
    ])
}

/// C.05 art. 6.6: matches of a team that leaves before half of its matches count for nobody.
#[test]
fn matches_of_a_team_that_left_early_do_not_count() {
    let mut table = TeamTable::new(&two_rounds()).unwrap();
    let scores =
        |table: &TeamTable| [1, 2, 3, 4].map(|team| halves(table.score_after(tpn(team), 2)));
    assert_eq!(scores(&table), [(8, 8), (4, 4), (4, 4), (0, 0)]);
    table.annulled = vec![tpn(2)];
    assert_eq!(scores(&table), [(4, 4), (0, 0), (4, 4), (0, 0)]);
    assert_eq!((table.is_empty(), table.len()), (false, 4));
    let nobody = TeamSetup {
        teams: Vec::new(),
        rounds: Vec::new(),
        ..two_rounds()
    };
    assert!(TeamTable::new(&nobody).unwrap().is_empty());
}

/// A penalty counts from its round on: the pairing of that round does not look at it yet, the next one does.
#[test]
fn penalties_count_from_their_round_on() {
    let mut setup = two_rounds();
    let numbers = [1, 2, 3].map(|number| RoundNumber::new(number).unwrap());
    setup.penalties = numbers
        .iter()
        .zip([1, 2, 4])
        .map(|(round, taken)| TeamPenalty {
            team: tpn(1),
            round: *round,
            score: TeamScore {
                match_points: Points::from_halves(taken),
                game_points: Points::ZERO,
            },
        })
        .collect();
    let table = TeamTable::new(&setup).unwrap();
    let before = numbers.map(|round| halves(table.score_before(tpn(1), round)));
    assert_eq!(before, [(0, 0), (4 - 1, 4), (8 - 1 - 2, 8)]);
    let after = [0, 1, 2].map(|rounds| halves(table.score_after(tpn(1), rounds)));
    assert_eq!(after, [(0, 0), (4 - 1, 4), (8 - 1 - 2, 8)]);
    let known = numbers.map(|round| halves(table.before(round).deducted(tpn(1), 3)));
    assert_eq!(known, [(0, 0), (1, 0), (1 + 2, 0)]);
}

#[test]
fn what_cannot_be_is_refused_with_all_reasons() {
    use TeamTableError::{
        EmptyChair, Forfeit, MemberOfTwo, NoMember, OwnOpponent, PlaysTwice, TooManyBoards,
        TooManyRounds, Twice, UnknownTeam,
    };
    let draw = Some(BoardResult::Draw);
    let mut foreign = a_match(1, 2, &[draw, draw, draw]);
    foreign.boards[0].of_black = Some(tpn(8));
    foreign.boards[1].of_white = None;
    foreign.boards[2].of_white = Some(tpn(1));
    let mut forfeited = a_match(3, 4, &[draw, draw]);
    forfeited.forfeit = Some(MatchForfeit::WhiteCame);
    let mut setup = setup(vec![
        round(
            vec![foreign, forfeited],
            &[(2, Bye::HalfPoint), (9, Bye::HalfPoint)],
        ),
        round(vec![a_match(2, 2, &[])], &[]),
    ]);
    setup.teams[3].members.push(tpn(1));
    let [first, second] = [1, 2].map(|number| RoundNumber::new(number).unwrap());
    let reasons = TeamTable::new(&setup).unwrap_err();
    let (one, two, four) = (tpn(1), tpn(2), tpn(4));
    let expected = [
        MemberOfTwo {
            player: one,
            first: one,
            second: four,
        },
        TooManyBoards {
            team: one,
            round: first,
            boards: 3,
        },
        NoMember {
            player: tpn(8),
            team: two,
            round: first,
        },
        EmptyChair {
            team: one,
            round: first,
            board: 2,
        },
        PlaysTwice {
            player: one,
            round: first,
        },
        NoMember {
            player: tpn(5),
            team: two,
            round: first,
        },
        Forfeit {
            team: tpn(3),
            round: first,
        },
        Twice {
            team: two,
            round: first,
        },
        UnknownTeam {
            team: tpn(9),
            round: first,
        },
        OwnOpponent {
            team: two,
            round: second,
        },
        Twice {
            team: two,
            round: second,
        },
    ];
    for reason in expected {
        assert!(reasons.contains(&reason), "{reason:?} in {reasons:?}");
    }
    setup.rounds_planned = 1;
    let reasons = TeamTable::new(&setup).unwrap_err();
    assert!(reasons.contains(&TooManyRounds(2)), "{reasons:?}");
    assert_eq!(TooManyRounds(2).team(), None);
    assert_eq!(
        PlaysTwice {
            player: one,
            round: second
        }
        .player(),
        Some(one)
    );
    assert_eq!(
        Twice {
            team: two,
            round: second
        }
        .round(),
        Some(second)
    );
}

#[test]
fn boards_and_points_have_one_form() {
    let colours: BoardColours = " WBWB ".parse().unwrap();
    assert_eq!(Some(colours.clone()), BoardColours::in_turn(4));
    assert_eq!(colours.to_string(), "WBWB");
    assert_eq!(
        "wbbw".parse::<BoardColours>().unwrap().colour(2),
        Colour::Black
    );
    // Beyond the last board colours are in turn.
    let beyond = [4, 5, 6].map(|board| "wbbw".parse::<BoardColours>().unwrap().colour(board));
    assert_eq!(beyond, [Colour::White, Colour::Black, Colour::White]);
    assert_eq!("W".repeat(99).parse::<BoardColours>().unwrap().boards(), 99);
    for (text, error) in [
        ("", BoardColoursError::Count),
        ("W".repeat(100).as_str(), BoardColoursError::Count),
        ("BWBW", BoardColoursError::First),
        ("WXW", BoardColoursError::Colour),
    ] {
        assert_eq!(text.parse::<BoardColours>(), Err(error));
    }
    assert_eq!(BoardColours::in_turn(0), None);
    let points = Points::from_halves;
    assert_eq!(
        MatchScoring::new(points(4), points(2), points(0)),
        Ok(MatchScoring::default())
    );
    assert!(MatchScoring::new(points(2), points(2), points(3)).is_err());
    assert_eq!(ScoreKind::MatchPoints.other().code(), "GP");
}
