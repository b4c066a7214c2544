//! The best values of the criteria are the values of the pairing that is made.

use super::{
    super::{bracket::Effort, rounds},
    *,
};
use crate::{
    event::Colour,
    pairing::generate::{Dice, Hard},
};

/// A matching without the order of candidates, and a certificate if there is one, have the same values as the first candidate.
#[test]
fn the_best_values_are_those_of_the_bracket_as_paired() {
    let (mut brackets, mut certain, mut unplayed) = (0, 0, 0);
    for seed in 0..300 {
        let mut dice = Dice::new(seed);
        let hard = Hard::any(dice.between(4, 26), &mut dice);
        let (table, round) = (hard.table(seed).unwrap(), hard.round().unwrap());
        let mut field = crate::pairing::dutch::field::Field::new(
            &table,
            round,
            Edition::Fide2026,
            Colour::White,
        );
        if !field.settle_bye_score() {
            continue;
        }
        let groups = rounds::scoregroups(&field);
        let made = rounds::pair_field(&field, Effort::Fast).unwrap();
        for (place, one) in made.iter().enumerate() {
            let (now, fast) = (Completion::Now, Effort::Fast);
            let bracket = rounds::bracket(&field, &groups, place, one.mdps.clone(), now, fast);
            let values = quality::of_bracket(&field, &made, place);
            let best = bracket.best_by_criteria(None).unwrap();
            assert_eq!(bracket.values(&best), values, "seed {seed} bracket {place}");
            if let Some(best) = bracket.best_by_certificate() {
                assert_eq!(bracket.values(&best), values, "seed {seed} bracket {place}");
                certain += 1;
            }
            brackets += 1;
            let mut criteria = values.iter();
            unplayed += usize::from(criteria.any(|(criterion, list)| {
                *criterion == quality::Criterion::UnplayedGames && !list.is_empty()
            }));
        }
    }
    assert!(
        brackets > 500 && certain > brackets / 4 && unplayed > 20,
        "{brackets} {certain} {unplayed}"
    );
}

/// A pair within the bracket is fixed as a pair. A player who is to meet somebody below, to have the bye or to float down
/// leaves the bracket; one whom the demand sends below the following scoregroup leaves that one too.
#[test]
fn a_demand_fixes_a_pair_or_a_floater() {
    use crate::pairing::dutch::small_field::small_field;
    use Fixed::{Floater, Nothing, Pair};
    let mut field = small_field(Edition::Fide2026, &[6, 4, 4, 2, 2, 0, 0]);
    for (demand, fixed, leaves) in [
        (None, Nothing, None),
        (Some(Demand::Pair(0, 1)), Pair(0, 1), None),
        (Some(Demand::Pair(2, 1)), Pair(1, 2), None),
        (Some(Demand::Pair(3, 2)), Floater(2), None),
        (Some(Demand::Pair(5, 2)), Floater(2), Some(2)),
        (Some(Demand::Pair(3, 5)), Nothing, Some(3)),
        (Some(Demand::Pair(5, 6)), Nothing, None),
        (Some(Demand::Bye(0)), Floater(0), Some(0)),
        (Some(Demand::Bye(2)), Floater(2), Some(2)),
        (Some(Demand::Bye(3)), Nothing, Some(3)),
        (Some(Demand::Bye(5)), Nothing, None),
        (Some(Demand::Downfloat(2)), Floater(2), None),
        // They have already floated down from their own scoregroup.
        (Some(Demand::Downfloat(0)), Nothing, None),
        (Some(Demand::Downfloat(3)), Nothing, Some(3)),
    ] {
        field.demand = demand;
        let bracket = Bracket {
            field: &field,
            mdps: vec![0],
            residents: vec![1, 2],
            next: vec![3, 4],
            lower: vec![5, 6],
            completion: Completion::Now,
            effort: Effort::Fast,
        };
        assert_eq!(bracket.fixed(), fixed, "{demand:?}");
        let floaters = [0, 1, 2];
        let leaving = bracket.must_leave_following(&floaters);
        assert_eq!(leaving, Vec::from_iter(leaves), "{demand:?}");
    }
}
