//! Deeds about results.

use serde::{Deserialize, Serialize};

use crate::{
    app::tournament::reason::ResultReason,
    event::{BoardResult, Colour, MatchGame, MatchGameKind},
};

use super::{IncidentRecorded, codes};

/// What stands on a board.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Stood {
    /// The result; `None` while there is none.
    #[serde(with = "codes::any_word")]
    pub result: Option<BoardResult>,
    /// What it rests on, where it was decided.
    pub reason: Option<ResultReason>,
}

/// A result entered for a board.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ResultEntered {
    /// Number of the pairing.
    pub pairing: i32,
    /// Row version upon which it was entered.
    pub version: i32,
    /// What stood.
    pub before: Stood,
    /// What was entered.
    pub after: Stood,
    /// Why a result of an earlier round was changed.
    pub confirmed: Option<String>,
    /// The newest open conflict that the arbiter saw.
    pub seen: Option<i32>,
}

/// A result that an incident led to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ResultRuled {
    #[serde(flatten)]
    pub result: ResultEntered,
    pub incident: IncidentRecorded,
}

/// An entry taken back.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ResultTakenBack {
    /// Number of the pairing.
    pub pairing: i32,
    /// The row of the trail that the entry left.
    pub of: i32,
    /// The number of that trail, where the row is of another machine.
    pub trail: Option<i32>,
    /// What stood; where a value had not been written, that value.
    pub before: Stood,
    /// What stands now.
    pub after: Stood,
    /// Why, where it was something that touched the integrity of the tournament.
    pub reason: Option<String>,
}

/// Who goes on from a drawn game of a knock-out, named by an arbiter.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct GoesOnNamed {
    /// Number of the pairing.
    pub pairing: i32,
    /// Row version that the arbiter saw.
    pub version: i32,
    /// The colour of whoever went on before.
    #[serde(with = "codes::any_word")]
    pub before: Option<Colour>,
    /// The colour of whoever goes on now.
    #[serde(with = "codes::any_word")]
    pub after: Option<Colour>,
}

/// A further game of two whose game in a knock-out gave both the same.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GivenGame {
    /// What sort of game it is.
    #[serde(with = "codes::word")]
    pub kind: MatchGameKind,
    /// How many games its set has.
    pub games: u8,
    /// Who has White in it, by their colour in the game of the board.
    #[serde(with = "codes::word")]
    pub white: Colour,
    /// As it is announced; may be empty.
    #[serde(default)]
    pub time_control: String,
    /// White's side of this game first.
    #[serde(with = "codes::word")]
    pub result: BoardResult,
}

impl GivenGame {
    /// The game as the rules count it.
    #[must_use]
    pub const fn game(&self) -> MatchGame {
        MatchGame {
            kind: self.kind,
            games: self.games,
            white: self.white,
            result: self.result,
        }
    }
}

/// A further game that was entered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MatchGameEntered {
    /// Number of the pairing.
    pub pairing: i32,
    /// Row version that the arbiter saw.
    pub version: i32,
    /// The game.
    pub given: GivenGame,
    /// The colour on the board of whoever went on before.
    #[serde(default, with = "codes::any_word")]
    pub before: Option<Colour>,
    /// The colour on the board of whoever goes on now.
    #[serde(default, with = "codes::any_word")]
    pub after: Option<Colour>,
}

/// The last further game of a board, taken back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MatchGameTakenBack {
    /// Number of the pairing.
    pub pairing: i32,
    /// Row version that the arbiter saw.
    pub version: i32,
    /// The game.
    pub of: GivenGame,
    /// The colour on the board of whoever went on before.
    #[serde(default, with = "codes::any_word")]
    pub before: Option<Colour>,
    /// The colour on the board of whoever goes on now.
    #[serde(default, with = "codes::any_word")]
    pub after: Option<Colour>,
}
