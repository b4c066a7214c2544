//! Seeds by lot in pots.

use crate::pairing::generate::Dice;

/// Seed of each participant, drawn in pots. The first two of the initial ranking are the first two seeds, the next two draw the
/// seeds 3 and 4, the next four the seeds 5 to 8, and so on. So the two best meet only in the final, and the four best in a
/// semifinal at the earliest; who meets whom on the way is drawn. `participants` are counted in the order of the initial
/// ranking. The same `seed` of the dice gives the same draw.
#[must_use]
pub fn pots(participants: u16, seed: u64) -> Vec<u16> {
    let mut dice = Dice::new(seed);
    let mut numbers: Vec<u16> = (1..=participants).collect();
    let mut rest = numbers.as_mut_slice();
    let mut size = 1;
    loop {
        let (pot, behind) = rest.split_at_mut(size.min(rest.len()));
        dice.shuffle(pot);
        if behind.is_empty() {
            return numbers;
        }
        // 1, 1, 2, 4, 8, …
        let taken = usize::from(participants) - behind.len();
        size = taken;
        rest = behind;
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// Every pot keeps its own seeds, and every draw of a pot comes up.
    #[test]
    fn each_pot_draws_its_own_seeds() {
        for participants in [0, 1, 2, 3, 4, 6, 8, 13, 16, 33] {
            for seed in 0..40 {
                let drawn = pots(participants, seed);
                let mut sorted = drawn.clone();
                sorted.sort_unstable();
                assert_eq!(sorted, (1..=participants).collect::<Vec<_>>());
                for (rank, number) in (1_u16..).zip(&drawn) {
                    let pot = |one: u16| one.next_power_of_two();
                    assert_eq!(pot(rank), pot(*number), "{participants} {seed}");
                }
                assert_eq!(drawn, pots(participants, seed));
            }
        }
        let thirds: BTreeSet<Vec<u16>> = (0..200).map(|seed| pots(8, seed).split_off(4)).collect();
        assert_eq!(thirds.len(), 24);
    }
}
