//! How numbers are given, and teams in a round robin.

use super::*;
use crate::{
    event::{
        BoardColours, MatchBoard, MatchScoring, Team, TeamMatch, TeamRound, TeamSetup, TeamTable,
    },
    pairing::Format,
};

/// Seeds of a knock-out are no places of a table, and pots are those of a bracket.
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

/// Four teams on one board in the rounds of the Berger tables, of which so many are there; every board drawn, and the others open.
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

/// C.05 art. 6.6: who leaves having completed less than half of the matches counts for nobody.
#[test]
fn teams_that_left_before_half_of_their_matches_do_not_count() {
    let left = [tpn(3), tpn(2)];
    assert_eq!(annulled_teams(&teams(&BERGER, 1), &left), left);
    assert_eq!(annulled_teams(&teams(&BERGER, 1), &[]), []);
    assert_eq!(annulled_teams(&teams(&BERGER, 2), &left), []);
}
