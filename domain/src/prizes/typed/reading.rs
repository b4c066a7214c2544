//! The categories that a text may name.

use crate::event::Categories;

/// Italy's categories, the default.
static ITALY: Categories = Categories::Italy;

/// The national categories that the conditions of a text may name, beside FIDE titles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reading<'a> {
    /// A text that is typed now: it may name only the categories in use.
    Typed(&'a Categories),
    /// A text that was stored: it may name the categories in use, and any word without another meaning. Other categories may have been
    /// in use when it was typed, and entries may still have them.
    Stored(&'a Categories),
}

impl<'a> Reading<'a> {
    /// The categories in use.
    pub(super) const fn categories(self) -> &'a Categories {
        match self {
            Self::Typed(categories) | Self::Stored(categories) => categories,
        }
    }

    /// Whether any word may be a category.
    pub(super) const fn is_stored(self) -> bool {
        matches!(self, Self::Stored(_))
    }
}

/// A text typed now, with Italy's categories.
impl Default for Reading<'_> {
    fn default() -> Self {
        Self::Typed(&ITALY)
    }
}
