//! How a fee was paid.

use super::word::words;

/// How a fee was paid, or that it was waived.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum PaymentMethod {
    /// Coins and notes.
    #[default]
    Cash,
    /// A card.
    Card,
    /// A bank transfer.
    Transfer,
    /// The event waives it: no money comes in.
    Waived,
}

impl PaymentMethod {
    /// Every value.
    pub const ALL: [Self; 4] = [Self::Cash, Self::Card, Self::Transfer, Self::Waived];

    /// Stable text code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Cash => "cash",
            Self::Card => "card",
            Self::Transfer => "transfer",
            Self::Waived => "waived",
        }
    }

    /// Whether money comes in.
    #[must_use]
    pub const fn is_money(self) -> bool {
        !matches!(self, Self::Waived)
    }
}

words!(PaymentMethod);
