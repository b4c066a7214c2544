//! A player's name as every list shows it.

use askama::Template;
use askama::filters::HtmlSafe;

/// Surname in bold, given name in regular type, and a small title after it; the name may be a link.
#[derive(Clone, Debug, Default, PartialEq, Eq, Template)]
#[template(path = "parts/name.html")]
pub struct PlayerName {
    /// Surname, or the full name of a player who has only one name.
    pub surname: String,
    /// Given name or initial; may be empty.
    pub given: String,
    /// Title or category as shown: `CM`, `MF`.
    pub title: Option<String>,
    /// Address of the player's page.
    pub link: Option<String>,
}

impl HtmlSafe for PlayerName {}

impl PlayerName {
    /// Name without title or link.
    #[must_use]
    pub fn new(surname: impl Into<String>, given: impl Into<String>) -> Self {
        Self {
            surname: surname.into(),
            given: given.into(),
            title: None,
            link: None,
        }
    }

    /// A name as PGN writes it, surname first: `De Nicolò, Margherita`.
    #[must_use]
    pub fn of_pgn(written: &str) -> Self {
        match written.split_once(", ") {
            Some((surname, given)) => Self::new(surname, given),
            None => Self::new(written, ""),
        }
    }

    /// `De Nicolò Margherita`, for running text and attributes.
    #[must_use]
    pub fn plain(&self) -> String {
        format!("{} {}", self.surname, self.given)
            .trim_end()
            .to_owned()
    }
}
