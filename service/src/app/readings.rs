//! Records who read personal data that not everybody sees: who, when, and in which page or file.
//!
//! A reading changes nothing, so it is no deed: it is in no trail and no archive, and a tournament that was closed or
//! handed over stays unchanged. It is recorded before the reader gets the page or the file (`Context::gives`). If
//! somebody opens the same again within an hour, no second row is written.

use crate::{
    event::{Datum, FieldClass, PersonalOutput},
    store::{
        Conn,
        rows::{self, readings::ReadingRow},
    },
};

use super::{AppError, DataSheet, data_sheet::moment};

/// The people whose data are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::app) enum Whose {
    /// The players of a tournament.
    Tournament(i32),
    /// One entry, with its tournament.
    Entry(i32, i32),
    /// A player of the registry.
    Player(i32),
}

/// A reading of personal data.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::app) struct Reading {
    /// The page or file.
    pub output: PersonalOutput,
    /// The people whose data they are.
    pub whose: Whose,
    /// Number of people whose data go beyond what everybody sees; 0 if there are none.
    pub persons: usize,
}

/// The readings of an entry's data, for the person; they include readings of the whole tournament.
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

/// The readings of a registered player's data, for the person.
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
