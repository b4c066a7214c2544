//! A small generator of pseudo-random numbers (SplitMix64), so that a seed gives the same event everywhere.

/// The state.
pub(super) struct Dice(u64);

impl Dice {
    pub(super) const fn new(seed: u64) -> Self {
        Self(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number below `bound`, or 0 when `bound` is 0. The bias is below one in 2⁴⁸ for a bound of 16 bits.
    pub(super) fn below(&mut self, bound: u16) -> u16 {
        let number = self.next().checked_rem(u64::from(bound)).unwrap_or(0);
        u16::try_from(number).unwrap_or(0)
    }

    /// Whether an event of so many in a thousand happens.
    pub(super) fn per_mille(&mut self, chance: u16) -> bool {
        self.below(1000) < chance
    }
}
