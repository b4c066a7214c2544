//! The ties of a bracket with two lives.

use crate::pairing::knock_out::{
    Lives, Part, Place, Source,
    plan::{Plan, Planned},
};

/// For two who meet in round 1, the loser and the winner who loses later: the first round of the losers' bracket in which they
/// may meet again, for each round in which the second may lose.
fn rematches(plan: Plan) -> Vec<(u8, u8)> {
    let ties = plan.ties();
    let next = |source: Source| ties.iter().find(|tie| tie.from.contains(&source));
    let way = |mut place: Option<Place>| {
        let mut way = Vec::new();
        while let Some(at) = place.filter(|place| place.stage.part == Part::Losers) {
            way.push(at);
            place = next(Source::Winner(at)).map(|tie| tie.place);
        }
        way
    };
    let mut found = Vec::new();
    let first =
        |tie: &&Planned| (tie.place.stage.part, tie.place.stage.number) == (Part::Winners, 1);
    for tie in ties.iter().filter(first) {
        let lost = way(next(Source::Loser(tie.place)).map(|tie| tie.place));
        let mut above = next(Source::Winner(tie.place));
        while let Some(later) = above.filter(|tie| tie.place.stage.part == Part::Winners) {
            let down = way(next(Source::Loser(later.place)).map(|tie| tie.place));
            let met = lost.iter().find(|place| down.contains(place)).unwrap();
            found.push((later.place.stage.number, met.stage.number));
            above = next(Source::Winner(later.place));
        }
    }
    found
}

/// Rule 12b: in the last round but one, where both halves of the losers' bracket come together, or in the last one for the
/// player who comes down into it.
#[test]
fn those_of_round_one_meet_again_as_late_as_can_be() {
    for rounds in 2..=6 {
        let plan = Plan {
            rounds,
            lives: Lives::Two,
        };
        let all = rematches(plan);
        let last = 2 * (rounds - 1);
        assert_eq!(all.len(), usize::from(rounds - 1) << (rounds - 1));
        for (lost_in, met_in) in all {
            let latest = if lost_in == rounds { last } else { last - 1 };
            assert_eq!(met_in, latest, "{rounds} {lost_in}");
        }
    }
}

/// Everybody but the winner loses at most twice, and each tie except the finals has a place in one of the brackets.
#[test]
fn a_plan_has_a_tie_for_each_life() {
    for rounds in 1..=8 {
        let plan = Plan {
            rounds,
            lives: Lives::Two,
        };
        let ties = plan.ties();
        let places = 1_usize << rounds;
        assert_eq!(ties.len(), 2 * places - 1, "{rounds}");
        let mut sources: Vec<String> = ties
            .iter()
            .flat_map(|tie| tie.from.map(|source| format!("{source:?}")))
            .collect();
        sources.sort_unstable();
        let all = sources.len();
        sources.dedup();
        assert_eq!(sources.len(), all, "{rounds}: a source is used twice");
        for tie in &ties {
            for source in tie.from {
                let (Source::Winner(from) | Source::Loser(from)) = source else {
                    continue;
                };
                let before = ties.iter().find(|other| other.place == from).unwrap();
                assert!(before.round < tie.round, "{tie:?}");
            }
        }
    }
}

/// Sixteen players come down in the order of the rules: first from the foot, then the lower half before the upper one, then
/// from the foot.
#[test]
fn who_comes_down_stands_in_turned_order() {
    let plan = Plan {
        rounds: 5,
        lives: Lives::Two,
    };
    let down = |number: u8| -> Vec<usize> {
        let ties = plan.ties();
        let stage = ties
            .iter()
            .filter(|tie| (tie.place.stage.part, tie.place.stage.number) == (Part::Losers, number));
        let places = stage.filter_map(|tie| match tie.from[1] {
            Source::Loser(place) => Some(place.number),
            _ => None,
        });
        places.collect()
    };
    assert_eq!(down(2), [7, 6, 5, 4, 3, 2, 1, 0]);
    assert_eq!(down(4), [2, 3, 0, 1]);
    assert_eq!(down(6), [1, 0]);
    assert_eq!(down(8), [0]);
}
