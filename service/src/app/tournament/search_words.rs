//! Search words of a tournament in the calendar: those of its name, town and hall.

use std::collections::BTreeSet;

use crate::{
    app::{AppError, fold},
    store::{
        Conn,
        rows::tournament_words::{self, Written},
    },
};

/// Stores the words of a tournament again, in the transaction that changed them.
///
/// # Errors
/// Storage failures.
pub(in crate::app) fn keep(conn: &mut Conn, tournament: i32) -> Result<(), AppError> {
    let written = tournament_words::written(conn, tournament)?;
    keep_of(conn, &written)
}

/// Stores the words of these texts.
///
/// # Errors
/// Storage failures.
pub(in crate::app) fn keep_of(conn: &mut Conn, written: &Written) -> Result<(), AppError> {
    let folded = [&written.name, &written.town, &written.venue].map(|text| fold(text));
    let words: BTreeSet<&str> = folded.iter().flat_map(|text| text.split(' ')).collect();
    // A name without any letter gets the empty word, so that it counts as stored.
    Ok(tournament_words::replace(conn, written.id, words)?)
}
