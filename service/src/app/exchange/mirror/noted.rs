//! What a site notes of a message: whom it follows, what the deed says, and who is told of boards.

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

/// A moment as a message says it; `now` where it says none.
pub(super) fn moment_of(text: &str, now: NaiveDateTime) -> NaiveDateTime {
    moment::read(text).unwrap_or(now)
}

/// What a tournament follows from now on.
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

/// What the deed says of a message.
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

/// Browsers that asked here are told of boards that were published in the hall after the newest row of here.
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
