//! A person's name.

use std::fmt;

/// The word that replaces a name that is not shown, in files; pages say it in the reader's language.
const WITHHELD: &str = "Giocatore";

/// Surname and given name. The given name may be empty: some people have one name only.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct PersonName {
    surname: String,
    given: String,
}

/// Why two texts are not a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NameError {
    /// The surname is empty.
    #[error("no surname")]
    NoSurname,
}

impl PersonName {
    /// The most characters of a surname, and of a given name.
    pub const LONGEST: usize = 60;

    /// A name as somebody gives it.
    ///
    /// # Errors
    /// [`NameError::NoSurname`] for an empty surname or one of blanks.
    pub fn new(surname: &str, given: &str) -> Result<Self, NameError> {
        let name = Self::recorded(surname, given);
        if name.surname.is_empty() {
            Err(NameError::NoSurname)
        } else {
            Ok(name)
        }
    }

    /// A name as a record holds it. It may be empty: a report may have a player without a name, and the tournament keeps it so.
    #[must_use]
    pub fn recorded(surname: &str, given: &str) -> Self {
        Self {
            surname: surname.trim().to_owned(),
            given: given.trim().to_owned(),
        }
    }

    /// A recorded name from one text, `Surname, Given name`; without a comma the whole text is the surname.
    #[must_use]
    pub fn from_comma(text: &str) -> Self {
        let (surname, given) = text.split_once(',').unwrap_or((text, ""));
        Self::recorded(surname, given)
    }

    /// The surname.
    #[must_use]
    pub fn surname(&self) -> &str {
        &self.surname
    }

    /// The given name; may be empty.
    #[must_use]
    pub fn given(&self) -> &str {
        &self.given
    }

    /// The surname with the first letter of the given name, `De Nicolò M.`: how children are shown unless their guardian
    /// chooses otherwise.
    #[must_use]
    pub fn with_initial(&self) -> Self {
        let first = self.given.chars().next();
        Self {
            surname: self.surname.clone(),
            given: first.map_or_else(String::new, |letter| format!("{letter}.")),
        }
    }

    /// The replacement for a name that is not shown, with a number that tells such people apart.
    #[must_use]
    pub fn withheld(number: usize) -> Self {
        Self {
            surname: format!("{WITHHELD} {number}"),
            given: String::new(),
        }
    }

    /// The number in the replacement for a name that is not shown; `None` for a real name.
    #[must_use]
    pub fn withheld_number(&self) -> Option<usize> {
        let number = self.surname.strip_prefix(WITHHELD)?.strip_prefix(' ')?;
        number.parse().ok().filter(|_| self.given.is_empty())
    }

    /// Whether there is a letter in the surname, of any script.
    #[must_use]
    pub fn has_letter(&self) -> bool {
        self.surname.chars().any(char::is_alphabetic)
    }

    /// `Surname, Given name`, as reports, game files and tables write it; the surname alone if there is no given name.
    #[must_use]
    pub fn with_comma(&self) -> String {
        if self.given.is_empty() {
            self.surname.clone()
        } else {
            format!("{}, {}", self.surname, self.given)
        }
    }
}

/// `Surname Given`, as lists write it.
impl fmt::Display for PersonName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.surname)?;
        if !self.given.is_empty() {
            write!(f, " {}", self.given)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_has_a_surname() {
        for (surname, given, list, comma) in [
            (
                "De Nicolò",
                "Margherita",
                "De Nicolò Margherita",
                "De Nicolò, Margherita",
            ),
            (" Rossi ", " ", "Rossi", "Rossi"),
        ] {
            let name = PersonName::new(surname, given).unwrap();
            assert_eq!(
                (name.surname(), name.given()),
                (surname.trim(), given.trim())
            );
            assert_eq!(name.to_string(), list);
            assert_eq!(name.with_comma(), comma);
            assert_eq!(PersonName::from_comma(comma), name);
        }
        for surname in ["", "  ", "\t"] {
            let refused = PersonName::new(surname, "Mario");
            assert_eq!(refused, Err(NameError::NoSurname), "{surname:?}");
        }
    }

    #[test]
    fn a_report_may_leave_a_player_without_a_name() {
        assert_eq!(PersonName::from_comma(""), PersonName::default());
        let given_alone = PersonName::from_comma(", Mario");
        assert_eq!((given_alone.surname(), given_alone.given()), ("", "Mario"));
        assert_eq!(PersonName::from_comma("Rossi,Mario,jr").given(), "Mario,jr");
    }

    #[test]
    fn a_name_is_shown_whole_or_by_its_initial_or_not_at_all() {
        for (given, initial) in [
            ("Margherita", "De Nicolò M."),
            ("", "De Nicolò"),
            ("Ébe", "De Nicolò É."),
        ] {
            let name = PersonName::new("De Nicolò", given).unwrap();
            assert_eq!(name.with_initial().to_string(), initial);
            assert_eq!(name.withheld_number(), None);
        }
        let withheld = PersonName::withheld(12);
        assert_eq!(withheld.to_string(), "Giocatore 12");
        assert_eq!(withheld.withheld_number(), Some(12));
        // Somebody may have the word as a surname.
        for (surname, given) in [
            ("Giocatore", "12"),
            ("Giocatore", ""),
            ("Giocatore Due", ""),
            ("Giocatore 2", "Ugo"),
        ] {
            let name = PersonName::recorded(surname, given);
            assert_eq!(name.withheld_number(), None, "{name}");
        }
    }

    #[test]
    fn a_letter_of_any_script() {
        for (surname, has_letter) in [("Rossi", true), ("Ли", true), ("李", true), ("42", false)]
        {
            assert_eq!(PersonName::recorded(surname, "").has_letter(), has_letter);
        }
    }
}
