//! Deeds about results.

use serde::{Deserialize, Serialize};

use crate::{
    app::tournament::reason::ResultReason,
    event::{BoardResult, Colour, MatchGame, MatchGameKind},
};

use super::{IncidentRecorded, codes};

/// The result of a board at some moment.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Stood {
    /// The result; `None` while there is none.
    #[serde(with = "codes::any_word")]
    pub result: Option<BoardResult>,
    /// The grounds of the result, if it was decided.
    pub reason: Option<ResultReason>,
}

/// A result entered for a board.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ResultEntered {
    /// Number of the pairing.
    pub pairing: i32,
    /// Row version that the sender saw.
    pub version: i32,
    /// The result before.
    pub before: Stood,
    /// The result that was entered.
    pub after: Stood,
    /// Why a result of an earlier round was changed; `None` for other results.
    pub confirmed: Option<String>,
    /// Number of the newest open conflict that the arbiter saw.
    pub seen: Option<i32>,
}

/// A result that follows from an incident.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ResultRuled {
    #[serde(flatten)]
    pub result: ResultEntered,
    pub incident: IncidentRecorded,
}

/// An entered result taken back.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ResultTakenBack {
    /// Number of the pairing.
    pub pairing: i32,
    /// Number of the trail's row that the entry left.
    pub of: i32,
    /// Number of the trail that holds the row, if the row is of another machine.
    pub trail: Option<i32>,
    /// The result before; for a value that had not been written, that value.
    pub before: Stood,
    /// The result now.
    pub after: Stood,
    /// The reason, if the entry touched the integrity of the tournament.
    pub reason: Option<String>,
}

/// The player who goes on from a drawn game of a knock-out, named by an arbiter.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct GoesOnNamed {
    /// Number of the pairing.
    pub pairing: i32,
    /// Row version that the arbiter saw.
    pub version: i32,
    /// Colour of the player who went on before.
    #[serde(with = "codes::any_word")]
    pub before: Option<Colour>,
    /// Colour of the player who goes on now.
    #[serde(with = "codes::any_word")]
    pub after: Option<Colour>,
}

/// A further game of two players who are level after their game in a knock-out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GivenGame {
    /// Sort of the further game.
    #[serde(with = "codes::word")]
    pub kind: MatchGameKind,
    /// How many games the set has.
    pub games: u8,
    /// Who has White in it, given by their colour in the game of the board.
    #[serde(with = "codes::word")]
    pub white: Colour,
    /// Time control as announced; may be empty.
    #[serde(default)]
    pub time_control: String,
    /// The result, with the score of White of this game first.
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
    /// Colour on the board of the player who went on before.
    #[serde(default, with = "codes::any_word")]
    pub before: Option<Colour>,
    /// Colour on the board of the player who goes on now.
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
    /// The game that was taken back.
    pub of: GivenGame,
    /// Colour on the board of the player who went on before.
    #[serde(default, with = "codes::any_word")]
    pub before: Option<Colour>,
    /// Colour on the board of the player who goes on now.
    #[serde(default, with = "codes::any_word")]
    pub after: Option<Colour>,
}
