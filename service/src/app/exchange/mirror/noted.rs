//! What a site notes about a message: the machine that it follows, the deed, and the news for browsers.

use chrono::NaiveDateTime;

use crate::{
    app::{
        AppError,
        deed::{HallFollowed, Written},
        tournament::board_news,
    },
    store::{
        Conn,
        rows::{mirrored::MirroredRow, moment, sealed_trail},
    },
};

use super::message::{Head, Message};

/// Trail, number and hash of the newest row of the trail that the site has.
pub(super) type Tip = (i32, i32, String);

/// Reads a moment of a message, in UTC; `now` if the message gives none.
pub(super) fn moment_of(text: &str, now: NaiveDateTime) -> NaiveDateTime {
    moment::read(text).unwrap_or(now)
}

/// The record of the hall's machine that a tournament follows from now on. `user` is the account of the link.
pub(super) fn following(head: &Head, (id, user): (i32, i32), now: NaiveDateTime) -> MirroredRow {
    MirroredRow {
        tournament_id: id,
        user_id: user,
        event: head.event.clone(),
        machine: head.by.clone(),
        machine_since: moment_of(&head.since, now),
        stood_at: moment_of(&head.stood_at, now),
        heard_at: now,
        is_silent: false,
        rival: String::new(),
        rival_since: None,
        rival_at: None,
    }
}

/// The content of the deed about a message.
pub(super) fn told(message: &Message) -> HallFollowed {
    let head = &message.head;
    HallFollowed {
        machine: head.by.clone(),
        program: head.program.clone(),
        slug: head.slug.clone(),
        deeds: message.trail.len(),
        rows: message.rows.values().map(Vec::len).sum(),
        hash: head.to.clone(),
    }
}

/// Tells browsers that asked here about boards that were published in the hall after row `tip`.
///
/// # Errors
/// Storage failures.
pub(super) fn tell_boards(
    conn: &mut Conn,
    id: i32,
    tip: &Tip,
    message: &Message,
    now: NaiveDateTime,
) -> Result<(), AppError> {
    let new =
        |(chain, row): &&(i32, sealed_trail::SealedRow)| (*chain, row.number) > (tip.0, tip.1);
    for (_, row) in message.trail.iter().filter(new) {
        if let Written::Deed(deed) = Written::of(&row.clone().told(id)) {
            board_news::note::note(conn, id, &deed, now)?;
        }
    }
    Ok(())
}
