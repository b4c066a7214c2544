//! Which categories a text may name.

use crate::event::Categories;

/// Those of whose installation this is.
static ITALY: Categories = Categories::Italy;

/// Which national categories the conditions of a text may name, beside FIDE titles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reading<'a> {
    /// Somebody types it: those that there are.
    Typed(&'a Categories),
    /// It was typed before: those that there are, and any word that is nothing else. There were other categories when it was typed,
    /// and entries may still have them.
    Stored(&'a Categories),
}

impl<'a> Reading<'a> {
    /// Those that there are.
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

/// What somebody types where the categories are those of Italy.
impl Default for Reading<'_> {
    fn default() -> Self {
        Self::Typed(&ITALY)
    }
}
