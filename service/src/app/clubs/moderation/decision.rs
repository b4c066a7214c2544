//! What is decided about clubs.

use serde::{Deserialize, Serialize};

/// What is decided about clubs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ClubDecision {
    /// Into the directory.
    #[default]
    Approve,
    /// Not taken, with a reason.
    Reject,
    /// Out of the directory for a while, with a reason; its secretaries can do nothing.
    Suspend,
    /// Back into the directory.
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

    /// Whether it is said why.
    pub(super) const fn has_reason(self) -> bool {
        matches!(self, Self::Reject | Self::Suspend)
    }
}
