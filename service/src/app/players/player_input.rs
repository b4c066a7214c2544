//! The input of the form of a player.

use serde::{Deserialize, Serialize};

use crate::{
    app::{AppError, Checks, PersonInput, person_input::TypedAt},
    event::{Elo, FieldClass, ListRatings, Ratings},
};

use super::player_values::PlayerValues;

/// The input of the form of a player, as typed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PlayerInput {
    /// The personal data.
    #[serde(flatten)]
    pub person: PersonInput,
    /// FIDE standard, rapid and blitz rating; each may be empty.
    pub fide: [String; 3],
    /// National standard, rapid and blitz rating; each may be empty.
    pub national: [String; 3],
    /// Whether the sender says that this is another person with the same name and year of birth.
    pub is_another: bool,
}

/// Names of the fields of FIDE's ratings in the form.
pub const FIDE_FIELDS: [&str; 3] = ["fide_standard", "fide_rapid", "fide_blitz"];

/// Names of the fields of the national ratings in the form.
pub const NATIONAL_FIELDS: [&str; 3] = ["national_standard", "national_rapid", "national_blitz"];

impl PlayerInput {
    /// The values in the form in which they would be typed; of the birth date only what `reader` may see.
    pub(super) fn of(values: &PlayerValues, reader: FieldClass, is_another: bool) -> Self {
        let typed = |list: ListRatings| {
            let text = |elo: Option<Elo>| elo.map(|elo| elo.to_string()).unwrap_or_default();
            list.by_kind().map(text)
        };
        Self {
            person: PersonInput::of(&values.person, reader),
            fide: typed(values.ratings.fide),
            national: typed(values.ratings.national),
            is_another,
        }
    }

    /// Names and values of the fields, in the order of the form.
    #[must_use]
    pub fn fields(&self) -> Vec<(&'static str, &str)> {
        let ratings = |fields: [&'static str; 3], texts| fields.into_iter().zip(texts);
        let mut all = self.person.fields().to_vec();
        all.extend(ratings(
            FIDE_FIELDS,
            self.fide.each_ref().map(String::as_str),
        ));
        all.extend(ratings(
            NATIONAL_FIELDS,
            self.national.each_ref().map(String::as_str),
        ));
        all
    }

    /// Reads and checks the player.
    ///
    /// # Errors
    /// Fields to be corrected.
    pub(super) fn parse(&self) -> Result<PlayerValues, AppError> {
        let mut checks = Checks::default();
        let values = PlayerValues {
            person: self.person.parse(&mut checks, TypedAt::Registry),
            ratings: Ratings {
                fide: ratings(&mut checks, FIDE_FIELDS, &self.fide),
                national: ratings(&mut checks, NATIONAL_FIELDS, &self.national),
            },
        };
        checks.finish()?;
        Ok(values)
    }
}

fn ratings(checks: &mut Checks, fields: [&'static str; 3], texts: &[String; 3]) -> ListRatings {
    let mut read = fields
        .into_iter()
        .zip(texts)
        .map(|(field, text)| checks.rating(field, text));
    // The array and the iterator both have three elements.
    ListRatings::from_kinds(std::array::from_fn(|_| read.next().flatten()))
}
