//! Whether a club is in the directory.

use super::word::words;

/// Whether a club is in the directory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ClubStatus {
    /// Sent in and not decided on yet.
    Pending,
    /// In the directory.
    Approved,
    /// Refused.
    Rejected,
    /// Taken out of the directory for a while, with a reason.
    Suspended,
    /// Part of another club now.
    Merged,
}

impl ClubStatus {
    /// Every value.
    pub const ALL: [Self; 5] = [
        Self::Pending,
        Self::Approved,
        Self::Rejected,
        Self::Suspended,
        Self::Merged,
    ];

    /// Stable text code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Pending => "pending",
            Self::Approved => "approved",
            Self::Rejected => "rejected",
            Self::Suspended => "suspended",
            Self::Merged => "merged",
        }
    }
}

words!(ClubStatus);
