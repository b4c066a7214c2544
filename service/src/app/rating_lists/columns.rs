//! The meanings of columns in a federation's table whose headings do not say it. They are given once, and remembered
//! for lists of the same owner.

use crate::{
    app::{AppError, deed::HeadingNamed},
    formats::csv::{Heading, Meanings, PlayerColumn},
    store::{Conn, rows::list_columns},
};

/// The meanings that a column of a rating list may have. A faulty cell in one of these columns makes the row faulty;
/// other columns are ignored.
pub const COLUMNS: [PlayerColumn; 15] = [
    PlayerColumn::LastName,
    PlayerColumn::FirstName,
    PlayerColumn::FullName,
    PlayerColumn::Sex,
    PlayerColumn::Birth,
    PlayerColumn::Federation,
    PlayerColumn::FideId,
    PlayerColumn::NationalId,
    PlayerColumn::Title,
    PlayerColumn::FideStandard,
    PlayerColumn::FideRapid,
    PlayerColumn::FideBlitz,
    PlayerColumn::NationalStandard,
    PlayerColumn::NationalRapid,
    PlayerColumn::NationalBlitz,
];

/// Maximum characters of a heading that is remembered.
const LONGEST_HEADING: usize = 80;

/// The meanings of headings in a list.
#[derive(Clone, Debug, Default)]
pub struct Columns {
    /// Whether to show the head of a table instead of importing the list.
    pub(super) is_asked: bool,
    /// Headings with the meanings that the sender gave; `None` for a column to be ignored.
    said: Vec<(String, Option<PlayerColumn>)>,
    /// Meanings that were remembered for the owner.
    noted: Vec<(String, String)>,
    meanings: Meanings,
}

impl Columns {
    /// No meanings yet. With `is_asked`, the head of a table is shown instead of importing the list.
    #[must_use]
    pub fn new(is_asked: bool) -> Self {
        Self {
            is_asked,
            ..Self::default()
        }
    }

    /// Sets the meaning of a heading; `None` to ignore its column. A heading without letters or digits has no effect.
    pub fn say(&mut self, heading: &str, column: Option<PlayerColumn>) {
        if !Meanings::key(heading).is_empty() {
            self.said.push((heading.to_owned(), column));
        }
    }

    /// These meanings together with those remembered for earlier lists of this owner.
    pub(super) fn with_noted(&self, conn: &mut Conn, source: &str) -> Result<Self, AppError> {
        let mut all = self.clone();
        all.noted = list_columns::of_source(conn, source)?;
        for (heading, meaning) in &all.noted {
            let column = PlayerColumn::from_code(meaning);
            // A meaning from a newer version is ignored.
            if column.is_some() || meaning.is_empty() {
                all.meanings.note(heading, column);
            }
        }
        for (heading, column) in &all.said {
            all.meanings.note(heading, *column);
        }
        Ok(all)
    }

    /// The meanings of headings, both remembered and given.
    pub(super) fn meanings(&self) -> &Meanings {
        &self.meanings
    }

    /// A heading that was given a meaning but is not in the table.
    pub(super) fn missing(&self, columns: &[Heading]) -> Option<String> {
        let said = self.said.iter().map(|(heading, _)| heading);
        let mut missing = said.filter(|heading| {
            let key = Meanings::key(heading);
            !columns.iter().any(|own| Meanings::key(&own.text) == key)
        });
        missing.next().cloned()
    }

    /// The meanings to be remembered: those that differ from the heading's own meaning or from what is remembered.
    pub(super) fn new_ones(&self) -> Vec<HeadingNamed> {
        let mut named: Vec<HeadingNamed> = Vec::new();
        for (heading, column) in &self.said {
            let key = Meanings::key(heading);
            let meaning = column.map_or("", PlayerColumn::code);
            let before = self.noted.iter().find(|(known, _)| *known == key);
            let is_new = match before {
                Some((_, before)) => before != meaning,
                None => *column != PlayerColumn::from_heading(heading),
            };
            if is_new && key.chars().count() <= LONGEST_HEADING {
                named.retain(|other| other.heading != key);
                named.push(HeadingNamed {
                    heading: key,
                    meaning: meaning.to_owned(),
                });
            }
        }
        named
    }
}
