//! Who read data of persons that not everybody sees: who, when, what, and with that what for.
//!
//! A reading changes nothing, so it is no deed: it stands in no trail and in no archive, and a tournament that was closed or
//! handed over to another machine stays what it was. It is written down before the reader gets the page or the file
//! (`Context::gives`). Whoever opens the same again within an hour leaves no second row.

use crate::{
    event::{Datum, FieldClass, PersonalOutput},
    store::{
        Conn,
        rows::{self, readings::ReadingRow},
    },
};

use super::{AppError, DataSheet, data_sheet::moment};

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
