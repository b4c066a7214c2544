//! The Molter system: every shape that has a table meets every condition, and every condition detects what breaks it.

use super::*;
use crate::pairing::round_robin::oracle::{
    breaches,
    molter::{Rule, broken},
};

type Played = Vec<(u16, u16)>;

const fn of(sides: u8, rounds: u8) -> Schedule {
    Schedule::SINGLE.of(Table::Molter { sides, rounds })
}

fn boards(sides: u8, members: u16, last: u8) -> Vec<Played> {
    let all = rounds(of(sides, last), u16::from(sides) * members);
    assert_eq!(all.len(), usize::from(last));
    let pairs = |boards: Vec<[u16; 2]>| boards.into_iter().map(|[a, b]| (a, b)).collect();
    all.into_iter().map(pairs).collect()
}

#[test]
fn every_table_keeps_every_rule() {
    let mut tables = 0;
    for sides in (3..=9).chain([10, 12, 14, 20, 32]) {
        for members in [2, 4, 6, 8, 10] {
            for rounds in 1..sides {
                let all = boards(sides, members, rounds);
                let broken = broken(&all, sides.into(), members);
                assert_eq!(broken, [], "{sides} x {members} in {rounds}");
                tables += 1;
            }
        }
    }
    assert!(tables > 500);
}

/// On two boards, after each round any two sides have met as often as any other two, or once more. When everybody has met all
/// sides, all have met equally often.
#[test]
fn sides_meet_evenly() {
    for sides in 3..=9_u8 {
        for members in [2, 4, 6] {
            let all = boards(sides, members, sides - 1);
            let mut met: HashMap<[u16; 2], usize> = HashMap::new();
            for (boards, index) in all.iter().zip(1..) {
                for (white, black) in boards {
                    let [one, other] = [white, black].map(|number| (number - 1) / members);
                    *met.entry([one.min(other), one.max(other)]).or_default() += 1;
                }
                let pairs = usize::from(sides) * usize::from(sides - 1) / 2;
                let most = met.values().max().unwrap();
                let least = match met.len() == pairs {
                    true => *met.values().min().unwrap(),
                    false => 0,
                };
                let boards = usize::from(members / 2);
                assert!(most - least <= boards, "{sides}: round {index}");
                if index == usize::from(sides - 1) {
                    assert_eq!((most, least), (&least, usize::from(members)));
                }
            }
        }
    }
}

/// Three sides of two in two rounds, followed by hand.
#[test]
fn the_smallest_table_is_as_worked_out_by_hand() {
    // 1 and 2 are side 1, 3 and 4 side 2, 5 and 6 side 3: 1 goes down against 6, then 5 against 2.
    let met = |round: &Played| -> BTreeSet<[u16; 2]> {
        let boards = round.iter();
        boards.map(|(a, b)| [*a.min(b), *a.max(b)]).collect()
    };
    let all = boards(3, 2, 2);
    assert_eq!(met(&all[0]), BTreeSet::from([[1, 6], [3, 5], [2, 4]]));
    assert_eq!(met(&all[1]), BTreeSet::from([[2, 5], [1, 3], [4, 6]]));
}

/// Each condition is broken alone, or together with those that cannot be met then.
#[test]
fn every_rule_sees_what_breaks_it() {
    use Rule::*;
    let four = boards(4, 2, 2);
    assert_eq!(broken(&four, 4, 2), []);
    let mut rules = BTreeSet::new();
    let mut see = |rounds: &[Played], sides, members, expected: &[Rule]| {
        let found = broken(rounds, sides, members);
        for rule in expected {
            assert!(
                found.iter().any(|(_, broken)| broken == rule),
                "{rule:?}: {found:?}"
            );
            rules.insert(format!("{rule:?}"));
        }
    };
    let turned = |boards: &Played| -> Played { boards.iter().map(|(a, b)| (*b, *a)).collect() };
    // Nobody plays on one board.
    let mut less = four.clone();
    less[1].pop();
    see(&less, 4, 2, &[EverybodyPlays]);
    // 1 and 2, 3 and 4, 5 and 6, 7 and 8 are the sides.
    see(
        &[vec![(1, 2), (3, 4), (5, 6), (7, 8)]],
        4,
        2,
        &[NoTeamMate, Boards],
    );
    see(&[four[0].clone(), turned(&four[0])], 4, 2, &[NoSideTwice]);
    // Both boards of side 1 meet side 2.
    see(
        &[vec![(1, 3), (4, 2), (5, 7), (8, 6)]],
        4,
        2,
        &[TwoSidesAtLeast],
    );
    // White for both members of a side in the last round.
    see(
        &[vec![(1, 3), (2, 6), (5, 7), (8, 4)]],
        4,
        2,
        &[SideColours],
    );
    let six = boards(6, 2, 5);
    let same = |number: u16, rounds: &[Played]| -> Vec<Played> {
        let turn = |(a, b): &(u16, u16)| if *b == number { (*b, *a) } else { (*a, *b) };
        let all = rounds.iter();
        all.map(|boards| boards.iter().map(turn).collect())
            .collect()
    };
    see(
        &same(1, &six),
        6,
        2,
        &[NoThreeRunning, PlayerColours, SideColours],
    );
    // An odd number of sides.
    let five = boards(5, 2, 4);
    assert_eq!(broken(&five, 5, 2), []);
    see(
        &[five[0].clone(), five[0].clone()],
        5,
        2,
        &[NoSecondCrossing],
    );
    // Three sides: all three pairs cross.
    see(&[vec![(1, 4), (3, 6), (5, 2)]], 3, 2, &[OneCrossing]);
    // Boards 2 and 3 are not a pair of neighbours: 2 plays 7, of the second side.
    see(
        &[vec![(1, 6), (5, 9), (2, 7), (10, 3), (11, 8), (4, 12)]],
        3,
        4,
        &[Boards],
    );
    assert_eq!(rules.len(), 10);
}

#[test]
fn a_changed_round_is_a_breach() {
    for (sides, members, last) in [(4, 2, 3), (5, 4, 3), (6, 4, 4)] {
        let schedule = of(sides, last);
        let participants = u16::from(sides) * members;
        let all = table(participants, schedule, |_, _| BoardResult::Draw);
        assert_eq!(breaches(&all, schedule), []);
        assert_eq!(
            breaches(&all, of(sides, last - 1)).last(),
            Some(&round(last))
        );
        let mut entries: Vec<_> = all.participants().to_vec();
        let pair = schedule
            .round(participants, round(2))
            .unwrap()
            .pairing
            .pairs[0];
        entries[pair.white.index()].entries[1] = BoardResult::Draw.entry(Colour::Black, pair.black);
        entries[pair.black.index()].entries[1] = BoardResult::Draw.entry(Colour::White, pair.white);
        let all = Crosstable::new(entries, last, ScoringSystem::STANDARD).unwrap();
        assert!(breaches(&all, schedule).contains(&round(2)));
        assert!(!breaches(&all, of(sides + 1, last)).is_empty());
    }
}
