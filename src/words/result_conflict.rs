//! Two conflicting values for one board, in words: who sent which, and which one counts.

use crate::{app::tournament::results::ResultConflict, event::BoardResult, i18n::Words};

use super::result;

/// Why a result is not stored: a different one was sent for the board.
#[must_use]
pub fn refused(t: Words, conflict: &ResultConflict) -> String {
    let mut values = vec![(None, conflict.wanted)];
    if conflict.stored.is_some() {
        values.push((Some(conflict.by.clone()), conflict.stored));
    }
    two_values(t, conflict.board, &values, conflict.stored)
}

/// The values that were sent for a board, each with its sender (`None`: the reader), and the one that counts.
#[must_use]
pub fn two_values(
    t: Words,
    board: i32,
    values: &[(Option<String>, Option<BoardResult>)],
    stored: Option<BoardResult>,
) -> String {
    let said: Vec<String> = values
        .iter()
        .map(|(who, value)| {
            let who = who.clone().unwrap_or_else(|| t.get("desk-you"));
            format!("{who} {}", glyphs(t, *value))
        })
        .collect();
    t.with_three(
        "refusal-result-conflict",
        "board",
        board,
        "values",
        said.join(", "),
        "stored",
        glyphs(t, stored),
    )
}

/// A result in signs, or the word for no result.
fn glyphs(t: Words, result: Option<BoardResult>) -> String {
    result.map_or_else(|| t.get("result-none"), |result| result::glyphs(t, result))
}
