//! What the columns of a federation's table hold, where their headings do not say it: said once, and remembered for the lists
//! of the same source.

use crate::{
    app::{AppError, deed::HeadingNamed},
    formats::csv::{Heading, Meanings, PlayerColumn},
    store::{Conn, rows::list_columns},
};

/// What a column of a rating list may hold. A bad cell of one of these makes a bad row; others are not asked for.
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

/// The longest heading that is remembered.
const LONGEST_HEADING: usize = 80;

/// What headings of a list mean.
#[derive(Clone, Debug, Default)]
pub struct Columns {
    /// Whether the head of a table is shown instead of taking the list in.
    pub(super) is_asked: bool,
    /// Headings as they were said, with what they mean; `None` where the column is left aside.
    said: Vec<(String, Option<PlayerColumn>)>,
    /// What was noted of the source before.
    noted: Vec<(String, String)>,
    meanings: Meanings,
}

impl Columns {
    /// Nothing is said yet. `is_asked`: the head of a table is shown instead of taking the list in.
    #[must_use]
    pub fn new(is_asked: bool) -> Self {
        Self {
            is_asked,
            ..Self::default()
        }
    }

    /// Says what a heading means; `None` where its column is left aside. A heading without letters and digits says nothing.
    pub fn say(&mut self, heading: &str, column: Option<PlayerColumn>) {
        if !Meanings::key(heading).is_empty() {
            self.said.push((heading.to_owned(), column));
        }
    }

    /// These meanings with what was said of earlier lists of this source.
    pub(super) fn with_noted(&self, conn: &mut Conn, source: &str) -> Result<Self, AppError> {
        let mut all = self.clone();
        all.noted = list_columns::of_source(conn, source)?;
        for (heading, meaning) in &all.noted {
            let column = PlayerColumn::from_code(meaning);
            // What a newer version wrote says nothing here.
            if column.is_some() || meaning.is_empty() {
                all.meanings.note(heading, column);
            }
        }
        for (heading, column) in &all.said {
            all.meanings.note(heading, *column);
        }
        Ok(all)
    }

    /// What headings mean, as noted and as said.
    pub(super) fn meanings(&self) -> &Meanings {
        &self.meanings
    }

    /// A heading of which something was said and which the table does not have.
    pub(super) fn missing(&self, columns: &[Heading]) -> Option<String> {
        let said = self.said.iter().map(|(heading, _)| heading);
        let mut missing = said.filter(|heading| {
            let key = Meanings::key(heading);
            !columns.iter().any(|own| Meanings::key(&own.text) == key)
        });
        missing.next().cloned()
    }

    /// What is to be noted: where it is not what the heading says by itself or what was noted before.
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
