//! A player of a list as input for the forms.

use crate::app::PersonInput;

use super::ListPlayer;

impl ListPlayer {
    /// The person in the form in which they would be typed.
    #[must_use]
    pub fn typed(&self) -> PersonInput {
        let (last_name, first_name) = self.name.split_once(',').unwrap_or((&self.name, ""));
        let code = |code: Option<&str>| code.unwrap_or_default().to_owned();
        PersonInput {
            last_name: last_name.trim().to_owned(),
            first_name: first_name.trim().to_owned(),
            sex: code(self.sex.map(|sex| sex.code())),
            birth: self
                .birth_year
                .map(|year| year.to_string())
                .unwrap_or_default(),
            federation: code(self.federation.as_ref().map(|federation| federation.code())),
            fide_id: code(self.fide_id.as_ref().map(|id| id.as_str())),
            national_id: self.national_id.clone().unwrap_or_default(),
            title: code(self.title.map(|title| title.code())),
        }
    }
}
