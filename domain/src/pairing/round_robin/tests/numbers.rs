//! Ways to give numbers, and teams in a round robin.

use super::*;
use crate::{
    event::{
        BoardColours, MatchBoard, MatchScoring, Team, TeamBye, TeamMatch, TeamRound, TeamSetup,
        TeamTable,
    },
    pairing::{
        Format, generate::GenerateError, round_robin::oracle::team_breaches, team_swiss::Options,
    },
};

/// Seeds of a knock-out are not places in a table, and pots belong to a bracket.
#[test]
fn numbers_are_given_as_suits_the_format() {
    for (numbering, code, is_drawn, schedule, knock_out) in [
        (Numbering::Rating, "rating", false, true, true),
        (Numbering::Lots, "lots", true, true, true),
        (
            Numbering::RestrictedLots,
            "restricted-lots",
            true,
            true,
            false,
        ),
        (Numbering::Pots, "pots", true, false, true),
        (Numbering::Hand, "hand", false, true, true),
    ] {
        assert_eq!(numbering.code(), code);
        assert_eq!(numbering.is_drawn(), is_drawn, "{code}");
        assert_eq!(numbering.suits(Format::Schedule), schedule, "{code}");
        assert_eq!(numbering.suits(Format::KnockOut), knock_out, "{code}");
    }
}

/// Four teams on one board in these rounds of the Berger tables. In the first `played` rounds every board is drawn; the others
/// are open.
fn teams(rounds: &[&[[u16; 2]]], played: usize) -> TeamTable {
    let boards = BoardColours::in_turn(1).unwrap();
    let (games, matches) = (ScoringSystem::STANDARD, MatchScoring::TWO_ONE_ZERO);
    let made = rounds.iter().enumerate().map(|(index, pairs)| TeamRound {
        matches: pairs
            .iter()
            .map(|[white, black]| TeamMatch {
                white: tpn(*white),
                black: tpn(*black),
                boards: vec![MatchBoard {
                    of_white: Some(tpn(*white)),
                    of_black: Some(tpn(*black)),
                    colour: Colour::White,
                    result: (index < played).then_some(BoardResult::Draw),
                }],
                forfeit: None,
            })
            .collect(),
        byes: Vec::new(),
    });
    let setup = TeamSetup {
        teams: (1..=4)
            .map(|team| Team {
                members: vec![tpn(team)],
                ..Team::default()
            })
            .collect(),
        rounds_planned: 3,
        bye: TeamSetup::usual_bye(&boards, &games, &matches),
        boards,
        games,
        matches,
        rounds: made.collect(),
        next_byes: Vec::new(),
        penalties: Vec::new(),
    };
    TeamTable::new(&setup).unwrap()
}

/// C.05 Annex 1: the Berger table of four.
const BERGER: [&[[u16; 2]]; 3] = [&[[1, 4], [2, 3]], &[[4, 3], [1, 2]], &[[2, 4], [3, 1]]];

#[test]
fn rounds_of_teams_that_are_not_those_of_the_table_are_found() {
    let schedule = Schedule::new(1, 1, false).unwrap();
    assert_eq!(check_teams(&teams(&BERGER, 3), schedule), []);
    let other: [&[[u16; 2]]; 3] = [BERGER[0], &[[3, 4], [1, 2]], BERGER[2]];
    let found = check_teams(&teams(&other, 3), schedule);
    let rounds: Vec<RoundNumber> = found.iter().map(|differs| differs.round).collect();
    assert_eq!(rounds, [round(2)]);
}

/// A random event of teams has every row of the table, by the code and by the rule written by hand. Both find a match with its
/// colours turned, or two matches that swap opponents.
#[test]
fn random_round_robins_of_teams_are_those_of_the_table() {
    for (schedule, teams) in [
        (Schedule::SINGLE, 2),
        (Schedule::SINGLE, 40),
        (Schedule::DOUBLE, 5),
        (Schedule::DOUBLE, 40),
        (Schedule::new(2, 1, false).unwrap(), 6),
        (Schedule::new(1, 2, true).unwrap(), 7),
    ] {
        let options = Options {
            teams,
            boards: 3,
            forfeits: 50,
            match_forfeits: 80,
            absences: 900,
            half_point_byes: 900,
            ..Options::default()
        };
        let (setup, table) = generate_teams(schedule, &options, 7).unwrap();
        assert_eq!(generate_teams(schedule, &options, 7).unwrap().1, table);
        let rounds = schedule.rounds(teams).unwrap().get();
        assert_eq!(
            (table.rounds_planned(), table.rounds_paired()),
            (rounds, rounds)
        );
        assert_eq!(check_teams(&table, schedule), []);
        assert_eq!(team_breaches(&table, schedule), []);
        let last = setup.rounds.len() - 1;
        let found = |setup: &TeamSetup| {
            let table = TeamTable::new(setup).unwrap();
            assert_eq!(
                check_teams(&table, schedule).len(),
                1,
                "{schedule:?} {teams}"
            );
            team_breaches(&table, schedule)
        };
        let mut turned = setup.clone();
        let one = &mut turned.rounds[last].matches[0];
        std::mem::swap(&mut one.white, &mut one.black);
        for board in &mut one.boards {
            std::mem::swap(&mut board.of_white, &mut board.of_black);
        }
        assert_eq!(found(&turned), [round(rounds)]);
        if setup.rounds[last].matches.len() > 1 {
            let mut crossed = setup.clone();
            let [one, two, ..] = &mut crossed.rounds[last].matches[..] else {
                panic!()
            };
            std::mem::swap(&mut one.black, &mut two.black);
            for (one, two) in one.boards.iter_mut().zip(&mut two.boards) {
                std::mem::swap(&mut one.of_black, &mut two.of_black);
            }
            assert_eq!(found(&crossed), [round(rounds)]);
        }
        // A free team has nothing.
        if teams % 2 == 1 {
            let mut given = setup.clone();
            let free = schedule.round(teams, round(1)).unwrap().free;
            given.rounds[0].byes = vec![TeamBye {
                team: free[0],
                bye: Bye::PairingAllocated,
            }];
            let table = TeamTable::new(&given).unwrap();
            assert_eq!(team_breaches(&table, schedule), [round(1)]);
        }
        // The rounds do not belong to another schedule.
        let other = Schedule::new(3, 1, true).unwrap();
        assert!(!team_breaches(&table, other).is_empty());
    }
    for teams in [0, 1, 101] {
        let options = Options {
            teams,
            ..Options::default()
        };
        let made = generate_teams(Schedule::SINGLE, &options, 1);
        assert_eq!(made.unwrap_err(), GenerateError::Range);
    }
}

/// C.05 art. 6.6: a team that left before completing half of its matches counts for nobody.
#[test]
fn teams_that_left_before_half_of_their_matches_do_not_count() {
    let left = [tpn(3), tpn(2)];
    assert_eq!(annulled_teams(&teams(&BERGER, 1), &left), left);
    assert_eq!(annulled_teams(&teams(&BERGER, 1), &[]), []);
    assert_eq!(annulled_teams(&teams(&BERGER, 2), &left), []);
}
