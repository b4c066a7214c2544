//! Deeds about drafts changed by hand and rounds taken back.

use serde::{Deserialize, Serialize};

/// A change of a draft. Players are given by the numbers of their entries. See
/// [`HandChange`](crate::pairing::HandChange).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DraftChange {
    /// These two players exchange their seats.
    Swap(i32, i32),
    /// The players at the board of this player exchange colours.
    Colours(i32),
    /// This player loses their seat.
    Unseat(i32),
    /// A new board for two players without a seat: White, Black.
    Seat(i32, i32),
    /// The bye for a player without a seat.
    Bye(i32),
    /// The rules pair all players without a seat.
    #[default]
    Rest,
}

/// A board of a draft before and after a change: the entries of White and Black.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BoardChange {
    /// Number of the board, from 1.
    pub board: i32,
    /// Who sat there before; `None` if the board is new.
    #[serde(default)]
    pub old: Option<(i32, i32)>,
    /// Who sits there now; `None` if the board is gone.
    #[serde(default)]
    pub new: Option<(i32, i32)>,
}

/// All seats that a change moved.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SeatsChanged {
    /// The boards that changed.
    pub boards: Vec<BoardChange>,
    /// Entry that had the bye before.
    pub old_bye: Option<i32>,
    /// Entry that has the bye now.
    pub new_bye: Option<i32>,
}

/// A draft changed by hand.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct DraftChanged {
    /// Number of the round.
    pub round: i32,
    /// The change.
    pub change: DraftChange,
    /// Whether the arbiter confirmed it although it breaks an absolute rule.
    pub confirmed: bool,
    /// The seats that it moved.
    pub seats: SeatsChanged,
    /// The players in `seats`: number of the entry and name.
    pub people: Vec<(i32, String)>,
}

/// The last change of a draft taken back.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct DraftRestored {
    /// Number of the round.
    pub round: i32,
    /// The seats that moved back.
    pub seats: SeatsChanged,
    /// The players in `seats`: number of the entry and name.
    pub people: Vec<(i32, String)>,
}

/// The manual phase of a draft ended.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ByHandEnded {
    /// Number of the round.
    pub round: i32,
    /// Why the pairing differs from the one by the rules; empty if it does not.
    pub reason: String,
}

/// A published round taken back.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct RoundTakenBack {
    /// Number of the round, from 1.
    pub round: i32,
    /// The reason, in the arbiter's words.
    pub reason: String,
}
