//! Cases of who goes on.

use super::*;

fn group(standings: &[(usize, i32)]) -> Vec<Placed> {
    let each = standings.iter().map(|(place, halves)| Placed {
        place: *place,
        points: Points::from_halves(*halves),
        most: Points::from_halves(10),
        level: Vec::new(),
    });
    each.collect()
}

fn rule(first: u8, best_next: u8) -> Rule {
    Rule::new(first, best_next).unwrap()
}

#[test]
fn a_rule_lets_somebody_go_on() {
    assert_eq!(Rule::new(0, 0), None);
    assert_eq!(Rule::new(51, 0), None);
    assert_eq!(Rule::new(0, 51), None);
    let both = rule(2, 3);
    assert_eq!((both.first(), both.best_next()), (2, 3));
    let most = rule(Rule::MOST, Rule::MOST);
    assert_eq!((most.first(), most.best_next()), (50, 50));
}

#[test]
fn the_record_says_by_what_somebody_came() {
    for (why, goes_on, is_open, grounds, code) in [
        (Why::Place, true, false, Grounds::Place, "place"),
        (
            Why::BestNext(2),
            true,
            false,
            Grounds::BestNext,
            "best-next",
        ),
        (Why::Shared, false, true, Grounds::Named, "named"),
        (Why::SharedNext, false, true, Grounds::Named, "named"),
        (Why::Next(3), false, false, Grounds::Named, "named"),
        (Why::Behind, false, false, Grounds::Named, "named"),
    ] {
        assert_eq!(
            (why.goes_on(), why.is_open()),
            (goes_on, is_open),
            "{why:?}"
        );
        assert_eq!(Grounds::from(why), grounds, "{why:?}");
        assert_eq!(grounds.code(), code);
    }
}

#[test]
fn the_first_of_each_group_go_on() {
    let groups = [
        group(&[(1, 9), (2, 8), (3, 5)]),
        group(&[(1, 7), (2, 6), (3, 6)]),
    ];
    let told = qualify(&groups, rule(2, 0));
    let one = [Why::Place, Why::Place, Why::Behind];
    assert_eq!(told, [one, one]);
    // First A, first B, second A, second B.
    assert_eq!(seeds(&told), [(0, 0), (1, 0), (0, 1), (1, 1)]);
}

#[test]
fn whoever_shares_the_last_place_is_not_named() {
    let groups = [group(&[(1, 9), (2, 6), (2, 6), (4, 5)])];
    let two = qualify(&groups, rule(2, 0));
    assert_eq!(two, [[Why::Place, Why::Shared, Why::Shared, Why::Behind]]);
    assert!(two[0][1].is_open() && !two[0][1].goes_on());
    // Where all who share it go on nothing is open.
    let three = qualify(&groups, rule(3, 0));
    assert_eq!(three, [[Why::Place, Why::Place, Why::Place, Why::Behind]]);
    // Nobody is the next one before it is decided.
    let next = qualify(&groups, rule(2, 1));
    assert_eq!(next, two);
    assert_eq!(seeds(&two), [(0, 0)]);
    // Two share the first place, and one goes on.
    let level = [group(&[(1, 9), (1, 9), (3, 5)])];
    assert_eq!(
        qualify(&level, rule(1, 0)),
        [[Why::Shared, Why::Shared, Why::Behind]]
    );
}

#[test]
fn the_best_of_those_placed_next_go_on_too() {
    let groups = [
        group(&[(1, 9), (2, 5)]),
        group(&[(1, 9), (2, 7)]),
        group(&[(1, 8), (2, 5), (3, 4)]),
        group(&[(1, 8), (2, 2)]),
    ];
    let second = |told: &[Vec<Why>]| told.iter().map(|of| of[1]).collect::<Vec<_>>();
    let one = qualify(&groups, rule(1, 1));
    assert_eq!(
        second(&one),
        [Why::Next(2), Why::BestNext(1), Why::Next(2), Why::Next(4)]
    );
    assert_eq!(one[2][2], Why::Behind);
    assert_eq!(seeds(&one), [(0, 0), (1, 0), (2, 0), (3, 0), (1, 1)]);
    // Two are level where one goes on.
    let two = qualify(&groups, rule(1, 2));
    assert_eq!(
        second(&two),
        [
            Why::SharedNext,
            Why::BestNext(1),
            Why::SharedNext,
            Why::Next(4)
        ]
    );
    let three = qualify(&groups, rule(1, 3));
    assert_eq!(
        three.iter().flatten().filter(|why| why.goes_on()).count(),
        7
    );
    // More than there are.
    let all = qualify(&groups, rule(1, 9));
    assert!(second(&all).iter().all(|why| why.goes_on()));
}

#[test]
fn groups_of_different_length_are_compared_by_their_share() {
    let mut groups = [group(&[(1, 9), (2, 6)]), group(&[(1, 9), (2, 5)])];
    for placed in &mut groups[1] {
        placed.most = Points::from_halves(8);
    }
    // 3 of 5 are 60 %, 2½ of 4 are 62.5 %.
    let told = qualify(&groups, rule(1, 1));
    assert_eq!([told[0][1], told[1][1]], [Why::Next(2), Why::BestNext(1)]);
    // 4 of 5 are 80 %, 1½ of 2 are 75 %.
    let mut groups = [group(&[(1, 9), (2, 8)]), group(&[(1, 4), (2, 3)])];
    for placed in &mut groups[1] {
        placed.most = Points::from_halves(4);
    }
    let told = qualify(&groups, rule(1, 1));
    assert_eq!([told[0][1], told[1][1]], [Why::BestNext(1), Why::Next(2)]);
}

#[test]
fn level_points_are_compared_by_what_groups_count_alike() {
    let mut groups = [group(&[(1, 9), (2, 6)]), group(&[(1, 9), (2, 6)])];
    groups[0][1].level = vec![TieBreakValue::integer(3)];
    groups[1][1].level = vec![TieBreakValue::integer(4)];
    let told = qualify(&groups, rule(1, 1));
    assert_eq!([told[0][1], told[1][1]], [Why::Next(2), Why::BestNext(1)]);
}

/// Never more players go on than the rule allows, and everybody who stands before them in the group goes on or is open too.
#[test]
fn never_more_go_on_than_the_rule_lets() {
    let mut seed: u64 = 7;
    let mut roll = |sides: u64| {
        seed = seed
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) % sides
    };
    for _ in 0..2_000 {
        let groups: Vec<Vec<Placed>> = (0..1 + roll(5))
            .map(|_| {
                let mut halves: Vec<i32> = (0..2 + roll(6))
                    .map(|_| i32::try_from(roll(8)).unwrap())
                    .collect();
                halves.sort_unstable_by_key(|halves| Reverse(*halves));
                let place = |own: i32| 1 + halves.iter().filter(|other| **other > own).count();
                let standings = halves.iter().map(|own| (place(*own), *own));
                group(&standings.collect::<Vec<_>>())
            })
            .collect();
        let (first, best) = (roll(4), roll(4));
        let Some(rule) = Rule::new(u8::try_from(first).unwrap(), u8::try_from(best).unwrap())
        else {
            continue;
        };
        let told = qualify(&groups, rule);
        let mut next = 0;
        for of_group in &told {
            let by_place = of_group.iter().filter(|why| **why == Why::Place).count();
            assert!(by_place <= usize::from(rule.first()));
            let last = of_group.iter().rposition(|why| why.goes_on());
            let before = last.map_or(&[][..], |last| &of_group[..last]);
            assert!(before.iter().all(|why| *why == Why::Place), "{told:?}");
            next += of_group
                .iter()
                .filter(|why| matches!(why, Why::BestNext(_)))
                .count();
        }
        assert!(next <= usize::from(rule.best_next()), "{told:?}");
        let going = told.iter().flatten().filter(|why| why.goes_on()).count();
        assert_eq!(seeds(&told).len(), going);
    }
}
