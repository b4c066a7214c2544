//! Deeds about entries, byes and forbidden pairs. Of a birth date they hold only the year.

use serde::{Deserialize, Serialize};

use crate::{
    app::tournament::{entry_values::EntryInput, unseen_answer::Answer},
    event::{Bye, NameShown, Publication},
};

use super::{
    codes,
    fee::{FeePaid, FeeReturned},
};

/// Somebody entered at the desk.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct EntryAdded {
    /// Number of the entry.
    pub entry: i32,
    /// The values as typed.
    pub given: EntryInput,
}

/// Players of the registry entered.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct RegisteredAdded {
    /// Numbers of the players.
    pub players: Vec<i32>,
    /// Numbers of their entries.
    pub entries: Vec<i32>,
    /// Their names.
    pub names: Vec<String>,
    /// Whether the sender said that namesakes are other people.
    pub others: bool,
    /// Whether a secretary confirmed that the club has the consent of the children's parents.
    pub consent: bool,
}

/// An entry removed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct EntryRemoved {
    /// Its number.
    pub entry: i32,
    /// Its values when it was removed.
    pub before: EntryInput,
}

/// A correction of an entry.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct EntryCorrected {
    /// Its number.
    pub entry: i32,
    /// Row version that the arbiter saw.
    pub version: i32,
    /// The values before.
    pub before: EntryInput,
    /// The values now.
    pub after: EntryInput,
}

/// Somebody marked as present, or not.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct CheckedIn {
    /// Number of the entry.
    pub entry: i32,
    /// Whether they were marked as present before.
    pub before: bool,
    /// Whether they are marked as present now.
    pub present: bool,
    /// The payment that was taken together with it.
    pub paid: Option<FeePaid>,
    /// The payment that was cancelled together with it.
    pub returned: Option<FeeReturned>,
}

/// The check-in of round 1 closed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct CheckInClosed {
    /// Entries that were not present and miss round 1.
    pub absent: Vec<i32>,
    /// The other entries that were not present, with what was decided about them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub others: Vec<Answered>,
}

/// What was decided about a participant who was not seen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Answered {
    /// Number of the entry.
    pub entry: i32,
    /// Name of the participant.
    pub name: String,
    /// The decision.
    pub answer: Answer,
}

/// The arbiter decided about participants who were not seen.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct UnseenAnswered {
    /// The round that is to be paired, from 1.
    pub round: i32,
    /// The participants asked about, with the decisions.
    pub answers: Vec<Answered>,
}

/// Somebody withdrew or came back.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Withdrawn {
    /// Number of the entry.
    pub entry: i32,
    /// Last round before the withdrawal; 0 before round 1.
    pub round: i32,
}

/// A bye set or taken away.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ByeSet {
    /// Number of the entry.
    pub entry: i32,
    /// Number of the round, from 1.
    pub round: i32,
    /// The bye before.
    #[serde(with = "codes::any_word")]
    pub before: Option<Bye>,
    /// The bye now.
    #[serde(with = "codes::any_word")]
    pub bye: Option<Bye>,
    /// The reason; empty if the program asked for none.
    pub reason: String,
}

/// Somebody barred from half-point byes in this event, or allowed them again.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct HalfPointByesBarred {
    /// Number of the entry.
    pub entry: i32,
    /// Whether they were barred before.
    pub before: bool,
    /// Whether they are barred now.
    pub barred: bool,
}

/// A choice of how a participant is shown.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct EntryShown {
    /// Number of the entry.
    pub entry: i32,
    /// How much of the name was shown before.
    #[serde(with = "codes::word")]
    pub name_before: NameShown,
    /// Where the name was published before.
    #[serde(with = "codes::word")]
    pub publication_before: Publication,
    /// How much of the name is shown now.
    #[serde(with = "codes::word")]
    pub name_shown: NameShown,
    /// Where the name is published now.
    #[serde(with = "codes::word")]
    pub publication: Publication,
}

/// Two players who may not be paired, or may be again.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PairProhibited {
    /// Number of the prohibition.
    pub pair: i32,
    /// Numbers of their entries.
    pub entries: [i32; 2],
    /// Their surnames.
    pub names: [String; 2],
    /// The reason; empty if the program asked for none.
    pub reason: String,
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    #[test]
    fn an_entry_is_kept_under_the_names_of_the_form() {
        let stored = json!({
            "last_name": "Rossi",
            "first_name": "Ada",
            "sex": "w",
            "birth": "1987",
            "federation": "ITA",
            "fide_id": "800000",
            "national_id": "12",
            "title": "WFM",
            "rating": "1900",
            "club": "Torre Bianca",
            "is_another": true,
        });
        let input: EntryInput = serde_json::from_value(stored.clone()).unwrap();
        assert_eq!(
            (input.person.birth.as_str(), input.rating.as_str()),
            ("1987", "1900")
        );
        assert_eq!(serde_json::to_value(&input).unwrap(), stored);
        // What is empty is left out of the trail.
        let nothing: EntryInput =
            serde_json::from_value(Value::Object(Default::default())).unwrap();
        assert_eq!(nothing, EntryInput::default());
    }
}
