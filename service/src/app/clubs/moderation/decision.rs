//! A decision about clubs.

use serde::{Deserialize, Serialize};

/// A decision about clubs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ClubDecision {
    /// The club enters the directory.
    #[default]
    Approve,
    /// The club is refused, with a reason.
    Reject,
    /// The club leaves the directory for a while, with a reason. Its secretaries can do nothing meanwhile.
    Suspend,
    /// The club returns to the directory.
    Restore,
}

impl ClubDecision {
    /// Reads the word of the button.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        match text {
            "approve" => Some(Self::Approve),
            "reject" => Some(Self::Reject),
            "suspend" => Some(Self::Suspend),
            "restore" => Some(Self::Restore),
            _ => None,
        }
    }

    /// Whether the decision needs a reason.
    pub(super) const fn has_reason(self) -> bool {
        matches!(self, Self::Reject | Self::Suspend)
    }
}
