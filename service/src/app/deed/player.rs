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
    /// No club any more.
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
    pub club_before: Option<i32>,
    /// What is known now.
    pub after: PlayerInput,
}

/// A player erased from the registry. It does not say who it was.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PlayerErased {
    /// Their number.
    pub player: i32,
    /// The club that they were of.
    pub club: Option<i32>,
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

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    #[test]
    fn a_player_is_kept_under_the_names_of_the_form() {
        let stored = json!({
            "last_name": "Rossi",
            "first_name": "Ada",
            "sex": "w",
            "birth": "1987",
            "federation": "ITA",
            "fide_id": "800000",
            "national_id": "MI/12",
            "title": "WFM",
            "fide": ["1900", "", ""],
            "national": ["", "1850", ""],
            "is_another": true,
        });
        let input: PlayerInput = serde_json::from_value(stored.clone()).unwrap();
        assert_eq!(input.person.national_id, "MI/12");
        assert_eq!(serde_json::to_value(&input).unwrap(), stored);
        // What is empty is left out of the trail.
        let nothing: PlayerInput =
            serde_json::from_value(Value::Object(Default::default())).unwrap();
        assert_eq!(nothing, PlayerInput::default());
    }
}
