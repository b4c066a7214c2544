//! Whether a tournament accepts a write if it is closed, was handed over, or follows a hall.

use crate::{
    app::{AppError, exchange, tournament},
    store::{Conn, rows},
};

/// Which tournaments accept a write although they are closed, handed over, or follow a hall.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Closed {
    /// Only open tournaments.
    Refused,
    /// Closed tournaments too.
    Taken,
    /// Tournaments that were handed over to another machine, too.
    HandedOver,
    /// Tournaments that follow a hall, too.
    Mirrored,
    /// Tournaments that follow a hall, too; they pass the write on to the hall.
    PassedOn,
    /// All tournaments, in any state.
    Any,
}

/// Checks that a tournament in its present state accepts a write.
pub(super) fn must_take(
    conn: &mut Conn,
    id: i32,
    found: &rows::before_write::BeforeWrite,
    closed: Closed,
) -> Result<(), AppError> {
    if found.is_handed_over && !matches!(closed, Closed::HandedOver | Closed::Any) {
        return Err(exchange::archive::handed_over(conn, id)?.into());
    }
    if found.is_mirrored {
        match closed {
            Closed::Mirrored | Closed::Any => {}
            Closed::PassedOn => exchange::mirror::must_be_followed(conn, id)?,
            _ => return Err(exchange::mirror::refusal(conn, id)?.into()),
        }
    }
    match closed {
        Closed::Refused | Closed::PassedOn => tournament::closing::must_be_open(found.state()?),
        _ => Ok(()),
    }
}
