//! What becomes of the lines of a report, kept with a tournament, when somebody of whom they are is erased or removed.
//!
//! Their record 001 loses everything but number, points, place and rounds: opponents name it. Their national records go, and so
//! does every line that names them.

use crate::{
    app::AppError,
    event::{FideId, Person},
    formats::trf,
    store::{
        Conn,
        rows::report_lines::{self, LineRow},
    },
};

/// Forgets who a participant is; the line with their rounds stays theirs.
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

/// Forgets somebody who is taken out of the tournament: the line with their number is nobody's.
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
