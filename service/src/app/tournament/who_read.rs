//! Who read data of a tournament's players that not everybody may see; for its arbiters.

use chrono::NaiveDateTime;

use crate::{
    app::{
        Actor, AppError, Context,
        access::{self, Action, TournamentRole},
        window,
    },
    event::{PersonName, PersonalOutput},
    store::rows,
};

use super::summary::Summary;

/// A reading of personal data.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadingLine {
    /// When it happened, in UTC.
    pub at: NaiveDateTime,
    /// Name, as shown, of the reader.
    pub reader: String,
    /// The output that was read, which also tells the purpose.
    pub output: PersonalOutput,
    /// Name of the participant, if the reading was about a single one.
    pub name: Option<PersonName>,
    /// Number of persons whose data were read.
    pub persons: i32,
}

/// A window of the readings in a tournament, newest first.
#[derive(Clone, Debug)]
pub struct ReadingsView {
    /// The tournament.
    pub summary: Summary,
    /// Role of the reader in the tournament; `None` for somebody with no role.
    pub role: Option<TournamentRole>,
    /// Number of all readings.
    pub total: usize,
    /// Number of readings before the first line.
    pub start: usize,
    /// The lines of the window.
    pub lines: Vec<ReadingLine>,
}

/// Reads window `number`, from 1, of the readings in a tournament, for its arbiters.
///
/// # Errors
/// No such tournament; the actor is not an arbiter of it.
pub fn of_tournament(
    ctx: &Context,
    actor: &Actor,
    slug: &str,
    number: usize,
) -> Result<ReadingsView, AppError> {
    ctx.read(|conn| {
        let loaded = ctx.tournament(conn, slug)?;
        let id = loaded.tournament.id;
        access::require(conn, actor, Action::RunTournament(id))?;
        let total = usize::try_from(rows::readings::count(conn, id)?).unwrap_or_default();
        let shown = window::rows(total, number);
        let count = |n: usize| i64::try_from(n).unwrap_or(i64::MAX);
        let bounds = (count(shown.start), count(shown.len()));
        let lines = rows::readings::of_tournament(conn, id, bounds)?;
        let lines = lines.into_iter().map(|row| ReadingLine {
            at: row.read_at,
            reader: row.reader,
            output: row.output,
            name: row
                .entry_id
                .and_then(|entry| loaded.entry(entry))
                .map(|entry| entry.person.name.clone()),
            persons: row.persons,
        });
        Ok(ReadingsView {
            lines: lines.collect(),
            summary: Summary::of(&loaded)?,
            role: access::role(conn, actor, id)?,
            total,
            start: shown.start,
        })
    })
}
