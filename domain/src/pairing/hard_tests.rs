//! Fields that are hard to pair, every bracket by the staged tier, compared with the reference.

use super::{
    Impossible,
    dutch::{self, Edition},
    generate::{Dice, Hard},
    oracle,
};

/// Rounds of hard fields of a few players, both editions: `TRATTO_FULL` makes them many.
#[test]
fn hard_fields_are_paired_as_by_the_reference() {
    let full = std::env::var_os("TRATTO_FULL").is_some();
    let (mut rounds, mut impossible) = (0, 0);
    for seed in 0..if full { 100_000 } else { 400 } {
        let mut dice = Dice::new(seed);
        let participants = dice.between(4, if seed % 10 == 0 { 60 } else { 26 });
        let hard = Hard::any(participants, &mut dice);
        let (table, round) = (hard.table(seed).unwrap(), hard.round().unwrap());
        for edition in Edition::ALL {
            let exact = dutch::pair_exactly(&table, round, edition);
            let staged = dutch::pair_in_stages(&table, round, edition);
            assert_eq!(staged, exact, "seed {seed} {edition:?} {hard:?}");
            let quick = dutch::pair(&table, round, edition);
            assert_eq!(quick, exact, "seed {seed} {edition:?} {hard:?}");
            match exact {
                Ok(pairing) => {
                    let found = oracle::breaches(&table, round, edition, &pairing);
                    assert_eq!(found, [], "seed {seed} {edition:?} {hard:?}");
                }
                Err(reason) => {
                    assert!(matches!(reason, Impossible::NoCompletePairing { .. }));
                    impossible += 1;
                }
            }
            rounds += 1;
        }
    }
    assert!(
        impossible > rounds / 20 && impossible < rounds / 2,
        "{impossible} of {rounds}"
    );
}
