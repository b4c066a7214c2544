//! Deeds about pairing numbers, and about actions that touched the integrity of a tournament and were undone.

use serde::{Deserialize, Serialize};

/// Two equally ranked players who exchanged their pairing numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct NumbersExchanged {
    /// Numbers of the two entries.
    pub entries: [i32; 2],
    /// Their pairing numbers before; now each has the other's.
    pub numbers: [i32; 2],
    /// Names of the two players.
    pub names: [String; 2],
    /// The reason, in the arbiter's words.
    pub reason: String,
}

/// The pairing number of one entry that changed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct NumberMoved {
    /// Number of the entry.
    pub entry: i32,
    /// Its pairing number before; 0 if it had none.
    pub old: i32,
    /// Its pairing number now.
    pub new: i32,
}

/// All pairing numbers set anew, by the initial ranking or as the arbiter wrote them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Renumbered {
    /// The entries whose number changed.
    pub moved: Vec<NumberMoved>,
    /// The reason, in the arbiter's words.
    pub reason: String,
    /// Whether the arbiter wrote the numbers, as the settings of the event allow.
    #[serde(skip_serializing_if = "is_no")]
    pub by_hand: bool,
}

/// Whether to leave the field out: older deeds do not have it.
#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde asks for a reference"
)]
const fn is_no(said: &bool) -> bool {
    !*said
}

/// Something that touched the integrity of the tournament was undone. Undone results of boards have a deed of their own
/// ([`ResultTakenBack`](super::ResultTakenBack)).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct IntegrityUndone {
    /// Number of the trail's row of what was undone.
    pub of: i32,
    /// Number of the trail that holds the row, if the row is of another machine.
    pub trail: Option<i32>,
    /// Code of the event, such as `Exchanged`.
    pub event: String,
    /// The round in which it was done; 0 before the first.
    pub round: i32,
    /// Facts of the event, as they were told.
    pub facts: String,
    /// Why it was undone, in the arbiter's words.
    pub reason: String,
}
