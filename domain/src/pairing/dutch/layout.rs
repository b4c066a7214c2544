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
/// A field is wide enough for the largest total that a whole matching can reach in it. So no total carries into the next field,
/// and packed sums compare like the vectors.
#[derive(Default)]
pub(super) struct Layout {
    widths: Vec<u32>,
}

/// A field of a [`Layout`] that is still being collected.
#[derive(Clone, Copy, Debug)]
pub(super) struct Draft(usize);

impl Layout {
    /// Adds a least significant field, whose total never exceeds `largest_total`.
    pub(super) fn field(&mut self, largest_total: u64) -> Draft {
        self.widths.push(64 - largest_total.leading_zeros());
        Draft(self.widths.len() - 1)
    }

    /// Number of bits of all fields together.
    pub(super) fn bits(&self) -> u32 {
        self.widths.iter().sum()
    }

    /// The place of `field`.
    pub(super) fn place(&self, field: Draft) -> Place {
        Place(self.widths.iter().skip(field.0 + 1).sum())
    }
}

/// A part of a layout that is settled at once: whole fields, the most significant first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Slice {
    /// Bit at which it begins.
    pub offset: u32,
    /// Number of bits.
    pub bits: u32,
}

impl Layout {
    /// All fields, in slices of at most `most` bits unless a single field has more.
    pub(super) fn slices(&self, most: u32) -> Vec<Slice> {
        let mut slices: Vec<Slice> = Vec::new();
        let mut offset = self.bits();
        for width in &self.widths {
            offset -= width;
            match slices.last_mut() {
                Some(slice) if slice.bits + width <= most => {
                    slice.offset = offset;
                    slice.bits += width;
                }
                _ => slices.push(Slice {
                    offset,
                    bits: *width,
                }),
            }
        }
        slices
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
        let slices = |most| layout.slices(most).into_iter().map(|s| (s.offset, s.bits));
        assert_eq!(slices(12).collect::<Vec<_>>(), [(8, 5), (0, 8)]);
        assert_eq!(slices(4).collect::<Vec<_>>(), [(9, 4), (8, 1), (0, 8)]);
        assert_eq!(slices(13).collect::<Vec<_>>(), [(0, 13)]);
    }
}
