//! Deeds about pairing numbers, and about what touched the integrity of a tournament and was undone.

use serde::{Deserialize, Serialize};

/// Two equals who changed their pairing numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct NumbersExchanged {
    /// The two, by their entries.
    pub entries: [i32; 2],
    /// Their numbers before; each has the other's now.
    pub numbers: [i32; 2],
    /// Their names.
    pub names: [String; 2],
    /// Why, in the arbiter's words.
    pub reason: String,
}

/// The pairing number of one entry that changed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct NumberMoved {
    pub entry: i32,
    /// Its number before; 0 where it had none.
    pub old: i32,
    /// Its number now.
    pub new: i32,
}

/// Everybody numbered anew: by the initial ranking, or as the arbiter wrote.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Renumbered {
    /// Whose number changed.
    pub moved: Vec<NumberMoved>,
    /// Why, in the arbiter's words.
    pub reason: String,
    /// Whether the arbiter wrote the numbers, as the settings of the event say.
    #[serde(skip_serializing_if = "is_no")]
    pub by_hand: bool,
}

/// Older deeds say nothing.
#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde asks for a reference"
)]
const fn is_no(said: &bool) -> bool {
    !*said
}

/// What touched the integrity of the tournament was undone. Results of boards that are undone so have a deed of their
/// own ([`ResultTakenBack`](super::ResultTakenBack)).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct IntegrityUndone {
    /// The row of the trail that it left.
    pub of: i32,
    /// The number of that trail, where the row is of another machine.
    pub trail: Option<i32>,
    /// Code of the event: `Exchanged`.
    pub event: String,
    /// The round that it was told with; 0 before the first.
    pub round: i32,
    /// Its facts, as they were told.
    pub facts: String,
    /// Why it was undone, in the arbiter's words.
    pub reason: String,
}
