//! The stored lines of a report, when a participant named in them is erased or removed.
//!
//! Their record 001 keeps only number, points, place and rounds, because opponents refer to it. Their national records are
//! deleted, and so is every other line that names them.

use crate::{
    app::AppError,
    event::{FideId, Person},
    formats::trf,
    store::{
        Conn,
        rows::report_lines::{self, LineRow},
    },
};

/// Removes a participant's identity from the lines; the line with their rounds still belongs to them.
pub(super) fn forget(
    conn: &mut Conn,
    (tournament, entry): (i32, i32),
    person: &Person,
) -> Result<(), AppError> {
    let is_named = |line: &LineRow| {
        let number = person.fide_id.as_ref().and_then(FideId::number);
        trf::names_player(&line.text, &person.name.with_comma(), number)
    };
    for line in report_lines::of_tournament(conn, tournament)? {
        if line.entry_id == Some(entry) {
            match trf::of_nobody(&line.text) {
                Some(text) => report_lines::replace(conn, line.id, line.entry_id, &text)?,
                None => report_lines::delete(conn, line.id)?,
            }
        } else if line.entry_id.is_none() && is_named(&line) {
            report_lines::delete(conn, line.id)?;
        }
    }
    Ok(())
}

/// Removes a participant from the lines; the line with their number then belongs to nobody.
pub(super) fn release(
    conn: &mut Conn,
    (tournament, entry): (i32, i32),
    person: &Person,
) -> Result<(), AppError> {
    forget(conn, (tournament, entry), person)?;
    for line in report_lines::of_entry(conn, entry)? {
        report_lines::replace(conn, line.id, None, &line.text)?;
    }
    Ok(())
}
