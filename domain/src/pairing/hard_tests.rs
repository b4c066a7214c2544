//! Fields that are hard to pair, every bracket by the staged tier, compared with the reference.

use super::{
    Impossible,
    dutch::{self, Edition},
    generate::{Dice, Hard},
    soak::round_faults,
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
            let found = round_faults(&table, round, edition);
            assert_eq!(found, [], "seed {seed} {edition:?} {hard:?}");
            if let Err(reason) = dutch::pair(&table, round, edition) {
                assert!(matches!(reason, Impossible::NoCompletePairing { .. }));
                impossible += 1;
            }
            rounds += 1;
        }
    }
    assert!(
        impossible > rounds / 20 && impossible < rounds / 2,
        "{impossible} of {rounds}"
    );
}
