//! Deeds about the hall: its screens, what is said there, the clock of the round.

use serde::{Deserialize, Serialize};

use crate::app::tournament::screens::hall_input::{
    AnnouncementInput, RoundClockInput, ScreenInput,
};

/// A screen added.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ScreenAdded {
    /// Its number.
    pub screen: i32,
    /// What it shows, and how.
    pub given: ScreenInput,
}

/// A screen changed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ScreenChanged {
    /// Its number.
    pub screen: i32,
    /// Row version that the arbiter saw.
    pub version: i32,
    /// The screen before.
    pub before: ScreenInput,
    /// The screen now.
    pub after: ScreenInput,
}

/// A screen taken away.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ScreenRemoved {
    /// Its number.
    pub screen: i32,
    /// What it was.
    pub before: ScreenInput,
}

/// Something said to the hall, or taken back.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Announced {
    /// Row version that the arbiter saw; 0 while nothing was ever said.
    pub version: i32,
    /// What was said before.
    pub before: AnnouncementInput,
    /// What is said now.
    pub after: AnnouncementInput,
}

/// The clock of a round set, or taken away.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct RoundClockSet {
    /// Row version that the arbiter saw; 0 while no clock was ever set.
    pub version: i32,
    /// The clock before.
    pub before: RoundClockInput,
    /// The clock now.
    pub after: RoundClockInput,
}
