//! Who read data of persons that not everybody sees: who, when, what, and with that what for.
//!
//! A reading changes nothing, so it is no deed: it stands in no trail and in no archive, and a tournament that was closed or
//! handed over to another machine stays what it was. It is written down before the reader gets the page or the file. Whoever
//! opens the same again within an hour leaves no second row.

use chrono::{NaiveDateTime, TimeDelta};

use crate::{
    app::window,
    event::{Datum, FieldClass, PersonName, PersonalOutput},
    store::{
        Conn,
        rows::{
            self,
            readings::{NewReading, ReadingRow},
        },
    },
};

use super::{
    Actor, AppError, Context, DataSheet,
    access::{self, Action, TournamentRole},
    data_sheet::moment,
    tournament::summary::Summary,
};

/// Minutes within which the same reading of the same person counts once.
const ONCE_IN: TimeDelta = TimeDelta::minutes(60);

/// Whose data are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::app) enum Whose {
    /// Those of a tournament's players.
    Tournament(i32),
    /// Those of one entry, with its tournament.
    Entry(i32, i32),
    /// Those of a player of the registry.
    Player(i32),
}

/// What is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::app) struct Reading {
    /// In which page or file.
    pub output: PersonalOutput,
    /// Whose data they are.
    pub whose: Whose,
    /// Of how many persons; 0 where there is nothing that not everybody sees.
    pub persons: usize,
}

/// Writes a reading down, where it is one. While nothing can be written (a full disk), the log of the server has it instead:
/// an arbiter must be able to take the report away then.
pub(in crate::app) fn write_down(
    ctx: &Context,
    actor: &Actor,
    reading: Reading,
) -> Result<(), AppError> {
    let persons = i32::try_from(reading.persons).unwrap_or(i32::MAX);
    if persons == 0 {
        return Ok(());
    }
    let (tournament, entry, player) = match reading.whose {
        Whose::Tournament(tournament) => (Some(tournament), None, None),
        Whose::Entry(tournament, entry) => (Some(tournament), Some(entry), None),
        Whose::Player(player) => (None, None, Some(player)),
    };
    let new = NewReading {
        user: actor.user.as_ref().map(|user| user.id),
        reader: actor.name(),
        output: reading.output,
        tournament,
        entry,
        player,
        persons,
    };
    let now = ctx.clock.now();
    let is_known = |conn: &mut Conn| Ok(rows::readings::is_known(conn, new, now - ONCE_IN)?);
    if ctx.read(is_known)? {
        return Ok(());
    }
    if ctx.trouble().is_some() {
        let (reader, output) = (new.user, new.output.code());
        tracing::warn!(
            ?reader,
            output,
            persons,
            "a reading that cannot be written down"
        );
        return Ok(());
    }
    ctx.keep_book(|conn| Ok(rows::readings::insert(conn, new, now)?))
}

/// Who read what of an entry, for the person: with those of the whole tournament.
pub(in crate::app) fn of_entry(
    conn: &mut Conn,
    sheet: &mut DataSheet,
    reader: FieldClass,
    (tournament, entry): (i32, i32),
) -> Result<(), AppError> {
    for row in rows::readings::of_entry(conn, (tournament, entry))? {
        add(sheet, reader, row);
    }
    Ok(())
}

/// Who read what of a player of the registry, for the person.
pub(in crate::app) fn of_player(
    conn: &mut Conn,
    sheet: &mut DataSheet,
    reader: FieldClass,
    player: i32,
) -> Result<(), AppError> {
    for row in rows::readings::of_player(conn, player)? {
        add(sheet, reader, row);
    }
    Ok(())
}

fn add(sheet: &mut DataSheet, reader: FieldClass, row: ReadingRow) {
    sheet.add(
        reader,
        [
            (Datum::ReadingAt, moment(row.read_at)),
            (Datum::ReadingOutput, row.output.code().to_owned()),
        ],
    );
}

/// A reading as it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadingLine {
    /// When, UTC.
    pub at: NaiveDateTime,
    /// Name, as shown, of who read it.
    pub reader: String,
    /// What, and with that what for.
    pub output: PersonalOutput,
    /// The participant, where it was one.
    pub name: Option<PersonName>,
    /// Of how many persons.
    pub persons: i32,
}

/// A window of the readings of a tournament, newest first.
#[derive(Clone, Debug)]
pub struct ReadingsView {
    /// The tournament.
    pub summary: Summary,
    /// What the reader is in it.
    pub role: Option<TournamentRole>,
    /// Readings in all.
    pub total: usize,
    /// Readings before the first line.
    pub start: usize,
    /// The lines of the window.
    pub lines: Vec<ReadingLine>,
}

/// A window (from 1) of who read what of the tournament's players, for its arbiters.
///
/// # Errors
/// No such tournament; not an arbiter of it.
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
