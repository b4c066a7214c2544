//! Deeds about the players of the registry. Of a birth they hold the year.

use serde::{Deserialize, Serialize};

use crate::app::players::PlayerInput;

/// A player added.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PlayerAdded {
    /// Their number.
    pub player: i32,
    /// Number of their club.
    pub club: Option<i32>,
    /// Whether it was done for the club, by its secretary.
    pub for_club: bool,
    /// What was typed.
    pub given: PlayerInput,
}

/// What became of a player's club in a change.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum NewClub {
    /// Not asked.
    #[default]
    Same,
    /// None.
    Out,
    /// This one.
    To(i32),
}

/// A player changed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PlayerChanged {
    /// Their number.
    pub player: i32,
    /// Row version that the sender saw.
    pub version: i32,
    /// What became of the club.
    pub club: NewClub,
    /// What was known before.
    pub before: PlayerInput,
    /// The club before.
    pub club_before: Option<i32>,
    /// What is known now.
    pub after: PlayerInput,
}

/// A club's list imported.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PlayersImported {
    /// Number of the club.
    pub club: i32,
    /// Its new players.
    pub players: Vec<PlayerInput>,
}
