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
    /// Ply of the move, from 1.
    pub ply: u32,
    /// The move in canonical SAN.
    pub san: String,
    /// Version of the game before the move.
    pub version: i32,
    /// The move as typed.
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
    /// Ply of the move, from 1.
    pub ply: u32,
    /// The move in canonical SAN.
    pub san: String,
    /// Version of the game before it was taken back.
    pub version: i32,
}

/// The moves of an annulled game taken back, so that a new game begins.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct GameAnnulled {
    /// Number of the pairing.
    pub pairing: i32,
    /// Number of the incident that annulled it.
    pub incident: i32,
    /// Version of the game before.
    pub version: i32,
    /// The moves of the annulled game, in SAN.
    pub moves: Vec<String>,
}

/// Two scoresheets kept, and the moves taken from one of them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SheetKept {
    /// The texts of both scoresheets.
    pub given: KeepSheets,
    /// Plies recorded before.
    pub before: u32,
    /// Plies recorded now.
    pub plies: u32,
}

/// The game of one board imported.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct GameImported {
    /// Number of the pairing.
    pub pairing: i32,
    /// Length of the game, in plies.
    pub plies: usize,
    /// Whether the arbiter agreed to lose parts of the text.
    pub accept: bool,
    /// The text that was imported.
    pub text: String,
}

/// Games of several boards imported.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct GamesImported {
    /// How many games were imported.
    pub games: usize,
    /// Total length of the games, in plies.
    pub plies: usize,
    /// Whether the arbiter agreed to lose parts of the text.
    pub accept: bool,
    /// The text that was imported.
    pub text: String,
}

/// Input from which an incident was recorded.
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

    /// Kind of the incident; `None` if its code is not known.
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
    /// Number of the incident.
    pub incident: i32,
    /// The input.
    pub given: Given,
}
