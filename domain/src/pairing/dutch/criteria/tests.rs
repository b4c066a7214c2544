//! The best values of the criteria are those of the pairing that is made.

use super::{
    super::{bracket::Effort, rounds},
    *,
};
use crate::{
    event::Colour,
    pairing::generate::{Dice, Hard},
};

/// A matching without the order of candidates, and a certificate where there is one, have the values of the first candidate.
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
