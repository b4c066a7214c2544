//! What becomes of a write to a tournament that is closed, that another machine goes on with, or that follows a hall.

use crate::{
    app::{AppError, exchange, tournament},
    store::{Conn, rows},
};

/// What becomes of a write to a closed tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Closed {
    /// It is refused.
    Refused,
    /// It is taken.
    Taken,
    /// One that another machine goes on with takes it too.
    HandedOver,
    /// One that follows a hall takes it too.
    Mirrored,
    /// One that follows a hall takes it, and passes it on to the hall.
    PassedOn,
    /// Whatever became of the tournament.
    Any,
}

/// Whether a tournament takes a write, as it stands.
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
