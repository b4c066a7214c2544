//! A small generator of pseudo-random numbers (SplitMix64), so that a seed gives the same event everywhere.

/// The state.
#[derive(Clone, Debug)]
pub struct Dice(u64);

impl Dice {
    /// Dice that roll the same numbers for the same seed.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// New dice, seeded by a roll of these. Their rolls do not depend on what these roll later.
    #[must_use]
    pub fn fork(&mut self) -> Self {
        Self(self.next())
    }

    /// A number below `bound`, or 0 when `bound` is 0. The bias is below one in 2⁴⁸ for a bound of 16 bits.
    pub fn below(&mut self, bound: u16) -> u16 {
        let number = self.next().checked_rem(u64::from(bound)).unwrap_or(0);
        u16::try_from(number).unwrap_or(0)
    }

    /// A number from `low` to `high`, both included; `low` where `high` is smaller.
    pub fn between(&mut self, low: u16, high: u16) -> u16 {
        low.saturating_add(self.below(high.saturating_sub(low).saturating_add(1)))
    }

    /// One element of `of`, each equally likely; `None` when `of` is empty.
    pub fn pick<'a, T>(&mut self, of: &'a [T]) -> Option<&'a T> {
        let bound = u16::try_from(of.len()).unwrap_or(u16::MAX);
        of.get(usize::from(self.below(bound)))
    }

    /// Shuffles a list; every order is equally likely.
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for last in (1..list.len()).rev() {
            let bound = u16::try_from(last + 1).unwrap_or(u16::MAX);
            list.swap(last, usize::from(self.below(bound)));
        }
    }

    /// Whether something happens that has this chance in thousandths.
    pub fn per_mille(&mut self, chance: u16) -> bool {
        self.below(1000) < chance
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The numbers that SplitMix64 is published with.
    #[test]
    fn rolls_are_those_of_splitmix64() {
        let mut dice = Dice::new(1_234_567);
        let rolls = [(); 5].map(|()| dice.next());
        let expected = [
            6_457_827_717_110_365_317,
            3_203_168_211_198_807_973,
            9_817_491_932_198_370_423,
            4_593_380_528_125_082_431,
            16_408_922_859_458_223_821,
        ];
        assert_eq!(rolls, expected);
    }

    #[test]
    fn numbers_stay_within_their_bounds() {
        let mut dice = Dice::new(1);
        let mut seen = [0; 4];
        for _ in 0..200 {
            seen[usize::from(dice.between(3, 6) - 3)] += 1;
            assert_eq!(
                (dice.below(0), dice.between(7, 7), dice.between(7, 2)),
                (0, 7, 7)
            );
            assert!(dice.per_mille(1000) && !dice.per_mille(0));
        }
        assert!(seen.iter().all(|count| *count > 20), "{seen:?}");
    }
}
