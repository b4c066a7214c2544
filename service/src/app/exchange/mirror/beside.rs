//! What a following tournament needs besides its rows: the key of its seats, how players enter themselves, the hall's
//! decisions about requests, and the arbiters of its sections.

use chrono::NaiveDateTime;

use crate::{
    app::{
        Actor, AppError,
        tournament::{
            entry_door::by_hall::{self, Decision},
            sections,
        },
    },
    store::{
        Conn,
        rows::{self, mirrored},
    },
};

use super::message::Message;

/// The part of a copy that holds the participants.
const ENTRIES: &str = "entries";

/// Stores these things in the tournament.
///
/// # Errors
/// Storage failures.
pub(super) fn settle_in(
    conn: &mut Conn,
    actor: &Actor,
    id: i32,
    message: &Message,
    now: NaiveDateTime,
) -> Result<(), AppError> {
    match message.head.seats.as_str() {
        // An older program does not send its key.
        "" => rows::seats::make_key(conn, id)?,
        key => {
            if rows::seats::secret(conn, id)?.as_deref() != Some(key) {
                rows::seats::set_key(conn, id, key)?;
            }
        }
    }
    if let Some(door) = &message.door {
        door.put(conn, id)?;
    }
    if !message.decided.is_empty() {
        decide(conn, id, message, now)?;
    }
    if message.rows.contains_key("sections") {
        sections::arrive(conn, actor, id)?;
    }
    Ok(())
}

/// Stores the hall's decisions about requests.
fn decide(conn: &mut Conn, id: i32, message: &Message, now: NaiveDateTime) -> Result<(), AppError> {
    let entries = mirrored::rows_of(conn, id, &[ENTRIES])?.remove(ENTRIES);
    let entries = entries.unwrap_or_default();
    for told in &message.decided {
        let decision = Decision {
            state: told.state,
            reason: &told.reason,
            entry: told.entry.and_then(|number| entries.get(&number).copied()),
            at: told.at(now),
        };
        by_hall::decide(conn, id, &told.secret, &decision, now)?;
    }
    Ok(())
}
