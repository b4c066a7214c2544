//! Tables that agree, what penalties take off, and what a round adds.

use super::*;
use crate::event::Bye;

fn tpn(n: u16) -> Tpn {
    Tpn::new(n).unwrap()
}

fn participant(entries: Vec<RoundEntry>) -> Participant {
    Participant {
        rating: None,
        entries,
    }
}

#[test]
fn agrees_from_both_sides() {
    let result = BoardResult::WhiteWins;
    let table = Crosstable::new(
        vec![
            participant(vec![result.entry(Colour::White, tpn(2))]),
            participant(vec![result.entry(Colour::Black, tpn(1))]),
            participant(vec![RoundEntry::Bye(Bye::PairingAllocated)]),
        ],
        3,
        ScoringSystem::STANDARD,
    )
    .unwrap();
    let first = RoundNumber::new(1).unwrap();
    let bye = RoundEntry::Bye(Bye::PairingAllocated);
    assert_eq!(table.entry(tpn(3), first), Some(bye));
    assert_eq!(table.entry(tpn(3), RoundNumber::new(2).unwrap()), None);
    assert_eq!(table.score_after(tpn(1), 1), Points::from_halves(2));
    assert_eq!(table.score_after(tpn(3), 1), Points::from_halves(2));
    assert_eq!(table.rounds_paired(), 1);
}

#[test]
fn lists_all_contradictions() {
    let win = BoardResult::WhiteWins;
    let errors = Crosstable::new(
        vec![
            participant(vec![win.entry(Colour::White, tpn(2))]),
            participant(vec![win.entry(Colour::White, tpn(1))]),
            participant(vec![win.entry(Colour::White, tpn(3))]),
            participant(vec![win.entry(Colour::White, tpn(9))]),
        ],
        1,
        ScoringSystem::STANDARD,
    )
    .unwrap_err();
    assert_eq!(errors.len(), 4);
}

/// Two draws of both; the first player loses half a point in each round.
fn penalised() -> Crosstable {
    let draw = BoardResult::Draw;
    let mut table = Crosstable::new(
        vec![
            participant(vec![draw.entry(Colour::White, tpn(2)); 2]),
            participant(vec![draw.entry(Colour::Black, tpn(1)); 2]),
        ],
        4,
        ScoringSystem::STANDARD,
    )
    .unwrap();
    table.deductions = [1, 2]
        .map(|round| Deduction {
            player: tpn(1),
            round: RoundNumber::new(round).unwrap(),
            points: Points::from_halves(1),
        })
        .to_vec();
    table
}

/// Law 12.9.5: points are taken off a penalised player from the round of that game on.
#[test]
fn law_12_9_5_penalties_lower_the_score() {
    let table = penalised();
    for (player, rounds, taken, score) in [
        (1, 0, 0, 0),
        (1, 1, 1, 0),
        (1, 2, 2, 0),
        (2, 1, 0, 1),
        (2, 2, 0, 2),
    ] {
        let halves = (
            table.deducted(tpn(player), rounds).halves(),
            table.score_after(tpn(player), rounds).halves(),
        );
        assert_eq!(halves, (taken, score), "{player} {rounds}");
    }
}

#[test]
fn before_a_round_nothing_of_it_is_known() {
    let mut table = penalised();
    table.going_on = [1, 2]
        .map(|round| GoesOn {
            player: tpn(2),
            round: RoundNumber::new(round).unwrap(),
        })
        .to_vec();
    let cut = table.truncated(1);
    assert!(cut.participants().iter().all(|one| one.entries.len() == 1));
    assert_eq!(cut.deductions, table.deductions[..1]);
    assert_eq!(cut.going_on, table.going_on[..1]);
}

/// Participants whose known rounds end just before the round get an entry; all other data stay.
#[test]
fn a_round_is_added_to_what_is_known() {
    let mut table = penalised();
    table.initial_colour = Some(Colour::Black);
    table.forbidden = vec![Forbidden {
        first: RoundNumber::FIRST,
        last: RoundNumber::FIRST,
        members: vec![tpn(1), tpn(2)],
    }];
    table.accelerations = vec![Acceleration {
        points: Points::from_halves(2),
        first_round: RoundNumber::FIRST,
        last_round: RoundNumber::FIRST,
        first: tpn(1),
        last: tpn(1),
    }];
    table.annulled = vec![tpn(2)];
    let third = RoundNumber::new(3).unwrap();
    let bye = |player| (player == tpn(2)).then_some(RoundEntry::Bye(Bye::HalfPoint));
    let with = table.with_round(third, bye).unwrap();
    assert_eq!(with.entry(tpn(1), third), None);
    assert_eq!(
        with.entry(tpn(2), third),
        Some(RoundEntry::Bye(Bye::HalfPoint))
    );
    let mut expected = table.clone();
    expected.participants[1]
        .entries
        .push(RoundEntry::Bye(Bye::HalfPoint));
    assert_eq!(with, expected);
    // Only participants with an entry in the third round can get one in the fourth.
    let fourth = RoundNumber::new(4).unwrap();
    assert_eq!(table.with_round(fourth, bye).unwrap(), table);
    // A pairing needs an entry of the opponent too.
    let alone = |player| (player == tpn(1)).then(|| table.entry(player, RoundNumber::FIRST))?;
    assert!(table.with_round(third, alone).is_err());
}
