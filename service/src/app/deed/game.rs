//! Deeds about games and incidents.

use serde::{Deserialize, Serialize};

use crate::app::game::{
    confirmation::Confirmation,
    incident::{IncidentInput, Kind},
    sheets_input::KeepSheets,
};
use crate::event::Word as _;

/// A move recorded.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct MovePlayed {
    /// Number of the pairing.
    pub pairing: i32,
    /// Half-move, from 1.
    pub ply: u32,
    /// Canonical SAN.
    pub san: String,
    /// Version of the game before.
    pub version: i32,
    /// As typed.
    pub written: String,
    /// The mover's clock as typed.
    pub clock: String,
}

/// The last move taken back.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct MoveTakenBack {
    /// Number of the pairing.
    pub pairing: i32,
    /// Half-move, from 1.
    pub ply: u32,
    /// Canonical SAN.
    pub san: String,
    /// Version of the game before.
    pub version: i32,
}

/// The moves of an annulled game taken back: a new one begins.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct GameAnnulled {
    /// Number of the pairing.
    pub pairing: i32,
    /// The incident that annulled it.
    pub incident: i32,
    /// Version of the game before.
    pub version: i32,
    /// Its moves in SAN.
    pub moves: Vec<String>,
}

/// Two scoresheets kept, and the moves of one taken.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SheetKept {
    /// Both texts.
    pub given: KeepSheets,
    /// Half-moves recorded before.
    pub before: u32,
    /// Half-moves recorded now.
    pub plies: u32,
}

/// The game of a board imported.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct GameImported {
    /// Number of the pairing.
    pub pairing: i32,
    /// Half-moves.
    pub plies: usize,
    /// Whether the arbiter took losses of the text.
    pub accept: bool,
    pub text: String,
}

/// Games imported.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct GamesImported {
    /// How many games were taken in.
    pub games: usize,
    /// Half-moves of all together.
    pub plies: usize,
    /// Whether the arbiter took losses of the text.
    pub accept: bool,
    pub text: String,
}

/// What an incident was recorded from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Given {
    /// Noted by the arbiter.
    Noted(Box<IncidentInput>),
    /// Judged by the Laws, and confirmed.
    Judged(Box<Confirmation>),
}

impl Given {
    /// Number of the pairing.
    #[must_use]
    pub const fn pairing(&self) -> i32 {
        match self {
            Self::Noted(input) => input.pairing,
            Self::Judged(input) => input.pairing,
        }
    }

    /// Kind of the incident.
    #[must_use]
    pub fn kind(&self) -> Option<Kind> {
        match self {
            Self::Noted(input) => Kind::from_code(&input.kind),
            Self::Judged(input) => Some(input.question()?.kind()),
        }
    }
}

/// An incident recorded.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct IncidentRecorded {
    /// Its number.
    pub incident: i32,
    /// What was given.
    pub given: Given,
}
