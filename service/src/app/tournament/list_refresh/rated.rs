//! The data of an entry that a rating list may change.

use serde::{Deserialize, Serialize};

use crate::{
    app::AppError,
    event::{Elo, Federation, Title},
    store::rows::entries::EntryRow,
};

/// Rating, title and federation, as typed; empty for none.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Rated {
    /// Rating of the kind of chess that is played.
    pub rating: String,
    /// Code of the title.
    pub title: String,
    /// Code of the federation.
    pub federation: String,
}

fn text(value: Option<impl ToString>) -> String {
    value.map(|value| value.to_string()).unwrap_or_default()
}

/// Rating, title and federation, each `None` if there is none.
pub(super) type Values = (Option<Elo>, Option<Title>, Option<Federation>);

impl Rated {
    /// The data of an entry.
    pub(super) fn of(row: &EntryRow) -> Self {
        Self {
            rating: text(row.rating),
            title: text(row.person.title.map(Title::code)),
            federation: text(row.person.federation),
        }
    }

    /// Parses the texts.
    ///
    /// # Errors
    /// A stored text that this version cannot read.
    pub(in crate::app) fn values(&self) -> Result<Values, AppError> {
        let unread = || AppError::System(format!("a list said {self:?}"));
        let rating = match self.rating.as_str() {
            "" => None,
            text => Some(
                text.parse()
                    .ok()
                    .and_then(|number| Elo::new(number).ok())
                    .ok_or_else(unread)?,
            ),
        };
        let title = match self.title.as_str() {
            "" => None,
            text => Some(Title::parse(text).ok_or_else(unread)?),
        };
        let federation = match self.federation.as_str() {
            "" => None,
            text => Some(Federation::parse(text).map_err(|_| unread())?),
        };
        Ok((rating, title, federation))
    }
}
