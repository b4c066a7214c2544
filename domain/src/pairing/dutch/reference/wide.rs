//! Fixed-width non-negative integers that hold a whole lexicographic cost vector in one number.
//!
//! [`super::matching`] chooses the width in words for the bracket at hand, with four spare bits above the largest edge weight.
//! The matching never leaves that range (see [`super::blossom`]), and every operation asserts it in debug builds.
#![expect(
    clippy::indexing_slicing,
    reason = "every index runs over 0..K of an array of length K"
)]

use std::cmp::Ordering;

/// `K` words of 64 bits, least significant first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Wide<const K: usize>([u64; K]);

impl<const K: usize> Wide<K> {
    pub(super) const ZERO: Self = Self([0; K]);

    pub(super) fn is_zero(&self) -> bool {
        self.0.iter().all(|word| *word == 0)
    }

    pub(super) fn plus(mut self, other: &Self) -> Self {
        let mut carry = false;
        for i in 0..K {
            (self.0[i], carry) = self.0[i].carrying_add(other.0[i], carry);
        }
        debug_assert!(!carry, "layout is too narrow");
        self
    }

    pub(super) fn minus(mut self, other: &Self) -> Self {
        let mut borrow = false;
        for i in 0..K {
            (self.0[i], borrow) = self.0[i].borrowing_sub(other.0[i], borrow);
        }
        debug_assert!(!borrow, "difference is negative");
        self
    }

    pub(super) fn doubled(self) -> Self {
        self.plus(&self)
    }

    /// Half of an even number.
    pub(super) fn halved(mut self) -> Self {
        debug_assert!(
            self.0[0].is_multiple_of(2),
            "odd slack between two outer vertices"
        );
        let mut high = 0;
        for i in (0..K).rev() {
            let word = self.0[i];
            self.0[i] = (word >> 1) | (high << 63);
            high = word & 1;
        }
        self
    }

    /// `self + amount * 2^offset`. The caller's layout guarantees that the sum fits.
    pub(super) fn plus_at(mut self, amount: u64, offset: u32) -> Self {
        let (word, bit) = (
            usize::try_from(offset / 64).unwrap_or(usize::MAX),
            offset % 64,
        );
        let high = if bit == 0 { 0 } else { amount >> (64 - bit) };
        let mut carry = false;
        for (i, part) in [(word, amount << bit), (word.saturating_add(1), high)] {
            if i < K {
                (self.0[i], carry) = self.0[i].carrying_add(part, carry);
            } else {
                debug_assert!(part == 0 && !carry, "layout is too narrow");
            }
        }
        let mut i = word.saturating_add(2);
        while carry && i < K {
            (self.0[i], carry) = self.0[i].overflowing_add(1);
            i += 1;
        }
        debug_assert!(!carry, "layout is too narrow");
        self
    }
}

impl<const K: usize> Ord for Wide<K> {
    fn cmp(&self, other: &Self) -> Ordering {
        for i in (0..K).rev() {
            match self.0[i].cmp(&other.0[i]) {
                Ordering::Equal => {}
                unequal => return unequal,
            }
        }
        Ordering::Equal
    }
}

impl<const K: usize> PartialOrd for Wide<K> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn carries_across_words() {
        let a = Wide::<3>([u64::MAX, u64::MAX, 1]);
        let one = Wide::<3>::ZERO.plus_at(1, 0);
        let sum = a.plus(&one);
        assert_eq!(sum, Wide([0, 0, 2]));
        assert_eq!(sum.minus(&one), a);
        assert_eq!(sum.halved(), Wide([0, 0, 1]));
        assert_eq!(sum.halved().doubled(), sum);
        assert_eq!(a.plus_at(1, 0), sum);
        assert_eq!(Wide::<3>::ZERO.plus_at(5, 63), Wide([1 << 63, 2, 0]));
        assert!(a < sum && Wide::<3>::ZERO.is_zero());
    }
}
