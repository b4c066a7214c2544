//! How a lexicographic cost vector is packed into one wide integer.

/// A place in the packed integer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Place(u32);

impl Place {
    /// The bit at which the field begins.
    pub(super) const fn offset(self) -> u32 {
        self.0
    }
}

/// Collects fields from the most to the least significant.
///
/// A field is wide enough for the largest total that a whole matching can reach in it. So no total carries
/// into the next field, and packed sums compare as the vectors do.
#[derive(Default)]
pub(super) struct Layout {
    widths: Vec<u32>,
}

/// A field of a [`Layout`] that is still being collected.
#[derive(Clone, Copy, Debug)]
pub(super) struct Draft(usize);

impl Layout {
    /// A new least significant field whose total never exceeds `largest_total`.
    pub(super) fn field(&mut self, largest_total: u64) -> Draft {
        self.widths.push(64 - largest_total.leading_zeros());
        Draft(self.widths.len() - 1)
    }

    /// The bits of all fields together.
    pub(super) fn bits(&self) -> u32 {
        self.widths.iter().sum()
    }

    /// The place of `field`.
    pub(super) fn place(&self, field: Draft) -> Place {
        Place(self.widths.iter().skip(field.0 + 1).sum())
    }

    /// The 64-bit words that a matching over these costs needs: the weight of an edge is below the sum of
    /// two cost vectors (one bit more), a slack below four times that, doubling included.
    pub(super) fn words(&self) -> u32 {
        (self.bits() + 5).div_ceil(64)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_stand_in_order_of_weight() {
        let mut layout = Layout::default();
        let top = layout.field(9);
        let middle = layout.field(1);
        let none = layout.field(0);
        let low = layout.field(255);
        assert_eq!(layout.bits(), 4 + 1 + 8);
        assert_eq!(layout.place(top).offset(), 9);
        assert_eq!(layout.place(middle).offset(), 8);
        assert_eq!(layout.place(none).offset(), 8);
        assert_eq!(layout.place(low).offset(), 0);
        assert_eq!(layout.words(), 1);
    }
}
