//! Deeds about the players of the registry. Of a birth date they hold only the year.

use serde::{Deserialize, Serialize};

use crate::app::players::PlayerInput;

/// A player added to the registry.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PlayerAdded {
    /// Number of the player.
    pub player: i32,
    /// Number of their club; `None` without one.
    pub club: Option<i32>,
    /// Whether the club's secretary added them.
    pub for_club: bool,
    /// The values as typed.
    pub given: PlayerInput,
}

/// Change of a player's club.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum NewClub {
    /// The form did not ask about the club.
    #[default]
    Same,
    /// The player left their club.
    Out,
    /// The player joined the club with this number.
    To(i32),
}

/// The data of a player changed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PlayerChanged {
    /// Number of the player.
    pub player: i32,
    /// Row version that the sender saw.
    pub version: i32,
    /// Change of their club.
    pub club: NewClub,
    /// The data before.
    pub before: PlayerInput,
    /// Number of the club before.
    pub club_before: Option<i32>,
    /// The data now.
    pub after: PlayerInput,
}

/// A player erased from the registry. The deed does not say who it was.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PlayerErased {
    /// Number of the player.
    pub player: i32,
    /// Number of the club that they belonged to.
    pub club: Option<i32>,
}

/// A club's list of players imported.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PlayersImported {
    /// Number of the club.
    pub club: i32,
    /// The new players.
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
