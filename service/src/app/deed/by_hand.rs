//! Deeds about drafts changed by hand and rounds taken back.

use serde::{Deserialize, Serialize};

/// A change of a draft; everybody by the number of their entry. See
/// [`HandChange`](crate::pairing::HandChange).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DraftChange {
    /// Two change seats.
    Swap(i32, i32),
    /// The two at the board of this one change colours.
    Colours(i32),
    /// The seat of this one is given up.
    Unseat(i32),
    /// A board of two without a seat: White, Black.
    Seat(i32, i32),
    /// The bye for somebody without a seat.
    Bye(i32),
    /// The rules pair those without a seat.
    #[default]
    Rest,
}

/// A board of a draft before and after a change: White and Black by their entries.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BoardChange {
    /// Its number.
    pub board: i32,
    /// Who sat there.
    #[serde(default)]
    pub old: Option<(i32, i32)>,
    /// Who sits there now.
    #[serde(default)]
    pub new: Option<(i32, i32)>,
}

/// All seats that a change moved.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SeatsChanged {
    pub boards: Vec<BoardChange>,
    /// Who had the bye.
    pub old_bye: Option<i32>,
    /// Who has it now.
    pub new_bye: Option<i32>,
}

/// A draft changed by hand.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct DraftChanged {
    /// Number of the round.
    pub round: i32,
    /// What was done.
    pub change: DraftChange,
    /// Whether it was done after a yes, against an absolute rule.
    pub confirmed: bool,
    /// The seats that it moved.
    pub seats: SeatsChanged,
    /// Those who are in `seats`, by entry, with their names.
    pub people: Vec<(i32, String)>,
}

/// The last change of a draft taken back.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct DraftRestored {
    /// Number of the round.
    pub round: i32,
    /// The seats that it moved.
    pub seats: SeatsChanged,
    /// Those who are in `seats`, by entry, with their names.
    pub people: Vec<(i32, String)>,
}

/// The manual phase of a draft ended.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ByHandEnded {
    /// Number of the round.
    pub round: i32,
    /// Why it is not what the rules give; empty where it is.
    pub reason: String,
}

/// A published round taken back.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct RoundTakenBack {
    /// Its number.
    pub round: i32,
    /// Why, in the arbiter's words.
    pub reason: String,
}
