//! Deeds about the playing hall: its screens, announcements, and the clock of the round.

use serde::{Deserialize, Serialize};

use crate::app::tournament::screens::hall_input::{
    AnnouncementInput, RoundClockInput, ScreenInput,
};

/// A screen added.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ScreenAdded {
    /// Number of the screen.
    pub screen: i32,
    /// Content and layout of the screen.
    pub given: ScreenInput,
}

/// A screen changed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ScreenChanged {
    /// Number of the screen.
    pub screen: i32,
    /// Row version that the arbiter saw.
    pub version: i32,
    /// The screen before.
    pub before: ScreenInput,
    /// The screen now.
    pub after: ScreenInput,
}

/// A screen removed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ScreenRemoved {
    /// Number of the screen.
    pub screen: i32,
    /// The screen when it was removed.
    pub before: ScreenInput,
}

/// An announcement to the hall, or its removal.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Announced {
    /// Row version that the arbiter saw; 0 if there had been no announcement yet.
    pub version: i32,
    /// The announcement before.
    pub before: AnnouncementInput,
    /// The announcement now.
    pub after: AnnouncementInput,
}

/// The clock of a round set or removed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct RoundClockSet {
    /// Row version that the arbiter saw; 0 if no clock had been set yet.
    pub version: i32,
    /// The clock before.
    pub before: RoundClockInput,
    /// The clock now.
    pub after: RoundClockInput,
}
