//! Whether somebody's membership of the federation was checked.

use super::word::words;

/// Membership of the federation, which a player of a rated event needs when it begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Membership {
    /// Nobody has checked it yet.
    #[default]
    ToCheck,
    /// It is in order.
    Checked,
    /// It is missing or expired.
    Missing,
}

impl Membership {
    /// Every value.
    pub const ALL: [Self; 3] = [Self::ToCheck, Self::Checked, Self::Missing];

    /// Stable text code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::ToCheck => "to-check",
            Self::Checked => "checked",
            Self::Missing => "missing",
        }
    }
}

words!(Membership);
